/** Buttons for the author of a coffee: edit and delete while nobody else uses it; delete also if only they see it. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useLocation } from 'wouter'
import type { Reply } from '../../api/client.ts'
import { useRead, useWrite } from '../../api/hooks.ts'
import { useViewer } from '../../state/session.ts'
import { LinkButton } from '../../ui/button.tsx'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { toast } from '../../ui/toast.tsx'

const INVALIDATES = [
  'listCoffees',
  'listRoasterCoffees',
  'listRoasters',
  'listReviews',
  'listCommunityRecipes',
] as const

export function AuthorTools({ coffee: { id, name, submittedBy, review } }: { coffee: Reply<'getCoffee'> }) {
  const viewer = useViewer()
  const [, navigate] = useLocation()
  // The id of a member with a hidden profile isn't known: the coffee may be the viewer's own.
  const mayBeOwn = viewer != null && submittedBy !== null && (submittedBy.id ?? viewer.id) === viewer.id
  const isOwn = review !== undefined || mayBeOwn
  const { data } = useRead('canEditCoffee', { path: { id } }, { enabled: isOwn })
  const remove = useWrite('deleteCoffee', { invalidates: INVALIDATES })
  if (!isOwn || !data) return null
  const removeIt = async () => {
    await remove.mutateAsync({ path: { id } })
    toast(t`Coffee deleted`)
    navigate('/coffees', { replace: true })
  }
  return (
    <>
      {data.canEdit && (
        <LinkButton href={`/coffees/${id}/edit`} look="quiet">
          <Trans>Edit</Trans>
        </LinkButton>
      )}
      {(data.canEdit || review) && (
        <ConfirmButton
          label={<Trans>Delete</Trans>}
          look="danger"
          question={t`Delete ${name}?`}
          yes={t`Delete`}
          onYes={removeIt}
        >
          <Trans>Your recipes for it are deleted too. Brews stay in your log, without the coffee.</Trans>
        </ConfirmButton>
      )}
    </>
  )
}
