/** SQL of single shared recipes, and of the targets of events. */
import type { Db } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'
import { queryRaw, textListTable } from '../../../db/raw-sql.ts'
import type { Row } from '../../../db/tables.ts'
import { best, type CommunityRecipe, RECIPE } from './best-queries.ts'
import { inLowerCase } from './queries.ts'

/** The methods with a recipe for a coffee, by the roaster or the community. */
export async function listMethodsOf(db: Db, coffeeId: number, methods: readonly string[]): Promise<string[]> {
  const rows = await queryRaw<{ value: string }>(
    db,
    `select m.value from ${textListTable(db, 'm')}
    where ${best('?', 'm.value')} is not null
      or exists (select 1 from "embedRecipes" e where e."coffeeId" = ? and e.method = m.value)
    order by m.position`,
    [JSON.stringify(methods), coffeeId, coffeeId],
  )
  return rows.map(({ value }) => value)
}

/** Null if the roaster has never saved settings. */
interface Allowed {
  allowedDomains: string[] | null
}

type SharedRow = CommunityRecipe &
  Pick<Row<'recipes'>, 'coffeeProfileId' | 'roasterId'> &
  Allowed & { coffeeName: string; roasterName: string }

/** Finds a community recipe by its share id, with coffee and roaster. */
export async function findSharedRecipe(db: Db, shareId: string): Promise<SharedRow | undefined> {
  const [row] = await queryRaw<SharedRow>(
    db,
    `select ${RECIPE}, r."coffeeProfileId", r."roasterId", c.name as "coffeeName", o.name as "roasterName",
        e."allowedDomains" from recipes r
      join coffees c on c.id = r."coffeeProfileId" join roasters o on o.id = r."roasterId"
      left join "embedSettings" e on e."roasterId" = r."roasterId" where r."shareId" = ?`,
    [shareId],
  )
  return row
}

/** The roaster, coffee, recipe and method that an event is counted for. */
export interface EventTarget {
  roasterId: number
  coffeeId: number | null
  recipeId: number | null
  method: string | null
}

/** A target, and the domains whose pages may report events on it. */
export interface FoundTarget {
  target: EventTarget
  allowedDomains: string[]
}

const coffeeTarget = prepared((db, p: { roasterSlug: string; coffeeSlug: string }) =>
  db
    .selectFrom('roasters as r')
    .innerJoin('coffees as c', 'c.roasterId', 'r.id')
    .leftJoin('embedSettings as e', 'e.roasterId', 'r.id')
    .select(['r.id as roasterId', 'c.id as coffeeId', 'e.allowedDomains'])
    .where('r.slug', '=', p.roasterSlug)
    .where('c.slug', '=', p.coffeeSlug),
)

export async function findCoffeeTarget(
  db: Db,
  roasterSlug: string,
  coffeeSlug: string,
): Promise<FoundTarget | undefined> {
  const found = await coffeeTarget.first(db, inLowerCase({ roasterSlug, coffeeSlug }))
  if (!found) return undefined
  const { allowedDomains, ...ids } = found
  return { target: { ...ids, recipeId: null, method: null }, allowedDomains: allowedDomains ?? [] }
}

/** Finds a recipe by its share id or, if there is none, a roaster by its slug. */
export async function findNamedTarget(db: Db, name: string): Promise<FoundTarget | undefined> {
  const rows = await queryRaw<EventTarget & Allowed>(
    db,
    `select t.*, e."allowedDomains" from (
      select "roasterId", "coffeeProfileId" as "coffeeId", id as "recipeId", "brewMethod" as method
        from recipes where "shareId" = ?
      union all select id, null, null, null from roasters where slug = ?
    ) t left join "embedSettings" e on e."roasterId" = t."roasterId"`,
    [name, name.toLowerCase()],
  )
  const found = rows.find(({ recipeId }) => recipeId !== null) ?? rows[0]
  if (!found) return undefined
  const { allowedDomains, ...target } = found
  return { target, allowedDomains: allowedDomains ?? [] }
}
