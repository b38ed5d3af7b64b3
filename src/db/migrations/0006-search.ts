import { type Kysely, sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** The searched columns: folded texts, whose words are separated by single spaces. */
const SEARCHED = { coffees: ['searchText', 'flavorText'], roasters: ['nameKey'] }

/**
 * Fuzzy search in two steps, since words are few and texts are many. `searchWords` has every word once: a misspelled
 * one is compared with these by trigrams. An index of whole words then finds the rows. Triggers update both; a word
 * stays when its last text is deleted, and then finds no rows.
 *
 * `frequency` is the approximate base-2 logarithm of a word's uses: each use increments it with a probability of
 * 2^-frequency, so that common words are hardly ever written and writers don't wait for each other.
 */
export const search: Migration = {
  name: '0006-search',
  async up(db, types, engine) {
    await db.schema
      .createTable('searchWords')
      .addColumn('id', types.idType, types.id)
      .addColumn('word', types.key, (c) => c.notNull().unique())
      .addColumn('frequency', 'integer', (c) => c.notNull())
      .execute()
    await run(db, engine === 'postgres' ? onPostgres() : onSqlite())
  },
}

function onPostgres(): string[] {
  return [
    'create extension if not exists pg_trgm',
    'create index "searchWordsTrigrams" on "searchWords" using gin (word gin_trgm_ops) with (fastupdate = off)',
    // Plans are cached while the table is still small: without `enable_seqscan = off` they would use sequential scans.
    `create function "learnWords"() returns trigger language plpgsql set enable_seqscan = off as $$
      declare
        learned text;
      begin
        for learned in select distinct word from unnest(tg_argv) as searched,
          unnest(string_to_array(to_jsonb(new) ->> searched, ' ')) as word where word <> '' order by word
        loop
          update "searchWords" set frequency = frequency + 1 where id = (select id from "searchWords"
            where word = learned and random() < power(2::float8, -frequency) for update skip locked);
          continue when found;
          insert into "searchWords" (word, frequency) values (learned, 0) on conflict (word) do nothing;
        end loop;
        return null;
      end $$`,
    ...Object.entries(SEARCHED).flatMap(([table, columns]) => [
      ...columns.map(
        (column) => `create index "${table}Search_${column}" on ${table} using gin (string_to_array("${column}", ' '))`,
      ),
      `create trigger "${table}Search" after insert or update of ${columns.map((column) => `"${column}"`).join(', ')}
        on ${table} for each row execute function "learnWords"(${columns.map((column) => `'${column}'`).join(', ')})`,
    ]),
  ]
}

function onSqlite(): string[] {
  return [
    `create virtual table "searchWordsTrigrams" using fts5 (word, content='', tokenize='trigram', detail='none')`,
    // The spaces add trigrams for the beginning and the end of a word.
    `create trigger "searchWordsInsert" after insert on "searchWords" begin
      insert into "searchWordsTrigrams" (rowid, word) values (new.id, ' ' || new.word || ' '); end`,
    ...Object.entries(SEARCHED).flatMap(([table, columns]) => sqliteWordIndex(table, columns)),
  ]
}

function sqliteWordIndex(table: string, columns: readonly string[]): string[] {
  const index = `${table}Search`
  const list = (prefix: string) => columns.map((column) => `${prefix}"${column}"`).join(', ')
  const add = `insert into "${index}" (rowid, ${list('')}) values (new.id, ${list('new.')});`
  const remove = `insert into "${index}" ("${index}", rowid, ${list('')}) values ('delete', old.id, ${list('old.')});`
  const texts = columns.map((column) => `new."${column}"`).join(" || ' ' || ")
  const learn = `insert into "searchWords" (word, frequency)
    select distinct value, 0 from json_each('[' || replace(json_quote(${texts}), ' ', '","') || ']') where value <> ''
    on conflict (word) do update set frequency = frequency + 1 where random() & ((1 << frequency) - 1) = 0;`
  return [
    `create virtual table "${index}" using fts5
      (${list('')}, content='${table}', content_rowid='id', tokenize='ascii', detail='column')`,
    `create trigger "${index}Insert" after insert on ${table} begin ${add} ${learn} end`,
    `create trigger "${index}Delete" after delete on ${table} begin ${remove} end`,
    `create trigger "${index}Update" after update of ${list('')} on ${table} begin ${remove} ${add} ${learn} end`,
  ]
}

async function run(db: Kysely<never>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
