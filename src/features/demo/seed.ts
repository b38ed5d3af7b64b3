/** Writes the demo community into an empty database, so that a newcomer sees a living service. */
import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { type Database, type Db, engineOf } from '../../db/open.ts'
import { NO_STATEMENT_LIMIT } from '../../db/postgres.ts'
import type { BrewMethod } from '../../domain/catalog.ts'
import { insertAll } from './insert-all.ts'
import { type DemoCatalog, type DemoContent, type DemoPlan, planDemoCommunity } from './plan.ts'
import { insertActivity } from './seed-activity.ts'
import { insertEmbeds } from './seed-embeds.ts'
import { type Ids, insertCoffees, insertRecipes, insertRoasters } from './seed-recipes.ts'

const DIRECTORY = new URL('../../../data/demo/', import.meta.url)
const FILES = ['roasters', 'coffees', 'members', 'brewers', 'comments', 'notes'] as const

/** Does nothing where there already is a roaster or a user: a database in use is never touched. */
export async function seedDemo(db: Database, catalog: DemoCatalog, now = new Date()): Promise<boolean> {
  if (!(await isEmpty(db))) return false
  const plan = planDemoCommunity(catalog, await readContent(), now)
  return db.transaction().execute(async (db) => {
    if (engineOf(db) === 'postgres') await waitForTurn(db)
    // Looked at again: another node may have been first.
    if (!(await isEmpty(db))) return false
    await write(db, plan, new Map(catalog.methods.map((method) => [method.id, method])))
    return true
  })
}

/** Of nodes that start together one writes, and the others wait for it as long as it takes. */
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

async function write(db: Db, plan: DemoPlan, methods: ReadonlyMap<string, BrewMethod>): Promise<void> {
  const members = await insertMembers(db, plan)
  const roasters = await insertRoasters(db, plan, members)
  const coffees = await insertCoffees(db, plan, roasters)
  const recipes = await insertRecipes(db, plan, members, coffees, methods)
  await insertActivity(db, plan, members, roasters, recipes)
  await insertEmbeds(db, plan, coffees, methods)
}

async function insertMembers(db: Db, { members }: DemoPlan): Promise<Ids> {
  const users = await insertAll(
    db,
    'users',
    members.map(({ email, displayName, createdAt }) => ({
      email,
      displayName,
      passwordHash: null,
      appleSub: null,
      createdAt,
    })),
  )
  await insertAll(
    db,
    'tasteProfiles',
    members.map(({ taste, createdAt }, i) => ({ ...NO_LEVELS, ...taste, userId: users[i]!.id, updatedAt: createdAt })),
  )
  return new Map(members.map(({ slug }, i) => [slug, users[i]!.id]))
}

const NO_LEVELS = {
  acidityLevel: null,
  bodyLevel: null,
  sweetnessLevel: null,
  bitternessLevel: null,
  flavorComplexityLevel: null,
  aftertasteLevel: null,
}
