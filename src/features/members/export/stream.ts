/**
 * Streams exports page by page, reading each page only when the one before was consumed. An error ends the stream
 * without the closing bracket, so that a partial export can't look complete.
 */
import type { Db } from '../../../db/open.ts'
import { BYTE_ORDER_MARK, csvLine } from './csv.ts'
import { type Entry, KEY, listEntries } from './queries.ts'
import type { Section } from './section.ts'
import { brewLogs, SECTIONS } from './sections.ts'

const PAGE = 100

async function* pagesOf(db: Db, section: Section, owner: unknown) {
  for (let after: unknown = section.start; ; ) {
    const rows = await listEntries(db, section, owner, after, PAGE)
    if (rows.length > 0) yield rows
    if (rows.length < PAGE) return
    after = rows.at(-1)![KEY]
  }
}

/** Yields one JSON object: `known` first, then every section as a list. */
export async function* exportJson(db: Db, userId: number, known: Entry): AsyncGenerator<string> {
  yield JSON.stringify(known).slice(0, -1)
  for (const [name, section] of Object.entries(SECTIONS)) {
    yield `,\n${JSON.stringify(name)}:`
    yield* listOf(db, section, userId)
  }
  yield '}\n'
}

async function* listOf(db: Db, section: Section, owner: unknown): AsyncGenerator<string> {
  yield '['
  let separator = '\n'
  for await (const rows of pagesOf(db, section, owner)) {
    if (section.children) {
      for (const row of rows) {
        yield separator
        yield* withChildren(db, section.children, row)
        separator = ',\n'
      }
    } else {
      yield separator + rows.map(({ [KEY]: _, ...entry }) => JSON.stringify(entry)).join(',\n')
      separator = ',\n'
    }
  }
  yield ']'
}

async function* withChildren(
  db: Db,
  [name, section]: NonNullable<Section['children']>,
  { [KEY]: key, ...entry }: Entry,
): AsyncGenerator<string> {
  yield `${JSON.stringify(entry).slice(0, -1)},${JSON.stringify(name)}:`
  yield* listOf(db, section, key)
  yield '}'
}

const TASTES = ['acidity', 'body', 'sweetness', 'bitterness']
const SIGNS = ['sour', 'bitter', 'watery', 'harsh', 'balanced']
const FIGURES = Object.keys(brewLogs.fields).filter((name) => name !== 'tasteProfile' && name !== 'extractionFeedback')

/** Yields the brew logs as CSV; times in UTC, in the format that spreadsheets read. */
export async function* exportCsv(db: Db, userId: number): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine([...FIGURES, ...TASTES, ...SIGNS])
  for await (const rows of pagesOf(db, brewLogs, userId)) yield rows.map(toLine).join('')
}

function toLine(row: Entry): string {
  const { tasteProfile, extractionFeedback } = row as Record<string, Entry | null>
  return csvLine([
    ...FIGURES.map((name) => (name.endsWith('At') ? String(row[name]).slice(0, 19).replace('T', ' ') : row[name])),
    ...TASTES.map((name) => tasteProfile?.[name]),
    ...SIGNS.map((name) => extractionFeedback?.[name]),
  ])
}
