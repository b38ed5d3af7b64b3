/** Pages of roasters: all of them by name, or search results; by page number or by cursor. */
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../../db/open.ts'
import { badRequest } from '../../../http/errors.ts'
import { decodeCursor, toPage } from '../../../http/pagination.ts'
import { countFitting, shortenToFit } from '../../../http/size-cap.ts'
import { message } from '../../../i18n/message.ts'
import { foundAfter, keyOfFound, RELEVANCE } from '../search/relevance.ts'
import { MAX_RESULTS, search } from '../search/search.ts'
import { listRoasters, listRoastersAfter, listRoastersById, type RoasterRow, readOrder } from './queries.ts'
import { toRoaster } from './schemas.ts'

const LAST_ROW = 10_000

export interface RoasterPage {
  page: number
  limit: number
  cursor?: string
}

export async function listByName({ db, responseCache }: FastifyInstance, { page, limit, cursor }: RoasterPage) {
  const after = decodeCursor(cursor, 'alpha', ['text'])
  const offset = after ? 0 : offsetOf(page, limit)
  const order = await responseCache.memoize('order of roasters', '', () => readOrder(db, LAST_ROW))
  const rows = after
    ? await listRoastersAfter(db, after[0] as string, limit + 1)
    : await listRoasters(db, order, offset, limit + 1)
  const roasters = toRoasters(rows, limit)
  const { data: _, ...pages } = toPage(rows, roasters.length, 'alpha', ({ nameKey }) => [nameKey])
  return { roasters, ...pages, total: order.total }
}

export async function listBySearch(db: Db, query: string, { page, limit, cursor }: RoasterPage) {
  const offset = cursor === undefined ? offsetOf(page, limit) : 0
  const found = await search(db, { table: 'roasters', column: 'nameKey', query, limit: MAX_RESULTS })
  const rest = foundAfter(found, cursor).slice(offset)
  const ids = rest.slice(0, limit).map(({ id }) => id)
  const roasters = toRoasters(await listRoastersById(db, ids), limit)
  const { data: _, ...pages } = toPage(rest, roasters.length, RELEVANCE, keyOfFound)
  return { roasters, ...pages, total: found.length }
}

function offsetOf(page: number, limit: number): number {
  const offset = (page - 1) * limit
  if (offset >= LAST_ROW) throw badRequest(message('Pages end after 10,000 rows. Use the cursor to go on.'), 'page')
  return offset
}

/** As many of the first `limit` as fit in a response. */
function toRoasters(rows: readonly RoasterRow[], limit: number) {
  const roasters = shortenToFit(rows.slice(0, limit).map(toRoaster), 'description')
  const longTexts = ['description', 'logoUrl', 'coverImageUrl', 'websiteUrl'] as const
  return roasters.slice(0, countFitting(roasters, limit, longTexts))
}
