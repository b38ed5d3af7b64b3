import { type Kysely, sql } from 'kysely'
import type { Migration } from '../migrate.ts'
import type { Engine } from '../values.ts'

/** Tables for roasters: settings of their embeds, the recipes shown there, and event counts per day. */
export const roastersAtWork: Migration = {
  name: '0011-roasters-at-work',
  async up(db, types, engine) {
    await db.schema
      .createTable('embedSettings')
      .addColumn('roasterId', types.reference, (c) => c.primaryKey().references('roasters.id').onDelete('cascade'))
      .addColumn('accentColor', 'text', (c) => c.notNull())
      .addColumn('theme', 'text', (c) => c.notNull())
      .addColumn('showPoweredBy', types.boolean, (c) => c.notNull())
      .addColumn('allowedDomains', types.json, (c) => c.notNull())
      .addColumn('updatedAt', types.timestamp, (c) => c.notNull())
      .execute()

    await db.schema
      .createTable('embedRecipes')
      .addColumn('id', types.idType, types.id)
      .addColumn('coffeeId', types.reference, (c) => c.notNull().references('coffees.id').onDelete('cascade'))
      .addColumn('method', types.key, (c) => c.notNull())
      .addColumn('doseGrams', types.number, (c) => c.notNull())
      .addColumn('waterGrams', types.number, (c) => c.notNull())
      .addColumn('ratio', types.number, (c) => c.notNull())
      .addColumn('waterTempF', types.number)
      .addColumn('grindSize', 'text')
      .addColumn('brewTimeSeconds', 'integer')
      .addColumn('notes', 'text')
      .addColumn('isDefault', types.boolean, (c) => c.notNull())
      .addColumn('createdAt', types.timestamp, (c) => c.notNull())
      .addColumn('updatedAt', types.timestamp, (c) => c.notNull())
      .execute()
    await db.schema.createIndex('embedRecipesByCoffee').on('embedRecipes').columns(['coffeeId', 'method']).execute()
    // Allows one default for each method of a coffee, even with concurrent requests.
    await db.schema
      .createIndex('embedRecipesDefault')
      .unique()
      .on('embedRecipes')
      .columns(['coffeeId', 'method'])
      .where(sql<boolean>`${sql.ref('isDefault')}`)
      .execute()

    // Updated in the transaction that inserts events: one row for each day and value of a dimension, not per event.
    await db.schema
      .createTable('eventDays')
      .addColumn('roasterId', types.reference, (c) => c.notNull().references('roasters.id').onDelete('cascade'))
      .addColumn('dimension', types.key, (c) => c.notNull())
      .addColumn('day', types.key, (c) => c.notNull())
      .addColumn('value', types.key, (c) => c.notNull())
      .addColumn('kind', types.key, (c) => c.notNull())
      .addColumn('count', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('eventDaysKey', ['roasterId', 'dimension', 'day', 'value', 'kind'])
      .execute()
    await countEarlierEvents(db, engine)
  },
}

/** Counts the page views that were recorded before this migration. */
async function countEarlierEvents(db: Kysely<never>, engine: Engine): Promise<void> {
  const postgres = engine === 'postgres'
  const createdAt = sql.ref('createdAt')
  const source = sql.ref('source')
  const day = postgres ? sql`to_char(${createdAt} at time zone 'UTC', 'YYYY-MM-DD')` : sql`substr(${createdAt}, 1, 10)`
  const host = postgres
    ? sql`coalesce(split_part(${source}, '/', 1), '')`
    : sql`coalesce(substr(${source}, 1, instr(${source} || '/', '/') - 1), '')`
  const dimensions = {
    total: { value: sql`''`, where: sql`true` },
    source: { value: host, where: sql`true` },
    coffee: { value: sql`cast(${sql.ref('coffeeId')} as text)`, where: sql`${sql.ref('coffeeId')} is not null` },
  }
  for (const [dimension, { value, where }] of Object.entries(dimensions)) {
    await sql`insert into ${sql.table('eventDays')}
      (${sql.join(['roasterId', 'dimension', 'day', 'value', 'kind', 'count'].map((column) => sql.ref(column)))})
      select ${sql.ref('roasterId')}, ${sql.lit(dimension)}, ${day}, ${value}, kind, count(*)
      from events where ${where} group by 1, 2, 3, 4, 5`.execute(db)
  }
}
