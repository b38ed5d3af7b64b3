import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomIPv4 } from '#test/support/addresses.ts'
import { startTestApp, type TestApp } from '#test/support/app.ts'

const TEAM = 'Brewprint Team <team@brewprint.test>'

describe('POST /api/contact, /api/demo-requests and /api/subscribe', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp({ mailFrom: TEAM })
  })
  afterAll(() => test.close())

  const contact = {
    name: 'Ada',
    email: ' Ada@Example.com',
    subject: 'A question',
    message: 'Which grinder?\n<b>Ada</b>',
  }
  const rows = (table: 'contactMessages' | 'demoRequests' | 'subscriptions') =>
    test.app.db.selectFrom(table).selectAll().execute()

  it('/api/contact stores a message and mails it to the team, with the sender as Reply-To', async () => {
    const { status, body } = await test.post('/api/contact', contact)
    expect(status).toBe(200)
    expect(body).toEqual({ success: true, message: expect.any(String) })
    expect(await rows('contactMessages')).toEqual([
      { ...contact, email: 'ada@example.com', userId: null, id: expect.any(Number), createdAt: expect.any(String) },
    ])
    const mail = (await test.sentMail()).at(-1)!
    expect(mail).toMatchObject({ recipient: TEAM, replyTo: 'ada@example.com', subject: 'Contact: A question' })
    expect(mail.text).toContain('Ada <ada@example.com> writes:\n\nWhich grinder?\n<b>Ada</b>')
    expect(mail.html).toContain('Which grinder?<br>&#60;b&#62;Ada&#60;/b&#62;')
  })

  it('/api/demo-requests stores a request and mails it to the team', async () => {
    const { status, body } = await test.post('/api/demo-requests', { name: 'Grace', email: 'GRACE@example.com' })
    expect(status).toBe(200)
    expect(body).toEqual({ success: true, message: expect.any(String) })
    const full = {
      name: 'Ada',
      email: 'ada@example.com',
      company: 'Engine',
      website: 'https://engine.example',
      message: 'Hi',
    }
    expect((await test.post('/api/demo-requests', full)).status).toBe(200)
    const common = { id: expect.any(Number), userId: null, createdAt: expect.any(String) }
    const minimal = { name: 'Grace', email: 'grace@example.com', company: null, website: null, message: null }
    expect(await rows('demoRequests')).toEqual([
      { ...common, ...minimal },
      { ...common, ...full },
    ])
    const mail = (await test.sentMail()).at(-1)!
    expect(mail).toMatchObject({
      recipient: TEAM,
      replyTo: 'ada@example.com',
      subject: 'Demo request from Engine',
      text: expect.stringMatching(/Company: Engine\n\nWebsite: https:\/\/engine\.example\n\nHi/),
    })
  })

  it('/api/subscribe stores an address once, in any case', async () => {
    for (const [email, source] of [
      ['ada@example.com', 'footer'],
      [' ADA@example.com', 'popup'],
      ['grace@example.com', undefined],
    ]) {
      const { status, body } = await test.post('/api/subscribe', { email, source })
      expect(status).toBe(200)
      expect(body).toEqual({ success: true, message: expect.any(String) })
    }
    const twenty = Array.from({ length: 20 }, () => test.post('/api/subscribe', { email: 'race@example.com' }))
    expect((await Promise.all(twenty)).map(({ status }) => status)).toEqual(Array(20).fill(200))
    const subscriptions = (await rows('subscriptions')).toSorted((a, b) => ('email' in a && a.email < b.email ? -1 : 1))
    const unconfirmed = { createdAt: expect.any(String), confirmedAt: null, token: expect.any(String) }
    expect(subscriptions).toEqual([
      { email: 'ada@example.com', source: 'footer', ...unconfirmed },
      { email: 'grace@example.com', source: null, ...unconfirmed },
      { email: 'race@example.com', source: null, ...unconfirmed },
    ])
  })

  it('prevents injection of mail headers', async () => {
    const injection = 'Hello\r\nBcc: victim@example.com\u2028\u0085X: y'
    const { status } = await test.post('/api/contact', { ...contact, name: injection, subject: injection })
    expect(status).toBe(200)
    await test.post('/api/demo-requests', { name: injection, email: 'ada@example.com', company: injection })
    for (const mail of (await test.sentMail()).slice(-2)) {
      expect(mail.recipient).toBe(TEAM)
      expect(mail.replyTo).toBe('ada@example.com')
      expect(mail.subject).toMatch(/Hello Bcc: victim@example\.com X: y$/)
      expect(mail.subject).not.toMatch(/[\r\n\u0085\u2028]/)
    }
    const smuggled = ['a@example.com\r\nBcc: b@example.com', 'a@example.com, b@example.com', '"a\n"@example.com']
    for (const email of smuggled) {
      expect((await test.post('/api/contact', { ...contact, email })).status, email).toBe(400)
    }
  })

  it.each([
    ['/api/contact', { ...contact, name: undefined }, 'name'],
    ['/api/contact', { ...contact, email: undefined }, 'email'],
    ['/api/contact', { ...contact, email: 'Ada' }, 'email'],
    ['/api/contact', { ...contact, subject: '' }, 'subject'],
    ['/api/contact', { ...contact, message: 7 }, 'message'],
    ['/api/contact', { ...contact, message: 'x'.repeat(5001) }, 'message'],
    ['/api/subscribe', {}, 'email'],
    ['/api/subscribe', { email: 'ada' }, 'email'],
    ['/api/subscribe', { email: 'ada@example.com', source: 'x'.repeat(101) }, 'source'],
    ['/api/demo-requests', { email: 'ada@example.com' }, 'name'],
    ['/api/demo-requests', { name: 'Ada' }, 'email'],
    ['/api/demo-requests', { name: 'Ada', email: 'ada@example.com', website: 5 }, 'website'],
    ['/api/demo-requests', { name: 'Ada', email: 'ada@example.com', website: 'javascript:alert(1)' }, 'website'],
    ['/api/demo-requests', { name: 'Ada', email: 'ada@example.com', website: 'we have none' }, 'website'],
  ])('at %s rejects an invalid field, case %#, with 400 and stores nothing', async (url, body, field) => {
    const kept = async () => [await rows('contactMessages'), await rows('demoRequests'), await rows('subscriptions')]
    const before = await kept()
    const answer = await test.post(url, body)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ error: expect.any(String), field })
    expect(await kept()).toEqual(before)
  })

  it('finding 6: /api/demo-requests adds https:// to a website without a scheme', async () => {
    const request = { name: 'Alan', email: 'alan@example.com', website: 'www.roaster.com' }
    expect((await test.post('/api/demo-requests', request)).status).toBe(200)
    expect((await rows('demoRequests')).at(-1)).toMatchObject({ name: 'Alan', website: 'https://www.roaster.com' })
  })

  it.each([
    ['/api/contact', contact],
    ['/api/subscribe', { email: 'limited@example.com' }],
    ['/api/demo-requests', { name: 'Ada', email: 'limited@example.com' }],
  ])('allows three requests per minute and IP address at %s', async (url, body) => {
    const ip = randomIPv4()
    const statuses: number[] = []
    for (let i = 0; i < 4; i++) statuses.push((await test.post(url, body, { ip })).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    const refusal = await test.post(url, body, { ip })
    expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(0)
    expect(refusal.body.code).toBe('rate_limited')
    expect((await test.post(url, body)).status).toBe(200)
  })

  it('answers 415 to JSON with another content type, which any website could send without a preflight', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const headers = { 'content-type': type, origin: 'https://evil.example' }
      const { status } = await test.call('POST', '/api/contact', { headers, body: JSON.stringify(contact) })
      expect(status, type).toBe(415)
    }
  })
})
