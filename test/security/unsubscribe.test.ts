import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#src/db/open.ts'
import { createTransport } from '#src/mail/transports.ts'
import { MailWorker } from '#src/mail/worker.ts'
import { BASE_URL, type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertRecipe } from '#test/support/community.ts'
import { openTestDatabase } from '#test/support/database.ts'
import { collectLog } from '#test/support/log.ts'
import { mailConfig, queueMail } from '#test/support/mail.ts'
import { insertMembers } from '#test/support/members.ts'
import { startSmtpServer } from '#test/support/smtp-server.ts'

const ALL_ON = { notifyRecipeComments: true, notifyRecipeFavorites: true, notifyRecipeBrews: true }
const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const ONE_CLICK = 'List-Unsubscribe=One-Click'
const MULTIPART = `--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`

describe('GET and POST /unsubscribe', () => {
  let test: TestApp
  let db: Database
  beforeAll(async () => {
    test = await startTestApp()
    db = test.app.db
  })
  afterAll(() => test.close())

  /** Returns a new author and path and query of the link in the mail about an event on their recipe. */
  async function notified(kind: 'comment' | 'brew' | 'save' = 'comment'): Promise<{ author: Member; link: string }> {
    const [author, { token }] = (await insertMembers(test, 2)) as [Member, Member]
    const recipeId = await insertRecipe(db, { createdById: author.id })
    if (kind === 'comment') await test.post(`/api/recipes/${recipeId}/comments`, { body: 'Lovely' }, { token })
    if (kind === 'brew') await test.post(`/api/community-recipes/${recipeId}/brew-log`, { rating: 4 }, { token })
    if (kind === 'save') await test.post('/api/user/saved-recipes', { communityRecipeId: recipeId }, { token })
    return { author, link: await linkTo(author.email) }
  }

  async function linkTo(email: string): Promise<string> {
    const { unsubscribeUrl, text } = (await test.sentMail()).findLast(({ recipient }) => recipient === email)!
    expect(text).toContain(`\n${unsubscribeUrl}\n`)
    expect(unsubscribeUrl).toMatch(new RegExp(`^${BASE_URL}/unsubscribe\\?token=[\\w-]{43}$`))
    return unsubscribeUrl!.slice(BASE_URL.length)
  }

  const preferencesOf = async ({ token }: Member) =>
    (await test.get('/api/user/notification-preferences', { token })).body.preferences
  const post = (link: string, body = ONE_CLICK, headers: Record<string, string> = FORM) =>
    test.call('POST', link, { body, headers })

  it.each([
    ['comment', 'notifyRecipeComments'],
    ['brew', 'notifyRecipeBrews'],
    ['save', 'notifyRecipeFavorites'],
  ] as const)('POST switches off mails of this kind only: %s', async (kind, preference) => {
    const { author, link } = await notified(kind)
    const { author: bystander } = await notified(kind)
    const { status, body } = await post(link)
    expect([status, body.success]).toEqual([200, true])
    expect(await preferencesOf(author)).toEqual({ ...ALL_ON, [preference]: false })
    expect(await preferencesOf(bystander)).toEqual(ALL_ON)
  })

  it.each([
    ['a form', FORM, ONE_CLICK],
    ['multipart', { 'content-type': 'multipart/form-data; boundary=x' }, MULTIPART],
    ['another website', { ...FORM, origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }, ONE_CLICK],
    ['a sandboxed frame', { ...FORM, origin: 'null' }, ONE_CLICK],
    ['the button of the page', { ...FORM, ...BROWSER }, ''],
  ])('POST needs one request without cookies, and answers without a redirect: %s', async (_from, headers, body) => {
    const { author, link } = await notified()
    const answer = await post(link, body, headers)
    expect(answer.status).toBe(200)
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(await preferencesOf(author)).toEqual({ ...ALL_ON, notifyRecipeComments: false })
  })

  it('answers the same when the request is repeated', async () => {
    const { link } = await notified()
    const [first, second] = [await post(link), await post(link)]
    expect([second.status, second.body]).toEqual([200, first.body])
  })

  it.each([
    ['a browser', BROWSER],
    ['a program', { accept: 'application/json' }],
    ['a scanner', { accept: '*/*', 'user-agent': 'scanner' }],
    ['whatever sends no header', {}],
  ])('GET and HEAD change nothing when %s opens the link, and return a page with a button', async (_who, headers) => {
    const { author, link } = await notified()
    for (const method of ['GET', 'HEAD']) {
      const { status, headers: answered, text } = await test.call(method, link, { headers: { ...headers } })
      expect(status).toBe(200)
      expect(answered['content-type']).toMatch(/^text\/html/)
      expect(answered['cache-control']).toBe('no-store')
      if (method === 'GET') expect(text).toContain(`<form method="post" action="${link}"><button`)
    }
    expect(await preferencesOf(author)).toEqual(ALL_ON)
  })

  it('has the same token in every mail of a kind, so that old links stay valid', async () => {
    const { author, link } = await notified()
    const [{ token }] = (await insertMembers(test, 1)) as [Member]
    const other = await insertRecipe(db, { createdById: author.id })
    await test.post(`/api/recipes/${other}/comments`, { body: 'Lovely' }, { token })
    expect(await linkTo(author.email)).toBe(link)
  })

  it('answers 404 to unknown, changed and missing tokens, with a page for browsers', async () => {
    const { author, link } = await notified()
    const wrong = ['/unsubscribe', '/unsubscribe?token=', '/unsubscribe?token=nobody', `${link}x`, link.slice(0, -1)]
    for (const each of wrong) {
      const answer = await post(each)
      expect([answer.status, answer.body.code], each).toEqual([404, 'invalid_token'])
      const page = await test.get(each, { headers: BROWSER })
      expect([page.status, page.text.includes('<form')], each).toEqual([404, false])
    }
    expect(await preferencesOf(author)).toEqual(ALL_ON)
  })

  it('answers 404 once the account is deleted', async () => {
    const { author, link } = await notified()
    await test.call('DELETE', '/api/user/account', { token: author.token })
    expect((await post(link)).status).toBe(404)
    expect(await db.selectFrom('unsubscribeTokens').selectAll().where('userId', '=', author.id).execute()).toEqual([])
  })

  it('POST answers 413 to large bodies', async () => {
    const { author, link } = await notified()
    expect((await post(link, 'x'.repeat(5000))).status).toBe(413)
    expect(await preferencesOf(author)).toEqual(ALL_ON)
  })

  it('is cleared from the outbox once the mail is sent', async () => {
    const { author } = await notified()
    const rows = await db.selectFrom('outbox').selectAll().where('recipient', '=', author.email).execute()
    expect(rows.map(({ unsubscribeUrl }) => unsubscribeUrl)).toEqual([null])
  })
})

describe('List-Unsubscribe headers (RFC 8058)', () => {
  it('are in mails that can be switched off, and in no others', async () => {
    const smtp = await startSmtpServer()
    const db = await openTestDatabase()
    const transport = createTransport(mailConfig({ SMTP_URL: smtp.url }), () => {})
    const url = `https://brew.example/unsubscribe?token=${'aB3-_'.repeat(9)}`
    await queueMail(db, { unsubscribeUrl: url })
    await queueMail(db)
    await new MailWorker(db, transport, collectLog().logger).drain()
    transport.close()
    await smtp.close()
    const [withLink, without] = smtp.mails.map(({ data }) => data.replaceAll(/\r\n[ \t]+/g, ' '))
    expect(withLink!.split('\r\n')).toContain(`List-Unsubscribe: <${url}>`)
    expect(withLink!.split('\r\n')).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(without).not.toMatch(/list-unsubscribe/i)
  })
})
