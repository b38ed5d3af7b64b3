import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { NewRow } from '#src/db/tables.ts'
import { readWeek } from '#src/features/brewing/brew-logs/week.ts'
import { ENGLISH_READER } from '#src/http/reader.ts'
import { type Member, register, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertBrewLog } from '#test/support/brew-logs.ts'
import { insertCoffee } from '#test/support/community.ts'

describe('GET /api/brew-logs/weekly-stats', () => {
  let test: TestApp
  let ada: Member

  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())
  afterEach(() => {
    vi.useRealTimers()
  })

  const read = (query = '', token = ada.token) => test.get(`/api/brew-logs/weekly-stats${query}`, { token })
  const brewAt = (createdAt: string, values: Partial<NewRow<'brewLogs'>> = {}, userId = ada.id) =>
    insertBrewLog(test.app.db, userId, { createdAt: new Date(createdAt).toISOString(), ...values })
  const weekOf = (member: Member, zone: string, now: string) =>
    readWeek(test.app.db, test.app.catalog, member.id, zone, new Date(now), ENGLISH_READER)

  it('returns zeros and seven empty days for a new member', async () => {
    ada = await register(test)
    const { status, body } = await read()
    expect(status).toBe(200)
    const nothing = { totalBrews: 0, totalCoffeeGrams: 0, averageRating: null, uniqueCoffees: 0 }
    expect(body).toEqual({
      stats: { ...nothing, streak: 0, brewsToday: 0, allTimeBrews: 0 },
      bestBrew: null,
      insights: [],
      brewsByDay: expect.any(Array),
      lastWeek: nothing,
    })
    expect(body.brewsByDay).toHaveLength(7)
    for (const day of body.brewsByDay) {
      expect(day).toEqual({
        label: expect.stringMatching(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)$/),
        date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        brews: [],
      })
    }
    expect(body.brewsByDay[6].date).toBe(new Date().toISOString().slice(0, 10))
  })

  it('covers the seven days that end today, and the seven before', async () => {
    ada = await register(test)
    const [konga, yirga] = [await insertCoffee(test.app.db), await insertCoffee(test.app.db)]
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T12:00:00Z') })
    const { token } = (await test.post('/api/auth/login', { email: ada.email, password: 'correct horse' })).body
    await brewAt('2026-11-04T23:59:59.999Z', { doseGrams: 99 })
    await brewAt('2026-11-05T00:00:00Z', { doseGrams: 18, rating: 2, coffeeProfileId: konga.id })
    await brewAt('2026-11-11T23:59:59.999Z', { doseGrams: 20 })
    const first = await brewAt('2026-11-12T00:00:00Z', { doseGrams: 15.5, rating: 5, coffeeProfileId: konga.id })
    const best = await brewAt('2026-11-16T08:00:00Z', { doseGrams: 15, rating: 5, coffeeProfileId: yirga.id })
    await brewAt('2026-11-17T08:00:00Z', { rating: 3, coffeeProfileId: konga.id })
    const last = await brewAt('2026-11-18T00:00:00Z', { doseGrams: 15 })
    await brewAt('2026-11-18T08:00:00Z', { doseGrams: 77 }, (await register(test)).id)
    const { body } = await read('', token)
    expect(body.stats).toEqual({
      totalBrews: 4,
      totalCoffeeGrams: 45.5,
      averageRating: 4.33,
      streak: 3,
      brewsToday: 1,
      uniqueCoffees: 2,
      allTimeBrews: 7,
    })
    expect(body.lastWeek).toEqual({ totalBrews: 2, totalCoffeeGrams: 38, averageRating: 2, uniqueCoffees: 1 })
    expect(body.bestBrew).toMatchObject({ id: best, rating: 5, coffeeGrams: 15, coffee: { id: yirga.id } })
    const days = body.brewsByDay.map(
      ({ label, date, brews }: { label: string; date: string; brews: { id: number }[] }) => [
        label,
        date,
        brews.map(({ id }) => id),
      ],
    )
    expect(days).toEqual([
      ['Thu', '2026-11-12', [first]],
      ['Fri', '2026-11-13', []],
      ['Sat', '2026-11-14', []],
      ['Sun', '2026-11-15', []],
      ['Mon', '2026-11-16', [best]],
      ['Tue', '2026-11-17', [expect.any(Number)]],
      ['Wed', '2026-11-18', [last]],
    ])
    expect(body.insights).toMatchObject([{ type: 'streak_milestone', days: 3 }])
  })

  it('uses the days of the given time zone', async () => {
    ada = await register(test)
    await brewAt('2026-11-17T23:30:00Z')
    const now = '2026-11-18T00:30:00Z'
    expect((await weekOf(ada, 'UTC', now)).stats).toMatchObject({ brewsToday: 0, streak: 1 })
    expect((await weekOf(ada, 'Europe/Berlin', now)).stats).toMatchObject({ brewsToday: 1, streak: 1 })
    expect((await weekOf(ada, 'America/New_York', now)).stats).toMatchObject({ brewsToday: 1, streak: 1 })
    const inTokyo = await weekOf(ada, 'Asia/Tokyo', '2026-11-24T14:59:59Z')
    expect(inTokyo.brewsByDay[0]).toMatchObject({ date: '2026-11-18', brews: [expect.anything()] })
    expect((await weekOf(ada, 'Asia/Tokyo', '2026-11-24T15:00:00Z')).stats.totalBrews).toBe(0)
  })

  it('keeps days and streak when clocks change', async () => {
    ada = await register(test)
    // Late each evening in Berlin, around the night when clocks go forward.
    for (const time of [
      '2026-03-27T22:59:59Z',
      '2026-03-28T22:59:59Z',
      '2026-03-29T21:59:59Z',
      '2026-03-30T21:59:59Z',
    ]) {
      await brewAt(time)
    }
    const spring = await weekOf(ada, 'Europe/Berlin', '2026-03-30T22:00:00Z')
    expect(spring.stats).toMatchObject({ streak: 4, brewsToday: 0, totalBrews: 4 })
    expect(spring.brewsByDay.map(({ date, brews }) => `${date.slice(5)} ${brews.length}`)).toEqual([
      '03-25 0',
      '03-26 0',
      '03-27 1',
      '03-28 1',
      '03-29 1',
      '03-30 1',
      '03-31 0',
    ])
    // The first two are at the start and the end of the 25-hour day.
    ada = await register(test)
    for (const time of ['2026-10-24T22:30:00Z', '2026-10-25T22:45:00Z', '2026-10-26T22:45:00Z']) await brewAt(time)
    const autumn = await weekOf(ada, 'Europe/Berlin', '2026-10-27T12:00:00Z')
    expect(autumn.stats.streak).toBe(2)
    expect(autumn.brewsByDay.slice(3).map(({ brews }) => brews.length)).toEqual([0, 2, 1, 0])
  })

  it.each([
    ['today and before', ['18', '17', '16'], 3],
    ['up to yesterday', ['17', '16'], 2],
    ['with a gap of a day', ['18', '16', '15'], 1],
    ['that ended the day before yesterday', ['16', '15', '14'], 0],
    ['several a day', ['18', '18', '17', '17'], 2],
  ])('counts a streak %s', async (_, days, streak) => {
    ada = await register(test)
    for (const day of days) await brewAt(`2026-11-${day}T08:00:00Z`)
    expect((await weekOf(ada, 'UTC', '2026-11-18T20:00:00Z')).stats.streak).toBe(streak)
  })

  it('counts a streak over years', async () => {
    ada = await register(test)
    const now = Date.parse('2026-11-18T20:00:00Z')
    for (let days = 0; days < 800; days++) await brewAt(new Date(now - days * 86_400_000).toISOString())
    await brewAt('2020-01-01T08:00:00Z')
    const { stats } = await weekOf(ada, 'Europe/Berlin', '2026-11-18T20:00:00Z')
    expect(stats).toMatchObject({ streak: 800, allTimeBrews: 801, totalBrews: 7 })
  })

  it('returns insights only once there is enough evidence', async () => {
    ada = await register(test)
    const grinder = test.app.catalog.grinders.find(({ slug }) => slug === 'comandante-c40-mk4')!
    const figures = { grinderId: grinder.id, doseGrams: 15, waterGrams: 240 }
    const tasted: [number, number][] = [
      [22, 5],
      [23, 5],
      [22, 4],
      [30, 2],
    ]
    for (const [grindSetting, rating] of tasted)
      await brewAt('2026-10-01T08:00:00Z', { ...figures, grindSetting, rating })
    await brewAt('2026-10-01T08:00:00Z', { ...figures, grindSetting: 22 })
    const now = '2026-11-18T20:00:00Z'
    expect((await weekOf(ada, 'UTC', now)).insights).toEqual([])
    await brewAt('2026-10-02T08:00:00Z', { ...figures, grindSetting: 31, rating: 1 })
    // Five brews could be chance.
    expect((await weekOf(ada, 'UTC', now)).insights).toEqual([])
    for (const [grindSetting, rating] of [...tasted, ...tasted, [31, 1], [29, 2]] as const)
      await brewAt('2026-10-03T08:00:00Z', { ...figures, grindSetting, rating })
    const { insights } = await weekOf(ada, 'UTC', now)
    expect(insights).toMatchObject([
      { type: 'grind_sweet_spot', method: 'v60', grinderId: grinder.id, range: { min: 22, max: 23 } },
    ])
  })

  it.each(['Mars/Olympus', 'Europe', "UTC'--", 'x'.repeat(65)])('rejects the time zone %j with 400', async (zone) => {
    ada ??= await register(test)
    const { status, body } = await read(`?tz=${encodeURIComponent(zone)}`)
    expect(status).toBe(400)
    expect(body.field).toBe('tz')
  })

  it('accepts a time zone in any case', async () => {
    expect((await read('?tz=europe/berlin')).status).toBe(200)
  })
})
