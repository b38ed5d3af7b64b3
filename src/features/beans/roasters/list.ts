/** Pages of roasters: all of them by name, or search results; by page number or by cursor. */
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../../db/open.ts'
import { badRequest } from '../../../http/errors.ts'
import { decodeCursor, toPage } from '../../../http/pagination.ts'
import { foundAfter, keyOfFound, RELEVANCE } from '../search/relevance.ts'
import { MOST_FOUND, search } from '../search/search.ts'
import { listRoasters, listRoastersAfter, listRoastersById, readOrder } from './queries.ts'

const LAST_ROW = 10_000

export interface RoasterPage {
  page: number
  limit: number
  cursor?: string
}

export async function listByName({ db, responseCache }: FastifyInstance, { page, limit, cursor }: RoasterPage) {
  const after = decodeCursor(cursor, 'alpha', ['text'])
  const offset = after ? 0 : offsetOf(page, limit)
  const order = await responseCache.memoize('order of roasters', () => readOrder(db, LAST_ROW))
  const rows = after
    ? await listRoastersAfter(db, after[0] as string, limit + 1)
    : await listRoasters(db, order, offset, limit + 1)
  return { ...toPage(rows, limit, 'alpha', ({ nameKey }) => [nameKey]), total: order.total }
}

export async function listBySearch(db: Db, query: string, { page, limit, cursor }: RoasterPage) {
  const offset = cursor === undefined ? offsetOf(page, limit) : 0
  const found = await search(db, { table: 'roasters', column: 'nameKey', query, limit: MOST_FOUND })
  const rest = foundAfter(found, cursor).slice(offset)
  const { data, ...pages } = toPage(rest, limit, RELEVANCE, keyOfFound)
  const ids = data.map(({ id }) => id)
  return { data: await listRoastersById(db, ids), ...pages, total: found.length }
}

function offsetOf(page: number, limit: number): number {
  const offset = (page - 1) * limit
  if (offset >= LAST_ROW) throw badRequest('Pages end at 10,000 rows; go on with the cursor', 'page')
  return offset
}
