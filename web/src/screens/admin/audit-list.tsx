/** Decisions of the audit log, newest first, with Undo. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'wouter'
import type { Input, Reply } from '#web/api/client.ts'
import { useReadPages } from '#web/api/pages.ts'
import { useFormat } from '#web/state/units.ts'
import { ConfirmButton } from '#web/ui/confirm-button.tsx'
import { Tag } from '#web/ui/page.tsx'
import { PagedList } from '#web/ui/paged-list.tsx'
import styles from './admin.module.css'
import { changesOf } from './audit-changes.ts'
import { type AuditEntry, entryText, useUndo } from './undo.tsx'

export function AuditList({ query }: { query: NonNullable<Input<'listAuditLog'>['query']> }) {
  const list = useReadPages('listAuditLog', { query: { limit: 50, ...query } }, { staleTime: 0, keepPrevious: true })
  return (
    <PagedList<Reply<'listAuditLog'>, AuditEntry>
      list={list}
      itemsOf={(page) => page.data}
      height="16rem"
      empty={
        <p className={styles.soft}>
          <Trans>No decisions yet.</Trans>
        </p>
      }
    >
      {(entries) => (
        <ol className={styles.rows}>
          {entries.map((entry) => (
            <AuditRow key={entry.id} entry={entry} showsMember={query.memberId === undefined} />
          ))}
        </ol>
      )}
    </PagedList>
  )
}

function AuditRow({ entry, showsMember }: { entry: AuditEntry; showsMember: boolean }) {
  const format = useFormat()
  const { actorId, actorName, memberId, reason, undoneAt } = entry
  const changes = changesOf(entry)
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <p className={styles.title}>
          <span dir="auto">{entryText(entry)}</span>
          {undoneAt && <Tag>{t`Undone`}</Tag>}
        </p>
        {reason && <p dir="auto">{reason}</p>}
        {changes.length > 0 && (
          <dl className={styles.changes}>
            {changes.map(({ name, before, after }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd dir="auto">{before === undefined ? after : `${before} → ${after}`}</dd>
              </div>
            ))}
          </dl>
        )}
        <p className={styles.soft}>
          {actorId === null ? (
            actorName
          ) : (
            <Link href={`/admin/members/${actorId}`}>{actorName || t`Former member`}</Link>
          )}
          {' · '}
          <time dateTime={entry.createdAt}>{format.dateAndTime(entry.createdAt)}</time>
          {showsMember && memberId !== null && (
            <>
              {' · '}
              <Link href={`/admin/members/${memberId}`}>{memberName(entry) ?? t`Member`}</Link>
            </>
          )}
        </p>
      </div>
      {entry.isUndoable && <Undo entry={entry} />}
    </li>
  )
}

/** An entry has the member's name only if the decision is about the member or their profile. */
const memberName = ({ subject: { type, name } }: AuditEntry): string | null =>
  type === 'member' || type === 'profile' ? name : null

function Undo({ entry }: { entry: AuditEntry }) {
  const undo = useUndo()
  const what = entryText(entry)
  const day = useFormat().date(entry.undoableUntil!)
  return (
    <ConfirmButton
      label={<Trans>Undo</Trans>}
      name={t`Undo “${what}”`}
      look="quiet"
      question={t`Undo “${what}”?`}
      yes={t`Undo`}
      yesLook="primary"
      onYes={() => undo.mutateAsync({ path: { id: entry.id } })}
    >
      <Trans>Everything is as it was before. You can do this until {day}.</Trans>
    </ConfirmButton>
  )
}
