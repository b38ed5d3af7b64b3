/**
 * Finds recipes by the words of a search: each word may be in the coffee (name, roaster, origin, flavours, process) or
 * in the equipment (method, brewer, grinder), and every word must be in one of them.
 *
 * Equipment is matched against a few hundred names in memory, coffees by an index. The result is a list of parts
 * without common recipes: recipes on equipment that has every word, and recipes for coffees that have some of the words
 * on equipment that has the others.
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
import { MIN_WORD_LENGTH, splitWords, WordMatcher } from '../../../domain/word-match.ts'
import { type Found, MAX_NARROW_ROWS, MAX_RESULTS, search } from '../../beans/search/search.ts'
import { areKnownBeginnings } from '../../beans/search/search-words.ts'
import type { Catalog } from '../../equipment/catalog/catalog.ts'
import type { RecipeFilter, RecipePart } from './filter.ts'
import { listCoffees, listCoffeeWords } from './queries.ts'
import { findByTitles } from './search-titles.ts'

type Source = Pick<FastifyInstance, 'db' | 'catalog'>

const MAX_QUERY_LENGTH = 100
const MAX_WORDS = 8
/**
 * Limits for words that name equipment: how many of them are also searched in coffees, one by one, how many coffees
 * these searches find together, and how many groups of coffees are read.
 */
const MAX_NAMED = 4
const MAX_RESULTS_WITH_NAMED = 1.5 * MAX_RESULTS
const MAX_GROUPS = 8

/** The parts that match the words; `isCut` if there are more matches than were read. */
export interface Words {
  anyOf: readonly RecipePart[]
  isCut: boolean
}

/** A word of the search; `isGuess` if it is in no name and begins no indexed word, so that it is matched fuzzily. */
interface SearchWord extends EquipmentWord {
  isGuess: boolean
}

/** The coffees that the rest of the filter allows. */
interface Among {
  conditions: readonly Condition[]
  /** Whether they are so few that reading them all is cheaper than using an index. */
  isNarrow: boolean
  /** All of them, if known. */
  coffees?: readonly Coffee[]
}

/** A coffee that a search found, or one of those that the rest of the filter allows. */
type Coffee = Pick<Found, 'id' | 'recipeCount'>

/** Returns what the search adds to a filter; nothing if no words are given. */
export async function findByTexts(
  app: Source,
  { q, flavorProfile }: { q?: string; flavorProfile?: string },
  filter: RecipeFilter,
  roaster?: { coffeeCount: number },
): Promise<Partial<Words>> {
  const among = {
    conditions: conditionsOf(filter),
    isNarrow: roaster !== undefined && roaster.coffeeCount <= MAX_NARROW_ROWS,
  }
  if (!flavorProfile?.trim()) return q?.trim() ? findEverywhere(app, q, filter, among) : {}
  const flavored = { table: 'coffees', column: 'flavorText', query: flavorProfile, ...among } as const
  const coffees = await search(app.db, { ...flavored, limit: MAX_RESULTS })
  const isCut = coffees.length === MAX_RESULTS
  const part = ofCoffees(coffees)
  if (!q?.trim()) return { anyOf: [part], isCut }
  const flavoredOnly = { conditions: [inIds(app.db, 'id', part.coffeeIds)], isNarrow: true, coffees }
  const found = await findEverywhere(app, q, filter, flavoredOnly)
  return { ...found, isCut: isCut || found.isCut }
}

/** Finds recipes by the words of their coffee and equipment, and by those of their titles and tags. */
async function findEverywhere(app: Source, q: string, filter: RecipeFilter, among: Among): Promise<Words> {
  const found = await findByWords(app, q, filter, among)
  const words = splitWords(foldName(q.slice(0, MAX_QUERY_LENGTH))).slice(0, MAX_WORDS)
  const titled = await findByTitles(app, words, found.anyOf)
  if (!titled) return found
  const part = { ...titled.part, ...ofTag(filter, titled.part), ...(among.coffees && ofCoffees(among.coffees)) }
  return { anyOf: [...found.anyOf, part], isCut: found.isCut || titled.isCut }
}

/** Limits a part to recipes with the tag, since its `recipeIds` override those of the filter. */
function ofTag({ recipeIds: tagged }: RecipeFilter, { recipeIds = [] }: RecipePart): Pick<RecipePart, 'recipeIds'> {
  if (!tagged) return { recipeIds }
  const ids = new Set(tagged)
  return { recipeIds: recipeIds.filter((id) => ids.has(id)) }
}

const ofCoffees = (coffees: readonly Coffee[]) => ({
  coffeeIds: coffees.map(({ id }) => id),
  recipeCount: coffees.reduce((sum, { recipeCount }) => sum + recipeCount, 0),
})

/** Recipes have the roaster and the roast of their coffee, so these conditions apply to coffees, too. */
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
  const found = await findCoffees(app.db, named, others, among)
  const coffees = found.coffees.filter(({ recipeCount }) => recipeCount > 0)
  const { isCut } = found
  if (named.length === 0) return { anyOf: [ofCoffees(coffees)], isCut }
  const equipment = equipmentOf(app.catalog, filter)
  const alone = others.length === 0 ? equipment(named) : []
  const onlyThese = among.coffees && ofCoffees(among.coffees)
  return {
    anyOf: [
      ...alone.map((part) => ({ ...toPart(part), ...onlyThese })),
      ...(await partsByCoffee(app.db, coffees, named, equipment, alone)),
    ],
    isCut,
  }
}

async function readWords({ db, catalog }: Source, query: string): Promise<SearchWord[]> {
  const words = splitWords(foldName(query.slice(0, MAX_QUERY_LENGTH))).slice(0, MAX_WORDS)
  const read = readEquipmentWords(catalog.equipmentNames, words)
  const isLongEnough = ({ words }: EquipmentWord) => words.length > 1 || words[0]!.length >= MIN_WORD_LENGTH
  // Drops short words such as "la" if there are longer ones.
  const telling = read.some(isLongEnough) ? read.filter(isLongEnough) : read
  const unnamed = telling.filter(namesNothing)
  const isKnown = await areKnownBeginnings(
    db,
    unnamed.map(({ words }) => words[0]!),
  )
  return telling.map((word) => {
    const isGuess = namesNothing(word) && !isKnown[unnamed.indexOf(word)]
    return { ...(isGuess ? guessEquipment(catalog.equipmentNames, word.words[0]!) : word), isGuess }
  })
}

/**
 * Finds coffees with all words that name no equipment or, if there are none, with any of the other words. If the result
 * is cut off, coffees with all words are added.
 */
async function findCoffees(
  db: Db,
  named: readonly SearchWord[],
  others: readonly SearchWord[],
  among: Among,
): Promise<{ coffees: readonly Coffee[]; isCut: boolean }> {
  const { conditions, isNarrow } = among
  if (others.length === 0 && isNarrow) {
    // So few coffees are all compared with the words later.
    return { coffees: among.coffees ?? (await listCoffees(db, conditions, MAX_NARROW_ROWS)), isCut: false }
  }
  const searches = others.length > 0 ? [others] : named.slice(0, MAX_NAMED).map((word) => [word])
  const most =
    isNarrow && named.length > 0
      ? MAX_NARROW_ROWS
      : Math.min(MAX_RESULTS, Math.floor(MAX_RESULTS_WITH_NAMED / searches.length))
  const find = (words: readonly SearchWord[], limit: number) =>
    search(db, {
      table: 'coffees',
      column: 'everything',
      query: words.flatMap((each) => each.words).join(' '),
      // Words that name equipment are not matched fuzzily.
      isLiteral: words.every((word) => !namesNothing(word) && !word.isGuess),
      limit,
      searches: searches.length,
      conditions,
      isNarrow,
    })
  const found = await Promise.all(searches.map((words) => find(words, most)))
  const isCut = found.some(({ length }) => length === most) || (others.length === 0 && named.length > MAX_NAMED)
  const together = [...others, ...named]
  const all = isCut && named.length > 0 && together.length > 1 ? await find(together, MAX_RESULTS) : []
  return { coffees: [...new Map([...all, ...found.flat()].map((each) => [each.id, each])).values()], isCut }
}

type Equipment = (words: readonly EquipmentWord[]) => EquipmentPart[]

/** Limits equipment to what the rest of the filter allows. */
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

/** Groups coffees by the words they lack, which the equipment must have. Skips recipes found by equipment alone. */
async function partsByCoffee(
  db: Db,
  found: readonly Coffee[],
  named: readonly SearchWord[],
  equipment: Equipment,
  alone: readonly EquipmentPart[],
): Promise<RecipePart[]> {
  const coffees = await listCoffeeWords(
    db,
    found.map(({ id }) => id),
  )
  const has = named.map(isIn)
  const missingIn = ({ words }: { words: string }) => named.filter((_, i) => !has[i]!(words))
  const byMissing = Map.groupBy(coffees, (coffee) =>
    missingIn(coffee)
      .flatMap(({ words }) => words)
      .join(),
  )
  const notAlone = alone.length > 0 ? [not(onEquipment(db, alone))] : []
  // There are more groups only if coffees are named like equipment, each with different words.
  const best = [...byMissing.values()]
    .map((group) => ({ group, missing: missingIn(group[0]!) }))
    .sort((a, b) => a.missing.length - b.missing.length)
    .slice(0, MAX_GROUPS)
  return best.flatMap(({ group, missing }) => {
    const part = ofCoffees(group)
    if (missing.length === 0) return [{ ...part, conditions: notAlone }]
    const parts = equipment(missing)
    // No equipment has the missing words, or equipment alone has already found the recipes of these coffees.
    if (parts.length === 0 || (alone.length > 0 && missing.length === named.length)) return []
    return [{ ...part, conditions: [onEquipment(db, parts), ...notAlone] }]
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

/** Condition on the equipment. The sign before a column keeps SQLite from using its index. */
function onEquipment(db: Db, parts: readonly EquipmentPart[]): Condition {
  const sign = engineOf(db) === 'postgres' ? '' : '+'
  const all = parts.map(({ machineIds, grinderIds }) => [
    ...(machineIds ? [inIds(db, 'machineId', machineIds)] : []),
    ...(grinderIds ? [inIds(db, 'grinderId', grinderIds)] : []),
  ])
  const sql = all.map((each) => each.map(({ sql }) => `${sign}${sql}`).join(' and ') || 'true')
  return { sql: `(${sql.join(' or ')})`, values: all.flat().flatMap(({ values }) => values) }
}
