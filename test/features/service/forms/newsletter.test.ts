import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runAdmin } from '#src/admin.ts'
import type { Database } from '#src/db/open.ts'
import { deleteUnconfirmed } from '#src/features/service/forms/queries.ts'
import { BASE_URL, linkIn, startTestApp, type TestApp } from '#test/support/app.ts'

const DAY_MS = 24 * 60 * 60_000
const BROWSER = { accept: 'text/html,*/*;q=0.8' }
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

describe('POST /api/subscribe and /newsletter/confirm', () => {
  let test: TestApp
  let db: Database
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-31T08:00:00.000Z') })
    test = await startTestApp()
    db = test.app.db
  })
  afterEach(async () => {
    vi.useRealTimers()
    await test.close()
  })

  const email = 'ada@example.com'
  const later = (days: number) => vi.setSystemTime(Date.now() + days * DAY_MS)
  const subscribe = (address = email) => test.post('/api/subscribe', { email: address })
  const mailsTo = async (address = email) => (await test.sentMail()).filter(({ recipient }) => recipient === address)
  const rows = () => db.selectFrom('subscriptions').selectAll().execute()
  const confirm = (link: string) => test.call('POST', link, { body: '', headers: FORM })
  const subscribers = () => runAdmin(db, ['subscribers'], BASE_URL)

  async function linkOf(address = email): Promise<string> {
    const { pathname, search } = linkIn((await mailsTo(address)).at(-1)!.text)
    expect(pathname).toBe('/newsletter/confirm')
    return pathname + search
  }

  it('stores a subscriber, who counts only once the owner of the address has confirmed', async () => {
    expect((await subscribe()).status).toBe(200)
    expect(await rows()).toMatchObject([{ email, confirmedAt: null }])
    expect(await subscribers()).toBe('No subscribers')
    expect((await confirm(await linkOf())).body.success).toBe(true)
    expect(await rows()).toMatchObject([{ email, confirmedAt: expect.any(String) }])
    expect(await subscribers()).toMatch(/^ada@example\.com {2}http:\/\/brewprint\.test\/unsubscribe\?token=[\w-]{43}$/)
    expect(await runAdmin(db, ['subscribers'])).toBe(email)
  })

  it.each([BROWSER, { accept: 'application/json' }, {}])(
    'GET and HEAD /newsletter/confirm confirm nothing, and show a page with a button: %j',
    async (headers) => {
      await subscribe()
      const link = await linkOf()
      for (const method of ['HEAD', 'GET']) {
        const { status, text } = await test.call(method, link, { headers: { ...headers } as Record<string, string> })
        expect(status).toBe(200)
        if (method === 'GET') expect(text).toContain(`<form method="post" action="${link}"><button`)
      }
      expect(await rows()).toMatchObject([{ confirmedAt: null }])
    },
  )

  it('answers the same for every address, and mails none that is subscribed', async () => {
    const first = await subscribe()
    await confirm(await linkOf())
    const before = (await test.sentMail()).length
    for (const address of [email, ' ADA@example.com']) {
      const again = await subscribe(address)
      expect([again.status, again.body]).toEqual([first.status, first.body])
    }
    expect(await test.sentMail()).toHaveLength(before)
  })

  it('keeps earlier links valid above the limit of three mails a day', async () => {
    await subscribe()
    const link = await linkOf()
    for (let i = 0; i < 5; i++) await subscribe()
    expect(await mailsTo()).toHaveLength(3)
    expect(await linkOf()).toBe(link)
    expect((await confirm(link)).status).toBe(200)
  })

  it('answers 400 after seven days without a confirmation, and deleteUnconfirmed deletes the row', async () => {
    await subscribe()
    const link = await linkOf()
    later(7)
    expect((await confirm(link)).status).toBe(400)
    const page = await test.get(link, { headers: BROWSER })
    expect([page.status, page.text.includes('<form')]).toEqual([400, false])
    later(0.01)
    await deleteUnconfirmed(db)
    expect(await rows()).toEqual([])
    await subscribe()
    expect((await confirm(await linkOf())).status).toBe(200)
    later(30)
    await deleteUnconfirmed(db)
    expect(await rows()).toHaveLength(1)
    expect((await confirm(await linkOf())).status).toBe(200)
  })

  it.each(['before', 'after'])('POST /unsubscribe deletes the subscriber %s the confirmation', async (when) => {
    await subscribe()
    const { unsubscribeUrl } = (await mailsTo())[0]!
    if (when === 'after') await confirm(await linkOf())
    const answer = await test.call('POST', unsubscribeUrl!.slice(BASE_URL.length), {
      headers: FORM,
      body: 'List-Unsubscribe=One-Click',
    })
    expect(answer.status).toBe(200)
    expect(await rows()).toEqual([])
    expect((await confirm(await linkOf())).status).toBe(400)
  })

  it('answers 400 to unknown and missing tokens', async () => {
    for (const link of ['/newsletter/confirm', '/newsletter/confirm?token=nobody']) {
      expect((await confirm(link)).body.code).toBe('invalid_token')
      expect((await test.get(link, { headers: BROWSER })).status).toBe(400)
    }
  })
})
