import { type Kysely, sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** Fuzzy search by trigrams, which both engines have of their own. */
export const search: Migration = {
  name: '0006-search',
  async up(db, _types, engine) {
    if (engine === 'postgres') {
      await sql`create extension if not exists pg_trgm`.execute(db)
      await sql`create index "coffeesSearch" on coffees using gin ("searchText" gin_trgm_ops)`.execute(db)
      await sql`create index "coffeesFlavors" on coffees using gin ("flavorText" gin_trgm_ops)`.execute(db)
      await sql`create index "roastersSearch" on roasters using gin ("nameKey" gin_trgm_ops)`.execute(db)
      return
    }
    await createTrigramIndex(db, 'coffees', ['searchText', 'flavorText'])
    await createTrigramIndex(db, 'roasters', ['nameKey'])
  },
}

/** An index beside its table, which triggers keep equal to it, and the frequency of each trigram in it. */
async function createTrigramIndex(db: Kysely<never>, table: string, columns: string[]): Promise<void> {
  const index = `${table}Search`
  const list = (prefix: string) => columns.map((column) => `${prefix}"${column}"`).join(', ')
  const add = `insert into "${index}" (rowid, ${list('')}) values (new.id, ${list('new.')});`
  const remove = `insert into "${index}" ("${index}", rowid, ${list('')}) values ('delete', old.id, ${list('old.')});`
  const statements = [
    `create virtual table "${index}" using fts5 (${list('')}, content='${table}', content_rowid='id', tokenize='trigram')`,
    `create virtual table "${index}Terms" using fts5vocab ("${index}", 'col')`,
    `create trigger "${index}Insert" after insert on ${table} begin ${add} end`,
    `create trigger "${index}Delete" after delete on ${table} begin ${remove} end`,
    `create trigger "${index}Update" after update of ${list('')} on ${table} begin ${remove} ${add} end`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
