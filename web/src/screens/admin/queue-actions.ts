/** The decisions that make sense for a queue entry, by shortcut key, and the reason that is prefilled. */
import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import type { Reply } from '#web/api/client.ts'
import type { Reason } from '#web/parts/moderation/subjects.ts'
import type { Action, Situation } from './action-labels.ts'
import type { DecisionRequest } from './decision-dialog.tsx'

export type QueueItem = Reply<'listReviewQueue'>['data'][number]

/** The appeal of a suspended member is in the queue as a profile. */
export const situationOf = ({ state, cause, subject, author }: QueueItem): Situation =>
  state === 'public' && cause === 'appeal' && subject.type === 'profile' && author?.suspendedUntil ? 'suspended' : state

/** In the order of the buttons; the first one decides in favor of the author. */
export function actionsOf(item: QueueItem): readonly (readonly [key: string, action: Action])[] {
  const { state, subject, author } = item
  // The content is gone: only its reports can still be closed.
  if (state === 'gone') return [['r', 'dismiss']]
  if (situationOf(item) === 'suspended') {
    return [
      ['r', 'unsuspend'],
      ['h', 'dismiss'],
      ['b', 'ban'],
    ]
  }
  return [
    ['r', state === 'public' ? 'dismiss' : 'restore'],
    ['h', state === 'hidden' ? 'dismiss' : 'hide'],
    ['d', state === 'deleted' ? 'dismiss' : 'delete'],
    ...(author
      ? ([
          ['w', 'warn'],
          ['s', 'suspend'],
          ['b', 'ban'],
        ] as const)
      : []),
    ...(state === 'public' && (subject.type === 'coffee' || subject.type === 'roaster')
      ? ([['m', 'merge']] as const)
      : []),
  ]
}

/** Prefilled reasons of decisions, by the reason of the report. */
const SENTENCES: Partial<Record<Reason, MessageDescriptor>> = {
  spam: msg`Advertising isn't allowed here.`,
  abuse: msg`Please stay friendly. This insults or harms others.`,
  wrong_facts: msg`The facts are wrong.`,
  copyright: msg`This is copied from someone else.`,
}

export function toDecisionRequest(item: QueueItem, action: Action): DecisionRequest {
  const { subject, reports, reason } = item
  const reported = reports[0] && SENTENCES[reports[0].reason]
  return {
    action,
    subject: { type: subject.type, id: subject.id },
    name: subject.name,
    situation: situationOf(item),
    reason: reason ?? (reported ? t(reported) : ''),
  }
}
