import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertBrewLog } from '#test/support/brew-logs.ts'
import { publish } from '#test/support/brewing.ts'
import { expectExactCatalog, expectExactCounters, expectExactOrigins } from '#test/support/counters.ts'
import { expectError } from '#test/support/errors.ts'
import { insertMembers } from '#test/support/members.ts'
import { joinRoaster } from '#test/support/roasters.ts'

describe('finding 11: PATCH and PUT /api/coffees/:id by the member who added the coffee', () => {
  let test: TestApp
  let ada: Member
  let ben: Member
  beforeAll(async () => {
    test = await startTestApp()
    ;[ada, ben] = (await insertMembers(test, 2)) as [Member, Member]
  })
  afterAll(() => test.close())

  let count = 0
  const add = async (coffee: object = {}): Promise<number> => {
    const body = { name: 'Knoga', roasterName: `Placeholder ${++count}`, roastLevel: 'LIGHT', ...coffee }
    return (await test.post('/api/coffees', body, { token: ada.token })).body.coffee.id
  }
  const edit = (id: number, body: object, { token } = ada, method = 'PATCH'): Promise<Answer> =>
    test.call(method, `/api/coffees/${id}`, { token, body })
  const canEdit = async (id: number, { token } = ada) => (await test.get(`/api/coffees/${id}/can-edit`, { token })).body
  const idsFor = async (query: string) =>
    (await test.get(`/api/coffees?${query}`)).body.data.map(({ id }: { id: number }) => id)

  it.each(['PATCH', 'PUT'])('%s changes every field except the slug', async (method) => {
    const id = await add({ origin: 'Keyna', description: 'Dense.', processingMethod: 'Washed' })
    const before = (await test.get(`/api/coffees/${id}`)).body
    const changes = {
      name: ' Konga ',
      roastLevel: 'Medium-Dark',
      coffeeType: 'BLEND',
      origin: 'Ethiopia & Kenya',
      flavorProfile: ['peach', 'jasmine'],
      description: null,
      acidity: 4,
      body: 2,
      processingMethod: 'Natural',
      roasterName: `Somebody ${method}`,
    }
    const { status, body } = await edit(id, changes, ada, method)
    expect(status).toBe(200)
    const expected = {
      id,
      slug: before.slug,
      name: 'Konga',
      roastLevel: 'MEDIUM_DARK',
      coffeeType: 'BLEND',
      origin: 'Ethiopia & Kenya',
      flavorProfile: 'peach, jasmine',
      description: null,
      acidityLevel: 4,
      bodyLevel: 2,
      processingMethod: 'Natural',
      roasterName: `Somebody ${method}`,
      createdAt: before.createdAt,
      submittedBy: before.submittedBy,
    }
    expect(body.coffee).toMatchObject(expected)
    expect(body.coffee.updatedAt > before.updatedAt).toBe(true)
    expect((await edit(id, { name: 'Konga' }, ada, method)).body.coffee).toMatchObject(expected)
  })

  it('updates the ETag, search results, filters and origins', async () => {
    const id = await add({ name: 'Wrongname', origin: 'Peru', flavorProfile: 'fig', processingMethod: 'Honey' })
    const old = await test.get(`/api/coffees/${id}`)
    expect(await idsFor('q=wrongname+fig')).toEqual([id])
    await edit(id, { name: 'Rightname', origin: 'Timor and Laos', flavorProfile: 'quince', roastLevel: 'DARK' })
    const now = await test.get(`/api/coffees/${id}`, { headers: { 'if-none-match': old.headers.etag as string } })
    expect(now).toMatchObject({ status: 200, body: { name: 'Rightname', slug: 'wrongname' } })
    expect(await idsFor('q=wrongname')).toEqual([])
    expect(await idsFor('q=rightname+quince+honey')).toEqual([id])
    expect(await idsFor('origin=peru&sort=recent')).toEqual([])
    expect(await idsFor('origin=laos&roastLevel=DARK')).toEqual([id])
    await expectExactOrigins(test.app.db)
    await expectExactCatalog(test.app.db)
  })

  it("is allowed when only the member's own recipes, brews and library use the coffee", async () => {
    const id = await add()
    const recipeId = await publish(test, ada, id)
    await insertBrewLog(test.app.db, ada.id, { coffeeProfileId: id })
    await test.post('/api/user/coffee-library', { coffeeProfileId: id }, { token: ada.token })
    expect(await canEdit(id)).toEqual({ canEdit: true, reason: null })
    expect((await edit(id, { name: 'Konga', roastLevel: 'DARK' })).status).toBe(200)
    const { body } = await test.get(`/api/recipes/${recipeId}`)
    expect(body.coffee).toMatchObject({ name: 'Konga', roastLevel: 'DARK' })
    const { data } = (await test.get('/api/recipes?roastLevel=DARK&q=konga')).body
    expect(data.map((recipe: { id: number }) => recipe.id)).toContain(recipeId)
    await expectExactCounters(test.app.db)
    await expectExactCatalog(test.app.db)
  })

  const roaster = async (slug: string) => (await test.get(`/api/roasters/${slug}`)).body

  it('moves the coffee and its recipes to another roaster and updates the counters of both roasters', async () => {
    const id = await add({ name: 'Mover', roasterName: 'Onxy Lab' })
    const recipeId = await publish(test, ada, id)
    const otherId = await add({ name: 'Mover', roasterName: 'Onyx Lab' })
    const { status, body } = await edit(id, { roasterName: ' ONYX  lab ' })
    expect(status).toBe(200)
    expect(body.coffee).toMatchObject({ id, name: 'Mover', slug: 'mover-2', roasterName: 'Onyx Lab' })
    expect((await test.get(`/api/coffees/${otherId}`)).body.slug).toBe('mover')
    expect((await test.get(`/api/recipes/${recipeId}`)).body.coffee.roaster).toMatchObject({ slug: 'onyx-lab' })
    expect(await roaster('onxy-lab')).toMatchObject({ _count: { coffees: 0 }, recipeCount: 0 })
    expect(await roaster('onyx-lab')).toMatchObject({ _count: { coffees: 2 }, recipeCount: 1 })
    expect(await idsFor('roaster=onyx-lab')).toEqual([otherId, id].sort((a, b) => a - b))
    expect(await idsFor('q=mover+onxy&roaster=onxy-lab')).toEqual([])
    const { data } = (await test.get('/api/roasters/onyx-lab/recipes')).body
    expect(data.map((recipe: { id: number }) => recipe.id)).toEqual([recipeId])
    await expectExactCounters(test.app.db)
    await expectExactCatalog(test.app.db)
  })

  it('creates an unknown roaster, and ignores another spelling of the current one', async () => {
    const id = await add({ name: 'Settler', roasterName: 'Old Home' })
    expect((await edit(id, { roasterName: 'New Home' })).body.coffee).toMatchObject({
      slug: 'settler',
      roaster: { slug: 'new-home', name: 'New Home' },
    })
    expect((await edit(id, { roasterName: 'new  home' })).body.coffee.roasterName).toBe('New Home')
    expect(await roaster('new-home')).toMatchObject({ _count: { coffees: 1 } })
    await expectExactCatalog(test.app.db)
  })

  it('answers 403 to a move to another roaster once another member uses the coffee', async () => {
    const id = await add()
    await publish(test, ben, id)
    expectError(await edit(id, { roasterName: 'Elsewhere' }), { status: 403, code: 'in_use' })
    expect((await test.get('/api/roasters/elsewhere')).status).toBe(404)
  })

  it('keeps counters exact under concurrent moves and new recipes', async () => {
    const [one, two] = [await add({ roasterName: 'Here Coffee' }), await add({ roasterName: 'There Coffee' })]
    for (let round = 0; round < 6; round++) {
      const [here, there] = round % 2 ? ['Here Coffee', 'There Coffee'] : ['There Coffee', 'Here Coffee']
      const answers = await Promise.all([
        edit(one, { roasterName: here, roastLevel: 'DARK' }),
        edit(two, { roasterName: there }),
        edit(one, { roasterName: there, name: `Round ${round}` }),
        publish(test, ada, one),
        publish(test, ada, two),
      ])
      for (const answer of answers.slice(0, 3) as Answer[]) expect(answer.status).toBe(200)
    }
    await expectExactCounters(test.app.db)
    await expectExactCatalog(test.app.db)
  })

  const USES: [string, RegExp, (id: number) => Promise<unknown>][] = [
    ['a recipe', /recipes/, (id) => publish(test, ben, id)],
    ['a brew', /brews/, (id) => insertBrewLog(test.app.db, ben.id, { coffeeProfileId: id })],
    [
      'a library entry',
      /shelf/,
      (id) => test.post('/api/user/coffee-library', { coffeeProfileId: id }, { token: ben.token }),
    ],
    [
      'a personal recipe',
      /recipes/,
      (id) => {
        const recipe = { method: 'v60', grindSetting: 24, ratio: 16, doseGrams: 15, waterGrams: 240 }
        return test.post('/api/user/recipes', { ...recipe, coffeeProfileId: id }, { token: ben.token })
      },
    ],
    [
      'a recipe of somebody who left',
      /recipes/,
      async (id) => {
        const [leaver] = (await insertMembers(test, 1)) as [Member]
        await publish(test, leaver, id)
        await test.call('DELETE', '/api/user/account', { token: leaver.token })
      },
    ],
  ]
  it.each(USES)('answers 403 once another member has %s for the coffee', async (_, why, use) => {
    const id = await add()
    await use(id)
    const answer = await edit(id, { name: 'Konga' })
    expectError(answer, { status: 403, code: 'in_use' })
    expect(answer.body.error).toMatch(why)
    expect(await canEdit(id)).toEqual({ canEdit: false, reason: answer.body.error })
    expect((await test.get(`/api/coffees/${id}`)).body.name).toBe('Knoga')
  })

  it('answers 403 once the roaster is verified or has a member', async () => {
    const verified = await add()
    const { roasterId } = await test.app.db
      .selectFrom('coffees')
      .select('roasterId')
      .where('id', '=', verified)
      .executeTakeFirstOrThrow()
    await test.app.db.updateTable('roasters').set({ isVerified: true }).where('id', '=', roasterId).execute()
    expectError(await edit(verified, { name: 'Konga' }), { status: 403, code: 'managed' })
    const managed = await add({ roasterName: 'Managed Roasters' })
    const { id } = await test.app.db
      .selectFrom('roasters')
      .select('id')
      .where('name', '=', 'Managed Roasters')
      .executeTakeFirstOrThrow()
    await joinRoaster(test, ben.id, id)
    const answer = await edit(managed, { name: 'Konga' })
    expectError(answer, { status: 403, code: 'managed' })
    expect(answer.body.error).toContain('Managed Roasters')
  })

  it('answers 403 to other members, 401 to anonymous callers and 404 for an unknown coffee', async () => {
    const id = await add()
    expectError(await edit(id, { name: 'Konga' }, ben), { status: 403, code: 'not_the_submitter' })
    expect(await canEdit(id, ben)).toMatchObject({ canEdit: false, reason: expect.any(String) })
    expect((await test.call('PATCH', `/api/coffees/${id}`, { body: { name: 'Konga' } })).status).toBe(401)
    expect((await test.get(`/api/coffees/${id}/can-edit`)).status).toBe(401)
    expectError(await edit(999_999, { name: 'Konga' }), { status: 404, code: 'not_found' })
    expect((await test.get('/api/coffees/999999/can-edit', { token: ada.token })).status).toBe(404)
  })

  it.each([
    { name: '' },
    { name: null },
    { roasterName: '' },
    { roasterName: null },
    { roastLevel: 'burnt' },
    { roastLevel: null },
    { coffeeType: null },
    { acidity: 9 },
    { origin: 'x'.repeat(200) },
  ])('rejects %j with 400', async (changes) => {
    const id = await add()
    expect((await edit(id, changes)).status).toBe(400)
    expect((await test.get(`/api/coffees/${id}`)).body).toMatchObject({ name: 'Knoga', roastLevel: 'LIGHT' })
  })

  it('keeps data exact when another member starts to use the coffee concurrently', async () => {
    for (let round = 0; round < 8; round++) {
      const id = await add()
      const [changed, kept] = await Promise.all([
        edit(id, { name: `Konga ${round}`, roastLevel: 'DARK' }),
        round % 2
          ? test.post('/api/user/coffee-library', { coffeeProfileId: id }, { token: ben.token })
          : test.post('/api/brew-logs', { method: 'v60', coffeeProfileId: id }, { token: ben.token }),
      ])
      expect(kept.status).toBe(201)
      expect([200, 403]).toContain(changed.status)
      expect((await edit(id, { name: 'Later' })).status).toBe(403)
      await expectExactCatalog(test.app.db)
    }
  })
})
