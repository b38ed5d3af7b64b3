/**
 * Lists recipes in the order recommended to a viewer. The list has up to three parts: recipes for brewers that they
 * own, for other brewers of the same methods, and all others. In each part the best by votes are ranked by taste and
 * votes together (`blendedScore`), and the rest follow by votes alone.
 */
import type { FastifyInstance } from 'fastify'
import type { Position } from '../../../db/keyset-scan.ts'
import { blendedScore } from '../../../domain/ranking.ts'
import type { TasteVector } from '../../../domain/taste.ts'
import type { Catalog } from '../../equipment/catalog/catalog.ts'
import { type Candidate, listBest } from './candidates.ts'
import type { RecipeFilter } from './filter.ts'
import { countFound, findRecipes } from './find.ts'
import { matchOf } from './read.ts'
import type { Total } from './total.ts'

/** Where a page ended: in a part, among its ranked recipes (`last` is the last of them by votes) or in the rest. */
export type RecommendedPosition = { part: number } & (
  | { phase: 'ranked'; score: number; id: number; last: Position }
  | { phase: 'rest'; after: Position }
)

interface Item {
  id: number
  place: RecommendedPosition
}

export interface RecommendedPage extends Total {
  /** `score` is what a recipe was ranked by; undefined for those that follow by votes alone. */
  recipes: { id: number; score?: number }[]
  next: RecommendedPosition | undefined
}

/** Returns one filter for each part; a single one if the user owns no brewer of the method. */
export function partsFor(catalog: Catalog, filter: RecipeFilter, ownMachineIds: readonly number[]): RecipeFilter[] {
  const { brewMethod } = filter
  const methodOf = (id: number) => catalog.requireMachine(id).brewMethod
  // Ignores brewers of other methods: none of their recipes match, but finding that out would read all of them.
  const machineIds = ownMachineIds.filter((id) => (brewMethod ?? methodOf(id)) === methodOf(id))
  if (machineIds.length === 0) return [filter]
  const own = { ...filter, machineIds }
  const others = { ...filter, exceptMachineIds: machineIds }
  if (brewMethod !== undefined) return [own, others]
  const methods = [...new Set(machineIds.map(methodOf))]
  const otherMethods = catalog.methods.map(({ id }) => id).filter((id) => !methods.includes(id))
  return [
    own,
    { ...others, brewMethods: methods },
    ...(otherMethods.length > 0 ? [{ ...others, brewMethods: otherMethods }] : []),
  ]
}

interface Request {
  filter: RecipeFilter
  /** Brewers that the viewer owns. */
  machineIds: readonly number[]
  taste: TasteVector
  limit: number
  after?: RecommendedPosition
}

export async function findRecommended(app: FastifyInstance, request: Request): Promise<RecommendedPage> {
  const { filter, machineIds, taste, limit, after } = request
  const parts = partsFor(app.catalog, filter, machineIds)
  const items: Item[] = []
  // Reads one more than the page holds, to know whether there is a next page.
  for (let part = after?.part ?? 0; part < parts.length && items.length <= limit; part++) {
    const from = after?.part === part ? after : undefined
    items.push(...(await listPart(app, parts[part]!, part, taste, limit + 1 - items.length, from)))
  }
  const total = await countFound(app, filter)
  const page = items.slice(0, limit)
  return {
    recipes: page.map(({ id, place }) => ({ id, ...(place.phase === 'ranked' && { score: place.score }) })),
    ...total,
    next: items.length > limit ? page.at(-1)!.place : undefined,
  }
}

async function listPart(
  app: FastifyInstance,
  filter: RecipeFilter,
  part: number,
  taste: TasteVector,
  limit: number,
  after: RecommendedPosition | undefined,
): Promise<Item[]> {
  if (after?.phase === 'rest') return listRest(app, filter, part, limit, after.after)
  const best = await listBest(app, filter)
  const last = after?.last ?? best.last
  if (!last) return []
  const ranked = rank(best.rows, taste, last)
    .filter((each) => !after || isBehind(each, after))
    .slice(0, limit)
    .map(({ id, score }) => ({ id, place: { part, phase: 'ranked' as const, score, id, last } }))
  if (ranked.length === limit) return ranked
  return [...ranked, ...(await listRest(app, filter, part, limit - ranked.length, last))]
}

async function listRest(
  app: FastifyInstance,
  filter: RecipeFilter,
  part: number,
  limit: number,
  after: Position,
): Promise<Item[]> {
  const places = await findRecipes(app, filter, 'highest_rated', { after, limit })
  return places.map((place) => ({ id: place.id, place: { part, phase: 'rest', after: place } }))
}

interface Ranked {
  id: number
  score: number
}

/** Ranks candidates down to `last`, the last by votes when the first page was read; `listRest` returns the others. */
const rank = (candidates: readonly Candidate[], taste: TasteVector, last: Position): Ranked[] =>
  candidates
    .filter(({ wilson, id }) => wilson > Number(last.key) || (wilson === last.key && id >= last.id))
    .map((row) => ({ id: row.id, score: blendedScore(row.wilson, matchOf(row, taste)) }))
    .sort((a, b) => b.score - a.score || b.id - a.id)

const isBehind = (each: Ranked, after: Ranked): boolean =>
  each.score < after.score || (each.score === after.score && each.id < after.id)
