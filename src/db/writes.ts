/** Which tables a statement changes, read from its text. */

export interface Write {
  table: string
  isDelete: boolean
}

/** What can't be told, as of a change of the schema. */
export const EVERYTHING = 'everything'
export type Writes = readonly Write[] | typeof EVERYTHING

const NONE: Writes = []
const MAX_KNOWN = 2000
/** Longer ones are rows by the hundred, hardly ever the same twice. */
const MAX_LENGTH = 4000
const known = new Map<string, Writes>()

/** Takes too much for a change rather than too little: `for update of recipes` counts as one. */
export function writesOf(sql: string): Writes {
  const remembered = known.get(sql)
  if (remembered) return remembered
  const writes = readWrites(sql)
  if (sql.length <= MAX_LENGTH && known.size < MAX_KNOWN) known.set(sql, writes)
  return writes
}

const READS = /^\s*(select|values|explain|show|set|pragma|begin|commit|rollback|savepoint|release|analyze|vacuum)\b/i
const CHANGES = /^\s*(insert|update|delete|replace|merge|with)\b/i
const TARGETS =
  /\b(insert\s+(?:or\s+\w+\s+)?into|replace\s+into|merge\s+into|update|delete\s+from)\s+(?:only\s+)?"?(\w+)"?/gi

function readWrites(sql: string): Writes {
  if (READS.test(sql)) return NONE
  return CHANGES.test(sql) ? targetsIn(sql) : EVERYTHING
}

/** Also of a trigger's body. */
export const targetsIn = (sql: string): Write[] =>
  [...sql.matchAll(TARGETS)].map(([, verb, table]) => ({ table: table!, isDelete: /^delete/i.test(verb!) }))
