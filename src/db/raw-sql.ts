/** Runs SQL text with `?` parameters as a prepared statement on either engine. */
import { CompiledQuery } from 'kysely'
import { type Db, directRead, engineOf } from './open.ts'
import { nameStatement } from './postgres.ts'

/** SQL texts with `?` and the same texts with PostgreSQL's `$1`, `$2`, … */
const numbered = new Map<string, string>()

function withNumbers(sql: string): string {
  let known = numbered.get(sql)
  if (known === undefined) {
    let count = 0
    known = sql.replace(/\?/g, () => `$${++count}`)
    nameStatement(known)
    numbered.set(sql, known)
  }
  return known
}

export async function queryRaw<Row>(db: Db, sql: string, values: readonly unknown[]): Promise<Row[]> {
  const read = directRead(db)
  if (!read) return executeRaw<Row>(db, sql, values)
  return read<Row>(engineOf(db) === 'postgres' ? withNumbers(sql) : sql, values)
}

/** Like `queryRaw`, for statements that write. */
export async function executeRaw<Row>(db: Db, sql: string, values: readonly unknown[]): Promise<Row[]> {
  const text = engineOf(db) === 'postgres' ? withNumbers(sql) : sql
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, values as unknown[]) as CompiledQuery<Row>)
  return rows
}

/** A condition for membership in a list of ids, with one parameter so that the SQL is the same for any length. */
export function inIds(db: Db, column: string, ids: readonly number[]): { sql: string; values: unknown[] } {
  return engineOf(db) === 'postgres'
    ? { sql: `"${column}" = any(?::bigint[])`, values: [`{${ids.join(',')}}`] }
    : { sql: `"${column}" in (select value from json_each(?))`, values: [JSON.stringify(ids)] }
}

export function notInIds(db: Db, column: string, ids: readonly number[]): { sql: string; values: unknown[] } {
  return engineOf(db) === 'postgres'
    ? { sql: `"${column}" <> all(?::bigint[])`, values: [`{${ids.join(',')}}`] }
    : { sql: `"${column}" not in (select value from json_each(?))`, values: [JSON.stringify(ids)] }
}

/** A subquery that turns a list of ids, given as one JSON parameter, into a table of `value` and `position`. */
export const idListTable = (db: Db, alias: string): string => listTable(db, alias, 'value::bigint as value')

/** The same for a list of texts. */
export const textListTable = (db: Db, alias: string): string => listTable(db, alias, 'value')

function listTable(db: Db, alias: string, postgresValue: string): string {
  return engineOf(db) === 'postgres'
    ? `(select ${postgresValue}, position from json_array_elements_text(?::json) with ordinality as t(value, position)) ${alias}`
    : `(select value, key as position from json_each(?)) ${alias}`
}
