import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '#src/db/migrate.ts'
import { migrations } from '#src/db/migrations/index.ts'
import { dropUnknownKeys } from '#src/http/known-keys.ts'
import { startTestApp, type TestApp } from '#test/support/app.ts'
import { createEmptyDatabase, ENGINES, lookInto } from '#test/support/engines.ts'
import { writeOldDatabase } from '#test/support/old-database.ts'
import { plantSamples, type SampleWorld, sampleOf } from '#test/support/sample-requests.ts'

const JUNK = { junk: 'x'.repeat(100_000), acidityy: 3, nested: { deep: [1, 2, 3] } }
const TASTE = { acidity: 3, body: 4 }
const FEEDBACK = { sour: true }

describe('unknown keys of a request body', () => {
  let test: TestApp
  let world: SampleWorld
  beforeAll(async () => {
    test = await startTestApp()
    world = await plantSamples(test)
  })
  afterAll(() => test.close())

  const send = (name: string, more: object) => {
    const { url, body } = sampleOf(name, world)
    return test.call(name.split(' ')[0]!, url, { body: { ...body, ...more }, token: world.member.token })
  }

  it('POST and PATCH /api/community-recipes accept them without storing them', async () => {
    const { status, body } = await send('POST /api/community-recipes', { ...JUNK, tasteProfile: { ...TASTE, ...JUNK } })
    expect(status).toBe(201)
    expect(body.tasteProfile).toEqual(TASTE)
    const stored = () =>
      test.app.db.selectFrom('recipes').select('tasteProfile').where('id', '=', body.id).executeTakeFirst()
    expect(await stored()).toEqual({ tasteProfile: TASTE })

    const change = { tasteProfile: { sweetness: 5, ...JUNK } }
    const url = `/api/community-recipes/${body.id}`
    expect((await test.call('PATCH', url, { body: change, token: world.member.token })).status).toBe(200)
    expect(await stored()).toEqual({ tasteProfile: { sweetness: 5 } })
    const list = await test.get(`/api/community-recipes?coffeeId=${world.coffeeId}&limit=100`)
    expect(list.text.length).toBeLessThan(20_000)
  })

  it('POST and PATCH /api/brew-logs accept them without storing them', async () => {
    const tasting = { tasteProfile: { ...TASTE, ...JUNK }, extractionFeedback: { ...FEEDBACK, ...JUNK } }
    const { status, body } = await send('POST /api/brew-logs', tasting)
    expect(status).toBe(201)
    const { id } = body.brewLog
    const stored = () =>
      test.app.db
        .selectFrom('brewLogs')
        .select(['tasteProfile', 'extractionFeedback'])
        .where('id', '=', id)
        .executeTakeFirst()
    expect(await stored()).toEqual({ tasteProfile: TASTE, extractionFeedback: FEEDBACK })
    const change = { extractionFeedback: { balanced: true, ...JUNK } }
    await test.call('PATCH', `/api/brew-logs/${id}`, { body: change, token: world.member.token })
    expect(await stored()).toMatchObject({ extractionFeedback: { balanced: true } })
  })

  it('POST /api/user/grinders/calibrate accepts them without storing them', async () => {
    const references = [{ grindIndex: 35, setting: 24, feedback: 'JUST_RIGHT', ...JUNK }]
    expect((await send('POST /api/user/grinders/calibrate', { references })).status).toBe(200)
    const calibrations = test.app.db.selectFrom('grindCalibrations').select('references')
    const stored = await calibrations.where('userId', '=', world.member.id).executeTakeFirstOrThrow()
    expect(stored.references).toEqual([{ grindIndex: 35, setting: 24, feedback: 'JUST_RIGHT' }])
  })
})

describe('dropUnknownKeys', () => {
  const Item = { type: 'object', properties: { a: { type: 'number' } } }
  const Body = {
    type: 'object',
    properties: { name: { type: 'string' }, one: Item, items: { type: 'array', items: Item } },
  }

  it('drops them at every level, and keeps what the schema has', () => {
    const body = { name: 'Ada', x: 1, one: { a: 1, b: 2 }, items: [{ a: 1, c: { a: 1 } }, { b: 1 }] }
    dropUnknownKeys(body, Body)
    expect(body).toEqual({ name: 'Ada', one: { a: 1 }, items: [{ a: 1 }, {}] })
  })

  it('drops keys that every object inherits', () => {
    const body = JSON.parse('{ "name": "Ada", "toString": 1, "hasOwnProperty": { "a": 1 } }')
    dropUnknownKeys(body, Body)
    expect(Object.keys(body)).toEqual(['name'])
  })

  it('leaves values without a schema for their keys as they are', () => {
    const body = { name: { any: 1 }, one: null, items: 'text' }
    dropUnknownKeys(body, Body)
    expect(body).toEqual({ name: { any: 1 }, one: null, items: 'text' })
  })
})

describe.each(ENGINES)('migration 0033 on %s', (engine) => {
  it('removes unknown keys that earlier versions stored', async () => {
    const database = await createEmptyDatabase(engine)
    await writeOldDatabase(database, '0032')
    const huge = JSON.stringify({ ...TASTE, ...JUNK })
    await lookInto(database, async (db) => {
      await sql`update recipes set "tasteProfile" = ${huge} where id = 1`.execute(db)
      await sql`update recipes set "tasteProfile" = ${JSON.stringify(TASTE)} where id = 2`.execute(db)
      const feedback = JSON.stringify({ ...FEEDBACK, ...JUNK })
      await sql`update "brewLogs" set "tasteProfile" = ${huge}, "extractionFeedback" = ${feedback} where id = 1`.execute(
        db,
      )
      await migrate(db, migrations)
      const recipes = await db.selectFrom('recipes').select('tasteProfile').orderBy('id').execute()
      expect(recipes.map(({ tasteProfile }) => tasteProfile)).toEqual([TASTE, TASTE, null])
      const logs = db.selectFrom('brewLogs').select(['tasteProfile', 'extractionFeedback']).orderBy('id')
      expect(await logs.executeTakeFirst()).toEqual({ tasteProfile: TASTE, extractionFeedback: FEEDBACK })
    })
  })
})
