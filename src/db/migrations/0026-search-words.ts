import { type Kysely, sql } from 'kysely'
import { originKeys } from '../../domain/origins.ts'
import { foldName } from '../../domain/text.ts'
import { splitWords } from '../../domain/word-match.ts'
import type { Migration } from '../migrate.ts'

/** The searched columns of a coffee from this migration on. */
const SEARCHED = ['searchText', 'flavorText', 'processText']
const list = (prefix = ''): string => SEARCHED.map((column) => `${prefix}"${column}"`).join(', ')
const TEXTS = SEARCHED.map((column) => `"${column}"`).join(" || ' ' || ")

/**
 * Coffees are searched by flavour and process as well as by name, roaster and origin, their origins are split at "and"
 * and "&", and the recipes of a brewer or a grinder are listed in every order.
 */
export const searchByMoreWords: Migration = {
  name: '0026-search-words',
  async up(db, _types, engine) {
    await db.schema
      .alterTable('coffees')
      .addColumn('processText', 'text', (c) => c.notNull().defaultTo(''))
      .execute()
    // Dropped first, so that no trigger runs for every row while the texts are filled in.
    await run(db, engine === 'postgres' ? ['drop trigger "coffeesSearch" on coffees'] : DROP_ON_SQLITE)
    await fillProcessTexts(db)
    await run(db, engine === 'postgres' ? ON_POSTGRES : ON_SQLITE)
    await splitOrigins(db)
    for (const [name, group] of Object.entries({ machine: 'machineId', grinder: 'grinderId' })) {
      for (const column of ['wilson', 'brewCount']) {
        // Includes `facetId`, so that filters are checked in the index.
        const index = db.schema.createIndex(`recipesBy_${name}_${column}`).on('recipes')
        await index.columns([group, column, 'id', 'facetId']).execute()
      }
    }
  },
}

const ON_POSTGRES = [
  `create index "coffeesSearch_all" on coffees using gin (string_to_array(${TEXTS}, ' '))`,
  `create trigger "coffeesSearch" after insert or update of ${list()} on coffees
    for each row execute function "learnWords"(${SEARCHED.map((column) => `'${column}'`).join(', ')})`,
  `insert into "searchWords" (word, frequency)
    select word, floor(log(2, count(*))) from coffees, unnest(string_to_array("processText", ' ')) as word
    where word <> '' group by word order by word on conflict (word) do nothing`,
]

const DROP_ON_SQLITE = [
  ...['Insert', 'Delete', 'Update'].map((event) => `drop trigger "coffeesSearch${event}"`),
  'drop table "coffeesSearch"',
  'drop index "coffeesSearched"',
]

const ADD = `insert into "coffeesSearch" (rowid, ${list()}) values (new.id, ${list('new.')});`
const REMOVE = `insert into "coffeesSearch" ("coffeesSearch", rowid, ${list()}) values ('delete', old.id, ${list('old.')});`
const wordsIn = (texts: string): string => `json_each('[' || replace(json_quote(${texts}), ' ', '","') || ']')`
const LEARN = `insert into "searchWords" (word, frequency)
  select distinct value, 0 from ${wordsIn(SEARCHED.map((column) => `new."${column}"`).join(" || ' ' || "))} where value <> ''
  on conflict (word) do update set frequency = frequency + 1 where random() & ((1 << frequency) - 1) = 0;`

const ON_SQLITE = [
  `create virtual table "coffeesSearch" using fts5
    (${list()}, content='coffees', content_rowid='id', tokenize='ascii', detail='column')`,
  `insert into "coffeesSearch" ("coffeesSearch") values ('rebuild')`,
  `insert into "searchWords" (word, frequency)
    select value, cast(log2(count(*)) as integer) from coffees, ${wordsIn('"processText"')}
    where value <> '' group by value on conflict (word) do nothing`,
  `create trigger "coffeesSearchInsert" after insert on coffees begin ${ADD} ${LEARN} end`,
  `create trigger "coffeesSearchDelete" after delete on coffees begin ${REMOVE} end`,
  `create trigger "coffeesSearchUpdate" after update of ${list()} on coffees begin ${REMOVE} ${ADD} ${LEARN} end`,
  // Covering index for search, as in 0020.
  `create index "coffeesSearched" on coffees (id, ${list()}, "recipeCount")`,
]

const MAX_BATCH = 500

async function fillProcessTexts(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<{ id: number; process: string }>`
    select id, "processingMethod" as process from coffees where "processingMethod" is not null`.execute(db)
  const byText = Map.groupBy(rows, ({ process }) => splitWords(foldName(process)).join(' '))
  for (const [text, coffees] of byText) {
    for (let from = 0; from < coffees.length; from += MAX_BATCH) {
      const ids = coffees.slice(from, from + MAX_BATCH).map(({ id }) => id)
      await sql`update coffees set "processText" = ${text} where id in (${sql.join(ids)})`.execute(db)
    }
  }
}

/** Triggers update the counts per origin. */
async function splitOrigins(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<{ id: number; origin: string }>`
    select id, origin from coffees where lower(origin) like '% and %' or origin like '%&%' order by id`.execute(db)
  for (const { id, origin } of rows) {
    await sql`delete from "coffeeOrigins" where "coffeeId" = ${id}`.execute(db)
    const keys = originKeys(origin).map((key) => sql`(${key}, ${id})`)
    if (keys.length > 0) {
      await sql`insert into "coffeeOrigins" ("originKey", "coffeeId") values ${sql.join(keys)}`.execute(db)
    }
  }
}

async function run(db: Kysely<never>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
