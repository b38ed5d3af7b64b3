/** All SQL of reports, as members send them. */
import type { Db } from '../../../db/open.ts'
import type { NewRow, Row } from '../../../db/tables.ts'
import { now } from '../../../db/timestamps.ts'

export type ReportRow = Row<'reports'>

/** Returns undefined if this member has reported this thing already: a unique index ensures it. */
export const insertReport = (
  db: Db,
  report: Omit<NewRow<'reports'>, 'id' | 'createdAt'>,
): Promise<ReportRow | undefined> =>
  db
    .insertInto('reports')
    .values({ ...report, createdAt: now() })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

export const findReport = (
  db: Db,
  { userId, subjectType, subjectRef }: Pick<ReportRow, 'userId' | 'subjectType' | 'subjectRef'>,
): Promise<ReportRow | undefined> =>
  db
    .selectFrom('reports')
    .selectAll()
    .where('userId', '=', userId)
    .where('subjectType', '=', subjectType)
    .where('subjectRef', '=', subjectRef)
    .executeTakeFirst()
