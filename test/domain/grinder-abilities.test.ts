import { describe, expect, it } from 'vitest'
import { buildCurve } from '#src/domain/curve.ts'
import { methodAbilities, methodAbility } from '#src/domain/grinder-abilities.ts'
import { nearestPosition } from '#src/domain/positions.ts'
import { readCatalogFiles } from '#src/features/equipment/catalog/files.ts'

const { grinders, methods } = await readCatalogFiles()
const grinderOf = (slug: string) => grinders.find((grinder) => grinder.slug === slug)!
const abilityOf = (slug: string, method: string) =>
  methodAbility(buildCurve(grinderOf(slug)), methods.find(({ id }) => id === method)!)

describe('methodAbility', () => {
  it('counts the clicks of a Comandante C40 inside the windows', () => {
    // Clicks 8 to 14 and 18 to 29: its reference points are 7.5 at index 0, 14.5 at 15, and 34.5 at 60.
    expect(abilityOf('comandante-c40-mk4', 'espresso')).toMatchObject({ settings: 7, fineness: 'usable', reach: 'yes' })
    expect(abilityOf('comandante-c40-mk4', 'v60')).toMatchObject({ settings: 12, fineness: 'fine', reach: 'yes' })
    expect(abilityOf('comandante-c40-mk4', 'espresso').stepIndex).toBeCloseTo(15 / 7, 1)
  })

  it('finds twice as many with the finer axle of the same grinder', () => {
    const plain = abilityOf('comandante-c40-mk4', 'espresso')
    const red = abilityOf('comandante-c40-with-red-clix', 'espresso')
    expect(red.settings).toBeGreaterThan(1.9 * plain.settings)
    expect(red.stepIndex! / plain.stepIndex!).toBeCloseTo(0.5, 1)
    expect(red.fineness).toBe('fine')
  })

  it('returns no settings of a filter grinder for espresso, and only the finest of an EK43 for French press', () => {
    expect(abilityOf('fellow-ode-gen-1', 'espresso')).toMatchObject({ settings: 0, reach: 'none', stepIndex: null })
    expect(abilityOf('mahlkonig-ek43', 'french-press').reach).toBe('edge')
    expect(abilityOf('mahlkonig-ek43', 'cold-brew').reach).toBe('none')
  })

  it('returns fine for every stepless grinder, however few marks it has', () => {
    const stepless = { ...grinderOf('comandante-c40-mk4'), adjustment: 'stepless' as const }
    const espresso = methods.find(({ id }) => id === 'espresso')!
    expect(methodAbility(buildCurve(stepless), espresso)).toMatchObject({ settings: 7, fineness: 'fine' })
  })

  it('returns an estimate for Turkish where the reference points end at espresso', () => {
    expect(abilityOf('comandante-c40-mk4', 'turkish')).toMatchObject({ reach: 'yes', isExtrapolated: true })
    expect(abilityOf('comandante-c40-mk4', 'espresso').isExtrapolated).toBe(false)
  })

  it('agrees with counting positions one by one, for every grinder and method', () => {
    for (const grinder of grinders) {
      const curve = buildCurve(grinder)
      const { minGrindSetting: min, maxGrindSetting: max, clicksPerFullRange: clicks } = grinder
      const positions = Array.from({ length: clicks + 1 }, (_, k) => min + (k * (max - min)) / clicks)
      // Dials with gaps have fewer: a position in one is moved to its neighbor.
      const indexes = [...new Set(positions.map((setting) => nearestPosition(grinder, setting)))].map(curve.indexAt)
      for (const [i, ability] of methodAbilities(curve, methods).entries()) {
        const { min, max } = methods[i]!.grindIndex
        const inside = indexes.filter((index) => index >= min - 1e-6 && index <= max + 1e-6).length
        expect(ability.settings, `${grinder.slug} ${ability.key}`).toBe(inside)
        expect(ability.reach === 'none', `${grinder.slug} ${ability.key}`).toBe(ability.settings === 0)
      }
    }
  })
})
