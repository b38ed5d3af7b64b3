import { describe, expect, test } from 'vitest'
import { sizeClasses, sizeTails } from '#domain/grind-photo/distribution.ts'
import { measurePhoto, type PhotoMeasurement } from '#domain/grind-photo/measure-photo.ts'
import { poolPhotos } from '#domain/grind-photo/pool.ts'
import { COINS, parseReference } from '#domain/grind-photo/references.ts'
import { flat, lognormal, renderPhoto, type Scene } from './render.ts'

const NICKEL = { kind: 'coin', diameterMm: 21.21 } as const
/** Looking for a coin takes most of the time: only tests that are about it do. */
const KNOWN = { kind: 'scale', pixelsPerMm: 10 } as const
const COIN = { x: 30, y: 30, diameterMm: 21.21 }

/** A sheet of 60 × 60 mm at 10 pixels per mm. */
const render = (changes: Partial<Scene> = {}) =>
  renderPhoto({
    width: 600,
    height: 600,
    place: flat(10),
    paperMm: { width: 60, height: 60 },
    diametersMm: lognormal(300, 0.9, 0.25),
    ...changes,
  })

const codesOf = ({ warnings }: PhotoMeasurement): string[] => warnings.map(({ code }) => code)

describe('measurePhoto with bad photographs', () => {
  test.each<[string, Partial<Scene>, string]>([
    ['bare paper', { diametersMm: [] }, 'no_grounds'],
    ['a few particles', { diametersMm: lognormal(25, 0.9, 0.25) }, 'too_few_particles'],
    [
      'particles smaller than the pixels show',
      { diametersMm: lognormal(900, 0.22, 0.1), blur: 1 },
      'coarse_resolution',
    ],
    ['a picture out of focus', { blur: 4.5 }, 'blurred'],
  ])('refuses %s', (_, changes, code) => {
    const measured = measurePhoto(render(changes), { reference: KNOWN })
    expect(codesOf(measured)).toContain(code)
    expect(measured.quality).toBe('refused')
  })

  test('refuses a photograph without the coin', () => {
    const measured = measurePhoto(render(), { reference: NICKEL })
    expect(measured).toMatchObject({ quality: 'refused', warnings: [{ code: 'reference_not_found' }], particles: [] })
  })

  test('marks a deep shadow', () => {
    const measured = measurePhoto(render({ shadow: 0.6 }), { reference: KNOWN })
    expect(codesOf(measured)).toContain('shadow')
  })

  test('marks a tilted camera where only a coin is there', () => {
    const measured = measurePhoto(render({ coin: COIN, place: flat(10, 1.12), height: 540 }), { reference: NICKEL })
    expect(codesOf(measured)).toContain('tilted')
  })

  test('marks clumps and leaves them out, and they hold at most 3 % of the mass as boulders', () => {
    const diametersMm = lognormal(300, 0.7, 0.25)
    const measured = measurePhoto(render({ diametersMm, clumps: Array.from({ length: 45 }, (_, i) => 6 + (i % 12)) }), {
      reference: KNOWN,
    })
    expect(codesOf(measured)).toContain('clumps')
    expect(measured.sizes!.tails.boulders).toBeLessThan(0.03)
  })
})

describe('measurePhoto with a region or circle drawn by hand', () => {
  test('looks only at the marked region', () => {
    const region = [
      { x: 0, y: 0 },
      { x: 300, y: 0 },
      { x: 300, y: 600 },
      { x: 0, y: 600 },
    ]
    const { particles } = measurePhoto(render(), { reference: KNOWN, region })
    expect(particles.length).toBeGreaterThan(50)
    expect(Math.max(...particles.map(({ x }) => x))).toBeLessThan(310)
  })

  test('refines a circle that was drawn around the coin, and takes another as it was drawn', () => {
    const photo = render({ coin: COIN })
    const scaleBy = (circle: { x: number; y: number; radius: number }) =>
      measurePhoto(photo, { reference: { ...NICKEL, circle } }).scale!
    expect(Math.abs(scaleBy({ x: 301, y: 299, radius: 108 }).pixelsPerMm / 10 - 1)).toBeLessThan(0.005)
    // Somebody who sees more than we do has the last word.
    expect(scaleBy({ x: 300, y: 300, radius: 95 }).pixelsPerMm).toBeCloseTo(190 / 21.21, 6)
  })
})

describe('poolPhotos', () => {
  test('counts the particles of all photographs, and is surer of several than of one', () => {
    const photos = [1, 2, 3].map((seed) => measurePhoto(render({ seed }), { reference: KNOWN }))
    const one = poolPhotos(photos.slice(0, 1))!
    const three = poolPhotos(photos)!
    expect(three.photos).toBe(3)
    expect(three.sizes.particles).toBe(photos.reduce((sum, { particles }) => sum + particles.length, 0))
    expect(three.sizes.meanDiameterMm.error).toBeLessThan(0.6 * one.sizes.meanDiameterMm.error)
    // One photograph never shows how the next spread would look.
    expect(one.sizes.meanDiameterMm.error).toBeGreaterThan(0.15 * one.sizes.meanDiameterMm.value)
  })

  test('leaves refused photographs out', () => {
    const refused = measurePhoto(render({ diametersMm: lognormal(20, 0.9, 0.2) }), { reference: KNOWN })
    expect(poolPhotos([refused])).toBeUndefined()
  })
})

describe('distribution', () => {
  test('adds up to one by number and by volume, in classes of equal ratio', () => {
    const classes = sizeClasses(lognormal(400, 0.7, 0.4))
    expect(classes.reduce((sum, { byNumber }) => sum + byNumber, 0)).toBeCloseTo(1)
    expect(classes.reduce((sum, { byVolume }) => sum + byVolume, 0)).toBeCloseTo(1)
    for (const { fromMm, toMm } of classes) expect(toMm / fromMm).toBeCloseTo(2 ** (1 / 6))
  })

  test('says nothing about fines that the photograph cannot show', () => {
    expect(sizeTails([0.5, 0.6, 0.7], 0.6, 0.25).fines).toBeNull()
    expect(sizeTails([0.2, 0.6, 0.7], 0.6, 0.1).fines).toBeGreaterThan(0)
  })
})

describe('references of known size', () => {
  test('has an id and a plausible size of coins of twenty currencies', () => {
    expect(new Set(COINS.map(({ currency }) => currency)).size).toBeGreaterThanOrEqual(20)
    expect(new Set(COINS.map(({ id }) => id)).size).toBe(COINS.length)
    for (const { diameterMm } of COINS) {
      expect(diameterMm).toBeGreaterThan(15)
      expect(diameterMm).toBeLessThan(32)
    }
  })

  test('parseReference reads ids and diameters, and nothing else', () => {
    expect(parseReference('us-nickel')).toEqual(NICKEL)
    expect(parseReference('21.5mm')).toEqual({ kind: 'coin', diameterMm: 21.5 })
    expect(parseReference('0mm')).toBeUndefined()
    expect(parseReference('penny')).toBeUndefined()
  })
})
