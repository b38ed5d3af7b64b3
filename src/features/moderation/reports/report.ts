/** Reports something to the moderators, once per person. */
import type { FastifyInstance } from 'fastify'
import type { ReportReason } from '../../../db/tables.ts'
import { transaction } from '../../../db/transaction.ts'
import { badRequest, notFound } from '../../../http/errors.ts'
import { message } from '../../../i18n/message.ts'
import { lockMember } from '../../members/accounts/lock-user.ts'
import { findTarget } from '../decisions/target.ts'
import { openItem } from '../queue/queries.ts'
import type { Subject } from '../withheld/queries.ts'
import { findReport, insertReport, type ReportRow } from './queries.ts'

export function report(
  { db, quotas }: Pick<FastifyInstance, 'db' | 'quotas'>,
  userId: number,
  subject: Subject,
  { reason, text }: { reason: ReportReason; text: string | null },
): Promise<{ report: ReportRow; isNew: boolean }> {
  return transaction(db, async (db) => {
    await lockMember(db, userId)
    const target = await findTarget(db, subject)
    // Responds as if a withheld thing didn't exist.
    if (target.withheld) throw notFound(subject.type === 'profile' ? 'User' : 'Page')
    if (target.authorId === userId) throw badRequest(message("You can't report what is yours"), 'subjectId')
    const key = { userId, subjectType: subject.type, subjectRef: subject.id }
    const inserted = await insertReport(db, { ...key, reason, text })
    if (!inserted) return { report: (await findReport(db, key))!, isNew: false }
    await quotas.count(db, userId, 'reports')
    await openItem(db, subject, 'report', 1)
    return { report: inserted, isNew: true }
  })
}
