import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { expectExactCatalog, expectExactCounters } from '#test/support/counters.ts'
import { insertMembers } from '#test/support/members.ts'
import { decide, insertWithRole } from '#test/support/moderation.ts'

describe('roaster created by POST /api/coffees, when its only coffee is held, hidden or deleted', () => {
  let test: TestApp
  let moderator: Member
  let reader: Member
  beforeAll(async () => {
    test = await startTestApp({ quotas: true })
    moderator = await insertWithRole(test, 'moderator')
    ;[reader] = (await insertMembers(test, 1)) as [Member]
  })
  afterAll(() => test.close())

  const LINK = 'Cheap pills at https://pills.test'
  const newAccount = async () => (await insertMembers(test, 1))[0] as Member
  const addCoffee = async (by: Member, name: string, roasterName: string, description?: string) => {
    const body = { name, roasterName, roastLevel: 'LIGHT', description }
    const { status, body: answer } = await test.post('/api/coffees', body, by)
    expect(status).toBe(201)
    return answer.coffee
  }
  const order = (action: string, subjectId: number) => ({ action, subjectType: 'coffee', subjectId, reason: 'Spam' })
  const names = async (by?: Member) =>
    ((await test.get('/api/roasters?limit=100', by)).body.roasters as { name: string }[]).map(({ name }) => name)

  /** Nobody finds the roaster anywhere. */
  async function expectGone(name: string, slug: string, by?: Member) {
    expect(await names(by)).not.toContain(name)
    for (const path of ['', '/coffees', '/recipes', '/follow']) {
      expect((await test.get(`/api/roasters/${slug}${path}`, by)).status).toBe(404)
    }
    expect((await test.get(`/api/roasters?search=${name}`, by)).body.roasters).toEqual([])
    expect((await test.get(`/api/coffees?roaster=${slug}`, by)).body.data).toEqual([])
    expect((await test.get(`/api/embed/recipes/${slug}`)).status).toBe(404)
    expect((await test.get(`/roasters/${slug}`)).status).toBe(404)
    await expectExactCounters(test.app.db)
    await expectExactCatalog(test.app.db)
  }

  it('is not public while its coffee is held, and has the same id and slug once the coffee is approved', async () => {
    const author = await newAccount()
    const coffee = await addCoffee(author, 'Konga', 'Pillbox', LINK)
    expect(coffee).toMatchObject({ review: 'pending', roaster: { slug: 'pillbox' } })
    await expectGone('Pillbox', 'pillbox')
    await expectGone('Pillbox', 'pillbox', reader)
    const restored = await decide(test, moderator, order('restore', coffee.id))
    expect(restored.status).toBe(200)
    const { body } = await test.get('/api/roasters/pillbox')
    expect(body).toMatchObject({ id: coffee.roaster.id, name: 'Pillbox', _count: { coffees: 1 } })
    expect(await names()).toContain('Pillbox')
    // Undoing the approval takes both again.
    await test.post(`/api/admin/audit-log/${restored.body.entry.id}/undo`, {}, moderator)
    await expectGone('Pillbox', 'pillbox')
  })

  it('GET /api/admin/queue shows moderators the name of the roaster, which may contain the link', async () => {
    const author = await newAccount()
    await addCoffee(author, 'Guji', 'www.pills.biz')
    const { data } = (await test.get('/api/admin/queue', moderator)).body
    const texts = (data as { subject: { name: string; text: string } }[]).map(({ subject }) => subject)
    expect(texts).toContainEqual(expect.objectContaining({ name: 'Guji', text: 'www.pills.biz' }))
  })

  it('is hidden with its only coffee, is counted in the preview, and is restored with it', async () => {
    const author = await newAccount()
    const coffee = await addCoffee(author, 'Sidamo', 'Lone Roaster')
    expect((await test.post('/api/roasters/lone-roaster/follow', {}, reader)).status).toBe(201)
    const preview = await decide(test, moderator, order('hide', coffee.id), '?preview=true')
    expect(preview.body.effect.counts).toMatchObject({ roasters: 1 })
    await decide(test, moderator, order('hide', coffee.id))
    await expectGone('Lone Roaster', 'lone-roaster')
    await decide(test, moderator, order('restore', coffee.id))
    expect((await test.get('/api/roasters/lone-roaster')).body).toMatchObject({ followerCount: 1 })
    await expectExactCounters(test.app.db)
  })

  it('stays public while it has another coffee, is hidden with the last one, and gets both back when restored', async () => {
    const author = await newAccount()
    const first = await addCoffee(author, 'First', 'Twice Roasted')
    const second = await addCoffee(author, 'Second', 'Twice Roasted', LINK)
    expect(second.review).toBe('pending')
    expect((await test.get('/api/roasters/twice-roasted')).status).toBe(200)
    await decide(test, moderator, order('hide', first.id))
    await expectGone('Twice Roasted', 'twice-roasted')
    expect((await decide(test, moderator, order('restore', second.id))).status).toBe(200)
    expect((await decide(test, moderator, order('restore', first.id))).status).toBe(200)
    const { body } = await test.get('/api/roasters/twice-roasted/coffees')
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual(['First', 'Second'])
    expect(await names()).toEqual(expect.arrayContaining(['Twice Roasted']))
    await expectExactCounters(test.app.db)
    await expectExactCatalog(test.app.db)
  })

  it('gives its restored coffee to the roaster that has its name by now', async () => {
    const coffee = await addCoffee(await newAccount(), 'Spam', 'Good Name', LINK)
    const honest = await addCoffee(await newAccount(), 'Honest', 'Good Name')
    expect(honest.roaster.slug).toBe('good-name')
    expect((await decide(test, moderator, order('restore', coffee.id))).status).toBe(200)
    expect((await test.get(`/api/coffees/${coffee.id}`)).body.roaster.id).toBe(honest.roaster.id)
    await expectExactCounters(test.app.db)
  })

  it('stays public when its coffee is hidden if it has a member or a description', async () => {
    const { db } = test.app
    const managed = await addCoffee(await newAccount(), 'Managed', 'Managed Roaster')
    await db
      .insertInto('roasterMembers')
      .values({ roasterId: managed.roaster.id, userId: reader.id, createdAt: new Date().toISOString() })
      .execute()
    const described = await addCoffee(await newAccount(), 'Described', 'Described Roaster')
    await db.updateTable('roasters').set({ description: 'Since 1990' }).where('id', '=', described.roaster.id).execute()
    for (const coffee of [managed, described]) await decide(test, moderator, order('hide', coffee.id))
    expect((await test.get('/api/roasters/managed-roaster')).status).toBe(200)
    expect((await test.get('/api/roasters/described-roaster')).status).toBe(200)
  })

  it('is deleted with an account and its content by an operator, and restored when that is undone', async () => {
    const operator = await insertWithRole(test, 'operator')
    const spammer = await newAccount()
    await addCoffee(spammer, 'One', 'Spam Roaster')
    await addCoffee(spammer, 'Two', 'Spam Roaster')
    const url = `/api/admin/members/${spammer.id}/delete`
    const { body } = await test.post(url, { content: 'delete' }, operator)
    await expectGone('Spam Roaster', 'spam-roaster')
    await test.post(`/api/admin/audit-log/${body.entry.id}/undo`, {}, operator)
    expect((await test.get('/api/roasters/spam-roaster')).body._count.coffees).toBe(2)
    await expectExactCounters(test.app.db)
    await expectExactCatalog(test.app.db)
  })
})
