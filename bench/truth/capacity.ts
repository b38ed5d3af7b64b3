/** Counts the brewers whose recipes stay within their capacity, for all combinations of controls. */
import { adaptRecipe } from '../../src/domain/adaptation.ts'
import { ROAST_LEVELS } from '../../src/domain/catalog.ts'
import { curveOf, machineOf, machines, methodOf } from './catalog.ts'

const STRENGTHS = [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5]
const TASTES = [-2, -1, 0, 1, 2]
const NUDGES = [-5, 0, 5]

export function brewersInside(): { inside: number; all: number; outside: string[] } {
  const curve = curveOf('comandante-c40-mk4')
  const outside = machines.filter((brewer) => {
    const { waterGrams, doseGrams } = brewer.capacity!
    return ROAST_LEVELS.some((roastLevel) =>
      STRENGTHS.some((strength) =>
        TASTES.some((taste) =>
          NUDGES.some((grindNudgeSteps) => {
            const controls = { strength, taste, grindNudgeSteps }
            const { adapted } = adaptRecipe({
              method: methodOf(brewer.brewMethod),
              brewer,
              roastLevel,
              curve,
              controls,
            })
            const isIn = ({ min, max }: { min: number; max: number }, value: number) => value >= min && value <= max
            return !isIn(waterGrams, adapted.waterGrams) || !isIn(doseGrams, adapted.doseGrams)
          }),
        ),
      ),
    )
  })
  return { inside: machines.length - outside.length, all: machines.length, outside: outside.map(({ slug }) => slug) }
}

/** The Ode's settings on a Moccamaster for these volumes. */
export function settingsByVolume(volumes: readonly number[]): number[] {
  const brewer = machineOf('technivorm-moccamaster-kbgv-select')
  const curve = curveOf('fellow-ode-gen-2')
  return volumes.map((volumeGrams) => {
    const request = { method: methodOf('drip'), brewer, roastLevel: 'MEDIUM' as const, curve, volumeGrams }
    return adaptRecipe(request).adapted.grindSetting
  })
}
