/** Skips rows that another node has locked, so that nodes which clean up at the same time don't wait for each other. */
import type { SelectQueryBuilder } from 'kysely'
import { type Db, engineOf } from './open.ts'
import type { Tables } from './tables.ts'

/** Changes nothing on SQLite, which has one writer at a time. */
export function skipLocked<T extends keyof Tables, O>(
  db: Db,
  rows: SelectQueryBuilder<Tables, T, O>,
): SelectQueryBuilder<Tables, T, O> {
  return engineOf(db) === 'postgres' ? rows.forUpdate().skipLocked() : rows
}
