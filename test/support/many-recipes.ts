/** Inserts thousands of coffees and recipes at once, for tests of query plans. */
import { sql } from 'kysely'
import { type Database, engineOf } from '#src/db/open.ts'
import { ROAST_LEVELS } from '#src/domain/catalog.ts'
import { incrementCoffeeFacet } from '#src/features/beans/coffees/facets.ts'
import { insertRoaster } from './community.ts'

export async function insertManyRecipes(db: Database, count: number, coffees = 500): Promise<void> {
  const now = new Date().toISOString()
  const roasterId = await insertRoaster(db, { recipeCount: count, coffeeCount: coffees })
  const coffeeFacet = await incrementCoffeeFacet(db, { roastLevel: 'MEDIUM', coffeeType: 'BLEND' }, coffees)
  const firstCoffee = await nextId(db, 'coffees')
  await sql`insert into coffees ("roasterId", slug, name, "nameKey", "roastLevel", "coffeeType", "facetId", "searchText", "flavorText", "recipeCount", "createdAt", "updatedAt")
    select ${roasterId}, 'many-' || i, 'Many ' || i, 'many ' || i, 'MEDIUM', 'BLEND', ${coffeeFacet}, 'many ' || i, '', ${sql.lit(count / coffees)}, ${now}, ${now}
    from ${series(db, coffees)}`.execute(db)

  const firstFacet = await nextId(db, 'recipeFacets')
  const facets = await insertFacets(db)
  await sql`insert into recipes ("coffeeProfileId", "roasterId", "roastLevel", "brewMethod", "grinderId", "machineId", "grindSetting", "grindIndex", ratio, "doseGrams", "waterGrams",
      "brewTimeSeconds", "facetId", "tasteStrength", "tasteAcidity", "tasteBody", "tasteBitterness", "shareId", upvotes, wilson, "brewCount", "createdAt", "updatedAt")
    select ${firstCoffee} + i % ${sql.lit(coffees)}, ${roasterId}, f."roastLevel", f."brewMethod", 1 + i % 200, 1 + i % 80, 20,
      case f."grindRange" when 'fine' then 10 when 'medium' then 40 else 80 end, 16, 15, 240,
      case f."brewTimeRange" when 'short' then 60 when 'medium' then 200 else 400 end, f.id, 0.5, 0.5, 0.5, 0.5, 'many-' || i,
      (i * 31) % 50, ((i * 37) % 100) / 100.0, (i * 41) % 60, ${now}, ${now}
    from ${series(db, count)} join "recipeFacets" f on f.id = ${firstFacet} + i % ${sql.lit(facets)}`.execute(db)
  await sql`update "recipeFacets" set size = (select count(*) from recipes where "facetId" = "recipeFacets".id) where id >= ${firstFacet}`.execute(
    db,
  )
  await sql`analyze`.execute(db)
}

const METHODS = ['espresso', 'v60', 'french-press', 'aeropress']

async function insertFacets(db: Database): Promise<number> {
  const rows = METHODS.flatMap((brewMethod) =>
    ROAST_LEVELS.flatMap((roastLevel) =>
      (['fine', 'medium', 'coarse'] as const).flatMap((grindRange) =>
        (['short', 'medium', 'long'] as const).map((brewTimeRange) => ({
          brewMethod,
          roastLevel,
          grindRange,
          brewTimeRange,
          size: 0,
        })),
      ),
    ),
  )
  await db.insertInto('recipeFacets').values(rows).execute()
  return rows.length
}

async function nextId(db: Database, table: 'coffees' | 'recipeFacets'): Promise<number> {
  const { last } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow()
  return (last ?? 0) + 1
}

const series = (db: Database, count: number) =>
  engineOf(db) === 'postgres'
    ? sql`generate_series(0, ${sql.lit(count - 1)}) as n(i)`
    : sql`(with recursive n(i) as (select 0 union all select i + 1 from n where i < ${sql.lit(count - 1)}) select i from n)`
