import '#test/support/english.ts'
import { describe, expect, it } from 'vitest'
import { buildCurve } from '#domain/curve.ts'
import { settingFor } from '#domain/grind-choice.ts'
import { stepAt } from '#domain/positions.ts'
import { readCatalogFiles } from '#src/features/equipment/catalog/files.ts'
import { describeCalibration } from '#web/screens/profile/calibration-text.ts'

const { grinders } = await readCatalogFiles()
const dialOf = (slug: string) => grinders.find((grinder) => grinder.slug === slug)!
const INDEX = 45

/** The owner needs a setting that many steps above the usual one for the same grind. */
function calibrated(slug: string, steps: number) {
  const dial = dialOf(slug)
  const setting = settingFor(buildCurve(dial), INDEX) + steps * stepAt(dial)
  return describeCalibration(dial, { references: [{ grindIndex: INDEX, setting, feedback: 'JUST_RIGHT' }] })
}

describe('describeCalibration', () => {
  it.each([
    ['comandante-c40-mk4', 0, 'Yours grinds like the average one.'],
    ['comandante-c40-mk4', 1, 'Yours grinds about 1 click finer than average.'],
    // A single answer moves the curve by most of the way, not by all of it.
    ['comandante-c40-mk4', 3, 'Yours grinds about 2 clicks finer than average.'],
    ['comandante-c40-mk4', -1, 'Yours grinds about 1 click coarser than average.'],
    ['baratza-encore', -2, 'Yours grinds about 2 steps coarser than average.'],
  ])('returns for a %s that needs %d steps more: %s', (slug, steps, text) => {
    expect(calibrated(slug, steps)).toBe(text)
  })

  it('returns the numbers of a dial without steps', () => {
    const stepless = grinders.find(
      ({ adjustment, notation }) => adjustment === 'stepless' && notation.kind !== 'microns',
    )!
    expect(calibrated(stepless.slug, -2)).toMatch(
      /^Yours grinds (coarser|finer) than average, by about [\d.]+ on the dial\.$/,
    )
  })

  it('is undefined without a calibration, and until the dial is loaded', () => {
    const references = [{ grindIndex: 45, setting: 24, feedback: 'JUST_RIGHT' as const }]
    expect(describeCalibration(dialOf('comandante-c40-mk4'), undefined)).toBeUndefined()
    expect(describeCalibration(dialOf('comandante-c40-mk4'), { references: [], brews: [] })).toBeUndefined()
    expect(describeCalibration(undefined, { references })).toBeUndefined()
  })

  it('counts tasted brews too', () => {
    const dial = dialOf('comandante-c40-mk4')
    const setting = settingFor(buildCurve(dial), INDEX) + 4
    const brew = { grindIndex: INDEX, setting, feedback: 'JUST_RIGHT' as const }
    const brews = [1, 2, 3, 4, 5, 6].map((coffeeId) => ({ ...brew, coffeeId }))
    expect(describeCalibration(dial, { references: [], brews })).toMatch(/about [34] clicks finer than average/)
  })
})
