/** The generated rows of one table, created lazily. */

/** JSON is already serialized. */
export type Value = string | number | boolean | null

export interface Part {
  table: string
  columns: readonly string[]
  /** The number of rows, for the progress bar. */
  count: number
  rows: Iterable<readonly Value[]>
}

export interface NamedRow {
  readonly [column: string]: Value
}

/** All rows must have the same keys in the same order; the first one defines the columns. */
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
