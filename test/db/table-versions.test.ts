import { spawnSync } from 'node:child_process'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { readConsequences } from '#src/db/consequences.ts'
import { type Database, openDatabase, versionsOf } from '#src/db/open.ts'
import type { TableVersions } from '#src/db/table-versions.ts'
import { insertUser } from '#src/features/accounts/queries.ts'
import { insertCoffee, insertRecipe, insertRoaster, vote } from '#test/support/community.ts'
import { createTestDatabase, onPostgres, openTestDatabase } from '#test/support/database.ts'

describe('the versions of tables', () => {
  let db: Database
  let versions: TableVersions
  beforeEach(async () => {
    db = await openTestDatabase()
    versions = versionsOf(db)
    versions.learn(await readConsequences(db))
  })

  const newUser = async () => (await insertUser(db, { email: `${Math.random()}@example.com` }))!.id

  /** Which of these tables are no longer what they were before. */
  async function changedBy<T extends string>(tables: readonly T[], act: () => Promise<unknown>): Promise<T[]> {
    const before = versions.now
    await act()
    return tables.filter((table) => !versions.isCurrent([table], before))
  }

  it('move for what a statement changes, and for nothing else', async () => {
    const tables = ['subscriptions', 'users', 'recipes', 'roasters']
    expect(await changedBy(tables, () => subscribe(db, 'a'))).toEqual(['subscriptions'])
    expect(await changedBy(tables, () => insertRoaster(db))).toEqual(['roasters'])
    expect(await changedBy(tables, () => db.selectFrom('users').selectAll().execute())).toEqual([])
  })

  it('stay for a statement that fails', async () => {
    await subscribe(db, 'a')
    const before = versions.now
    await expect(subscribe(db, 'a')).rejects.toThrow()
    // On PostgreSQL a lost answer looks the same as a failure, so there it may move.
    if (!onPostgres) expect(versions.isCurrent(['subscriptions'], before)).toBe(true)
  })

  it('move when a transaction is committed, for all that it did, and not before', async () => {
    const id = await newUser()
    const recipeId = await insertRecipe(db)
    const before = versions.now
    await db.transaction().execute(async (inner) => {
      await inner.insertInto('savedRecipes').values({ userId: id, recipeId, createdAt: NOW }).execute()
      await inner.updateTable('roasters').set({ tagline: 'new' }).execute()
      expect(versions.isCurrent(['savedRecipes', 'roasters'], before)).toBe(true)
    })
    expect(versions.isCurrent(['savedRecipes'], before)).toBe(false)
    expect(versions.isCurrent(['roasters'], before)).toBe(false)
    expect(versions.isCurrent(['users', 'recipes'], before)).toBe(true)
  })

  it('stay when a transaction is taken back', async () => {
    const before = versions.now
    const attempt = db.transaction().execute(async (db) => {
      await subscribe(db, 'a')
      throw new Error('changed my mind')
    })
    await expect(attempt).rejects.toThrow('changed my mind')
    expect(versions.isCurrent(['subscriptions'], before)).toBe(true)
  })

  it('are seen to move by whoever hears that a write is done', async () => {
    const before = versions.now
    const isSeen = subscribe(db, 'a').then(() => !versions.isCurrent(['subscriptions'], before))
    expect(await isSeen).toBe(true)
  })

  it('move for everything that goes with a deleted row, however far', async () => {
    const userId = await newUser()
    const recipeId = await insertRecipe(db, { createdById: userId })
    await vote(db, userId, recipeId, 'UP')
    const tables = ['users', 'sessions', 'votes', 'collections', 'collectionItems', 'recipes', 'coffees', 'roasters']
    expect(await changedBy(tables, () => db.deleteFrom('users').where('id', '=', userId).execute())).toEqual([
      'users',
      'sessions',
      'votes',
      'collections',
      'collectionItems',
      // They lose their author.
      'recipes',
      'coffees',
    ])
    expect(await changedBy(tables, () => db.updateTable('users').set({ displayName: 'x' }).execute())).toEqual([
      'users',
    ])
  })

  it('move for what triggers write', async () => {
    expect(await changedBy(['searchWords', 'users'], () => insertCoffee(db))).toEqual(['searchWords'])
  })

  it('move all when the schema changes, and from then on with every write', async () => {
    expect(await changedBy(['users', 'recipes'], () => sql`create table extra (n integer)`.execute(db))).toEqual([
      'users',
      'recipes',
    ])
    expect(await changedBy(['users', 'recipes'], () => subscribe(db, 'a'))).toEqual(['users', 'recipes'])
  })

  it('move all with every write until it is known how tables hang together', async () => {
    const { config, drop } = await createTestDatabase()
    const other = openDatabase(config)
    const before = versionsOf(other).now
    await subscribe(other, 'a')
    expect(versionsOf(other).isCurrent(['users'], before)).toBe(false)
    await other.destroy()
    await drop()
  })

  it('never matter to what was made from no table', async () => {
    const before = versions.now
    await sql`create table extra (n integer)`.execute(db)
    expect(versions.isCurrent([], before)).toBe(true)
  })
})

describe.skipIf(onPostgres)('a database file that another process writes to', () => {
  it('is seen to have changed, and its own writes are not taken for that', async () => {
    const { config } = await createTestDatabase()
    if (config.engine !== 'sqlite') throw new Error('not SQLite')
    const db = openDatabase(config)
    const versions = versionsOf(db)
    versions.learn(await readConsequences(db))
    await subscribe(db, 'mine')
    const before = versions.now
    expect(versions.isCurrent(['users'], before)).toBe(true)
    const statement = `insert into subscriptions (email, createdAt) values ('theirs', '${NOW}')`
    const script = `new (require('node:sqlite').DatabaseSync)(${JSON.stringify(config.path)}).exec(${JSON.stringify(statement)})`
    expect(spawnSync(process.execPath, ['-e', script]).status).toBe(0)
    await setImmediate()
    expect(versions.isCurrent(['users'], before)).toBe(false)
    const now = versions.now
    await setImmediate()
    expect(versions.isCurrent(['users'], now)).toBe(true)
    await db.destroy()
  })
})

const NOW = '2026-03-31T08:00:00.000Z'
const subscribe = (db: Pick<Database, 'insertInto'>, email: string) =>
  db.insertInto('subscriptions').values({ email, source: null, createdAt: NOW }).execute()
