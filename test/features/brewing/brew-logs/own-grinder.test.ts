import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { convert } from '#src/domain/conversion.ts'
import { type Member, register, startTestApp, type TestApp } from '#test/support/app.ts'
import { coffeeOf, idOf, publish } from '#test/support/brewing.ts'
import { expectExactCounters } from '#test/support/counters.ts'
import { expectError } from '#test/support/errors.ts'

const C40 = 'comandante-c40-mk4'
const ENCORE = 'baratza-encore'

describe("finding 2: a brew of another member's recipe is logged on the member's own grinder", () => {
  let test: TestApp
  let author: Member
  let member: Member
  let coffeeId: number
  let recipeId: number

  beforeAll(async () => {
    test = await startTestApp()
    author = await register(test)
    coffeeId = await coffeeOf(test)
    recipeId = await publish(test, author, coffeeId, { grindSetting: '24 clicks', brewTimeSeconds: 180 })
  })
  beforeEach(async () => {
    member = await register(test)
  })
  afterAll(() => test.close())

  const grinder = (slug: string) => idOf(test, 'grinders', slug)
  const machine = (slug: string) => idOf(test, 'machines', slug)
  const own = async (kind: 'grinders' | 'machines', body: object) => {
    expect((await test.post(`/api/user/${kind}`, body, { token: member.token })).status).toBe(201)
  }
  const read = async (id: number) => (await test.get(`/api/brew-logs/${id}`, { token: member.token })).body.brewLog
  const onEncore = () => {
    const curveOf = (slug: string) => test.app.catalog.requireGrinder(grinder(slug)).curve
    return convert(curveOf(C40), curveOf(ENCORE), 24, test.app.catalog.methods).setting
  }

  /** The two routes that log a brew of a recipe. */
  const ways = [
    [
      'POST /api/community-recipes/{id}/brew-log',
      async (body: object, id = recipeId) =>
        test.post(`/api/community-recipes/${id}/brew-log`, { rating: 4, ...body }, { token: member.token }),
    ],
    [
      'POST /api/brew-logs with recipeId',
      async (body: object, id = recipeId) =>
        test.post('/api/brew-logs', { recipeId: id, ...body }, { token: member.token }),
    ],
  ] as const

  describe.each(ways)('%s', (_, log) => {
    const logged = async (body: object = {}, id?: number) => {
      const answer = await log(body, id)
      expect(answer.status).toBeLessThan(300)
      return read(answer.body.brewLog.id)
    }

    it("uses the default grinder and converts the recipe's setting to it", async () => {
      await own('grinders', { grinderId: grinder('niche-zero') })
      await own('grinders', { grinderId: grinder(ENCORE), isDefault: true })
      const brew = await logged()
      const index = test.app.catalog.requireGrinder(grinder(ENCORE)).curve.indexAt(onEncore())
      expect(brew).toMatchObject({ grinderId: grinder(ENCORE), grindSetting: onEncore() })
      expect(brew.grindIndex).toBeCloseTo(index, 1)
      await expectExactCounters(test.app.db)
    })

    it('uses the grinder that was added first if none is the default', async () => {
      await own('grinders', { grinderId: grinder(ENCORE) })
      expect(await logged()).toMatchObject({ grinderId: grinder(ENCORE), grindSetting: onEncore() })
    })

    it("keeps the recipe's grinder and setting for a member without a grinder", async () => {
      expect(await logged()).toMatchObject({ grinderId: grinder(C40), grindSetting: '24 clicks', grindIndex: 34.48 })
    })

    it("keeps the author's setting on the same model, unless the member has calibrated it", async () => {
      await own('grinders', { grinderId: grinder(C40), isDefault: true })
      expect(await logged()).toMatchObject({ grinderId: grinder(C40), grindSetting: '24 clicks' })
      const references = [{ grindIndex: 34, setting: 22 }]
      const body = { grinderId: grinder(C40), references }
      expect((await test.post('/api/user/grinders/calibrate', body, { token: member.token })).status).toBe(200)
      // 22 by the reference; a brew at 24 that was rated well counts as well.
      const own22 = await logged()
      expect(own22.grinderId).toBe(grinder(C40))
      expect([22, 23]).toContain(own22.grindSetting)
    })

    it("keeps the setting of the member's own recipe despite a calibration", async () => {
      const id = await publish(test, member, coffeeId, { grindSetting: 26 })
      await own('grinders', { grinderId: grinder(C40), isDefault: true })
      const body = { grinderId: grinder(C40), references: [{ grindIndex: 34, setting: 22 }] }
      await test.post('/api/user/grinders/calibrate', body, { token: member.token })
      expect(await logged({}, id)).toMatchObject({ grinderId: grinder(C40), grindSetting: 26 })
    })

    it("reads a given setting on the own grinder, or on the recipe's without one", async () => {
      expect(await logged({ grindSetting: 26 })).toMatchObject({ grinderId: grinder(C40), grindSetting: 26 })
      await own('grinders', { grinderId: grinder('fellow-ode-gen-2'), isDefault: true })
      const brew = await logged({ grindSetting: '6' })
      expect(brew.grinderId).toBe(grinder('fellow-ode-gen-2'))
      expect(brew.grindIndex).toBeCloseTo(
        test.app.catalog.requireGrinder(grinder('fellow-ode-gen-2')).curve.indexAt(6),
        1,
      )
      expectError(await log({ grindSetting: 24 }), { status: 400, code: 'invalid_request', field: 'grindSetting' })
    })

    it('prefers a grinder and brewer given in the request', async () => {
      await own('grinders', { grinderId: grinder('niche-zero'), isDefault: true })
      const told = { grinderId: grinder(ENCORE), machineId: machine('hario-v60-01'), grindSetting: 14 }
      expect(await logged(told)).toMatchObject(told)
      expectError(await log({ grinderId: 999_999 }), { status: 404, code: 'not_found' })
      expectError(await log({ machineId: 999_999 }), { status: 404, code: 'not_found' })
    })

    it("uses the own default brewer only for the recipe's method", async () => {
      await own('machines', { machineId: machine('gaggia-classic-pro'), isDefault: true })
      expect(await logged()).toMatchObject({ machineId: machine('hario-v60-02'), method: 'v60' })
      await own('machines', { machineId: machine('hario-v60-01'), isDefault: true })
      expect(await logged()).toMatchObject({ machineId: machine('hario-v60-01'), method: 'v60' })
    })
  })

  it('POST /api/community-recipes/{id}/brew-log converts the setting to a grinder given without one', async () => {
    const [, log] = ways[0]
    const { body } = await log({ grinderId: grinder(ENCORE) })
    expect(await read(body.brewLog.id)).toMatchObject({ grinderId: grinder(ENCORE), grindSetting: onEncore() })
  })

  it('POST /api/brew-logs copies nothing for another method, and carries the setting over to a given grinder', async () => {
    await own('grinders', { grinderId: grinder(ENCORE), isDefault: true })
    const { body } = await test.post('/api/brew-logs', { recipeId, method: 'aeropress' }, { token: member.token })
    expect(body.brewLog).toMatchObject({ recipeId, method: 'aeropress', grinderId: null, grindSetting: null })
    const named = { recipeId, grinderId: grinder(ENCORE) }
    const { body: carried } = await test.post('/api/brew-logs', named, { token: member.token })
    expect(carried.brewLog).toMatchObject({ grinderId: grinder(ENCORE), grindSetting: onEncore() })
  })
})
