/** Inserts a planned demo community: members first, then what they made, then what they did. */
import type { Db } from '../../../db/open.ts'
import type { BrewMethod } from '../../../domain/catalog.ts'
import { skeleton } from '../../../domain/look-alikes.ts'
import type { StepTemplate } from '../../../domain/steps/templates.ts'
import { insertAll } from './insert-all.ts'
import { insertActivity } from './seed-activity.ts'
import { insertEmbeds } from './seed-embeds.ts'
import { type Ids, insertCoffees, insertRecipes, insertRoasters } from './seed-recipes.ts'
import type { DemoPlan } from './types.ts'

export async function insertPlan(
  db: Db,
  plan: DemoPlan,
  methods: ReadonlyMap<string, BrewMethod>,
  templates: readonly StepTemplate[],
): Promise<void> {
  const members = await insertMembers(db, plan)
  const roasters = await insertRoasters(db, plan, members)
  const coffees = await insertCoffees(db, plan, roasters)
  const recipes = await insertRecipes(db, plan, members, coffees, methods, templates)
  await insertActivity(db, plan, members, roasters, recipes)
  await insertEmbeds(db, plan, coffees, methods)
}

async function insertMembers(db: Db, { members }: DemoPlan): Promise<Ids> {
  const users = await insertAll(
    db,
    'users',
    members.map(({ email, displayName, createdAt }) => ({
      email,
      displayName,
      displayNameSkeleton: skeleton(displayName),
      passwordHash: null,
      appleSub: null,
      createdAt,
    })),
  )
  await insertAll(
    db,
    'tasteProfiles',
    members.map(({ taste, createdAt }, i) => ({ ...NO_LEVELS, ...taste, userId: users[i]!.id, updatedAt: createdAt })),
  )
  return new Map(members.map(({ slug }, i) => [slug, users[i]!.id]))
}

const NO_LEVELS = {
  acidityLevel: null,
  bodyLevel: null,
  sweetnessLevel: null,
  bitternessLevel: null,
  flavorComplexityLevel: null,
  aftertasteLevel: null,
}
