/** Screen of the viewer's personal recipes, which nobody else sees. */
import { msg, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useRead, useWrite } from '../../api/hooks.ts'
import { useRemoval } from '../../api/removal.ts'
import { RequireSignIn } from '../../parts/account/require-sign-in.tsx'
import { useDials } from '../../state/dials.ts'
import { useDraftState } from '../../state/draft-state.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Grid, Page } from '../../ui/page.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Empty, ReadResult } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import { PersonalRecipeCard } from './personal-recipe.tsx'
import { PersonalRecipeForm } from './personal-recipe-form.tsx'
import type { PersonalRecipe } from './personal-recipe-values.ts'

const TITLE = msg`Private recipes`
const LIMIT = 24

export default function PersonalRecipes() {
  return (
    <RequireSignIn title={t(TITLE)} why={t`Keep recipes for yourself. Nobody else sees them.`}>
      <PersonalRecipeList />
    </RequireSignIn>
  )
}

function PersonalRecipeList() {
  const [page, setPage] = useState(1)
  const [edited, setEdited] = useDraftState<PersonalRecipe | 'new' | null>('edited', null)
  const recipes = useRead('listPersonalRecipes', { query: { page, limit: LIMIT } }, { keepPrevious: true })
  const dials = useDials((recipes.data?.recipes ?? []).map(({ grinder }) => grinder?.slug))
  const { isRemoved } = useRemoval('deletePersonalRecipe')
  const close = () => setEdited(null)
  const add = (
    <Button onClick={() => setEdited('new')}>
      <Trans>Add recipe</Trans>
    </Button>
  )
  return (
    <Page title={t(TITLE)} lead={t`Only you see these.`} actions={add}>
      <ReadResult read={recipes} height="60vh">
        {({ recipes: kept, pagination }) => {
          const own = kept.filter(({ id }) => !isRemoved({ path: { id } }))
          return (
            <>
              {own.length === 0 && pagination.totalPages <= 1 && (
                <Empty scene="saved" title={t`No private recipes yet`}>
                  <Trans>Add one, or save a good brew from your log as a recipe.</Trans>
                </Empty>
              )}
              <Grid>
                {own.map((recipe) => (
                  <PersonalRecipeCard
                    key={recipe.id}
                    recipe={recipe}
                    dial={dials.get(recipe.grinder?.slug ?? '')}
                    onEdit={() => setEdited(recipe)}
                  />
                ))}
              </Grid>
              <Pager page={page} totalPages={pagination.totalPages} onChange={setPage} />
            </>
          )
        }}
      </ReadResult>
      <Dialog title={edited === 'new' ? t`New recipe` : t`Edit recipe`} open={edited !== null} onClose={close}>
        {edited && <Edited recipe={edited === 'new' ? undefined : edited} onDone={close} />}
      </Dialog>
    </Page>
  )
}

function Edited({ recipe, onDone }: { recipe: PersonalRecipe | undefined; onDone: () => void }) {
  const invalidates = ['listPersonalRecipes', 'getPersonalRecipe'] as const
  const create = useWrite('createPersonalRecipe', { invalidates })
  const revise = useWrite('patchPersonalRecipe', { invalidates })
  return (
    <PersonalRecipeForm
      recipe={recipe}
      onSave={async (body) => {
        await (recipe ? revise.mutateAsync({ path: { id: recipe.id }, body }) : create.mutateAsync({ body }))
        toast(t`Recipe saved`)
        onDone()
      }}
    />
  )
}
