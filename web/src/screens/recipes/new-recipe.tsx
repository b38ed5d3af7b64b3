/** Screen that shares a recipe, prefilled with the viewer's equipment, and shows similar recipes. */
import { msg, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useLocation, useSearchParams } from 'wouter'
import { useRead, useWrite } from '../../api/hooks.ts'
import type { Recipe } from '../../api/schema.ts'
import { RequireSignIn } from '../../parts/account/require-sign-in.tsx'
import { CoffeeField } from '../../parts/coffee/coffee-field.tsx'
import { useMyEquipment } from '../../parts/equipment/my-equipment.ts'
import { useConvertedGrind } from '../../parts/recipe/on-my-grinder.ts'
import { useRecipeTitle } from '../../parts/recipe/recipe-title.ts'
import { useAllGrinders, useAllMachines, useDial, useMethods } from '../../state/catalog.ts'
import { settingText } from '../../state/grind-setting.ts'
import type { FormState } from '../../ui/form.ts'
import styles from '../../ui/form-layout.module.css'
import { Page } from '../../ui/page.tsx'
import { Loading } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import { RecipeForm } from './recipe-form.tsx'
import { BLANK, type RecipeValues, toValues } from './recipe-values.ts'
import { SimilarRecipes } from './similar-recipes.tsx'

const TITLE = msg`Share a recipe`

export default function NewRecipe() {
  return (
    <RequireSignIn title={t(TITLE)} why={t`Your recipe carries your name, and you can edit it later.`}>
      <Page title={t(TITLE)} lead={t`Tell us how you brewed it. We convert it for everyone else's grinder.`}>
        <Beginning />
      </Page>
    </RequireSignIn>
  )
}

/** Starts from scratch, or from another recipe. */
function Beginning() {
  const [params] = useSearchParams()
  const id = Number(params.get('from')) || undefined
  const { data, isPending } = useRead('getRecipe', { path: { id: id ?? 0 } }, { enabled: id !== undefined })
  if (id === undefined) return <Prepared />
  if (isPending) return <Loading height="60rem" />
  // The other recipe may have been deleted.
  return data ? <OwnVersion recipe={data} /> : <Prepared />
}

/** Starts with the values of a recipe, on the viewer's own grinder where that is known. */
function OwnVersion({ recipe }: { recipe: Recipe }) {
  const machines = useAllMachines().data?.machines
  const grinders = useAllGrinders().data?.grinders
  const methods = useMethods().data?.data
  const { dial } = useDial(recipe.grinder.slug)
  const { mine, isLoading } = useConvertedGrind(recipe)
  const titleOf = useRecipeTitle()
  if (!machines || !grinders || !methods || !dial || isLoading) return <Loading height="60rem" />
  const label = mine ? mine.grind.label : settingText(dial, recipe.grindSetting)
  const values = toValues(
    recipe,
    machines.find(({ id }) => id === recipe.machineId) ?? null,
    grinders.find(({ id }) => id === (mine?.grinder.id ?? recipe.grinderId)) ?? null,
    label,
    methods.find(({ id }) => id === recipe.brewMethod)?.extraction,
  )
  // Texts and taste are the other author's own, so they aren't copied.
  const own = { title: '', description: '', notes: '', taste: null }
  return <NewRecipeForm initial={{ ...values, ...own, inspiredBy: { recipeId: recipe.id, title: titleOf(recipe) } }} />
}

/** Loads the initial values before the form is shown. */
function Prepared() {
  const [params] = useSearchParams()
  const coffeeId = Number(params.get('coffee')) || undefined
  const coffee = useRead('getCoffee', { path: { id: coffeeId ?? 0 } }, { enabled: coffeeId !== undefined })
  const mine = useMyEquipment()
  const machines = useAllMachines()
  const grinders = useAllGrinders()
  const isWaiting = (coffeeId !== undefined && coffee.isPending) || machines.isPending || grinders.isPending
  if (isWaiting || !mine.isKnown) return <Loading height="60rem" />
  const begun = {
    ...BLANK,
    machine: machines.data?.machines.find(({ slug }) => slug === mine.brewer) ?? null,
    grinder: grinders.data?.grinders.find(({ slug }) => slug === mine.grinder) ?? null,
  }
  return <NewRecipeForm initial={{ ...begun, coffee: coffee.data ?? begun.coffee }} />
}

function NewRecipeForm({ initial }: { initial: RecipeValues }) {
  const [, navigate] = useLocation()
  const publish = useWrite('publishRecipe', {
    invalidates: [
      'searchRecipes',
      'listCommunityRecipes',
      'listRoasterRecipes',
      'getFeed',
      'getCoffee',
      'getCoffeeStats',
    ],
  })
  return (
    <RecipeForm
      initial={initial}
      submit={t`Share recipe`}
      send={async (body) => {
        const { id } = await publish.mutateAsync({ body })
        toast(t`Recipe shared. Thank you!`)
        navigate(`/recipes/${id}`)
      }}
      coffee={(form) => <NewCoffeeField form={form} />}
      aside={(values) => (
        <div className={values.coffee ? styles.shared : styles.sharedBeside}>
          <h2 id="already-there">
            <Trans>Already shared</Trans>
          </h2>
          <SimilarRecipes values={values} />
        </div>
      )}
    />
  )
}

const NewCoffeeField = ({ form }: { form: FormState<RecipeValues> }) => (
  <>
    <CoffeeField value={form.values.coffee} onChange={form.set('coffee')} error={form.errorOf('coffeeProfileId')} />
    {form.values.coffee && (
      <a href="#already-there" className={styles.below}>
        <Trans>See recipes already shared</Trans>
      </a>
    )}
  </>
)
