import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { deleteAccount } from '#src/features/members/accounts/delete-account.ts'
import { purgeModeration } from '#src/features/moderation/purge.ts'
import { type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertRecipe, insertRoaster } from '#test/support/community.ts'
import { insertMembers } from '#test/support/members.ts'
import { decide, hideDirectly, insertRequestsOf, insertWithRole } from '#test/support/moderation.ts'

const DAY_MS = 86_400_000

describe('authorization of moderation routes', () => {
  let test: TestApp
  let moderator: Member
  let operator: Member
  beforeAll(async () => {
    test = await startTestApp()
    moderator = await insertWithRole(test, 'moderator')
    operator = await insertWithRole(test, 'operator')
  })
  afterAll(() => test.close())
  afterEach(() => void vi.useRealTimers())

  const about = (action: string, id: number, type = 'profile') => ({
    ...{ action, subjectType: type, subjectId: id, reason: 'Spam' },
    until: new Date(Date.now() + DAY_MS).toISOString(),
  })
  const newMember = async () => (await insertMembers(test, 1))[0]!

  it('POST /api/admin/decisions: a moderator cannot decide about an operator, another moderator, or their recipes', async () => {
    const other = await insertWithRole(test, 'moderator')
    const recipeId = await insertRecipe(test.app.db, { createdById: operator.id })
    for (const target of [operator, other]) {
      for (const action of ['hide', 'delete', 'warn', 'suspend', 'ban']) {
        for (const query of ['', '?preview=true']) {
          const { status, body } = await decide(test, moderator, about(action, target.id), query)
          expect([status, body.code], action).toEqual([403, 'outranked'])
        }
      }
    }
    expect((await decide(test, moderator, about('hide', recipeId, 'recipe'))).body.code).toBe('outranked')
    expect((await decide(test, moderator, about('suspend', recipeId, 'recipe'))).body.code).toBe('outranked')
  })

  it('POST /api/admin/decisions: nobody decides about themselves, and operators not about operators', async () => {
    expect((await decide(test, moderator, about('hide', moderator.id))).body.code).toBe('own_content')
    expect((await decide(test, operator, about('ban', operator.id))).body.code).toBe('own_content')
    const other = await insertWithRole(test, 'operator')
    expect((await decide(test, operator, about('ban', other.id))).status).toBe(403)
    const role = { body: { role: 'member' }, token: operator.token }
    expect((await test.call('PUT', `/api/admin/members/${operator.id}/role`, role)).status).toBe(409)
  })

  it('POST /api/admin/audit-log/:id/undo: a moderator cannot undo a change of a role by an operator', async () => {
    const member = await newMember()
    const change = { body: { role: 'moderator' }, token: operator.token }
    const { body } = await test.call('PUT', `/api/admin/members/${member.id}/role`, change)
    const undo = await test.post(`/api/admin/audit-log/${body.entry.id}/undo`, {}, moderator)
    expect(undo.status).toBe(403)
    expect((await test.post(`/api/admin/audit-log/${body.entry.id}/undo`, {}, operator)).status).toBe(200)
    expect((await test.get('/api/admin/queue', member)).status).toBe(403)
  })

  it('POST /api/admin/claims/:id and /roaster-changes/:id: a moderator cannot approve their own request', async () => {
    const roasterId = await insertRoaster(test.app.db)
    const { claimId, changeId } = await insertRequestsOf(test.app.db, moderator.id, roasterId)
    for (const url of [`/api/admin/claims/${claimId}`, `/api/admin/roaster-changes/${changeId}`]) {
      const { status, body } = await test.post(url, { decision: 'approve' }, moderator)
      expect([status, body.code], url).toEqual([403, 'own_content'])
    }
    const other = await insertWithRole(test, 'moderator')
    expect((await test.post(`/api/admin/claims/${claimId}`, { decision: 'reject' }, other)).status).toBe(200)
  })

  it('POST /api/reports stores one report of a member about a recipe, also for concurrent requests', async () => {
    const recipeId = await insertRecipe(test.app.db)
    const reporter = await newMember()
    const body = { subjectType: 'recipe', subjectId: recipeId, reason: 'spam', text: 'Look' }
    const answers = await Promise.all([1, 2, 3].map(() => test.post('/api/reports', body, reporter)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201])
    expect(new Set(answers.map(({ body }) => body.report.id)).size).toBe(1)
    const again = await test.post('/api/reports', { ...body, reason: 'abuse' }, reporter)
    expect([again.status, again.body.report.reason]).toEqual([200, 'spam'])
    await test.post('/api/reports', body, await newMember())
    const { data } = (await test.get('/api/admin/queue?sort=most_reported', moderator)).body
    expect(data[0]).toMatchObject({ subject: { type: 'recipe', id: recipeId }, reportCount: 2, isOpen: true })
  })

  it("POST /api/reports refuses reports of a member's own, hidden and unknown recipes", async () => {
    const author = await newMember()
    const recipeId = await insertRecipe(test.app.db, { createdById: author.id })
    const body = { subjectType: 'recipe', subjectId: recipeId, reason: 'spam' }
    expect((await test.post('/api/reports', body, author)).status).toBe(400)
    await hideDirectly(test.app.db, { type: 'recipe', id: recipeId })
    expect((await test.post('/api/reports', body, await newMember())).status).toBe(404)
    expect((await test.post('/api/reports', { ...body, subjectId: 2_000_000_000 }, author)).status).toBe(404)
  })

  it('POST /api/appeals accepts one appeal, and only by the author', async () => {
    const author = await newMember()
    const subjectId = await insertRecipe(test.app.db, { createdById: author.id })
    await decide(test, moderator, about('hide', subjectId, 'recipe'))
    const body = { subjectType: 'recipe', subjectId, text: 'It is about coffee' }
    expect((await test.post('/api/appeals', body, await newMember())).status).toBe(404)
    const answers = await Promise.all([1, 2].map(() => test.post('/api/appeals', body, author)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    const { data } = (await test.get('/api/admin/queue?limit=50', moderator)).body
    const item = data.find(({ subject }: { subject: { id: number } }) => subject.id === subjectId)
    expect(item).toMatchObject({ cause: 'appeal', state: 'hidden', appeal: { text: 'It is about coffee' } })
    expect((await test.get('/api/user/reviews', author)).body.data[0]).toMatchObject({ canAppeal: false })
  })

  it.each(['BANNED.person@gmail.com', 'bannedperson+tag@googlemail.com', ' banned.person+a@gmail.com'])(
    'POST /api/auth/register refuses a banned person as %s',
    async (email) => {
      const register = (address: string) =>
        test.post('/api/auth/register', { email: address, password: 'correct horse' })
      const first = await register('banned.person@gmail.com')
      if (first.status === 201) {
        await decide(test, moderator, about('ban', first.body.user.id))
        await deleteAccount(test.app.db, first.body.user.id)
      }
      const { status, body } = await register(email.trim())
      expect([status, body.code]).toEqual([403, 'banned'])
      expect((await register(`another-${Math.random()}@gmail.com`)).status).toBe(201)
      const stored = await test.app.db.selectFrom('bans').selectAll().execute()
      expect(JSON.stringify(stored)).not.toMatch(/banned|gmail/)
    },
  )

  it('POST /api/user/email-change and its link refuse a banned address', async () => {
    const register = async (email: string) =>
      (await test.post('/api/auth/register', { email, password: 'correct horse' })).body
    const move = (token: string, email: string) =>
      test.post('/api/user/email-change', { email, currentPassword: 'correct horse' }, { token })
    const early = await register('early@example.com')
    expect((await move(early.token, 'gone+1@example.org')).status).toBe(200)
    const banned = await register('gone@example.org')
    await decide(test, moderator, about('ban', banned.user.id))
    await deleteAccount(test.app.db, banned.user.id)
    const late = await register('late-mover@example.com')
    for (const email of ['gone@example.org', 'GONE+2@example.org']) {
      const { status, body } = await move(late.token, email)
      expect([status, body.code], email).toEqual([403, 'banned'])
    }
    const mail = (await test.sentMail()).findLast(({ recipient }) => recipient === 'gone+1@example.org')
    const [, token] = /token=([\w-]+)/.exec(mail!.text)!
    const { status, body } = await test.post('/api/auth/email-change/confirm', { token })
    expect([status, body.code]).toEqual([403, 'banned'])
    expect((await test.get('/api/auth/me', { token: early.token })).body.user.email).toBe('early@example.com')
  })

  it('POST /api/admin/audit-log/:id/undo of a ban lets the person register again', async () => {
    const { body } = await test.post('/api/auth/register', { email: 'pardoned@example.com', password: 'correct horse' })
    const banned = await decide(test, moderator, about('ban', body.user.id))
    expect((await test.post('/api/collections', { name: 'A' }, { token: body.token })).body.code).toBe('suspended')
    await test.post(`/api/admin/audit-log/${banned.body.entry.id}/undo`, {}, moderator)
    expect((await test.post('/api/collections', { name: 'A' }, { token: body.token })).status).toBe(201)
    await deleteAccount(test.app.db, body.user.id)
    const again = await test.post('/api/auth/register', { email: 'pardoned@example.com', password: 'correct horse' })
    expect(again.status).toBe(201)
  })

  it('POST /api/admin/audit-log/:id/undo restores a deleted recipe once within 30 days, and not later', async () => {
    const ids = [await insertRecipe(test.app.db), await insertRecipe(test.app.db)]
    const entries: number[] = []
    for (const id of ids) entries.push((await decide(test, moderator, about('delete', id, 'recipe'))).body.entry.id)
    const undo = (i: number) => test.post(`/api/admin/audit-log/${entries[i]}/undo`, {}, moderator)
    expect((await undo(0)).status).toBe(200)
    expect((await undo(0)).body.code).toBe('already_undone')
    expect((await test.get(`/api/recipes/${ids[0]}`)).status).toBe(200)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * DAY_MS })
    await purgeModeration(test.app.db)
    const token = await test.app.sessionTokens.sign({
      userId: moderator.id,
      sessionId: (
        await test.app.db
          .updateTable('sessions')
          .set({ expiresAt: new Date(Date.now() + DAY_MS).toISOString() })
          .where('userId', '=', moderator.id)
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id,
    })
    const late = await test.post(`/api/admin/audit-log/${entries[1]}/undo`, {}, { token })
    expect([late.status, late.body.code]).toEqual([409, 'too_late'])
    expect(
      (await test.app.db.selectFrom('withheld').selectAll().where('subjectRef', '=', ids[1]!).execute()).length,
    ).toBe(0)
  })

  it('POST /api/admin/decisions?preview=true returns the effect and changes nothing', async () => {
    const author = await newMember()
    const id = await insertRecipe(test.app.db, { createdById: author.id })
    const { body } = await decide(test, moderator, about('hide', id, 'recipe'), '?preview=true')
    expect(body).toMatchObject({ entry: null, effect: { author: { id: author.id }, counts: { comments: 0 } } })
    expect((await test.get(`/api/recipes/${id}`)).status).toBe(200)
  })

  it('POST /api/admin/members/:id/delete by an operator deletes the account with its content, and can be undone', async () => {
    const spammer = await newMember()
    const id = await insertRecipe(test.app.db, { createdById: spammer.id })
    await test.post(`/api/recipes/${id}/comments`, { body: 'Buy pills' }, spammer)
    const url = `/api/admin/members/${spammer.id}/delete`
    const preview = await test.post(`${url}?preview=true`, { content: 'delete' }, operator)
    expect(preview.body).toMatchObject({ entry: null, effect: { counts: { recipes: 1, comments: 1 } } })
    const { body } = await test.post(url, { content: 'delete', reason: 'Spam' }, operator)
    expect((await test.get(`/api/recipes/${id}`)).status).toBe(404)
    expect((await test.get(`/api/users/${spammer.id}`)).status).toBe(404)
    expect((await test.get('/api/auth/me', spammer)).status).toBe(401)
    await test.post(`/api/admin/audit-log/${body.entry.id}/undo`, {}, operator)
    expect((await test.get(`/api/recipes/${id}/comments`)).body.total).toBe(1)
    expect((await test.get(`/api/users/${spammer.id}`)).status).toBe(200)
  })

  it('GET /api/admin/audit-log forgets the name of a member who deleted the account', async () => {
    const member = await newMember()
    const { body } = await decide(test, moderator, about('warn', member.id))
    await deleteAccount(test.app.db, member.id)
    const { data } = (await test.get('/api/admin/audit-log', moderator)).body
    const entry = data.find(({ id }: { id: number }) => id === body.entry.id)
    expect(entry).toMatchObject({ action: 'warn', memberId: null, reason: null, subject: { name: null } })
  })
})
