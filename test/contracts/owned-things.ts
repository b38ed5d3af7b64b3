/** Everything that belongs to one user and has routes with its id. A feature that adds such routes lists them here. */
import type { Member, TestApp } from '#test/support/app.ts'
import { insertBrewLog } from '#test/support/brew-logs.ts'
import { insertRecipe } from '#test/support/community.ts'
import { insertMembers } from '#test/support/members.ts'
import { DESCRIPTION, describeGrinder } from '#test/support/own-grinders.ts'
import { joinRoaster } from '#test/support/roasters.ts'

export interface OwnedThing {
  /** What its 404 response calls it: "brew". */
  name: string
  /** What others get: 404 for private things, 403 for public ones that only the owner may change. */
  toOthers: 404 | 403
  /** Creates one for its owner and returns its id, preceded by the ids of its parents. */
  create(test: TestApp, owner: Member): Promise<number | readonly number[]>
  /** Every route that only its owner may use, as in the route table, with a body that the owner could send. */
  routes: Record<string, Body>
}

/** A function first creates what the body refers to. */
export type Body = object | undefined | ((test: TestApp, owner: Member, id: number) => Promise<object>)

async function createOwnCoffee({ post }: TestApp, { token }: Member): Promise<number> {
  const { body } = await post('/api/roaster-portal/coffees', { name: 'Konga', roastLevel: 'LIGHT' }, { token })
  return body.coffee.id
}

const EMBED_RECIPE = { method: 'v60', doseGrams: 15, waterGrams: 240 }
const PERSONAL_RECIPE = { method: 'v60', grindSetting: 24, ratio: 16, doseGrams: 15, waterGrams: 240 }

export const OWNED_THINGS: readonly OwnedThing[] = [
  {
    name: 'grinder',
    toOthers: 404,
    create: async (test, owner) => (await describeGrinder(test, owner)).id,
    routes: {
      'GET /api/user/own-grinders/:id': undefined,
      'PUT /api/user/own-grinders/:id': DESCRIPTION,
      'DELETE /api/user/own-grinders/:id': undefined,
      'POST /api/user/own-grinders/:id/suggestion': { sources: 'https://maker.example' },
      'DELETE /api/user/own-grinders/:id/suggestion': undefined,
    },
  },
  {
    name: 'brew',
    toOthers: 404,
    create: ({ app }, owner) => insertBrewLog(app.db, owner.id),
    routes: {
      'GET /api/brew-logs/:id': undefined,
      'PATCH /api/brew-logs/:id': { rating: 5 },
      'DELETE /api/brew-logs/:id': undefined,
      'GET /api/brew-logs/:id/compare': undefined,
      'POST /api/brew-logs/:id/save-as-recipe': undefined,
      'PUT /api/brew-logs/:id/save-as-recipe': undefined,
      'PATCH /api/brew-logs/:id/save-as-recipe': undefined,
    },
  },
  {
    name: 'recipe',
    toOthers: 403,
    create: ({ app }, owner) => insertRecipe(app.db, { createdById: owner.id }),
    routes: {
      'PATCH /api/community-recipes/:id': { notes: 'Bloom for 45 s' },
      'DELETE /api/community-recipes/:id': undefined,
    },
  },
  {
    name: 'recipe',
    toOthers: 404,
    create: async ({ post }, { token }) => (await post('/api/user/recipes', PERSONAL_RECIPE, { token })).body.recipe.id,
    routes: {
      'GET /api/user/recipes/:id': undefined,
      'PUT /api/user/recipes/:id': { name: 'Sunday' },
      'PATCH /api/user/recipes/:id': { grindSetting: 22 },
      'POST /api/user/recipes/:id': { rating: 5 },
      'DELETE /api/user/recipes/:id': undefined,
    },
  },
  {
    name: 'collection',
    toOthers: 404,
    create: async ({ post }, { token }) =>
      (await post('/api/collections', { name: 'Sundays' }, { token })).body.collection.id,
    routes: {
      'GET /api/collections/:id': undefined,
      'PUT /api/collections/:id': { name: 'Mondays' },
      'PATCH /api/collections/:id': { description: 'Slow ones' },
      'POST /api/collections/:id': { name: 'Tuesdays' },
      'DELETE /api/collections/:id': undefined,
      'POST /api/collections/:id/items': async ({ app }) => ({ recipeId: await insertRecipe(app.db) }),
      'DELETE /api/collections/:id/items': async ({ app, post }, { token }, id) => {
        const recipeId = await insertRecipe(app.db)
        await post(`/api/collections/${id}/items`, { recipeId }, { token })
        return { recipeId }
      },
    },
  },
  {
    name: 'coffee',
    toOthers: 404,
    create: createOwnCoffee,
    routes: {
      'PUT /api/roaster-portal/coffees/:id': { roastLevel: 'DARK' },
      'PATCH /api/roaster-portal/coffees/:id': { name: 'Konga Lot 7' },
      'DELETE /api/roaster-portal/coffees/:id': undefined,
      'GET /api/roaster-portal/coffees/:id/recipes': undefined,
      'POST /api/roaster-portal/coffees/:id/recipes': EMBED_RECIPE,
    },
  },
  {
    name: 'coffee',
    toOthers: 403,
    create: async ({ post }, { token }) => {
      const coffee = { name: 'Konga', roasterName: 'Nobody Yet', roastLevel: 'LIGHT' }
      return (await post('/api/coffees', coffee, { token })).body.coffee.id
    },
    routes: {
      'PUT /api/coffees/:id': { roastLevel: 'DARK' },
      'PATCH /api/coffees/:id': { name: 'Konga Lot 7' },
      'DELETE /api/coffees/:id': undefined,
    },
  },
  {
    // The 404 is about the coffee, so that others can't learn whether it has the recipe.
    name: 'coffee',
    toOthers: 404,
    create: async (test, owner) => {
      const coffeeId = await createOwnCoffee(test, owner)
      const url = `/api/roaster-portal/coffees/${coffeeId}/recipes`
      const { body } = await test.post(url, EMBED_RECIPE, { token: owner.token })
      return [coffeeId, body.recipe.id]
    },
    routes: {
      'GET /api/roaster-portal/coffees/:id/recipes/:recipeId': undefined,
      'PUT /api/roaster-portal/coffees/:id/recipes/:recipeId': { notes: 'Bloom for 45 s' },
      'PATCH /api/roaster-portal/coffees/:id/recipes/:recipeId': { ratio: 15 },
      'DELETE /api/roaster-portal/coffees/:id/recipes/:recipeId': undefined,
    },
  },
  {
    name: 'member',
    toOthers: 404,
    create: async (test, owner) => {
      const { roasterId } = await test.app.db
        .selectFrom('roasterMembers')
        .select('roasterId')
        .where('userId', '=', owner.id)
        .executeTakeFirstOrThrow()
      const [fellow] = (await insertMembers(test, 1)) as [Member]
      await joinRoaster(test, fellow.id, roasterId)
      return fellow.id
    },
    routes: { 'DELETE /api/roaster-portal/members/:userId': undefined },
  },
]

/** Routes for signed-in members whose id belongs to something shared, such as a recipe to vote on. */
export const ROUTES_TO_SHARED_THINGS: readonly string[] = [
  // The id is a grinder's of the catalog; what is known of it is the viewer's own.
  'GET /api/user/grinders/:id/calibration',
  'DELETE /api/user/grinders/:id/calibration',
  'PUT /api/user/grinders/:id/measurements',
  'DELETE /api/community-recipes/:id/vote',
  'DELETE /api/recipes/:id/comments',
  'GET /api/coffees/:id/can-edit',
  'POST /api/community-recipes/:id/brew-log',
  'POST /api/community-recipes/:id/vote',
  'POST /api/recipes/:id/comments',
]
