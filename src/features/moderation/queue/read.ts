/** Reads items of the queue with what a moderator needs to decide: the thing, its author, the reports, the appeal. */
import type { Db } from '../../../db/open.ts'
import { isSuspended } from '../../../http/access.ts'
import { findUser, type User } from '../../members/accounts/queries.ts'
import { countDecisions } from '../audit/queries.ts'
import { roleOf } from '../roles/role.ts'
import { findWithheld, type Subject } from '../withheld/queries.ts'
import { nameOf, readSnapshot, textOf } from '../withheld/snapshot.ts'
import { listReports, type ReviewItem } from './queries.ts'

export async function readItem(db: Db, item: ReviewItem, mostReports: number, adminEmails: readonly string[]) {
  const subject: Subject = { type: item.subjectType, id: item.subjectRef }
  const withheld = await findWithheld(db, subject)
  const known = withheld ?? (await readSnapshot(db, subject))
  const authorId = known?.authorId ?? (subject.type === 'profile' ? subject.id : null)
  const [user, reports] = await Promise.all([
    authorId === null ? undefined : findUser(db, authorId),
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
    // Its author may have deleted it in the meantime.
    state: withheld?.state ?? (known ? ('public' as const) : ('gone' as const)),
    cause: item.cause,
    isOpen: item.state === 'open',
    reportCount: item.reportCount,
    reports: reports.map(({ reporterId, reporter, ...report }) => ({
      ...report,
      reporter: { id: reporterId, displayName: reporter },
    })),
    author: user ? await readAuthor(db, user, adminEmails) : null,
    reason: withheld?.reason ?? null,
    appeal: withheld?.appealedAt
      ? { text: withheld.appealText ?? '', createdAt: withheld.appealedAt }
      : subject.type === 'profile'
        ? suspensionAppealOf(user)
        : null,
    createdAt: item.createdAt,
    decidedAt: item.decidedAt,
  }
}

async function readAuthor(db: Db, user: User, adminEmails: readonly string[]) {
  const { id, displayName, createdAt, suspendedUntil, suspensionReason } = user
  return {
    ...{ id, displayName, createdAt },
    ...(isSuspended(user) ? { suspendedUntil, suspensionReason } : { suspendedUntil: null, suspensionReason: null }),
    role: roleOf(user, adminEmails),
    decisions: await countDecisions(db, id),
  }
}

/** The appeal of a member who is suspended at the moment. */
function suspensionAppealOf(user: User | undefined) {
  if (!user?.suspensionAppealedAt || !isSuspended(user)) return null
  return { text: user.suspensionAppeal ?? '', createdAt: user.suspensionAppealedAt }
}
