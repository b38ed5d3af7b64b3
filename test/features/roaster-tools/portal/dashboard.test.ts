import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#src/db/open.ts'
import { type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { giveVotes, publish } from '#test/support/brewing.ts'
import { daysAgo, insertEventDays } from '#test/support/event-days.ts'
import { insertMembers } from '#test/support/members.ts'
import { insertRoasterMember, type RoasterMember } from '#test/support/roasters.ts'

const PORTAL = '/api/roaster-portal'

describe('GET /api/roaster-portal/dashboard', () => {
  let test: TestApp
  let db: Database
  beforeAll(async () => {
    test = await startTestApp()
    db = test.app.db
  })
  afterAll(() => test.close())

  const read = async ({ token }: RoasterMember) => (await test.get(`${PORTAL}/dashboard`, { token })).body
  const send = (method: string, path: string, { token }: RoasterMember, body: object) =>
    test.call(method, `${PORTAL}/${path}`, { token, body })
  const addCoffee = async (owner: RoasterMember, name: string): Promise<number> =>
    (await send('POST', 'coffees', owner, { name, roastLevel: 'LIGHT' })).body.coffee.id

  it('returns zeros and open onboarding steps for a new roaster', async () => {
    const body = await read(await insertRoasterMember(test))
    expect(body).toEqual({
      stats: {
        coffeeCount: 0,
        recipeCount: 0,
        followerCount: 0,
        embedRecipeCount: 0,
        pageViews: 0,
        impressions: 0,
        clicks: 0,
        methodSwitches: 0,
        clickThroughRate: 0,
      },
      onboarding: {
        steps: ['profile', 'logo', 'coffee', 'embedRecipe', 'embedSettings', 'impression'].map((key) => ({
          key,
          label: expect.any(String),
          done: false,
        })),
        completed: 0,
        total: 6,
      },
      recipes: [],
      coffees: [],
    })
  })

  it('marks each onboarding step as done', async () => {
    const owner = await insertRoasterMember(test, { slug: 'steps' })
    const done = async () => {
      const { steps, completed, total }: { steps: { key: string; done: boolean }[]; completed: number; total: number } =
        (await read(owner)).onboarding
      const keys = steps.filter((step) => step.done).map(({ key }) => key)
      expect([completed, total]).toEqual([keys.length, 6])
      return keys
    }
    await send('PUT', 'profile', owner, { description: 'Small batches.', websiteUrl: 'https://steps.example' })
    expect(await done()).toEqual([])
    await send('PUT', 'profile', owner, { country: 'Norway' })
    expect(await done()).toEqual(['profile'])
    await send('PUT', 'profile', owner, { logoUrl: 'https://steps.example/logo.png' })
    expect(await done()).toEqual(['profile', 'logo'])
    const coffee = await addCoffee(owner, 'First')
    expect(await done()).toEqual(['profile', 'logo', 'coffee'])
    await send('POST', `coffees/${coffee}/recipes`, owner, { method: 'v60', doseGrams: 15, ratio: 16 })
    expect(await done()).toEqual(['profile', 'logo', 'coffee', 'embedRecipe'])
    await send('PUT', 'embed-settings', owner, {})
    expect(await done()).toEqual(['profile', 'logo', 'coffee', 'embedRecipe', 'embedSettings'])
    await test.post('/api/track', { roasterId: owner.roasterId })
    expect(await done()).not.toContain('impression')
    await test.post('/api/embed/track-impression', { shareId: 'steps/first' })
    expect(await done()).not.toContain('impression')
    const token = test.app.eventTokens.issue({ roasterId: owner.roasterId })
    await test.post('/api/embed/track-impression', { shareId: 'steps/first', token })
    expect(await done()).toHaveLength(6)
    await send('PUT', 'profile', owner, { logoUrl: '' })
    expect(await done()).not.toContain('logo')
  })

  it('returns figures of the last 30 days and counts of all time', async () => {
    const owner = await insertRoasterMember(test, { slug: 'figures' })
    const [fan] = (await insertMembers(test, 1)) as [Member]
    await test.post('/api/roasters/figures/follow', undefined, { token: fan.token })
    const coffee = await addCoffee(owner, 'Konga')
    for (const method of ['v60', 'aeropress']) {
      await send('POST', `coffees/${coffee}/recipes`, owner, { method, doseGrams: 15, ratio: 16 })
    }
    await publish(test, fan, coffee)
    const { roasterId } = owner
    await insertEventDays(db, roasterId, { day: daysAgo(30), kind: 'IMPRESSION', count: 1000 })
    await insertEventDays(db, roasterId, { day: daysAgo(29), kind: 'IMPRESSION', count: 8 })
    await insertEventDays(db, roasterId, { day: daysAgo(2), kind: 'CLICK', count: 2 })
    await insertEventDays(db, roasterId, { day: daysAgo(0), kind: 'METHOD_SWITCH', count: 3 })
    await test.post('/api/track', { roasterId })
    expect((await read(owner)).stats).toEqual({
      coffeeCount: 1,
      recipeCount: 1,
      followerCount: 1,
      embedRecipeCount: 2,
      pageViews: 1,
      impressions: 8,
      clicks: 2,
      methodSwitches: 3,
      clickThroughRate: 0.25,
    })
  })

  it('returns the ten best recipes for its coffees with votes, ratings and events', async () => {
    const owner = await insertRoasterMember(test)
    const [ada, eve] = (await insertMembers(test, 2)) as [Member, Member]
    await db.updateTable('users').set({ displayName: 'Ada of Konga' }).where('id', '=', ada.id).execute()
    const coffee = await addCoffee(owner, 'Konga')
    const ids: number[] = []
    for (let i = 0; i < 11; i++) {
      ids.push(await publish(test, ada, coffee))
      await giveVotes(db, ids[i]!, i, 1)
    }
    await test.post(`/api/community-recipes/${ids[10]}/brew-log`, { rating: 4 }, { token: eve.token })
    await test.post(`/api/community-recipes/${ids[10]}/brew-log`, { rating: 5 }, { token: ada.token })
    const { roasterId } = owner
    await insertEventDays(db, roasterId, { day: daysAgo(1), kind: 'IMPRESSION', count: 5, recipe: ids[10] })
    await insertEventDays(db, roasterId, { day: daysAgo(9), kind: 'CLICK', count: 2, recipe: ids[10] })
    await insertEventDays(db, roasterId, { day: daysAgo(40), kind: 'CLICK', count: 100, recipe: ids[10] })
    await insertEventDays(db, roasterId, { day: daysAgo(1), kind: 'IMPRESSION', count: 7, recipe: ids[3] })
    const { recipes } = await read(owner)
    expect(recipes.map(({ id }: { id: number }) => id)).toEqual(ids.slice(1).reverse())
    expect(recipes[0]).toEqual({
      id: ids[10],
      coffee: { id: coffee, name: 'Konga', slug: 'konga' },
      method: 'v60',
      title: null,
      author: 'Ada of Konga',
      upvotes: 10,
      downvotes: 1,
      averageRating: 4.5,
      brewCount: 2,
      impressions: 5,
      clicks: 2,
    })
    expect(recipes[7]).toMatchObject({ id: ids[3], impressions: 7, clicks: 0, averageRating: null })
    expect(recipes[1]).toMatchObject({ impressions: 0, clicks: 0 })
  })

  it('returns the coffees with most recipes first', async () => {
    const owner = await insertRoasterMember(test)
    const quiet = await addCoffee(owner, 'A Quiet One')
    const busy = await addCoffee(owner, 'Busy')
    const [ada] = (await insertMembers(test, 1)) as [Member]
    await publish(test, ada, busy)
    await test.post('/api/user/coffee-library', { coffeeProfileId: busy }, { token: ada.token })
    const { coffees } = await read(owner)
    expect(coffees).toMatchObject([
      { id: busy, recipeCount: 1, libraryCount: 1, brewCount: 0, embedRecipeCount: 0 },
      { id: quiet, recipeCount: 0, libraryCount: 0 },
    ])
  })
})
