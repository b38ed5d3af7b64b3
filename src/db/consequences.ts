/** What a change of one table changes in others, as the schema itself says: by foreign keys and by triggers. */
import { sql } from 'kysely'
import { type Db, engineOf } from './open.ts'
import { targetsIn, type Write } from './writes.ts'

/** For a change: everything that changes with it, itself included. */
export type Consequences = (write: Write) => readonly string[]

interface Reference {
  child: string
  parent: string
  /** Whether rows go with the row they refer to, or only lose the reference. */
  isCascade: boolean
}

interface Trigger {
  table: string
  body: string
}

export async function readConsequences(db: Db): Promise<Consequences> {
  const [references, triggers] =
    engineOf(db) === 'postgres'
      ? await Promise.all([postgresReferences(db), postgresTriggers(db)])
      : await Promise.all([sqliteReferences(db), sqliteTriggers(db)])
  const children = Map.groupBy(references, ({ parent }) => parent)
  const triggered = Map.groupBy(
    triggers.flatMap(({ table, body }) => targetsIn(body).map((write) => ({ table, write }))),
    ({ table }) => table,
  )
  const known = new Map<string, readonly string[]>()
  const nextOf = ({ table, isDelete }: Write): Write[] => [
    ...(triggered.get(table)?.map(({ write }) => write) ?? []),
    ...(isDelete
      ? (children.get(table)?.map(({ child, isCascade }) => ({ table: child, isDelete: isCascade })) ?? [])
      : []),
  ]
  return (write) => {
    const key = keyOf(write)
    let tables = known.get(key)
    if (!tables) {
      tables = follow(write, nextOf)
      known.set(key, tables)
    }
    return tables
  }
}

const keyOf = ({ table, isDelete }: Write): string => `${isDelete ? '-' : '+'}${table}`

function follow(write: Write, nextOf: (write: Write) => readonly Write[]): string[] {
  const seen = new Map([[keyOf(write), write]])
  for (const each of seen.values()) for (const next of nextOf(each)) seen.set(keyOf(next), next)
  return [...new Set([...seen.values()].map(({ table }) => table))]
}

async function sqliteReferences(db: Db): Promise<Reference[]> {
  const { rows } = await sql<{ child: string; parent: string; action: string }>`
    select m.name as child, f."table" as parent, f.on_delete as action
    from sqlite_master m join pragma_foreign_key_list(m.name) f
    where m.type = 'table' and f.on_delete not in ('NO ACTION', 'RESTRICT')`.execute(db)
  return rows.map(({ child, parent, action }) => ({ child, parent, isCascade: action === 'CASCADE' }))
}

async function sqliteTriggers(db: Db): Promise<Trigger[]> {
  const { rows } = await sql<Trigger>`
    select tbl_name as "table", substr(sql, instr(lower(sql), 'begin')) as body
    from sqlite_master where type = 'trigger'`.execute(db)
  return rows
}

async function postgresReferences(db: Db): Promise<Reference[]> {
  const { rows } = await sql<{ child: string; parent: string; action: string }>`
    select child.relname as child, parent.relname as parent, confdeltype as action
    from pg_constraint join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
    where contype = 'f' and confdeltype not in ('a', 'r')
      and child.relnamespace = current_schema()::regnamespace`.execute(db)
  return rows.map(({ child, parent, action }) => ({ child, parent, isCascade: action === 'c' }))
}

async function postgresTriggers(db: Db): Promise<Trigger[]> {
  const { rows } = await sql<Trigger>`
    select relname as "table", prosrc as body
    from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_proc on pg_proc.oid = tgfoid
    where not tgisinternal and relnamespace = current_schema()::regnamespace`.execute(db)
  return rows
}
