/** The sitemap: an index of parts, each a fixed range of ids, so that pages never move between parts. */
import type { Db } from '../../../db/open.ts'
import { escapeHtml } from '../../../domain/html.ts'
import type { Catalog } from '../../equipment/catalog/catalog.ts'
import { type Listed, listBetween, nextId, type SitemapTable } from './queries.ts'
import { SCREENS } from './screens.ts'

/** Well below the 50,000 URLs that a part may have, so that writing one is quick. */
const IDS_IN_PART = 10_000
const ROWS_AT_ONCE = 1000

const TABLES: Record<SitemapTable, (row: Listed) => string> = {
  coffees: ({ id }) => `/coffees/${id}`,
  roasters: ({ slug }) => `/roasters/${slug}`,
  recipes: ({ id }) => `/recipes/${id}`,
}
const tableNames = Object.keys(TABLES) as SitemapTable[]

export async function sitemapIndex(db: Db, baseUrl: string): Promise<string> {
  const parts = ['pages', 'grinders']
  for (const table of tableNames) for (const part of await partsOf(db, table)) parts.push(`${table}-${part}`)
  const entries = parts.map((part) => `<sitemap><loc>${escapeHtml(`${baseUrl}/sitemaps/${part}.xml`)}</loc></sitemap>`)
  return wrap('sitemapindex', `${entries.join('\n')}\n`)
}

/** Returns the parts that have rows, with one index lookup for each. */
async function partsOf(db: Db, table: SitemapTable): Promise<number[]> {
  const parts: number[] = []
  for (
    let id = await nextId(db, table, 0);
    id !== undefined;
    id = await nextId(db, table, parts.at(-1)! * IDS_IN_PART)
  ) {
    parts.push(Math.ceil(id / IDS_IN_PART))
  }
  return parts
}

/** Returns the part of this name, or undefined if there is none. */
export async function sitemapPart(
  db: Db,
  catalog: Catalog,
  baseUrl: string,
  name: string,
  /** Paths of the pages about the service. */
  sitePaths: readonly string[] = [],
): Promise<string | AsyncGenerator<string> | undefined> {
  if (name === 'pages') {
    const paths = SCREENS.filter(({ isPrivate }) => !isPrivate).map(({ path }) => path)
    return wrap('urlset', ['/', ...paths, ...sitePaths].map((path) => urlOf(baseUrl + path)).join(''))
  }
  if (name === 'grinders') {
    return wrap('urlset', catalog.grinders.map(({ slug }) => urlOf(`${baseUrl}/grinders/${slug}`)).join(''))
  }
  const [, table, part] = /^(\w+)-([1-9]\d{0,5})$/.exec(name) ?? []
  const known = tableNames.find((each) => each === table)
  return known && openPart(db, baseUrl, known, Number(part))
}

async function openPart(
  db: Db,
  baseUrl: string,
  table: SitemapTable,
  part: number,
): Promise<AsyncGenerator<string> | undefined> {
  const last = part * IDS_IN_PART
  const read = (after: number) => listBetween(db, table, after, last, ROWS_AT_ONCE)
  const first = await read(last - IDS_IN_PART)
  return first.length === 0 ? undefined : writePart(baseUrl, table, first, read)
}

async function* writePart(
  baseUrl: string,
  table: SitemapTable,
  first: Listed[],
  read: (after: number) => Promise<Listed[]>,
): AsyncGenerator<string> {
  const [head, tail] = wrap('urlset', '\0').split('\0') as [string, string]
  yield head
  for (let rows = first; rows.length > 0; rows = await read(rows.at(-1)!.id)) {
    yield rows.map((row) => urlOf(baseUrl + TABLES[table](row), row.updatedAt)).join('')
  }
  yield tail
}

const urlOf = (address: string, updatedAt?: string): string =>
  `<url><loc>${escapeHtml(address)}</loc>${updatedAt ? `<lastmod>${updatedAt}</lastmod>` : ''}</url>\n`

const wrap = (element: 'urlset' | 'sitemapindex', content: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${content}</${element}>\n`
