/** Plans the votes, ratings, saves and follows of the demo community: a few recipes are popular, many overlooked. */

import type { BrewMethod } from '../../../domain/catalog.ts'
import { recipeTaste, tasteMatch } from '../../../domain/taste.ts'
import type { Random } from './random.ts'
import { after, toTimestamp } from './timeline.ts'
import type {
  DemoCoffee,
  DemoContent,
  DemoMember,
  PlannedFollow,
  PlannedRating,
  PlannedRecipe,
  PlannedSave,
  PlannedVote,
} from './types.ts'

/** What the activity is planned from. */
export interface Scene {
  random: Random
  now: Date
  content: DemoContent
  recipes: readonly PlannedRecipe[]
  methods: ReadonlyMap<string, BrewMethod>
  coffees: ReadonlyMap<string, DemoCoffee>
  /** When each member joined, by slug. */
  joinedMs: ReadonlyMap<string, number>
  /** The methods that a member brews, by slug. */
  brewed: ReadonlyMap<string, ReadonlySet<string>>
}

/** Most recipes get a handful of votes, a few get many. */
const TYPICAL_VOTERS = 5
const MAX_VOTERS = 32

export function planVotes(scene: Scene): PlannedVote[] {
  const { random, content, now } = scene
  return scene.recipes.flatMap((recipe, index) => {
    const ageDays = (now.getTime() - Date.parse(recipe.createdAt)) / 86_400_000
    const attention = Math.exp(0.9 * random.normal()) * Math.min(1, 0.25 + ageDays / 60)
    const count = Math.min(MAX_VOTERS, Math.round(TYPICAL_VOTERS * attention))
    const quality = 0.55 + 0.2 * random.normal()
    const crowd = content.members.filter((member) => member.slug !== recipe.author)
    return drawDistinct(random, crowd, count, (member) => interest(scene, member, recipe)).map((member) => {
      const liked = random.chance(0.25 + 0.4 * quality + 0.4 * (matchOf(scene, member, recipe) / 100))
      return {
        recipe: index,
        member: member.slug,
        vote: liked ? 'UP' : 'DOWN',
        createdAt: actionTime(scene, recipe, member),
      }
    })
  })
}

/** Some voters have brewed the recipe; their ratings agree with their votes. */
export function planRatings(scene: Scene, votes: readonly PlannedVote[]): PlannedRating[] {
  const { random, content, recipes } = scene
  return votes
    .filter(({ member, recipe }) =>
      random.chance(scene.brewed.get(member)?.has(recipes[recipe]!.brewMethod) ? 0.6 : 0.15),
    )
    .map(({ recipe, member, vote, createdAt }) => {
      const rating = vote === 'UP' ? random.pick([3, 4, 4, 4, 5, 5, 5]) : random.pick([1, 2, 2, 3])
      const notes = random.chance(0.4) ? random.pick(content.notes.brews[rating] ?? []) : null
      return { recipe, member, rating, notes, createdAt }
    })
}

/** Members save some of the recipes that they voted up. */
export function planSaves(scene: Scene, votes: readonly PlannedVote[]): PlannedSave[] {
  return votes
    .filter(({ vote }) => vote === 'UP' && scene.random.chance(0.22))
    .map(({ recipe, member, createdAt }) => ({ recipe, member, createdAt }))
}

/** Members mostly follow the roasters whose coffees they brew. */
export function planFollows(scene: Scene): PlannedFollow[] {
  const { random, content, recipes, coffees, now } = scene
  return content.members.flatMap((member) => {
    const own = recipes.filter((recipe) => recipe.author === member.slug)
    const brewedFrom = (roaster: string) =>
      own.filter((recipe) => coffees.get(recipe.coffee)?.roaster === roaster).length
    const weightOf = ({ slug }: { slug: string }) => 0.2 + brewedFrom(slug)
    return drawDistinct(random, content.roasters, random.between(1, 5), weightOf).map(({ slug }) => ({
      member: member.slug,
      roaster: slug,
      createdAt: toTimestamp(after(random, scene.joinedMs.get(member.slug)!, now, 40)),
    }))
  })
}

/** When a member acts on a recipe: after it was published and the member joined. */
export function actionTime({ random, now, joinedMs }: Scene, recipe: PlannedRecipe, member: { slug: string }): string {
  const since = Math.max(Date.parse(recipe.createdAt), joinedMs.get(member.slug)!)
  return toTimestamp(after(random, since + 60_000, now, 12))
}

function interest({ brewed }: Scene, member: DemoMember, recipe: PlannedRecipe): number {
  return brewed.get(member.slug)?.has(recipe.brewMethod) ? 4 : 1
}

function matchOf({ methods, coffees }: Scene, member: DemoMember, recipe: PlannedRecipe): number {
  const { roastLevel, acidityLevel, bodyLevel } = coffees.get(recipe.coffee)!
  const ratioWindow = methods.get(recipe.brewMethod)!.ratio
  const { ratio, tasteProfile } = recipe
  return tasteMatch(
    member.taste,
    recipeTaste({ ratio, ratioWindow, roastLevel, acidityLevel, bodyLevel, tasteProfile }),
  )
}

function drawDistinct<T>(random: Random, items: readonly T[], count: number, weightOf: (item: T) => number): T[] {
  const left = [...items]
  const drawn: T[] = []
  while (drawn.length < count && left.length > 0) {
    const item = random.weighted(left, weightOf)
    left.splice(left.indexOf(item), 1)
    drawn.push(item)
  }
  return drawn
}
