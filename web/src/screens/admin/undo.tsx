/** Undoes decisions: immediately from a toast, or the viewer's last one after a confirmation. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useLayoutEffect, useRef } from 'react'
import type { Reply } from '#web/api/client.ts'
import { useRead, useWrite } from '#web/api/hooks.ts'
import { useFormat } from '#web/state/units.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Row, Stack } from '#web/ui/page.tsx'
import { ErrorNote, ReadResult } from '#web/ui/states.tsx'
import { toast } from '#web/ui/toast.tsx'
import { decidedName } from './action-labels.ts'
import styles from './admin.module.css'
import { DECISION_INVALIDATES } from './invalidated-reads.ts'

export type AuditEntry = Reply<'listAuditLog'>['data'][number]

/** "Hidden: Harbour Bell" */
export function entryText({ action, subject }: AuditEntry): string {
  const done = decidedName(action)
  const { name } = subject
  return name ? t`${done}: ${name}` : done
}

export function useUndo() {
  return useWrite('undoDecision', {
    invalidates: [...DECISION_INVALIDATES, 'listOpenClaims', 'listRoasterChanges', 'getSettings', 'listInvites'],
    onSuccess: () => toast(t`Undone`),
  })
}

/** Shows what was decided as a toast, with Undo where that is possible. */
export function useDecisionToast(): (entry: AuditEntry) => void {
  const undo = useUndo()
  return (entry) =>
    toast(
      entryText(entry),
      entry.isUndoable
        ? {
            action: {
              label: t`Undo`,
              onPress: () => undo.mutate({ path: { id: entry.id } }, { onError: ({ message }) => toast(message) }),
            },
          }
        : {},
    )
}

interface UndoDialogProps {
  open: boolean
  actorId: number
  onClose: () => void
}

/** Enough to find one that can be undone, even after a series of decisions that can't. */
const ENTRIES_READ = 50

export const useLastDecisions = (actorId: number) =>
  useRead('listAuditLog', { query: { actorId, limit: ENTRIES_READ } }, { staleTime: 0 })

export function UndoDialog({ open, actorId, onClose }: UndoDialogProps) {
  return (
    <Dialog title={t`Undo your last decision?`} open={open} onClose={onClose}>
      <LastDecision actorId={actorId} onClose={onClose} />
    </Dialog>
  )
}

function LastDecision({ actorId, onClose }: Omit<UndoDialogProps, 'open'>) {
  const read = useLastDecisions(actorId)
  // A cached response would offer an older decision.
  const latest = read.isFetchedAfterMount ? read : { ...read, data: undefined }
  return (
    <ReadResult read={latest} height="6rem">
      {({ data }) => {
        const last = data.find(({ isUndoable }) => isUndoable)
        return last ? (
          <Confirm entry={last} onClose={onClose} />
        ) : (
          <p>
            <Trans>You have decided nothing that can be undone.</Trans>
          </p>
        )
      }}
    </ReadResult>
  )
}

function Confirm({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) {
  const undo = useUndo()
  const when = useFormat().dateAndTime(entry.createdAt)
  const row = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => row.current?.querySelector('button')?.focus(), [])
  const go = () => undo.mutate({ path: { id: entry.id } }, { onSuccess: onClose })
  return (
    <Stack>
      <p>
        <strong>{entryText(entry)}</strong>
      </p>
      <p className={styles.soft}>{when}</p>
      {undo.error && <ErrorNote>{undo.error.message}</ErrorNote>}
      <div ref={row}>
        <Row>
          <Button busy={undo.isPending} onClick={go}>
            <Trans>Undo</Trans>
          </Button>
          <Button look="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </Row>
      </div>
    </Stack>
  )
}
