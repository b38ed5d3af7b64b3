/** Reads items of the queue with what a moderator needs to decide: the thing, its author, the reports, the appeal. */
import type { Db } from '../../../db/open.ts'
import { findUser } from '../../members/accounts/queries.ts'
import { countDecisions } from '../audit/queries.ts'
import { roleOf } from '../roles/role.ts'
import { findWithheld, type Subject } from '../withheld/queries.ts'
import { nameOf, readSnapshot, textOf } from '../withheld/snapshot.ts'
import { listReports, type ReviewItem } from './queries.ts'

export async function readItem(db: Db, item: ReviewItem, mostReports: number, adminEmails: readonly string[]) {
  const subject: Subject = { type: item.subjectType, id: item.subjectRef }
  const withheld = await findWithheld(db, subject)
  const known = withheld ?? (await readSnapshot(db, subject))
  const [author, reports] = await Promise.all([
    readAuthor(db, known?.authorId ?? null, adminEmails),
    listReports(db, subject, mostReports),
  ])
  return {
    id: item.id,
    subject: {
      ...subject,
      name: known ? nameOf(subject.type, known.snapshot) : '',
      text: known ? textOf(subject.type, known.snapshot) : null,
      recipeId: subject.type === 'comment' && known ? (known.snapshot as { recipeId: number }).recipeId : null,
      slug: (known?.snapshot as { slug?: string } | undefined)?.slug ?? null,
    },
    // Its author may have deleted it meanwhile.
    state: withheld?.state ?? (known ? ('public' as const) : ('gone' as const)),
    cause: item.cause,
    isOpen: item.state === 'open',
    reportCount: item.reportCount,
    reports: reports.map(({ reporterId, reporter, ...report }) => ({
      ...report,
      reporter: { id: reporterId, displayName: reporter },
    })),
    author,
    reason: withheld?.reason ?? null,
    appeal: withheld?.appealedAt ? { text: withheld.appealText ?? '', createdAt: withheld.appealedAt } : null,
    createdAt: item.createdAt,
    decidedAt: item.decidedAt,
  }
}

async function readAuthor(db: Db, id: number | null, adminEmails: readonly string[]) {
  const user = id === null ? undefined : await findUser(db, id)
  if (!user) return null
  const { displayName, createdAt, suspendedUntil } = user
  return {
    ...{ id: user.id, displayName, createdAt, suspendedUntil },
    role: roleOf(user, adminEmails),
    decisions: await countDecisions(db, user.id),
  }
}
