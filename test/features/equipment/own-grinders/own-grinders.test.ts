import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertCoffee } from '#test/support/community.ts'
import { insertMembers } from '#test/support/members.ts'
import { insertWithRole } from '#test/support/moderation.ts'
import { DESCRIPTION, describeGrinder, suggestGrinder } from '#test/support/own-grinders.ts'
import { plantSamples, type SampleWorld } from '#test/support/sample-requests.ts'

describe('own grinders (/api/user/own-grinders)', () => {
  let test: TestApp
  let owner: Member
  let other: Member
  let world: SampleWorld
  beforeAll(async () => {
    test = await startTestApp()
    ;[owner, other] = (await insertMembers(test, 2)) as [Member, Member]
    world = await plantSamples(test)
  })
  afterAll(() => test.close())

  const recipe = (grinderId: number) => ({
    ...{ coffeeProfileId: world.coffeeId, grinderId, machineId: world.machineId, grindSetting: 20 },
    ...{ ratio: 16, doseGrams: 15, waterGrams: 240 },
  })

  it('POST /api/user/own-grinders puts a described grinder on the index, with wide ranges', async () => {
    const grinder = await describeGrinder(test, owner, { brand: 'Acme' })
    expect(grinder).toMatchObject({
      brand: 'Acme',
      name: 'Village Mill',
      visibility: 'private',
      confidence: 'estimated',
    })
    expect(grinder.slug).toMatch(/^own-[0-9a-z]{16}$/)
    const v60 = grinder.methods.find(({ key }: { key: string }) => key === 'v60')
    expect(Math.abs(v60.setting - 20)).toBeLessThanOrEqual(2)
    expect(v60.confidence).toBe('low')
    expect(grinder.points).toMatchObject([
      { setting: 8, method: 'espresso' },
      { setting: 20, method: 'v60' },
    ])
    const { body } = await test.get('/api/user/grinders', { token: owner.token })
    expect(body.grinders.map(({ id }: { id: number }) => id)).toContain(grinder.id)
  })

  it('POST reads turns and compared settings as the dials show them', async () => {
    const grinder = await describeGrinder(test, owner, {
      ...{ dial: 'turns', clicksPerTurn: 30, maxGrindSetting: 120 },
      points: [
        { setting: '1 turn + 4 clicks', method: 'Espresso' },
        { setting: 80, grinderId: world.grinderId, grinderSetting: '24 clicks' },
      ],
    })
    expect(grinder.points[0].setting).toBe(34)
    expect(grinder.points[1]).toMatchObject({ grinderSetting: 24, grinder: { slug: 'comandante-c40-mk4' } })
    const german = await test.get(`/api/user/own-grinders/${grinder.id}`, {
      token: owner.token,
      headers: { 'accept-language': 'de' },
    })
    expect(german.body.grinder.scaleLabel).toBe('Klicks insgesamt ab ganz geschlossen (30 pro Umdrehung)')
  })

  it('every route that takes a grinder accepts the id of an own grinder', async () => {
    const { id, slug } = await describeGrinder(test, owner)
    const { token } = owner
    const ask = { machineId: world.machineId, grinderId: id }
    const adapted = await test.post('/api/adaptRecipe', { ...ask, coffeeProfileId: world.coffeeId }, { token })
    expect(adapted.status).toBe(200)
    expect(
      (await test.post('/api/get-recipe', { ...ask, coffeeId: world.coffeeId, volumeGrams: 300 }, { token })).status,
    ).toBe(200)
    expect((await test.get(`/api/discover?grinderId=${id}`, { token })).status).toBe(200)
    const log = await test.post(
      '/api/brew-logs',
      { method: 'v60', grinderId: id, grindSetting: 20, rating: 5 },
      { token },
    )
    expect(log.body.brewLog).toMatchObject({ grinderId: id, grindSetting: 20 })
    const personal = { method: 'v60', grindSetting: 20, ratio: 16, doseGrams: 15, waterGrams: 240, grinderId: id }
    expect((await test.post('/api/user/recipes', personal, { token })).status).toBe(201)
    const isDefault = await test.post('/api/user/grinders', { grinderId: id, isDefault: true }, { token })
    expect(isDefault.body.grinder).toMatchObject({ grinderId: id, isDefault: true })
    const converted = await test.get(`/api/v1/convert?from=comandante-c40-mk4&setting=24&to=${slug}`)
    expect(converted.body).toMatchObject({ to: { slug }, basis: 'estimated', confidence: 'low' })
    expect(converted.headers['cache-control']).toContain('max-age=0')
    expect((await test.get(`/api/widget/grinder/${slug}`)).body).toMatchObject({ id, isDescribedByOwner: true })
    const call = { name: 'get_grinder_chart', arguments: { grinder: slug } }
    const mcp = await test.post('/api/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params: call })
    expect(mcp.body.result.structuredContent.slug).toBe(slug)
  })

  it('GET /api/user/grinders/:id/calibration narrows its interval with brews, as for other grinders', async () => {
    const { id } = await describeGrinder(test, owner)
    const { token } = owner
    const widthOf = async () => {
      const { body } = await test.get(`/api/user/grinders/${id}/calibration`, { token })
      return body.narrowing.at(-1)?.halfWidth ?? Number.POSITIVE_INFINITY
    }
    const brew = { method: 'v60', grinderId: id, grindSetting: 22, rating: 5, doseGrams: 15, waterGrams: 250 }
    await test.post('/api/brew-logs', brew, { token })
    const after1 = await widthOf()
    for (let i = 0; i < 4; i++) await test.post('/api/brew-logs', brew, { token })
    expect(await widthOf()).toBeLessThan(after1)
  })

  it('GET /api/recipes/:id shows others the own grinder with who described it, but they cannot choose it', async () => {
    const { id } = await describeGrinder(test, owner, { name: 'Grandma Mill' })
    const shared = await test.post('/api/community-recipes', recipe(id), { token: owner.token })
    expect(shared.status).toBe(201)
    const read = await test.get(`/api/recipes/${shared.body.id}`, { token: other.token })
    expect(read.body.grinder).toMatchObject({
      name: 'Grandma Mill',
      isDescribedByOwner: true,
    })
    const page = await test.get(`/recipes/${shared.body.id}`, { headers: { accept: 'text/html' } })
    expect(page.text).toContain('Grandma Mill, described by its owner')
    const found = await test.get('/api/browse/recipes?q=grandma')
    expect(found.body.data.map((each: { id: number }) => each.id)).toContain(shared.body.id)
    const onTheirs = await test.get(`/api/discover?grinderId=${world.grinderId}&coffeeId=${world.coffeeId}`, {
      token: other.token,
    })
    expect(onTheirs.status).toBe(200)
    const own = await test.get(`/api/user/own-grinders/${id}`, { token: owner.token })
    expect(own.body.grinder.visibility).toBe('shared')
    for (const list of ['/api/grinders', '/api/widget/grinders', '/llms-full.txt']) {
      expect((await test.get(list)).text).not.toContain('Grandma Mill')
    }
  })

  it('PUT changes the curve, and the indexes of brews and recipes follow', async () => {
    const { id } = await describeGrinder(test, owner)
    const { token } = owner
    const log = await test.post('/api/brew-logs', { method: 'v60', grinderId: id, grindSetting: 20 }, { token })
    const shared = await test.post('/api/community-recipes', recipe(id), { token })
    const points = [
      { setting: 14, method: 'espresso' },
      { setting: 30, method: 'v60' },
    ]
    const changed = await test.call('PUT', `/api/user/own-grinders/${id}`, { body: { ...DESCRIPTION, points }, token })
    expect(changed.status).toBe(200)
    const rows = await test.app.db
      .selectFrom('brewLogs')
      .select('grindIndex')
      .where('id', '=', log.body.brewLog.id)
      .execute()
    expect(rows[0]!.grindIndex).toBeLessThan(log.body.brewLog.grindIndex - 8)
    const recipes = await test.app.db
      .selectFrom('recipes')
      .select('grindIndex')
      .where('id', '=', shared.body.id)
      .execute()
    expect(recipes[0]!.grindIndex).toBeLessThan(shared.body.grindIndex - 8)
  })

  it('PUT keeps facets exact while others change the coffees of its recipes', async () => {
    const moderator = await insertWithRole(test, 'moderator')
    const { id } = await describeGrinder(test, owner)
    const { token } = owner
    const coffees = await Promise.all(Array.from({ length: 8 }, () => insertCoffee(test.app.db)))
    for (const coffee of coffees) {
      const body = { ...recipe(id), coffeeProfileId: coffee.id }
      expect((await test.post('/api/community-recipes', body, { token })).status).toBe(201)
    }
    const finer = [
      { setting: 30, method: 'espresso' },
      { setting: 38, method: 'v60' },
    ]
    for (let round = 0; round < 6; round++) {
      const points = round % 2 ? DESCRIPTION.points : finer
      const roastLevel = round % 2 ? 'LIGHT' : 'DARK'
      const answers = await Promise.all([
        test.call('PUT', `/api/user/own-grinders/${id}`, { body: { ...DESCRIPTION, points }, token }),
        ...coffees.map((coffee) =>
          test.call('PATCH', `/api/admin/coffees/${coffee.id}`, { body: { roastLevel }, token: moderator.token }),
        ),
      ])
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    }
    const facets = await test.app.db.selectFrom('recipeFacets').select(['id', 'size']).execute()
    const recipes = await test.app.db.selectFrom('recipes').select('facetId').execute()
    for (const facet of facets) {
      expect(facet).toEqual({ ...facet, size: recipes.filter(({ facetId }) => facetId === facet.id).length })
    }
  })

  it('DELETE removes it for its owner, while brew logs keep it', async () => {
    const { id, slug } = await describeGrinder(test, owner)
    const { token } = owner
    const log = await test.post('/api/brew-logs', { method: 'v60', grinderId: id, grindSetting: 20 }, { token })
    expect((await test.call('DELETE', `/api/user/own-grinders/${id}`, { token })).status).toBe(200)
    expect((await test.get(`/api/user/own-grinders/${id}`, { token })).status).toBe(404)
    expect((await test.post('/api/brew-logs', { method: 'v60', grinderId: id }, { token })).status).toBe(404)
    expect((await test.get(`/api/widget/grinder/${slug}`)).status).toBe(404)
    const kept = await test.get(`/api/brew-logs/${log.body.brewLog.id}`, { token })
    expect(kept.status).toBe(200)
    const edited = await test.call('PATCH', `/api/brew-logs/${log.body.brewLog.id}`, {
      body: { grindSetting: 21 },
      token,
    })
    expect(edited.status).toBe(200)
  })

  it('DELETE /api/user/account deletes own grinders, unless a shared recipe has them', async () => {
    const [leaving] = (await insertMembers(test, 1)) as [Member]
    const gone = await describeGrinder(test, leaving)
    const kept = await describeGrinder(test, leaving, { name: 'Kept Mill' })
    const { token } = leaving
    await test.post('/api/brew-logs', { method: 'v60', grinderId: gone.id, grindSetting: 20 }, { token })
    const shared = await test.post('/api/community-recipes', recipe(kept.id), { token })
    expect((await test.call('DELETE', '/api/user/account', { token })).status).toBe(200)
    const rows = await test.app.db
      .selectFrom('grinders')
      .select(['id', 'ownerId'])
      .where('id', 'in', [gone.id, kept.id])
      .execute()
    expect(rows).toEqual([{ id: kept.id, ownerId: null }])
    expect((await test.get(`/api/recipes/${shared.body.id}`)).text).toContain('Kept Mill')
  })

  it('GET /api/user/export contains them', async () => {
    const { body } = await test.get('/api/user/export', { token: owner.token })
    expect(body.ownGrinders[0]).toMatchObject({ model: 'Village Mill', given: DESCRIPTION.points })
  })

  it('loadCatalog keeps them, and retires only what left the files', async () => {
    const { loadCatalog } = await import('#src/features/equipment/catalog/load.ts')
    const { readCatalogFiles } = await import('#src/features/equipment/catalog/files.ts')
    const { openCatalog } = await import('#src/features/equipment/catalog/catalog.ts')
    const { id } = await describeGrinder(test, owner)
    const files = await readCatalogFiles()
    await loadCatalog(test.app.db, files)
    const catalog = await openCatalog(test.app.db, files.methods)
    expect(catalog.requireChoosableGrinder(id, owner.id)).toMatchObject({ isRetired: false, visibility: 'private' })
    expect(catalog.grinders).toHaveLength(files.grinders.length)
  })

  it('POST /api/brew-logs finds an own grinder that was described on another node', async () => {
    const { newOwnSlug } = await import('#src/features/equipment/catalog/own-slug.ts')
    const { id } = await describeGrinder(test, owner)
    // Inserted past the service, as another node does.
    const row = await test.app.db.selectFrom('grinders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const elsewhere = { ...row, id: undefined, slug: newOwnSlug(), model: 'Elsewhere' }
    const { id: unseen } = await test.app.db
      .insertInto('grinders')
      .values(elsewhere as never)
      .returning('id')
      .executeTakeFirstOrThrow()
    const log = await test.post(
      '/api/brew-logs',
      { method: 'v60', grinderId: unseen, grindSetting: 20 },
      { token: owner.token },
    )
    expect(log.status).toBe(201)
    expect((await test.get(`/api/widget/grinder/${elsewhere.slug}`)).body.name).toBe('Elsewhere')
    const missing = await test.post('/api/brew-logs', { method: 'v60', grinderId: 999_999 }, { token: owner.token })
    expect(missing.status).toBe(404)
  })
})

describe('own grinders suggested for the catalog (/api/user/own-grinders/:id/suggestion)', () => {
  let test: TestApp
  let owner: Member
  let moderator: Member
  beforeAll(async () => {
    test = await startTestApp()
    ;[owner] = (await insertMembers(test, 1)) as [Member]
    moderator = await insertWithRole(test, 'moderator')
  })
  afterAll(() => test.close())

  const judge = (id: number, body: object, query = '') =>
    test.post(`/api/admin/equipment/suggestions/${id}${query}`, body, { token: moderator.token })

  it('an accepted one keeps its id, and everybody finds and chooses it until that is undone', async () => {
    const { suggestionId, suggestedAt } = await suggestGrinder(test, owner, { name: 'Accepted Mill' })
    const { body: list } = await test.get('/api/admin/equipment/suggestions', { token: moderator.token })
    const listed = list.data.find(({ id }: { id: number }) => id === suggestionId)
    expect(listed).toMatchObject({ sources: 'https://maker.example/mill', member: { id: owner.id } })
    const { id, slug } = listed.grinder
    const [other] = (await insertMembers(test, 1)) as [Member]
    const verdict = { decision: 'accept', changedAt: suggestedAt, sources: "The maker's manual" }

    const preview = await judge(suggestionId, verdict, '?preview=true')
    expect(preview.body).toMatchObject({ effect: { brand: 'Acme', sources: "The maker's manual" }, entry: null })
    expect((await test.get('/api/grinders')).text).not.toContain('Accepted Mill')

    const accepted = await judge(suggestionId, verdict)
    expect(accepted.body.entry).toMatchObject({
      action: 'accept-grinder',
      subject: { type: 'grinder', id },
      isUndoable: true,
    })
    const found = (await test.get('/api/grinders')).body.grinders.find((each: { id: number }) => each.id === id)
    expect(found).toMatchObject({ slug, brand: 'Acme', name: 'Accepted Mill' })
    expect((await test.get('/api/widget/grinders')).text).toContain(slug)
    expect((await test.get('/llms-full.txt')).text).toContain('Acme Accepted Mill')
    expect((await test.get('/api/widget/grinder/accepted%20mill')).body).toMatchObject({
      id,
      source: "The maker's manual",
    })
    const call = { name: 'list_grinders', arguments: { search: 'accepted mill' } }
    const mcp = await test.post('/api/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params: call })
    expect(mcp.text).toContain(slug)
    expect((await test.get('/sitemap.xml')).status).toBe(200)
    const log = { method: 'v60', grinderId: id, grindSetting: 20 }
    expect((await test.post('/api/brew-logs', log, { token: other.token })).status).toBe(201)
    const changed = await test.call('PUT', `/api/user/own-grinders/${id}`, { body: DESCRIPTION, token: owner.token })
    expect([changed.status, changed.body.code]).toEqual([409, 'in_catalog'])
    expect((await test.call('DELETE', `/api/user/own-grinders/${id}`, { token: owner.token })).status).toBe(409)

    const mails = await test.app.db.selectFrom('outbox').select('subject').where('userId', '=', owner.id).execute()
    expect(mails.map(({ subject }) => subject)).toContain('Your grinder is in the Brewprint catalog')

    const undo = await test.post(`/api/admin/audit-log/${accepted.body.entry.id}/undo`, {}, { token: moderator.token })
    expect(undo.status).toBe(200)
    expect((await test.get('/api/grinders')).text).not.toContain('Accepted Mill')
    expect((await test.post('/api/brew-logs', log, { token: other.token })).status).toBe(404)
    expect((await test.get('/api/brew-logs', { token: other.token })).status).toBe(200)
    const again = await test.get(`/api/user/own-grinders/${id}`, { token: owner.token })
    expect(again.body.grinder).toMatchObject({ visibility: 'shared', suggestion: { state: 'PENDING' } })
  })

  it('a declined one stays private, and its owner is mailed the reason in their language', async () => {
    await test.app.db.updateTable('users').set({ language: 'de' }).where('id', '=', owner.id).execute()
    const { suggestionId, suggestedAt } = await suggestGrinder(test, owner, { name: 'Declined Mill' })
    const body = { decision: 'decline', changedAt: suggestedAt }
    expect((await judge(suggestionId, body)).body).toMatchObject({ field: 'reason' })
    const declined = await judge(suggestionId, { ...body, reason: 'No source for the burr size' })
    expect(declined.status).toBe(200)
    const mail = (await test.sentMail()).findLast(({ recipient }) => recipient === owner.email)
    expect(mail?.subject).toBe('Wir haben deine Mühle nicht in den Brewprint-Katalog aufgenommen')
    expect(mail?.text).toContain('No source for the burr size')
    const { body: mine } = await test.get('/api/user/own-grinders', { token: owner.token })
    const grinder = mine.grinders.find(({ name }: { name: string }) => name === 'Declined Mill')
    expect(grinder).toMatchObject({
      visibility: 'private',
      suggestion: { state: 'DECLINED', reason: 'No source for the burr size' },
    })
    expect((await judge(suggestionId, { ...body, reason: 'Twice' })).status).toBe(409)
  })

  it('accepting one that its owner has changed since the moderator read it is refused', async () => {
    const { suggestionId, suggestedAt } = await suggestGrinder(test, owner, { name: 'Changing Mill' })
    const { body } = await test.get('/api/user/own-grinders', { token: owner.token })
    const { id } = body.grinders.find(({ name }: { name: string }) => name === 'Changing Mill')
    await test.call('PUT', `/api/user/own-grinders/${id}`, {
      body: { ...DESCRIPTION, name: 'Rude Words' },
      token: owner.token,
    })
    const accepted = await judge(suggestionId, { decision: 'accept', changedAt: suggestedAt, brand: 'Acme' })
    expect([accepted.status, accepted.body.code]).toEqual([409, 'changed_since'])
    expect((await test.get('/api/grinders')).text).not.toContain('Rude Words')
  })

  it('accepting one needs a brand, and a name that the catalog does not have', async () => {
    const { suggestionId, suggestedAt } = await suggestGrinder(test, owner, { brand: null, name: 'Nameless' })
    const verdict = { decision: 'accept', changedAt: suggestedAt }
    expect((await judge(suggestionId, verdict)).body).toMatchObject({ field: 'brand' })
    const twin = await judge(suggestionId, { ...verdict, brand: 'baratza', name: 'ENCORE' })
    expect([twin.status, twin.body.code]).toEqual([409, 'same_name'])
  })

  it('DELETE takes a suggestion back, and POST makes it again', async () => {
    const { id } = await describeGrinder(test, owner)
    const path = `/api/user/own-grinders/${id}/suggestion`
    const sources = { sources: 'A manual' }
    expect((await test.post(path, sources, { token: owner.token })).status).toBe(201)
    expect((await test.post(path, sources, { token: owner.token })).status).toBe(409)
    expect((await test.call('DELETE', path, { token: owner.token })).status).toBe(200)
    expect((await test.post(path, sources, { token: owner.token })).status).toBe(201)
  })
})
