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

  it('passes through the references of the member, for this member only', async () => {
    const [owner, other] = [await register(test), await register(test)]
    await calibrate(owner, [
      { grindIndex: 30, setting: 45, feedback: 'JUST_RIGHT' },
      { grindIndex: 60, setting: 70, feedback: 'TOO_COARSE' },
    ])
    const own = await curveFor(test.app.db, niche, owner.id)
    expect(own.settingAt(30)).toBeCloseTo(45, 6)
    expect(own.indexAt(45)).toBeCloseTo(30, 6)
    expect(own.indexAt(70)).toBeCloseTo(62, 6)
    expect(own.isCalibratedNear(35)).toBe(true)
    expect(own.isCalibratedNear(90)).toBe(false)

    expect(await curveFor(test.app.db, niche, other.id)).toBe(niche.curve)
    expect(await curveFor(test.app.db, niche, undefined)).toBe(niche.curve)
    expect(niche.curve.settingAt(30)).toBeCloseTo(41, 6)
  })

  it('returns the model for every other grinder', async () => {
    const owner = await register(test)
    await calibrate(owner, [{ grindIndex: 30, setting: 45, feedback: 'JUST_RIGHT' }])
    const encore = test.app.catalog.grinders.find(({ slug }) => slug === 'baratza-encore')!
    expect(await curveFor(test.app.db, encore, owner.id)).toBe(encore.curve)
  })

  it('uses the latest calibration', async () => {
    const owner = await register(test)
    for (const setting of [45, 39]) {
      await calibrate(owner, [{ grindIndex: 30, setting, feedback: 'JUST_RIGHT' }])
      expect((await curveFor(test.app.db, niche, owner.id)).settingAt(30)).toBeCloseTo(setting, 6)
    }
  })

  it('does not affect public responses', async () => {
    const owner = await register(test)
    await calibrate(owner, [{ grindIndex: 30, setting: 45, feedback: 'JUST_RIGHT' }])
    const url = '/api/v1/convert?from=comandante-c40-mk4&setting=22&to=niche-zero'
    const { body } = await test.get(url, { token: owner.token })
    expect(body.setting).toBe(41)
  })

  it('returns the model if the stored references are contradictory', async () => {
    const owner = await register(test)
    await upsertCalibration(test.app.db, owner.id, niche.id, [
      { grindIndex: 40, setting: 45, feedback: 'JUST_RIGHT' },
      { grindIndex: 30, setting: 50, feedback: 'JUST_RIGHT' },
    ])
    expect(await curveFor(test.app.db, niche, owner.id)).toBe(niche.curve)
  })

  it('returns the model after the account is deleted', async () => {
    const owner = await register(test)
    await calibrate(owner, [{ grindIndex: 30, setting: 45, feedback: 'JUST_RIGHT' }])
    const rows = () => test.app.db.selectFrom('grindCalibrations').selectAll().where('userId', '=', owner.id).execute()
    expect(await rows()).toHaveLength(1)
    expect((await test.call('DELETE', '/api/user/account', { token: owner.token })).status).toBe(200)
    expect(await rows()).toEqual([])
    expect(await curveFor(test.app.db, niche, owner.id)).toBe(niche.curve)
  })
})
