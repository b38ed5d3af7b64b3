/**
 * Recipes by the words of a search: each word may be in the coffee (name, roaster, origin, flavours, process) or in the
 * equipment (method, brewer, grinder), and every word must be somewhere.
 *
 * Equipment is a few hundred names in memory, coffees are found by their index. A recipe is a coffee, a brewer and a
 * grinder, so the answer is put together from parts that have no recipe in common: the recipes on equipment that has
 * every word, and those for coffees that have some of the words on equipment that has the rest.
 */
import type { FastifyInstance } from 'fastify'
import type { Condition } from '../../../db/keyset-scan.ts'
import { type Db, engineOf } from '../../../db/open.ts'
import { inIds } from '../../../db/raw-sql.ts'
import {
  type EquipmentPart,
  type EquipmentWord,
  guessEquipment,
  namesNothing,
  partsWith,
  readEquipmentWords,
} from '../../../domain/equipment-words.ts'
import { foldName } from '../../../domain/text.ts'
import { SHORTEST_TELLING, splitWords, WordMatcher } from '../../../domain/word-match.ts'
import { MOST_FOUND, MOST_NARROW, searchIds } from '../../beans/search/search.ts'
import { listBeginning } from '../../beans/search/search-words.ts'
import type { Catalog } from '../../equipment/catalog/catalog.ts'
import type { RecipeFilter, RecipePart } from './filter.ts'
import { listCoffeeWords } from './queries.ts'

type Source = Pick<FastifyInstance, 'db' | 'catalog'>

const LONGEST_QUERY = 100
const MOST_WORDS = 8

/** What the words leave of the recipes, and whether there are more coffees that have them than were looked at. */
export interface Words {
  anyOf: readonly RecipePart[]
  isCut: boolean
}

/** A word of the search; `isGuess` where it is spelled like nothing that is known. */
interface SearchWord extends EquipmentWord {
  isGuess: boolean
}

/** The coffees that the rest of the filter leaves. */
interface Among {
  conditions: readonly Condition[]
  /** So few that reading them all is cheaper than any index. */
  isNarrow: boolean
  /** All of them, where they are known. */
  coffeeIds?: readonly number[]
}

/** What a search leaves of a filter: nothing more where no words are given. */
export async function findByTexts(
  app: Source,
  { q, flavorProfile }: { q?: string; flavorProfile?: string },
  filter: RecipeFilter,
  roaster?: { coffeeCount: number },
): Promise<Partial<Words>> {
  const among = {
    conditions: conditionsOf(filter),
    isNarrow: roaster !== undefined && roaster.coffeeCount <= MOST_NARROW,
  }
  if (!flavorProfile?.trim()) return q?.trim() ? findByWords(app, q, filter, among) : {}
  const flavored = { table: 'coffees', column: 'flavorText', query: flavorProfile, ...among } as const
  const coffeeIds = await searchIds(app.db, { ...flavored, limit: MOST_FOUND })
  const isCut = coffeeIds.length === MOST_FOUND
  if (!q?.trim()) return { anyOf: [{ coffeeIds }], isCut }
  const flavoredOnly = { conditions: [inIds(app.db, 'id', coffeeIds)], isNarrow: true, coffeeIds }
  const found = await findByWords(app, q, filter, flavoredOnly)
  return { ...found, isCut: isCut || found.isCut }
}

/** Recipes have the roaster and the roast of their coffee. */
function conditionsOf({ roasterId, roastLevel }: RecipeFilter): Condition[] {
  return [
    ...(roasterId === undefined ? [] : [{ sql: '"roasterId" = ?', values: [roasterId] }]),
    ...(roastLevel === undefined ? [] : [{ sql: '"roastLevel" = ?', values: [roastLevel] }]),
  ]
}

async function findByWords(app: Source, query: string, filter: RecipeFilter, among: Among): Promise<Words> {
  const words = await readWords(app, query)
  if (words.length === 0) return { anyOf: [], isCut: false }
  const named = words.filter((word) => !namesNothing(word))
  const others = words.filter(namesNothing)
  const { ids, isCut } = await findCoffees(app.db, named, others, among)
  if (named.length === 0) return { anyOf: [{ coffeeIds: ids }], isCut }
  const equipment = equipmentOf(app.catalog, filter)
  const alone = others.length === 0 ? equipment(named) : []
  const { coffeeIds } = among
  return {
    anyOf: [
      ...alone.map((part) => ({ ...toPart(part), ...(coffeeIds && { coffeeIds }) })),
      ...(await partsByCoffee(app.db, ids, named, equipment, alone)),
    ],
    isCut,
  }
}

async function readWords({ db, catalog }: Source, query: string): Promise<SearchWord[]> {
  const words = splitWords(foldName(query.slice(0, LONGEST_QUERY))).slice(0, MOST_WORDS)
  const read = readEquipmentWords(catalog.equipmentNames, words)
  const isTelling = ({ words }: EquipmentWord) => words.length > 1 || words[0]!.length >= SHORTEST_TELLING
  // "la" beside longer words says nothing.
  const telling = read.some(isTelling) ? read.filter(isTelling) : read
  return Promise.all(
    telling.map(async (word) => {
      const [text] = word.words
      if (!namesNothing(word) || (await listBeginning(db, text!)).length > 0) return { ...word, isGuess: false }
      return { ...guessEquipment(catalog.equipmentNames, text!), isGuess: true }
    }),
  )
}

/**
 * Words that name no equipment must all be in the coffee, of the others any may be. Where these are too many, those that
 * have all words must be among them.
 */
async function findCoffees(
  db: Db,
  named: readonly SearchWord[],
  others: readonly SearchWord[],
  { conditions, isNarrow }: Among,
): Promise<{ ids: number[]; isCut: boolean }> {
  const find = (words: readonly SearchWord[]) =>
    searchIds(db, {
      table: 'coffees',
      column: 'everything',
      query: words.flatMap((each) => each.words).join(' '),
      // A word that names equipment is taken as it is written.
      isLiteral: words.every((word) => !namesNothing(word) && !word.isGuess),
      limit: MOST_FOUND,
      conditions,
      isNarrow,
    })
  const found = await Promise.all(others.length > 0 ? [find(others)] : named.map((word) => find([word])))
  const isCut = found.some(({ length }) => length === MOST_FOUND)
  const all = isCut && named.length > 0 ? await find([...others, ...named]) : []
  return { ids: [...new Set([...all, ...found.flat()])], isCut }
}

type Equipment = (words: readonly EquipmentWord[]) => EquipmentPart[]

/** Only equipment that the rest of the filter lets through. */
function equipmentOf(catalog: Catalog, { machineId, grinderId, brewMethod }: RecipeFilter): Equipment {
  const machines = catalog
    .everyMachine()
    .filter(
      (machine) =>
        (machineId ?? machine.id) === machine.id && (brewMethod ?? machine.brewMethod) === machine.brewMethod,
    )
    .map(({ id }) => id)
  const grinders = catalog.everyGrinderId().filter((id) => (grinderId ?? id) === id)
  return (words) => partsWith(words, machines, grinders)
}

const toPart = ({ machineIds, grinderIds }: EquipmentPart): RecipePart => ({
  ...(machineIds && { machineId: machineIds }),
  ...(grinderIds && { grinderId: grinderIds }),
})

/** Coffees that have the same words need the same of the equipment. What is found by the equipment alone is left out. */
async function partsByCoffee(
  db: Db,
  coffeeIds: readonly number[],
  named: readonly SearchWord[],
  equipment: Equipment,
  alone: readonly EquipmentPart[],
): Promise<RecipePart[]> {
  const coffees = await listCoffeeWords(db, coffeeIds)
  const has = named.map(isIn)
  const byMissing = Map.groupBy(coffees, ({ words }) => has.map((isInText) => (isInText(words) ? '' : 'x')).join())
  const notAlone = alone.length > 0 ? [not(onEquipment(db, alone))] : []
  return [...byMissing.values()].flatMap((group) => {
    const missing = named.filter((_, i) => !has[i]!(group[0]!.words))
    const coffeeIds = group.map(({ id }) => id)
    if (missing.length === 0) return [{ coffeeIds, conditions: notAlone }]
    const parts = equipment(missing)
    // Where all words are in the equipment, these recipes are among those found by it alone.
    if (parts.length === 0 || (alone.length > 0 && missing.length === named.length)) return []
    return [{ coffeeIds, conditions: [onEquipment(db, parts), ...notAlone] }]
  })
}

const not = ({ sql, values }: Condition): Condition => ({ sql: `not ${sql}`, values })

function isIn({ words, isGuess }: SearchWord): (text: string) => boolean {
  if (isGuess) {
    const matcher = new WordMatcher(words)
    return (text) => matcher.match(text).share === 1
  }
  return (text) => words.every((word) => ` ${text}`.includes(` ${word}`))
}

/** On one of the parts, as a condition that leads nowhere by itself: SQLite takes a column with a sign for no index. */
function onEquipment(db: Db, parts: readonly EquipmentPart[]): Condition {
  const sign = engineOf(db) === 'postgres' ? '' : '+'
  const all = parts.map(({ machineIds, grinderIds }) => [
    ...(machineIds ? [inIds(db, 'machineId', machineIds)] : []),
    ...(grinderIds ? [inIds(db, 'grinderId', grinderIds)] : []),
  ])
  const sql = all.map((each) => each.map(({ sql }) => `${sign}${sql}`).join(' and ') || 'true')
  return { sql: `(${sql.join(' or ')})`, values: all.flat().flatMap(({ values }) => values) }
}
