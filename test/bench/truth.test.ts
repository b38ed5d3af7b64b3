import { describe, expect, it } from 'vitest'
import { median, quantile } from '../../bench/statistics.ts'
import { brewersInside, settingsByVolume } from '../../bench/truth/capacity.ts'
import { crossValidatedTimeError, readShots, splitShots, stepSize, timeError } from '../../bench/truth/espresso.ts'
import {
  comparePairs,
  compareSettings,
  errorsByConfidence,
  leftOutCurve,
  readPublished,
  splitPublished,
} from '../../bench/truth/published.ts'
import { share } from '../../bench/truth/split.ts'

describe('the figures of npm run truth', () => {
  it('keep dose and water of all brewers inside their capacity', () => {
    expect(brewersInside()).toEqual({ inside: 89, all: 89, outside: [] })
  }, 30_000)

  it('come near published settings, and hold most of them', () => {
    const rows = readPublished()
    const compared = compareSettings(splitPublished(rows).kept)
    const errors = compared.map(({ error }) => error)
    expect(compared.length).toBeGreaterThan(15)
    expect(median(errors)).toBeLessThanOrEqual(5)
    expect(quantile(errors, 0.9)).toBeLessThanOrEqual(12.5)
    expect(Math.max(...compareSettings(rows).map(({ error }) => error))).toBeLessThanOrEqual(25)
  })

  it('hold published settings in 76 to 86 of 100 cases, judged without the references that they made', () => {
    const rows = readPublished()
    const held = share(compareSettings(rows, leftOutCurve), ({ isHeld }) => isHeld)
    expect(held).toBeGreaterThanOrEqual(0.76)
    expect(held).toBeLessThanOrEqual(0.86)
    // Ten pairs can't tell 80 % from 100 %, so there is no upper limit.
    expect(share(comparePairs(rows, leftOutCurve), ({ isHeld }) => isHeld)).toBeGreaterThanOrEqual(0.76)
  })

  it('are better where the confidence is higher', () => {
    const shipped = errorsByConfidence(compareSettings(readPublished()))
    expect(shipped.high).toBeLessThanOrEqual(shipped.medium!)
    // Nine rows of low confidence on three grinders made those curves, and look better than they are.
    expect(shipped.high).toBeLessThanOrEqual(shipped.low!)
    const leftOut = errorsByConfidence(compareSettings(readPublished(), leftOutCurve))
    expect(leftOut.high).toBeLessThanOrEqual(leftOut.medium!)
  })

  it("predict a shot's time from the shot before better than repeating it", () => {
    const shots = readShots()
    for (const part of Object.values(splitShots(shots))) {
      const { predicted, repeated } = timeError(part)
      expect(predicted).toBeLessThan(repeated)
    }
    expect(timeError(shots).predicted).toBeLessThanOrEqual(0.1)
    expect(crossValidatedTimeError(shots)).toBeLessThanOrEqual(0.1)
  })

  it('step about as far as the owner of the shots did', () => {
    const { bitter, sour } = stepSize(readShots())
    for (const { ratio } of [bitter, sour]) {
      expect(ratio).toBeGreaterThan(0.7)
      expect(ratio).toBeLessThan(1.5)
    }
  })

  it('follow the volume on a Moccamaster', () => {
    expect(settingsByVolume([300, 600, 1100])).toEqual([4.6667, 6, 7])
  })
})
