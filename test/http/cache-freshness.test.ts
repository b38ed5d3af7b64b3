import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { plantCoffees } from '#test/support/coffees.ts'
import { insertMembers } from '#test/support/members.ts'

const MEMBERS = 6
const RECIPES = 3

/** What has been acknowledged so far: a read that starts afterwards must show at least this. */
interface Known {
  recipes: { id: number; votes: number; comments: number; brews: number }[]
  published: number
  newest: number
  followers: number
  coffees: number
}

interface Look {
  url: (known: Known) => string
  /** The figures of the response that only ever grow, and below it the values they must have reached. */
  shown: (body: Answer['body'], known: Known) => number[]
  reached: (known: Known) => number[]
  isForMember?: true
}

const sumOf = (known: Known, of: (recipe: Known['recipes'][number]) => number): number =>
  known.recipes.reduce((sum, recipe) => sum + of(recipe), 0)

const ours = (rows: { id: number }[], known: Known) => rows.filter(({ id }) => known.recipes.some((r) => r.id === id))
const total = <T>(rows: T[], of: (row: T) => number): number => rows.reduce((sum, row) => sum + of(row), 0)
type Shown = { id: number; upvotes: number; downvotes: number; commentCount: number; brewCount: number }
const votesOf = ({ upvotes, downvotes }: Shown): number => upvotes + downvotes

const LOOKS: Record<string, Look> = {
  'a recipe': {
    url: ({ recipes }) => `/api/recipes/${recipes[0]!.id}`,
    shown: (body) => [votesOf(body), body.commentCount, body.brewCount],
    reached: ({ recipes: [first] }) => [first!.votes, first!.comments, first!.brews],
  },
  'the newest recipes': {
    url: () => '/api/recipes?limit=100',
    shown: (body) => [body.total, body.data[0].id],
    reached: ({ published, newest }) => [published, newest],
  },
  // Only the recipes of this test get votes and brews, so they are on the first page.
  'recipes by votes': {
    url: () => '/api/recipes/search?sort=highest_rated&limit=100',
    shown: (body, known) => [body.total, total(ours(body.data, known) as Shown[], votesOf)],
    reached: (known) => [known.published, sumOf(known, ({ votes }) => votes)],
  },
  'pages of recipes': {
    url: () => '/api/browse/recipes?sort=most_brewed&limit=100',
    shown: (body, known) => [body.total, total(ours(body.data, known) as Shown[], ({ brewCount }) => brewCount)],
    reached: (known) => [known.published, sumOf(known, ({ brews }) => brews)],
  },
  'recipes of a grinder': {
    url: () => '/api/recipes?grinderId=1&limit=2',
    shown: (body) => [body.total, body.data[0].id],
    reached: ({ published, newest }) => [published, newest],
  },
  'community recipes': {
    url: () => '/api/community-recipes?limit=100',
    shown: (body) => [body.total],
    reached: ({ published }) => [published],
  },
  comments: {
    url: ({ recipes }) => `/api/recipes/${recipes[0]!.id}/comments`,
    shown: (body) => [body.comments.length],
    reached: ({ recipes: [first] }) => [Math.min(100, first!.comments)],
  },
  'a roaster': {
    url: () => '/api/roasters/fresh-roasters',
    shown: (body) => [body.followerCount, body.recipeCount, body._count.coffees],
    reached: ({ followers, published, coffees }) => [followers, published, coffees],
  },
  'its coffees': {
    url: () => '/api/roasters/fresh-roasters/coffees',
    shown: (body) => [body.total],
    reached: ({ coffees }) => [coffees],
  },
  'coffees of an origin': {
    url: () => '/api/coffees?origin=ethiopia&sort=recent',
    shown: (body) => [body.total, body.data.length],
    reached: ({ coffees }) => [coffees, Math.min(20, coffees)],
  },
  'a search': {
    url: () => '/api/coffees?q=evergreen&limit=50',
    shown: (body) => [body.total],
    reached: ({ coffees }) => [Math.min(300, coffees)],
  },
  'what recipes say of a coffee': {
    url: () => '/api/coffees/1/stats',
    shown: (body) => [body.recipeCount, body.votes.total],
    reached: (known) => [known.published, sumOf(known, ({ votes }) => votes)],
  },
  'recipes that fit a member': {
    url: () => '/api/recipes/search?sort=recommended&limit=100',
    isForMember: true,
    shown: (body, known) => [body.total, total(ours(body.data, known) as Shown[], votesOf)],
    reached: (known) => [known.published, sumOf(known, ({ votes }) => votes)],
  },
  discover: {
    url: () => '/api/discover?grinderId=1&coffeeId=1',
    shown: (body) => [body.total],
    reached: ({ published }) => [Math.min(21, 1 + published)],
  },
}

type Act = 'vote' | 'comment' | 'brew' | 'publish' | 'follow' | 'coffee'

describe('the response cache under concurrent reads and writes', () => {
  let test: TestApp
  let members: Member[]
  const known: Known = { recipes: [], published: 0, newest: 0, followers: 0, coffees: 1 }
  const given = new Set<string>()
  /** The number of acts so far, used to make coffee names unique. */
  let isDone = 0

  beforeAll(async () => {
    test = await startTestApp()
    members = await insertMembers(test, MEMBERS)
    const [coffeeId] = await plantCoffees(test.app.db, [
      { name: 'Evergreen One', roaster: 'Fresh Roasters', origin: 'Ethiopia' },
    ])
    expect(coffeeId).toBe(1)
    for (let i = 0; i < RECIPES; i++) {
      const id = await publish(members[0]!)
      known.recipes.push({ id, votes: 0, comments: 0, brews: 0 })
    }
  })
  afterAll(() => test.close())

  async function publish({ token }: Member): Promise<number> {
    const { status, body } = await test.post(
      '/api/community-recipes',
      { coffeeProfileId: 1, grinderId: 1, machineId: 1, grindSetting: 20, ratio: 15, doseGrams: 20, waterGrams: 300 },
      { token },
    )
    expect(status).toBe(201)
    known.published++
    known.newest = Math.max(known.newest, body.id)
    return body.id
  }

  /** Counts an act only once the service has acknowledged it. */
  async function act(kind: Act, member: Member, recipe: Known['recipes'][number]): Promise<void> {
    const { token, id } = member
    const expectDone = ({ status }: Answer) => expect(status).toBeLessThan(300)
    isDone++
    switch (kind) {
      case 'vote': {
        const isFirst = !given.has(`vote ${id} ${recipe.id}`)
        given.add(`vote ${id} ${recipe.id}`)
        expectDone(await test.post(`/api/community-recipes/${recipe.id}/vote`, { vote: 'UP' }, { token }))
        if (isFirst) recipe.votes++
        return
      }
      case 'comment':
        expectDone(await test.post(`/api/recipes/${recipe.id}/comments`, { body: 'Fresh' }, { token }))
        recipe.comments++
        return
      case 'brew':
        expectDone(await test.post(`/api/community-recipes/${recipe.id}/brew-log`, { rating: 4 }, { token }))
        recipe.brews++
        return
      case 'publish':
        await publish(member)
        return
      case 'follow': {
        const isFirst = !given.has(`follow ${id}`)
        given.add(`follow ${id}`)
        expectDone(await test.post('/api/roasters/fresh-roasters/follow', undefined, { token }))
        if (isFirst) known.followers++
        return
      }
      case 'coffee': {
        const name = `Evergreen ${isDone}`
        const body = { name, roasterName: 'Fresh Roasters', roastLevel: 'LIGHT', origin: 'Ethiopia' }
        expectDone(await test.post('/api/coffees', body, { token }))
        known.coffees++
      }
    }
  }

  async function look(name: string): Promise<void> {
    const { url, shown, reached, isForMember } = LOOKS[name]!
    // Taken before the request is sent: all of this was acknowledged by then.
    const least = reached(known)
    const { status, body } = await test.get(url(known), { token: isForMember && members[0]!.token })
    expect(status, name).toBe(200)
    for (const [i, value] of shown(body, known).entries()) {
      expect(value, `${name}: ${value} where ${least[i]} was acknowledged`).toBeGreaterThanOrEqual(least[i]!)
    }
  }

  const anAct = fc.record({
    kind: fc.constantFrom<Act>('vote', 'comment', 'brew', 'publish', 'follow', 'coffee'),
    member: fc.nat(MEMBERS - 1),
    recipe: fc.nat(RECIPES - 1),
  })
  const aLook = fc.constantFrom(...Object.keys(LOOKS))

  it('never returns an older state than was acknowledged before the read', async () => {
    const steps = fc.array(fc.oneof(anAct, aLook, aLook, aLook), { minLength: 20, maxLength: 60 })
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 4, maxLength: 8 }), async (clients) => {
        // Each client works through its steps in order; all clients run concurrently.
        await Promise.all(
          clients.map(async (steps) => {
            for (const step of steps) {
              if (typeof step === 'string') await look(step)
              else await act(step.kind, members[step.member]!, known.recipes[step.recipe]!)
            }
          }),
        )
      }),
      // No shrinking: the database keeps the earlier writes, so a shorter run would start from another state.
      { numRuns: 8, endOnFailure: true },
    )
    // Responses did come from the cache.
    expect(test.app.responseCache.hits).toBeGreaterThan(0)
  }, 120_000)

  it('returns the same as a read without the cache once all writes are done', async () => {
    for (const [name, { url }] of Object.entries(LOOKS)) {
      for (let i = 0; i < 3; i++) await test.get(url(known))
      const kept = await test.get(url(known))
      test.app.responseCache.clear()
      const anew = await test.get(url(known))
      expect(kept.body, name).toEqual(anew.body)
    }
  })

  it('shows the removal of an account and of everything it owned', async () => {
    const leaving = members.at(-1)!
    const urls = Object.values(LOOKS).map(({ url }) => url(known))
    for (const url of [...urls, ...urls]) await test.get(url)
    await test.call('DELETE', '/api/user/account', { token: leaving.token })
    for (const url of urls) {
      const after = await test.get(url)
      test.app.responseCache.clear()
      expect(after.body, url).toEqual((await test.get(url)).body)
    }
  })
})
