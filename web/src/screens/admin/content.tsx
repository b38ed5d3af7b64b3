/** Shared content, newest first: of one type, or in one of the states that aren't public. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'wouter'
import type { Reply } from '#web/api/client.ts'
import { useReadPages } from '#web/api/pages.ts'
import { type SubjectType, subjectHref, subjectName } from '#web/parts/moderation/subjects.ts'
import { useMethodName } from '#web/state/catalog.ts'
import { useFormat } from '#web/state/units.ts'
import { useUrlFilters } from '#web/state/url-filters.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Choices } from '#web/ui/choices.tsx'
import { Tag } from '#web/ui/page.tsx'
import { PagedList } from '#web/ui/paged-list.tsx'
import { Empty } from '#web/ui/states.tsx'
import { type Action, actionName } from './action-labels.ts'
import styles from './admin.module.css'
import { AdminFrame } from './admin-frame.tsx'
import type { DecisionRequest } from './decision-dialog.tsx'
import { readableName } from './readable-name.ts'
import { useDecision } from './use-decision.tsx'

type Content = Reply<'listContent'>['data'][number]

const TYPES = ['recipe', 'comment', 'coffee', 'roaster'] as const
const STATES = ['pending', 'hidden', 'deleted'] as const
type Kind = (typeof TYPES)[number] | (typeof STATES)[number]

export default function ContentScreen() {
  return (
    <AdminFrame title={t`Content`}>
      <ContentList />
    </AdminFrame>
  )
}

function ContentList() {
  const { values, set } = useUrlFilters(['kind'])
  const kind = [...TYPES, ...STATES].find((each) => each === values.kind) ?? 'recipe'
  const list = useReadPages('listContent', { query: { limit: 50, ...queryOf(kind) } }, { staleTime: 0 })
  const { ask, dialog } = useDecision()
  return (
    <>
      <Choices<Kind>
        label={t`Show`}
        hideLabel
        value={kind}
        onChange={(next) => set('kind', next === 'recipe' ? '' : next)}
        options={[
          { value: 'recipe', label: t`Recipes` },
          { value: 'comment', label: t`Comments` },
          { value: 'coffee', label: t`Coffees` },
          { value: 'roaster', label: t`Roasters` },
          { value: 'pending', label: t`Waiting for review` },
          { value: 'hidden', label: t`Hidden` },
          { value: 'deleted', label: t`Deleted` },
        ]}
      />
      <PagedList<Reply<'listContent'>, Content>
        list={list}
        itemsOf={(page) => page.data}
        empty={<Empty title={t`Nothing here`} />}
      >
        {(items) => (
          <ul className={styles.rows}>
            {items.map((item) => (
              <ContentRow key={`${item.type} ${item.id}`} item={item} onAsk={ask} />
            ))}
          </ul>
        )}
      </PagedList>
      {dialog}
    </>
  )
}

const isState = (kind: Kind): kind is (typeof STATES)[number] => STATES.some((state) => state === kind)

const queryOf = (kind: Kind) => (isState(kind) ? { state: kind } : { type: kind })

function ContentRow({ item, onAsk }: { item: Content; onAsk: (order: DecisionRequest) => void }) {
  const { type, id, text, state, reason, author, createdAt } = item
  const name = readableName(type, item.name, useMethodName())
  const href = state === 'public' ? subjectHref(item) : undefined
  const day = useFormat().day(createdAt)
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <p className={styles.title}>
          {state !== 'public' && <Tag>{subjectName(type)}</Tag>}
          {href ? <Link href={href}>{name}</Link> : <bdi>{name}</bdi>}
        </p>
        {text && text !== item.name && (
          <p className={styles.shortText} dir="auto">
            {text}
          </p>
        )}
        {reason && (
          <p className={styles.quote} dir="auto">
            {reason}
          </p>
        )}
        <p className={styles.soft}>
          {author && (
            <>
              <Link href={`/admin/members/${author.id}`}>{author.displayName ?? t`Author`}</Link>
              {' · '}
            </>
          )}
          {day}
        </p>
      </div>
      <div className={styles.actions}>
        {actionsOf(type, state).map((action) => (
          <Button
            key={action}
            look={action === 'delete' ? 'danger' : 'quiet'}
            aria-label={`${actionName(action, state)}: ${name}`}
            onClick={() => onAsk({ action, subject: { type, id }, name, situation: state })}
          >
            {actionName(action, state)}
          </Button>
        ))}
        {type === 'coffee' && state === 'public' && (
          <LinkButton href={`/admin/coffees/${id}`} look="quiet">
            <Trans>Edit</Trans>
          </LinkButton>
        )}
      </div>
    </li>
  )
}

function actionsOf(type: SubjectType, state: Content['state']): readonly Action[] {
  if (state === 'deleted') return ['restore']
  if (state === 'hidden') return ['restore', 'delete']
  if (state === 'pending') return ['restore', 'hide', 'delete']
  return type === 'coffee' || type === 'roaster' ? ['hide', 'delete', 'merge'] : ['hide', 'delete']
}
