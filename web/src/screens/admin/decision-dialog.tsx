/** Confirmation dialog of a decision: shows its effect, asks for the reason, and is confirmed with Enter. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Input, Reply } from '#web/api/client.ts'
import { useRead, useWrite } from '#web/api/hooks.ts'
import { decide as limits } from '#web/api/limits.ts'
import type { Subject } from '#web/parts/moderation/subjects.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField, TextArea } from '#web/ui/fields.tsx'
import { useForm } from '#web/ui/form.ts'
import { Row, Stack } from '#web/ui/page.tsx'
import { ErrorNote, Failed, Loading } from '#web/ui/states.tsx'
import { validate } from '#web/ui/validation.ts'
import { type Action, actionName, type Situation } from './action-labels.ts'
import styles from './admin.module.css'
import { EffectText } from './effect-text.tsx'
import { DECISION_INVALIDATES } from './invalidated-reads.ts'
import { MergeField } from './merge-field.tsx'
import { SUSPENSION_DAYS, suspensionEnd, suspensionOptions } from './suspension-days.ts'

export interface DecisionRequest {
  action: Action
  subject: Subject
  name: string
  situation?: Situation
  /** Prefills the field, because the reason is mostly the one that was reported. */
  reason?: string
}

export type Entry = NonNullable<Reply<'decide'>['entry']>

interface DecisionDialogProps {
  order: DecisionRequest | undefined
  onClose: () => void
  onDone: (entry: Entry) => void
}

export function DecisionDialog({ order, onClose, onDone }: DecisionDialogProps) {
  return (
    <Dialog title={order ? titleOf(order) : ''} open={order !== undefined} onClose={onClose}>
      {order && <DecisionForm key={JSON.stringify(order)} order={order} onClose={onClose} onDone={onDone} />}
    </Dialog>
  )
}

function titleOf({ action, situation, name }: DecisionRequest): string {
  const verb = actionName(action, situation)
  return t`${verb}: ${name}`
}

const NEEDS_REASON: readonly Action[] = ['hide', 'delete', 'warn', 'suspend', 'ban']

interface Values {
  reason: string
  days: string
  intoId: number | undefined
}

interface DecisionFormProps {
  order: DecisionRequest
  onClose: () => void
  onDone: (entry: Entry) => void
}

function DecisionForm({ order, onClose, onDone }: DecisionFormProps) {
  const { action, subject } = order
  const [openedAt] = useState(() => Date.now())
  const decide = useWrite('decide', { invalidates: DECISION_INVALIDATES })
  const needsReason = NEEDS_REASON.includes(action)
  const form = useForm<Values>(
    { reason: order.reason ?? '', days: SUSPENSION_DAYS[1]!, intoId: undefined },
    ['reason', 'until', 'intoId'],
    async (values) => {
      const { entry } = await decide.mutateAsync({ body: toBody(values) })
      onDone(entry!)
    },
    {
      check: ({ reason, intoId }) => ({
        ...validate({ reason: reason.trim() || undefined }, { reason: limits.reason }, needsReason ? ['reason'] : []),
        intoId: action === 'merge' && intoId === undefined ? t`Choose what it becomes part of` : undefined,
      }),
      name: false,
    },
  )
  const toBody = ({ reason, days, intoId }: Values): Input<'decide'>['body'] => ({
    action,
    subjectType: subject.type,
    subjectId: subject.id,
    ...(reason.trim() && { reason: reason.trim() }),
    ...(action === 'suspend' && { until: suspensionEnd(openedAt, days) }),
    ...(action === 'merge' && intoId !== undefined && { intoId }),
  })
  const { reason: _, ...previewed } = toBody(form.values)
  const preview = useRead('decide', { query: { preview: true }, body: previewed }, { staleTime: 0, keepPrevious: true })
  const element = useRef<HTMLFormElement>(null)
  // A cached preview isn't enough: nothing can be confirmed before its current effect is shown.
  const isReady = preview.isFetchedAfterMount || preview.isPlaceholderData
  // A layout effect: a key that is pressed as soon as the form is seen must not press the dialog's first button.
  useLayoutEffect(() => {
    if (!isReady) return
    const first = element.current?.querySelector<HTMLElement>('textarea, input, select, button[type=submit]')
    first?.focus()
    if (first instanceof HTMLTextAreaElement) first.select()
  }, [isReady])
  if (!preview.data || !isReady) {
    return preview.error ? (
      <Failed error={preview.error} onRetry={() => preview.refetch()} />
    ) : (
      <Loading height="9rem" />
    )
  }
  return (
    <form ref={element} onSubmit={form.submit} noValidate>
      <Stack>
        {action === 'merge' && (
          <MergeField
            type={subject.type}
            id={subject.id}
            onChange={form.set('intoId')}
            error={form.errorOf('intoId')}
          />
        )}
        <EffectText effect={preview.data.effect} situation={order.situation} />
        {needsReason && (
          <TextArea
            label={t`Reason, which the author reads`}
            rows={2}
            onKeyDown={submitOnEnter}
            {...form.field('reason')}
          />
        )}
        {action === 'suspend' && (
          <SelectField label={t`How long`} options={suspensionOptions(openedAt)} {...form.field('days', 'until')} />
        )}
        {form.error && <ErrorNote>{form.error}</ErrorNote>}
        <Row>
          <Button type="submit" look={isHarsh(action) ? 'danger' : 'primary'} busy={form.busy}>
            {actionName(action, order.situation)}
            <span className={styles.key} aria-hidden="true">
              ↵
            </span>
          </Button>
          <Button look="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </Row>
      </Stack>
    </form>
  )
}

const isHarsh = (action: Action): boolean => action === 'delete' || action === 'ban'

/** Enter submits, because a reason is only a line or two; Shift+Enter breaks the line. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
