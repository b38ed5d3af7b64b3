import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, register, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertBrewLog } from '#test/support/brew-logs.ts'
import { insertCoffee } from '#test/support/community.ts'

describe('GET /api/brew-logs', () => {
  let test: TestApp
  let ada: Member
  let konga: number
  let logs: { id: number; coffee: number | null; rating: number | null; saved: boolean }[]

  beforeAll(async () => {
    test = await startTestApp()
    ada = await register(test)
    const eve = await register(test)
    konga = (await insertCoffee(test.app.db)).id
    logs = []
    for (let i = 0; i < 45; i++) {
      const log = {
        coffee: i % 3 === 0 ? konga : null,
        rating: i % 4 === 0 ? null : 1 + (i % 5),
        saved: i % 6 === 0,
      }
      const values = { coffeeProfileId: log.coffee, rating: log.rating, savedAsRecipe: log.saved }
      logs.unshift({ ...log, id: await insertBrewLog(test.app.db, ada.id, values) })
      await insertBrewLog(test.app.db, eve.id, { coffeeProfileId: konga, rating: 5, savedAsRecipe: true })
    }
  })
  afterAll(() => test.close())

  const list = (query = '', token = ada.token) => test.get(`/api/brew-logs${query}`, { token })
  const idsOf = (items: { id: number }[]) => items.map(({ id }) => id)

  it("returns the caller's own logs, newest first, twenty by default", async () => {
    const { status, body } = await list()
    expect(status).toBe(200)
    expect(idsOf(body.data)).toEqual(idsOf(logs).slice(0, 20))
    expect(body).toMatchObject({ total: 45, hasMore: true, nextCursor: body.cursor })
    expect(body.data[0]).not.toHaveProperty('nextStep')
  })

  const filters: [string, (log: (typeof logs)[number]) => boolean][] = [
    ['', () => true],
    ['coffeeProfileId=KONGA', ({ coffee }) => coffee !== null],
    ['rating=1', ({ rating }) => rating !== null],
    ['rating=4', ({ rating }) => rating !== null && rating >= 4],
    ['rating=5', ({ rating }) => rating === 5],
    ['savedAsRecipe=true', ({ saved }) => saved],
    ['savedAsRecipe=false', ({ saved }) => !saved],
    ['coffeeProfileId=KONGA&rating=3', ({ coffee, rating }) => coffee !== null && (rating ?? 0) >= 3],
    ['rating=2&savedAsRecipe=true', ({ rating, saved }) => (rating ?? 0) >= 2 && saved],
    [
      'coffeeProfileId=KONGA&rating=2&savedAsRecipe=true',
      ({ coffee, rating, saved }) => coffee !== null && (rating ?? 0) >= 2 && saved,
    ],
  ]

  it.each(filters)('pages through ?%s and returns each log once', async (filter, matches) => {
    const query = filter.replace('KONGA', String(konga))
    const expected = logs.filter(matches)
    for (const limit of [1, 4, 100]) {
      const seen: number[] = []
      let cursor: string | null = null
      do {
        const { body } = await list(`?limit=${limit}&${query}${cursor ? `&cursor=${cursor}` : ''}`)
        expect(body.total).toBe(expected.length)
        expect(body.hasMore).toBe(body.cursor !== null)
        seen.push(...idsOf(body.data))
        cursor = body.cursor
      } while (cursor && seen.length <= logs.length)
      expect(seen).toEqual(idsOf(expected))
    }
  })

  it('keeps its position while logs are added and deleted', async () => {
    const grace = await register(test)
    const ids: number[] = []
    for (let i = 0; i < 6; i++) ids.unshift(await insertBrewLog(test.app.db, grace.id))
    const first = await list('?limit=2', grace.token)
    await insertBrewLog(test.app.db, grace.id)
    await test.call('DELETE', `/api/brew-logs/${ids[1]}`, { token: grace.token })
    await test.call('DELETE', `/api/brew-logs/${ids[2]}`, { token: grace.token })
    const second = await list(`?limit=2&cursor=${first.body.cursor}`, grace.token)
    expect(idsOf(second.body.data)).toEqual([ids[3], ids[4]])
  })

  it('caps a limit above a hundred', async () => {
    expect((await list('?limit=1000')).body.data).toHaveLength(45)
  })

  it.each([
    'limit=0',
    'limit=x',
    'rating=0',
    'rating=6',
    'rating=4.5',
    'savedAsRecipe=maybe',
    'coffeeProfileId=0',
    'cursor=nonsense',
    `cursor=${Buffer.from('["newest","1"]').toString('base64url')}`,
    `cursor=${Buffer.from('["oldest",1]').toString('base64url')}`,
  ])('rejects ?%s with 400', async (query) => {
    expect((await list(`?${query}`)).status).toBe(400)
  })

  it('returns the latest log under /last, or null', async () => {
    const grace = await register(test)
    expect((await test.get('/api/brew-logs/last', { token: grace.token })).body).toEqual({ brewLog: null })
    const { body } = await test.get('/api/brew-logs/last', { token: ada.token })
    const one = await test.get(`/api/brew-logs/${logs[0]!.id}`, { token: ada.token })
    expect(body.brewLog).toEqual(one.body.brewLog)
  })
})
