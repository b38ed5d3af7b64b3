/** Generates the rows of all tables; the same for a size on every machine. */
import type { Catalog } from '../../src/features/equipment/catalog/catalog.ts'
import { brewRows, commentRows, planActivity, ratingCountOf, ratingRows, saveRows, voteRows } from './activity.ts'
import { Coffees } from './coffees.ts'
import { listKits } from './kits.ts'
import { moderationParts } from './moderation.ts'
import { type Part, partOf } from './part.ts'
import { peopleParts, planFollows } from './people.ts'
import { Facets, planRecipes, recipeRows } from './recipes.ts'
import { commentsOf, type Size, savesOf } from './sizes.ts'

/** Not in the order of references: tables with counts come after the rows that they count. */
export function* communityParts(size: Size, catalog: Catalog): Generator<Part> {
  const kits = listKits(catalog)
  const coffees = new Coffees(size)
  const recipes = planRecipes(size, catalog, kits)
  const activity = planActivity(size)
  const facets = new Facets()
  const follows = planFollows(size)

  yield* peopleParts(size, kits)
  yield partOf('recipes', size.recipes, recipeRows(size, catalog, recipes, coffees, activity, facets))
  yield partOf('recipeFacets', facets.count, facets.rows())
  yield partOf('votes', size.votes, voteRows(size, recipes, activity, coffees))
  yield partOf('brewLogs', size.logs, brewRows(size, catalog, recipes, activity, coffees))
  yield partOf('ratings', ratingCountOf(activity), ratingRows(size, activity))
  yield partOf('comments', commentsOf(size), commentRows(size, activity))
  yield partOf('follows', follows.count, follows.rows())
  yield partOf('savedRecipes', savesOf(size), saveRows(size))
  yield* moderationParts(size)

  const recipesOf = new Int32Array(size.coffees + 1)
  for (const coffeeId of recipes.coffeeId) recipesOf[coffeeId]!++
  yield partOf('coffeeFacets', 15, coffees.facetRows())
  yield partOf('coffees', size.coffees, coffees.rows(recipesOf))
  yield partOf('coffeeOrigins', size.coffees * 3, coffees.originRows())
  yield partOf('roasters', size.roasters, coffees.roasterRows(recipesOf, follows.followers))
  yield partOf('searchWords', coffees.words.size, coffees.wordRows())
}
