import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Database } from '#src/db/open.ts'
import { deleteOldEventDays } from '#src/features/roaster-tools/events/queries.ts'
import { EventTokens } from '#src/features/roaster-tools/events/tokens.ts'
import { randomIPv4, randomIPv6Network } from '#test/support/addresses.ts'
import { BASE_URL, startTestApp, type TestApp } from '#test/support/app.ts'
import { plantCoffees } from '#test/support/coffees.ts'
import {
  eventsOf,
  expectExactDays,
  insertEmbedRecipe,
  insertRecipeFor,
  type PlantedCoffee,
  plantCoffee,
  saveEmbedSettings,
} from '#test/support/embeds.ts'
import { insertEventDays } from '#test/support/event-days.ts'
import { insertRoasterMember, type RoasterMember } from '#test/support/roasters.ts'

const KINDS = { 'track-impression': 'impressions', 'track-click': 'clicks', 'track-method-switch': 'methodSwitches' }
const NOTHING = { pageViews: 0, impressions: 0, clicks: 0, methodSwitches: 0 }
const HOUR = 60 * 60_000

describe('POST /api/embed/track-* with and without an event token', () => {
  let test: TestApp
  let db: Database
  beforeAll(async () => {
    test = await startTestApp()
    db = test.app.db
  })
  afterAll(() => test.close())

  async function plant(): Promise<PlantedCoffee & { owner: RoasterMember; shareId: string; token: string }> {
    const owner = await insertRoasterMember(test)
    const planted = await plantCoffee(db, { roasterId: owner.roasterId })
    const { shareId } = await insertRecipeFor(db, planted, { brewMethod: 'v60' })
    const { body } = await test.get(`/api/embed/recipes/${planted.roaster.slug}`)
    return { ...planted, owner, shareId, token: body.eventToken }
  }
  const analyticsOf = async ({ token }: RoasterMember) =>
    (await test.get('/api/roaster-portal/analytics', { token })).body
  const send = (path: string, body: object, options = {}) =>
    test.post(`/api/embed/${path}`, { method: 'v60', ...body }, options)

  it.each(Object.entries(KINDS))('answers 200 to %s without a token, counted as unverified', async (path, figure) => {
    const { owner, roaster, shareId } = await plant()
    for (const token of [undefined, 'x', 'abc.def', `${'z'.repeat(9)}.${'A'.repeat(22)}`]) {
      const { status, body } = await send(path, { shareId, token }, { headers: { referer: 'https://spam.example/' } })
      expect([status, body]).toEqual([200, { success: true }])
    }
    const { totals, unverified, bySource, byMethod, byCoffee } = await analyticsOf(owner)
    expect(totals).toEqual({ ...NOTHING, clickThroughRate: 0 })
    expect(unverified).toEqual({ ...NOTHING, [figure]: 4 })
    expect([bySource, byMethod, byCoffee]).toEqual([[], [], []])
    expect(await eventsOf(db, roaster.id)).toEqual([])
  })

  it.each(Object.entries(KINDS))('counts %s with the token of the embed data in the totals', async (path, figure) => {
    const { owner, coffee, roaster, shareId, token } = await plant()
    for (const about of [shareId, `${roaster.slug}/${coffee.slug}`, roaster.slug]) {
      expect((await send(path, { shareId: about, token })).status).toBe(200)
    }
    const { totals, unverified } = await analyticsOf(owner)
    expect([totals[figure], unverified]).toEqual([3, NOTHING])
    await expectExactDays(db)
  })

  it('accepts the tokens of all three data addresses and of the iframe page', async () => {
    const { roaster, coffee, shareId } = await plant()
    const { text } = await test.get(`/embed/${roaster.slug}`)
    const inPage = JSON.parse(/<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(text)![1]!)
    const answers = [
      inPage,
      (await test.get(`/api/embed/recipes/${roaster.slug}`)).body,
      (await test.get(`/api/embed/${roaster.slug}/${coffee.slug}`)).body,
      (await test.get(`/api/embed/${shareId}`)).body,
      (await test.get(`/embed/${roaster.slug}?coffee=${coffee.slug}`)).text.match(/"eventToken":"([^"]+)"/)![1],
    ]
    const before = (await eventsOf(db, roaster.id)).length
    for (const answer of answers) await send('track-click', { shareId, token: answer.eventToken ?? answer })
    expect(await eventsOf(db, roaster.id)).toHaveLength(before + answers.length)
  })

  it("ignores a token of another roaster, and one for another recipe's data", async () => {
    const [mine, theirs] = [await plant(), await plant()]
    await send('track-click', { shareId: theirs.shareId, token: mine.token })
    const second = await insertRecipeFor(db, mine)
    const { eventToken } = (await test.get(`/api/embed/${second.shareId}`)).body
    const before = (await eventsOf(db, mine.roaster.id)).length
    await send('track-click', { shareId: mine.shareId, token: eventToken })
    expect((await analyticsOf(theirs.owner)).unverified.clicks).toBe(1)
    expect((await analyticsOf(mine.owner)).unverified.clicks).toBe(1)
    expect(await eventsOf(db, mine.roaster.id)).toHaveLength(before)
    await send('track-click', { shareId: second.shareId, token: eventToken })
    expect(await eventsOf(db, mine.roaster.id)).toHaveLength(before + 1)
  })

  it('EventTokens.verify accepts a token for a day and the time that shared caches keep it, and after a rotation of secrets', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-05T10:59:59.000Z') })
    try {
      const scope = { roasterId: 7 }
      const whole = { roasterId: 7, shareId: 'a/b' }
      const old = new EventTokens(['old secret'])
      const token = old.issue(scope)
      const rotated = new EventTokens(['new secret', 'old secret'])
      expect([old.verify(token, whole), rotated.verify(token, whole)]).toEqual([true, true])
      expect(new EventTokens(['new secret']).verify(token, whole)).toBe(false)
      expect(old.verify(rotated.issue(scope), whole)).toBe(false)
      // A later time in the token breaks its signature.
      const [time, signature] = token.split('.') as [string, string]
      expect(old.verify(`${(Number.parseInt(time, 36) + 60).toString(36)}.${signature}`, whole)).toBe(false)
      vi.setSystemTime(new Date('2026-05-06T11:14:59.000Z'))
      expect(old.verify(token, whole)).toBe(true)
      vi.setSystemTime(new Date('2026-05-06T12:15:01.000Z'))
      expect(old.verify(token, whole)).toBe(false)
    } finally {
      vi.useRealTimers()
    }
  })

  it('EventTokens are not signed with the session secret itself', () => {
    const secret = test.app.config.sessionSecrets[0]!
    const token = test.app.eventTokens.issue({ roasterId: 1 })
    expect(token).not.toContain(secret.slice(0, 8))
    expect(new EventTokens([`${secret} `]).verify(token, { roasterId: 1, shareId: 'x' })).toBe(false)
  })

  it.each(['one IPv4 address', 'the IPv6 network of one client'])(
    'counts at most 20 clicks an hour on a recipe from %s',
    async (who) => {
      const { roaster, shareId, token } = await plant()
      const [address, network] = [randomIPv4(), randomIPv6Network()]
      const ipOf = (i: number) => (who === 'one IPv4 address' ? address : `${network}::${i + 1}`)
      for (let i = 0; i < 30; i++) {
        expect((await send('track-click', { shareId, token }, { ip: ipOf(i) })).status).toBe(200)
      }
      expect(await eventsOf(db, roaster.id)).toHaveLength(20)
      // Neither other kinds nor other visitors are affected.
      await send('track-impression', { shareId, token }, { ip: ipOf(0) })
      await send('track-click', { shareId, token })
      expect(await eventsOf(db, roaster.id)).toHaveLength(22)
    },
  )

  it.each([
    [
      'GET /api/embed/:shareId',
      ({ shareId }: { shareId: string }, ip: string) => test.get(`/api/embed/${shareId}`, { ip }),
    ],
    [
      'POST /api/track',
      ({ owner }: { owner: RoasterMember }, ip: string) =>
        test.post('/api/track', { roasterId: owner.roasterId }, { ip }),
    ],
  ])('%s counts a client at most 60 times an hour, and always answers 200', async (_route, ask) => {
    const planted = await plant()
    const ip = randomIPv4()
    for (let i = 0; i < 65; i++) expect((await ask(planted, ip)).status).toBe(200)
    expect(await eventsOf(db, planted.roaster.id)).toHaveLength(60)
  })

  it('POST /api/track counts a client at most 600 times an hour over all coffees of a roaster', async () => {
    const { owner, roaster } = await plant()
    const coffees = Array.from({ length: 11 }, (_, i) => ({ name: `Coffee ${i}`, roaster: roaster.name }))
    const coffeeIds = await plantCoffees(db, coffees)
    const ip = randomIPv4()
    for (const coffeeId of coffeeIds) {
      const views = Array.from({ length: 60 }, () =>
        test.post('/api/track', { roasterId: owner.roasterId, coffeeId }, { ip }),
      )
      for (const { status } of await Promise.all(views)) expect(status).toBe(200)
    }
    expect(await eventsOf(db, roaster.id)).toHaveLength(600)
  })

  it('counts clicks of a limited client again in the next hour', async () => {
    const { roaster, shareId, token } = await plant()
    const ip = randomIPv4()
    const click = () => send('track-click', { shareId, token }, { ip })
    // Redis has a clock of its own.
    if (test.app.config.redisUrl) return
    for (let i = 0; i < 21; i++) await click()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR + 1000 })
    try {
      await click()
    } finally {
      vi.useRealTimers()
    }
    expect(await eventsOf(db, roaster.id)).toHaveLength(21)
  })

  it('pools more than 50 embedding hosts a month as "other", but never those of the roaster', async () => {
    const { owner, roaster, shareId, token } = await plant()
    await db
      .updateTable('roasters')
      .set({ websiteUrl: 'https://www.own-roast.example/shop' })
      .where('id', '=', roaster.id)
      .execute()
    await saveEmbedSettings(db, roaster.id, { allowedDomains: ['partner.example'] })
    const from = (host: string) =>
      send('track-impression', { shareId, token }, { headers: { referer: `https://${host}/p` } })
    for (let i = 0; i < 60; i++) await from(`junk-${i}.example`)
    const own = ['own-roast.example', 'blog.own-roast.example', 'a.partner.example', new URL(BASE_URL).host]
    for (const host of own) await from(host)
    await from('junk-3.example')
    const { bySource, totals } = await analyticsOf(owner)
    const of = (name: string) => bySource.find(({ source }: { source: string }) => source === name)?.impressions
    expect(bySource).toHaveLength(50 + own.length + 1)
    expect([of('other'), of('junk-3.example'), of('junk-55.example')]).toEqual([10, 2, undefined])
    for (const host of own) expect(of(host), host).toBe(1)
    expect(totals.impressions).toBe(65)
    await expectExactDays(db)
    const sources = (await eventsOf(db, roaster.id)).map(({ source }) => source)
    expect(sources).toContain('junk-0.example/p')
    expect(sources).not.toContain('junk-55.example/p')
  })

  it('deleteOldEventDays deletes daily counts after two years', async () => {
    const { roaster } = await plant()
    const now = new Date('2026-06-30T12:00:00.000Z')
    const days = ['2020-01-01', '2024-06-27', '2024-06-28', '2026-06-30']
    for (const day of days) await insertEventDays(db, roaster.id, { day, kind: 'CLICK', count: 3, source: 'a.example' })
    await deleteOldEventDays(db, now)
    const left = await db.selectFrom('eventDays').select('day').distinct().where('roasterId', '=', roaster.id).execute()
    expect(left.map(({ day }) => day).sort()).toEqual(['2024-06-28', '2026-06-30'])
  })

  it('GET /api/embed/recipes/:roasterSlug keeps its ETag within an hour, although it contains a token', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-05T10:10:00.000Z') })
    try {
      const { roaster, coffee } = await plantCoffee(db)
      await insertEmbedRecipe(db, { coffeeId: coffee.id })
      const etag = async () => (await test.get(`/api/embed/recipes/${roaster.slug}`)).headers.etag
      const first = await etag()
      vi.setSystemTime(new Date('2026-05-05T10:55:00.000Z'))
      test.app.responseCache.clear()
      expect(await etag()).toBe(first)
      vi.setSystemTime(new Date('2026-05-05T11:00:00.000Z'))
      test.app.responseCache.clear()
      expect(await etag()).not.toBe(first)
    } finally {
      vi.useRealTimers()
    }
  })
})
