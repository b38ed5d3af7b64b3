/** A roaster's own recipes for a coffee, as the widget shows them: one of each method comes first. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { formatDuration } from '#domain/measures.ts'
import type { Reply } from '#web/api/client.ts'
import { useRead, useWrite } from '#web/api/hooks.ts'
import { useRemoval } from '#web/api/removal.ts'
import { useLiquidLabel } from '#web/parts/brew/liquid-label.ts'
import { useMethodName } from '#web/state/catalog.ts'
import { useDraftState } from '#web/state/draft-state.ts'
import { useFormat } from '#web/state/units.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmButton } from '#web/ui/confirm-button.tsx'
import { Card, Figures, Grid, Row, Section, Tag } from '#web/ui/page.tsx'
import { Empty, ReadResult } from '#web/ui/states.tsx'
import { toast } from '#web/ui/toast.tsx'
import { EmbedRecipeForm } from './embed-recipe-form.tsx'
import styles from './portal.module.css'

export type EmbedRecipe = Reply<'listEmbedRecipes'>['recipes'][number]

export const INVALIDATES = ['listEmbedRecipes', 'getEmbedRecipe', 'listOwnCoffees', 'getRoasterDashboard'] as const

export function EmbedRecipes({ coffeeId }: { coffeeId: number }) {
  const list = useRead('listEmbedRecipes', { path: { id: coffeeId } })
  const { isRemoved } = useRemoval('deleteEmbedRecipe')
  const shown = list.data?.recipes.filter((recipe) => !isRemoved({ path: pathOf(recipe) })) ?? []
  const [open, setOpen] = useDraftState<'new' | number | null>('open recipe', null)
  const close = () => setOpen(null)
  const add = (
    <Button onClick={() => setOpen('new')}>
      <Trans>Add a recipe</Trans>
    </Button>
  )
  return (
    <Section heading={t`Your recipes`} actions={shown.length > 0 && add}>
      {open === 'new' && <EmbedRecipeForm coffeeId={coffeeId} onDone={close} />}
      <ReadResult read={list} height="14rem">
        {() =>
          shown.length === 0 ? (
            open === 'new' ? null : (
              <Empty scene="recipes" title={t`No recipes yet`} action={add}>
                <Trans>Until you add one, your widget shows the community's best recipes.</Trans>
              </Empty>
            )
          ) : (
            <Grid>
              {shown.map((recipe) =>
                open === recipe.id ? (
                  <EmbedRecipeForm key={recipe.id} coffeeId={coffeeId} recipe={recipe} onDone={close} />
                ) : (
                  <RecipeCard
                    key={recipe.id}
                    recipe={recipe}
                    isOnlyOfMethod={shown.filter(({ method }) => method === recipe.method).length === 1}
                    onEdit={() => setOpen(recipe.id)}
                  />
                ),
              )}
            </Grid>
          )
        }
      </ReadResult>
    </Section>
  )
}

const pathOf = ({ coffeeId, id }: EmbedRecipe) => ({ id: coffeeId, recipeId: id })

interface RecipeCardProps {
  recipe: EmbedRecipe
  /** Whether it is the only recipe of its method: then none is marked as shown first. */
  isOnlyOfMethod: boolean
  onEdit: () => void
}

function RecipeCard({ recipe, isOnlyOfMethod, onEdit }: RecipeCardProps) {
  const methodName = useMethodName()
  const format = useFormat()
  const change = useWrite('putEmbedRecipe', { invalidates: INVALIDATES })
  const { remove } = useRemoval('deleteEmbedRecipe', INVALIDATES)
  const path = pathOf(recipe)
  const method = methodName(recipe.method)
  const liquidLabel = useLiquidLabel()
  const { waterTempF, brewTimeSeconds, grindSize: grind } = recipe
  return (
    <Card>
      <div className={styles.recipe}>
        <Row>
          <h3>{method}</h3>
          {recipe.isDefault && !isOnlyOfMethod && <Tag>{t`Shown first`}</Tag>}
          {recipe.hasSteps && <Tag>{t`With steps`}</Tag>}
        </Row>
        <Figures
          figures={[
            { label: t`Dose`, value: format.weight(recipe.doseGrams) },
            {
              label: liquidLabel(recipe.method),
              value: format.weight(recipe.waterGrams),
              also: format.ratio(recipe.ratio),
            },
            ...(waterTempF === null ? [] : [{ label: t`Temperature`, value: format.temperature(waterTempF) }]),
            ...(brewTimeSeconds === null ? [] : [{ label: t`Time`, value: formatDuration(brewTimeSeconds) }]),
          ]}
        />
        {grind && (
          <p>
            <Trans>Grind: {grind}</Trans>
          </p>
        )}
        {recipe.notes && <p className={styles.soft}>{recipe.notes}</p>}
        <Row>
          <Button look="quiet" onClick={onEdit} aria-label={t`Edit ${method} recipe`}>
            <Trans>Edit</Trans>
          </Button>
          {!recipe.isDefault && (
            <Button
              look="plain"
              busy={change.isPending}
              onClick={() =>
                change.mutate({ path, body: { isDefault: true } }, { onError: ({ message }) => toast(message) })
              }
            >
              <Trans>Show first</Trans>
            </Button>
          )}
          <ConfirmButton
            label={t`Delete`}
            name={t`Delete ${method} recipe`}
            question={t`Delete this recipe?`}
            yes={t`Delete`}
            onYes={async () => remove({ path }, t`Recipe deleted`)}
          >
            <Trans>It disappears from your widget within a few minutes.</Trans>
          </ConfirmButton>
        </Row>
      </div>
    </Card>
  )
}
