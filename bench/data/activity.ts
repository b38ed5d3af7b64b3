/** Generates members' votes, brews, ratings, comments and saves, and the counts of recipes. */
import type { Catalog } from '../../src/features/equipment/catalog/catalog.ts'
import { createRandom } from '../../src/features/service/demo/random.ts'
import type { Coffees } from './coffees.ts'
import type { NamedRow } from './part.ts'
import { type Recipes, recipeTime } from './recipes.ts'
import { commentsOf, type Size, savesOf } from './sizes.ts'
import { deal, gcd, shares, spread } from './skew.ts'
import { isoTime, momentMs } from './timeline.ts'
import { COMMENTS, SENTENCES } from './words.ts'

const VOTE_SKEW = 0.7
const BREWER_SKEW = 0.6
/** One in this many brews has no recipe. */
const OWN_WAY_EVERY = 3

export interface Activity {
  /** By recipe: all votes, and upvotes. */
  votes: Int32Array
  upvotes: Int32Array
  ratingSum: Int32Array
  ratingCount: Int32Array
  brewCount: Int32Array
  commentCount: Int32Array
  /** By brew: the member, the recipe or 0, the rating or 0, and whether it is the member's first for the recipe. */
  brewer: Int32Array
  brewed: Int32Array
  rating: Uint8Array
  isFirstRating: Uint8Array
  /** By comment: the recipe. */
  commented: Int32Array
}

export function planActivity(size: Size): Activity {
  const random = createRandom(10)
  const count = size.recipes
  const activity: Activity = {
    votes: shares(size.votes, count, VOTE_SKEW, Math.floor(size.users / 2)),
    upvotes: new Int32Array(count),
    ratingSum: new Int32Array(count),
    ratingCount: new Int32Array(count),
    brewCount: new Int32Array(count),
    commentCount: new Int32Array(count),
    brewer: deal(random, size.logs, size.users, BREWER_SKEW),
    brewed: deal(random, size.logs, count, VOTE_SKEW),
    rating: new Uint8Array(size.logs),
    isFirstRating: new Uint8Array(size.logs),
    commented: deal(random, commentsOf(size), count, VOTE_SKEW),
  }
  for (let i = 0; i < count; i++) {
    const quality = Math.min(0.98, Math.max(0.05, 0.6 + 0.2 * random.normal()))
    activity.upvotes[i] = Math.round(activity.votes[i]! * quality)
  }
  for (const id of activity.commented) activity.commentCount[id - 1]!++
  planBrews(size, activity)
  return activity
}

function planBrews(size: Size, activity: Activity): void {
  const random = createRandom(11)
  const rated = new Set<number>()
  for (let i = 0; i < size.logs; i++) {
    if (i % OWN_WAY_EVERY === 0) activity.brewed[i] = 0
    if (random.chance(0.6)) activity.rating[i] = random.between(1, 5)
    const recipe = activity.brewed[i]! - 1
    if (recipe < 0) continue
    activity.brewCount[recipe]!++
    if (activity.rating[i] === 0) continue
    const key = recipe * (size.users + 1) + activity.brewer[i]!
    if (rated.has(key)) continue
    rated.add(key)
    activity.isFirstRating[i] = 1
    activity.ratingCount[recipe]!++
    activity.ratingSum[recipe]! += activity.rating[i]!
  }
}

const END_MS = momentMs(1)

/** Sorted by recipe, then by member; the votes of a recipe are by different members. */
export function* voteRows(size: Size, recipes: Recipes, activity: Activity, coffees: Coffees): Generator<NamedRow> {
  const random = createRandom(12)
  for (let i = 0; i < size.recipes; i++) {
    const recipeId = i + 1
    const createdMs = recipeTime(size, recipeId)
    let left = activity.upvotes[i]!
    for (const userId of distinctUsers(size.users, activity.votes[i]!, recipeId)) {
      const ms = Math.floor(createdMs + random.next() * (END_MS - createdMs))
      coffees.bumpTrend(recipes.coffeeId[i]!, ms)
      yield { recipeId, userId, vote: left-- > 0 ? 'UP' : 'DOWN', createdAt: isoTime(ms) }
    }
  }
}

function distinctUsers(users: number, count: number, seed: number): Int32Array {
  let stride = 1 + ((seed * 7919) % (users - 1))
  while (gcd(stride, users) !== 1) stride++
  const start = (seed * 104_729) % users
  return Int32Array.from({ length: count }, (_, n) => 1 + ((start + n * stride) % users)).sort()
}

export function* brewRows(
  size: Size,
  catalog: Catalog,
  recipes: Recipes,
  activity: Activity,
  coffees: Coffees,
): Generator<NamedRow> {
  const random = createRandom(13)
  const anyRecipe = spread(size.recipes)
  for (let i = 0; i < size.logs; i++) {
    const recipeId = activity.brewed[i]! || null
    // A brew without a recipe copies its equipment and coffee from any recipe.
    const like = recipeId === null ? anyRecipe(i) : recipeId - 1
    const ms = momentMs(i / size.logs)
    coffees.bumpTrend(recipes.coffeeId[like]!, ms)
    const createdAt = isoTime(ms)
    yield {
      id: i + 1,
      userId: activity.brewer[i]!,
      recipeId,
      coffeeProfileId: recipes.coffeeId[like]!,
      grinderId: recipes.grinderId[like]!,
      machineId: recipes.machineId[like]!,
      method: catalog.requireMachine(recipes.machineId[like]!).brewMethod,
      doseGrams: recipes.doseGrams[like]!,
      waterGrams: recipes.waterGrams[like]!,
      grindSetting: recipes.grindSetting[like]!,
      grindIndex: recipes.grindIndex[like]!,
      waterTempF: recipes.waterTempF[like]! || null,
      brewTimeSeconds: recipes.brewTimeSeconds[like]! || null,
      notes: random.chance(0.3) ? random.pick(SENTENCES) : null,
      rating: activity.rating[i]! || null,
      tasteProfile: null,
      extractionFeedback: null,
      savedAsRecipe: false,
      createdAt,
      updatedAt: createdAt,
    }
  }
}

export const ratingCountOf = (activity: Activity): number =>
  activity.isFirstRating.reduce((sum, first) => sum + first, 0)

export function* ratingRows(size: Size, activity: Activity): Generator<NamedRow> {
  for (let i = 0; i < size.logs; i++) {
    if (!activity.isFirstRating[i]) continue
    const createdAt = isoTime(momentMs(i / size.logs))
    yield {
      recipeId: activity.brewed[i]!,
      userId: activity.brewer[i]!,
      rating: activity.rating[i]!,
      notes: null,
      createdAt,
      updatedAt: createdAt,
    }
  }
}

export function* commentRows(size: Size, activity: Activity): Generator<NamedRow> {
  const random = createRandom(14)
  for (const [i, recipeId] of activity.commented.entries()) {
    yield {
      id: i + 1,
      recipeId,
      userId: random.between(1, size.users),
      body: random.pick(COMMENTS),
      createdAt: isoTime(momentMs(i / activity.commented.length)),
    }
  }
}

export function* saveRows(size: Size): Generator<NamedRow> {
  const each = savesOf(size) / size.users
  for (let userId = 1; userId <= size.users; userId++) {
    for (let n = 0; n < each; n++) {
      const recipeId = 1 + ((userId * 31 + n * 1009) % size.recipes)
      yield { userId, recipeId, createdAt: isoTime(momentMs((userId + n) / (size.users + each))) }
    }
  }
}
