/** All SQL of the sitemap: scans primary keys, a bounded number of rows at a time. */
import type { Db } from '../../../db/open.ts'
import { queryRaw } from '../../../db/raw-sql.ts'

export type SitemapTable = 'coffees' | 'roasters' | 'recipes'

export interface Listed {
  id: number
  slug?: string
  updatedAt: string
}

const COLUMNS: Record<SitemapTable, string> = {
  coffees: 'id, "updatedAt"',
  roasters: 'id, slug, "updatedAt"',
  recipes: 'id, "updatedAt"',
}

export function listBetween(
  db: Db,
  table: SitemapTable,
  after: number,
  last: number,
  limit: number,
): Promise<Listed[]> {
  const sql = `select ${COLUMNS[table]} from ${table} where id > ? and id <= ? order by id limit ?`
  return queryRaw<Listed>(db, sql, [after, last, limit])
}

export async function nextId(db: Db, table: SitemapTable, after: number): Promise<number | undefined> {
  const [row] = await queryRaw<{ id: number }>(db, `select id from ${table} where id > ? order by id limit 1`, [after])
  return row?.id
}
