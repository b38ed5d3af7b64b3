import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { curveFor } from '#src/features/equipment/calibration/curve.ts'
import { upsertCalibration } from '#src/features/equipment/calibration/queries.ts'
import type { Grinder } from '#src/features/equipment/catalog/catalog.ts'
import { register, startTestApp, type TestApp } from '#test/support/app.ts'

describe('curveFor', () => {
  let test: TestApp
  let niche: Grinder
  beforeAll(async () => {
    test = await startTestApp()
    niche = test.app.catalog.grinders.find(({ slug }) => slug === 'niche-zero')!
  })
  afterAll(() => test.close())

  const calibrate = ({ token }: { token: string }, references: object[]) =>
    test.post('/api/user/grinders/calibrate', { grinderId: niche.id, references }, { token })

  it('follows the references of the member, for this member only', async () => {
    const [owner, other] = [await register(test), await register(test)]
    await calibrate(owner, [
      { grindIndex: 30, setting: 45, feedback: 'JUST_RIGHT' },
      { grindIndex: 60, setting: 70, feedback: 'TOO_COARSE' },
    ])
    const own = await curveFor(test.app, niche, owner.id)
    // The model has 41 for index 30: most of the way to 45 is believed.
    expect(own.settingAt(30)).toBeGreaterThan(43)
    expect(own.indexAt(70)).toBeGreaterThan(61)
    expect(own.calibrationAt(35)?.isNear).toBe(true)
    expect(own.calibrationAt(105)?.isNear).toBe(false)

    expect(await curveFor(test.app, niche, other.id)).toBe(niche.curve)
    expect(await curveFor(test.app, niche, undefined)).toBe(niche.curve)
    expect(niche.curve.settingAt(30)).toBeCloseTo(41, 6)
  })

  it('returns the model for every other grinder', async () => {
    const owner = await register(test)
    await calibrate(owner, [{ grindIndex: 30, setting: 45, feedback: 'JUST_RIGHT' }])
    const encore = test.app.catalog.grinders.find(({ slug }) => slug === 'baratza-encore')!
    expect(await curveFor(test.app, encore, owner.id)).toBe(encore.curve)
  })

  it('uses the latest calibration', async () => {
    const owner = await register(test)
    for (const setting of [45, 39]) {
      await calibrate(owner, [{ grindIndex: 30, setting, feedback: 'JUST_RIGHT' }])
      const own = (await curveFor(test.app, niche, owner.id)).settingAt(30)
      expect(Math.abs(own - setting)).toBeLessThan(1)
    }
  })

  it('does not affect public responses', async () => {
    const owner = await register(test)
    await calibrate(owner, [{ grindIndex: 30, setting: 45, feedback: 'JUST_RIGHT' }])
    const url = '/api/v1/convert?from=comandante-c40-mk4&setting=22&to=niche-zero'
    const { body } = await test.get(url, { token: owner.token })
    expect(body.setting).toBe(41)
  })

  it('returns a curve between references that contradict each other', async () => {
    const owner = await register(test)
    await upsertCalibration(test.app.db, owner.id, niche.id, [
      { grindIndex: 40, setting: 45, feedback: 'JUST_RIGHT' },
      { grindIndex: 30, setting: 50, feedback: 'JUST_RIGHT' },
    ])
    const own = await curveFor(test.app, niche, owner.id)
    expect(own.indexAt(45)).toBeLessThan(own.indexAt(50))
  })

  it('learns from tasted brews of this grinder, until they are forgotten', async () => {
    const owner = await register(test)
    const log = (extractionFeedback: object, values: object = {}) =>
      test.post(
        '/api/brew-logs',
        { method: 'v60', grinderId: niche.id, grindSetting: 45, extractionFeedback, ...values },
        { token: owner.token },
      )
    expect((await log({})).status).toBe(201)
    expect(await curveFor(test.app, niche, owner.id)).toBe(niche.curve)
    for (let i = 0; i < 4; i++) await log({ sour: true })
    const sour = await curveFor(test.app, niche, owner.id)
    expect(sour.indexAt(45)).toBeGreaterThan(niche.curve.indexAt(45) + 2)
    // Neither says which way the grind was wrong.
    for (const feedback of [{ watery: true }, { sour: true, bitter: true }]) await log(feedback)
    expect((await curveFor(test.app, niche, owner.id)).indexAt(45)).toBeCloseTo(sour.indexAt(45), 6)

    const url = `/api/user/grinders/${niche.id}/calibration`
    const { body } = await test.get(url, { token: owner.token })
    expect(body.calibration.learnedFrom).toEqual({ references: 0, brews: 4, measurements: 0 })
    expect(body.narrowing.map(({ evidence }: { evidence: number }) => evidence)).toEqual([0, 1, 2, 3, 4])
    expect(body.narrowing.at(-1).halfWidth).toBeLessThan(body.narrowing[0].halfWidth)
    const { grinders } = (await test.get('/api/user/grinders', { token: owner.token })).body
    expect(grinders).toEqual([])

    expect((await test.call('DELETE', url, { token: owner.token })).status).toBe(200)
    const nothing = { calibration: null, brews: [], measurements: [], narrowing: [] }
    expect((await test.get(url, { token: owner.token })).body).toEqual(nothing)
    expect(await curveFor(test.app, niche, owner.id)).toBe(niche.curve)
    const other = await register(test)
    expect((await test.get(url, { token: other.token })).body.calibration).toBeNull()
  })

  it('returns the model after the account is deleted', async () => {
    const owner = await register(test)
    await calibrate(owner, [{ grindIndex: 30, setting: 45, feedback: 'JUST_RIGHT' }])
    const rows = () => test.app.db.selectFrom('grindCalibrations').selectAll().where('userId', '=', owner.id).execute()
    expect(await rows()).toHaveLength(1)
    expect((await test.call('DELETE', '/api/user/account', { token: owner.token })).status).toBe(200)
    expect(await rows()).toEqual([])
    expect(await curveFor(test.app, niche, owner.id)).toBe(niche.curve)
  })
})
