import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROAST_LEVELS } from '#domain/catalog.ts'
import type { Controls } from '#domain/controls.ts'
import { type Member, register, startTestApp, type TestApp } from '#test/support/app.ts'
import { plantCoffees } from '#test/support/coffees.ts'
import '#test/support/english.ts'
import { answerHere, answerOf } from '#web/screens/dial-in/answer.ts'
import { ownCurve, toModel } from '#web/state/catalog.ts'

const CONTROLS: Controls[] = [
  {},
  { strength: 1, taste: 2 },
  { strength: 5, taste: -2, grindNudgeSteps: 5 },
  { strength: 3.5, taste: 0.5, grindNudgeSteps: -3 },
]
/** One grinder of every notation, including one with a reversed dial and one that can't grind for espresso. */
const GRINDERS = [
  'comandante-c40-mk4',
  'fellow-ode-gen-2',
  'baratza-forte-bg',
  'kingrinder-k6',
  '1zpresso-k-ultra',
  'niche-zero',
  'kitchenaid-burr-grinder-kcg8433',
]
const BREWERS = ['hario-v60-02', 'breville-bambino', 'aeropress-original', 'toddy-cold-brew-system']

describe('answerHere', () => {
  let test: TestApp
  let coffees: number[]
  beforeAll(async () => {
    test = await startTestApp()
    coffees = await plantCoffees(
      test.app.db,
      ROAST_LEVELS.map((roastLevel) => ({ name: roastLevel, roastLevel })),
    )
  })
  afterAll(() => test.close())

  /** Returns the answers of the browser and the server to the same request. */
  async function askBoth(
    slug: string,
    brewer: string,
    roast: number,
    controls: Controls & { volumeGrams?: number },
    member?: Member,
  ) {
    const { methods, machines } = test.app.catalog
    const machine = machines.find((machine) => machine.slug === brewer)!
    const { body: chart } = await test.get(`/api/widget/grinder/${slug}`)
    const { body } = await test.post(
      '/api/adaptRecipe',
      { machineId: machine.id, grinderId: chart.id, coffeeProfileId: coffees[roast], ...controls },
      { token: member?.token },
    )
    const own = member && (await test.get('/api/user/grinders', { token: member.token })).body.calibrations[0]
    const taste = member && (await test.get('/api/users/taste-profile', { token: member.token })).body
    const here = answerHere({
      method: methods.find(({ id }) => id === machine.brewMethod)!,
      brewer: machine,
      roastLevel: ROAST_LEVELS[roast]!,
      curve: ownCurve(toModel(chart), own),
      controls,
      profile: taste?.profile,
      volumeGrams: controls.volumeGrams,
    })
    // The server's warnings have a sentence beside code and params, and those among its notes stand in both lists.
    const found = body.notes.map(({ code }: { code: string }) => code)
    const server = answerOf(body)
    const warnings = server.warnings
      .filter(({ code }) => !found.includes(code))
      .map(({ message: _, ...warning }) => warning)
    return { here, server: { ...server, warnings } }
  }

  it.each(GRINDERS)('returns what POST /api/adaptRecipe does, on the %s', async (slug) => {
    for (const brewer of BREWERS.filter((brewer) => test.app.catalog.machines.some(({ slug }) => slug === brewer))) {
      for (const [index, controls] of CONTROLS.entries()) {
        const { here, server } = await askBoth(slug, brewer, index, controls)
        expect(here).toEqual(server)
      }
    }
  })

  it('returns what POST /api/adaptRecipe does with a taste profile and a calibrated grinder', async () => {
    const member = await register(test)
    const { token } = member
    const { id: grinderId } = test.app.catalog.grinders.find(({ slug }) => slug === 'baratza-encore')!
    await test.post('/api/user/grinders', { grinderId }, { token })
    const references = [
      { grindIndex: 30, setting: 18 },
      { grindIndex: 60, setting: 33, feedback: 'TOO_FINE' },
    ]
    await test.post('/api/user/grinders/calibrate', { grinderId, references }, { token })
    await test.call('PUT', '/api/users/taste-profile', {
      body: { strengthPreference: 0.83, bodyVsClarity: 0.2 },
      token,
    })
    for (const [index, controls] of CONTROLS.entries()) {
      const { here, server } = await askBoth('baratza-encore', 'hario-v60-02', index, controls, member)
      expect(here).toEqual(server)
      expect(here.isCalibrated).toBe(true)
    }
  })

  it.each([60, 320, 1400])('returns what POST /api/adaptRecipe does for %d g of water', async (volumeGrams) => {
    for (const brewer of BREWERS) {
      const { here, server } = await askBoth('comandante-c40-mk4', brewer, 2, { volumeGrams })
      expect(here).toEqual(server)
    }
    const { here } = await askBoth('comandante-c40-mk4', 'hario-v60-02', 2, { volumeGrams })
    expect(here.adapted.batches?.count).toBe(volumeGrams === 1400 ? 3 : undefined)
    expect(here.findings.some(({ code }) => code === 'below_minimum')).toBe(volumeGrams === 60)
  })

  it('returns what POST /api/adaptRecipe does with a grinder learnt from brews alone, whose interval narrows', async () => {
    const member = await register(test)
    const { token } = member
    const { id: grinderId } = test.app.catalog.grinders.find(({ slug }) => slug === 'baratza-encore')!
    const before = await askBoth('baratza-encore', 'hario-v60-02', 2, {}, member)
    for (const coffeeProfileId of coffees) {
      const brew = { method: 'v60', grinderId, coffeeProfileId, grindSetting: 19, doseGrams: 20, waterGrams: 320 }
      await test.post('/api/brew-logs', { ...brew, rating: 5 }, { token })
    }
    const after = await askBoth('baratza-encore', 'hario-v60-02', 2, {}, member)
    expect(after.here).toEqual(after.server)
    expect(after.here.basis).toBe('calibrated')
    expect(after.here.adapted.grindSetting).toBeGreaterThan(before.here.adapted.grindSetting)
    const widthOf = ({ range }: { range: { min: number; max: number } }) => range.max - range.min
    expect(widthOf(after.here)).toBeLessThan(widthOf(before.here))
  })
})
