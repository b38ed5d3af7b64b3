import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nearestPosition } from '#src/domain/positions.ts'
import { startTestApp, type TestApp } from '#test/support/app.ts'

describe('GET /api/v1/convert', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  const convert = (from: string, setting: number | string, to: string) =>
    test.get(`/api/v1/convert?${new URLSearchParams({ from, setting: String(setting), to })}`)

  it('returns both grinders, the setting with its range, the confidence, and methods for the grind', async () => {
    const { status, body } = await convert('comandante-c40-mk4', 24, 'baratza-encore')
    expect(status).toBe(200)
    const answer = { setting: 16, label: '16', range: { min: 13, max: 20 }, rangeLabel: '13–20' }
    expect(body).toEqual({
      from: { slug: 'comandante-c40-mk4', brand: 'Comandante', name: 'C40 MK4', setting: 24, label: '24 clicks' },
      to: { slug: 'baratza-encore', brand: 'Baratza', name: 'Encore', ...answer },
      grindIndex: 34.48,
      ...answer,
      confidence: 'medium',
      basis: 'published',
      reachable: true,
      methods: ['moka', 'aeropress', 'siphon', 'v60', 'clever', 'pour-over', 'cupping', 'drip'],
    })
  })

  // Computed by hand from the reference points, with linear interpolation between them.
  it.each([
    ['comandante-c40-mk4', 22, '1zpresso-jx-pro', 95, 'both have a reference at index 30'],
    ['niche-zero', 41, 'comandante-c40-mk4', 22, 'again index 30'],
    ['1zpresso-jx-pro', 150, 'niche-zero', 66, 'index 60 on both'],
    ['baratza-encore', 8, 'comandante-c40-mk4', 11, 'index 8, half of the way from 7.5 to 14.5'],
    ['mahlkonig-ek43', 8.1, 'baratza-encore', 15, 'index 32, between 8 (8) and 15.5 (34)'],
    ['kitchenaid-artisan-5kcg0702', 6.5, 'comandante-c40-mk4', 17, 'index 20.77, from a dial that runs backwards'],
    ['comandante-c40-mk4', 22, 'kitchenaid-artisan-5kcg0702', 5.5, 'index 30, to a dial that runs backwards'],
    ['fellow-ode-gen-2', 11, 'comandante-c40-mk4', 43, 'index 80, between 34.5 (60) and 50 (97)'],
  ])('converts %s %d to %s %d: %s', async (from, setting, to, expected) => {
    const { body } = await convert(from, setting, to)
    expect(body.setting).toBe(expected)
    expect(body.reachable).toBe(true)
  })

  it.each([
    ['comandante-c40-mk4', 22, 'niche-zero', 'medium', 'published'],
    ['comandante-c40-mk4', 22, '1zpresso-jx-pro', 'low', 'estimated'],
    ['comandante-c40-mk4', 3, 'niche-zero', 'medium', 'extrapolated'],
    ['1zpresso-jx-pro', 95, '1zpresso-jx-pro', 'high', 'estimated'],
  ])('converts %s %d to %s with %s confidence, basis %s', async (from, setting, to, confidence, basis) => {
    expect((await convert(from, setting, to)).body).toMatchObject({ confidence, basis })
  })

  it('notes if the curves are extrapolated', async () => {
    const { body } = await convert('comandante-c40-mk4', 3, 'niche-zero')
    expect(body.note).toContain('beyond the reference points we have (Comandante C40 MK4 and Niche Zero)')
  })

  it('accepts grinders as people name them, and returns those it found', async () => {
    const { body } = await convert('Comandante MK4', '24 clicks', 'encore')
    expect(body).toEqual((await convert('comandante-c40-mk4', 24, 'baratza-encore')).body)
  })

  it('converts every position of every grinder to itself', async () => {
    for (const grinder of test.app.catalog.grinders) {
      const { slug, minGrindSetting: min, maxGrindSetting: max } = grinder
      for (const share of [0, 0.29, 0.5, 0.83, 1]) {
        const position = nearestPosition(grinder, min + share * (max - min))
        const { from, setting, label, range, reachable, confidence } = (await convert(slug, position, slug)).body
        expect({ from: from.setting, setting, reachable, confidence }, slug).toEqual({
          from: position,
          setting: position,
          reachable: true,
          confidence: 'high',
        })
        expect(label, slug).toBe(from.label)
        expect(range.min, slug).toBeLessThanOrEqual(position)
        expect(range.max, slug).toBeGreaterThanOrEqual(position)
      }
    }
  })

  describe('beyond the range of the target', () => {
    it.each([
      ['baratza-encore', 40, 'fellow-ode-gen-2', 11, { min: 10.6667, max: 11 }, 'coarse', 'coarsest', 'finer'],
      ['comandante-c40-mk4', 0, 'fellow-ode-gen-2', 1, { min: 1, max: 1.3333 }, 'fine', 'finest', 'coarser'],
      ['baratza-encore', 40, 'kitchenaid-artisan-5kcg0702', 1, { min: 1, max: 1.5 }, 'coarse', 'coarsest', 'finer'],
      ['comandante-c40-mk4', 0, 'kitchenaid-artisan-5kcg0702', 8, { min: 7.5, max: 8 }, 'fine', 'finest', 'coarser'],
    ])('returns for %s %d to %s the end and a note', async (from, setting, to, end, range, fine, finest, coarser) => {
      const { status, body } = await convert(from, setting, to)
      expect(status).toBe(200)
      expect(body).toMatchObject({ reachable: false, setting: end, range, to: { setting: end, range } })
      expect(body.note).toBe(
        `The ${body.to.brand} ${body.to.name} doesn't grind that ${fine}: ${body.label} is its ${finest} setting, ` +
          `still ${coarser} than ${body.from.label} on the ${body.from.brand} ${body.from.name}.`,
      )
    })
  })

  describe('rejects', () => {
    it.each(['from', 'setting', 'to'])('a request without %s', async (field) => {
      const query = new URLSearchParams({ from: 'baratza-encore', setting: '20', to: 'niche-zero' })
      query.delete(field)
      const { status, body } = await test.get(`/api/v1/convert?${query}`)
      expect(status).toBe(400)
      expect(body).toMatchObject({ error: `${field} is required`, field })
    })

    it.each([
      ['NaN'],
      ['Infinity'],
      ['-Infinity'],
      ['1e999'],
      ['0x10'],
      [''],
      [' '],
      ['fine'],
      ['24 turns'],
      ['20 microns'],
      ['1/0'],
      ['--5'],
      ['5..5'],
      ['null'],
      ['[object Object]'],
      ['٣'],
      ['2'.repeat(61)],
    ])('the setting %j', async (setting) => {
      const { status, body } = await convert('baratza-encore', setting, 'niche-zero')
      expect(status).toBe(400)
      expect(body).toMatchObject({ error: expect.any(String), field: 'setting' })
    })

    it('an unreadable setting, showing how to write it', async () => {
      const { body } = await convert('fellow-ode-gen-2', 'medium-ish', 'niche-zero')
      expect(body.error).toBe(
        '"medium-ish" is not a setting of the Fellow Ode Gen 2. Enter it as the dial shows it: 1 to 11.',
      )
    })

    it.each([
      ['comandante-c40-mk4', '51', '"51" is outside the range of the Comandante C40 MK4: 0 to 50 clicks.'],
      ['comandante-c40-mk4', '-1', '"-1" is outside the range of the Comandante C40 MK4: 0 to 50 clicks.'],
      ['fellow-ode-gen-2', '0.2', '"0.2" is outside the range of the Fellow Ode Gen 2: 1 to 11.'],
      [
        '1zpresso-jx-pro',
        '5.0.1',
        '"5.0.1" is outside the range of the 1Zpresso JX-Pro: 0.0.0 to 5.0.0 (0 to 200 clicks).',
      ],
    ])('%s at %s, naming its range', async (from, setting, error) => {
      const { status, body } = await convert(from, setting, 'niche-zero')
      expect(status).toBe(400)
      expect(body).toMatchObject({ error, field: 'setting' })
    })

    it('settings beyond either end of any grinder, naming its range', async () => {
      for (const { slug, minGrindSetting: min, maxGrindSetting: max } of test.app.catalog.grinders) {
        for (const setting of [min - 1, max + 1]) {
          const { status, body } = await convert(slug, setting, 'niche-zero')
          expect(status, slug).toBe(400)
          expect(body.error, slug).toContain(`${min} to ${max}`)
        }
      }
    })

    it.each([
      ['from', 'xyzzy', 'niche-zero'],
      ['to', 'niche-zero', 'xyzzy'],
    ])('an unknown grinder in %s with 404 and the three nearest slugs', async (field, from, to) => {
      const { status, body } = await convert(from, 20, to)
      expect(status).toBe(404)
      expect(body).toMatchObject({ code: 'not_found', field })
      expect(body.error.split('The closest are: ')[1].split(', ')).toHaveLength(3)
    })

    it.each([
      ['from', 'ode', 'niche-zero'],
      ['to', 'niche-zero', 'ode'],
    ])('an ambiguous name in %s', async (field, from, to) => {
      const { status, body } = await convert(from, 5, to)
      expect(status).toBe(400)
      expect(body).toMatchObject({ code: 'ambiguous_grinder', field })
      expect(body.error).toContain('fellow-ode-gen-1')
      expect(body.error).toContain('fellow-ode-gen-2')
    })

    it('a parameter given twice', async () => {
      const { status, body } = await test.get(
        '/api/v1/convert?from=niche-zero&from=baratza-encore&setting=2&to=niche-zero',
      )
      expect(status).toBe(400)
      expect(body.field).toBe('from')
    })
  })

  it('keeps responses separate from those to other requests with the same words', async () => {
    expect((await test.get('/api/widget/grinder/comandante%0Ac40%0Amk4')).body.slug).toBe('comandante-c40-mk4')
    expect((await convert('comandante', 'c40', 'mk4')).status).toBe(400)
    expect((await convert('niche-zero', '20', 'baratza-encore')).status).toBe(200)
    expect((await test.get('/api/widget/grinder/niche-zero%0A20%0Abaratza-encore')).status).toBe(404)
  })
})
