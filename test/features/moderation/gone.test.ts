import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertRecipe } from '#test/support/community.ts'
import { insertMembers } from '#test/support/members.ts'
import { decide, insertWithRole } from '#test/support/moderation.ts'

describe('POST /api/admin/decisions about a reported recipe that its author deleted', () => {
  let test: TestApp
  let moderator: Member
  beforeAll(async () => {
    test = await startTestApp()
    moderator = await insertWithRole(test, 'moderator')
  })
  afterAll(() => test.close())

  const waiting = async () => (await test.get('/api/admin/queue', moderator)).body.data

  it('accepts dismiss once, and answers 404 to other decisions', async () => {
    const [author, reporter] = (await insertMembers(test, 2)) as [Member, Member]
    const subjectId = await insertRecipe(test.app.db, { createdById: author.id })
    const subject = { subjectType: 'recipe', subjectId }
    await test.post('/api/reports', { ...subject, reason: 'spam' }, reporter)
    expect((await test.call('DELETE', `/api/community-recipes/${subjectId}`, author)).status).toBe(200)
    expect(await waiting()).toMatchObject([{ state: 'gone', reportCount: 1 }])
    const hidden = await decide(test, moderator, { ...subject, action: 'hide', reason: 'Spam' })
    expect(hidden.status).toBe(404)
    const preview = await decide(test, moderator, { ...subject, action: 'dismiss' }, '?preview=true')
    expect(preview).toMatchObject({ status: 200, body: { effect: { author: null, tellsAuthor: false } } })
    const { status, body } = await decide(test, moderator, { ...subject, action: 'dismiss' })
    expect(status).toBe(200)
    expect(body.entry.subject).toEqual({ type: 'recipe', id: subjectId, name: null })
    expect(await waiting()).toEqual([])
    expect((await decide(test, moderator, { ...subject, action: 'dismiss' })).status).toBe(409)
  })
})
