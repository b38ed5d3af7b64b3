import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runAdmin } from '#src/admin.ts'
import { type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertRecipe } from '#test/support/community.ts'
import { insertMembers } from '#test/support/members.ts'
import { joinRoaster } from '#test/support/roasters.ts'

describe('admin commands for moderation', () => {
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

  it('hide, restore and delete-content decide about a recipe; queue, audit and undo show and undo that', async () => {
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

  it('suspend, unsuspend and ban change what a member may write', async () => {
    await run('suspend', member.email, '3', 'Adverts')
    expect((await test.post('/api/collections', { name: 'A' }, member)).body.code).toBe('suspended')
    await run('unsuspend', member.email)
    expect((await test.post('/api/collections', { name: 'A' }, member)).status).toBe(201)
    await run('ban', member.email, 'Adverts')
    expect((await test.post('/api/collections', { name: 'A' }, member)).body.code).toBe('suspended')
    await expect(run('ban', 'nobody@example.com', 'Adverts')).rejects.toThrow('No account has the address')
  })

  it('delete-user with-content deletes what the account has shared', async () => {
    const [spammer] = await insertMembers(test, 1)
    const id = await insertRecipe(test.app.db, { createdById: spammer!.id })
    expect(await run('delete-user', spammer!.email, 'with-content')).toContain('Closed account')
    expect((await test.get(`/api/recipes/${id}`)).status).toBe(404)
  })

  const entryIn = (text: string) => /#(\d+) {2}2/.exec(text)?.[1] ?? /undo (\d+)/.exec(text)![1]!

  it('settings shows and set changes the settings of the running service, and undo reverts that', async () => {
    const account = { email: 'settings@example.com', password: 'correct horse' }
    expect(await run('settings')).toContain('registration    default (from the environment)')
    const changed = await run('set', 'registration', 'closed')
    await test.app.settings.load(test.app.db)
    expect((await test.post('/api/auth/register', account)).body.code).toBe('registration_closed')
    expect(await run('settings')).toContain('registration    "closed"')
    await run('undo', entryIn(changed))
    await test.app.settings.load(test.app.db)
    expect((await test.post('/api/auth/register', account)).status).toBe(201)
    expect(await run('set', 'newAccountDays', '3', 'preview')).toMatch(/default -> 3\nconcerns \d+ newAccounts/)
    expect(await run('settings')).toContain('newAccountDays  default')
    await run('set', 'newAccountDays', '3')
    expect(await run('settings')).toContain('newAccountDays  3')
    await run('set', 'newAccountDays', 'default')
    expect(await run('settings')).toContain('newAccountDays  default')
    for (const words of [
      ['registration', 'maybe'],
      ['quotas', 'yes'],
      ['newAccountDays', '400'],
      ['__proto__', 'x'],
    ]) {
      await expect(run('set', ...words)).rejects.toThrow(/Registration is|Use on or off|must be from|no setting/)
    }
  })

  it('invite and remove-invite write to the audit log, and can be undone', async () => {
    const made = await run('invite', '2', '7', 'For Ada')
    const id = /Invitation (\d+)/.exec(made)![1]!
    const token = /invite=([\w-]+)/.exec(made)![1]!
    expect(await run('audit')).toContain(`invite invite ${id}`)
    expect(await run('audit')).not.toContain(token)
    const removed = await run('remove-invite', id)
    expect(await run('invites')).toBe('No invitations')
    await run('undo', entryIn(removed))
    expect(await run('invites')).toContain(`#${id}  2 left`)
    await run('undo', /#(\d+) .* invite invite/.exec(await run('audit'))![1]!)
    expect(await run('invites')).toBe('No invitations')
    await expect(run('remove-invite', id)).rejects.toThrow(`There is no invitation ${id}`)
  })

  it('overview, members and content print what the admin pages show', async () => {
    const [found] = await insertMembers(test, 1)
    const { coffeeProfileId } = await insertWithCoffee()
    expect(await run('overview')).toMatch(/members +\d+ \(\d+ in the last week\)/)
    expect(await run('members')).toContain(`#${found!.id}`)
    expect(await run('members', found!.email)).toMatch(new RegExp(`^#${found!.id} .*not proven`))
    expect(await run('members', 'nobody@example.com')).toBe('No members')
    expect(await run('content', 'coffee')).toContain(`coffee ${coffeeProfileId}`)
    await run('hide', 'coffee', String(coffeeProfileId), 'Spam')
    expect(await run('content', 'hidden')).toContain(`coffee ${coffeeProfileId}`)
    await run('restore', 'coffee', String(coffeeProfileId))
    await expect(run('content', 'everything')).rejects.toThrow('Use one of')
  })

  async function insertWithCoffee() {
    const id = await insertRecipe(test.app.db)
    const { coffeeProfileId } = await test.app.db
      .selectFrom('recipes')
      .select('coffeeProfileId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return { id, coffeeProfileId }
  }

  it('preview prints the effect, and changes nothing', async () => {
    const { id, coffeeProfileId } = await insertWithCoffee()
    expect(await run('preview', 'hide', 'coffee', String(coffeeProfileId))).toContain('with 1 recipes, 0 brews')
    expect((await test.get(`/api/recipes/${id}`)).status).toBe(200)
    await expect(run('preview', 'explode', 'coffee', '1')).rejects.toThrow('The decision must be one of')
  })

  it('edit-coffee changes a fact, and undo reverts it', async () => {
    const { coffeeProfileId: id } = await insertWithCoffee()
    const before = (await test.get(`/api/coffees/${id}`)).body
    const edited = await run('edit-coffee', String(id), 'roastLevel', 'DARK')
    expect((await test.get(`/api/coffees/${id}`)).body.roastLevel).toBe('DARK')
    await run('undo', entryIn(edited))
    expect((await test.get(`/api/coffees/${id}`)).body.roastLevel).toBe(before.roastLevel)
    await expect(run('edit-coffee', String(id), 'acidityLevel', '99')).rejects.toThrow('is not a possible acidityLevel')
    await expect(run('edit-coffee', String(id), 'roasterId', '1')).rejects.toThrow('The fact must be one of')
  })

  it('remove-portal-member removes a member of a roaster, and undo restores the membership', async () => {
    const [manager] = (await insertMembers(test, 1)) as [Member]
    const roasterId = await joinRoaster(test, manager.id)
    const { slug } = await test.app.db
      .selectFrom('roasters')
      .select('slug')
      .where('id', '=', roasterId)
      .executeTakeFirstOrThrow()
    expect(await run('remove-portal-member', slug, manager.email, 'preview')).toContain('0 members, 0 changes')
    expect((await test.get('/api/roaster-portal/profile', manager)).status).toBe(200)
    const removed = await run('remove-portal-member', slug, manager.email)
    expect((await test.get('/api/roaster-portal/profile', manager)).status).toBe(403)
    await run('undo', entryIn(removed))
    expect((await test.get('/api/roaster-portal/profile', manager)).status).toBe(200)
  })

  it('delete-user keep-content closes an account for 30 days, and undo opens it again', async () => {
    const [leaver] = await insertMembers(test, 1)
    const closed = await run('delete-user', leaver!.email, 'keep-content')
    expect((await test.get('/api/auth/me', leaver)).status).toBe(401)
    await run('undo', entryIn(closed))
    expect(await run('members', leaver!.email)).not.toContain('deleted')
    await expect(run('delete-user', leaver!.email, 'all')).rejects.toThrow('Use with-content or keep-content')
  })
})
