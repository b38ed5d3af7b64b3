import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertRecipe, insertRoaster } from '#test/support/community.ts'
import { onPostgres } from '#test/support/database.ts'
import { insertMembers } from '#test/support/members.ts'
import { insertRequestsOf, insertWithRole, suspendMember } from '#test/support/moderation.ts'
import { joinRoaster } from '#test/support/roasters.ts'

describe('routes under /api/admin', () => {
  let test: TestApp
  let moderator: Member
  let operator: Member
  beforeAll(async () => {
    test = await startTestApp()
    moderator = await insertWithRole(test, 'moderator')
    operator = await insertWithRole(test, 'operator')
  })
  afterAll(() => test.close())

  it('GET /api/admin/overview counts what there is and what waits', async () => {
    await insertRecipe(test.app.db)
    const { status, body } = await test.get('/api/admin/overview', moderator)
    expect(status).toBe(200)
    expect(body).toMatchObject({ totals: { recipes: 1, coffees: 1 }, waiting: { queue: 0, claims: 0 } })
    expect(body.totals.members).toBeGreaterThanOrEqual(2)
    expect(body.service.databaseBytes).toBeGreaterThan(1000)
  })

  it('GET /api/admin/members finds by name, address and id, page by page, and shows addresses to operators only', async () => {
    const members = await insertMembers(test, 3)
    for (const { id } of members) {
      const url = '/api/user/profile'
      const token = members.find((member) => member.id === id)!.token
      await test.call('PUT', url, { body: { displayName: `Zoë Pourover ${id}` }, token })
    }
    const first = await test.get('/api/admin/members?q=zoe%20pour&limit=2', moderator)
    expect(first.body).toMatchObject({ hasMore: true })
    const second = await test.get(`/api/admin/members?q=zoe%20pour&limit=2&cursor=${first.body.cursor}`, moderator)
    const found = [...first.body.data, ...second.body.data].map(({ id }: { id: number }) => id)
    expect(found.toSorted((a, b) => a - b)).toEqual(members.map(({ id }) => id))
    expect(first.body.data[0].email).toMatch(/^.\*\*\*@/)
    const [member] = members
    for (const q of [member!.email.toUpperCase(), `%23${member!.id}`]) {
      const { body } = await test.get(`/api/admin/members?q=${q}`, operator)
      expect(body.data).toMatchObject([{ id: member!.id, email: member!.email }])
    }
    const newest = await test.get('/api/admin/members?limit=1', moderator)
    expect(newest.body.data[0].id).toBe(members.at(-1)!.id)
    await suspendMember(test, member!)
    for (const [filter, ids] of [
      ['suspended=true', [member!.id]],
      ['suspended=true&role=member', [member!.id]],
      ['suspended=true&role=moderator', []],
      ['role=moderator', []],
    ] as const) {
      for (const q of ['zoe%20pour', member!.email, member!.id]) {
        const { body } = await test.get(`/api/admin/members?q=${q}&${filter}`, moderator)
        expect(body.data.map(({ id }: { id: number }) => id)).toEqual(ids)
      }
    }
    const team = await test.get('/api/admin/members?role=moderator', moderator)
    expect(team.body.data.map(({ id }: { id: number }) => id)).toEqual([moderator.id])
    expect((await test.get(`/api/admin/members/${member!.id}`, moderator)).body.member).toMatchObject({ counts: {} })
  })

  it('GET /api/admin/content lists what was shared, newest first', async () => {
    const ids = [await insertRecipe(test.app.db), await insertRecipe(test.app.db)]
    const { body } = await test.get('/api/admin/content?type=recipe&limit=1', moderator)
    expect(body.data).toMatchObject([{ type: 'recipe', id: ids[1], state: 'public' }])
    const next = await test.get(`/api/admin/content?type=recipe&limit=1&cursor=${body.cursor}`, moderator)
    expect(next.body.data).toMatchObject([{ id: ids[0] }])
    for (const type of ['comment', 'coffee', 'roaster']) {
      expect((await test.get(`/api/admin/content?type=${type}`, moderator)).status).toBe(200)
    }
  })

  it('POST /api/admin/claims/:id approves and rejects a claim, which can be undone until there is a new one', async () => {
    const [claimant] = (await insertMembers(test, 1)) as [Member]
    const slug = 'claimed-roaster'
    await insertRoaster(test.app.db, { slug, name: 'Claimed Roaster', nameKey: 'claimed roaster' })
    await test.post('/api/roaster-claims', { businessEmail: 'hello@claimed.test', roasterSlug: slug }, claimant)
    const { data } = (await test.get('/api/admin/claims', moderator)).body
    expect(data).toMatchObject([{ claimant: { id: claimant.id }, roaster: { slug } }])
    const url = `/api/admin/claims/${data[0].id}`
    const preview = await test.get(url, moderator)
    expect(preview.body).toMatchObject({
      claim: { id: data[0].id, claimant: { id: claimant.id } },
      effect: { counts: { coffees: 0, followers: 0, members: 0 }, members: [] },
    })
    expect((await test.get('/api/roaster-portal/profile', claimant)).status).toBe(403)
    const { body } = await test.post(url, { decision: 'approve' }, moderator)
    expect((await test.get(url, moderator)).status).toBe(404)
    expect((await test.get('/api/roaster-portal/profile', claimant)).status).toBe(200)
    // Who may decide may also take it back.
    expect((await test.post(`/api/admin/audit-log/${body.entry.id}/undo`, {}, moderator)).status).toBe(200)
    expect((await test.get('/api/roaster-portal/profile', claimant)).status).toBe(403)
    const rejected = await test.post(url, { decision: 'reject' }, moderator)
    expect((await test.get('/api/roaster-claims', claimant)).body.claims[0].status).toBe('REJECTED')
    expect((await test.post(`/api/admin/audit-log/${rejected.body.entry.id}/undo`, {}, moderator)).status).toBe(200)
    expect((await test.get('/api/roaster-claims', claimant)).body.claims[0].status).toBe('PENDING_REVIEW')
    const again = await test.post(url, { decision: 'reject' }, moderator)
    await test.post('/api/roaster-claims', { businessEmail: 'hello@claimed.test', roasterSlug: slug }, claimant)
    const late = await test.post(`/api/admin/audit-log/${again.body.entry.id}/undo`, {}, moderator)
    expect([late.status, late.body.code]).toEqual([409, 'newer_request'])
  })

  it('POST /api/admin/roaster-changes/:id with reject can be undone, and the change is pending again', async () => {
    const [member] = (await insertMembers(test, 1)) as [Member]
    const { changeId } = await insertRequestsOf(test.app.db, member.id, await insertRoaster(test.app.db))
    const { body } = await test.post(`/api/admin/roaster-changes/${changeId}`, { decision: 'reject' }, moderator)
    expect((await test.get('/api/admin/roaster-changes', moderator)).body.data).toEqual([])
    expect((await test.post(`/api/admin/audit-log/${body.entry.id}/undo`, {}, moderator)).status).toBe(200)
    expect((await test.get('/api/admin/roaster-changes', moderator)).body.data).toMatchObject([
      { member: { id: member.id }, after: 'https://roaster.example' },
    ])
  })

  it('GET /api/admin/members/:id/role previews a new role', async () => {
    const [member] = (await insertMembers(test, 1)) as [Member]
    const url = `/api/admin/members/${member.id}/role`
    const { body } = await test.get(`${url}?role=moderator`, operator)
    expect(body.effect).toMatchObject({ before: 'member', after: 'moderator' })
    expect((await test.get('/api/admin/queue', member)).status).toBe(403)
    expect((await test.get(`${url}?role=member`, operator)).status).toBe(409)
    expect((await test.get(`/api/admin/members/${operator.id}/role?role=member`, operator)).status).toBe(409)
    expect((await test.get(`${url}?role=moderator`, moderator)).status).toBe(403)
  })

  it('POST /api/admin/audit-log/:id/undo of settings and invitations is allowed to operators only', async () => {
    const token = operator.token
    await test.call('PATCH', '/api/admin/settings', { body: { registration: 'closed' }, token })
    const invited = await test.post('/api/admin/invites', { note: 'For Grace' }, operator)
    await test.call('DELETE', `/api/admin/invites/${invited.body.id}`, { token })
    const { data } = (await test.get('/api/admin/audit-log?limit=3', operator)).body
    expect(data.map(({ action }: { action: string }) => action)).toEqual(['remove-invite', 'invite', 'change-settings'])
    expect(JSON.stringify(data)).not.toContain(new URL(invited.body.url).searchParams.get('invite'))
    for (const { id } of data) {
      expect((await test.post(`/api/admin/audit-log/${id}/undo`, {}, moderator)).body.code).toBe('not_an_operator')
    }
    const undo = (i: number) => test.post(`/api/admin/audit-log/${data[i].id}/undo`, {}, operator)
    const notes = async () =>
      (await test.get('/api/admin/invites', operator)).body.invites.map(({ note }: { note: string }) => note)
    expect((await undo(0)).status).toBe(200)
    expect(await notes()).toContain('For Grace')
    expect((await undo(1)).status).toBe(200)
    expect(await notes()).not.toContain('For Grace')
    expect((await undo(2)).status).toBe(200)
    expect((await test.get('/api/admin/settings', operator)).body).toMatchObject({ changed: [] })
  })

  it('DELETE /api/admin/roasters/:id/members/:userId removes and mails a portal member, and can be undone', async () => {
    const [member] = (await insertMembers(test, 1)) as [Member]
    const roasterId = await insertRoaster(test.app.db)
    const row = { roasterId, userId: member.id, createdAt: new Date().toISOString() }
    await test.app.db.insertInto('roasterMembers').values(row).execute()
    const url = `/api/admin/roasters/${roasterId}/members/${member.id}`
    const { body } = await test.call('DELETE', url, { token: moderator.token })
    expect((await test.get('/api/roaster-portal/profile', member)).status).toBe(403)
    expect((await test.sentMail()).some(({ recipient }) => recipient === member.email)).toBe(true)
    expect((await test.post(`/api/admin/audit-log/${body.entry.id}/undo`, {}, moderator)).status).toBe(200)
    expect((await test.get('/api/roaster-portal/profile', member)).status).toBe(200)
  })

  it('/api/admin/invites creates, lists and deletes invitations', async () => {
    const made = await test.post('/api/admin/invites', { note: 'For Ada' }, operator)
    expect(made.status).toBe(201)
    expect(made.body.url).toContain('/register?invite=')
    expect((await test.get('/api/admin/invites', operator)).body.invites).toMatchObject([
      { note: 'For Ada', usesLeft: 1 },
    ])
    const url = `/api/admin/invites/${made.body.id}`
    expect((await test.call('DELETE', url, { token: operator.token })).status).toBe(200)
    expect((await test.call('DELETE', url, { token: operator.token })).status).toBe(404)
  })

  it('PATCH /api/admin/settings closes registration immediately', async () => {
    const change = (registration: string | null) =>
      test.call('PATCH', '/api/admin/settings', { body: { registration }, token: operator.token })
    await change('closed')
    const account = { email: 'late@example.com', password: 'correct horse' }
    expect((await test.post('/api/auth/register', account)).body.code).toBe('registration_closed')
    expect((await test.get('/api/auth/options')).body.registration).toBe('closed')
    await change(null)
    expect((await test.post('/api/auth/register', account)).status).toBe(201)
  })

  it.skipIf(onPostgres)('GET /api/admin/backup streams a sound copy, and leaves none behind', async () => {
    const { status, headers, text } = await test.get('/api/admin/backup', operator)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('application/vnd.sqlite3')
    expect(text.slice(0, 15)).toBe('SQLite format 3')
    const { data } = (await test.get('/api/admin/audit-log?limit=1', operator)).body
    expect(data).toMatchObject([{ action: 'backup', actorId: operator.id }])
  })

  it.skipIf(onPostgres)('HEAD /api/admin/backup makes no copy and no entry in the audit log', async () => {
    const lastEntry = async () => (await test.get('/api/admin/audit-log?limit=1', operator)).body.data
    const before = await lastEntry()
    expect((await test.call('HEAD', '/api/admin/backup', operator)).status).toBe(200)
    expect(await lastEntry()).toEqual(before)
  })

  it('DELETE /api/admin/roasters/:id/members/:userId?preview=true returns the effect and changes nothing', async () => {
    const { db } = test.app
    const [manager, fellow] = (await insertMembers(test, 2)) as [Member, Member]
    const roasterId = await joinRoaster(test, manager.id)
    await joinRoaster(test, fellow.id, roasterId)
    await insertRequestsOf(db, manager.id, roasterId)
    const url = `/api/admin/roasters/${roasterId}/members/${manager.id}`
    const preview = await test.call('DELETE', `${url}?preview=true`, { token: moderator.token })
    expect(preview.body).toMatchObject({
      effect: { roaster: { id: roasterId }, counts: { members: 1, changes: 1 }, tellsMember: true },
      entry: null,
    })
    expect(Date.parse(preview.body.effect.undoableUntil)).toBeGreaterThan(Date.now())
    expect((await test.get('/api/roaster-portal/profile', manager)).status).toBe(200)
    const removed = await test.call('DELETE', url, { token: moderator.token })
    expect(removed.body.entry).toMatchObject({ action: 'remove-portal-member', isUndoable: true })
    expect((await test.get('/api/roaster-portal/profile', manager)).status).toBe(403)
    expect((await test.call('DELETE', `${url}?preview=true`, { token: moderator.token })).status).toBe(404)
  })

  it('DELETE /api/admin/roasters/:id/members/:userId is refused to who may not decide about the member, also as a preview', async () => {
    const [manager] = (await insertMembers(test, 1)) as [Member]
    const roasterId = await joinRoaster(test, manager.id)
    await joinRoaster(test, operator.id, roasterId)
    const remove = async (userId: number, by: Member, query: string) => {
      const url = `/api/admin/roasters/${roasterId}/members/${userId}${query}`
      const { status, body } = await test.call('DELETE', url, { token: by.token })
      return [status, body.code]
    }
    for (const query of ['?preview=true', '']) {
      expect(await remove(operator.id, moderator, query)).toEqual([403, 'outranked'])
    }
    await joinRoaster(test, moderator.id, roasterId)
    for (const query of ['?preview=true', '']) {
      expect(await remove(manager.id, moderator, query)).toEqual([403, 'own_content'])
      expect(await remove(moderator.id, moderator, query)).toEqual([403, 'own_content'])
    }
    expect(await remove(moderator.id, operator, '')).toEqual([200, undefined])
    expect(await remove(operator.id, operator, '')).toEqual([200, undefined])
  })

  it('PATCH /api/admin/settings?preview=true returns the effect and changes nothing', async () => {
    const url = '/api/admin/settings'
    const { settings } = (await test.get(url, operator)).body
    const body = { registration: 'closed', newAccountDays: 30, holdLinks: settings.holdLinks }
    const log = async () => (await test.get('/api/admin/audit-log', operator)).body.data[0]?.id
    const before = await log()
    const preview = await test.call('PATCH', `${url}?preview=true`, { body, token: operator.token })
    expect(preview.body).toMatchObject({
      settings,
      effect: {
        changes: [
          { name: 'registration', before: 'open', after: 'closed' },
          { name: 'newAccountDays', before: 7, after: 30 },
        ],
        counts: { invites: 0, newAccounts: expect.any(Number) },
      },
      entry: null,
    })
    expect((await test.get(url, operator)).body.settings).toEqual(settings)
    expect(await log()).toBe(before)
    const changed = await test.call('PATCH', url, { body, token: operator.token })
    expect(changed.body).toMatchObject({ settings: { registration: 'closed' }, entry: { isUndoable: true } })
    expect((await test.post(`/api/admin/audit-log/${changed.body.entry.id}/undo`, {}, operator)).status).toBe(200)
    expect((await test.get(url, operator)).body.settings).toEqual(settings)
  })

  it('POST /api/admin/members/:id/delete?preview=true returns until when it can be undone', async () => {
    const [member] = await insertMembers(test, 1)
    const url = `/api/admin/members/${member!.id}/delete?preview=true`
    const { effect } = (await test.post(url, { content: 'keep' }, operator)).body
    expect(Date.parse(effect.undoableUntil)).toBeGreaterThan(Date.now() + 29 * 86_400_000)
  })
})
