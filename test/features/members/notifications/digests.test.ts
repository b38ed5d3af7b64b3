import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Database, openDatabase } from '#src/db/open.ts'
import { deleteAccount } from '#src/features/members/accounts/delete-account.ts'
import { sendDueDigests } from '#src/features/members/notifications/digests.ts'
import { BASE_URL, linkIn, type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertCoffee, insertRecipe } from '#test/support/community.ts'
import { insertMembers, proveAddresses } from '#test/support/members.ts'

const MINUTE_MS = 60_000
const start = Date.parse('2026-03-31T08:00:00.000Z')

describe('sendDueDigests and mails about events on a recipe', () => {
  let test: TestApp
  let db: Database
  let author: Member
  let others: Member[]
  let recipeId: number
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: start })
    test = await startTestApp()
    db = test.app.db
    ;[author, ...others] = (await insertMembers(test, 6)) as [Member, ...Member[]]
    await proveAddresses(db, author)
    const coffee = await insertCoffee(db, { name: 'Konga' })
    recipeId = await insertRecipe(db, { createdById: author.id, coffeeProfileId: coffee.id })
  })
  afterEach(async () => {
    vi.useRealTimers()
    await test.close()
  })

  const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * MINUTE_MS)
  const comment = async ({ token }: Member, id = recipeId) =>
    expect((await test.post(`/api/recipes/${id}/comments`, { body: 'Lovely' }, { token })).status).toBe(201)
  const brew = async ({ token }: Member) =>
    expect((await test.post(`/api/community-recipes/${recipeId}/brew-log`, { rating: 4 }, { token })).status).toBe(200)
  const save = async ({ token }: Member) =>
    expect((await test.post('/api/user/saved-recipes', { communityRecipeId: recipeId }, { token })).status).toBe(201)
  const digest = () => sendDueDigests(db, BASE_URL)
  const subjects = async () =>
    (await test.sentMail()).filter(({ recipient }) => recipient === author.email).map(({ subject }) => subject)
  const digestRows = () => db.selectFrom('notificationDigests').selectAll().execute()

  it('mails the first event immediately, and those of the rest of the hour in a digest', async () => {
    for (const member of others) await comment(member)
    expect(await subjects()).toEqual([expect.stringMatching(/^Brewer \d+ commented on your V60 recipe for Konga$/)])
    later(59)
    expect(await digest()).toBe(0)
    expect(await subjects()).toHaveLength(1)
    later(1)
    expect(await digest()).toBe(1)
    expect((await subjects()).slice(1)).toEqual(['4 more comments on your V60 recipe for Konga'])
    const mail = (await test.sentMail()).at(-1)!
    expect(linkIn(mail.text).href).toBe(`${BASE_URL}/recipes/${recipeId}`)
    expect(mail.text).toMatch(/turn off emails about comments in your settings/)
    for (const { id } of others) expect(mail.text).not.toContain(`Brewer ${id}`)
  })

  it('names the recipe by its title, if it has one', async () => {
    await db.updateTable('recipes').set({ title: 'Slow Sunday' }).where('id', '=', recipeId).execute()
    for (const member of others) await save(member)
    later(60)
    expect(await digest()).toBe(1)
    const mails = (await test.sentMail()).filter(({ recipient }) => recipient === author.email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Brewer \d+ saved your recipe “Slow Sunday”$/),
      '4 more people saved your recipe “Slow Sunday”',
    ])
    for (const { text } of mails) expect(text).toContain('saved your recipe “Slow Sunday”.')
  })

  it('sends one digest for each kind and recipe', async () => {
    const other = await insertRecipe(db, { createdById: author.id })
    for (const member of others) {
      await comment(member)
      await comment(member, other)
      await brew(member)
      await save(member)
    }
    expect(await subjects()).toHaveLength(4)
    later(60)
    expect(await digest()).toBe(4)
    expect((await subjects()).slice(4).sort()).toEqual([
      '4 more brews of your V60 recipe for Konga',
      expect.stringMatching(/^4 more comments on your V60 recipe for Coffee \d+$/),
      '4 more comments on your V60 recipe for Konga',
      '4 more people saved your V60 recipe for Konga',
    ])
  })

  it('sends a digest at most once an hour while events continue, and then mails immediately again', async () => {
    await comment(others[0]!)
    await comment(others[1]!)
    later(60)
    await digest()
    await comment(others[2]!)
    expect(await subjects()).toHaveLength(2)
    later(59)
    expect(await digest()).toBe(0)
    later(1)
    expect(await digest()).toBe(1)
    expect((await subjects()).at(-1)).toBe('1 more comment on your V60 recipe for Konga')
    later(60)
    expect(await digest()).toBe(0)
    expect(await digestRows()).toEqual([])
    await comment(others[3]!)
    expect((await subjects()).at(-1)).toMatch(/^Brewer \d+ commented/)
  })

  it('mails immediately after an hour without events, also before sendDueDigests runs', async () => {
    await comment(others[0]!)
    later(61)
    await comment(others[1]!)
    expect(await subjects()).toHaveLength(2)
    await comment(others[2]!)
    expect(await subjects()).toHaveLength(2)
    later(60)
    await digest()
    expect((await subjects()).at(-1)).toBe('1 more comment on your V60 recipe for Konga')
  })

  it('sends no digest if the author has switched the mails off since', async () => {
    await comment(others[0]!)
    await comment(others[1]!)
    await test.call('PATCH', '/api/user/notification-preferences', {
      token: author.token,
      body: { notifyRecipeComments: false },
    })
    later(60)
    expect(await digest()).toBe(0)
    expect(await subjects()).toHaveLength(1)
    expect(await digestRows()).toEqual([])
  })

  it.each([
    ['the account', () => test.call('DELETE', '/api/user/account', { token: author.token })],
    ['the recipe', () => test.call('DELETE', `/api/community-recipes/${recipeId}`, { token: author.token })],
  ])('deletes pending digests with %s', async (_what, remove) => {
    await comment(others[0]!)
    await comment(others[1]!)
    const before = (await test.sentMail()).length
    expect((await remove()).status).toBe(200)
    expect(await digestRows()).toEqual([])
    later(60)
    expect(await digest()).toBe(0)
    expect(await test.sentMail()).toHaveLength(before)
  })

  it('counts concurrent events exactly', async () => {
    const crowd = await insertMembers(test, 30)
    await Promise.all(crowd.map((member) => comment(member)))
    expect(await subjects()).toHaveLength(1)
    later(60)
    await digest()
    expect((await subjects())[1]).toBe('29 more comments on your V60 recipe for Konga')
  })

  it('sends each digest once when several nodes run it at the same time', async () => {
    const nodes = Array.from({ length: 4 }, () => openDatabase(test.app.config.database))
    onTestFinished(async () => {
      for (const node of nodes) await node.destroy()
    })
    const recipes = await Promise.all(Array.from({ length: 5 }, () => insertRecipe(db, { createdById: author.id })))
    for (const id of recipes) for (const member of others.slice(0, 2)) await comment(member, id)
    later(60)
    const sent = await Promise.all(nodes.map((node) => sendDueDigests(node, BASE_URL)))
    expect(sent.reduce((sum, each) => sum + each, 0)).toBe(recipes.length)
    expect(await subjects()).toHaveLength(2 * recipes.length)
  })

  it('runs without conflicts while authors delete their accounts', async () => {
    const [one, other] = [openDatabase(test.app.config.database), openDatabase(test.app.config.database)]
    onTestFinished(async () => {
      for (const node of [one, other]) await node.destroy()
    })
    const leavers = await insertMembers(test, 12)
    for (const { id } of leavers) {
      const recipe = await insertRecipe(db, { createdById: id })
      for (const member of others.slice(0, 2)) await comment(member, recipe)
    }
    later(60)
    await Promise.all([
      sendDueDigests(one, BASE_URL),
      sendDueDigests(other, BASE_URL),
      ...leavers.map(async ({ id }) => expect(await deleteAccount(db, id)).toBe(true)),
    ])
    expect(await digestRows()).toEqual([])
    const ids = leavers.map(({ id }) => id)
    expect(await db.selectFrom('outbox').select('id').where('userId', 'in', ids).execute()).toEqual([])
  })
})

describe('background job for digests', () => {
  it('sends what is due within a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: start })
    onTestFinished(() => void vi.useRealTimers())
    const test = await startTestApp()
    onTestFinished(() => test.close())
    const [author, ...others] = (await insertMembers(test, 3)) as [Member, ...Member[]]
    const recipeId = await insertRecipe(test.app.db, { createdById: author.id })
    for (const { token } of others) await test.post(`/api/recipes/${recipeId}/comments`, { body: 'Lovely' }, { token })
    vi.setSystemTime(start + 60 * MINUTE_MS)
    vi.advanceTimersByTime(MINUTE_MS)
    await vi.waitFor(async () =>
      expect((await test.sentMail()).at(-1)!.subject).toBe('1 more comment on your V60 recipe'),
    )
  })
})
