/** Reads query plans, for tests that lists read no more rows than they return. */
import { CompiledQuery } from 'kysely'
import { type Db, engineOf } from '#src/db/open.ts'

export interface SeenQuery {
  sql: string
  parameters: readonly unknown[]
}

/** One line for each step of the plan. */
export async function explain(db: Db, { sql, parameters }: SeenQuery): Promise<string[]> {
  const prefix = engineOf(db) === 'postgres' ? 'explain' : 'explain query plan'
  const { rows } = await db.executeQuery(CompiledQuery.raw(`${prefix} ${sql}`, [...parameters]))
  return rows.map((row) => {
    const { detail, 'QUERY PLAN': line } = row as { detail?: string; 'QUERY PLAN'?: string }
    return detail ?? line ?? ''
  })
}

/** The steps that scan a whole table; `SCAN x USING INDEX` reads in index order and stops at the limit. */
export function scansOf(plan: readonly string[], table: string): string[] {
  const scan = new RegExp(`\\bSCAN ${table}\\b(?! USING)|Seq Scan on ${table}\\b`, 'i')
  return plan.filter((step) => scan.test(step))
}

/** Sorting few rows is fine: PostgreSQL, whose plan has an estimate, prefers that to scanning a longer index. */
const FEW = 1000

/** The steps that sort rows instead of reading them in order. */
export const sortsOf = (plan: readonly string[]): string[] =>
  plan.filter((step) => {
    const rows = /\bSort\b.*\brows=(\d+)/.exec(step)?.[1]
    return rows === undefined ? /USE TEMP B-TREE FOR ORDER BY/.test(step) : Number(rows) > FEW
  })
