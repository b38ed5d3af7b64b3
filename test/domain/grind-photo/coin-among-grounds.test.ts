import { describe, expect, test } from 'vitest'
import { measurePhoto } from '#domain/grind-photo/measure-photo.ts'
import { measureAsNeeded } from '#domain/grind-photo/needed-size.ts'
import type { Photo } from '#domain/grind-photo/photo.ts'
import { randomOf } from '../../../bench/truth/random.ts'
import { flat, lognormal, renderPhoto } from './render.ts'

const NICKEL = { kind: 'coin', diameterMm: 21.21 } as const
const CENTRE = { x: 30, y: 30 }

/** Half of the coin's edge lies among grounds that are darker than its relief. */
function amongGrounds(): Photo {
  const random = randomOf(3)
  const grains = Array.from({ length: 900 }, () => {
    const angle = Math.PI * (random.next() - 0.5)
    const distance = 10.2 + 4.5 * random.next()
    const at = { x: CENTRE.x + distance * Math.cos(angle), y: CENTRE.y + distance * Math.sin(angle) }
    const radius = 0.25 + 0.25 * random.next()
    const turn = 6 * random.next()
    const corners = [0, 1, 2, 3, 4].map((i) => ({
      x: at.x + radius * Math.cos(turn + i * 1.26),
      y: at.y + radius * Math.sin(turn + i * 1.26),
    }))
    return { corners, color: [60, 40, 30] as const }
  })
  return renderPhoto({
    width: 720,
    height: 720,
    place: flat(12),
    paperMm: { width: 60, height: 60 },
    diametersMm: lognormal(100, 0.8, 0.25),
    coin: { ...CENTRE, diameterMm: 21.21 },
    shapes: grains,
    isFree: ({ x, y }) => Math.hypot(x - CENTRE.x, y - CENTRE.y) > 15,
    noise: 4,
  })
}

describe('measurePhoto of a coin among grounds', () => {
  test('finds the rim of the coin within 2 %, not a ring inside', () => {
    const { scale } = measurePhoto(amongGrounds(), { reference: NICKEL })
    expect(Math.abs(scale!.pixelsPerMm / 12 - 1)).toBeLessThan(0.02)
  })
})

describe('measureAsNeeded', () => {
  const measurement = (quality: 'good' | 'fair') => (photo: Photo) => ({
    quality,
    warnings: [],
    particles: [{ x: photo.width / 2, y: 10, diameterMm: 1 }],
    sizes: { tails: { fines: 0.1, boulders: 0 } } as never,
  })
  const sizes: number[] = []
  const read = (factor: number): Photo => {
    const [width, height] = [Math.round(4000 * factor), Math.round(3000 * factor)]
    sizes.push(width * height)
    return { width, height, data: new Uint8ClampedArray() }
  }
  const region = [{ x: 4000, y: 0 }]

  test('measures a quarter of a photograph where that is good, with positions in the whole of it', () => {
    sizes.length = 0
    const { particles } = measureAsNeeded(
      { width: 4000, height: 3000 },
      read,
      { reference: NICKEL, region },
      (photo, { region }) => {
        expect(region![0]!.x).toBeCloseTo(photo.width, -1)
        return measurement('good')(photo)
      },
    )
    expect(sizes).toHaveLength(1)
    expect(sizes[0]).toBeLessThanOrEqual(3_010_000)
    expect(particles[0]!.x).toBeCloseTo(2000, -1)
  })

  test('measures all of it otherwise, and never more than a phone resolves', () => {
    sizes.length = 0
    measureAsNeeded({ width: 4000, height: 3000 }, read, { reference: NICKEL }, measurement('fair'))
    expect(sizes).toHaveLength(2)
    expect(sizes[1]).toBe(12_000_000)
    sizes.length = 0
    measureAsNeeded({ width: 16_000, height: 12_000 }, read, { reference: NICKEL }, measurement('fair'))
    expect(Math.max(...sizes)).toBeLessThan(12_700_000)
  })

  test('reduces a scale that is given along with the photograph', () => {
    const reference = { kind: 'scale', pixelsPerMm: 20 } as const
    measureAsNeeded({ width: 4000, height: 3000 }, read, { reference }, (photo, request) => {
      expect(request.reference).toEqual({ kind: 'scale', pixelsPerMm: expect.closeTo((20 * photo.width) / 4000, 5) })
      return measurement('good')(photo)
    })
    expect.assertions(1)
  })
})
