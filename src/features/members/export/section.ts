/** One list of an export: where it comes from and what it tells. */
import { type TSchema, Type } from 'typebox'
import { Nullable, Timestamp } from '../../../http/schemas.ts'

export interface Section {
  /** A table with its alias, and what it is joined with. */
  from: string
  /** Whose it is: the column that holds the user, or the parent's key. */
  owner: string
  /** Tells rows of one owner apart, in the order that they are read in. */
  key: string
  /** Before the first key. */
  start: number | string
  /** Each field as SQL, with what it is. */
  fields: Record<string, readonly [sql: string, schema: TSchema]>
  /** A list inside each entry, whose owner is the entry's key. */
  children?: readonly [name: string, section: Section]
}

export const Int = Type.Integer()
export const Num = Type.Number()
export const Str = Type.String()
export const Flag = Type.Boolean()
export const OrNull = { Int: Nullable(Int), Num: Nullable(Num), Str: Nullable(Str), Time: Nullable(Timestamp) }

/** Columns of one table that go by their own names. */
export const columns = <const T extends Record<string, TSchema>>(alias: string, schemas: T) =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, [`${alias}."${name}"`, schema] as const]))
