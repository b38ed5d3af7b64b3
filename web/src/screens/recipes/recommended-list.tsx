/** Recommended recipes in their groups, as the server orders them: own brewers, own methods, everything else. */
import { useRead } from '../../api/hooks.ts'
import type { Recipe } from '../../api/schema.ts'
import { RecipeCard } from '../../parts/recipe/recipe-card.tsx'
import { useViewer } from '../../state/session.ts'
import { Grid, Section } from '../../ui/page.tsx'

const HEADINGS = ['For your brewers', 'For methods you brew', 'Everything else']

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
        <Section key={heading} heading={heading}>
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
  if (!isMember) return <>Sorted by votes. Sign in, and your taste and your brewers count too.</>
  return <>{owned.length > 0 && 'Recipes for your brewers come first. '}Sorted by fit: 60 % your taste, 40 % votes.</>
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
