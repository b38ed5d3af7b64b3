/** All SQL of merging duplicates. */
import { sql } from 'kysely'
import { type Db, engineOf } from '../../../db/open.ts'
import { executeRaw, inIds } from '../../../db/raw-sql.ts'
import type { Row } from '../../../db/tables.ts'

/** Tables whose rows simply follow their coffee. */
const FOLLOWING = ['brewLogs', 'personalRecipes'] as const
export type Following = (typeof FOLLOWING)[number]

/** Points the rows of one coffee to another, and returns their ids. */
export async function moveFollowing(db: Db, table: Following, fromId: number, toId: number): Promise<number[]> {
  const rows = await executeRaw<{ id: number }>(
    db,
    `update "${table}" set "coffeeProfileId" = ? where "coffeeProfileId" = ? returning id`,
    [toId, fromId],
  )
  return rows.map(({ id }) => id)
}

/** Points given rows back, where they still refer to the coffee that they were moved to. */
export async function moveFollowingBack(
  db: Db,
  table: Following,
  ids: readonly number[],
  fromId: number,
  toId: number,
): Promise<void> {
  const these = inIds(db, 'id', ids)
  await executeRaw(db, `update "${table}" set "coffeeProfileId" = ? where "coffeeProfileId" = ? and ${these.sql}`, [
    toId,
    fromId,
    ...these.values,
  ])
}

/** Moves the rows of members who have none for `toId` yet, and returns these members. Rows of other members stay. */
export async function moveOncePerMember(
  db: Db,
  { table, column }: { table: 'libraryEntries' | 'follows' | 'roasterMembers'; column: string },
  fromId: number,
  toId: number,
): Promise<number[]> {
  const rows = await executeRaw<{ userId: number }>(
    db,
    `update "${table}" set "${column}" = ? where "${column}" = ?
      and not exists (select 1 from "${table}" other where other."${column}" = ? and other."userId" = "${table}"."userId")
      returning "userId"`,
    [toId, fromId, toId],
  )
  return rows.map(({ userId }) => userId)
}

export async function moveMembersBack(
  db: Db,
  { table, column }: { table: 'libraryEntries' | 'follows' | 'roasterMembers'; column: string },
  userIds: readonly number[],
  fromId: number,
  toId: number,
): Promise<number> {
  const these = inIds(db, 'userId', userIds)
  const rows = await executeRaw(
    db,
    `update "${table}" set "${column}" = ? where "${column}" = ? and ${these.sql} returning "userId"`,
    [toId, fromId, ...these.values],
  )
  return rows.length
}

export const lockRecipesById = (db: Db, ids: readonly number[], coffeeProfileId: number): Promise<Row<'recipes'>[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('recipes')
        .selectAll()
        .where('coffeeProfileId', '=', coffeeProfileId)
        .where('id', 'in', ids)
        .orderBy('id')
        .$if(engineOf(db) === 'postgres', (query) => query.forNoKeyUpdate())
        .execute()

export async function updateRecipeCoffee(
  db: Db,
  id: number,
  changes: Pick<Row<'recipes'>, 'coffeeProfileId' | 'roasterId' | 'roastLevel' | 'facetId'>,
): Promise<void> {
  await db.updateTable('recipes').set(changes).where('id', '=', id).execute()
}

/** Moves the embed recipes of a coffee. A default that the other coffee already has for a method stays the default. */
export async function moveEmbedRecipes(db: Db, fromId: number, toId: number): Promise<number[]> {
  await sql`update "embedRecipes" set "isDefault" = ${false} where "coffeeId" = ${fromId} and "isDefault" and exists
    (select 1 from "embedRecipes" other where other."coffeeId" = ${toId} and other.method = "embedRecipes".method
      and other."isDefault")`.execute(db)
  const { rows } = await sql<{ id: number }>`update "embedRecipes" set "coffeeId" = ${toId} where "coffeeId" = ${fromId}
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}

export async function moveEmbedRecipesBack(
  db: Db,
  ids: readonly number[],
  fromId: number,
  toId: number,
): Promise<void> {
  const these = inIds(db, 'id', ids)
  await executeRaw(db, `update "embedRecipes" set "coffeeId" = ? where "coffeeId" = ? and ${these.sql}`, [
    toId,
    fromId,
    ...these.values,
  ])
}

export async function addFollowers(db: Db, roasterId: number, by: number): Promise<void> {
  await db
    .updateTable('roasters')
    .set(({ ref }) => ({ followerCount: sql`${ref('followerCount')} + ${by}` }))
    .where('id', '=', roasterId)
    .execute()
}
