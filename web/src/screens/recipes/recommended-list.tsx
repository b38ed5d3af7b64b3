/** Recommended recipes in their groups, as the server orders them: own brewers, own methods, everything else. */
import { msg, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useRead } from '../../api/hooks.ts'
import type { Recipe } from '../../api/schema.ts'
import { RecipeCard } from '../../parts/recipe/recipe-card.tsx'
import { useViewer } from '../../state/session.ts'
import { Grid, Section } from '../../ui/page.tsx'

const HEADINGS = [msg`For your brewers`, msg`For your brew methods`, msg`More recipes`]

export function RecommendedList({ recipes }: { recipes: readonly Recipe[] }) {
  const owned = useOwnMachines()
  if (owned.length === 0) return <Cards recipes={recipes} level={2} />
  const groupOf = ({ machineId, brewMethod }: Recipe): number => {
    if (owned.some(({ id }) => id === machineId)) return 0
    return owned.some((machine) => machine.brewMethod === brewMethod) ? 1 : 2
  }
  return HEADINGS.map((heading, group) => {
    const shown = recipes.filter((recipe) => groupOf(recipe) === group)
    return (
      shown.length > 0 && (
        <Section key={heading.id} heading={t(heading)}>
          <Cards recipes={shown} level={3} />
        </Section>
      )
    )
  })
}

/** Explains the order of the list. */
export function RecommendedNote() {
  const isMember = Boolean(useViewer())
  const owned = useOwnMachines()
  if (!isMember)
    return <Trans>Most helpful first, by votes for and against. Sign in to sort by your taste and your brewers.</Trans>
  if (owned.length === 0) return <Trans>What fits your taste and helped others comes first.</Trans>
  return <Trans>For your brewers first, then what fits your taste and helped others.</Trans>
}

function useOwnMachines() {
  const isMember = Boolean(useViewer())
  const { data } = useRead('listUserMachines', undefined, { enabled: isMember })
  return isMember ? (data?.machines ?? []) : []
}

const Cards = ({ recipes, level }: { recipes: readonly Recipe[]; level: 2 | 3 }) => (
  <Grid>
    {recipes.map((recipe) => (
      <RecipeCard key={recipe.id} recipe={recipe} level={level} />
    ))}
  </Grid>
)
