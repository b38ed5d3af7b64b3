import { type Kysely, sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** The searched columns, as in 0006. */
const SEARCHED = { coffees: ['searchText', 'flavorText'], roasters: ['nameKey'] }

/** Adds rows that were written before 0006 to the search index, which is otherwise filled by triggers. */
export const searchOfOld: Migration = {
  name: '0015-search-of-old',
  async up(db, _types, engine) {
    for (const [table, columns] of Object.entries(SEARCHED)) {
      const texts = columns.map((column) => `"${column}"`).join(" || ' ' || ")
      if (engine === 'postgres') await learnOnPostgres(db, table, texts)
      else if (!(await isIndexed(db, table))) await indexOnSqlite(db, table, texts)
    }
  },
}

/** The index of whole words was filled when it was created; only `searchWords` lacks the old rows. */
async function learnOnPostgres(db: Kysely<never>, table: string, texts: string): Promise<void> {
  await sql
    .raw(
      `insert into "searchWords" (word, frequency)
        select word, floor(log(2, count(*))) from ${table}, unnest(string_to_array(${texts}, ' ')) as word
        where word <> '' group by word on conflict (word) do nothing`,
    )
    .execute(db)
}

async function indexOnSqlite(db: Kysely<never>, table: string, texts: string): Promise<void> {
  await sql.raw(`insert into "${table}Search" ("${table}Search") values ('rebuild')`).execute(db)
  await sql
    .raw(
      `insert into "searchWords" (word, frequency)
        select value, cast(log2(count(*)) as integer)
        from ${table}, json_each('[' || replace(json_quote(${texts}), ' ', '","') || ']')
        where value <> '' group by value on conflict (word) do nothing`,
    )
    .execute(db)
}

async function isIndexed(db: Kysely<never>, table: string): Promise<boolean> {
  const { rows } = await sql
    .raw<{ missing: number }>(
      `select (select count(*) from ${table}) - (select count(*) from "${table}Search_docsize") as missing`,
    )
    .execute(db)
  return rows[0]!.missing === 0
}
