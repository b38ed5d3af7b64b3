import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { curveFor } from '#src/features/equipment/calibration/curve.ts'
import type { Grinder } from '#src/features/equipment/catalog/catalog.ts'
import { type Member, register, startTestApp, type TestApp } from '#test/support/app.ts'

describe('PUT /api/user/grinders/:id/measurements', () => {
  let test: TestApp
  let ek43: Grinder
  let url: string
  beforeAll(async () => {
    test = await startTestApp()
    ek43 = test.app.catalog.grinders.find(({ slug }) => slug === 'mahlkonig-ek43')!
    url = `/api/user/grinders/${ek43.id}/measurements`
  })
  afterAll(() => test.close())

  const measured = (setting: number | string, meanDiameterMm: number, photos = 3) => ({
    setting,
    meanDiameterMm,
    errorMm: 0.08,
    particles: 900,
    photos,
  })
  const put = ({ token }: Member, measurements: unknown) => test.call('PUT', url, { body: { measurements }, token })
  const read = async ({ token }: Member) =>
    (await test.get(`/api/user/grinders/${ek43.id}/calibration`, { token })).body

  it('moves the curve of the member who measured, and of nobody else', async () => {
    const [owner, other] = [await register(test), await register(test)]
    const model = ek43.curve.indexAt(7)
    // As large as the relation has 12 points above the model.
    const { status, body } = await put(owner, [measured(6, 1.08), measured(7, 1.18), measured(8, 1.28)])
    expect(status).toBe(200)
    expect(body.calibration.learnedFrom).toEqual({ references: 0, brews: 0, measurements: 3 })
    expect(body.calibration.offset).toBeGreaterThan(2)
    const own = (await curveFor(test.app, ek43, owner.id)).indexAt(7)
    expect(own).toBeGreaterThan(model + 2)
    expect(own).toBeLessThan(model + 12)
    expect(await curveFor(test.app, ek43, other.id)).toBe(ek43.curve)
    expect((await read(other)).measurements).toEqual([])
  })

  it('replaces earlier measurements, and keeps the createdAt of those that are sent again', async () => {
    const owner = await register(test)
    await put(owner, [measured(5, 0.7), measured(9, 1.1)])
    const [first] = (await read(owner)).measurements
    await put(owner, [measured(5, 0.7), measured('10', 1.2)])
    const { measurements, narrowing } = await read(owner)
    expect(measurements.map(({ setting }: { setting: number }) => setting)).toEqual([5, 10])
    expect(measurements[0]).toEqual(first)
    expect(narrowing).toHaveLength(3)
    expect(narrowing[2].halfWidth).toBeLessThan(narrowing[0].halfWidth)
  })

  it('keeps references, and POST /api/user/grinders/calibrate keeps measurements', async () => {
    const owner = await register(test)
    await put(owner, [measured(5, 0.7)])
    const references = [{ grindIndex: 30, setting: 7, feedback: 'JUST_RIGHT' }]
    await test.post('/api/user/grinders/calibrate', { grinderId: ek43.id, references }, { token: owner.token })
    await put(owner, [measured(6, 0.8)])
    const { calibration, measurements } = await read(owner)
    expect(calibration.references).toEqual(references)
    expect(measurements).toHaveLength(1)
    const listed = (await test.get('/api/user/grinders', { token: owner.token })).body.calibrations[0]
    expect(listed.measurements).toEqual(measurements)
  })

  it('removes measurements with an empty list, and DELETE of the calibration removes them too', async () => {
    const owner = await register(test)
    await put(owner, [measured(5, 0.7)])
    await test.call('DELETE', `/api/user/grinders/${ek43.id}/calibration`, { token: owner.token })
    expect((await read(owner)).calibration).toBeNull()
    await put(owner, [measured(5, 0.7)])
    expect((await put(owner, [])).body).toEqual({ calibration: null, measurements: [] })
    expect(await curveFor(test.app, ek43, owner.id)).toBe(ek43.curve)
  })

  it.for([
    ['off the dial', [measured(12, 0.9)], 'measurements.0.setting'],
    ['no setting', [measured(5, 0.7), measured('coarse', 0.9)], 'measurements.1.setting'],
    ['a boulder', [measured(5, 50)], undefined],
    ['no size', [measured(5, 0)], undefined],
    ['a negative error', [{ ...measured(5, 0.7), errorMm: -1 }], undefined],
    ['no photographs', [measured(5, 0.7, 0)], undefined],
    ['too many', Array.from({ length: 41 }, () => measured(5, 0.7)), undefined],
    ['no list', 'all of them', undefined],
  ] as const)('refuses %s, and keeps what was there', async ([, measurements, field]) => {
    const owner = await register(test)
    await put(owner, [measured(5, 0.7)])
    const { status, body } = await put(owner, measurements)
    expect(status).toBe(400)
    if (field) expect(body.field).toBe(field)
    expect((await read(owner)).measurements).toHaveLength(1)
  })

  it('assumes no smaller error than between photographs of the same grounds', async () => {
    const [honest, bold] = [await register(test), await register(test)]
    await put(honest, [{ ...measured(7, 1.2, 1), errorMm: 0.24 }])
    await put(bold, [{ ...measured(7, 1.2, 1), errorMm: 0 }])
    const of = async ({ id }: Member) => (await curveFor(test.app, ek43, id)).indexAt(7)
    expect(await of(bold)).toBeCloseTo(await of(honest), 6)
  })

  it('answers 404 for an unknown grinder', async () => {
    const { token } = await register(test)
    const body = { measurements: [] }
    expect((await test.call('PUT', '/api/user/grinders/999999/measurements', { body, token })).status).toBe(404)
  })
})
