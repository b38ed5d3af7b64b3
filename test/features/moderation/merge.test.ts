import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { expectExactCatalog, expectExactCounters } from '#test/support/counters.ts'
import { insertMembers } from '#test/support/members.ts'
import { decide, insertWithRole } from '#test/support/moderation.ts'

describe('POST /api/admin/decisions with merge, and PATCH /api/admin/coffees/:id', () => {
  let test: TestApp
  let moderator: Member
  let ada: Member
  let grace: Member
  beforeAll(async () => {
    test = await startTestApp()
    moderator = await insertWithRole(test, 'moderator')
    ;[ada, grace] = (await insertMembers(test, 2)) as [Member, Member]
  })
  afterAll(() => test.close())

  const addCoffee = async (name: string, roasterName: string, roastLevel = 'LIGHT') =>
    (await test.post('/api/coffees', { name, roasterName, roastLevel, origin: 'Kenya' }, ada)).body.coffee

  async function addRecipe(coffeeProfileId: number, by: Member): Promise<number> {
    const { catalog } = test.app
    const { body } = await test.post(
      '/api/community-recipes',
      {
        coffeeProfileId,
        grinderId: catalog.grinders[0]!.id,
        machineId: catalog.machines.find(({ slug }) => slug === 'hario-v60-02')!.id,
        ...{ grindSetting: catalog.grinders[0]!.maxGrindSetting, ratio: 16, doseGrams: 15, waterGrams: 240 },
      },
      by,
    )
    return body.id
  }

  const expectExact = async () => {
    await expectExactCounters(test.app.db)
    await expectExactCatalog(test.app.db)
  }

  const merge = (subjectType: string, subjectId: number, intoId: number, query = '') =>
    decide(test, moderator, { action: 'merge', subjectType, subjectId, intoId }, query)
  const undo = (entryId: number) => test.post(`/api/admin/audit-log/${entryId}/undo`, {}, moderator)

  it('moves recipes, votes, brews, personal recipes and library entries of a coffee, once per member, and back by undo', async () => {
    const from = await addCoffee('Konga Natural', 'First Roasters', 'DARK')
    const into = await addCoffee('Konga', 'Second Roasters')
    const recipeId = await addRecipe(from.id, ada)
    await test.post(`/api/community-recipes/${recipeId}/vote`, { vote: 'UP' }, grace)
    await test.post('/api/brew-logs', { method: 'v60', coffeeProfileId: from.id }, grace)
    const personal = { method: 'v60', grindSetting: 24, ratio: 16, doseGrams: 15, waterGrams: 240 }
    await test.post('/api/user/recipes', { ...personal, coffeeProfileId: from.id }, grace)
    for (const coffee of [from, into]) {
      await test.post('/api/user/coffee-library', { coffeeProfileId: coffee.id, personalNotes: coffee.name }, grace)
    }
    await test.post('/api/user/coffee-library', { coffeeProfileId: from.id }, ada)
    const before = (await test.get(`/api/recipes/${recipeId}`)).body

    expect((await merge('coffee', from.id, into.id, '?preview=true')).body.effect).toMatchObject({
      counts: { recipes: 1, brews: 1, library: 2 },
      into: { id: into.id, name: 'Konga' },
    })
    const { status, body } = await merge('coffee', from.id, into.id)
    expect(status).toBe(200)
    await expectExact()
    expect((await test.get(`/api/coffees/${from.id}`)).status).toBe(404)
    expect((await test.get(`/api/recipes/${recipeId}`)).body).toMatchObject({
      upvotes: 1,
      coffee: { id: into.id, roastLevel: 'LIGHT', roasterName: 'Second Roasters' },
    })
    expect((await test.get('/api/recipes?roastLevel=Dark')).body.total).toBe(0)
    expect((await test.get('/api/brew-logs/last', grace)).body.brewLog.coffee.id).toBe(into.id)
    expect((await test.get('/api/user/recipes', grace)).body.recipes[0].coffeeProfileId).toBe(into.id)
    const shelf = (await test.get('/api/user/coffee-library', grace)).body.library
    expect(shelf).toMatchObject([{ coffeeProfileId: into.id, personalNotes: 'Konga' }])
    expect((await test.get('/api/user/coffee-library', ada)).body.library).toMatchObject([{ coffeeProfileId: into.id }])

    expect((await undo(body.entry.id)).status).toBe(200)
    await expectExact()
    expect((await test.get(`/api/recipes/${recipeId}`)).body).toEqual(before)
    expect((await test.get('/api/brew-logs/last', grace)).body.brewLog.coffee.id).toBe(from.id)
    expect((await test.get('/api/user/coffee-library', grace)).body.library).toHaveLength(2)
    expect((await test.get(`/api/coffees/${from.id}`)).body).toMatchObject({ name: 'Konga Natural' })
  })

  it('moves coffees, recipes and followers of a roaster, each follower once, and back by undo', async () => {
    const coffee = await addCoffee('Doubled', 'Twice Roasters')
    const other = await addCoffee('Doubled', 'Twice Roasters Ltd')
    const recipeId = await addRecipe(other.id, ada)
    const [from, into] = [other.roaster, coffee.roaster]
    await test.post(`/api/roasters/${from.slug}/follow`, {}, ada)
    for (const { slug } of [from, into]) await test.post(`/api/roasters/${slug}/follow`, {}, grace)
    const { status, body } = await merge('roaster', from.id, into.id)
    expect(status).toBe(200)
    await expectExact()
    expect((await test.get(`/api/roasters/${from.slug}`)).status).toBe(404)
    expect((await test.get(`/api/roasters/${into.slug}/follow`, ada)).body).toEqual({
      isFollowing: true,
      followerCount: 2,
    })
    expect((await test.get(`/api/recipes/${recipeId}`)).body.coffee.roaster.id).toBe(into.id)
    expect((await test.get('/api/coffees?q=doubled twice')).body.total).toBe(2)
    expect((await undo(body.entry.id)).status).toBe(200)
    await expectExact()
    expect((await test.get(`/api/roasters/${from.slug}/follow`, grace)).body).toEqual({
      isFollowing: true,
      followerCount: 2,
    })
    expect((await test.get(`/api/roasters/${into.slug}/follow`, ada)).body).toEqual({
      isFollowing: false,
      followerCount: 1,
    })
    expect((await test.get(`/api/recipes/${recipeId}`)).body.coffee.roaster.id).toBe(from.id)
  })

  it('restores a recipe that was hidden before the merge for the remaining coffee', async () => {
    const [from, into] = [await addCoffee('Old name', 'Third Roasters'), await addCoffee('New name', 'Third Roasters')]
    const recipeId = await addRecipe(from.id, ada)
    const order = { subjectType: 'recipe', subjectId: recipeId, reason: 'Spam' }
    await decide(test, moderator, { action: 'hide', ...order })
    await merge('coffee', from.id, into.id)
    expect((await decide(test, moderator, { action: 'restore', ...order })).status).toBe(200)
    expect((await test.get(`/api/recipes/${recipeId}`)).body.coffee.id).toBe(into.id)
    await expectExact()
  })

  it('refuses a merge of profiles, into itself and into an unknown id', async () => {
    const { id } = await addCoffee('Alone', 'Fourth Roasters')
    expect((await merge('coffee', id, id)).status).toBe(400)
    expect((await merge('coffee', id, 2_000_000_000)).status).toBe(404)
    expect((await merge('profile', ada.id, grace.id)).status).toBe(400)
  })

  it('refuses a merge with a hidden coffee on either side, and so does the preview', async () => {
    const [hidden, there] = [await addCoffee('Hidden', 'Eighth Roasters'), await addCoffee('There', 'Eighth Roasters')]
    const order = { action: 'hide', subjectType: 'coffee', subjectId: hidden.id, reason: 'Spam' }
    expect((await decide(test, moderator, order)).status).toBe(200)
    for (const query of ['?preview=true', '']) {
      for (const [from, into] of [
        [there, hidden],
        [hidden, there],
      ]) {
        const { status, body } = await merge('coffee', from.id, into.id, query)
        expect([status, body.code]).toEqual([409, 'already_decided'])
      }
    }
  })

  it('undoes an edit of a coffee once, also for concurrent requests', async () => {
    const { id } = await addCoffee('Twice undone', 'Ninth Roasters')
    const { body } = await test.call('PATCH', `/api/admin/coffees/${id}`, {
      body: { roastLevel: 'DARK' },
      token: moderator.token,
    })
    const answers = await Promise.all([undo(body.entry.id), undo(body.entry.id)])
    expect(answers.map(({ status, body }) => [status, body.code]).sort()).toEqual([
      [200, undefined],
      [409, 'already_undone'],
    ])
    const log = await test.get(`/api/admin/audit-log?subjectType=coffee&subjectId=${id}`, moderator)
    expect(log.body.data.map(({ action }: { action: string }) => action)).toEqual(['undo', 'edit-coffee'])
  })

  it('PATCH /api/admin/coffees/:id changes the facts of a coffee, and can be undone', async () => {
    const { id } = await addCoffee('Wrong facts', 'Fifth Roasters')
    const recipeId = await addRecipe(id, ada)
    const call = (query: string) =>
      test.call('PATCH', `/api/admin/coffees/${id}${query}`, { body: { roastLevel: 'DARK' }, token: moderator.token })
    expect((await call('?preview=true')).body).toMatchObject({ entry: null, effect: { counts: { recipes: 1 } } })
    const { body } = await call('')
    expect((await test.get(`/api/recipes/${recipeId}`)).body.coffee.roastLevel).toBe('DARK')
    expect((await undo(body.entry.id)).status).toBe(200)
    expect((await test.get(`/api/recipes/${recipeId}`)).body.coffee.roastLevel).toBe('LIGHT')
    await expectExact()
  })

  it('redirects the old URLs to what remains, also over several merges, until it is undone', async () => {
    const names = ['One', 'Two', 'Three']
    const coffees = await Promise.all(names.map((name) => addCoffee(`Lot ${name}`, `Sixth Roasters ${name}`)))
    const [a, b, c] = coffees as [(typeof coffees)[0], (typeof coffees)[0], (typeof coffees)[0]]
    const page = (path: string) => test.get(path, { headers: { accept: 'text/html' } })
    const first = await merge('coffee', a.id, b.id)
    const second = await merge('coffee', b.id, c.id)
    await merge('roaster', a.roaster.id, b.roaster.id)
    await merge('roaster', b.roaster.id, c.roaster.id)
    for (const { id, roaster } of [a, b]) {
      const coffee = await page(`/coffees/${id}?lang=de`)
      expect([coffee.status, coffee.headers.location]).toEqual([301, `/coffees/${c.id}?lang=de`])
      const at = await page(`/roasters/${roaster.slug}`)
      expect([at.status, at.headers.location]).toEqual([301, `/roasters/${c.roaster.slug}`])
      expect(at.headers['cache-control']).toBe('no-cache')
      const api = await test.get(`/api/coffees/${id}`)
      expect([api.status, api.body.code, api.body.mergedInto]).toEqual([404, 'not_found', c.id])
      const apiRoaster = await test.get(`/api/roasters/${roaster.slug}`)
      expect([apiRoaster.status, apiRoaster.body.mergedInto]).toEqual([404, c.roaster.slug])
    }
    expect((await undo(first.body.entry.id)).body.code).toBe('parent_missing')
    expect((await undo(second.body.entry.id)).status).toBe(200)
    expect((await undo(first.body.entry.id)).status).toBe(200)
    await expectExact()
    expect((await page(`/coffees/${a.id}`)).status).not.toBe(301)
    // Its roaster is still merged.
    expect((await test.get(`/api/coffees/${a.id}`)).body.roaster.id).toBe(c.roaster.id)
    expect((await test.get('/api/coffees?q=lot one roasters three')).body.total).toBe(1)
  })

  it('answers 404 at the old URLs once what remains is hidden', async () => {
    const [from, into] = [await addCoffee('Seen', 'Seventh Roasters'), await addCoffee('Unseen', 'Seventh Roasters')]
    await merge('coffee', from.id, into.id)
    await decide(test, moderator, { action: 'hide', subjectType: 'coffee', subjectId: into.id, reason: 'Spam' })
    const { status, body } = await test.get(`/api/coffees/${from.id}`)
    expect([status, body.mergedInto]).toEqual([404, undefined])
    expect((await test.get(`/coffees/${from.id}`, { headers: { accept: 'text/html' } })).status).toBe(404)
  })
})
