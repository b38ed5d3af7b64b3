import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, type Member, register, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertCoffee } from '#test/support/community.ts'

interface Figures {
  doseGrams: number
  waterGrams: number
  ratio: number
  grindSetting: number
  waterTempF: number | null
  brewTimeSeconds: number | null
  /** Of one batch, if there are several. */
  steps?: object[]
  batches?: object
}

interface Equipment {
  machineId: number
  grinderId: number
  coffeeId: number
}

interface Recommended extends Equipment {
  method: string
  figures: Figures
}

const STRENGTHS = [1, 3, 5]
const TASTES = [-2, 0, 2]
const VOLUMES = [20, 250, 1000, 10_000]

/** Roasts that change temperature and grind, and grinders whose dials show plain numbers. */
const ROASTS = ['LIGHT', 'DARK'] as const
const GRINDERS = ['comandante-c40-mk4', 'niche-zero']

describe('finding 7: brew logs, community recipes and personal recipes accept every recommendation', () => {
  let test: TestApp
  let member: Member
  const coffees: number[] = []
  let grinders: number[]
  beforeAll(async () => {
    test = await startTestApp()
    member = await register(test)
    for (const roastLevel of ROASTS) coffees.push((await insertCoffee(test.app.db, { roastLevel })).id)
    grinders = GRINDERS.map((slug) => test.app.catalog.grinders.find((grinder) => grinder.slug === slug)!.id)
    // Community recipes are recommended too, including unusual ones.
    for (const { id: machineId } of test.app.catalog.machines.filter((_, i) => i % 9 === 0)) {
      const figures = { ratio: 25, doseGrams: 2, waterGrams: 50, waterTempF: 130, brewTimeSeconds: 172_800 }
      const body = { coffeeProfileId: coffees[0], grinderId: grinders[0], machineId, grindSetting: 24, ...figures }
      expect((await post('/api/community-recipes', body)).status).toBe(201)
    }
  })
  afterAll(() => test.close())

  const post = (url: string, body: object) => test.post(url, body, { token: member.token })
  const machines = () => test.app.catalog.machines

  /** Returns every recipe in a response, at any depth. */
  function recommendedIn(value: unknown): Figures[] {
    if (Array.isArray(value)) return value.flatMap(recommendedIn)
    if (typeof value !== 'object' || value === null) return []
    const { doseGrams, waterGrams, ratio, grindSetting, waterTempF, brewTimeSeconds, steps, batches } = value as Figures
    const figures = { doseGrams, waterGrams, ratio, grindSetting, waterTempF, brewTimeSeconds, steps, batches }
    // Batches have amounts, but are no recipes.
    return [
      ...(doseGrams === undefined || ratio === undefined ? [] : [figures]),
      ...Object.values(value).flatMap(recommendedIn),
    ]
  }

  /** Collects the recommendations for each brewer, without duplicates among brewers of one method. */
  async function collect(ask: (on: Equipment, i: number) => Promise<Answer>[]): Promise<Recommended[]> {
    const found = new Map<string, Recommended>()
    for (const [i, { id, brewMethod }] of machines().entries()) {
      const on = { machineId: id, grinderId: grinders[i % 2]!, coffeeId: coffees[i % 2]! }
      for (const { status, body, text } of await Promise.all(ask(on, i))) {
        if (status === 400) {
          expect([body.field, body.error]).toEqual(['volumeGrams', expect.stringMatching(/1,000 g\.$/)])
          continue
        }
        expect(status, text).toBe(200)
        for (const figures of recommendedIn(body)) {
          const key = JSON.stringify([brewMethod, on.grinderId, figures])
          if (!found.has(key)) found.set(key, { ...on, method: brewMethod, figures })
        }
      }
    }
    return [...found.values()]
  }

  async function expectTaken({ machineId, grinderId, coffeeId, method, figures }: Recommended): Promise<void> {
    const { steps, batches, ...shown } = figures
    const { ratio, waterTempF, brewTimeSeconds, ...amounts } = shown
    const on = { grinderId, coffeeProfileId: coffeeId }
    const [log, published, own] = (await Promise.all([
      post('/api/brew-logs', { ...on, machineId, ...amounts, waterTempF, brewTimeSeconds }),
      post('/api/community-recipes', { ...on, machineId, ...figures }),
      post('/api/user/recipes', { ...on, method, ratio, ...amounts, brewTimeSeconds, steps, batches }),
    ])) as [Answer, Answer, Answer]
    const logged = { ...amounts, waterTempF, brewTimeSeconds, method }
    expect([log.status, log.body.brewLog], log.text).toEqual([201, expect.objectContaining(logged)])
    const shared = expect.objectContaining({ ...shown, brewMethod: method })
    expect([published.status, published.body], published.text).toEqual([201, shared])
    const kept = expect.objectContaining({ ...amounts, ratio, method })
    expect([own.status, own.body.recipe], own.text).toEqual([201, kept])
  }

  const AT_ONCE = 20
  async function expectAllTaken(all: readonly Recommended[]): Promise<void> {
    for (let i = 0; i < all.length; i += AT_ONCE) await Promise.all(all.slice(i, i + AT_ONCE).map(expectTaken))
  }

  it('every recommendation of POST /api/adaptRecipe, for every brewer, at all strengths and tastes in turn', async () => {
    expect(machines()).toHaveLength(89)
    const controls = STRENGTHS.flatMap((strength) => TASTES.map((taste) => ({ strength, taste })))
    const all = await collect(({ coffeeId, ...on }, i) =>
      [0, 4].map((turn) =>
        test.post('/api/adaptRecipe', { ...on, coffeeProfileId: coffeeId, ...controls[(i + turn) % controls.length] }),
      ),
    )
    expect(all.some(({ method, figures }) => method === 'cold-brew' && figures.brewTimeSeconds! > 43_200)).toBe(true)
    await expectAllTaken(all)
  }, 120_000)

  it('every recommendation of POST /api/get-recipe, for every brewer, at all volumes in turn', async () => {
    const all = await collect((on, i) => [
      test.post('/api/get-recipe', { ...on, volumeGrams: VOLUMES[i % VOLUMES.length] }),
    ])
    expect(Math.max(...all.map(({ figures }) => figures.waterGrams))).toBe(10_000)
    await expectAllTaken(all)
  }, 120_000)

  it('every recommendation of GET /api/discover, for every brewer and strength', async () => {
    const all = await collect(({ grinderId, machineId }) =>
      ['LIGHT', 'MEDIUM', 'STRONG'].map((strength) =>
        test.get(`/api/discover?roast=MEDIUM&grinderId=${grinderId}&machineId=${machineId}&brewStrength=${strength}`),
      ),
    )
    await expectAllTaken(all)
  }, 120_000)
})
