/** Inserts the demo community into an empty database, so that a new installation shows some activity. */

import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { type Database, type Db, engineOf } from '../../../db/open.ts'
import { NO_STATEMENT_LIMIT } from '../../../db/postgres.ts'
import { transaction } from '../../../db/transaction.ts'
import { readStepTemplates } from '../../equipment/catalog/step-templates.ts'
import { insertPlan } from './insert-plan.ts'
import { planDemoCommunity } from './plan.ts'
import type { DemoCatalog, DemoContent } from './types.ts'

const DIRECTORY = new URL('../../../../data/demo/', import.meta.url)
const FILES = ['roasters', 'coffees', 'members', 'brewers', 'comments', 'notes'] as const

/** Does nothing and returns false if there is a roaster or a user: a database in use is never changed. */
export async function seedDemo(db: Database, catalog: DemoCatalog, now = new Date()): Promise<boolean> {
  if (!(await isEmpty(db))) return false
  const plan = planDemoCommunity(catalog, await readContent(), now)
  const templates = await readStepTemplates()
  return transaction(db, async (db) => {
    if (engineOf(db) === 'postgres') await waitForTurn(db)
    // Checked again: another node may have been first.
    if (!(await isEmpty(db))) return false
    await insertPlan(db, plan, new Map(catalog.methods.map((method) => [method.id, method])), templates)
    return true
  })
}

/** If several nodes start at the same time, one of them inserts and the others wait for it, without a time limit. */
async function waitForTurn(db: Db): Promise<void> {
  await sql.raw(NO_STATEMENT_LIMIT).execute(db)
  await sql`lock table users in share row exclusive mode`.execute(db)
}

async function isEmpty(db: Db): Promise<boolean> {
  const user = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  const roaster = await db.selectFrom('roasters').select('id').limit(1).executeTakeFirst()
  return !user && !roaster
}

async function readContent(): Promise<DemoContent> {
  const files = FILES.map(async (name) => [
    name,
    JSON.parse(await readFile(new URL(`${name}.json`, DIRECTORY), 'utf8')),
  ])
  return Object.fromEntries(await Promise.all(files))
}
