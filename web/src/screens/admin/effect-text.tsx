/** What a decision will change, in sentences. */
import { t } from '@lingui/core/macro'
import type { Reply } from '#web/api/client.ts'
import { useFormat } from '#web/state/units.ts'
import { countsText, type Situation } from './action-labels.ts'
import styles from './admin.module.css'

export type Effect = Reply<'decide'>['effect']

interface EffectTextProps {
  effect: Effect
  situation?: Situation | undefined
}

export function EffectText({ effect, situation = effect.state }: EffectTextProps) {
  const format = useFormat()
  const { author, tellsAuthor, undoableUntil } = effect
  const name = author?.displayName ?? ''
  const day = undoableUntil && format.date(undoableUntil)
  const lines = [
    whatHappens(effect, situation),
    withIt(effect),
    author && tellsAuthor ? t`${name} gets an email.` : undefined,
    day ? t`You can undo this until ${day}.` : t`This can't be undone.`,
  ]
  return (
    <ul className={styles.effect} aria-label={t`What will happen`}>
      {lines.map((line) => line && <li key={line}>{line}</li>)}
    </ul>
  )
}

function whatHappens({ action, author, into, subject: { name } }: Effect, situation: Situation): string {
  const person = author?.displayName ?? ''
  const target = into?.name ?? ''
  switch (action) {
    case 'hide':
      return t`Nobody but its author sees it any more. The author can ask once to look again.`
    case 'delete':
      return t`Nobody sees it any more, and after 30 days it's gone for good.`
    case 'restore':
      return t`Everybody sees it.`
    case 'dismiss':
      return situation === 'public' ? t`It stays public, and its reports are closed.` : t`Everything stays as it is.`
    case 'warn':
      return t`${person} is asked to keep to the rules. Nothing else changes.`
    case 'suspend':
      return t`${person} can read, but not share or change anything until then.`
    case 'unsuspend':
      return t`${person} can share and change things again.`
    case 'ban':
      return t`${person} can never share or change anything again, nor sign up with this address.`
    case 'merge':
      return into ? t`“${name}” becomes part of “${target}”.` : t`Choose what it becomes part of.`
  }
}

function withIt({ action, counts }: Effect): string | undefined {
  const things = countsText(counts)
  if (!things) return undefined
  if (action === 'hide' || action === 'delete') return t`Gone with it: ${things}.`
  if (action === 'merge') return t`Moves over: ${things}.`
  if (action === 'warn' || action === 'suspend' || action === 'ban') return t`The account has ${things}.`
  return undefined
}
