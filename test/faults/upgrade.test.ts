import { describe, expect, it } from 'vitest'
import { migrations } from '#src/db/migrations/index.ts'
import { countWaiting } from '#src/mail/outbox.ts'
import { randomIPv4 } from '#test/support/addresses.ts'
import { expectConsistent } from '#test/support/consistency.ts'
import { createEmptyDatabase, ENGINES, lookInto } from '#test/support/engines.ts'
import { eventually } from '#test/support/eventually.ts'
import { OLD_LEVELS, OLD_PASSWORD, readOldRows, writeOldDatabase } from '#test/support/old-database.ts'
import { startHealthy } from '#test/support/reviving.ts'
import type { OpenServer } from '#test/support/server-process.ts'

const IS_SHORT = process.env.FAULTS === 'short'
const LEVELS = OLD_LEVELS.filter((level) => !IS_SHORT || level === '0005-grind-science')

// biome-ignore lint/suspicious/noExplicitAny: whatever JSON came back
type Get = (path: string) => Promise<any>

/** Signs in with the password from before the upgrade. */
async function signIn({ url }: OpenServer): Promise<Get> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': randomIPv4() },
    body: JSON.stringify({ email: 'ada@example.com', password: OLD_PASSWORD }),
  })
  expect(response.status).toBe(200)
  const { token } = (await response.json()) as { token: string }
  return async (path) => {
    const answer = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } })
    expect(answer.status, path).toBe(200)
    return answer.json()
  }
}

async function expectCommunity(get: Get, level: string): Promise<void> {
  const brewCount = level >= '0007' ? 2 : 0
  const recipe = await get('/api/recipes/1')
  expect(recipe).toMatchObject({ id: 1, notes: 'Gently', upvotes: 2, downvotes: 1, brewCount, commentCount: 2 })
  expect(recipe.createdBy).toMatchObject({ displayName: 'Ada' })
  // 24 clicks on the corrected curve; the old version stored 40.
  expect(recipe.grindIndex).toBeCloseTo(34.48, 1)
  expect((await get('/api/recipes/2')).grinder).toMatchObject({ name: 'Mill' })
  const { comments } = await get('/api/recipes/1/comments')
  expect(comments.map((comment: { body: string }) => comment.body)).toEqual(['Lovely', 'Thank you'])
  expect(await get('/api/community-recipes/1/vote')).toEqual({ vote: 'UP', isOwn: true })
  expect(await get('/api/community-recipes/1/brew-log')).toMatchObject({ avg: 4, count: 2 })
  expect(await get('/api/roasters/fernweh-kaffee/follow')).toEqual({ isFollowing: true, followerCount: 2 })
  const { savedRecipes } = await get('/api/user/saved-recipes')
  expect(savedRecipes).toHaveLength(1)
}

/** Finds a coffee by its name, a misspelled name, its origin and its roaster. */
async function expectFound(get: Get): Promise<void> {
  for (const q of ['kiangoi', 'kiangoy peabery', 'kenya', 'fernwe']) {
    const { data } = await get(`/api/coffees?q=${encodeURIComponent(q)}`)
    expect(data[0], q).toMatchObject({ name: 'Kiangoi Peaberry', recipeCount: 2 })
  }
  expect((await get('/api/coffees?origin=Kenya')).data).toHaveLength(1)
  const { roasters } = await get('/api/roasters?search=ferwneh')
  expect(roasters).toMatchObject([{ slug: 'fernweh-kaffee' }])
}

async function expectOwnSpace(get: Get, level: string): Promise<void> {
  const notes = (await get('/api/brew-logs')).data.map((log: { notes: string }) => log.notes)
  expect(notes).toEqual(level >= '0007' ? ['Plain', 'Sweet'] : [])
  const hasSpace = level >= '0009'
  expect((await get('/api/collections')).collections).toHaveLength(hasSpace ? 1 : 0)
  expect((await get('/api/user/recipes')).recipes).toHaveLength(hasSpace ? 1 : 0)
}

describe.each(ENGINES)('migrate on %s with a database of an earlier version', (engine) => {
  it.each(LEVELS)('keeps all data of %s', async (level) => {
    const database = await createEmptyDatabase(engine)
    await writeOldDatabase(database, level)
    const before = await readOldRows(database, level)

    const server = await startHealthy(database.env)
    expect(await readOldRows(database, level)).toEqual(before)
    await lookInto(database, async (db) => {
      const applied = await db.selectFrom('migrations').select('name').orderBy('name').execute()
      expect(applied).toEqual(migrations.map(({ name }) => ({ name })))
      await expectConsistent(db)
      const notices = await db.selectFrom('saveNotices').select(['userId', 'recipeId']).execute()
      expect(notices).toEqual([{ userId: 1, recipeId: 2 }])
      await eventually(async () => expect(await countWaiting(db)).toBe(0))
    })
    const get = await signIn(server)
    await expectCommunity(get, level)
    await expectFound(get)
    await expectOwnSpace(get, level)
  })
})
