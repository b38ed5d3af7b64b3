/** Removes a member from a roaster; shows beforehand what changes. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Reply } from '#web/api/client.ts'
import { useRead, useWrite } from '#web/api/hooks.ts'
import { useFormat } from '#web/state/units.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Stack } from '#web/ui/page.tsx'
import { ReadResult } from '#web/ui/states.tsx'
import { countsText } from './action-labels.ts'
import styles from './admin.module.css'
import { DecisionButtons } from './decision-buttons.tsx'
import { DECISION_INVALIDATES } from './invalidated-reads.ts'
import { useDecisionToast } from './undo.tsx'

interface RemovePortalMemberProps {
  userId: number
  displayName: string
  roaster: { id: number; name: string }
}

export function RemovePortalMember({ userId, displayName, roaster: { id, name } }: RemovePortalMemberProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button look="quiet" aria-label={t`Remove from ${name}`} onClick={() => setOpen(true)}>
        <Trans>Remove</Trans>
      </Button>
      <Dialog title={t`Remove ${displayName} from ${name}?`} open={isOpen} onClose={close}>
        <Removal path={{ id, userId }} onClose={close} />
      </Dialog>
    </>
  )
}

function Removal({ path, onClose }: { path: { id: number; userId: number }; onClose: () => void }) {
  const preview = useRead('removePortalMember', { path, query: { preview: true } }, { staleTime: 0 })
  const remove = useWrite('removePortalMember', { invalidates: DECISION_INVALIDATES })
  const showDecision = useDecisionToast()
  const go = () =>
    remove.mutate(
      { path },
      {
        onSuccess: ({ entry }) => {
          onClose()
          showDecision(entry!)
        },
      },
    )
  return (
    <ReadResult read={preview} height="10rem">
      {({ effect }) => (
        <Stack>
          <Effect effect={effect} />
          <DecisionButtons write={remove} look="danger" onDecide={go} onCancel={onClose}>
            <Trans>Remove</Trans>
          </DecisionButtons>
        </Stack>
      )}
    </ReadResult>
  )
}

function Effect({ effect }: { effect: Reply<'removePortalMember'>['effect'] }) {
  const { displayName: name, roaster, counts, tellsMember, undoableUntil } = effect
  const { members = 0, changes = 0, ...managed } = counts
  const things = countsText(managed)
  const left = countsText({ members })
  const roasterName = roaster.name
  const day = useFormat().date(undoableUntil)
  return (
    <ul className={styles.effect} aria-label={t`What will happen`}>
      <li>{t`${name} can't edit the profile, coffees and widget of ${roasterName} any more.`}</li>
      {things && <li>{t`The roaster keeps ${things}.`}</li>}
      <li>{members > 0 ? t`Left: ${left}.` : t`After that, nobody manages the roaster.`}</li>
      {changes > 0 && <li>{t`What they asked to change goes too.`}</li>}
      {tellsMember && <li>{t`${name} gets an email.`}</li>}
      <li>{t`You can undo this until ${day}.`}</li>
    </ul>
  )
}
