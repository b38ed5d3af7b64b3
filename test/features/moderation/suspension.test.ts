import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertRecipe } from '#test/support/community.ts'
import { insertMembers } from '#test/support/members.ts'
import { decide, insertWithRole } from '#test/support/moderation.ts'

const DAY_MS = 86_400_000

describe('suspension of an account', () => {
  let test: TestApp
  let moderator: Member
  beforeAll(async () => {
    test = await startTestApp()
    moderator = await insertWithRole(test, 'moderator')
  })
  afterAll(() => test.close())
  afterEach(() => void vi.useRealTimers())

  const newMember = async () => (await insertMembers(test, 1))[0]!
  const about = (action: string, { id }: Member, days = 3) => ({
    ...{ action, subjectType: 'profile', subjectId: id, reason: 'Too many adverts' },
    until: new Date(Date.now() + days * DAY_MS).toISOString(),
  })
  const appeal = (member: Member, text = 'I will stop') =>
    test.post('/api/user/suspension-appeal', { text }, { token: member.token })
  const undo = (entryId: number) => test.post(`/api/admin/audit-log/${entryId}/undo`, {}, moderator)
  const collect = (member: Member) => test.post('/api/collections', { name: 'Best' }, member)
  const findItem = async (member: Member, state = 'open') => {
    const { data } = (await test.get(`/api/admin/queue?limit=50&state=${state}`, moderator)).body
    return data.find(
      ({ subject }: { subject: { type: string; id: number } }) =>
        subject.type === 'profile' && subject.id === member.id,
    )
  }
  const subjectsTo = async (member: Member) =>
    (await test.sentMail()).filter(({ recipient }) => recipient === member.email).map(({ subject }) => subject)

  it('POST /api/user/suspension-appeal accepts one appeal, also for concurrent requests, and moderators see its text', async () => {
    const member = await newMember()
    expect((await appeal(member)).body.code).toBe('not_suspended')
    await decide(test, moderator, about('suspend', member))
    expect((await test.get('/api/auth/me', member)).body.user.suspension).toMatchObject({ appealedAt: null })
    const answers = await Promise.all([1, 2, 3].map(() => appeal(member)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const { suspension } = (await test.get('/api/auth/me', member)).body.user
    expect(suspension).toEqual({
      ...{ until: expect.any(String), reason: 'Too many adverts', appealedAt: expect.any(String) },
    })
    expect(await findItem(member)).toMatchObject({
      ...{ cause: 'appeal', state: 'public', appeal: { text: 'I will stop' } },
      author: { id: member.id, suspensionReason: 'Too many adverts' },
    })
    expect((await collect(member)).body.code).toBe('suspended')
    expect((await test.get('/api/user/export', member)).body.account.suspensionAppeal).toBe('I will stop')
  })

  it('unsuspend after an appeal mails the member, who can write again, and undo reverts both', async () => {
    const member = await newMember()
    await decide(test, moderator, about('suspend', member))
    await appeal(member)
    const { body } = await decide(test, moderator, { ...about('unsuspend', member), reason: undefined })
    expect(body.effect).toMatchObject({ tellsAuthor: true })
    expect(await findItem(member)).toBeUndefined()
    expect((await collect(member)).status).toBe(201)
    expect((await subjectsTo(member)).at(-1)).toBe('Your Brewprint account is open again')
    await undo(body.entry.id)
    expect((await collect(member)).body.code).toBe('suspended')
    expect(await findItem(member)).toMatchObject({ cause: 'appeal', appeal: { text: 'I will stop' } })
    expect((await appeal(member)).body.code).toBe('already_appealed')
  })

  it('dismiss of an appeal mails the member, and a later suspension can be appealed again', async () => {
    const member = await newMember()
    await decide(test, moderator, about('suspend', member))
    await appeal(member)
    const dismissal = { ...about('dismiss', member), reason: undefined }
    expect((await decide(test, moderator, dismissal, '?preview=true')).body.effect.tellsAuthor).toBe(true)
    expect((await decide(test, moderator, dismissal)).status).toBe(200)
    expect((await subjectsTo(member)).at(-1)).toBe('We looked at it again')
    expect((await appeal(member)).body.code).toBe('already_appealed')
    await decide(test, moderator, about('suspend', member, 30))
    expect((await appeal(member, 'Again')).status).toBe(201)
  })

  it('ends at its time: the member can write, and no list shows them as suspended', async () => {
    const member = await newMember()
    await decide(test, moderator, about('suspend', member, 2))
    await appeal(member)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * DAY_MS - 1000 })
    expect((await collect(member)).body.code).toBe('suspended')
    vi.setSystemTime(Date.now() + 1001)
    expect((await collect(member)).status).toBe(201)
    expect((await test.get('/api/auth/me', member)).body.user.suspension).toBeNull()
    const { data } = (await test.get('/api/admin/members?suspended=true', moderator)).body
    expect(data.map(({ id }: { id: number }) => id)).not.toContain(member.id)
    const detail = (await test.get(`/api/admin/members/${member.id}`, moderator)).body.member
    expect(detail).toMatchObject({ suspendedUntil: null, suspensionReason: null })
    expect(await findItem(member)).toMatchObject({ appeal: null, author: { suspendedUntil: null } })
    expect((await decide(test, moderator, about('unsuspend', member))).body.code).toBe('already_decided')
    expect((await appeal(member)).body.code).toBe('not_suspended')
  })

  it('is kept when the account is deleted and restored', async () => {
    const operator = await insertWithRole(test, 'operator')
    const member = await newMember()
    await decide(test, moderator, about('suspend', member))
    await appeal(member)
    const { body } = await test.post(`/api/admin/members/${member.id}/delete`, { content: 'keep' }, operator)
    await test.post(`/api/admin/audit-log/${body.entry.id}/undo`, {}, operator)
    const { member: detail } = (await test.get(`/api/admin/members/${member.id}`, moderator)).body
    expect(detail).toMatchObject({ suspensionReason: 'Too many adverts', deletionDueAt: null })
  })

  it('undo of any decision puts a reported recipe back into the queue', async () => {
    const member = await newMember()
    const id = await insertRecipe(test.app.db, { createdById: member.id })
    const subject = { subjectType: 'recipe', subjectId: id }
    await test.post('/api/reports', { ...subject, reason: 'spam' }, await newMember())
    const isOpen = async () =>
      (await test.get('/api/admin/queue?limit=50', moderator)).body.data.some(
        (item: { subject: { type: string; id: number } }) => item.subject.type === 'recipe' && item.subject.id === id,
      )
    for (const action of ['hide', 'delete', 'warn', 'dismiss', 'suspend']) {
      expect(await isOpen(), action).toBe(true)
      const order = { ...about('', member), ...subject, action }
      const { body } = await decide(test, moderator, order)
      expect(await isOpen(), action).toBe(false)
      expect(body.entry.isUndoable, action).toBe(true)
      expect((await undo(body.entry.id)).status, action).toBe(200)
    }
    const { decisions } = (await test.get(`/api/admin/members/${member.id}`, moderator)).body.member
    expect(decisions).not.toHaveProperty('warn')
  })
})
