/** Button that saves a recipe or removes it from the saved ones. */
import { t } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { type ApiError, call } from '../../api/client.ts'
import { useWrite } from '../../api/hooks.ts'
import { useRemoval } from '../../api/removal.ts'
import { useViewer } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { toast } from '../../ui/toast.tsx'
import { useSignInPrompt } from '../account/sign-in-prompt.tsx'

export function SaveButton({ recipeId }: { recipeId: number }) {
  const { asMember, signInPrompt } = useSignInPrompt()
  const { remove, undo, isRemoved } = useRemoval('unsaveRecipe', ['listSavedRecipes'])
  const input = savedOf(recipeId)
  const isKept = useIsSaved(recipeId)
  const isSaved = isKept && !isRemoved(input)
  const onError = (error: ApiError) => toast(error.message)
  const save = useWrite('saveRecipe', { invalidates: ['listSavedRecipes'], onError })
  const press = () => {
    if (isSaved) remove(input, t`Removed from saved recipes`)
    else if (isKept) undo(input)
    else save.mutate({ body: { communityRecipeId: recipeId } })
  }
  return (
    <>
      <Button
        look="quiet"
        aria-pressed={isSaved}
        busy={save.isPending}
        onClick={() => asMember(t`Sign in to save recipes`, press)}
      >
        <Icon name={isSaved ? 'check' : 'save'} size={18} />
        {isSaved ? t({ message: 'Saved', context: 'recipe' }) : t({ message: 'Save', context: 'recipe' })}
      </Button>
      {signInPrompt}
    </>
  )
}

/** Input of `unsaveRecipe`; built in one place, because it identifies the removal. */
export const savedOf = (communityRecipeId: number) => ({ query: { communityRecipeId }, body: null })

const PAGE_SIZE = 100

/** Looks through all saved recipes: the API has no other way to tell. */
function useIsSaved(recipeId: number): boolean {
  const isMember = Boolean(useViewer())
  const { data } = useQuery({
    queryKey: ['listSavedRecipes', 'holds', recipeId],
    queryFn: async ({ signal }) => {
      for (let page = 1; ; page++) {
        const { savedRecipes } = await call('listSavedRecipes', { query: { page, limit: PAGE_SIZE } }, signal)
        if (savedRecipes.some(({ communityRecipeId }) => communityRecipeId === recipeId)) return true
        if (savedRecipes.length < PAGE_SIZE) return false
      }
    },
    enabled: isMember,
  })
  return data ?? false
}
