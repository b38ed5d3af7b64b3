/** Inserts thousands of coffees and roasters at once, for tests of query plans. */
import { sql } from 'kysely'
import { type Database, engineOf } from '#src/db/open.ts'
import { COFFEE_TYPES } from '#src/db/tables.ts'
import { ROAST_LEVELS } from '#src/domain/catalog.ts'
import { incrementCoffeeFacet } from '#src/features/beans/coffees/facets.ts'

const ROASTERS = 3000

/** A third is from Ethiopia, every 100th from Yemen, every 20th from its own farm; names are like "alpha 18". */
export async function insertManyCoffees(db: Database, count: number): Promise<void> {
  const now = new Date().toISOString()
  const i = sql.ref('i')
  await sql`insert into roasters (slug, name, "nameKey", "coffeeCount", "createdAt", "updatedAt")
    select 'many-' || i, 'Many ' || i, 'many ' || i, ${sql.lit(count / ROASTERS)}, ${now}, ${now}
    from ${series(db, ROASTERS)}`.execute(db)
  const { first } = await db
    .selectFrom('roasters')
    .select(({ fn }) => fn.min('id').as('first'))
    .where('slug', 'like', 'many-%')
    .executeTakeFirstOrThrow()
  const facets = ROAST_LEVELS.flatMap((roastLevel) => COFFEE_TYPES.map((coffeeType) => ({ roastLevel, coffeeType })))
  for (const [n, facet] of facets.entries()) {
    const facetId = await incrementCoffeeFacet(db, facet, count / facets.length)
    const name = sql`case i % 3 when 0 then 'alpha ' when 1 then 'bravo ' else 'charlie ' end || i`
    await sql`insert into coffees ("roasterId", slug, name, "nameKey", "roastLevel", "coffeeType", "facetId", "searchText", "flavorText",
        origin, "recipeCount", trend, "createdAt", "updatedAt")
      select ${sql.lit(first)} + i % ${sql.lit(ROASTERS)}, 'many-' || i, ${name}, ${name}, ${sql.lit(facet.roastLevel)}, ${sql.lit(facet.coffeeType)},
        ${sql.lit(facetId)}, ${name} || ' many ' || (i % ${sql.lit(ROASTERS)}), 'plum fig',
        case when i % 100 = 0 then 'Yemen' when i % 3 = 0 then 'Ethiopia' when i % 3 = 1 then 'Brazil' else 'Kenya' end, i * 7 % 40, i * 11 % 900, ${now}, ${now}
      from ${series(db, count)} where ${i} % ${sql.lit(facets.length)} = ${sql.lit(n)}`.execute(db)
  }
  await sql`insert into "coffeeOrigins" ("originKey", "coffeeId") select lower(origin), id from coffees where origin is not null`.execute(
    db,
  )
  await sql`insert into "coffeeOrigins" ("originKey", "coffeeId") select 'farm ' || id, id from coffees where id % 20 = 0`.execute(
    db,
  )
  await sql.raw(engineOf(db) === 'postgres' ? 'vacuum analyze' : 'analyze').execute(db)
}

const series = (db: Database, count: number) =>
  engineOf(db) === 'postgres'
    ? sql`generate_series(0, ${sql.lit(count - 1)}) as n(i)`
    : sql`(with recursive n(i) as (select 0 union all select i + 1 from n where i < ${sql.lit(count - 1)}) select i from n)`
