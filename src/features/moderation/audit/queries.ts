/** All SQL of the audit log. */
import { type Db, engineOf } from '../../../db/open.ts'
import type { NewRow, Row } from '../../../db/tables.ts'
import { now } from '../../../db/timestamps.ts'

export type AuditEntry = Row<'auditEntries'>
export type AuditSubject = Pick<AuditEntry, 'subjectType' | 'subjectRef'>

export async function insertEntry(
  db: Db,
  entry: Omit<NewRow<'auditEntries'>, 'id' | 'createdAt' | 'undoneAt'>,
): Promise<AuditEntry> {
  return db
    .insertInto('auditEntries')
    .values({ ...entry, createdAt: now(), undoneAt: null })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export interface AuditFilter {
  subjectType?: AuditEntry['subjectType']
  subjectRef?: number
  actorId?: number
  memberId?: number
}

/** Newest first, with ids below `before`; each filter has an index. */
export function listEntries(db: Db, filter: AuditFilter, before: number, limit: number): Promise<AuditEntry[]> {
  const { subjectType, subjectRef, actorId, memberId } = filter
  let entries = db.selectFrom('auditEntries').selectAll().where('id', '<', before)
  if (subjectType !== undefined) entries = entries.where('subjectType', '=', subjectType)
  if (subjectRef !== undefined) entries = entries.where('subjectRef', '=', subjectRef)
  if (actorId !== undefined) entries = entries.where('actorId', '=', actorId)
  if (memberId !== undefined) entries = entries.where('memberId', '=', memberId)
  return entries.orderBy('id', 'desc').limit(limit).execute()
}

/** Locks the entry, so that it is undone only once. */
export const lockEntry = (db: Db, id: number): Promise<AuditEntry | undefined> =>
  db
    .selectFrom('auditEntries')
    .selectAll()
    .where('id', '=', id)
    .$if(engineOf(db) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()

export const findEntry = (db: Db, id: number): Promise<AuditEntry | undefined> =>
  db.selectFrom('auditEntries').selectAll().where('id', '=', id).executeTakeFirst()

export async function markUndone(db: Db, id: number): Promise<void> {
  await db.updateTable('auditEntries').set({ undoneAt: now() }).where('id', '=', id).execute()
}

/** Deletes the undo data of decisions that can no longer be undone. */
export async function forgetUndo(db: Db, before: string): Promise<void> {
  await db
    .updateTable('auditEntries')
    .set({ undo: null })
    .where('createdAt', '<', before)
    .where('undo', 'is not', null)
    .execute()
}

/** Removes the name and the details of a member whose account is deleted; the entries themselves stay. */
export async function eraseMember(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('auditEntries')
    .set({ subjectName: null, reason: null, before: null, after: null, undo: null })
    .where('memberId', '=', userId)
    .execute()
  await db.updateTable('auditEntries').set({ actorName: '' }).where('actorId', '=', userId).execute()
}

/** How often each decision was taken about a member. */
export async function countDecisions(db: Db, memberId: number): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('auditEntries')
    .select(['action', ({ fn }) => fn.countAll<number>().as('n')])
    .where('memberId', '=', memberId)
    .where('undoneAt', 'is', null)
    .groupBy('action')
    .execute()
  return Object.fromEntries(rows.map(({ action, n }) => [action, n]))
}
