import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#src/db/open.ts'
import { startTestApp, type TestApp } from '#test/support/app.ts'
import { publish } from '#test/support/brewing.ts'
import { insertCoffee } from '#test/support/community.ts'
import { expectError } from '#test/support/errors.ts'
import { daysAgo, insertEventDays } from '#test/support/event-days.ts'
import { insertRoasterMember, type RoasterMember } from '#test/support/roasters.ts'
import { parseCsv } from '../../members/export/parse-csv.ts'

const URL = '/api/roaster-portal/analytics'
const NOTHING = { pageViews: 0, impressions: 0, clicks: 0, methodSwitches: 0 }

describe('GET /api/roaster-portal/analytics', () => {
  let test: TestApp
  let db: Database
  beforeAll(async () => {
    test = await startTestApp()
    db = test.app.db
  })
  afterAll(() => test.close())

  const get = ({ token }: RoasterMember, query = '', headers = {}) => test.get(`${URL}${query}`, { token, headers })
  const read = async (member: RoasterMember, query = '') => (await get(member, query)).body

  it('counts events as soon as they are recorded', async () => {
    const owner = await insertRoasterMember(test, { slug: 'visited' })
    const other = await insertRoasterMember(test)
    const { roasterId } = owner
    const coffee = await insertCoffee(db, { roasterId, slug: 'konga', name: 'Konga' })
    const recipeId = await publish(test, other, coffee.id)
    const { shareId } = await db
      .selectFrom('recipes')
      .select('shareId')
      .where('id', '=', recipeId)
      .executeTakeFirstOrThrow()
    const from = (referer: string) => ({ headers: { referer } })
    const token = test.app.eventTokens.issue({ roasterId })
    await test.post('/api/track', { roasterId })
    await test.post('/api/track', { roasterId, coffeeId: coffee.id }, from('https://shop.example/beans?x=1'))
    for (let i = 0; i < 4; i++)
      await test.post('/api/embed/track-impression', { shareId, token }, from('https://shop.example/a'))
    await test.post('/api/embed/track-click', { shareId, token }, from('https://shop.example/b'))
    await test.post('/api/embed/track-method-switch', { shareId: 'visited/konga', method: 'Cold Brew', token })

    const body = await read(owner)
    expect(body).toMatchObject({
      from: daysAgo(29),
      to: daysAgo(0),
      totals: { pageViews: 2, impressions: 4, clicks: 1, methodSwitches: 1, clickThroughRate: 0.25 },
    })
    expect(body.byDay).toHaveLength(30)
    expect(body.byDay.at(-1)).toEqual({ day: daysAgo(0), pageViews: 2, impressions: 4, clicks: 1, methodSwitches: 1 })
    expect(body.byDay[0]).toEqual({ day: daysAgo(29), ...NOTHING })
    expect(body.bySource).toEqual([
      { source: 'shop.example', pageViews: 1, impressions: 4, clicks: 1, methodSwitches: 0 },
      { source: null, pageViews: 1, impressions: 0, clicks: 0, methodSwitches: 1 },
    ])
    expect(body.byMethod).toEqual([
      { method: 'v60', ...NOTHING, impressions: 4, clicks: 1 },
      { method: 'cold-brew', ...NOTHING, methodSwitches: 1 },
      { method: null, ...NOTHING, pageViews: 2 },
    ])
    const named = { coffeeId: coffee.id, coffeeName: 'Konga', coffeeSlug: 'konga' }
    expect(body.byCoffee).toEqual([
      { ...named, pageViews: 1, impressions: 4, clicks: 1, methodSwitches: 1 },
      { coffeeId: null, coffeeName: null, coffeeSlug: null, ...NOTHING, pageViews: 1 },
    ])
    expect((await read(other)).totals).toEqual({ ...NOTHING, clickThroughRate: 0 })
  })

  it('adds up the days of the period, both ends included', async () => {
    const owner = await insertRoasterMember(test)
    const add = (day: string, kind: 'PAGE_VIEW' | 'IMPRESSION' | 'CLICK', count: number) =>
      insertEventDays(db, owner.roasterId, { day, kind, count, source: 'shop.example', method: 'v60', coffee: 4711 })
    await add('2026-01-31', 'IMPRESSION', 1000)
    await add('2026-02-01', 'IMPRESSION', 30)
    await add('2026-02-01', 'CLICK', 7)
    await add('2026-02-03', 'PAGE_VIEW', 5)
    await add('2026-02-28', 'IMPRESSION', 3)
    await add('2026-03-01', 'IMPRESSION', 1000)
    const body = await read(owner, '?from=2026-02-01&to=2026-02-28')
    expect(body).toMatchObject({
      from: '2026-02-01',
      to: '2026-02-28',
      totals: { pageViews: 5, impressions: 33, clicks: 7, methodSwitches: 0, clickThroughRate: 0.2121 },
    })
    expect(body.byDay).toHaveLength(28)
    expect(body.byDay.slice(0, 4)).toEqual([
      { day: '2026-02-01', ...NOTHING, impressions: 30, clicks: 7 },
      { day: '2026-02-02', ...NOTHING },
      { day: '2026-02-03', ...NOTHING, pageViews: 5 },
      { day: '2026-02-04', ...NOTHING },
    ])
    const sums = { pageViews: 5, impressions: 33, clicks: 7, methodSwitches: 0 }
    expect(body.bySource).toEqual([{ source: 'shop.example', ...sums }])
    expect(body.byMethod).toEqual([{ method: 'v60', ...sums }])
    expect(body.byCoffee).toEqual([{ coffeeId: 4711, coffeeName: null, coffeeSlug: null, ...sums }])
    const days = (query: string) => read(owner, query).then(({ byDay }) => byDay.map(({ day }: { day: string }) => day))
    expect(await days('?from=2026-02-28&to=2026-02-28')).toEqual(['2026-02-28'])
    expect(await days('?from=2024-02-28&to=2024-03-01')).toEqual(['2024-02-28', '2024-02-29', '2024-03-01'])
  })

  it.each([
    ['', daysAgo(29), daysAgo(0)],
    ['?days=90', daysAgo(89), daysAgo(0)],
    ['?days=1', daysAgo(0), daysAgo(0)],
    ['?days=366', daysAgo(365), daysAgo(0)],
    ['?to=2026-03-31', '2026-03-02', '2026-03-31'],
    ['?to=2026-03-31&days=7', '2026-03-25', '2026-03-31'],
    [`?from=${daysAgo(3)}`, daysAgo(3), daysAgo(0)],
    [`?from=${daysAgo(3)}&days=90`, daysAgo(3), daysAgo(0)],
    ['?from=2026-01-01T23:30:00-05:00&to=2026-01-05T10:00:00Z', '2026-01-02', '2026-01-05'],
    ['?from=2026-01-01T23:30:00.000Z&to=2026-01-05T10:00', '2026-01-01', '2026-01-05'],
    ['?from=2025-01-01&to=2026-01-01', '2025-01-01', '2026-01-01'],
  ])('covers for %j the days from %s to %s', async (query, from, to) => {
    const owner = await insertRoasterMember(test)
    expect(await read(owner, query)).toMatchObject({ from, to })
  })

  it.each([
    ['from=2026-02-02&to=2026-02-01', 'from'],
    [`from=${daysAgo(-1)}`, 'from'],
    ['from=2025-01-01&to=2026-01-02', 'from'],
    ['from=2026-02-30', 'from'],
    ['from=2026-02-31T08:00:00Z&to=2026-03-31', 'from'],
    ['to=2026-02-31T23:30:00-05:00', 'to'],
    ['from=yesterday', 'from'],
    ['from=20260101', 'from'],
    ['from=1999-12-31&to=2000-01-01', 'from'],
    ['to=2026-13-01', 'to'],
    ['to=2026-01-01T25:00:00Z', 'to'],
    ['to=9999-12-31', 'to'],
    [`to=${'2'.repeat(50)}`, 'to'],
    ['days=0', 'days'],
    ['days=367', 'days'],
    ['days=many', 'days'],
    ['format=xml', 'format'],
  ])('rejects ?%s with 400', async (query, field) => {
    const owner = await insertRoasterMember(test)
    expectError(await get(owner, `?${query}`), { status: 400, code: 'invalid_request', field })
  })

  it('lists the hundred sources with most events, equal ones by name, and sums up the others in one row', async () => {
    const owner = await insertRoasterMember(test)
    const day = daysAgo(1)
    for (let i = 0; i < 110; i++) {
      await insertEventDays(db, owner.roasterId, {
        day,
        kind: 'CLICK',
        count: 1,
        source: `s${String(i).padStart(3, '0')}.example`,
      })
    }
    await insertEventDays(db, owner.roasterId, { day, kind: 'CLICK', count: 50, source: 'clicked.example' })
    await insertEventDays(db, owner.roasterId, { day, kind: 'IMPRESSION', count: 2, source: 'seen.example' })
    await insertEventDays(db, owner.roasterId, { day, kind: 'PAGE_VIEW', count: 3, source: 'viewed.example' })
    const { bySource, totals } = await read(owner)
    const sources = bySource.map(({ source }: { source: string | null }) => source)
    expect(sources).toHaveLength(101)
    expect(bySource.at(-1)).toEqual({ source: null, others: 13, ...NOTHING, clicks: 13 })
    expect(sources.slice(0, 5)).toEqual([
      'viewed.example',
      'seen.example',
      'clicked.example',
      's000.example',
      's001.example',
    ])
    expect(totals).toMatchObject({ clicks: 160, impressions: 2, pageViews: 3, clickThroughRate: 80 })
  })

  it('returns CSV for format=csv or Accept: text/csv', async () => {
    const owner = await insertRoasterMember(test)
    await insertEventDays(db, owner.roasterId, { day: '2026-02-02', kind: 'IMPRESSION', count: 12 })
    await insertEventDays(db, owner.roasterId, { day: '2026-02-02', kind: 'CLICK', count: 3 })
    const period = 'from=2026-02-01&to=2026-02-03'
    const asked = [
      await get(owner, `?${period}&format=csv`),
      await get(owner, `?${period}`, { accept: 'text/csv' }),
      await get(owner, `?${period}`, { accept: 'text/csv;header=present, */*;q=0.1' }),
      await get(owner, `?${period}&format=csv`, { accept: 'application/json' }),
    ]
    for (const { status, headers, text } of asked) {
      expect(status).toBe(200)
      expect(headers['content-type']).toBe('text/csv; charset=utf-8; header=present')
      expect(headers['content-disposition']).toBe(
        'attachment; filename="brewprint-analytics-2026-02-01-to-2026-02-03.csv"',
      )
      expect(headers['cache-control']).toBe('no-store')
      expect(headers.vary).toMatch(/accept/i)
      expect(text.startsWith('\ufeff')).toBe(true)
      expect(parseCsv(text.slice(1))).toEqual([
        ['day', 'pageViews', 'impressions', 'clicks', 'methodSwitches'],
        ['2026-02-01', '0', '0', '0', '0'],
        ['2026-02-02', '0', '12', '3', '0'],
        ['2026-02-03', '0', '0', '0', '0'],
      ])
    }
    for (const accept of ['application/json', '*/*', 'application/json, text/csv;q=0.5', 'text/html']) {
      expect((await get(owner, `?${period}`, { accept })).body.totals.impressions).toBe(12)
    }
    const both = await get(owner, `?${period}&format=json`, { accept: 'text/csv' })
    expect(both.body.totals.impressions).toBe(12)
    expectError(await get(owner, '?from=nonsense&format=csv'), { status: 400, code: 'invalid_request', field: 'from' })
  })
})
