/** The best recipes by votes that match a filter, with the columns to rank them by taste. Cached for all viewers. */
import type { FastifyInstance } from 'fastify'
import type { Position } from '../../../db/keyset-scan.ts'
import type { Db } from '../../../db/open.ts'
import { idListTable, queryRaw } from '../../../db/raw-sql.ts'
import type { Row } from '../../../db/tables.ts'
import { RECOMMENDED_CANDIDATES } from '../../../domain/ranking.ts'
import type { RecipeFilter } from './filter.ts'
import { findRecipes } from './find.ts'
import type { TastedRow } from './read.ts'
import type { Total } from './total.ts'

export type Candidate = TastedRow & Pick<Row<'recipes'>, 'id' | 'wilson' | 'coffeeProfileId' | 'createdById'>

export interface Candidates {
  rows: readonly Candidate[]
  /** Position of the last row in the order of votes; the rest of the list continues after it. */
  last: Position | undefined
  hasMore: boolean
  total: Total
}

export function listBest(
  app: FastifyInstance,
  filter: RecipeFilter,
  limit = RECOMMENDED_CANDIDATES,
): Promise<Candidates> {
  const name = `${limit} best recipes ${JSON.stringify(filter)}`
  return app.responseCache.memoize(name, () => readBest(app, filter, limit))
}

async function readBest(app: FastifyInstance, filter: RecipeFilter, limit: number): Promise<Candidates> {
  const { places, ...total } = await findRecipes(app, filter, 'highest_rated', { limit })
  const hasMore = places.length === limit
  return { rows: await readCandidates(app.db, places), last: places.at(-1), hasMore, total }
}

async function readCandidates(db: Db, places: readonly Position[]): Promise<Candidate[]> {
  if (places.length === 0) return []
  return queryRaw<Candidate>(
    db,
    `select r.id, r.wilson, r."roastLevel", r."tasteStrength", r."tasteAcidity", r."tasteBody", r."tasteBitterness",
       r."coffeeProfileId", r."createdById"
     from ${idListTable(db, 'l')} join recipes r on r.id = l.value order by l.position`,
    [JSON.stringify(places.map(({ id }) => id))],
  )
}
