/** Lists which grinder suits which brewer, with settings: the equipment of generated recipes. */
import { methodSetting } from '../../src/domain/chart.ts'
import { reportedIndex } from '../../src/domain/conversion.ts'
import type { Catalog, Grinder, Machine } from '../../src/features/equipment/catalog/catalog.ts'
import type { Random } from '../../src/features/service/demo/random.ts'

export interface Setting {
  grindSetting: number
  grindIndex: number
}

export interface GrinderKit {
  grinder: Grinder
  /** The brewers it can grind for, and the settings for each method. */
  machines: readonly Machine[]
  settings: ReadonlyMap<string, readonly Setting[]>
}

export function listKits(catalog: Catalog): GrinderKit[] {
  return catalog.grinders
    .map((grinder) => {
      const settings = new Map(
        catalog.methods.flatMap((method) => {
          const row = methodSetting(grinder.curve, method)
          if (!row) return []
          const used = [...new Set([row.setting, row.range.min, row.range.max])]
          return [[method.id, used.map((setting) => toSetting(grinder, setting))] as const]
        }),
      )
      return { grinder, machines: catalog.machines.filter(({ brewMethod }) => settings.has(brewMethod)), settings }
    })
    .filter(({ machines }) => machines.length > 0)
}

const toSetting = ({ curve }: Grinder, grindSetting: number): Setting => ({
  grindSetting,
  grindIndex: reportedIndex(curve.indexAt(grindSetting)),
})

/** Picks a brewer and a setting for it; the first in the list more often than the last. */
export function pickBrewer(random: Random, kit: GrinderKit): { machine: Machine; setting: Setting } {
  const machine = kit.machines[Math.floor(random.next() ** 2 * kit.machines.length)]!
  return { machine, setting: random.pick(kit.settings.get(machine.brewMethod)!) }
}
