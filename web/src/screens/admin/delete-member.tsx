/** Lets an operator delete a member's account, with or without the shared content; shows the effect first. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useRead, useWrite } from '#web/api/hooks.ts'
import { useFormat } from '#web/state/units.ts'
import { Button } from '#web/ui/button.tsx'
import { Choices } from '#web/ui/choices.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { Stack } from '#web/ui/page.tsx'
import { ReadResult } from '#web/ui/states.tsx'
import { countsText } from './action-labels.ts'
import styles from './admin.module.css'
import { DecisionButtons } from './decision-buttons.tsx'
import { DECISION_INVALIDATES } from './invalidated-reads.ts'
import type { Member } from './member.tsx'
import { useDecisionToast } from './undo.tsx'

export function DeleteMember({ member }: { member: Member }) {
  const [isOpen, setOpen] = useState(false)
  const { displayName } = member
  return (
    <div>
      <Button look="danger" onClick={() => setOpen(true)}>
        <Trans>Delete account</Trans>
      </Button>
      <Dialog title={t`Delete the account of ${displayName}?`} open={isOpen} onClose={() => setOpen(false)}>
        <DeleteForm member={member} onClose={() => setOpen(false)} />
      </Dialog>
    </div>
  )
}

type Content = 'keep' | 'delete'

function DeleteForm({ member: { id }, onClose }: { member: Member; onClose: () => void }) {
  const [content, setContent] = useState<Content>('delete')
  const [reason, setReason] = useState('')
  const preview = useRead(
    'deleteMember',
    { path: { id }, query: { preview: true }, body: { content } },
    { staleTime: 0, keepPrevious: true },
  )
  const remove = useWrite('deleteMember', { invalidates: DECISION_INVALIDATES })
  const showDecision = useDecisionToast()
  const go = () =>
    remove.mutate(
      { path: { id }, body: { content, ...(reason.trim() && { reason: reason.trim() }) } },
      {
        onSuccess: ({ entry }) => {
          onClose()
          showDecision(entry!)
        },
      },
    )
  return (
    <ReadResult read={preview} height="14rem">
      {({ effect }) => (
        <Stack>
          <Choices<Content>
            label={t`What they shared`}
            value={content}
            onChange={setContent}
            options={[
              { value: 'delete', label: t`Delete it too` },
              { value: 'keep', label: t`Keep it without a name` },
            ]}
          />
          <Effect things={countsText(effect.counts)} undoableUntil={effect.undoableUntil} />
          <TextField
            label={t`Reason, for the audit log (optional)`}
            value={reason}
            onChange={setReason}
            maxLength={500}
          />
          <DecisionButtons write={remove} look="danger" onDecide={go} onCancel={onClose}>
            <Trans>Delete account</Trans>
          </DecisionButtons>
        </Stack>
      )}
    </ReadResult>
  )
}

function Effect({ things, undoableUntil }: { things: string; undoableUntil: string }) {
  const day = useFormat().date(undoableUntil)
  return (
    <ul className={styles.effect} aria-label={t`What will happen`}>
      <li>{t`Nobody can sign in to this account any more.`}</li>
      {things && <li>{t`Gone with it: ${things}.`}</li>}
      <li>{t`You can undo this until ${day}. After that everything is gone for good and can't be undone.`}</li>
    </ul>
  )
}
