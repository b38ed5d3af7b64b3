/** Existing recipes for the same coffee and method, shown while a recipe is written. */
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useRead } from '../../api/hooks.ts'
import type { Recipe } from '../../api/schema.ts'
import { RecipeCard } from '../../parts/recipe/recipe-card.tsx'
import { SharedDay } from '../../parts/recipe/shared-day.tsx'
import { useMethodName } from '../../state/catalog.ts'
import styles from '../../ui/form-layout.module.css'
import { Stack } from '../../ui/page.tsx'
import { Loading } from '../../ui/states.tsx'
import { storedNumber } from '../../ui/typed-number.ts'
import type { RecipeValues } from './recipe-values.ts'

const MAX_SHOWN = 3

export function SimilarRecipes({ values }: { values: RecipeValues }) {
  const { coffee, machine } = values
  const methodName = useMethodName()
  const query = { coffeeId: coffee?.id, limit: 100 }
  const { data, isPending } = useRead('listCommunityRecipes', { query }, { enabled: coffee !== null })
  if (!coffee)
    return (
      <p className={styles.soft}>
        <Trans>Choose a coffee to see recipes others have shared.</Trans>
      </p>
    )
  if (isPending) return <Loading height="18rem" />
  const similar = (data?.data ?? [])
    .filter(({ brewMethod }) => !machine || brewMethod === machine.brewMethod)
    .toSorted((a, b) => Number(isNearlySame(b, values)) - Number(isNearlySame(a, values)))
  const method = machine ? methodName(machine.brewMethod) : undefined
  if (similar.length === 0) return <p className={styles.soft}>{noneLabel(coffee.name, method)}</p>
  return (
    <Stack>
      <p>
        {countLabel(similar.length, coffee.name, method)} <Trans>If one is almost yours, vote for it instead.</Trans>
      </p>
      {similar.slice(0, MAX_SHOWN).map((recipe) => (
        <RecipeCard key={recipe.id} recipe={recipe} named="method" note={<SharedDay recipe={recipe} />}>
          {isNearlySame(recipe, values) && (
            <p className={styles.same}>
              <Trans>Almost the same as yours</Trans>
            </p>
          )}
        </RecipeCard>
      ))}
    </Stack>
  )
}

const noneLabel = (coffee: string, method: string | undefined): string =>
  method
    ? t`No ${method} recipes for ${coffee} yet. Yours will be the first.`
    : t`No recipes for ${coffee} yet. Yours will be the first.`

const countLabel = (count: number, coffee: string, method: string | undefined): string =>
  method
    ? plural(count, {
        one: `# ${method} recipe for ${coffee} so far.`,
        other: `# ${method} recipes for ${coffee} so far.`,
      })
    : plural(count, { one: `# recipe for ${coffee} so far.`, other: `# recipes for ${coffee} so far.` })

/** On the same grinder, with about as much coffee at about the same ratio. */
function isNearlySame(recipe: Recipe, { grinder, dose, ratio }: RecipeValues): boolean {
  const [grams, strength] = [storedNumber(dose), storedNumber(ratio)]
  return (
    recipe.grinderId === grinder?.id &&
    grams !== undefined &&
    strength !== undefined &&
    Math.abs(recipe.doseGrams - grams) <= 1 &&
    Math.abs(recipe.ratio - strength) <= 0.5
  )
}
