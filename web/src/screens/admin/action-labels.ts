/** Names of decisions, states and counts, as moderators read them. */
import type { MessageDescriptor } from '@lingui/core'
import { msg, plural, t } from '@lingui/core/macro'
import type { Input, Reply } from '#web/api/client.ts'
import { readerFormat } from '#web/state/units.ts'

export type Action = Input<'decide'>['body']['action']
export type State = Reply<'listReviewQueue'>['data'][number]['state']
/** State of the subject of a decision; `suspended` is an account that appeals its suspension. */
export type Situation = State | 'suspended'
export type Role = Reply<'listMembers'>['data'][number]['role']

/** Labels of buttons. */
const ACTIONS: Record<Action, MessageDescriptor> = {
  hide: msg({ message: 'Hide', comment: 'Button of a moderator: takes something out of public' }),
  restore: msg`Restore`,
  delete: msg`Delete`,
  dismiss: msg({ message: 'Nothing wrong', comment: 'Button of a moderator: closes the reports' }),
  warn: msg`Warn`,
  suspend: msg`Suspend`,
  unsuspend: msg`End suspension`,
  ban: msg({ message: 'Ban', comment: 'Button of a moderator: blocks an account for good' }),
  merge: msg`Merge`,
}

/** Some actions have another label for content that isn't public and for suspended accounts. */
export function actionName(action: Action, situation: Situation = 'public'): string {
  if (action === 'restore' && situation === 'pending') return t`Approve`
  if (action === 'dismiss' && situation === 'hidden') return t`Keep hidden`
  if (action === 'dismiss' && situation === 'deleted') return t`Keep deleted`
  if (action === 'dismiss' && situation === 'suspended') return t`Keep suspended`
  return t(ACTIONS[action])
}

/** What was decided, in the audit log. */
const DECIDED: Record<string, MessageDescriptor> = {
  hide: msg`Hidden`,
  restore: msg`Restored`,
  approve: msg`Approved`,
  delete: msg`Deleted`,
  dismiss: msg`Nothing wrong`,
  warn: msg`Warned`,
  suspend: msg`Suspended`,
  unsuspend: msg`Suspension ended`,
  ban: msg`Banned`,
  merge: msg`Merged`,
  undo: msg`Undone`,
  'edit-coffee': msg`Coffee edited`,
  'change-settings': msg`Settings changed`,
  invite: msg`Invitation created`,
  'remove-invite': msg`Invitation deleted`,
  'delete-member': msg`Account deleted`,
  'add-member': msg`Account created`,
  'password-link': msg`Password link created`,
  'change-roaster': msg`Roaster changed`,
  'change-role': msg`Role changed`,
  'approve-claim': msg`Claim approved`,
  'reject-claim': msg`Claim rejected`,
  'approve-change': msg`Change approved`,
  'reject-change': msg`Change rejected`,
  'remove-portal-member': msg`Removed from roaster`,
  'accept-grinder': msg`Grinder accepted`,
  'decline-grinder': msg`Grinder declined`,
  'remove-suggestion': msg`Suggestion removed`,
  backup: msg`Backup downloaded`,
}

/** Falls back to the code of the action, because a newer server may have more actions. */
export const decidedName = (action: string): string => {
  const name = DECIDED[action]
  return name ? t(name) : action
}

const STATES: Record<State, MessageDescriptor> = {
  public: msg({ message: 'Public', comment: 'State of a recipe or comment' }),
  pending: msg`Waiting for review`,
  hidden: msg({ message: 'Hidden', comment: 'State of a recipe or comment' }),
  deleted: msg({ message: 'Deleted', comment: 'State of a recipe or comment' }),
  gone: msg`Deleted by its author`,
}

export const stateName = (state: State): string => t(STATES[state])

const ROLES: Record<Role, MessageDescriptor> = {
  member: msg`Member`,
  moderator: msg`Moderator`,
  operator: msg`Operator`,
}

export const roleName = (role: Role): string => t(ROLES[role])

const COUNTS: Record<string, (count: number) => string> = {
  recipes: (n) => plural(n, { one: '# recipe', other: '# recipes' }),
  comments: (n) => plural(n, { one: '# comment', other: '# comments' }),
  coffees: (n) => plural(n, { one: '# coffee', other: '# coffees' }),
  roasters: (n) => plural(n, { one: '# roaster', other: '# roasters' }),
  votes: (n) => plural(n, { one: '# vote', other: '# votes' }),
  saves: (n) => plural(n, { one: '# save', other: '# saves' }),
  brews: (n) => plural(n, { one: '# brew', other: '# brews' }),
  library: (n) => plural(n, { one: '# bag on a shelf', other: '# bags on shelves' }),
  followers: (n) => plural(n, { one: '# follower', other: '# followers' }),
  members: (n) => plural(n, { one: '# portal member', other: '# portal members' }),
  sessions: (n) => plural(n, { one: '# signed-in device', other: '# signed-in devices' }),
}

/** "3 comments, 12 votes, and 1 save"; empty where there is nothing. */
export function countsText(counts: Readonly<Record<string, number>>): string {
  const parts = Object.entries(counts).flatMap(([name, n]) => (n > 0 && COUNTS[name] ? [COUNTS[name](n)] : []))
  return readerFormat().list(parts)
}

export const waitingText = (count: number): string => plural(count, { one: '# waiting', other: '# waiting' })

/** "Hidden 2×, Warned 1×" */
export const decisionsText = (decisions: Readonly<Record<string, number>>): string =>
  Object.entries(decisions)
    .filter(([action]) => action !== 'undo')
    .map(([action, n]) => `${decidedName(action)} ${readerFormat().number(n)}×`)
    .join(', ')

/** The server stores a suspension without an end as one until the year 9999. */
export const isForever = (until: string): boolean => until.startsWith('9999')

export function suspensionText(until: string): string {
  const day = readerFormat().date(until)
  return isForever(until) ? t`Banned` : t`Suspended until ${day}`
}
