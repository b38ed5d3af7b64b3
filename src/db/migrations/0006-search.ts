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
    await createVocabulary(db)
    await createWordIndex(db, 'coffees', ['searchText', 'flavorText'])
    await createWordIndex(db, 'roasters', ['nameKey'])
  },
}

/**
 * Every word of the searched texts once, with the trigrams in it: a misspelled word is compared with words, which
 * are few, and not with texts. Words stay when their last text goes; they lead nowhere then.
 */
async function createVocabulary(db: Kysely<never>): Promise<void> {
  await run(db, [
    `create table "searchWords" (id integer primary key, word text not null unique, uses integer not null)`,
    `create virtual table "searchWordsTrigrams" using fts5 (word, content='', tokenize='trigram', detail='none')`,
    // The spaces tell where a word begins and ends.
    `create trigger "searchWordsInsert" after insert on "searchWords" begin
      insert into "searchWordsTrigrams" (rowid, word) values (new.id, ' ' || new.word || ' '); end`,
  ])
}

/** An index of whole words beside its table, which triggers keep equal to it. The texts are folded: spaces part words. */
async function createWordIndex(db: Kysely<never>, table: string, columns: string[]): Promise<void> {
  const index = `${table}Search`
  const list = (prefix: string) => columns.map((column) => `${prefix}"${column}"`).join(', ')
  const add = `insert into "${index}" (rowid, ${list('')}) values (new.id, ${list('new.')});`
  const remove = `insert into "${index}" ("${index}", rowid, ${list('')}) values ('delete', old.id, ${list('old.')});`
  const texts = columns.map((column) => `new."${column}"`).join(" || ' ' || ")
  const learn = `insert into "searchWords" (word, uses)
    select distinct value, 1 from json_each('[' || replace(json_quote(${texts}), ' ', '","') || ']') where value <> ''
    on conflict (word) do update set uses = uses + 1;`
  await run(db, [
    `create virtual table "${index}" using fts5
      (${list('')}, content='${table}', content_rowid='id', tokenize='ascii', detail='column')`,
    `create trigger "${index}Insert" after insert on ${table} begin ${add} ${learn} end`,
    `create trigger "${index}Delete" after delete on ${table} begin ${remove} end`,
    `create trigger "${index}Update" after update of ${list('')} on ${table} begin ${remove} ${add} ${learn} end`,
  ])
}

async function run(db: Kysely<never>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
