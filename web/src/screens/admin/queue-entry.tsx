/** One entry of the review queue: what it is, why it is here, who shared it, and the decisions. */
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'wouter'
import { useRead } from '#web/api/hooks.ts'
import { reasonName, subjectHref, subjectName } from '#web/parts/moderation/subjects.ts'
import { useFormat } from '#web/state/units.ts'
import { Button } from '#web/ui/button.tsx'
import { Row, Tag } from '#web/ui/page.tsx'
import { Loading } from '#web/ui/states.tsx'
import { type Action, actionName, decisionsText, roleName, stateName, suspensionText } from './action-labels.ts'
import styles from './admin.module.css'
import { actionsOf, type QueueItem, situationOf } from './queue-actions.ts'

interface QueueEntryProps {
  item: QueueItem
  isCurrent: boolean
  isOpen: boolean
  onSelect: () => void
  onToggle: () => void
  onAction: (action: Action) => void
}

export function QueueEntry({ item, isCurrent, isOpen, onSelect, onToggle, onAction }: QueueEntryProps) {
  const { subject, state } = item
  return (
    <li className={styles.entry} data-current={isCurrent || undefined} onFocus={onSelect}>
      <div className={styles.entryHead}>
        <Tag>{subjectName(subject.type)}</Tag>
        {state !== 'public' && <Tag>{stateName(state)}</Tag>}
        <Why item={item} />
        {subject.type === 'comment' && subject.recipeId !== null && (
          <Link href={`/recipes/${subject.recipeId}`}>
            <Trans>See the recipe</Trans>
          </Link>
        )}
      </div>
      <h2 className={styles.entryName}>
        <button
          type="button"
          data-entry
          aria-expanded={isOpen}
          onClick={() => {
            onSelect()
            onToggle()
          }}
        >
          <bdi className={isOpen ? undefined : styles.shortText}>{nameOf(item)}</bdi>
        </button>
      </h2>
      {subject.type !== 'comment' && subject.text && (
        <p className={isOpen ? styles.text : styles.shortText} dir="auto">
          {subject.text}
        </p>
      )}
      <Author item={item} />
      {isOpen ? <Details item={item} /> : <LatestReport item={item} />}
      {isCurrent && <Decisions item={item} onAction={onAction} />}
    </li>
  )
}

/** A comment has no name, so its text is shown instead. */
const nameOf = ({ subject: { type, name, text } }: QueueItem): string =>
  (type === 'comment' ? text : name) || t`Deleted by its author`

/** Only for the current entry: fifty rows of buttons are hard to read, and long to tab through. */
const Decisions = ({ item, onAction }: Pick<QueueEntryProps, 'item' | 'onAction'>) => (
  <div className={styles.actions}>
    {actionsOf(item).map(([key, action]) => (
      <Button
        key={key}
        look={action === 'delete' || action === 'ban' ? 'danger' : key === 'r' ? 'primary' : 'quiet'}
        aria-keyshortcuts={key}
        onClick={() => onAction(action)}
      >
        {actionName(action, situationOf(item))}
        <span className={styles.key} aria-hidden="true">
          {key}
        </span>
      </Button>
    ))}
  </div>
)

/** Why it is in the queue, and since when. */
function Why({ item: { cause, reportCount, createdAt } }: { item: QueueItem }) {
  const day = useFormat().dayInSentence(createdAt)
  const reports = plural(reportCount, { one: '# report', other: '# reports' })
  return (
    <span className={styles.soft}>
      {cause === 'report' && t`${reports}, since ${day}`}
      {cause === 'held' && t`Held before anyone saw it, ${day}`}
      {cause === 'appeal' && t`The author asks to look again, ${day}`}
    </span>
  )
}

function Author({ item: { author } }: { item: QueueItem }) {
  const since = useFormat().date(author?.createdAt ?? new Date())
  if (!author) return null
  const history = decisionsText(author.decisions)
  return (
    <p className={styles.author}>
      <Link href={`/admin/members/${author.id}`}>
        <bdi>{author.displayName}</bdi>
      </Link>
      <span className={styles.soft}>
        <Trans>member since {since}</Trans>
      </span>
      {author.role !== 'member' && <Tag>{roleName(author.role)}</Tag>}
      {author.suspendedUntil && <Tag>{suspensionText(author.suspendedUntil)}</Tag>}
      {history && <span className={styles.history}>{t`Before: ${history}`}</span>}
    </p>
  )
}

function LatestReport({ item: { reports, appeal } }: { item: QueueItem }) {
  if (appeal) return <Quote heading={t`Appeal`} text={appeal.text} />
  const [latest] = reports
  return latest ? <Quote heading={reasonName(latest.reason)} text={latest.text} /> : null
}

const Quote = ({ heading, text }: { heading: string; text: string | null }) => (
  <p className={styles.quote} dir="auto">
    <strong>{heading}</strong>
    {text && <span>{text}</span>}
  </p>
)

/** All reports, the appeal and the reason of the last decision. */
function Details({ item }: { item: QueueItem }) {
  const format = useFormat()
  const { data } = useRead('getReviewItem', { path: { id: item.id } }, { staleTime: 0 })
  if (!data) return <Loading height="4rem" />
  const { reports, appeal, reason, state, subject } = data.item
  const href = state === 'public' ? subjectHref(subject) : undefined
  return (
    <div className={styles.details}>
      {reason && <Quote heading={t`Reason of the last decision`} text={reason} />}
      {appeal && <Quote heading={t`Appeal`} text={appeal.text} />}
      {reports.map(({ id, reason, text, reporter, createdAt }) => (
        <div key={id}>
          <Quote heading={reasonName(reason)} text={text} />
          <p className={styles.by}>
            <Link href={`/admin/members/${reporter.id}`}>
              <bdi>{reporter.displayName}</bdi>
            </Link>
            , {format.dateAndTime(createdAt)}
          </p>
        </div>
      ))}
      <Row>
        {href && (
          <Link href={href}>
            <Trans>See it on its page</Trans>
          </Link>
        )}
        {subject.type === 'coffee' && state === 'public' && (
          <Link href={`/admin/coffees/${subject.id}`}>
            <Trans>Edit its facts</Trans>
          </Link>
        )}
      </Row>
    </div>
  )
}
