import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { countryName } from '#domain/country-name.ts'
import { ORIGIN_COUNTRIES } from '#domain/origin-countries.ts'
import outlines from '#web/parts/origin/outlines.json' with { type: 'json' }

const FILE = new URL('../../web/src/parts/origin/outlines.json', import.meta.url)
const countries = Object.entries(outlines.countries)

/** The end of each step of a path of relative lines. */
function pointsOf(path: string): [number, number][] {
  return path
    .split('M')
    .filter(Boolean)
    .flatMap((ring) => {
      const numbers = [...ring.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number)
      const points: [number, number][] = [[numbers[0]!, numbers[1]!]]
      for (let i = 2; i < numbers.length; i += 2) {
        const [x, y] = points.at(-1)!
        points.push([x + numbers[i]!, y + numbers[i + 1]!])
      }
      return points
    })
}

describe('outlines.json of the coffee countries', () => {
  it('has every country but the United States, whose coffee grows on Hawaii', () => {
    const expected = ORIGIN_COUNTRIES.map(({ code }) => code).filter((code) => code !== 'US')
    expect(countries.map(([code]) => code)).toEqual(expected)
    expect(expected.length).toBeGreaterThan(60)
  })

  it.each(countries)('has a path for %s that fills a box of 100 by 100', (_, { path, longitude, latitude }) => {
    expect(path).toMatch(/^(M[\d. ]+l[-\d. ]+z)+$/)
    const points = pointsOf(path)
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
    expect(Math.min(...xs, ...ys)).toBeGreaterThan(-0.5)
    expect(Math.max(...xs, ...ys)).toBeLessThan(100.5)
    expect(Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))).toBeGreaterThan(98)
    expect(Math.abs(latitude)).toBeLessThan(40)
    expect(Math.abs(longitude)).toBeLessThanOrEqual(180)
  })

  it.each([
    ['ID', 5],
    ['PH', 5],
    ['US-HI', 5],
    ['TT', 2],
    ['ST', 2],
    ['MY', 2],
  ] as const)('has the main islands of %s, at least %d', (code, islands) => {
    expect(outlines.countries[code].path.split('M').length - 1).toBeGreaterThanOrEqual(islands)
  })

  it('has at most 40 KB gzipped', () => {
    expect(gzipSync(readFileSync(FILE), { level: 9 }).length).toBeLessThanOrEqual(40 * 1024)
  })
})

describe('countryName', () => {
  it.each([
    ['ET', 'en', 'Ethiopia'],
    ['ET', 'de-AT', 'Äthiopien'],
    ['BR', 'de', 'Brasilien'],
  ])('returns for %s in %s %s', (code, locale, name) => {
    expect(countryName(code, locale)).toBe(name)
  })
})
