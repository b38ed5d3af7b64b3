import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Database } from '#src/db/open.ts'
import { deleteExpired } from '#src/features/members/accounts/queries.ts'
import { mayMail, perDay } from '#src/mail/mail-limits.ts'
import { type Member, register, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertRecipe } from '#test/support/community.ts'
import { openTestDatabase } from '#test/support/database.ts'
import { insertMembers, proveAddresses } from '#test/support/members.ts'

const DAY_MS = 24 * 60 * 60_000

describe('mayMail', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('allows so many mails of a kind to an address in a window, also at the same moment', async () => {
    const db = await openTestDatabase()
    const ask = (kind: string, email: string) => mayMail(db, kind, email, perDay(3))
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('claim', 'ada@example.com')))
    expect(answers.filter(Boolean)).toHaveLength(3)
    expect(await ask('claim', 'ben@example.com')).toBe(true)
    expect(await ask('newsletter', 'ada@example.com')).toBe(true)
  })

  it('starts a new window when the old one has ended, however often it was asked in between', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-31T08:00:00.000Z') })
    const db = await openTestDatabase()
    const ask = () => mayMail(db, 'claim', 'ada@example.com', perDay(1))
    expect(await ask()).toBe(true)
    vi.setSystemTime(Date.now() + DAY_MS - 1)
    expect(await ask()).toBe(false)
    vi.setSystemTime(Date.now() + 1)
    expect([await ask(), await ask()]).toEqual([true, false])
  })

  it('stores no address, and deleteExpired deletes windows that have ended', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-31T08:00:00.000Z') })
    const db = await openTestDatabase()
    await mayMail(db, 'claim', 'ada@example.com', perDay(1))
    const rows = () => db.selectFrom('attempts').selectAll().execute()
    expect(JSON.stringify(await rows())).not.toMatch(/ada|example/)
    await deleteExpired(db)
    expect(await rows()).toHaveLength(1)
    vi.setSystemTime(Date.now() + DAY_MS + 1)
    await deleteExpired(db)
    expect(await rows()).toEqual([])
  })
})

describe('mail limits of an address', () => {
  let test: TestApp
  let db: Database
  beforeAll(async () => {
    test = await startTestApp()
    db = test.app.db
  })
  afterAll(() => test.close())

  const mailsTo = async (email: string) => (await test.sentMail()).filter(({ recipient }) => recipient === email)

  it('sends three mails for comments, brews and saves of many members on one recipe', async () => {
    const [author, ...crowd] = (await insertMembers(test, 12)) as [Member, ...Member[]]
    await proveAddresses(db, author)
    const recipeId = await insertRecipe(db, { createdById: author.id })
    for (const { token } of crowd) {
      await test.post(`/api/recipes/${recipeId}/comments`, { body: 'Lovely' }, { token })
      await test.post(`/api/community-recipes/${recipeId}/brew-log`, { rating: 5 }, { token })
      await test.post('/api/brew-logs', { recipeId }, { token })
      await test.post('/api/user/saved-recipes', { communityRecipeId: recipeId }, { token })
    }
    expect(await mailsTo(author.email)).toHaveLength(3)
  })

  it('sends twenty mails a day to an unproven address for comments on many recipes', async () => {
    const [victim, mallory] = (await insertMembers(test, 2)) as [Member, Member]
    for (let i = 0; i < 23; i++) {
      const recipeId = await insertRecipe(db, { createdById: victim.id })
      await test.post(`/api/recipes/${recipeId}/comments`, { body: 'Lovely' }, { token: mallory.token })
    }
    expect(await mailsTo(victim.email)).toHaveLength(20)
  })

  it('POST /api/roaster-claims sends three mails a day to a business address, also if the claimants delete their accounts', async () => {
    const businessEmail = 'business@example.com'
    const claim = async () => {
      const { token } = await register(test)
      const answer = await test.post('/api/roaster-claims', { businessEmail, roasterName: 'Fjord' }, { token })
      expect((await test.sentMail()).length).toBeGreaterThan(0)
      expect((await test.call('DELETE', '/api/user/account', { token })).status).toBe(200)
      return answer
    }
    for (let i = 0; i < 3; i++) expect((await claim()).status).toBe(200)
    const refused = await claim()
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_mails'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(await mailsTo(businessEmail)).toHaveLength(3)
    expect(
      (
        await test.post(
          '/api/roaster-claims',
          { businessEmail: 'other@example.com', roasterName: 'Fjord' },
          {
            token: (await register(test)).token,
          },
        )
      ).status,
    ).toBe(200)
  })

  it('POST /api/subscribe sends three mails a day to an address', async () => {
    const email = 'flooded@example.com'
    const answers = await Promise.all(Array.from({ length: 12 }, () => test.post('/api/subscribe', { email })))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(await mailsTo(email)).toHaveLength(3)
  })
})
