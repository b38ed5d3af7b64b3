/** What the generator hands to whoever fills a database: one table's rows, made as they are asked for. */

/** JSON is text already. */
export type Value = string | number | boolean | null

export interface Part {
  table: string
  columns: readonly string[]
  /** How many rows come, for the progress bar. */
  count: number
  rows: Iterable<readonly Value[]>
}

export interface NamedRow {
  readonly [column: string]: Value
}

/** Rows as objects with the same keys each; the first one names the columns. */
export function partOf(table: string, count: number, rows: Iterable<NamedRow>): Part {
  const iterator = rows[Symbol.iterator]()
  const first = iterator.next()
  if (first.done) return { table, columns: [], count: 0, rows: [] }
  const columns = Object.keys(first.value)
  function* values(): Generator<readonly Value[]> {
    for (let next = first; !next.done; next = iterator.next()) yield Object.values(next.value)
  }
  return { table, columns, count, rows: values() }
}
