import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runAdmin } from '#src/admin.ts'
import { type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertRecipe } from '#test/support/community.ts'
import { insertMembers } from '#test/support/members.ts'

describe('commands of the community', () => {
  let test: TestApp
  let member: Member
  beforeAll(async () => {
    test = await startTestApp()
    ;[member] = (await insertMembers(test, 1)) as [Member]
  })
  afterAll(() => test.close())

  /** The service has its cache, which commands of another process don't clear. */
  const run = async (...words: string[]) => {
    const answer = await runAdmin(test.app.db, words)
    test.app.responseCache.clear()
    return answer
  }

  it('set-role gives and takes a role', async () => {
    expect(await run('set-role', member.email, 'moderator')).toBe(`${member.email} is now a moderator`)
    expect((await test.get('/api/admin/queue', member)).status).toBe(200)
    await run('set-role', member.email, 'member')
    expect((await test.get('/api/admin/queue', member)).status).toBe(403)
    await expect(run('set-role', member.email, 'king')).rejects.toThrow('The role must be one of')
  })

  it('queue, hide, restore, audit and undo', async () => {
    const id = String(await insertRecipe(test.app.db, { createdById: member.id, notes: 'Look\u001b[31m' }))
    const [reporter] = await insertMembers(test, 1)
    await test.post('/api/reports', { subjectType: 'recipe', subjectId: Number(id), reason: 'spam' }, reporter)
    const queue = await run('queue')
    expect(queue).toContain(`recipe ${id}  report, public, 1 reports`)
    expect(queue).not.toContain('\u001b')
    await run('hide', 'recipe', id, 'Spam')
    expect((await test.get(`/api/recipes/${id}`)).status).toBe(404)
    expect(await run('queue')).toBe('Nothing waits for review')
    await run('restore', 'recipe', id)
    const hidden = await run('delete-content', 'recipe', id, 'Spam')
    const entry = /^#(\d+)/.exec(hidden)![1]!
    expect(await run('audit')).toContain(`delete recipe ${id}`)
    await run('undo', entry)
    expect((await test.get(`/api/recipes/${id}`)).status).toBe(200)
    await expect(run('undo', entry)).rejects.toThrow('This was undone already')
  })

  it('suspend, unsuspend and ban', async () => {
    await run('suspend', member.email, '3', 'Adverts')
    expect((await test.post('/api/collections', { name: 'A' }, member)).body.code).toBe('suspended')
    await run('unsuspend', member.email)
    expect((await test.post('/api/collections', { name: 'A' }, member)).status).toBe(201)
    await run('ban', member.email, 'Adverts')
    expect((await test.post('/api/collections', { name: 'A' }, member)).body.code).toBe('suspended')
    await expect(run('ban', 'nobody@example.com', 'Adverts')).rejects.toThrow('No account has the address')
  })

  it('delete-user with-content takes what the account shared', async () => {
    const [spammer] = await insertMembers(test, 1)
    const id = await insertRecipe(test.app.db, { createdById: spammer!.id })
    expect(await run('delete-user', spammer!.email, 'with-content')).toContain('Closed account')
    expect((await test.get(`/api/recipes/${id}`)).status).toBe(404)
  })
})
