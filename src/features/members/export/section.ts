/** One list of an export: where its rows come from and which fields it has. */
import { type TSchema, Type } from 'typebox'
import { Nullable, Timestamp } from '../../../http/schemas.ts'

export interface Section {
  /** A table with its alias, and its joins, as SQL. */
  from: string
  /** The column with the user's id, or with the parent's key. */
  owner: string
  /** Unique within one owner; rows are read in its order. */
  key: string
  /** A value that sorts before every key. */
  start: number | string
  /** Each field's SQL and schema. */
  fields: Record<string, readonly [sql: string, schema: TSchema]>
  /** A list inside each entry; its owner is the entry's key. */
  children?: readonly [name: string, section: Section]
}

export const Int = Type.Integer()
export const Num = Type.Number()
export const Str = Type.String()
export const Flag = Type.Boolean()
export const OrNull = { Int: Nullable(Int), Num: Nullable(Num), Str: Nullable(Str), Time: Nullable(Timestamp) }

/** Columns of one table that keep their names. */
export const columns = <const T extends Record<string, TSchema>>(alias: string, schemas: T) =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, [`${alias}."${name}"`, schema] as const]))
