/** Button that deletes a brew. */
import { useRemoval } from '../../api/removal.ts'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { BREW_READS } from './invalidated-reads.ts'

/** Reads of this brew alone aren't invalidated: they would be 404. */
const REMOVAL_READS = BREW_READS.filter((operation) => operation !== 'getBrewLog' && operation !== 'compareBrewLog')

interface DeleteBrewProps {
  id: number
  /** Its name in the confirmation: "Konga, 24 clicks". */
  name: string
  onDeleted?: () => void
}

export function DeleteBrew({ id, name, onDeleted }: DeleteBrewProps) {
  const { remove } = useRemoval('deleteBrewLog', REMOVAL_READS)
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
