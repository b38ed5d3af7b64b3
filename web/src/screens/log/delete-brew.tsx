/** Taking a brew out of the log, after asking. */
import { useRemoval } from '../../api/removal.ts'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { BREW_READS } from './invalidated-reads.ts'

/** What is about this brew alone isn't asked for again: it is gone. */
const BY_A_REMOVAL = BREW_READS.filter((operation) => operation !== 'getBrewLog' && operation !== 'compareBrewLog')

interface DeleteBrewProps {
  id: number
  /** How it is called in the question: "Konga, 24 clicks". */
  name: string
  onDeleted?: () => void
}

export function DeleteBrew({ id, name, onDeleted }: DeleteBrewProps) {
  const { remove } = useRemoval('deleteBrewLog', BY_A_REMOVAL)
  return (
    <ConfirmButton
      label="Delete"
      name={`Delete ${name}`}
      question="Delete this brew?"
      yes="Delete it"
      onYes={async () => {
        remove({ path: { id } }, 'Brew deleted')
        onDeleted?.()
      }}
    >
      {name} leaves your log. A recipe that you saved from it stays.
    </ConfirmButton>
  )
}
