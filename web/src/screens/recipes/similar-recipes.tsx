/** Existing recipes for the same coffee and method, shown while a recipe is written. */
import { useRead } from '../../api/hooks.ts'
import type { Recipe } from '../../api/schema.ts'
import { RecipeCard } from '../../parts/recipe/recipe-card.tsx'
import { useMethodName } from '../../state/catalog.ts'
import { numberOf } from '../../ui/fields.tsx'
import styles from '../../ui/form-layout.module.css'
import { pluralize } from '../../ui/format.ts'
import { Stack } from '../../ui/page.tsx'
import { Loading } from '../../ui/states.tsx'
import type { RecipeValues } from './recipe-values.ts'

const MOST_SHOWN = 3

export function SimilarRecipes({ values }: { values: RecipeValues }) {
  const { coffee, machine } = values
  const methodName = useMethodName()
  const query = { coffeeId: coffee?.id, limit: 100 }
  const { data, isPending } = useRead('listCommunityRecipes', { query }, { enabled: coffee !== null })
  if (!coffee) return <p className={styles.soft}>Choose a coffee, and what others brew of it shows up here.</p>
  if (isPending) return <Loading height="18rem" />
  const similar = (data?.data ?? [])
    .filter(({ brewMethod }) => !machine || brewMethod === machine.brewMethod)
    .toSorted((a, b) => Number(isNearlySame(b, values)) - Number(isNearlySame(a, values)))
  const what = machine ? `${methodName(machine.brewMethod)} recipe` : 'recipe'
  if (similar.length === 0)
    return (
      <p className={styles.soft}>
        No {what} for {coffee.name} yet: yours is the first.
      </p>
    )
  return (
    <Stack>
      <p>
        {pluralize(similar.length, what)} for {coffee.name} so far. Where one is yours in all but name, a vote for it
        helps more than a second one.
      </p>
      {similar.slice(0, MOST_SHOWN).map((recipe) => (
        <RecipeCard key={recipe.id} recipe={recipe} named="method">
          {isNearlySame(recipe, values) && <p className={styles.same}>Nearly the same as yours</p>}
        </RecipeCard>
      ))}
    </Stack>
  )
}

/** On the same grinder, with about as much coffee at about the same ratio. */
function isNearlySame(recipe: Recipe, { grinder, dose, ratio }: RecipeValues): boolean {
  const [grams, strength] = [numberOf(dose), numberOf(ratio)]
  return (
    recipe.grinderId === grinder?.id &&
    grams !== undefined &&
    strength !== undefined &&
    Math.abs(recipe.doseGrams - grams) <= 1 &&
    Math.abs(recipe.ratio - strength) <= 0.5
  )
}
