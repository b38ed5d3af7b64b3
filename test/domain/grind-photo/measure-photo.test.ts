import { describe, expect, test } from 'vitest'
import { attainableMass } from '#domain/grind-photo/mass.ts'
import { measurePhoto } from '#domain/grind-photo/measure-photo.ts'
import { flat, lognormal, renderPhoto, type Scene } from './render.ts'

const NICKEL = { kind: 'coin', diameterMm: 21.21 } as const

/** A sheet of 60 × 48 mm at 14 pixels per mm, with a coin in its middle. */
function scene(changes: Partial<Scene> = {}): Scene {
  return {
    width: 840,
    height: 672,
    place: flat(14),
    paperMm: { width: 60, height: 48 },
    diametersMm: lognormal(260, 0.75, 0.3),
    coin: { x: 30, y: 24, diameterMm: 21.21 },
    ...changes,
  }
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

function weightedMean(diameters: readonly number[]): number {
  const total = diameters.reduce((sum, diameter) => sum + attainableMass(diameter), 0)
  return diameters.reduce((sum, diameter) => sum + diameter * attainableMass(diameter), 0) / total
}

describe('measurePhoto of rendered grounds', () => {
  // Looking for a coin takes most of the time: the scale is given where it isn't about that.
  test.each<[string, Partial<Scene>, { pixelsPerMm?: number }?]>([
    ['sharp, with a coin', {}, {}],
    ['coarse', { coin: undefined, diametersMm: lognormal(150, 1.1, 0.35) }],
    ['fine', { coin: undefined, diametersMm: lognormal(500, 0.5, 0.25) }],
    ['blurred', { coin: undefined, blur: 1.8 }],
    ['noisy, in a shadow', { coin: undefined, noise: 9, shadow: 0.4 }],
    ['tilted', { place: flat(14, 1.06), height: 634 }, { pixelsPerMm: 14 / Math.sqrt(1.06) }],
    [
      'fine, blurred and noisy, with clumps',
      { diametersMm: lognormal(450, 0.45, 0.35, 13), blur: 1.2, noise: 5, shadow: 0.25, clumps: [10, 20, 30, 8] },
      {},
    ],
    ['with clumps', { coin: undefined, clumps: [25, 40, 15, 30, 20] }],
  ])('$0: mean within 5 % and median within 6 %', (_, changes, expected) => {
    const rendered = scene(changes)
    const reference = rendered.coin ? NICKEL : ({ kind: 'scale', pixelsPerMm: 14 } as const)
    const { sizes, scale, quality, warnings } = measurePhoto(renderPhoto(rendered), { reference })
    expect(quality, JSON.stringify(warnings)).not.toBe('refused')
    const truth = expected?.pixelsPerMm ?? 14
    expect(Math.abs(scale!.pixelsPerMm / truth - 1)).toBeLessThan(0.02)
    expect(Math.abs(sizes!.meanDiameterMm.value / weightedMean(rendered.diametersMm) - 1)).toBeLessThan(0.05)
    expect(Math.abs(sizes!.medianDiameterMm.value / median(rendered.diametersMm) - 1)).toBeLessThan(0.06)
  })
})
