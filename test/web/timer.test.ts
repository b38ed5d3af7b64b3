import { createFormatter } from '#domain/units/formatter.ts'
import { unitsOfLocale } from '#domain/units/locale-units.ts'
import '#test/support/english.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { elapsedMs, isForgotten, isUsed, pauseClock, STANDING, startClock } from '#web/screens/timer/clock.ts'
import { cueBetween, cuesOf } from '#web/screens/timer/cues.ts'
import { pourPlan, stepAt } from '#web/screens/timer/pour-plan.ts'
import { formatClock } from '#web/ui/format.ts'

const HOUR = 3_600_000
const english = createFormatter('en-GB', unitsOfLocale('en-GB'))

describe('clock of the timer', () => {
  it('elapsedMs counts only while the clock runs', () => {
    const running = startClock(STANDING, 1000)
    expect(elapsedMs(running, 61_000)).toBe(60_000)
    const paused = pauseClock(running, 61_000)
    expect(elapsedMs(paused, 999_000)).toBe(60_000)
    expect(elapsedMs(startClock(paused, 100_000), 105_000)).toBe(65_000)
  })

  it('startClock and pauseClock do nothing the second time', () => {
    const running = startClock(STANDING, 1000)
    expect(startClock(running, 5000)).toBe(running)
    expect(pauseClock(STANDING, 5000)).toBe(STANDING)
  })

  it('elapsedMs is never negative, even if the system time is set back', () => {
    expect(elapsedMs(startClock(STANDING, 10_000), 4000)).toBe(0)
  })

  it('isUsed is true once the clock was started', () => {
    expect(isUsed(STANDING)).toBe(false)
    expect(isUsed(startClock(STANDING, 1))).toBe(true)
    expect(isUsed(pauseClock(startClock(STANDING, 1), 2))).toBe(true)
  })

  it('isForgotten is true after hours, but not during a cold brew', () => {
    const running = startClock(STANDING, 0)
    expect(isForgotten(running, 5 * HOUR, 180)).toBe(false)
    expect(isForgotten(running, 7 * HOUR, 180)).toBe(true)
    expect(isForgotten(running, 20 * HOUR, 16 * 3600)).toBe(false)
  })

  it.each([
    [0, '0:00'],
    [5, '0:05'],
    [65, '1:05'],
    [3599, '59:59'],
    [57_600, '16:00:00'],
  ])('formatClock shows %i seconds as %s', (seconds, face) => {
    expect(formatClock(seconds)).toBe(face)
  })
})

describe('pourPlan and stepAt', () => {
  const V60 = { method: 'v60', doseGrams: 20, waterGrams: 320, brewTimeSeconds: 180 }

  it('pourPlan has a bloom of three times the dose, two pours and the drawdown', () => {
    expect(pourPlan(V60, english)).toEqual([
      { atSeconds: 0, toGrams: 60, text: 'Pour 60 g and let it bloom' },
      { atSeconds: 45, toGrams: 190, text: 'Pour slowly to 190 g' },
      { atSeconds: 85, toGrams: 320, text: 'Pour slowly to 320 g' },
      { atSeconds: 125, toGrams: 320, text: 'Let it drain' },
    ])
  })

  it('pourPlan names weights in the unit of the reader, and keeps grams for the scale', () => {
    const american = createFormatter('en-US', { ...unitsOfLocale('en-US'), weight: 'oz' })
    expect(pourPlan(V60, american)![1]).toEqual({ atSeconds: 45, toGrams: 190, text: 'Pour slowly to 6.7 oz' })
  })

  it.each([
    [{ ...V60, method: 'espresso' }],
    [{ ...V60, method: 'moka' }],
    [{ ...V60, method: undefined }],
    [{ ...V60, doseGrams: undefined }],
    [{ ...V60, brewTimeSeconds: 20 }],
    [{ ...V60, waterGrams: 40 }],
  ])('pourPlan is undefined for %j', (brew) => {
    expect(pourPlan(brew, english)).toBeUndefined()
  })

  it('pourPlan increases in time and weight, and has all water before the end', () => {
    const brew = fc.record({
      method: fc.constantFrom('v60', 'pour-over'),
      doseGrams: fc.integer({ min: 100, max: 600 }).map((tenths) => tenths / 10),
      ratio: fc.integer({ min: 14, max: 18 }),
      brewTimeSeconds: fc.integer({ min: 120, max: 330 }),
    })
    fc.assert(
      fc.property(brew, ({ ratio, ...said }) => {
        const waterGrams = Math.round(said.doseGrams * ratio)
        const plan = pourPlan({ ...said, waterGrams }, english)!
        const times = plan.map(({ atSeconds }) => atSeconds)
        const weights = plan.map(({ toGrams }) => toGrams)
        expect(times).toEqual([...new Set(times)].sort((a, b) => a - b))
        expect(weights).toEqual(weights.toSorted((a, b) => a - b))
        expect(weights.at(-1)).toBe(waterGrams)
        expect(times.at(-1)).toBeLessThan(said.brewTimeSeconds)
      }),
    )
  })

  it('stepAt returns the current step', () => {
    const plan = pourPlan(V60, english)!
    expect(stepAt(plan, 0)).toBe(plan[0])
    expect(stepAt(plan, 44)).toBe(plan[0])
    expect(stepAt(plan, 45)).toBe(plan[1])
    expect(stepAt(plan, 500)).toBe(plan[3])
  })
})

describe('cuesOf and cueBetween', () => {
  const plan = pourPlan({ method: 'v60', doseGrams: 20, waterGrams: 320, brewTimeSeconds: 180 }, english)

  it('announce steps, ten seconds left, the end, and minutes that are not near them', () => {
    expect(cuesOf(plan, 180).map(({ atSeconds, text }) => [atSeconds, text])).toEqual([
      [45, 'Pour slowly to 190 g'],
      [60, '1 minute'],
      [85, 'Pour slowly to 320 g'],
      [125, 'Let it drain'],
      [170, '10 seconds left'],
      [180, "3:00: time's up"],
    ])
  })

  it('announce each minute without a target time, and each hour of a cold brew', () => {
    expect(cuesOf().slice(0, 2)).toEqual([
      { atSeconds: 60, text: '1 minute', isTurn: false },
      { atSeconds: 120, text: '2 minutes', isTurn: false },
    ])
    expect(cuesOf(undefined, 57_600)[0]).toEqual({ atSeconds: 3600, text: '1 hour', isTurn: false })
  })

  it('cueBetween returns each cue once, and only the latest of several', () => {
    const cues = cuesOf(plan, 180)
    expect(cueBetween(cues, 44, 45)?.text).toBe('Pour slowly to 190 g')
    expect(cueBetween(cues, 45, 46)).toBeUndefined()
    expect(cueBetween(cues, 10, 100)?.text).toBe('Pour slowly to 320 g')
  })
})
