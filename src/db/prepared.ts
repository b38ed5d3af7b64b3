/** Queries that are written in Kysely, compiled once for each engine and then only given their values. */
import type { Compilable, CompiledQuery, Kysely } from 'kysely'
import { type Db, engineOf } from './open.ts'
import { nameStatement } from './postgres.ts'
import type { Tables } from './tables.ts'
import type { Engine } from './values.ts'

/** Stands in a query for the value that comes with each run. */
class Placeholder {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

export interface Prepared<P, O> {
  all(db: Db, values: P): Promise<O[]>
  first(db: Db, values: P): Promise<O | undefined>
  /** Runs a statement for its effect and tells how many rows it touched. */
  run(db: Db, values: P): Promise<number>
}

/**
 * `build` runs once: inside it `p.name` is a placeholder that may only be handed to Kysely, never computed with.
 *
 *     const byEmail = prepared((db, p: { email: string }) => db.selectFrom('users').selectAll().where('email', '=', p.email))
 */
export function prepared<P extends object, O>(build: (db: Kysely<Tables>, p: P) => Compilable<O>): Prepared<P, O> {
  const compiled = new Map<Engine, (values: P) => CompiledQuery<O>>()

  const bind = (db: Db, values: P): CompiledQuery<O> => {
    const engine = engineOf(db)
    let bound = compiled.get(engine)
    if (!bound) {
      bound = compile(db, build)
      compiled.set(engine, bound)
    }
    return bound(values)
  }

  return {
    all: async (db, values) => (await db.executeQuery(bind(db, values))).rows,
    first: async (db, values) => (await db.executeQuery(bind(db, values))).rows[0],
    run: async (db, values) => {
      const { numAffectedRows, rows } = await db.executeQuery(bind(db, values))
      return numAffectedRows === undefined ? rows.length : Number(numAffectedRows)
    },
  }
}

function compile<P extends object, O>(db: Db, build: (db: Kysely<Tables>, p: P) => Compilable<O>) {
  const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) }) as P
  const query = build(db as Kysely<Tables>, placeholders).compile()
  nameStatement(query.sql)
  const slots = query.parameters.map((parameter) => (parameter instanceof Placeholder ? parameter.name : undefined))
  return (values: P): CompiledQuery<O> => ({
    ...query,
    parameters: slots.map((name, i) => (name === undefined ? query.parameters[i] : values[name as keyof P])),
  })
}
