/** Taking a brew out of the log, after asking. */
import { useWrite } from '../../api/hooks.ts'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { say } from '../../ui/toast.tsx'
import { BY_A_BREW } from './outdated.ts'

interface DeleteBrewProps {
  id: number
  /** How it is called in the question: "Konga, 24 clicks". */
  name: string
  onDeleted?: () => void
}

export function DeleteBrew({ id, name, onDeleted }: DeleteBrewProps) {
  const remove = useWrite('deleteBrewLog', {
    // What is about this brew alone isn't asked for again: it is gone.
    outdates: BY_A_BREW.filter((operation) => operation !== 'getBrewLog' && operation !== 'compareBrewLog'),
  })
  return (
    <ConfirmButton
      label="Delete"
      name={`Delete ${name}`}
      question="Delete this brew?"
      yes="Delete it"
      onYes={async () => {
        await remove.mutateAsync({ path: { id } })
        say('Brew deleted')
        onDeleted?.()
      }}
    >
      {name} leaves your log for good. A recipe that you saved from it stays.
    </ConfirmButton>
  )
}
