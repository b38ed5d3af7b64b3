import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasLink, isImpossible } from '#src/features/moderation/hold/rules.ts'
import { type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertCoffee, insertRecipe } from '#test/support/community.ts'
import { insertMembers } from '#test/support/members.ts'
import { decide, insertWithRole } from '#test/support/moderation.ts'

const DAY_MS = 86_400_000

describe('hasLink', () => {
  it.each([
    'see https://x.test/a',
    'HTTP://A.B',
    'www.pills.biz',
    'buy at pills.com!',
    'pills dot com',
    'cheap[dot]shop',
  ])('finds %s', (text) => expect(hasLink(text)).toBe(true))
  it.each(['Grind 2.4.1, pour 250 g.', 'Bloom 30 s. Then pour.', 'ratio 1:16.5', 'Enjoy.Me and you', null])(
    'does not find %s',
    (text) => expect(hasLink(text)).toBe(false),
  )
})

describe('isImpossible', () => {
  it.each([
    [{ ratio: 0.9, doseGrams: 15 }, true],
    [{ ratio: 41, doseGrams: 15 }, true],
    [{ ratio: 16, doseGrams: 501 }, true],
    [{ ratio: 1, doseGrams: 500 }, false],
    [{ ratio: 40, doseGrams: 15 }, false],
  ])('returns for %j %s', (figures, expected) => expect(isImpossible(figures)).toBe(expected))
})

describe('holding for review of recipes, comments and coffees', () => {
  let test: TestApp
  let moderator: Member
  beforeAll(async () => {
    test = await startTestApp({ quotas: true })
    moderator = await insertWithRole(test, 'moderator')
  })
  afterAll(() => test.close())

  const newMember = async (days = 0): Promise<Member> => {
    const [member] = (await insertMembers(test, 1)) as [Member]
    const createdAt = new Date(Date.now() - days * DAY_MS).toISOString()
    await test.app.db.updateTable('users').set({ createdAt }).where('id', '=', member.id).execute()
    return member
  }

  async function publish(app: TestApp, by: Member, values: object = {}) {
    const { catalog, db } = app.app
    const body = {
      coffeeProfileId: (await insertCoffee(db)).id,
      grinderId: catalog.grinders[0]!.id,
      machineId: catalog.machines.find(({ slug }) => slug === 'hario-v60-02')!.id,
      ...{ grindSetting: catalog.grinders[0]!.maxGrindSetting, ratio: 16, doseGrams: 15, waterGrams: 240 },
      ...values,
    }
    return app.post('/api/community-recipes', body, by)
  }

  it('holds the first recipe of a new account with a link, which only its author sees', async () => {
    const author = await newMember()
    const { status, body } = await publish(test, author, { notes: 'More at https://pills.test' })
    expect([status, body.review, body.recipe.review]).toEqual([201, 'pending', 'pending'])
    expect((await test.get(`/api/recipes/${body.id}`)).status).toBe(404)
    expect((await test.get(`/api/recipes/${body.id}`, author)).body).toMatchObject({ review: 'pending' })
    const { data } = (await test.get('/api/admin/queue', moderator)).body
    expect(data).toContainEqual(expect.objectContaining({ cause: 'held', state: 'pending' }))
    const order = { action: 'restore', subjectType: 'recipe', subjectId: body.id }
    expect((await decide(test, moderator, order)).body.entry.action).toBe('approve')
    const shown = (await test.get(`/api/recipes/${body.id}`)).body
    expect(shown).toMatchObject({ notes: 'More at https://pills.test' })
    expect(shown).not.toHaveProperty('review')
    // Approved once, so the next link isn't the first any more.
    expect((await publish(test, author, { notes: 'https://pills.test' })).body).not.toHaveProperty('review')
  })

  it('holds a comment with a link, and mails nobody about it', async () => {
    const [recipeAuthor, author] = [await newMember(), await newMember()]
    const id = await insertRecipe(test.app.db, { createdById: recipeAuthor.id })
    const { status, body } = await test.post(`/api/recipes/${id}/comments`, { body: 'www.pills.biz' }, author)
    expect([status, body.comment.review]).toEqual([201, 'pending'])
    expect((await test.get(`/api/recipes/${id}/comments`)).body).toMatchObject({ comments: [], total: 0 })
    expect((await test.get(`/api/recipes/${id}/comments`, author)).body.comments).toMatchObject([{ review: 'pending' }])
    expect((await test.sentMail()).filter(({ recipient }) => recipient === recipeAuthor.email)).toEqual([])
  })

  it('holds a coffee with a link, also if PATCH adds it', async () => {
    const author = await newMember()
    const coffee = { name: 'Linked', roasterName: 'Held Roasters', roastLevel: 'LIGHT' }
    const { status, body } = await test.post('/api/coffees', { ...coffee, description: 'See www.pills.biz' }, author)
    expect([status, body.coffee.review]).toEqual([201, 'pending'])
    expect((await test.get(`/api/coffees/${body.coffee.id}`)).status).toBe(404)
    expect((await test.get(`/api/coffees/${body.coffee.id}`, author)).body).toMatchObject({ review: 'pending' })
    const other = (await test.post('/api/coffees', coffee, author)).body.coffee
    const url = `/api/coffees/${other.id}`
    const edited = await test.call('PATCH', url, { body: { description: 'pills.com' }, token: author.token })
    expect([edited.status, edited.body.coffee.review]).toEqual([200, 'pending'])
    expect((await test.get(url)).status).toBe(404)
  })

  it.each([
    { name: 'Cheap at pills.com' },
    { origin: 'www.pills.biz' },
    { flavorNotes: ['Cherry', 'https://pills.test'] },
    { processingMethod: 'pills (dot) shop' },
    { roasterName: 'pills-24.shop' },
  ])('holds a coffee with a link in any field: %o', async (words) => {
    const author = await newMember()
    const coffee = { name: 'Plain', roasterName: 'Held Roasters', roastLevel: 'LIGHT' }
    const { status, body } = await test.post('/api/coffees', { ...coffee, ...words }, author)
    expect([status, body.coffee.review]).toEqual([201, 'pending'])
    const other = (await test.post('/api/coffees', coffee, author)).body.coffee
    expect(other.review).toBeUndefined()
    const edit = { body: words, token: author.token }
    const edited = await test.call('PATCH', `/api/coffees/${other.id}`, edit)
    expect([edited.status, edited.body.coffee.review]).toEqual([200, 'pending'])
  })

  it('holds a recipe when PATCH adds a link', async () => {
    const author = await newMember()
    const { body } = await publish(test, author, { notes: 'Fine' })
    const url = `/api/community-recipes/${body.id}`
    const edited = await test.call('PATCH', url, { body: { notes: 'pills.com' }, token: author.token })
    expect([edited.status, edited.body.review]).toEqual([200, 'pending'])
    expect((await test.get(`/api/recipes/${body.id}`)).status).toBe(404)
  })

  it('holds no links of an old account that has shared before', async () => {
    const author = await newMember(30)
    expect((await publish(test, author, { notes: 'https://first.test' })).body.review).toBe('pending')
    expect((await publish(test, author, { notes: 'No link' })).body.review).toBeUndefined()
    expect((await publish(test, author, { notes: 'https://second.test' })).body.review).toBeUndefined()
  })

  it('holds a recipe with a dose above 500 g, whoever shares it', async () => {
    const { status, body } = await publish(test, await newMember(400), { ratio: 10, doseGrams: 600, waterGrams: 6000 })
    expect([status, body.review]).toEqual([201, 'pending'])
  })

  it('holds nothing with QUOTAS=off', async () => {
    const open = await startTestApp({ quotas: false })
    const [author] = (await insertMembers(open, 1)) as [Member]
    const { body } = await publish(open, author, {
      ...{ notes: 'https://a.test', ratio: 10, doseGrams: 600, waterGrams: 6000 },
    })
    expect(body.review).toBeUndefined()
    expect((await open.get(`/api/recipes/${body.id}`)).status).toBe(200)
    await open.close()
  })

  it('is turned off by PATCH /api/admin/settings while the service runs', async () => {
    const operator = await insertWithRole(test, 'operator')
    const change = (body: object) => test.call('PATCH', '/api/admin/settings', { body, token: operator.token })
    expect((await change({ holdLinks: false })).body).toMatchObject({
      settings: { holdLinks: false },
      changed: ['holdLinks'],
    })
    expect((await publish(test, await newMember(), { notes: 'https://a.test' })).body.review).toBeUndefined()
    expect((await change({ holdLinks: null })).body.changed).toEqual([])
    expect((await publish(test, await newMember(), { notes: 'https://a.test' })).body.review).toBe('pending')
  })
})
