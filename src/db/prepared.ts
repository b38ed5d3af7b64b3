/** Kysely queries that are compiled once for each engine and then run with different values. */
import type { Compilable, CompiledQuery, Kysely } from 'kysely'
import { type Db, directRead, engineOf } from './open.ts'
import { nameStatement } from './postgres.ts'
import type { Tables } from './tables.ts'
import type { Engine } from './values.ts'

/** Marks a parameter whose value is given on each run. */
class Placeholder {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

export interface Prepared<P, O> {
  all(db: Db, values: P): Promise<O[]>
  first(db: Db, values: P): Promise<O | undefined>
  /** Runs a statement and returns the number of affected rows. */
  run(db: Db, values: P): Promise<number>
}

/**
 * `build` runs once per engine: inside it `p.name` is a placeholder that may only be passed to Kysely.
 *
 *     const byEmail = prepared((db, p: { email: string }) =>
 *       db.selectFrom('users').selectAll().where('email', '=', p.email),
 *     )
 */
export function prepared<P extends object, O>(build: (db: Kysely<Tables>, p: P) => Compilable<O>): Prepared<P, O> {
  const compiled = new Map<Engine, Bindable<P, O>>()

  const compiledFor = (db: Db): Bindable<P, O> => {
    const engine = engineOf(db)
    let known = compiled.get(engine)
    if (!known) {
      known = compile(db, build)
      compiled.set(engine, known)
    }
    return known
  }

  const all = async (db: Db, values: P): Promise<O[]> => {
    const { query, isRead, parametersOf } = compiledFor(db)
    const read = isRead ? directRead(db) : undefined
    if (read) return read<O>(query.sql, parametersOf(values))
    return (await db.executeQuery<O>({ ...query, parameters: parametersOf(values) })).rows
  }

  return {
    all,
    first: async (db, values) => (await all(db, values))[0],
    run: async (db, values) => {
      const { query, parametersOf } = compiledFor(db)
      const { numAffectedRows, rows } = await db.executeQuery({ ...query, parameters: parametersOf(values) })
      return numAffectedRows === undefined ? rows.length : Number(numAffectedRows)
    },
  }
}

interface Bindable<P, O> {
  query: CompiledQuery<O>
  isRead: boolean
  parametersOf(values: P): unknown[]
}

function compile<P extends object, O>(db: Db, build: (db: Kysely<Tables>, p: P) => Compilable<O>): Bindable<P, O> {
  const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) }) as P
  const query = build(db as Kysely<Tables>, placeholders).compile()
  nameStatement(query.sql)
  const slots = query.parameters.map((parameter) => (parameter instanceof Placeholder ? parameter.name : undefined))
  return {
    query,
    isRead: query.query.kind === 'SelectQueryNode',
    parametersOf: (values) =>
      slots.map((name, i) => (name === undefined ? query.parameters[i] : values[name as keyof P])),
  }
}
