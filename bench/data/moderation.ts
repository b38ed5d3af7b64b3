/** Generates what moderators see: reports, the queue that they fill, decisions, and what is withheld. */
import { type NamedRow, type Part, partOf } from './part.ts'
import { auditEntriesOf, OPERATOR_ID, reportsOf, type Size, withheldOf } from './sizes.ts'
import { isoTime, momentMs } from './timeline.ts'

/** Withheld things get ids that no public thing has, since public rows aren't deleted here. */
const WITHHELD_FROM = 10_000_000

export function* moderationParts(size: Size): Generator<Part> {
  yield partOf('reports', reportsOf(size), reports(size))
  yield partOf('reviewItems', reportsOf(size), reviewItems(size))
  yield partOf('auditEntries', auditEntriesOf(size), auditEntries(size))
  yield partOf('withheld', withheldOf(size), withheld(size))
}

/** Reported recipes are spread over all of them. */
const reportedId = (size: Size, i: number): number => 1 + Math.floor((i * size.recipes) / reportsOf(size))
const timeOf = (i: number, count: number): string => isoTime(momentMs(i / count))
/** The member who made the i-th report, or whom the i-th decision or withheld thing concerns. */
export const memberId = (size: Size, i: number): number => 1 + ((i * 7919) % size.users)

function* reports(size: Size): Generator<NamedRow> {
  for (let i = 0; i < reportsOf(size); i++) {
    yield {
      ...{ id: i + 1, userId: memberId(size, i), subjectType: 'recipe', subjectRef: reportedId(size, i) },
      ...{ reason: 'spam', text: 'Links to a shop', createdAt: timeOf(i, reportsOf(size)) },
    }
  }
}

/** Half of them are decided. */
function* reviewItems(size: Size): Generator<NamedRow> {
  for (let i = 0; i < reportsOf(size); i++) {
    const createdAt = timeOf(i, reportsOf(size))
    yield {
      ...{ id: i + 1, subjectType: 'recipe', subjectRef: reportedId(size, i), cause: 'report' },
      ...{ state: i % 2 ? 'decided' : 'open', reportCount: 1, createdAt, decidedAt: i % 2 ? createdAt : null },
    }
  }
}

function* auditEntries(size: Size): Generator<NamedRow> {
  const count = auditEntriesOf(size)
  for (let i = 0; i < count; i++) {
    yield {
      ...{ id: i + 1, actorId: OPERATOR_ID, actorName: 'Operator', action: i % 3 ? 'dismiss' : 'hide' },
      ...{ subjectType: 'recipe', subjectRef: 1 + (i % size.recipes), subjectName: 'Konga, v60' },
      ...{ memberId: memberId(size, i), reason: 'Links to a shop', before: '{"state":"public"}' },
      ...{ after: '{"state":"hidden"}', undo: null, createdAt: timeOf(i, count), undoneAt: null },
    }
  }
}

function* withheld(size: Size): Generator<NamedRow> {
  const count = withheldOf(size)
  for (let i = 0; i < count; i++) {
    const id = WITHHELD_FROM + i
    yield {
      ...{ id: i + 1, subjectType: 'comment', subjectRef: id, authorId: memberId(size, i), state: 'hidden' },
      ...{ reason: 'Links to a shop', snapshot: `{"id":${id},"body":"Buy this","recipeId":1}` },
      ...{ createdAt: timeOf(i, count), purgeAt: null, appealText: null, appealedAt: null },
    }
  }
}
