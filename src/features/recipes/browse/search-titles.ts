/**
 * Finds recipes by words of their titles and tags. Other words of the search may be in the coffee or the equipment, but
 * at least one is in the title or the tags: recipes without any are found by search-words.ts.
 */
import type { FastifyInstance } from 'fastify'
import type { Condition } from '../../../db/keyset-scan.ts'
import type { Db } from '../../../db/open.ts'
import { inIds } from '../../../db/raw-sql.ts'
import { type EquipmentWord, readEquipmentWords } from '../../../domain/equipment-words.ts'
import { tagKey } from '../../../domain/recipe-words.ts'
import { MIN_WORD_LENGTH } from '../../../domain/word-match.ts'
import type { RecipePart } from './filter.ts'
import { listCoffeeWordsOf, listTagged, listTitled, type TitledRow } from './queries.ts'

/**
 * The most recipes that are looked up for one word, and for all words together. Beyond that, the recipes whose words
 * come last in the index are used.
 */
const MAX_TITLE_MATCHES = 1000
const MAX_TITLE_MATCHES_OF_ALL = 3000

/** A list by tag contains at most this many recipes, the newest ones. */
const MAX_TAGGED = 5000

export async function findByTag(db: Db, tag: string): Promise<{ recipeIds: number[]; isCut: boolean }> {
  const recipeIds = await listTagged(db, tagKey(tag), MAX_TAGGED)
  return { recipeIds, isCut: recipeIds.length === MAX_TAGGED }
}

/** Returns a part with the recipes that aren't in `others`; undefined if nothing was found. */
export async function findByTitles(
  { db, catalog }: Pick<FastifyInstance, 'db' | 'catalog'>,
  words: readonly string[],
  others: readonly RecipePart[],
): Promise<{ part: RecipePart; isCut: boolean } | undefined> {
  const searched = [...new Set(words)]
  const most = Math.min(MAX_TITLE_MATCHES, Math.floor(MAX_TITLE_MATCHES_OF_ALL / searched.length))
  const rows = await listTitled(db, searched, most)
  if (rows.length === 0) return undefined
  const terms = withoutShortWords(readEquipmentWords(catalog.equipmentNames, words))
  const { recipeIds, isCut } = await matching(db, terms, rows)
  if (recipeIds.length === 0) return undefined
  const isWordCut = searched.some((word) => rows.filter((row) => row.searched === word).length === most)
  return { part: { recipeIds, conditions: others.map((part) => not(db, part)) }, isCut: isCut || isWordCut }
}

/** Ignores short words such as "la" if there are longer ones, as in the search for coffees. */
function withoutShortWords(terms: readonly EquipmentWord[]): readonly EquipmentWord[] {
  const telling = terms.filter(({ words }) => words.length > 1 || words[0]!.length >= MIN_WORD_LENGTH)
  return telling.length > 0 ? telling : terms
}

/** The recipes that have every term, in their title and tags or elsewhere; `isCut` if not all were compared. */
async function matching(
  db: Db,
  terms: readonly EquipmentWord[],
  rows: readonly TitledRow[],
): Promise<{ recipeIds: number[]; isCut: boolean }> {
  const idsOf = new Map<string, Set<number>>()
  for (const { searched, recipeId } of rows) {
    const ids = idsOf.get(searched) ?? new Set()
    idsOf.set(searched, ids.add(recipeId))
  }
  const isTitled = (id: number) => (term: EquipmentWord) => term.words.every((word) => idsOf.get(word)?.has(id))
  const all = [...new Set(rows.map(({ recipeId }) => recipeId))]
  const titled = all.filter((id) => terms.every(isTitled(id)))
  const others = all.filter((id) => !terms.every(isTitled(id)) && terms.some(isTitled(id)))
  if (others.length === 0) return { recipeIds: titled, isCut: false }
  const found = (await listCoffeeWordsOf(db, others.slice(0, MAX_TITLE_MATCHES))).filter((row) =>
    terms
      .filter((term) => !isTitled(row.id)(term))
      .every(
        ({ words, machineIds, grinderIds }) =>
          machineIds.has(row.machineId) ||
          grinderIds.has(row.grinderId) ||
          words.every((word) => ` ${row.words}`.includes(` ${word}`)),
      ),
  )
  return { recipeIds: [...titled, ...found.map(({ id }) => id)], isCut: others.length > MAX_TITLE_MATCHES }
}

function not(db: Db, { coffeeIds, machineId, grinderId, conditions = [] }: RecipePart): Condition {
  const all = [
    ...(coffeeIds ? [inIds(db, 'coffeeProfileId', coffeeIds)] : []),
    ...(machineId ? [inIds(db, 'machineId', machineId)] : []),
    ...(grinderId ? [inIds(db, 'grinderId', grinderId)] : []),
    ...conditions,
  ]
  // A part without conditions has every recipe.
  if (all.length === 0) return { sql: 'false', values: [] }
  return { sql: `not (${all.map(({ sql }) => sql).join(' and ')})`, values: all.flatMap(({ values }) => values) }
}
