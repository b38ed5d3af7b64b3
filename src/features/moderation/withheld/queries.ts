/** All SQL of withheld things: the list of them, and the rows that are stored with each. */
import { sql } from 'kysely'
import { type Db, engineOf } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'
import { executeRaw, inIds, queryRaw } from '../../../db/raw-sql.ts'
import type { NewRow, Row, SubjectType, Tables } from '../../../db/tables.ts'
import { now } from '../../../db/timestamps.ts'
import { skeleton } from '../../../domain/look-alikes.ts'
import { LINKS, PARTS, type ParentTable, type Part } from './parts.ts'

export type Withheld = Row<'withheld'>
export type Stored = Record<string, unknown>

export interface Subject {
  type: SubjectType
  id: number
}

export async function insertWithheld(
  db: Db,
  { type, id }: Subject,
  values: Pick<NewRow<'withheld'>, 'authorId' | 'state' | 'reason' | 'snapshot' | 'purgeAt'>,
): Promise<number> {
  const row = { ...values, subjectType: type, subjectRef: id, createdAt: now(), appealText: null, appealedAt: null }
  return (await db.insertInto('withheld').values(row).returning('id').executeTakeFirstOrThrow()).id
}

const bySubject = prepared((db, p: { type: SubjectType; id: number }) =>
  db.selectFrom('withheld').selectAll().where('subjectType', '=', p.type).where('subjectRef', '=', p.id),
)
export const findWithheld = (db: Db, { type, id }: Subject): Promise<Withheld | undefined> =>
  bySubject.first(db, { type, id })

/** Locks the entry, so that the second of two concurrent decisions sees the result of the first. */
export const lockWithheld = (db: Db, { type, id }: Subject): Promise<Withheld | undefined> =>
  db
    .selectFrom('withheld')
    .selectAll()
    .where('subjectType', '=', type)
    .where('subjectRef', '=', id)
    .$if(engineOf(db) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()

export async function updateWithheld(db: Db, id: number, changes: Partial<NewRow<'withheld'>>): Promise<void> {
  await db.updateTable('withheld').set(changes).where('id', '=', id).execute()
}

export async function deleteWithheld(db: Db, id: number): Promise<void> {
  await db.deleteFrom('withheld').where('id', '=', id).execute()
}

const byAuthor = prepared((db, p: { authorId: number; before: number; limit: number }) =>
  db
    .selectFrom('withheld')
    .selectAll()
    .where('authorId', '=', p.authorId)
    .where('id', '<', p.before)
    .orderBy('id', 'desc')
    .limit(p.limit),
)
/** Newest first, with ids below `before`. */
export const listWithheldOf = (db: Db, authorId: number, before: number, limit: number): Promise<Withheld[]> =>
  byAuthor.all(db, { authorId, before, limit })

/** The entries of withheld roasters whose stored members include this user. */
const asMember = prepared((db, p: { userId: number }) =>
  db
    .selectFrom('withheldRows as m')
    .innerJoin('withheld as w', 'w.id', 'm.withheldId')
    .selectAll('w')
    .where('m.userId', '=', p.userId)
    .where('m.tableName', '=', 'roasterMembers')
    .where('w.subjectType', '=', 'roaster'),
)
/** Withheld roasters that this user manages, newest first: a few at most. */
export const listWithheldRoastersOf = async (db: Db, userId: number): Promise<Withheld[]> =>
  (await asMember.all(db, { userId })).toSorted((a, b) => b.id - a.id)

/** Whether a withheld thing is the user's: they shared it, or it is a roaster that they manage. */
export async function isOwn(db: Db, withheld: Withheld, userId: number): Promise<boolean> {
  if (withheld.authorId === userId) return true
  if (withheld.subjectType !== 'roaster') return false
  return (await listWithheldRoastersOf(db, userId)).some(({ id }) => id === withheld.id)
}

/** The ids of those who manage a roaster, public or withheld. */
export async function listManagers(db: Db, roasterId: number): Promise<number[]> {
  const members = db.selectFrom('roasterMembers').select('userId').where('roasterId', '=', roasterId)
  const stored = db
    .selectFrom('withheld as w')
    .innerJoin('withheldRows as m', 'm.withheldId', 'w.id')
    .select('m.userId')
    .where('w.subjectType', '=', 'roaster')
    .where('w.subjectRef', '=', roasterId)
    .where('m.tableName', '=', 'roasterMembers')
  const rows = [...(await members.execute()), ...(await stored.execute())]
  return rows.flatMap(({ userId }) => (userId === null ? [] : [userId]))
}

export type WithheldRoaster = Pick<Withheld, 'state' | 'reason'> & { roaster: Row<'roasters'> }

/** The roasters that a user manages and that are pending or hidden. */
export async function listHiddenRoasters(db: Db, userId: number): Promise<WithheldRoaster[]> {
  const managed = await listWithheldRoastersOf(db, userId)
  return managed
    .filter(({ state }) => state !== 'deleted')
    .map(({ state, reason, snapshot }) => ({ state, reason, roaster: snapshot as Row<'roasters'> }))
}

/** More than anybody has waiting. */
const MAX_ROASTERS = 100

/** The roasters that are pending or hidden together with a coffee that the user added. */
export async function listRoastersOfWithheldCoffees(db: Db, userId: number): Promise<WithheldRoaster[]> {
  const rows = await db
    .selectFrom('withheld as w')
    .innerJoin('withheldRows as r', 'r.withheldId', 'w.id')
    .select(['w.state', 'w.reason', 'r.data'])
    .where('w.authorId', '=', userId)
    .where('w.subjectType', '=', 'coffee')
    .where('w.state', '<>', 'deleted')
    .where('r.tableName', '=', 'roasters')
    .orderBy('w.id', 'desc')
    .limit(MAX_ROASTERS)
    .execute()
  return rows.map(({ data, ...rest }) => ({ ...rest, roaster: data as unknown as Row<'roasters'> }))
}

export const listWithheldIn = (db: Db, state: Withheld['state'], before: number, limit: number): Promise<Withheld[]> =>
  db
    .selectFrom('withheld')
    .selectAll()
    .where('state', '=', state)
    .where('id', '<', before)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export async function countPending(db: Db): Promise<number> {
  const pending = db.selectFrom('withheld').select(({ fn }) => fn.countAll<number>().as('n'))
  return (await pending.where('state', '=', 'pending').executeTakeFirstOrThrow()).n
}

/** Deletes what can't be restored any more. */
export async function purgeWithheld(db: Db, time = now()): Promise<void> {
  await db.deleteFrom('withheld').where('purgeAt', '<=', time).execute()
}

/** Large enough to be quick, small enough for the engines' limits on parameters. */
const CHUNK = 500

async function storeRows(db: Db, withheldId: number, part: Part, rows: readonly Stored[]): Promise<void> {
  for (let from = 0; from < rows.length; from += CHUNK) {
    const values = rows.slice(from, from + CHUNK).map((data) => ({
      withheldId,
      tableName: part.table,
      userId: part.owner === undefined ? null : (data[part.owner] as number | null),
      data,
    }))
    await db.insertInto('withheldRows').values(values).execute()
  }
}

/** Stores rows without an owner: the things themselves. */
export const storeThings = (db: Db, withheldId: number, table: Part['table'], rows: readonly object[]): Promise<void> =>
  storeRows(db, withheldId, { table, column: 'id' }, rows as Stored[])

/** Stores a comment, which is deleted with its author's account. */
export const storeComment = (db: Db, withheldId: number, comment: Row<'comments'>): Promise<void> =>
  storeRows(db, withheldId, { table: 'comments', column: 'id', owner: 'userId' }, [comment])

/** Stores the rows that belong to things, and which rows refer to them. */
export async function storeParts(
  db: Db,
  withheldId: number,
  parent: ParentTable,
  ids: readonly number[],
): Promise<void> {
  for (const part of PARTS[parent] as readonly Part[]) {
    await storeRows(db, withheldId, part, await selectOf(db, part, ids, '*'))
  }
  for (const link of LINKS[parent] as readonly Part[]) {
    const rows = await selectOf(db, link, ids, `id, "${link.column}", "${link.owner}"`)
    await storeRows(db, withheldId, { ...link, table: linkName(link) as Part['table'] }, rows)
  }
}

/** The name that links are stored under, to distinguish them from whole rows of the same table. */
export const linkName = ({ table, column }: Part): string => `${table}.${column}`

function selectOf(db: Db, { table, column }: Part, ids: readonly number[], columns: string): Promise<Stored[]> {
  const these = inIds(db, column, ids)
  return queryRaw<Stored>(db, `select ${columns} from "${table}" where ${these.sql}`, these.values)
}

/** The stored rows of a withheld thing, by table. */
export async function readStored(db: Db, withheldId: number): Promise<Map<string, Stored[]>> {
  const rows = await db
    .selectFrom('withheldRows')
    .select(['tableName', 'data'])
    .where('withheldId', '=', withheldId)
    .orderBy('id')
    .execute()
  const groups = Map.groupBy(rows, ({ tableName }) => tableName)
  return new Map([...groups].map(([table, group]) => [table, group.map(({ data }) => data)]))
}

/** Names of stored rows that show that their member uses the coffee. */
const USES = ['libraryEntries', 'brewLogs.coffeeProfileId', 'personalRecipes.coffeeProfileId']

/** Whether others have a withheld coffee in a recipe, a brew or on their shelf. */
export async function isUsedByOthers(db: Db, withheldId: number, userId: number): Promise<boolean> {
  const rows = db.selectFrom('withheldRows').where('withheldId', '=', withheldId)
  const used = rows.select('id').where('tableName', 'in', USES).where('userId', '<>', userId)
  if (await used.limit(1).executeTakeFirst()) return true
  const recipes = await rows.select('data').where('tableName', '=', 'recipes').execute()
  return recipes.some(({ data }) => data.createdById !== userId)
}

/** Skips rows that a member has added again in the meantime. */
export async function insertStored(db: Db, table: keyof Tables & string, rows: readonly Stored[]): Promise<void> {
  for (let from = 0; from < rows.length; from += CHUNK) {
    await db
      .insertInto(table)
      .values(rows.slice(from, from + CHUNK) as never)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** Sets references again, where the row still exists and refers to nothing else by now. Returns the rows that it set. */
export async function relink(db: Db, { table, column }: Part, rows: readonly Stored[]): Promise<Stored[]> {
  const set: Stored[] = []
  for (const row of rows) {
    const { rows: changed } = await sql<{
      id: number
    }>`update ${sql.table(table)} set ${sql.ref(column)} = ${row[column]}
      where id = ${row.id} and ${sql.ref(column)} is null returning id`.execute(db)
    if (changed.length > 0) set.push(row)
  }
  return set
}

/** The users among these who still have an account. */
export async function listUsers(db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const these = inIds(db, 'id', ids)
  const rows = await queryRaw<{ id: number }>(db, `select id from users where ${these.sql}`, these.values)
  return new Set(rows.map(({ id }) => id))
}

export async function listCollections(db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const these = inIds(db, 'id', ids)
  const rows = await queryRaw<{ id: number }>(db, `select id from collections where ${these.sql}`, these.values)
  return new Set(rows.map(({ id }) => id))
}

export const lockRecipe = (db: Db, id: number): Promise<Row<'recipes'> | undefined> =>
  db
    .selectFrom('recipes')
    .selectAll()
    .where('id', '=', id)
    .$if(engineOf(db) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()

export const lockComment = (db: Db, id: number): Promise<Row<'comments'> | undefined> =>
  db
    .selectFrom('comments')
    .selectAll()
    .where('id', '=', id)
    .$if(engineOf(db) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()

export const findComment = (db: Db, id: number): Promise<Row<'comments'> | undefined> =>
  db.selectFrom('comments').selectAll().where('id', '=', id).executeTakeFirst()

/** Locks the recipes of a roaster in the order of their ids, as lock-recipe.ts requires. */
export const lockRecipesOf = (db: Db, roasterId: number): Promise<Row<'recipes'>[]> =>
  db
    .selectFrom('recipes')
    .selectAll()
    .where('roasterId', '=', roasterId)
    .orderBy('id')
    .$if(engineOf(db) === 'postgres', (query) => query.forUpdate())
    .execute()

export const lockWholeRoaster = (db: Db, id: number): Promise<Row<'roasters'> | undefined> =>
  db
    .selectFrom('roasters')
    .selectAll()
    .where('id', '=', id)
    .$if(engineOf(db) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()

/**
 * Finds a roaster that is no more than the name on a coffee: nobody manages, claims or describes it, and it has no
 * coffees except for the given one.
 */
export const findUnusedRoaster = (db: Db, id: number, coffeeId = 0): Promise<Row<'roasters'> | undefined> =>
  db
    .selectFrom('roasters as r')
    .selectAll('r')
    .where('r.id', '=', id)
    .where('r.isVerified', '=', false)
    .where('r.isPremium', '=', false)
    .where('r.websiteUrl', 'is', null)
    .where('r.description', 'is', null)
    .where(({ not, exists, selectFrom }) => {
      const coffees = selectFrom('coffees as b').select('b.id').whereRef('b.roasterId', '=', 'r.id')
      return not(exists(coffees.where('b.id', '<>', coffeeId)))
    })
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('roasterMembers as m').select('m.userId').whereRef('m.roasterId', '=', 'r.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('roasterClaims as c').select('c.id').whereRef('c.roasterId', '=', 'r.id'))),
    )
    .executeTakeFirst()

export const lockCoffeesOf = (db: Db, roasterId: number): Promise<Row<'coffees'>[]> =>
  db
    .selectFrom('coffees')
    .selectAll()
    .where('roasterId', '=', roasterId)
    .orderBy('id')
    .$if(engineOf(db) === 'postgres', (query) => query.forUpdate())
    .execute()

export async function deleteRows(
  db: Db,
  table: 'recipes' | 'comments' | 'coffees' | 'roasters',
  ids: readonly number[],
): Promise<void> {
  const these = inIds(db, 'id', ids)
  await executeRaw(db, `delete from "${table}" where ${these.sql}`, these.values)
}

/** Adds to the stored number of recipes, without counting as activity of the coffee. */
export async function addRecipes(db: Db, table: 'coffees' | 'roasters', id: number, by: number): Promise<void> {
  await db
    .updateTable(table)
    .set(({ ref }) => ({ recipeCount: sql`${ref('recipeCount')} + ${by}` }))
    .where('id', '=', id)
    .execute()
}

/** The name is replaced too: it is what a profile is reported for most often. */
export async function hideProfile(db: Db, userId: number): Promise<void> {
  const displayName = `Brewer ${userId}`
  await db
    .updateTable('users')
    .set({ profileHidden: true, displayName, displayNameSkeleton: skeleton(displayName) })
    .where('id', '=', userId)
    .execute()
}

export async function showProfile(db: Db, userId: number, displayName: string): Promise<boolean> {
  const shown = await db
    .updateTable('users')
    .set({ profileHidden: false, displayName, displayNameSkeleton: skeleton(displayName) })
    .where('id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return shown !== undefined
}

export async function setBrewCount(db: Db, recipeId: number, brewCount: number): Promise<void> {
  await db.updateTable('recipes').set({ brewCount }).where('id', '=', recipeId).execute()
}
