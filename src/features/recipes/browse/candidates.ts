/** The best recipes by votes that match a filter, with the columns to rank them by taste. Cached for all viewers. */
import type { FastifyInstance } from 'fastify'
import type { Position } from '../../../db/keyset-scan.ts'
import type { Row } from '../../../db/tables.ts'
import { RECOMMENDED_CANDIDATES } from '../../../domain/ranking.ts'
import type { RecipeFilter } from './filter.ts'
import { findRecipes } from './find.ts'
import type { TastedRow } from './read.ts'

export type Candidate = TastedRow & Pick<Row<'recipes'>, 'id' | 'wilson' | 'coffeeProfileId' | 'createdById'>

export interface Candidates {
  rows: readonly Candidate[]
  /** Position of the last row in the order of votes; the rest of the list continues after it. */
  last: Position | undefined
}

/** The indexes by votes (over all recipes, by brewer and by facet) contain these, so that the table isn't read. */
const COLUMNS = [
  'roastLevel',
  'tasteStrength',
  'tasteAcidity',
  'tasteBody',
  'tasteBitterness',
  'coffeeProfileId',
  'createdById',
] as const

export function listBest(
  app: FastifyInstance,
  filter: RecipeFilter,
  limit = RECOMMENDED_CANDIDATES,
): Promise<Candidates> {
  const key = `${limit} ${JSON.stringify(filter)}`
  return app.responseCache.memoize('best recipes', key, async () => {
    const places = await findRecipes<Pick<Candidate, (typeof COLUMNS)[number]>>(
      app,
      filter,
      'highest_rated',
      { limit },
      COLUMNS,
    )
    const last = places.at(-1)
    return {
      rows: places.map(({ key, ...row }) => ({ ...row, wilson: Number(key) })),
      last: last && { key: last.key, id: last.id },
    }
  })
}
