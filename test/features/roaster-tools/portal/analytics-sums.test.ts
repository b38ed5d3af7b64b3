import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#src/db/open.ts'
import { createRandom, type Random } from '#src/features/service/demo/random.ts'
import { startTestApp, type TestApp } from '#test/support/app.ts'
import { publish } from '#test/support/brewing.ts'
import { insertCoffee } from '#test/support/community.ts'
import { insertRoasterMember, type RoasterMember } from '#test/support/roasters.ts'

const KINDS = ['pageViews', 'impressions', 'clicks', 'methodSwitches'] as const
type Kind = (typeof KINDS)[number]
type Figures = Record<Kind, number>
type Row = Figures & { source?: string | null; method?: string | null; coffeeId?: number | null; others?: number }

interface World {
  owner: RoasterMember
  slug: string
  coffees: { id: number; slug: string; shareId: string }[]
}

/** Counts of the test itself: all events, and those without method, coffee or source. */
interface Counted {
  all: Figures
  noMethod: Figures
  noCoffee: Figures
  noSource: Figures
}

const nothing = (): Figures => ({ pageViews: 0, impressions: 0, clicks: 0, methodSwitches: 0 })
const sumOf = (rows: readonly Row[]): Figures => {
  const sums = nothing()
  for (const row of rows) for (const kind of KINDS) sums[kind] += row[kind]
  return sums
}

describe('finding 6: every table of GET /api/roaster-portal/analytics adds up to the totals', () => {
  let test: TestApp
  let db: Database
  beforeAll(async () => {
    test = await startTestApp()
    db = test.app.db
  })
  afterAll(() => test.close())

  async function plant(slug: string): Promise<World> {
    const owner = await insertRoasterMember(test, { slug })
    const author = await insertRoasterMember(test)
    const coffees = []
    for (const name of ['first', 'second', 'third']) {
      const { id } = await insertCoffee(db, { roasterId: owner.roasterId, slug: name })
      const recipeId = await publish(test, author, id)
      const row = db.selectFrom('recipes').select('shareId').where('id', '=', recipeId)
      coffees.push({ id, slug: name, shareId: (await row.executeTakeFirstOrThrow()).shareId })
    }
    return { owner, slug, coffees }
  }

  /** Sends a random event with random optional fields and counts it. */
  async function visit(random: Random, { owner, slug, coffees }: World, counted: Counted, sources: number) {
    const coffee = random.chance(0.7) ? random.pick(coffees) : undefined
    const isTold = random.chance(0.6)
    const headers: Record<string, string> = isTold
      ? { referer: `https://shop-${random.between(1, sources)}.example/beans` }
      : {}
    const said = random.chance(0.4) ? random.pick(['v60', 'espresso', 'Cold Brew']) : undefined
    const isShared = coffee !== undefined && random.chance(0.5)
    const shareId = !coffee ? slug : isShared ? coffee.shareId : `${slug}/${coffee.slug}`
    const token = test.app.eventTokens.issue({ roasterId: owner.roasterId })
    const count = (kind: Kind, hasMethod: boolean) => {
      counted.all[kind]++
      if (!hasMethod) counted.noMethod[kind]++
      if (!coffee) counted.noCoffee[kind]++
      if (!isTold) counted.noSource[kind]++
    }
    const ways = {
      pageViews: async () => {
        count('pageViews', false)
        return test.post('/api/track', { roasterId: owner.roasterId, coffeeId: coffee?.id }, { headers })
      },
      impressions: async () => {
        count('impressions', isShared || said !== undefined)
        return test.post('/api/embed/track-impression', { shareId, method: said, token }, { headers })
      },
      clicks: async () => {
        count('clicks', isShared || said !== undefined)
        return test.post('/api/embed/track-click', { shareId, method: said, token }, { headers })
      },
      methodSwitches: async () => {
        count('methodSwitches', true)
        return test.post('/api/embed/track-method-switch', { shareId, method: said ?? 'moka', token }, { headers })
      },
    }
    expect((await ways[random.pick(KINDS)]()).status).toBe(200)
  }

  it.each([
    { seed: 1, events: 40, sources: 3 },
    { seed: 2, events: 150, sources: 5 },
    { seed: 3, events: 250, sources: 200 },
    { seed: 4, events: 0, sources: 1 },
  ])('with missing fields and a deleted coffee: $events events from $sources sites ($seed)', async (world) => {
    const random = createRandom(world.seed)
    const planted = await plant(`sums-${world.seed}`)
    const counted: Counted = { all: nothing(), noMethod: nothing(), noCoffee: nothing(), noSource: nothing() }
    for (let n = 0; n < world.events; n++) await visit(random, planted, counted, world.sources)
    const removed = planted.coffees[0]!.id
    await db.deleteFrom('recipes').where('coffeeProfileId', '=', removed).execute()
    await db.deleteFrom('coffees').where('id', '=', removed).execute()

    const { body } = await test.get('/api/roaster-portal/analytics', { token: planted.owner.token })
    expect(body.totals).toMatchObject(counted.all)
    for (const table of ['byDay', 'bySource', 'byMethod', 'byCoffee']) {
      expect(sumOf(body[table]), table).toEqual(counted.all)
      for (const row of body[table]) for (const kind of KINDS) expect(row[kind]).toBeGreaterThanOrEqual(0)
    }
    const unknown = (rows: Row[], name: 'source' | 'method' | 'coffeeId') =>
      sumOf(rows.filter((row) => row[name] === null && row.others === undefined))
    expect(unknown(body.bySource, 'source')).toEqual(counted.noSource)
    expect(unknown(body.byMethod, 'method')).toEqual(counted.noMethod)
    expect(unknown(body.byCoffee, 'coffeeId')).toEqual(counted.noCoffee)
    if (world.events > 0)
      expect(body.byCoffee).toContainEqual(expect.objectContaining({ coffeeId: removed, coffeeName: null }))
    if (world.sources > 50) {
      expect(body.bySource.filter(({ source }: Row) => source?.startsWith('shop-'))).toHaveLength(50)
      expect(body.bySource).toContainEqual(expect.objectContaining({ source: 'other' }))
    }
    if (world.events === 0) expect([body.bySource, body.byMethod, body.byCoffee]).toEqual([[], [], []])
  })

  it('while events are recorded concurrently', async () => {
    const planted = await plant('sums-meanwhile')
    let isOver = false
    const visitors = (async () => {
      const random = createRandom(9)
      const counted: Counted = { all: nothing(), noMethod: nothing(), noCoffee: nothing(), noSource: nothing() }
      while (!isOver) await visit(random, planted, counted, 4)
    })()
    try {
      for (let n = 0; n < 30; n++) {
        const { body } = await test.get('/api/roaster-portal/analytics', { token: planted.owner.token })
        const { clickThroughRate: _, ...totals } = body.totals
        for (const table of ['byDay', 'bySource', 'byMethod', 'byCoffee']) expect(sumOf(body[table])).toEqual(totals)
      }
    } finally {
      isOver = true
      await visitors
    }
  })
})
