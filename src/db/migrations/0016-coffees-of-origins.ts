import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../columns.ts'
import type { Migration } from '../migrate.ts'
import type { Engine } from '../values.ts'

/**
 * The coffees of each origin and `coffeeFacets` combination, with their number and with indexes for the list orders: an
 * origin together with a roast or a type is listed and counted like any other group. Triggers on `coffees` and
 * `coffeeOrigins` update both tables.
 *
 * There is no index by `trend`, since it changes with every vote and would have to be copied here each time.
 */
export const coffeesOfOrigins: Migration = {
  name: '0016-coffees-of-origins',
  async up(db, types, engine) {
    await createTables(db, types, engine)
    for (const statement of ORIGIN_ROWS) await sql.raw(statement).execute(db)
    const ordered = (column: string) => ['originFacetId', column, ...(engine === 'postgres' ? ['id'] : [])]
    for (const [order, column] of Object.entries({ name: 'nameKey', recipes: 'recipeCount' })) {
      await db.schema.createIndex(`originCoffeesBy_${order}`).on('originCoffees').columns(ordered(column)).execute()
    }
    await db.schema.createIndex('originCoffeesByCoffee').on('originCoffees').column('id').execute()
    for (const statement of engine === 'postgres' ? onPostgres() : onSqlite()) await sql.raw(statement).execute(db)
  },
}

async function createTables(db: Kysely<never>, types: ColumnTypes, engine: Engine): Promise<void> {
  await db.schema
    .createTable('originFacets')
    .addColumn('id', types.idType, types.id)
    .addColumn('originKey', types.key, (c) => c.notNull())
    .addColumn('facetId', types.reference, (c) => c.notNull().references('coffeeFacets.id'))
    .addColumn('size', 'integer', (c) => c.notNull())
    .addUniqueConstraint('originFacetsKey', ['originKey', 'facetId'])
    .execute()
  const table = db.schema
    .createTable('originCoffees')
    .addColumn('originFacetId', types.reference, (c) => c.notNull().references('originFacets.id'))
    .addColumn('id', types.reference, (c) => c.notNull().references('coffees.id').onDelete('cascade'))
    .addColumn('nameKey', types.key, (c) => c.notNull())
    .addColumn('recipeCount', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('originCoffeesKey', ['originFacetId', 'id'])
  await (engine === 'postgres' ? table : table.modifyEnd(sql`without rowid`)).execute()
}

/** Fills the tables for coffees that existed before the triggers. */
export const ORIGIN_ROWS = [
  `insert into "originFacets" ("originKey", "facetId", size)
    select o."originKey", c."facetId", count(*) from "coffeeOrigins" o join coffees c on c.id = o."coffeeId"
    group by o."originKey", c."facetId" order by o."originKey", c."facetId"`,
  `insert into "originCoffees" ("originFacetId", id, "nameKey", "recipeCount")
    select f.id, c.id, c."nameKey", c."recipeCount" from "originFacets" f
    join "coffeeOrigins" o on o."originKey" = f."originKey" join coffees c on c.id = o."coffeeId" and c."facetId" = f."facetId"
    order by f.id, c.id`,
]

/** Adds coffees to the combinations of the given origins. */
const join = (origins: string): string => `
  insert into "originFacets" ("originKey", "facetId", size)
    select distinct o."originKey", c."facetId", 0 from ${origins} o join coffees c on c.id = o."coffeeId"
    where true order by 1, 2 on conflict do nothing;
  insert into "originCoffees" ("originFacetId", id, "nameKey", "recipeCount")
    select f.id, c.id, c."nameKey", c."recipeCount" from ${origins} o join coffees c on c.id = o."coffeeId"
    join "originFacets" f on f."originKey" = o."originKey" and f."facetId" = c."facetId";`

interface Trigger {
  name: string
  event: string
  when?: string
  body: string
}

/** Triggers that update the rows of a coffee when its roast, type, name or number of recipes changes. */
const OF_COFFEES: readonly Trigger[] = [
  {
    name: 'coffeesOriginsMove',
    event: 'update of "facetId" on coffees',
    when: 'old."facetId" <> new."facetId"',
    body: `delete from "originCoffees" where id = new.id;
      ${join('(select * from "coffeeOrigins" where "coffeeId" = new.id)')}`,
  },
  {
    name: 'coffeesOriginsFollow',
    event: 'update of "nameKey", "recipeCount" on coffees',
    when: 'old."nameKey" <> new."nameKey" or old."recipeCount" <> new."recipeCount"',
    body: `update "originCoffees" set "nameKey" = new."nameKey", "recipeCount" = new."recipeCount" where id = new.id;`,
  },
]

function onSqlite(): string[] {
  const triggers: Trigger[] = [
    {
      name: 'coffeeOriginsInsert',
      event: 'insert on "coffeeOrigins"',
      body: join('(select new."originKey" as "originKey", new."coffeeId" as "coffeeId")'),
    },
    {
      name: 'coffeeOriginsDelete',
      event: 'delete on "coffeeOrigins"',
      body: `delete from "originCoffees" where id = old."coffeeId"
        and "originFacetId" in (select id from "originFacets" where "originKey" = old."originKey");`,
    },
    {
      name: 'originCoffeesInsert',
      event: 'insert on "originCoffees"',
      body: 'update "originFacets" set size = size + 1 where id = new."originFacetId";',
    },
    {
      name: 'originCoffeesDelete',
      event: 'delete on "originCoffees"',
      body: 'update "originFacets" set size = size - 1 where id = old."originFacetId";',
    },
    ...OF_COFFEES,
  ]
  return triggers.map(
    ({ name, event, when, body }) =>
      `create trigger "${name}" after ${event} for each row ${whenOf(when)} begin ${body} end`,
  )
}

const whenOf = (when: string | undefined): string => (when ? `when (${when})` : '')

/**
 * Runs once for all rows of a statement, since updating a size for each of thousands is slow. To prevent deadlocks on
 * sizes, a change of origins first locks the coffees' `coffeeFacets` rows, as a change of roast or type does too.
 */
function onPostgres(): string[] {
  const hold = `perform 1 from "coffeeFacets" where id in
    (select c."facetId" from changed o join coffees c on c.id = o."coffeeId") order by id for no key update;`
  const resize = (sign: '+' | '-') => `update "originFacets" f set size = size ${sign} counted.n from
    (select "originFacetId", count(*) as n from changed group by 1) counted where f.id = counted."originFacetId";`
  const leave = `delete from "originCoffees" p using changed o, "originFacets" f
    where p.id = o."coffeeId" and f."originKey" = o."originKey" and p."originFacetId" = f.id;`
  const triggers: Trigger[] = [
    { name: 'coffeeOriginsInsert', event: 'insert on "coffeeOrigins"', body: hold + join('changed') },
    { name: 'coffeeOriginsDelete', event: 'delete on "coffeeOrigins"', body: hold + leave },
    { name: 'originCoffeesInsert', event: 'insert on "originCoffees"', body: resize('+') },
    { name: 'originCoffeesDelete', event: 'delete on "originCoffees"', body: resize('-') },
  ]
  return [
    ...triggers.flatMap((trigger) => {
      const rows = trigger.event.startsWith('insert') ? 'new' : 'old'
      return withFunction(trigger, `referencing ${rows} table as changed for each statement`)
    }),
    ...OF_COFFEES.flatMap((trigger) => withFunction(trigger, `for each row ${whenOf(trigger.when)}`)),
  ]
}

/** Plans are cached while the tables are still small: without `enable_seqscan = off` they would use scans. */
const withFunction = ({ name, event, body }: Trigger, each: string): string[] => [
  `create function "${name}"() returns trigger language plpgsql set enable_seqscan = off as $$
    begin ${body} return null; end $$`,
  `create trigger "${name}" after ${event} ${each} execute function "${name}"()`,
]
