/** Plans the demo community for an empty database: invented people, real equipment, computed recipes. */

import { planFollows, planRatings, planSaves, planVotes, type Scene } from './plan-activity.ts'
import { planComments } from './plan-comments.ts'
import { affinity, type Kit, listKits, planRecipe, type UndatedRecipe } from './plan-recipes.ts'
import { createRandom, type Random } from './random.ts'
import { createNotebook } from './recipe-notes.ts'
import { coffeeHour, daysBefore, toTimestamp } from './timeline.ts'
import type { DemoCatalog, DemoCoffee, DemoContent, DemoPlan, PlannedRecipe } from './types.ts'

export type * from './types.ts'

const SEED = 20_260_207
const RECIPE_COUNT = 300
const MONTHS_SHOWN_DAYS = 270
const EMAIL_DOMAIN = 'demo.brewprint.example'

/** Returns the same plan for the same files and time. A different time changes the dates, but not the recipes. */
export function planDemoCommunity(catalog: DemoCatalog, content: DemoContent, now: Date): DemoPlan {
  // Recipes have a separate generator, so that they can't depend on the time.
  const drafts = draftRecipes(createRandom(SEED), catalog, content)
  const random = createRandom(SEED + 1)
  const joinedMs = new Map(content.members.map(({ slug }) => [slug, joined(random, now)]))
  const recipes = dateRecipes(random, drafts, now, joinedMs)
  const scene: Scene = {
    random,
    now,
    content,
    recipes,
    joinedMs,
    methods: new Map(catalog.methods.map((method) => [method.id, method])),
    coffees: new Map(content.coffees.map((coffee) => [coffee.slug, coffee])),
    brewed: methodsBrewed(catalog, content),
  }
  const votes = planVotes(scene)
  return {
    members: byTime(
      content.members.map((member) => ({
        ...member,
        email: `${member.slug}@${EMAIL_DOMAIN}`,
        createdAt: toTimestamp(joinedMs.get(member.slug)!),
      })),
    ),
    roasters: content.roasters.map((roaster) => ({ ...roaster, createdAt: toTimestamp(daysBefore(now, 330)) })),
    coffees: byTime(
      content.coffees.map(({ suits: _, ...coffee }) => ({
        ...coffee,
        createdAt: toTimestamp(listedMs(random, recipes, coffee.slug, now)),
      })),
    ),
    recipes,
    votes: byTime(votes),
    ratings: byTime(planRatings(scene, votes)),
    comments: byTime(planComments(scene, votes)),
    follows: byTime(planFollows(scene)),
    saves: byTime(planSaves(scene, votes)),
  }
}

/** Every brewer and every coffee at least once, then random combinations. */
function draftRecipes(random: Random, catalog: DemoCatalog, content: DemoContent): UndatedRecipe[] {
  const kits = listKits(catalog, content)
  const zeal = new Map(content.members.map(({ slug }) => [slug, Math.exp(0.6 * random.normal())]))
  const fame = new Map(content.coffees.map(({ slug }) => [slug, Math.exp(0.4 * random.normal())]))
  const notebook = createNotebook(random, content.notes.recipes)
  const taken = new Set<string>()
  const drafts: UndatedRecipe[] = []

  const write = (kit: Kit, coffee: DemoCoffee): void => {
    const key = `${kit.member.slug} ${kit.machine.slug} ${coffee.slug}`
    if (taken.has(key)) return
    taken.add(key)
    drafts.push(planRecipe(random, catalog.filters, notebook, kit, coffee))
  }
  const coffeeFor = (kit: Kit): DemoCoffee =>
    random.weighted(content.coffees, (coffee) => affinity(kit, coffee) * fame.get(coffee.slug)!)

  for (const kit of oneGrinderEach(random, kits)) write(kit, coffeeFor(kit))
  for (const coffee of content.coffees) {
    if (drafts.some((draft) => draft.coffee === coffee.slug)) continue
    write(
      random.weighted(kits, (kit) => affinity(kit, coffee)),
      coffee,
    )
  }
  while (drafts.length < RECIPE_COUNT) {
    const kit = random.weighted(kits, ({ member }) => zeal.get(member.slug)!)
    write(kit, coffeeFor(kit))
  }
  return drafts
}

function dateRecipes(
  random: Random,
  drafts: readonly UndatedRecipe[],
  now: Date,
  joinedMs: ReadonlyMap<string, number>,
): PlannedRecipe[] {
  const since = daysBefore(now, MONTHS_SHOWN_DAYS)
  // The last two hours stay free, so that even the newest recipe can have votes.
  const until = daysBefore(now, 2 / 24)
  return byTime(
    drafts.map((draft) => {
      const from = Math.max(since, joinedMs.get(draft.author)!)
      return { ...draft, createdAt: toTimestamp(coffeeHour(random, from, until)) }
    }),
  )
}

/** Each member's brewers, each with one of the member's grinders. */
function oneGrinderEach(random: Random, kits: readonly Kit[]): Kit[] {
  const groups = Map.groupBy(kits, ({ member, machine }) => `${member.slug} ${machine.slug}`)
  return [...groups.values()].map((group) => random.pick(group))
}

/** Most members joined at the start, some later. */
function joined(random: Random, now: Date): number {
  const daysAgo = random.chance(0.6) ? random.between(230, 300) : random.between(30, 230)
  return coffeeHour(random, daysBefore(now, daysAgo), daysBefore(now, daysAgo - 1))
}

/** A coffee is added some days before its first recipe. */
function listedMs(random: Random, recipes: readonly PlannedRecipe[], slug: string, now: Date): number {
  const first = recipes.find((recipe) => recipe.coffee === slug)
  const firstMs = first ? Date.parse(first.createdAt) : now.getTime()
  return firstMs - random.between(2, 30) * 86_400_000
}

function methodsBrewed(catalog: DemoCatalog, content: DemoContent): ReadonlyMap<string, ReadonlySet<string>> {
  const methodOf = new Map(catalog.machines.map(({ slug, brewMethod }) => [slug, brewMethod]))
  return new Map(
    content.members.map(({ slug, machines }) => [slug, new Set(machines.map((machine) => methodOf.get(machine)!))]),
  )
}

const byTime = <T extends { createdAt: string }>(entries: readonly T[]): T[] =>
  entries.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : 0))
