import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { methodChart } from '#src/domain/chart.ts'
import { buildCurve } from '#src/domain/curve.ts'
import { nearestPosition, roundTo4 } from '#src/domain/positions.ts'
import type { Grinder } from '#src/features/equipment/catalog/catalog.ts'
import { withLabels } from '#src/features/equipment/grinders/answers.ts'
import { ENGLISH_READER } from '#src/http/reader.ts'
import { BASE_URL, startTestApp, type TestApp } from '#test/support/app.ts'

interface Row {
  key: string
  setting: number
  range: { min: number; max: number }
}

/** Tolerance for an index computed from a setting, which is rounded to four digits. */
const DIGITS_LOST = 0.02

describe('GET /api/widget/grinder/:slug', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  const chart = async (slug: string) => (await test.get(`/api/widget/grinder/${slug}`)).body

  it('returns the grinder, its dial, the URL of its page, and a setting with a range for each method', async () => {
    const { methods, ...head } = await chart('comandante-c40-mk4')
    expect(head).toMatchObject({
      slug: 'comandante-c40-mk4',
      brand: 'Comandante',
      name: 'C40 MK4',
      scale: 'clicks from fully closed',
      url: `${BASE_URL}/grinders/comandante-c40-mk4`,
      minGrindSetting: 0,
      maxGrindSetting: 50,
      minGrindIndex: 0,
      maxGrindIndex: 97,
      confidence: 'published',
      unsupportedMethods: [],
    })
    // The ideal index of the V60, 34, is at 23.8 clicks; its range 20 to 48 is between 17.01 and 29.6 clicks.
    expect(methods.find(({ key }: Row) => key === 'v60')).toEqual({
      key: 'v60',
      label: 'V60',
      setting: 24,
      settingLabel: '24 clicks',
      range: { min: 18, max: 29 },
      rangeLabel: '18–29 clicks',
      expected: { min: 20, max: 28 },
      expectedLabel: '20–28 clicks',
      confidence: 'medium',
    })
  })

  it('returns all data that a program needs to compute the same chart', async () => {
    const { data } = (await test.get('/api/brew-methods')).body
    for (const slug of [
      'comandante-c40-mk4',
      'fellow-ode-gen-2',
      '1zpresso-jx-pro',
      'niche-zero',
      'baratza-forte-bg',
    ]) {
      const { methods, unsupportedMethods, ...grinder } = await chart(slug)
      const whole = data.map((method: { fullGrindIndex: object }) => ({ ...method, grindIndex: method.fullGrindIndex }))
      const curve = buildCurve(grinder)
      const computed = methodChart(curve, whole)
      const labelled = computed.methods.map((row) => withLabels(curve.grinder, row, ENGLISH_READER))
      expect({ ...computed, methods: labelled }).toEqual({ methods, unsupportedMethods })
    }
  })

  it('sorts the methods from fine to coarse', async () => {
    const { methods } = await chart('comandante-c40-mk4')
    const keys = methods.map(({ key }: Row) => key)
    expect(keys.slice(0, 2)).toEqual(['turkish', 'espresso'])
    expect(keys.at(-1)).toBe('cold-brew')
    expect(keys).toHaveLength(12)
    const settingOf = (key: string) => methods.find((row: Row) => row.key === key).setting
    const known = ['espresso', 'moka', 'v60', 'french-press', 'cold-brew'].map(settingOf)
    expect(known).toEqual([...known].sort((a, b) => a - b))
  })

  it('lists the methods that the grinder is too coarse or too fine for', async () => {
    // The Ode starts at index 6, above Turkish (up to 0); the built-in grinder ends at 15, and a V60 starts at 20.
    const unsupported = async (slug: string) =>
      (await chart(slug)).unsupportedMethods.map(({ name }: { name: string }) => name)
    expect(await unsupported('fellow-ode-gen-2')).toEqual(['Turkish'])
    expect(await unsupported('breville-barista-express-built-in')).toEqual([
      'V60',
      'Steep and release',
      'Pour over',
      'Cupping',
      'Drip machine',
      'French press',
      'Cold brew',
    ])
  })

  it('returns falling settings from fine to coarse on a reversed dial', async () => {
    const { methods } = await chart('kitchenaid-artisan-5kcg0702')
    const settingOf = (key: string) => methods.find((row: Row) => row.key === key).setting
    // Its references: 8 is index 6.67, 5 is 34.88, 1 is 72.5.
    expect(settingOf('espresso')).toBe(8)
    expect(settingOf('v60')).toBe(5)
    expect(settingOf('cold-brew')).toBe(1)
    for (const { range, setting } of methods) {
      expect(range.min).toBeLessThanOrEqual(setting)
      expect(range.max).toBeGreaterThanOrEqual(setting)
    }
  })

  it('formats settings as the dial shows them', async () => {
    const labels = async (slug: string, key: string) => {
      const { settingLabel, rangeLabel } = (await chart(slug)).methods.find((row: Row) => row.key === key)
      return [settingLabel, rangeLabel]
    }
    expect(await labels('fellow-ode-gen-2', 'v60')).toEqual(['5.1', '3.1–7'])
    expect(await labels('1zpresso-jx-pro', 'v60')).toEqual(['2.5.2', '1.9.3–3.1.3'])
    expect(await labels('eureka-mignon-specialita', 'v60')).toEqual(['1 turn + 2.2', '4.9 – 1 turn + 5.5'])
  })

  it('returns the URL of an existing page', async () => {
    const { url, brand, name } = await chart('niche-zero')
    const page = await test.get(new URL(url).pathname, { headers: { accept: 'text/html' } })
    expect(page.status).toBe(200)
    expect(page.text).toContain(`<h1>${brand} ${name}</h1>`)
  })

  it('formats every setting and range of every grinder', async () => {
    for (const { slug } of test.app.catalog.grinders) {
      for (const row of (await chart(slug)).methods) {
        expect(row.settingLabel, slug).toMatch(/\d/)
        expect(row.rangeLabel, slug).toMatch(/\d/)
      }
    }
  })

  it("returns exactly the positions inside each method's range, for every grinder", async () => {
    const { grinders, methods } = test.app.catalog
    for (const grinder of grinders) {
      const answer = await chart(grinder.slug)
      const rows = new Map<string, Row>(answer.methods.map((row: Row) => [row.key, row]))
      const unsupported = answer.unsupportedMethods.map(({ id }: { id: string }) => id)
      const inOrder = methods.map(({ id }) => id)
      expect([...rows.keys()], grinder.slug).toEqual(inOrder.filter((id) => !unsupported.includes(id)))
      expect(unsupported, grinder.slug).toEqual(inOrder.filter((id) => !rows.has(id)))

      for (const { id, grindIndex } of methods) {
        const where = `${grinder.slug}, ${id}`
        const inside = positionsInside(grinder, grindIndex)
        const row = rows.get(id)
        if (!row) {
          expect(inside, where).toEqual([])
          continue
        }
        expect(row.range.min, where).toBeCloseTo(Math.min(...inside), 3)
        expect(row.range.max, where).toBeCloseTo(Math.max(...inside), 3)
        const aim = grinder.curve.settingAt(grindIndex.ideal)
        const nearest = Math.min(...inside.map((position) => Math.abs(position - aim)))
        expect(Math.abs(row.setting - aim), where).toBeCloseTo(nearest, 3)
        const index = grinder.curve.indexAt(row.setting)
        expect(index, where).toBeGreaterThan(grindIndex.min - DIGITS_LOST)
        expect(index, where).toBeLessThan(grindIndex.max + DIGITS_LOST)
      }
    }
  })

  it('returns the index range of every grinder within the scale', async () => {
    for (const { slug, minGrindSetting, maxGrindSetting } of test.app.catalog.grinders) {
      const answer = await chart(slug)
      expect(answer, slug).toMatchObject({ minGrindSetting, maxGrindSetting })
      expect(answer.minGrindIndex, slug).toBeGreaterThanOrEqual(0)
      expect(answer.maxGrindIndex, slug).toBeLessThanOrEqual(100)
      expect(answer.maxGrindIndex - answer.minGrindIndex, slug).toBeGreaterThan(5)
    }
  })
})

/** Finds the positions one by one along the dial, using only `indexAt` of the curve. */
function positionsInside(grinder: Grinder, { min, max }: { min: number; max: number }): number[] {
  const { minGrindSetting: low, maxGrindSetting: high, clicksPerFullRange, step } = grinder
  const size = clicksPerFullRange ? (high - low) / clicksPerFullRange : step
  const inside: number[] = []
  for (let k = 0; low + k * size <= high + 1e-6; k++) {
    const position = Math.min(high, low + k * size)
    const index = grinder.curve.indexAt(position)
    // A Sette has no position at whole numbers.
    const isOnDial = nearestPosition(grinder, position) === roundTo4(position)
    if (isOnDial && index >= min - 1e-4 && index <= max + 1e-4) inside.push(position)
  }
  return inside
}
