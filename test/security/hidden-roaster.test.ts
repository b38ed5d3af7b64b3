import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteAccount } from '#src/features/members/accounts/delete-account.ts'
import { type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertMembers } from '#test/support/members.ts'
import { decide, insertWithRole } from '#test/support/moderation.ts'
import { joinRoaster } from '#test/support/roasters.ts'

describe('roaster hidden by a moderator, for its members', () => {
  let test: TestApp
  let moderator: Member
  let stranger: Member
  beforeAll(async () => {
    test = await startTestApp()
    moderator = await insertWithRole(test, 'moderator')
    ;[stranger] = (await insertMembers(test, 1)) as [Member]
  })
  afterAll(() => test.close())

  /** A roaster with two members. */
  async function plant() {
    const [first, second] = (await insertMembers(test, 2)) as [Member, Member]
    const id = await joinRoaster(test, first.id)
    await joinRoaster(test, second.id, id)
    const roasters = test.app.db.selectFrom('roasters').select('slug')
    const { slug } = await roasters.where('id', '=', id).executeTakeFirstOrThrow()
    return { first, second, id, slug }
  }

  const order = (action: string, subjectId: number) => ({
    ...{ action, subjectType: 'roaster', subjectId, reason: 'Sells pills' },
  })
  const appeal = (subjectId: number, by: Member) =>
    test.post('/api/appeals', { subjectType: 'roaster', subjectId, text: 'We roast coffee' }, by)
  const recipientsOf = async (...members: Member[]) => {
    const mails = await test.app.db.selectFrom('outbox').select('recipient').execute()
    return members.filter(({ email }) => mails.some(({ recipient }) => recipient === email))
  }

  it('GET /api/roasters/:slug and the portal profile show members the reason, and answer 404 or 403 to others', async () => {
    const { first, second, id, slug } = await plant()
    const { entry } = (await decide(test, moderator, order('hide', id))).body
    const review = { id, slug, review: 'hidden', reviewReason: 'Sells pills' }
    for (const member of [first, second]) {
      const page = await test.get(`/api/roasters/${slug}`, member)
      expect(page.body).toMatchObject(review)
      expect(page.headers['cache-control']).toBe('no-store')
      expect((await test.get('/api/roaster-portal/profile', member)).body.roaster).toMatchObject(review)
      expect((await test.get('/api/user/reviews', member)).body.data).toMatchObject([
        { subjectType: 'roaster', subjectId: id, review: 'hidden', reason: 'Sells pills', canAppeal: true },
      ])
    }
    for (const visitor of [undefined, stranger, moderator]) {
      expect((await test.get(`/api/roasters/${slug}`, visitor)).status).toBe(404)
      expect((await test.get(`/api/roasters/${slug}/coffees`, visitor)).status).toBe(404)
    }
    expect((await test.get('/api/roaster-portal/profile', stranger)).body.code).toBe('not_a_member')
    expect((await test.get('/api/user/reviews', stranger)).body.data).toEqual([])
    // Both are told.
    expect(await recipientsOf(first, second)).toEqual([first, second])
    await test.post(`/api/admin/audit-log/${entry.id}/undo`, {}, moderator)
    expect((await test.get(`/api/roasters/${slug}`)).body).not.toHaveProperty('review')
    expect((await test.get('/api/roaster-portal/profile', second)).body.roaster).not.toHaveProperty('review')
  })

  it('every other route under /api/roaster-portal answers 403 with a sentence while the roaster is hidden', async () => {
    const { second, id } = await plant()
    await decide(test, moderator, order('hide', id))
    const requests = [
      ['GET', '/api/roaster-portal/dashboard'],
      ['GET', '/api/roaster-portal/coffees'],
      ['GET', '/api/roaster-portal/members'],
      ['PUT', '/api/roaster-portal/profile', { tagline: 'Hello' }],
      ['POST', '/api/roaster-portal/coffees', { name: 'Konga', roastLevel: 'LIGHT' }],
      ['PUT', '/api/roaster-portal/embed-settings', { theme: 'dark' }],
    ] as const
    for (const [method, url, body] of requests) {
      const answer = await test.call(method, url, { body, token: second.token })
      expect([url, answer.status, answer.body.code]).toEqual([url, 403, 'roaster_hidden'])
      expect(answer.body.error).toBe("A moderator has hidden your roaster, so you can't manage it now")
    }
  })

  it('POST /api/appeals accepts one appeal by any member of the roaster, and none by others', async () => {
    const { first, second, id } = await plant()
    expect((await appeal(id, second)).status).toBe(404)
    await decide(test, moderator, order('hide', id))
    expect((await appeal(id, stranger)).status).toBe(404)
    expect((await appeal(id, second)).body.review).toMatchObject({ subjectType: 'roaster', canAppeal: false })
    for (const member of [first, second]) expect((await appeal(id, member)).body.code).toBe('already_appealed')
    const { data } = (await test.get('/api/admin/queue?limit=50', moderator)).body
    expect(data).toContainEqual(expect.objectContaining({ cause: 'appeal', state: 'hidden' }))
  })

  it('GET /api/roasters/:slug shows it to the other members after the first one deletes their account', async () => {
    const { first, second, id, slug } = await plant()
    await decide(test, moderator, order('hide', id))
    await deleteAccount(test.app.db, first.id)
    expect((await test.get(`/api/roasters/${slug}`, second)).body.review).toBe('hidden')
    expect((await appeal(id, second)).status).toBe(201)
  })

  it('GET /api/roasters/:slug answers 404 to members once it is deleted, and POST /api/appeals still accepts an appeal', async () => {
    const { second, id, slug } = await plant()
    await decide(test, moderator, order('delete', id))
    expect((await test.get(`/api/roasters/${slug}`, second)).status).toBe(404)
    expect((await test.get('/api/roaster-portal/profile', second)).body.code).toBe('not_a_member')
    expect((await test.get('/api/user/reviews', second)).body.data).toMatchObject([{ review: 'deleted' }])
    expect((await appeal(id, second)).status).toBe(201)
  })

  it('POST /api/admin/decisions answers own_content to a moderator who is a member, hidden or not', async () => {
    const { id } = await plant()
    const manager = await insertWithRole(test, 'moderator')
    await joinRoaster(test, manager.id, id)
    expect((await decide(test, manager, order('hide', id))).body.code).toBe('own_content')
    expect((await decide(test, manager, order('hide', id), '?preview=true')).body.code).toBe('own_content')
    const { entry } = (await decide(test, moderator, order('hide', id))).body
    expect((await decide(test, manager, order('restore', id))).body.code).toBe('own_content')
    const undone = await test.post(`/api/admin/audit-log/${entry.id}/undo`, {}, manager)
    expect([undone.status, undone.body.code]).toEqual([403, 'own_content'])
  })

  it('GET /api/roasters/:slug shows a roaster that is held with a coffee to the member who added the coffee', async () => {
    const held = await startTestApp({ quotas: true })
    try {
      const [author, other] = (await insertMembers(held, 2)) as [Member, Member]
      const body = { name: 'Konga', roasterName: 'New Name', roastLevel: 'LIGHT', description: 'https://pills.test' }
      await held.post('/api/coffees', body, author)
      expect((await held.get('/api/roasters/new-name', author)).body).toMatchObject({ review: 'pending' })
      expect((await held.get('/api/roasters/new-name', other)).status).toBe(404)
      expect((await held.get('/api/roasters/new-name')).status).toBe(404)
    } finally {
      await held.close()
    }
  })
})
