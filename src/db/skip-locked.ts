/** Rows that several nodes clear away at the same moment: what another one is at is left to it, so none waits. */
import type { SelectQueryBuilder } from 'kysely'
import { type Db, engineOf } from './open.ts'
import type { Tables } from './tables.ts'

/** The embedded engine has one writer, so nobody else can be at them. */
export function skipLocked<T extends keyof Tables, O>(
  db: Db,
  rows: SelectQueryBuilder<Tables, T, O>,
): SelectQueryBuilder<Tables, T, O> {
  return engineOf(db) === 'postgres' ? rows.forUpdate().skipLocked() : rows
}
