import '#test/support/english.ts'
import { describe, expect, it } from 'vitest'
import { pointAt, shareAt } from '#domain/arc.ts'
import { buildCurve } from '#domain/curve.ts'
import { positionAtShare, shareOf } from '#domain/dial-scale.ts'
import { readCatalogFiles } from '#src/features/equipment/catalog/files.ts'
import { describeSteps } from '#web/i18n/dial-labels.ts'
import { describeTurn } from '#web/screens/dial-in/turn-text.ts'
import { keyTarget } from '#web/ui/dial-keys.ts'

const { grinders } = await readCatalogFiles()
const dialOf = (slug: string) => grinders.find((grinder) => grinder.slug === slug)!
const curveOf = (slug: string) => buildCurve(dialOf(slug))

describe('shareAt, positionAtShare, keyTarget and describeSteps of the turnable dial', () => {
  it('shareAt returns the share of any point of the arc', () => {
    for (const share of [0, 0.1, 0.5, 0.83, 1]) {
      const { x, y } = pointAt(140, share)
      expect(shareAt(x, y)).toBeCloseTo(share, 3)
    }
    // In the gap at the bottom: the nearer end.
    expect(shareAt(-5, 140)).toBe(0)
    expect(shareAt(5, 140)).toBe(1)
  })

  it('positionAtShare returns the same position after a round trip, for every dial', () => {
    for (const grinder of grinders) {
      const curve = buildCurve(grinder)
      for (const { setting } of grinder.references) {
        const position = positionAtShare(curve, shareOf(curve, setting))
        expect(positionAtShare(curve, shareOf(curve, position)), grinder.slug).toBe(position)
      }
    }
  })

  it('keyTarget moves by one position, five, and to the ends; the arrow to the right is coarser in either direction of numbers', () => {
    const c40 = curveOf('comandante-c40-mk4')
    const targets = ['ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', 'x']
    expect(targets.map((key) => keyTarget(c40, 24, key))).toEqual([25, 25, 23, 23, 29, 19, 0, 50, undefined])
    const reversed = grinders.find((grinder) => buildCurve(grinder).direction === -1)!
    const curve = buildCurve(reversed)
    const middle = positionAtShare(curve, 0.5)
    expect(keyTarget(curve, middle, 'ArrowRight')).toBeLessThan(middle)
    expect(keyTarget(curve, middle, 'Home')).toBe(reversed.maxGrindSetting)
  })

  it.each([
    ['comandante-c40-mk4', 1, '1 click coarser'],
    ['comandante-c40-mk4', -3, '3 clicks finer'],
    ['baratza-encore', 2, '2 steps coarser'],
    ['niche-zero', -1, '0.5 finer on the dial'],
    ['wilfa-svart', -2, '2 dots finer'],
  ])('describeSteps of a %s by %d steps', (slug, steps, text) => {
    expect(describeSteps(dialOf(slug), steps)).toBe(text)
  })

  it('describeTurn returns what to expect of the cup, and when it may not be tasted', () => {
    const answer = { adapted: { brewTimeSeconds: 34 }, findings: [] } as unknown as Parameters<typeof describeTurn>[2]
    const hardly = { ...answer, findings: [{ code: 'may_not_taste', params: {} }] }
    expect(describeTurn({ extraction: 'percolation' }, 0, answer)).toBeUndefined()
    expect(describeTurn({ extraction: 'percolation' }, 2, answer)).toBe('Expect a brighter, lighter cup.')
    expect(describeTurn({ extraction: 'percolation' }, -1, hardly)).toBe(
      'Expect a richer, more bitter cup. You may not taste this.',
    )
    expect(describeTurn({ extraction: 'espresso' }, -1, answer)).toContain('slower shot of about 34 s')
    expect(describeTurn({ extraction: 'immersion' }, 4, hardly)).toBe(
      'Steeped this long, the grind hardly changes the taste.',
    )
  })
})
