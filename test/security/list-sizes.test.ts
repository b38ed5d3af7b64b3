import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countFitting, MAX_LIST_BYTES, shorten, shortenToFit } from '#src/http/size-cap.ts'
import { startTestApp, type TestApp } from '#test/support/app.ts'
import { plantLargestRows } from '#test/support/largest-rows.ts'
import { type DescribedRoute, descriptionOf, operationsOf } from '#test/support/openapi.ts'
import { type SampleWorld, sampleOf } from '#test/support/sample-requests.ts'

/** Routes without a limit, and why. */
const UNLIMITED = {
  'GET /api/user/export': 'a download of everything that a member has',
  'GET /api/admin/backup': 'a download of the database, which is streamed from a file',
  'GET /llms-full.txt': 'all grinder data as text',
  'GET /api/grinders': 'the catalog, which only operators change',
  'GET /api/machines': 'the catalog, which only operators change',
}

/** Besides the items of a list: totals, cursors, and the object around them. */
const BESIDE_BYTES = 60_000

describe('list routes with the largest rows that requests can store', () => {
  let test: TestApp
  let world: SampleWorld
  let routes: DescribedRoute[]
  beforeAll(async () => {
    test = await startTestApp()
    world = await plantLargestRows(test)
    routes = operationsOf(await descriptionOf(test.app)).filter(
      ({ method, name }) => method === 'GET' && !(name in UNLIMITED) && !/verify|not-me/.test(name),
    )
  })
  afterAll(() => test.close())

  function urlsOf({ name, operation }: DescribedRoute): string[] {
    const { url } = sampleOf(name, world)
    const has = (wanted: string) => operation.parameters?.some(({ name }) => name === wanted)
    const with_ = (query: string) => `${url}${url.includes('?') ? '&' : '?'}${query}`
    const longest = has('limit') ? [with_('limit=1000000')] : [url]
    const searched = has('q') ? [with_('limit=1000000&q=largest')] : []
    const grouped = has('group') ? [with_('limit=24&group=coffee')] : []
    return [...longest, ...searched, ...grouped]
  }

  it('returns less than 1 MB from every list route', async () => {
    expect(routes.length).toBeGreaterThan(40)
    const tooLarge: string[] = []
    let largest = 0
    for (const route of routes) {
      for (const url of urlsOf(route)) {
        const { status, text } = await test.get(url, { token: world.member.token })
        if (status >= 400) tooLarge.push(`${url}: ${status} ${text}`)
        const bytes = Buffer.byteLength(text)
        largest = Math.max(largest, bytes)
        if (bytes > MAX_LIST_BYTES + BESIDE_BYTES) tooLarge.push(`${route.name} (${url}): ${bytes} bytes`)
      }
    }
    expect(tooLarge).toEqual([])
    // The rows are large enough to fill lists.
    expect(largest).toBeGreaterThan(MAX_LIST_BYTES / 2)
  })

  it.each([
    ['/api/user/coffee-library', 'library'],
    ['/api/collections', 'collections'],
    ['/api/brew-logs', 'data'],
    ['/api/roaster-claims', 'claims'],
    ['/api/admin/queue', 'data'],
    ['/api/admin/audit-log', 'data'],
    ['/api/admin/claims', 'data'],
    ['/api/user/reviews', 'data'],
  ])('GET %s returns all items across pages that end early', async (path, key) => {
    const ids = new Set<number>()
    let total = 0
    let pages = 0
    for (let cursor: string | null = ''; cursor !== null; pages++) {
      const { body } = await test.get(`${path}?limit=500${cursor && `&cursor=${cursor}`}`, {
        token: world.member.token,
      })
      for (const item of body[key]) ids.add(item.id ?? item.coffeeProfileId ?? item.subjectId)
      total = body.total ?? 120
      cursor = body.cursor
      expect(body.hasMore).toBe(cursor !== null)
    }
    expect(pages).toBeGreaterThan(1)
    expect(ids.size).toBe(total)
  })

  it('GET /api/collections/{id} returns all items across pages that end early', async () => {
    const ids = new Set<number>()
    for (let cursor: string | null = ''; cursor !== null; ) {
      const url = `/api/collections/${world.collectionId}?limit=500${cursor && `&cursor=${cursor}`}`
      const { body } = await test.get(url, { token: world.member.token })
      for (const item of body.collection.items) ids.add(item.recipeId)
      cursor = body.cursor
    }
    expect(ids.size).toBe(510)
  })

  it('GET /api/recipes/{id}/comments returns all comments across pages that end early', async () => {
    const ids = new Set<number>()
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { body } = await test.get(
        `/api/recipes/${world.recipeId}/comments?limit=100${cursor && `&cursor=${cursor}`}`,
      )
      for (const { id } of body.comments) ids.add(id)
      cursor = body.cursor
    }
    expect(ids.size).toBe(150)
  })

  it('GET /api/recipes/{id} and /api/user/recipes/{id} return whole texts that lists shorten', async () => {
    const { token } = world.member
    const list = await test.get('/api/community-recipes?createdByMe=true&limit=100', { token })
    const { id, notes } = list.body.data.find(({ review }: { review?: string }) => !review)
    expect(notes.length).toBeLessThan(5000)
    expect(notes.endsWith('…')).toBe(true)
    expect((await test.get(`/api/recipes/${id}`)).body.notes).toHaveLength(5000)
    const own = await test.get('/api/user/recipes?limit=100', { token })
    expect(own.body.recipes).toHaveLength(100)
    const personal = await test.get(`/api/user/recipes/${own.body.recipes[0].id}`, { token })
    expect(personal.body.recipe.notes).toHaveLength(5000)
  })

  it('GET /api/brew-logs/weekly-stats counts all brews of a week, and lists as many as fit', async () => {
    const { body } = await test.get('/api/brew-logs/weekly-stats', { token: world.member.token })
    expect(body.stats.totalBrews).toBeGreaterThan(700)
    expect(body.stats.brewsToday).toBe(body.stats.totalBrews)
    expect(body.brewsByDay.at(-1).brews.length).toBeGreaterThan(10)
  })
})

describe('shortenToFit and countFitting', () => {
  const items = (count: number, notes: string) => Array.from({ length: count }, (_, id) => ({ id, notes }))

  it('change nothing in ordinary lists', () => {
    const ordinary = items(100, 'Bloom for 45 s, then pour slowly. '.repeat(30))
    expect(shortenToFit(ordinary, 'notes')).toBe(ordinary)
    expect(countFitting(ordinary, 100, ['notes'])).toBe(100)
    expect(countFitting(items(500, 'Sweet'), 500, ['notes'])).toBe(500)
  })

  it('keep short texts whole beside long ones', () => {
    const mixed = [...items(100, '\u0001'.repeat(5000)), { id: 100, notes: 'Short' }]
    const fitted = shortenToFit(mixed, 'notes')
    expect(Buffer.byteLength(JSON.stringify(fitted))).toBeLessThanOrEqual(MAX_LIST_BYTES)
    expect(fitted.at(-1)).toEqual({ id: 100, notes: 'Short' })
    expect(fitted[0]!.notes.length).toBeGreaterThan(1000)
  })

  it('leave at least one item on a page', () => {
    expect(countFitting(items(3, 'x'.repeat(2 * MAX_LIST_BYTES)), 3, ['notes'])).toBe(1)
  })

  it('cut no character in half', () => {
    expect(shorten('ab🎉🎉', 4)).toBe('ab…')
    expect(shorten('ab🎉🎉', 5)).toBe('ab🎉…')
    expect(shorten('ab🎉🎉', 6)).toBe('ab🎉🎉')
  })
})
