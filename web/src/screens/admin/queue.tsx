/** The review queue: what was reported, held or appealed, quick to decide by keyboard or by thumb. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { Reply } from '#web/api/client.ts'
import { useRead } from '#web/api/hooks.ts'
import { useReadPages } from '#web/api/pages.ts'
import type { Viewer } from '#web/state/session.ts'
import { useUrlFilters } from '#web/state/url-filters.ts'
import { Button } from '#web/ui/button.tsx'
import { Choices } from '#web/ui/choices.tsx'
import { Row } from '#web/ui/page.tsx'
import { PagedList } from '#web/ui/paged-list.tsx'
import { Empty } from '#web/ui/states.tsx'
import { waitingText } from './action-labels.ts'
import styles from './admin.module.css'
import { AdminFrame } from './admin-frame.tsx'
import { DecisionDialog, type DecisionRequest } from './decision-dialog.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { actionsOf, type QueueItem, toDecisionRequest } from './queue-actions.ts'
import { QueueEntry } from './queue-entry.tsx'
import { useKeys, useKeysSwitch } from './queue-keys.ts'
import { UndoDialog, useDecisionToast, useLastDecisions } from './undo.tsx'

export default function QueueScreen() {
  return <AdminFrame title={t`Queue`}>{(viewer) => <Queue viewer={viewer} />}</AdminFrame>
}

type Sort = 'oldest' | 'most_reported'

/** About as many as a moderator decides in one go. */
const PAGE = 50

function Queue({ viewer }: { viewer: Viewer }) {
  const { values, set } = useUrlFilters(['sort'])
  const sort: Sort = values.sort === 'most_reported' ? 'most_reported' : 'oldest'
  const list = useReadPages('listReviewQueue', { query: { sort, limit: PAGE } }, { staleTime: 0 })
  const waiting = useRead('getAdminOverview').data?.waiting.queue
  const canUndo = useLastDecisions(viewer.id).data?.data.some(({ isUndoable }) => isUndoable)
  const [shown, setShown] = useState<'keys' | 'undo'>()
  const [isOn] = useKeysSwitch()
  useKeys(isOn, (key) => {
    if (key === '?') setShown('keys')
    if (key === 'u') setShown('undo')
  })
  return (
    <>
      <div className={styles.bar} data-noprint>
        <Choices<Sort>
          label={t`Order`}
          hideLabel
          value={sort}
          onChange={(next) => set('sort', next === 'oldest' ? '' : next)}
          options={[
            { value: 'oldest', label: t`Oldest first` },
            { value: 'most_reported', label: t`Most reported` },
          ]}
        />
        <p role="status">{waiting !== undefined && waitingText(waiting)}</p>
        <Row>
          {canUndo && (
            <Button look="quiet" onClick={() => setShown('undo')}>
              <Trans>Undo</Trans>
            </Button>
          )}
          <Button look="quiet" className={styles.shortcuts} onClick={() => setShown('keys')}>
            <Trans>Shortcuts</Trans>
          </Button>
        </Row>
      </div>
      <PagedList<Reply<'listReviewQueue'>, QueueItem> list={list} itemsOf={(page) => page.data} empty={<AllDone />}>
        {(items) => <Entries items={items} />}
      </PagedList>
      <KeysDialog open={shown === 'keys'} onClose={() => setShown(undefined)} />
      <UndoDialog open={shown === 'undo'} actorId={viewer.id} onClose={() => setShown(undefined)} />
    </>
  )
}

function AllDone() {
  // The entry that had the focus is gone, so the focus moves to the page's content.
  useEffect(() => {
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
  }, [])
  return (
    <Empty title={t`All done`}>
      <Trans>Nothing is waiting for you.</Trans>
    </Empty>
  )
}

function Entries({ items }: { items: readonly QueueItem[] }) {
  const [currentId, setCurrentId] = useState(items[0]?.id)
  const [openId, setOpenId] = useState<number>()
  const [order, setOrder] = useState<DecisionRequest>()
  const list = useRef<HTMLOListElement>(null)
  const lastIndex = useRef(0)
  const showDecision = useDecisionToast()
  const found = items.findIndex(({ id }) => id === currentId)
  // A decided entry leaves the list, and the next one becomes the current entry.
  const index = found >= 0 ? found : Math.min(lastIndex.current, items.length - 1)
  lastIndex.current = index
  const current = items[index]

  const focus = (at: number) => list.current?.querySelectorAll<HTMLElement>('[data-entry]')[at]?.focus()
  const move = (to: number) => {
    const next = items[to]
    if (!next) return
    setCurrentId(next.id)
    focus(to)
  }
  const toggle = (id: number) => setOpenId((open) => (open === id ? undefined : id))
  const press = (key: string) => {
    if (key === 'j' || key === 'k') {
      // The first press only moves the focus to the current entry.
      const isInList = list.current?.contains(document.activeElement)
      return move(!isInList ? index : key === 'j' ? index + 1 : index - 1)
    }
    if (!current) return
    if (key === 'o') return toggle(current.id)
    const action = actionsOf(current).find(([each]) => each === key)?.[1]
    if (action) setOrder(toDecisionRequest(current, action))
  }
  const [isOn] = useKeysSwitch()
  useKeys(isOn, press)

  const decidedId = useRef<number>(undefined)
  // Focuses the next entry once the dialog has closed and the decided entry is gone, in whichever order.
  useEffect(() => {
    if (order !== undefined || decidedId.current === undefined) return
    if (items.some(({ id }) => id === decidedId.current)) return
    decidedId.current = undefined
    focus(index)
  })
  return (
    <>
      <ol className={styles.entries} ref={list} aria-label={t`Queue`}>
        {items.map((item) => (
          <QueueEntry
            key={item.id}
            item={item}
            isCurrent={item.id === current?.id}
            isOpen={item.id === openId}
            onSelect={() => setCurrentId(item.id)}
            onToggle={() => toggle(item.id)}
            onAction={(action) => setOrder(toDecisionRequest(item, action))}
          />
        ))}
      </ol>
      <DecisionDialog
        order={order}
        onClose={() => setOrder(undefined)}
        onDone={(entry) => {
          decidedId.current = current?.id
          setOrder(undefined)
          showDecision(entry)
        }}
      />
    </>
  )
}
