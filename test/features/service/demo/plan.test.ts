import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { brewerMethod } from '#src/domain/brewer-method.ts'
import { storedIndex } from '#src/domain/conversion.ts'
import { buildCurve } from '#src/domain/curve.ts'
import { nearestPosition } from '#src/domain/positions.ts'
import { type DemoContent, type DemoPlan, planDemoCommunity } from '#src/features/service/demo/plan.ts'
import { filters, grinders, machines, methods } from '../../../domain/brewing-catalog.ts'

const read = (file: string) =>
  JSON.parse(readFileSync(new URL(`../../../../data/demo/${file}.json`, import.meta.url), 'utf8'))
const content: DemoContent = {
  roasters: read('roasters'),
  coffees: read('coffees'),
  members: read('members'),
  brewers: read('brewers'),
  comments: read('comments'),
  notes: read('notes'),
}
const catalog = { grinders, machines, filters, methods }
const now = new Date('2026-03-01T12:34:56.789Z')
const DAY_MS = 86_400_000

const slugs = (entries: readonly { slug: string }[]) => new Set(entries.map(({ slug }) => slug))
const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

let plan: DemoPlan
beforeAll(() => {
  plan = planDemoCommunity(catalog, content, now)
})

describe('planDemoCommunity', () => {
  it('returns the same plan every time', () => {
    expect(planDemoCommunity(catalog, content, now)).toEqual(plan)
  })

  it('returns the same recipes at any time, and all dates in order', () => {
    const written = ({ recipes }: DemoPlan) => recipes.map(({ createdAt: _, ...rest }) => JSON.stringify(rest)).sort()
    for (const hour of [0, 9, 18]) {
      const later = new Date(now.getTime() + (100 * 24 + hour) * 3_600_000)
      const moved = planDemoCommunity(catalog, content, later)
      expect(written(moved)).toEqual(written(plan))
      const deeds = [...moved.votes, ...moved.ratings, ...moved.comments, ...moved.saves]
      const isInOrder = ({ recipe, createdAt }: (typeof deeds)[number]) =>
        createdAt > moved.recipes[recipe]!.createdAt && Date.parse(createdAt) < later.getTime()
      expect(deeds.filter((deed) => !isInOrder(deed))).toEqual([])
    }
  })

  it('returns a community of a plausible size', () => {
    expect(plan.roasters.length).toBeGreaterThanOrEqual(8)
    expect(plan.roasters.length).toBeLessThanOrEqual(12)
    expect(plan.coffees.length).toBeGreaterThanOrEqual(55)
    expect(plan.coffees.length).toBeLessThanOrEqual(65)
    expect(plan.members.length).toBeGreaterThanOrEqual(35)
    expect(plan.recipes).toHaveLength(300)
    expect(plan.votes.length).toBeGreaterThan(1000)
    expect(plan.ratings.length).toBeGreaterThan(400)
    expect(plan.comments.length).toBeGreaterThan(120)
    expect(plan.follows.length).toBeGreaterThan(60)
    expect(plan.saves.length).toBeGreaterThan(100)
  })

  it('refers only to existing members, coffees, roasters and equipment', () => {
    const [members, coffees, roasters] = [slugs(plan.members), slugs(plan.coffees), slugs(plan.roasters)]
    for (const coffee of plan.coffees) expect(roasters).toContain(coffee.roaster)
    for (const recipe of plan.recipes) {
      expect(members).toContain(recipe.author)
      expect(coffees).toContain(recipe.coffee)
      expect(slugs(grinders)).toContain(recipe.grinder)
      const machine = machines.find(({ slug }) => slug === recipe.machine)
      expect(machine?.brewMethod).toBe(recipe.brewMethod)
      if (recipe.filter) expect(filters.find(({ slug }) => slug === recipe.filter)?.fits).toContain(recipe.brewMethod)
    }
    for (const deed of [...plan.votes, ...plan.ratings, ...plan.comments, ...plan.saves]) {
      expect(members).toContain(deed.member)
      expect(plan.recipes[deed.recipe]).toBeDefined()
    }
    for (const { member, roaster } of plan.follows) {
      expect(members).toContain(member)
      expect(roasters).toContain(roaster)
    }
  })

  it('returns unique slugs, names and addresses', () => {
    for (const entries of [plan.members, plan.roasters, plan.coffees]) expect(slugs(entries).size).toBe(entries.length)
    expect(new Set(plan.members.map(({ email }) => email)).size).toBe(plan.members.length)
    expect(new Set(plan.roasters.map(({ name }) => name)).size).toBe(plan.roasters.length)
    for (const { email } of plan.members) expect(email).toMatch(/^[a-z0-9-]+@demo\.brewprint\.example$/)
    for (const { websiteUrl } of plan.roasters) expect(new URL(websiteUrl).hostname).toMatch(/\.example$/)
  })
})

describe('recipes of planDemoCommunity', () => {
  it('are within the limits of the API', () => {
    for (const recipe of plan.recipes) {
      expect(recipe.doseGrams).toBeGreaterThanOrEqual(1)
      expect(recipe.doseGrams).toBeLessThanOrEqual(200)
      expect(recipe.waterGrams).toBeGreaterThanOrEqual(5)
      expect(recipe.waterGrams).toBeLessThanOrEqual(5000)
      expect(recipe.ratio).toBeGreaterThanOrEqual(1)
      expect(recipe.ratio).toBeLessThanOrEqual(25)
      expect(Math.abs(recipe.ratio - recipe.waterGrams / recipe.doseGrams)).toBeLessThanOrEqual(0.0501)
      if (recipe.notes !== null) expect(recipe.notes).not.toMatch(/[{}]|undefined|NaN/)
      for (const level of Object.values(recipe.tasteProfile ?? {})) expect([1, 2, 3, 4, 5]).toContain(level)
    }
  })

  it('have a setting on the dial of their grinder, with its grind index', () => {
    for (const { grinder: slug, grindSetting, grindIndex } of plan.recipes) {
      const curve = buildCurve(grinders.find((grinder) => grinder.slug === slug)!)
      expect(nearestPosition(curve.grinder, grindSetting)).toBe(grindSetting)
      expect(storedIndex(curve.indexAt(grindSetting))).toBe(grindIndex)
    }
  })

  it('are within the ranges of their brewer', () => {
    for (const recipe of plan.recipes) {
      const brewer = machines.find(({ slug }) => slug === recipe.machine)!
      const method = brewerMethod(methods.find(({ id }) => id === recipe.brewMethod)!, brewer)
      const within = (value: number | null, { min, max }: { min: number; max: number }, slack = 0) => {
        if (value === null) return
        expect(value).toBeGreaterThanOrEqual(min - slack)
        expect(value).toBeLessThanOrEqual(max + slack)
      }
      within(recipe.grindIndex, method.grindIndex, 0.01)
      within(recipe.doseGrams, method.doseGrams)
      within(recipe.ratio, method.ratio, 0.1001)
      if (method.temperature !== 'fixed') within(recipe.waterTempF, method.waterTempF)
      within(recipe.waterGrams, method.waterGrams)
      within(recipe.brewTimeSeconds, method.brewTimeSeconds)
    }
  })

  it('cover every method that has a brewer, every coffee and every member', () => {
    const shown = new Set(plan.recipes.map(({ brewMethod }) => brewMethod))
    expect([...shown].sort()).toEqual([...new Set(machines.map(({ brewMethod }) => brewMethod))].sort())
    expect(new Set(plan.recipes.map(({ coffee }) => coffee)).size).toBe(plan.coffees.length)
    expect(new Set(plan.recipes.map(({ author }) => author)).size).toBe(plan.members.length)
  })

  it('have typical figures and varied notes', () => {
    const of = (id: string) => plan.recipes.filter(({ brewMethod }) => brewMethod === id)
    const v60 = median(of('v60').map(({ doseGrams }) => doseGrams))
    expect(v60).toBeGreaterThanOrEqual(14)
    expect(v60).toBeLessThanOrEqual(22)
    for (const { ratio } of of('espresso')) {
      expect(ratio).toBeGreaterThanOrEqual(1.5)
      expect(ratio).toBeLessThanOrEqual(3)
    }
    const frenchPressGrind = median(of('french-press').map(({ grindIndex }) => grindIndex))
    expect(frenchPressGrind).toBeGreaterThan(median(of('v60').map(({ grindIndex }) => grindIndex)) + 15)
    expect(median(of('cold-brew').map(({ brewTimeSeconds }) => brewTimeSeconds ?? 57_600))).toBeGreaterThanOrEqual(
      8 * 3600,
    )
    expect(plan.recipes.some(({ notes }) => notes === null)).toBe(true)
    expect(new Set(plan.recipes.map(({ notes }) => notes)).size).toBeGreaterThan(120)
  })
})

describe('actions of members in planDemoCommunity', () => {
  it("are unique per member, and never on the member's own recipe", () => {
    for (const deeds of [plan.votes, plan.ratings, plan.saves]) {
      for (const { recipe, member } of deeds) expect(plan.recipes[recipe]?.author).not.toBe(member)
      expect(new Set(deeds.map(({ recipe, member }) => `${recipe} ${member}`)).size).toBe(deeds.length)
    }
    expect(new Set(plan.follows.map(({ member, roaster }) => `${member} ${roaster}`)).size).toBe(plan.follows.length)
  })

  it('have ratings that agree with votes', () => {
    const voted = new Map(plan.votes.map((each) => [`${each.recipe} ${each.member}`, each.vote]))
    for (const { recipe, member, rating } of plan.ratings) {
      expect([1, 2, 3, 4, 5]).toContain(rating)
      const vote = voted.get(`${recipe} ${member}`)
      if (vote === 'UP') expect(rating).toBeGreaterThanOrEqual(3)
      else expect(rating).toBeLessThanOrEqual(3)
    }
  })

  it('prefer a few recipes and ignore many', () => {
    const counts = plan.recipes.map((_, i) => plan.votes.filter(({ recipe }) => recipe === i).length)
    expect(Math.max(...counts)).toBeGreaterThan(4 * median(counts))
    expect(counts.filter((count) => count <= 2).length).toBeGreaterThan(20)
    const up = plan.votes.filter(({ vote }) => vote === 'UP').length / plan.votes.length
    expect(up).toBeGreaterThan(0.6)
    expect(up).toBeLessThan(0.9)
  })

  it('repeat no comment on a recipe or by a member', () => {
    expect(new Set(plan.comments.map(({ recipe, body }) => `${recipe} ${body}`)).size).toBe(plan.comments.length)
    expect(new Set(plan.comments.map(({ member, body }) => `${member} ${body}`)).size).toBe(plan.comments.length)
    for (const { body } of plan.comments) {
      expect(plan.comments.filter((comment) => comment.body === body).length).toBeLessThanOrEqual(3)
      expect(body.length).toBeLessThanOrEqual(2000)
    }
  })

  it('are in order over about nine months, at full minutes', () => {
    const joinedAt = new Map(plan.members.map(({ slug, createdAt }) => [slug, createdAt]))
    const listedAt = new Map(plan.coffees.map(({ slug, createdAt }) => [slug, createdAt]))
    const foundedAt = new Map(plan.roasters.map(({ slug, createdAt }) => [slug, createdAt]))
    for (const { roaster, createdAt } of plan.coffees) expect(createdAt >= foundedAt.get(roaster)!).toBe(true)
    for (const { author, coffee, createdAt } of plan.recipes) {
      expect(createdAt >= joinedAt.get(author)!).toBe(true)
      expect(createdAt >= listedAt.get(coffee)!).toBe(true)
      expect(Date.parse(createdAt)).toBeGreaterThan(now.getTime() - 280 * DAY_MS)
    }
    const deeds = [...plan.votes, ...plan.ratings, ...plan.comments, ...plan.saves]
    for (const { recipe, member, createdAt } of deeds) {
      expect(createdAt > plan.recipes[recipe]!.createdAt).toBe(true)
      expect(createdAt >= joinedAt.get(member)!).toBe(true)
    }
    for (const list of Object.values(plan)) {
      for (const [i, { createdAt }] of list.entries()) {
        expect(createdAt).toMatch(/T\d\d:\d\d:00\.000Z$/)
        expect(Date.parse(createdAt)).toBeLessThan(now.getTime())
        if (i > 0) expect(createdAt >= list[i - 1]!.createdAt).toBe(true)
      }
    }
    const recent = plan.votes.filter(({ createdAt }) => now.getTime() - Date.parse(createdAt) < 14 * DAY_MS)
    expect(recent.length).toBeGreaterThan(40)
  })
})
