/** All SQL of users' equipment: one table for each kind, with nearly the same columns. */
import type { Db } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'
import { executeRaw, queryRaw } from '../../../db/raw-sql.ts'

export interface Kind {
  table: string
  /** The column with the id in the catalog. */
  thing: string
  hasNickname: boolean
}

export const GRINDERS: Kind = { table: 'userGrinders', thing: 'grinderId', hasNickname: true }
export const MACHINES: Kind = { table: 'userMachines', thing: 'machineId', hasNickname: true }
export const FILTERS: Kind = { table: 'userFilters', thing: 'filterId', hasNickname: false }

export interface Owned {
  thingId: number
  nickname: string | null
  isDefault: boolean
  createdAt: string
}

export type OwnedChanges = Partial<Pick<Owned, 'nickname' | 'isDefault'>>

const columnsOf = ({ thing, hasNickname }: Kind): string =>
  `"${thing}" as "thingId", ${hasNickname ? 'nickname' : 'null as nickname'}, "isDefault", "createdAt"`

/** In the order they were added. */
export function listOwned(db: Db, kind: Kind, userId: number): Promise<Owned[]> {
  const sql = `select ${columnsOf(kind)} from "${kind.table}" where "userId" = ? order by "createdAt", "${kind.thing}"`
  return queryRaw<Owned>(db, sql, [userId])
}

/** Returns the default, else the one that was added first. */
export async function findPreferredOwned(db: Db, kind: Kind, userId: number): Promise<Owned | undefined> {
  const sql = `select ${columnsOf(kind)} from "${kind.table}" where "userId" = ?
    order by "isDefault" desc, "createdAt", "${kind.thing}" limit 1`
  const [row] = await queryRaw<Owned>(db, sql, [userId])
  return row
}

const machinesOf = prepared((db, p: { userId: number }) =>
  db.selectFrom('userMachines').select('machineId as id').where('userId', '=', p.userId).orderBy('machineId'),
)
/** Ordered by id, so that the result is a stable cache key. */
export const listOwnMachineIds = async (db: Db, userId: number): Promise<number[]> =>
  (await machinesOf.all(db, { userId })).map(({ id }) => id)

/** Unsets the default flag of everything of this kind except the given thing. */
export async function unsetOtherDefaults(db: Db, kind: Kind, userId: number, thingId: number): Promise<void> {
  const sql = `update "${kind.table}" set "isDefault" = ? where "userId" = ? and "isDefault" = ? and "${kind.thing}" <> ?`
  await executeRaw(db, sql, [false, userId, true, thingId])
}

/** Inserts the row or updates the given fields. */
export async function saveOwned(
  db: Db,
  kind: Kind,
  userId: number,
  thingId: number,
  { nickname, isDefault }: OwnedChanges,
): Promise<Owned> {
  const { table, thing, hasNickname } = kind
  const nicknamed = hasNickname ? ['nickname'] : []
  const columns = ['userId', thing, ...nicknamed, 'isDefault', 'createdAt']
  const values = [userId, thingId, ...(hasNickname ? [nickname ?? null] : []), isDefault ?? false, new Date()]
  const changed = [
    ...(isDefault === undefined ? [] : ['isDefault']),
    ...(nickname === undefined ? [] : nicknamed),
    // Always updates a column, so that the row is returned.
    thing,
  ]
  const [row] = await executeRaw<Owned>(
    db,
    `insert into "${table}" (${columns.map((column) => `"${column}"`).join(', ')})
     values (${columns.map(() => '?').join(', ')})
     on conflict ("userId", "${thing}") do update set ${changed.map((column) => `"${column}" = excluded."${column}"`).join(', ')}
     returning ${columnsOf(kind)}`,
    values,
  )
  return row!
}

export async function deleteOwned(db: Db, { table, thing }: Kind, userId: number, thingId: number): Promise<void> {
  await executeRaw(db, `delete from "${table}" where "userId" = ? and "${thing}" = ?`, [userId, thingId])
}
