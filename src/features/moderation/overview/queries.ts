/** All SQL of the overview. Counts of large tables read only a limited number of their latest rows. */
import { sql } from 'kysely'
import { type Db, engineOf } from '../../../db/open.ts'
import { queryRaw } from '../../../db/raw-sql.ts'

const MAX_ROWS_READ = 10_000

/** How many of the latest rows of a table were added since a time, up to `MAX_ROWS_READ`. */
export async function countSince(db: Db, table: 'users' | 'recipes' | 'comments' | 'brewLogs', since: string) {
  const latest = `select "createdAt" from "${table}" order by id desc limit ${MAX_ROWS_READ}`
  const [row] = await queryRaw<{ n: number }>(
    db,
    `select count(*) as n from (${latest}) latest where latest."createdAt" >= ?`,
    [since],
  )
  return row!.n
}

export async function countRows(db: Db, table: 'users' | 'roasters'): Promise<number> {
  return (
    await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n
}

export async function sumCoffees(db: Db): Promise<number> {
  const [row] = await queryRaw<{ n: number | null }>(db, 'select sum(size) as n from "coffeeFacets"', [])
  return row?.n ?? 0
}

export async function countSuspended(db: Db, time: string): Promise<number> {
  const suspended = db.selectFrom('users').select(({ fn }) => fn.countAll<number>().as('n'))
  return (await suspended.where('suspendedUntil', '>', time).executeTakeFirstOrThrow()).n
}

export async function countOpenClaims(db: Db): Promise<number> {
  const claims = db.selectFrom('roasterClaims').select(({ fn }) => fn.countAll<number>().as('n'))
  return (await claims.where('status', '=', 'PENDING_REVIEW').executeTakeFirstOrThrow()).n
}

export async function countRoasterChanges(db: Db): Promise<number> {
  const changes = db.selectFrom('roasterChanges').select(({ fn }) => fn.countAll<number>().as('n'))
  return (await changes.executeTakeFirstOrThrow()).n
}

export async function databaseSize(db: Db): Promise<number> {
  const size =
    engineOf(db) === 'postgres'
      ? sql<{ bytes: number | string }>`select pg_database_size(current_database()) as bytes`
      : sql<{ bytes: number }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
  return Number((await size.execute(db)).rows[0]!.bytes)
}
