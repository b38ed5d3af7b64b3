/** Menu of a brew: edit and delete. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useRemoval } from '../../api/removal.ts'
import { BREW_READS } from '../../parts/brew/brew-reads.ts'
import { LinkButton } from '../../ui/button.tsx'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { Menu } from '../../ui/menu.tsx'

/** Reads of this brew alone aren't invalidated: they would be 404. */
const REMOVAL_READS = BREW_READS.filter((operation) => operation !== 'getBrewLog' && operation !== 'compareBrewLog')

interface BrewMenuProps {
  id: number
  /** Its name in the confirmation: "Konga, 24 clicks". */
  name: string
  onDeleted?: () => void
}

export function BrewMenu({ id, name, onDeleted }: BrewMenuProps) {
  const { remove } = useRemoval('deleteBrewLog', REMOVAL_READS)
  return (
    <Menu label={t`More`}>
      <LinkButton look="quiet" href={`/log/${id}/edit`}>
        <Trans>Edit</Trans>
      </LinkButton>
      <ConfirmButton
        label={t`Delete`}
        name={t`Delete ${name}`}
        question={t`Delete this brew?`}
        yes={t`Delete`}
        onYes={async () => {
          remove({ path: { id } }, t`Brew deleted`)
          onDeleted?.()
        }}
      >
        <Trans>{name} will be gone from your log. A recipe you saved from it stays.</Trans>
      </ConfirmButton>
    </Menu>
  )
}
