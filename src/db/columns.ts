/** Column types that the two engines spell differently, for migrations. */
import { type ColumnDefinitionBuilder, sql } from 'kysely'
import type { Engine } from './values.ts'

type Build = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder

export function columnTypes(engine: Engine) {
  const postgres = engine === 'postgres'
  return {
    idType: postgres ? sql`bigint` : sql`integer`,
    /** An id is never reused, even after its row was deleted. */
    id: ((column) =>
      postgres ? column.generatedByDefaultAsIdentity().primaryKey() : column.primaryKey().autoIncrement()) as Build,
    reference: postgres ? sql`bigint` : sql`integer`,
    timestamp: postgres ? sql`timestamptz(3)` : sql`text`,
    number: postgres ? sql`double precision` : sql`real`,
    boolean: sql`boolean`,
    json: sql`json`,
    /** Text that is sorted and compared by its bytes, so that both engines use the same order. */
    key: postgres ? sql`text collate "C"` : sql`text`,
  }
}

export type ColumnTypes = ReturnType<typeof columnTypes>
