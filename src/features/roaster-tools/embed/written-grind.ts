/** Reads the grinder and the setting out of a roaster's own words: "24 clicks on a Comandante C40". */
import { parseSetting } from '../../../domain/parse-setting.ts'
import type { Grinder } from '../../equipment/catalog/catalog.ts'
import type { GrinderFinder } from '../../equipment/grinders/find.ts'

export interface WrittenGrind {
  grinder: Grinder
  setting: number
}

/** "24 clicks on a C40", "24 Klicks auf dem C40". */
const ON_GRINDER = /^(.+?) (?:on|auf|@) (?:(?:an?|the|our|de[mr]|eine[mr]|unsere[mr]) )?(.+)$/i
/** "C40: 24 clicks". */
const GRINDER_FIRST = /^(.+?): (.+)$/

/** Grinders with the same name, such as two generations, count as one if their grind indexes differ by at most this. */
const SAME_WITHIN_POINTS = 1

/** Modified grinders, such as "C40 with Red Clix". Unless the text names the part, the original grinder is meant. */
const MODIFIED = / with /i

/** Undefined for other words, such as "medium-fine", and if it isn't clear which grinder is meant. */
export function readWrittenGrind(finder: GrinderFinder, text: string | null): WrittenGrind | undefined {
  // Most roasters write a grind size without numbers, which saves the search.
  if (!text || !/\d/.test(text)) return undefined
  const words = text.trim().replace(/\s+/g, ' ')
  const [, said, on] = ON_GRINDER.exec(words) ?? []
  if (said && on) return matchDial(finder, lastPart(said), firstPart(on))
  const [, name, setting] = GRINDER_FIRST.exec(words) ?? []
  return name && setting ? matchDial(finder, firstPart(setting), lastPart(name)) : undefined
}

/** In "Very fine, 8 clicks", the setting comes last. */
const lastPart = (text: string): string => text.split(/[,;(]/).at(-1)!.trim()
const firstPart = (text: string): string => text.split(/[,;()]/, 1)[0]!.trim()

function matchDial(finder: GrinderFinder, said: string, name: string): WrittenGrind | undefined {
  const found: WrittenGrind[] = []
  const grinders = finder.candidates(name)
  const unmodified = grinders.filter(({ model }) => !MODIFIED.test(model))
  for (const grinder of unmodified.length > 0 ? unmodified : grinders) {
    const parsed = parseSetting(grinder, said)
    if (!parsed.ok) return undefined
    found.push({ grinder, setting: parsed.setting })
  }
  const indexes = found.map(({ grinder, setting }) => grinder.curve.indexAt(setting))
  const isClear = Math.max(...indexes) - Math.min(...indexes) <= SAME_WITHIN_POINTS
  return isClear ? found[0] : undefined
}
