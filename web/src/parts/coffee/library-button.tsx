/** Button that adds a coffee to the viewer's shelf or removes it. */
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

export function LibraryButton({ coffeeId }: { coffeeId: number }) {
  const { asMember, signInPrompt } = useSignInPrompt()
  const { remove, undo, isRemoved } = useRemoval('deleteFromLibrary', ['listLibrary'])
  const input = libraryEntryOf(coffeeId)
  const isThere = useIsKept(coffeeId)
  const isKept = isThere && !isRemoved(input)
  const onError = (error: ApiError) => toast(error.message)
  const keep = useWrite('keepCoffee', { invalidates: ['listLibrary'], onError })
  const press = () => {
    if (isKept) remove(input, t`Removed from your shelf`)
    else if (isThere) undo(input)
    else keep.mutate({ body: { coffeeProfileId: coffeeId } })
  }
  return (
    <>
      <Button
        look="quiet"
        aria-pressed={isKept}
        busy={keep.isPending}
        onClick={() => asMember(t`Sign in to keep coffees on your shelf`, press)}
      >
        <Icon name={isKept ? 'check' : 'plus'} size={18} />
        {isKept ? t`On your shelf` : t`Add to shelf`}
      </Button>
      {signInPrompt}
    </>
  )
}

/** Input of `deleteFromLibrary`; built in one place, because it identifies the removal. */
export const libraryEntryOf = (coffeeProfileId: number) => ({ query: { coffeeProfileId }, body: null })

/** Looks through the whole library: the API has no other way to tell. */
function useIsKept(coffeeId: number): boolean {
  const isMember = Boolean(useViewer())
  const { data } = useQuery({
    queryKey: ['listLibrary', 'holds', coffeeId],
    queryFn: async ({ signal }) => {
      let cursor: string | undefined
      do {
        const { library, nextCursor } = await call('listLibrary', { query: { limit: 100, cursor } }, signal)
        if (library.some(({ coffeeProfileId }) => coffeeProfileId === coffeeId)) return true
        cursor = nextCursor ?? undefined
      } while (cursor !== undefined)
      return false
    },
    enabled: isMember,
  })
  return data ?? false
}
