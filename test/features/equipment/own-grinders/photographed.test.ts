import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uncertaintyAt } from '#src/domain/uncertainty.ts'
import { type Member, register, startTestApp, type TestApp } from '#test/support/app.ts'
import { DESCRIPTION } from '#test/support/own-grinders.ts'

describe('own grinders (/api/user/own-grinders) described by measured photos', () => {
  let test: TestApp
  let owner: Member
  beforeAll(async () => {
    test = await startTestApp()
    owner = await register(test)
  })
  afterAll(() => test.close())

  const size = (meanDiameterMm: number, photos = 3) => ({ meanDiameterMm, errorMm: 0.08, particles: 900, photos })
  const TWO = [
    { setting: 12, measured: size(0.75) },
    { setting: '30 clicks', measured: size(1.25) },
  ]
  const describeIt = (points: object[], name = 'Photo Mill') =>
    test.post('/api/user/own-grinders', { ...DESCRIPTION, name, points }, { token: owner.token })
  const methodOf = (grinder: { methods: { key: string }[] }, id: string) =>
    grinder.methods.find(({ key }) => key === id) as { setting: number; confidence: string } | undefined

  it('POST with two measured settings returns a curve and its sources, and keeps the sizes', async () => {
    const { status, body } = await describeIt(TWO)
    expect(status).toBe(201)
    const { grinder } = body
    expect(grinder.points).toEqual([
      ...[12, 30].map((setting, i) => ({
        ...{ setting, label: `${setting} clicks`, measured: TWO[i]!.measured },
        ...{ method: null, grinder: null, grinderSetting: null, grinderLabel: null },
      })),
    ])
    expect(grinder).toMatchObject({ confidence: 'estimated', evidence: { kind: 'photos' } })
    const chart = await test.get(`/api/widget/grinder/${grinder.slug}`)
    expect(chart.body.source).toBe('Photos of its grounds, measured by its owner')
    const inGerman = await test.get(`/api/widget/grinder/${grinder.slug}`, { headers: { 'accept-language': 'de' } })
    expect(inGerman.body.source).toBe('Fotos ihres Mahlguts, gemessen von ihrem Besitzer')
    // 0.75 mm is index 22 and 1.25 mm 41: a V60 (34) lies between the two.
    expect(methodOf(grinder, 'v60')!.setting).toBeGreaterThan(16)
    expect(methodOf(grinder, 'v60')!.setting).toBeLessThan(30)
    expect(methodOf(grinder, 'v60')!.confidence).toBe('low')
    const read = await test.get(`/api/user/own-grinders/${grinder.id}`, { token: owner.token })
    expect(read.body.grinder.points).toEqual(grinder.points)
  })

  it('POST accepts sizes together with settings that work, and narrows the interval where both are known', async () => {
    const widthAt = ({ body }: { body: { grinder: { id: number } } }) => {
      const { curve } = test.app.catalog.requireGrinder(body.grinder.id)
      return Math.min(...curve.grinder.halfWidths!)
    }
    const sizes = await describeIt(TWO)
    const told = await describeIt(DESCRIPTION.points)
    const both = await describeIt([...DESCRIPTION.points, ...TWO])
    expect(both.status).toBe(201)
    expect(widthAt(both)).toBeLessThan(Math.min(widthAt(sizes), widthAt(told)))
    expect(both.body.grinder.points.map(({ method }: { method: string | null }) => method)).toEqual([
      ...['espresso', 'v60', null, null],
    ])
  })

  it('PUT keeps, adds and removes measured sizes, and the indexes of brews follow', async () => {
    const { id } = (await describeIt(DESCRIPTION.points)).body.grinder
    const { token } = owner
    const brew = { method: 'v60', grinderId: id, grindSetting: 20 }
    const { brewLog } = (await test.post('/api/brew-logs', brew, { token })).body
    const points = [...DESCRIPTION.points, { setting: 35, measured: size(1.0) }]
    const put = (points: object[]) =>
      test.call('PUT', `/api/user/own-grinders/${id}`, { body: { ...DESCRIPTION, points }, token })
    const changed = await put(points)
    expect(changed.body.grinder.evidence.kind).toBe('photos')
    expect(changed.body.grinder.points[2].measured).toEqual(size(1.0))
    const indexOf = async () => (await test.get(`/api/brew-logs/${brewLog.id}`, { token })).body.brewLog.grindIndex
    expect(await indexOf()).toBeLessThan(brewLog.grindIndex)
    const back = await put(DESCRIPTION.points)
    expect(back.body.grinder.evidence.kind).toBe('owners')
    expect(await indexOf()).toBe(brewLog.grindIndex)
  })

  it('GET /api/user/grinders/:id/calibration narrows with measurements, and below the common error of photos only with brews', async () => {
    const { grinder } = (await describeIt(TWO.map((each) => ({ ...each, measured: { ...each.measured, photos: 1 } }))))
      .body
    const { token } = owner
    const measurements = [14, 20, 26].map((setting) => ({ setting, ...size(0.45 + 0.026 * setting, 20) }))
    const url = `/api/user/grinders/${grinder.id}`
    expect((await test.call('PUT', `${url}/measurements`, { body: { measurements }, token })).status).toBe(200)
    const widthOf = async () => (await test.get(`${url}/calibration`, { token })).body.narrowing.at(-1).halfWidth
    const model = test.app.catalog.requireGrinder(grinder.id).curve
    const measured = await widthOf()
    expect(measured).toBeLessThan(uncertaintyAt(model, 34).halfWidth)
    // 5 points are shared by all measurements, as an 80 % interval.
    expect(measured).toBeGreaterThan(6.4)
    const brew = { method: 'v60', grinderId: grinder.id, grindSetting: 24, rating: 5, doseGrams: 15, waterGrams: 250 }
    for (let i = 0; i < 6; i++) await test.post('/api/brew-logs', brew, { token })
    expect(await widthOf()).toBeLessThan(5)
  })

  it('GET /api/user/export contains the sizes', async () => {
    const { body } = await test.get('/api/user/export', { token: owner.token })
    expect(body.ownGrinders[0].given).toEqual([
      { setting: 12, measured: TWO[0]!.measured },
      { setting: 30, measured: TWO[1]!.measured },
    ])
  })

  it.for([
    ['one setting', [TWO[0], { setting: 12, measured: size(0.9) }], 'points'],
    [
      'sizes that shrink',
      [
        { setting: 5, measured: size(1.5) },
        { setting: 38, measured: size(0.4) },
      ],
      'points',
    ],
    ['a setting off the dial', [TWO[0], { setting: 41, measured: size(1.2) }], 'points.1.setting'],
    ['nothing known of a setting', [TWO[0], { setting: 30 }], 'points.1.method'],
    ['no photos', [TWO[0], { setting: 30, measured: size(1.2, 0) }], undefined],
    ['no size', [TWO[0], { setting: 30, measured: { photos: 1 } }], undefined],
    ['a boulder', [TWO[0], { setting: 30, measured: size(50) }], undefined],
    ['a single setting', [TWO[0]], undefined],
  ] as const)('POST refuses %s', async ([, points, field]) => {
    const { status, body } = await describeIt(points as unknown as object[])
    expect(status).toBe(400)
    if (field) expect(body.field).toBe(field)
  })
})
