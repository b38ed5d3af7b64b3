import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteAccount } from '#src/features/members/accounts/delete-account.ts'
import { type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { expectExactCatalog, expectExactCounters } from '#test/support/counters.ts'
import { expectExactDays } from '#test/support/embeds.ts'
import { insertMembers, proveAddresses } from '#test/support/members.ts'
import { decide, insertWithRole } from '#test/support/moderation.ts'

describe('POST /api/admin/decisions with hide and restore', () => {
  let test: TestApp
  let moderator: Member
  let author: Member
  let reader: Member
  let another: Member
  beforeAll(async () => {
    test = await startTestApp()
    moderator = await insertWithRole(test, 'moderator')
    ;[author, reader, another] = (await insertMembers(test, 3)) as [Member, Member, Member]
    await proveAddresses(test.app.db, author)
  })
  afterAll(() => test.close())

  const addCoffee = async (name: string, roasterName = 'Quiet Roasters') =>
    (await test.post('/api/coffees', { name, roasterName, roastLevel: 'LIGHT', origin: 'Kenya' }, author)).body.coffee

  async function addRecipe(coffeeProfileId: number, notes = 'Pour slowly') {
    const { catalog } = test.app
    const body = {
      coffeeProfileId,
      grinderId: catalog.grinders[0]!.id,
      machineId: catalog.machines.find(({ slug }) => slug === 'hario-v60-02')!.id,
      ...{ grindSetting: catalog.grinders[0]!.maxGrindSetting, ratio: 16, doseGrams: 15, waterGrams: 240, notes },
    }
    const { status, body: recipe } = await test.post('/api/community-recipes', body, author)
    expect(status).toBe(201)
    return recipe.id as number
  }

  /** What members add to a recipe. */
  async function fill(id: number, by: Member) {
    await test.post(`/api/community-recipes/${id}/vote`, { vote: 'UP' }, by)
    await test.post(`/api/recipes/${id}/comments`, { body: 'Lovely' }, by)
    await test.post(`/api/community-recipes/${id}/brew-log`, { rating: 4 }, by)
    await test.post('/api/user/saved-recipes', { communityRecipeId: id }, by)
    const { body } = await test.post('/api/collections', { name: 'Best' }, by)
    await test.post(`/api/collections/${body.collection.id}/items`, { recipeId: id }, by)
  }

  async function expectExact() {
    await expectExactCounters(test.app.db)
    await expectExactCatalog(test.app.db)
    await expectExactDays(test.app.db)
  }

  const order = (action: string, subjectType: string, subjectId: number) => ({
    ...{ action, subjectType, subjectId, reason: 'Not about coffee' },
  })

  it('hide removes a recipe for everybody but its author, who sees the reason and is mailed', async () => {
    const { id: coffeeId } = await addCoffee('Hidden Konga')
    const id = await addRecipe(coffeeId)
    await fill(id, reader)
    const { status, body } = await decide(test, moderator, order('hide', 'recipe', id))
    expect(status).toBe(200)
    expect(body.effect).toMatchObject({ state: 'public', counts: { votes: 1, comments: 1, saves: 1, brews: 1 } })
    expect(body.entry).toMatchObject({ action: 'hide', memberId: author.id, reason: 'Not about coffee' })
    expect((await test.get(`/api/recipes/${id}`)).status).toBe(404)
    expect((await test.get(`/api/recipes/${id}`, reader)).status).toBe(404)
    const own = await test.get(`/api/recipes/${id}`, author)
    expect(own.body).toMatchObject({ id, review: 'hidden', reviewReason: 'Not about coffee', notes: 'Pour slowly' })
    const mine = await test.get('/api/community-recipes?createdByMe=true', author)
    expect(mine.body.data[0]).toMatchObject({ id, review: 'hidden' })
    const { grinderId, machineId } = own.body
    for (const [query, ids] of [
      [`grinderId=${grinderId}&machineId=${machineId}`, [id]],
      [`coffeeId=${coffeeId + 1}`, []],
      [`grinderId=${grinderId + 1}`, []],
      [`machineId=${machineId + 1}`, []],
      [`coffeeId=${coffeeId}`, [id]],
    ] as const) {
      const { body } = await test.get(`/api/community-recipes?createdByMe=true&${query}`, author)
      expect(body.data.map((recipe: { id: number }) => recipe.id)).toEqual(ids)
    }
    expect((await test.get(`/api/coffees/${coffeeId}`)).body._count.communityRecipes).toBe(0)
    await expectExact()
    const mails = (await test.sentMail()).filter(({ recipient }) => recipient === author.email)
    expect(mails.at(-1)?.subject).toBe('We hid something you shared on Brewprint')
  })

  it('restore returns a recipe with its votes, comments, ratings, brews, saves and collections', async () => {
    const id = await addRecipe((await addCoffee('Restored Konga')).id)
    await fill(id, reader)
    await fill(id, another)
    const before = await test.get(`/api/recipes/${id}`)
    await decide(test, moderator, order('hide', 'recipe', id))
    const { status } = await decide(test, moderator, order('restore', 'recipe', id))
    expect(status).toBe(200)
    const after = await test.get(`/api/recipes/${id}`)
    expect(after.body).toEqual(before.body)
    expect((await test.get(`/api/recipes/${id}/comments`)).body.comments).toHaveLength(2)
    expect((await test.get('/api/user/saved-recipes', reader)).body.savedRecipes[0].communityRecipeId).toBe(id)
    await expectExact()
  })

  it('restore leaves out votes, comments and brews of accounts deleted meanwhile', async () => {
    const id = await addRecipe((await addCoffee('Left Konga')).id)
    const [leaver] = (await insertMembers(test, 1)) as [Member]
    await fill(id, leaver)
    await fill(id, reader)
    await decide(test, moderator, order('hide', 'recipe', id))
    await deleteAccount(test.app.db, leaver.id)
    await decide(test, moderator, order('restore', 'recipe', id))
    expect((await test.get(`/api/recipes/${id}`)).body).toMatchObject({ upvotes: 1, commentCount: 1, brewCount: 1 })
    await expectExact()
  })

  it('hides a coffee with its recipes, brews and library entries, and restores all of them', async () => {
    const coffee = await addCoffee('Shelved Konga', 'Loud Roasters')
    const id = await addRecipe(coffee.id)
    await fill(id, reader)
    await test.post('/api/user/coffee-library', { coffeeProfileId: coffee.id, rating: 5 }, reader)
    const detail = await test.get(`/api/coffees/${coffee.id}`)
    const recipe = await test.get(`/api/recipes/${id}`)
    await decide(test, moderator, order('hide', 'coffee', coffee.id))
    await expectExact()
    for (const url of [`/api/coffees/${coffee.id}`, `/api/recipes/${id}`])
      expect((await test.get(url)).status).toBe(404)
    expect((await test.get('/api/coffees?q=shelved')).body.total).toBe(0)
    const tooSoon = await decide(test, moderator, order('restore', 'recipe', id))
    expect(tooSoon.status).toBe(404)
    expect((await decide(test, moderator, order('restore', 'coffee', coffee.id))).status).toBe(200)
    expect((await test.get(`/api/coffees/${coffee.id}`)).body).toEqual(detail.body)
    expect((await test.get(`/api/recipes/${id}`)).body).toEqual(recipe.body)
    expect((await test.get('/api/coffees?q=shelved')).body.total).toBe(1)
    expect((await test.get('/api/user/coffee-library', reader)).body.library[0]).toMatchObject({ rating: 5 })
    await expectExact()
  })

  it('hides a roaster with its coffees and recipes, and restores all of them', async () => {
    const coffee = await addCoffee('Owned Konga', 'Vanishing Roasters')
    await addRecipe(coffee.id)
    const { slug } = coffee.roaster
    await test.post(`/api/roasters/${slug}/follow`, {}, reader)
    const before = await test.get(`/api/roasters/${slug}`)
    await decide(test, moderator, order('hide', 'roaster', before.body.id))
    expect((await test.get(`/api/roasters/${slug}`)).status).toBe(404)
    await expectExact()
    expect((await decide(test, moderator, order('restore', 'roaster', before.body.id))).status).toBe(200)
    expect((await test.get(`/api/roasters/${slug}`)).body).toEqual(before.body)
    expect((await test.get(`/api/roasters/${slug}/follow`, reader)).body.isFollowing).toBe(true)
    await expectExact()
  })

  it('hides a comment from list and count, and shows its author the reason', async () => {
    const id = await addRecipe((await addCoffee('Commented Konga')).id)
    const { body } = await test.post(`/api/recipes/${id}/comments`, { body: 'Buy pills' }, reader)
    await decide(test, moderator, order('hide', 'comment', body.comment.id))
    expect((await test.get(`/api/recipes/${id}/comments`)).body).toMatchObject({ comments: [], total: 0 })
    const own = (await test.get(`/api/recipes/${id}/comments`, reader)).body.comments
    expect(own).toMatchObject([{ body: 'Buy pills', review: 'hidden', reviewReason: 'Not about coffee' }])
    expect((await decide(test, moderator, order('restore', 'comment', body.comment.id))).status).toBe(200)
    expect((await test.get(`/api/recipes/${id}/comments`)).body).toMatchObject({ total: 1 })
    await expectExact()
  })

  it('hides the name and the page of a profile, and restores them', async () => {
    await test.call('PUT', '/api/user/profile', { body: { displayName: 'Rude Name' }, token: another.token })
    await decide(test, moderator, order('hide', 'profile', another.id))
    expect((await test.get(`/api/users/${another.id}`)).status).toBe(404)
    expect((await test.get(`/api/users/${another.id}/recipes`)).status).toBe(404)
    expect((await test.get('/api/auth/me', another)).body.user.displayName).toBe(`Brewer ${another.id}`)
    await decide(test, moderator, order('restore', 'profile', another.id))
    expect((await test.get(`/api/users/${another.id}`)).body.user.displayName).toBe('Rude Name')
  })
})
