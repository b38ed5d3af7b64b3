/** Screen that edits a shared recipe. */
import { msg, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useLocation } from 'wouter'
import { useRead, useWrite } from '../../api/hooks.ts'
import type { Recipe } from '../../api/schema.ts'
import { RequireSignIn } from '../../parts/account/require-sign-in.tsx'
import { useAllGrinders, useAllMachines, useDial, useMethods } from '../../state/catalog.ts'
import { settingText } from '../../state/grind-setting.ts'
import styles from '../../ui/form-layout.module.css'
import { Page } from '../../ui/page.tsx'
import { ResourcePage } from '../../ui/resource-page.tsx'
import type { ScreenProps } from '../../ui/screen.ts'
import { Loading } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import { RecipeForm } from './recipe-form.tsx'
import { toValues } from './recipe-values.ts'

const TITLE = msg`Edit recipe`

export default function EditRecipe({ params }: ScreenProps<'id'>) {
  const read = useRead('getRecipe', { path: { id: Number(params.id) } })
  return (
    <RequireSignIn title={t(TITLE)} why={t`Only the author can edit a recipe.`}>
      <ResourcePage read={read}>
        {(recipe) => (
          <Page title={t(TITLE)} lead={t`People will see that you edited it.`}>
            <Prepared recipe={recipe} />
          </Page>
        )}
      </ResourcePage>
    </RequireSignIn>
  )
}

function Prepared({ recipe }: { recipe: Recipe }) {
  const [, navigate] = useLocation()
  const machines = useAllMachines().data?.machines
  const grinders = useAllGrinders().data?.grinders
  const { dial } = useDial(recipe.grinder.slug)
  const revise = useWrite('reviseRecipe', {
    invalidates: [
      'getRecipe',
      'searchRecipes',
      'listCommunityRecipes',
      'listRoasterRecipes',
      'getFeed',
      'getCoffeeStats',
    ],
  })
  const methods = useMethods().data?.data
  if (!machines || !grinders || !dial || !methods) return <Loading height="60rem" />
  const machine = machines.find(({ id }) => id === recipe.machineId) ?? null
  const grinder = grinders.find(({ id }) => id === recipe.grinderId) ?? null
  const { name: coffee, roasterName: roaster } = recipe.coffee
  const extraction = methods.find(({ id }) => id === recipe.brewMethod)?.extraction
  const initial = toValues(recipe, machine, grinder, settingText(dial, recipe.grindSetting), extraction)
  return (
    <RecipeForm
      initial={initial}
      submit={t`Save changes`}
      cancel={`/recipes/${recipe.id}`}
      send={async ({ coffeeProfileId: _, inspiredByRecipeId: __, grindSetting, steps, ...body }, values) => {
        const { setting, grinder } = values
        // The dial shows a rounded setting: an untouched one isn't sent.
        const isSame = setting === initial.setting && grinder?.id === recipe.grinderId
        await revise.mutateAsync({
          path: { id: recipe.id },
          body: {
            ...body,
            ...(!isSame && { grindSetting }),
            // Unchanged steps aren't sent: the server fits them to new amounts, without the rounding of the form.
            ...(JSON.stringify(values.steps) !== JSON.stringify(initial.steps) && { steps }),
          },
        })
        toast(t`Changes saved`)
        navigate(`/recipes/${recipe.id}`)
      }}
      coffee={() => (
        <p className={styles.coffee}>
          <Trans>
            {coffee} <span className={styles.soft}>from {roaster}</span>
          </Trans>
        </p>
      )}
    />
  )
}
