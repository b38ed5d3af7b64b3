/** How the engine would run a query: for tests that no list reads more than it shows. */
import { CompiledQuery } from 'kysely'
import { type Db, engineOf } from '#src/db/open.ts'

export interface SeenQuery {
  sql: string
  parameters: readonly unknown[]
}

/** One line a step. */
export async function explain(db: Db, { sql, parameters }: SeenQuery): Promise<string[]> {
  const prefix = engineOf(db) === 'postgres' ? 'explain' : 'explain query plan'
  const { rows } = await db.executeQuery(CompiledQuery.raw(`${prefix} ${sql}`, [...parameters]))
  return rows.map((row) => {
    const { detail, 'QUERY PLAN': line } = row as { detail?: string; 'QUERY PLAN'?: string }
    return detail ?? line ?? ''
  })
}

/** The steps that read a whole table of the list; `SCAN x USING INDEX` reads along an order and stops at the limit. */
export function scansOf(plan: readonly string[], table: string): string[] {
  const scan = new RegExp(`\\bSCAN ${table}\\b(?! USING)|Seq Scan on ${table}\\b`, 'i')
  return plan.filter((step) => scan.test(step))
}

/** A few rows may be put into order; PostgreSQL, which tells its estimate, rather does so than walk a longer index. */
const FEW = 1000

/** The steps that sort rows instead of reading them in order. */
export const sortsOf = (plan: readonly string[]): string[] =>
  plan.filter((step) => {
    const rows = /\bSort\b.*\brows=(\d+)/.exec(step)?.[1]
    return rows === undefined ? /USE TEMP B-TREE FOR ORDER BY/.test(step) : Number(rows) > FEW
  })
