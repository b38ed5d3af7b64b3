/** Candidates from PostgreSQL's pg_trgm, by its GIN indexes. */
import type { Db } from './open.ts'
import type { Candidate, Probe } from './search.ts'
import { select } from './text-query.ts'
import type { Condition } from './walk.ts'

/** Rows that have every word as it is, maybe inside a longer one; newest first. */
export function findLiteral(db: Db, probe: Probe, limit: number): Promise<Candidate[]> {
  const literally = probe.words.map((word) => ({ sql: `"${probe.column}" like ?`, values: [`%${word}%`] }))
  return readCandidates(db, probe, literally, limit)
}

export function findSimilar(db: Db, probe: Probe, limit: number): Promise<Candidate[]> {
  const similarly = probe.words.map((word) => ({ sql: `"${probe.column}" %> ?`, values: [word] }))
  return readCandidates(db, probe, similarly, limit)
}

function readCandidates(
  db: Db,
  { table, column, conditions }: Probe,
  matches: readonly Condition[],
  limit: number,
): Promise<Candidate[]> {
  const all = [...matches, ...conditions]
  return select<Candidate>(
    db,
    `select id, "${column}" as text, "recipeCount" from ${table}
      where ${all.map(({ sql }) => sql).join(' and ')} order by id desc limit ?`,
    [...all.flatMap(({ values }) => values), limit],
  )
}
