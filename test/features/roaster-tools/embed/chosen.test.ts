import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#src/db/open.ts'
import { createRandom, type Random } from '#src/features/service/demo/random.ts'
import { startTestApp, type TestApp } from '#test/support/app.ts'
import { insertRoaster } from '#test/support/community.ts'
import { insertEmbedRecipe, insertRecipeFor, plantCoffee } from '#test/support/embeds.ts'

interface Candidate {
  id: number
  method: string
  wilson: number
  isDefault: boolean
}

interface Coffee {
  id: number
  recipeCount: number
  own: Candidate[]
  community: Candidate[]
}

interface World {
  seed: number
  coffees: number
  ownShare: number
  isTidy?: boolean
}

/** The last method is not in the catalog, like one that was removed from it. */
const METHODS = ['v60', 'moka', 'espresso', 'aeropress', 'balloon']
const KNOWN = METHODS.slice(0, -1)

const byScore = (a: Candidate, b: Candidate) => b.wilson - a.wilson || b.id - a.id
const defaultsFirst = (a: Candidate, b: Candidate) => Number(b.isDefault) - Number(a.isDefault) || a.id - b.id
const bestByMethod = (all: readonly Candidate[]): Candidate[] =>
  KNOWN.flatMap((known) => all.filter(({ method }) => method === known).sort(byScore)[0] ?? []).sort(byScore)

/** Computes the expected recipes of a roaster's embed with a simple reference implementation. */
function describedFor(coffees: readonly Coffee[], limit: number, method: string | undefined): string[] {
  const groups = groupsFor(coffees, limit, method)
  const turns = METHODS.flatMap((_, round) => groups.filter(({ recipes }) => recipes.length > round))
  const taken = turns.slice(0, limit)
  return groups.flatMap((group) => {
    const count = taken.filter((each) => each === group).length
    return group.recipes.slice(0, count).map((recipe) => lineOf(group, recipe))
  })
}

/** Expected recipes with group=coffee: up to `limit` coffees, each with its first recipe for every method. */
const describedByCoffee = (coffees: readonly Coffee[], limit: number, method: string | undefined): string[] =>
  groupsFor(coffees, limit, method).flatMap((group) =>
    group.recipes
      .filter((recipe, i) => group.recipes.findIndex((each) => each.method === recipe.method) === i)
      .map((recipe) => lineOf(group, recipe)),
  )

const lineOf = (group: { id: number }, recipe: Candidate): string => `${group.id} ${recipe.method} ${recipe.id}`

/** Returns the coffees of the embed, each with all its recipes in order. */
function groupsFor(coffees: readonly Coffee[], limit: number, method: string | undefined) {
  const isWanted = (recipe: Candidate) => method === undefined || recipe.method === method
  const inOrder = coffees.toSorted((a, b) => b.recipeCount - a.recipeCount || b.id - a.id)
  const own = inOrder
    .map(({ id, own }) => ({ id, recipes: own.filter(isWanted).sort(defaultsFirst) }))
    .filter(({ recipes }) => recipes.length > 0)
  const community = inOrder
    .filter((coffee) => coffee.own.length === 0)
    .map(({ id, recipeCount, community }) => ({
      id,
      isCounted: recipeCount > 0,
      recipes: bestByMethod(community).filter(isWanted),
    }))
    .filter(({ isCounted, recipes }) => (method === undefined ? isCounted : recipes.length > 0))
  return [...own, ...community].slice(0, limit)
}

describe('GET /api/embed/recipes/:roasterSlug with more recipes than the limit', () => {
  let test: TestApp
  let db: Database
  beforeAll(async () => {
    test = await startTestApp()
    db = test.app.db
  })
  afterAll(() => test.close())

  /** Scores are often equal. Unless `isTidy`, some methods are unknown and some recipe counts are wrong. */
  async function plant(random: Random, roasterId: number, { ownShare, isTidy }: World): Promise<Coffee> {
    const methods = isTidy ? KNOWN.slice(0, 2) : METHODS
    const counts = { own: random.chance(ownShare) ? random.between(1, 4) : 0, community: random.between(0, 7) }
    const recipeCount = !isTidy && random.chance(0.1) ? 1 : counts.community
    const planted = await plantCoffee(db, { roasterId, recipeCount })
    const coffee: Coffee = { id: planted.coffee.id, recipeCount, own: [], community: [] }
    const defaults = new Set<string>()
    for (let n = 0; n < counts.own; n++) {
      const method = random.pick(KNOWN)
      const isDefault = !defaults.has(method) && random.chance(0.4)
      if (isDefault) defaults.add(method)
      const { id } = await insertEmbedRecipe(db, { coffeeId: coffee.id, method, isDefault })
      coffee.own.push({ id, method, isDefault, wilson: 0 })
    }
    for (let n = 0; n < counts.community; n++) {
      const [method, wilson] = [random.pick(methods), random.between(0, 3) / 4]
      const { id } = await insertRecipeFor(db, planted, { brewMethod: method, wilson })
      coffee.community.push({ id, method, wilson, isDefault: false })
    }
    return coffee
  }

  async function shownFor(roasterId: number, query: string): Promise<string[]> {
    const { slug } = await db
      .selectFrom('roasters')
      .select('slug')
      .where('id', '=', roasterId)
      .executeTakeFirstOrThrow()
    const { body } = await test.get(`/api/embed/recipes/${slug}?${query}`)
    return body.recipes.map((recipe: { id: number; method: string; coffee: { id: number } }) =>
      [recipe.coffee.id, recipe.method, recipe.id].join(' '),
    )
  }

  it.each<World>([
    { seed: 1, coffees: 4, ownShare: 0 },
    { seed: 2, coffees: 9, ownShare: 0 },
    { seed: 3, coffees: 9, ownShare: 0, isTidy: true },
    { seed: 4, coffees: 9, ownShare: 0.3 },
    { seed: 5, coffees: 14, ownShare: 0, isTidy: true },
    { seed: 6, coffees: 14, ownShare: 0.3, isTidy: true },
    { seed: 7, coffees: 14, ownShare: 0.6 },
    { seed: 8, coffees: 27, ownShare: 0.1 },
  ])('chooses recipes as described: $coffees coffees, $ownShare with recipes by the roaster ($seed)', async (world) => {
    const random = createRandom(world.seed)
    const roasterId = await insertRoaster(db)
    const coffees: Coffee[] = []
    for (let n = 0; n < world.coffees; n++) coffees.push(await plant(random, roasterId, world))
    for (const method of [undefined, ...KNOWN]) {
      for (const limit of [1, 2, 3, 5, 8, 9, 10, 12, 13, 16, 20, 24]) {
        const query = `limit=${limit}${method === undefined ? '' : `&method=${method}`}`
        expect(await shownFor(roasterId, query), query).toEqual(describedFor(coffees, limit, method))
        const byCoffee = `group=coffee&${query}`
        expect(await shownFor(roasterId, byCoffee), byCoffee).toEqual(describedByCoffee(coffees, limit, method))
      }
    }
  })

  it("omits a recipe of a method that the catalog doesn't have, even if it is the best", async () => {
    const planted = await plantCoffee(db, { recipeCount: 2 })
    await insertRecipeFor(db, planted, { brewMethod: 'balloon', wilson: 0.9 })
    const { id } = await insertRecipeFor(db, planted, { brewMethod: 'v60', wilson: 0.1 })
    const { roaster, coffee } = planted
    for (const url of [`/api/embed/recipes/${roaster.slug}?limit=1`, `/api/embed/${roaster.slug}/${coffee.slug}`]) {
      const { body } = await test.get(url)
      expect(body.recipes).toMatchObject([{ id, isDefault: true }])
      expect(body.recipes).toHaveLength(1)
    }
  })
})
