import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseCsv } from '#test/features/members/export/parse-csv.ts'
import { startTestApp, type TestApp } from '#test/support/app.ts'
import { insertBrewLog } from '#test/support/brew-logs.ts'
import { insertRecipe } from '#test/support/community.ts'
import { eventually } from '#test/support/eventually.ts'
import { type ListeningApp, startListeningApp } from '#test/support/listening-app.ts'
import { insertMembers } from '#test/support/members.ts'
import { answersIn, sendRaw } from '#test/support/raw-socket.ts'
import { type SmtpServer, startSmtpServer } from '#test/support/smtp-server.ts'

const BREAKS = [
  '\r\n',
  '\n',
  '\r',
  '\u0085',
  '\u2028',
  '\u2029',
  '\u000b',
  '\u000c',
  '%0d%0a',
  '\\r\\n',
  '\r\n\r\n',
  '\r\n ',
]
const INJECTED = ['X-Injected: 1', 'Bcc: evil@example.com', 'Set-Cookie: svc_session=x', 'Content-Type: text/html']

describe('line breaks in request bodies', () => {
  let smtp: SmtpServer
  let test: TestApp
  beforeAll(async () => {
    smtp = await startSmtpServer()
    // The production transport, with an SMTP server that records every byte.
    test = await startTestApp({ smtpUrl: smtp.url }, { transport: undefined })
  })
  afterAll(async () => {
    await test.close()
    await smtp.close()
  })

  /** The names of the headers before the first empty line, with folded lines joined. */
  const headersOf = (data: string): string[] =>
    data
      .slice(0, data.indexOf('\r\n\r\n'))
      .replaceAll(/\r\n[ \t]+/g, ' ')
      .split(/\r\n|\n|\r/)
      .map((line) => line.slice(0, line.indexOf(':')).toLowerCase())

  const EXPECTED = [
    'from',
    'to',
    'reply-to',
    'list-unsubscribe',
    'list-unsubscribe-post',
    'subject',
    'message-id',
    'date',
    'mime-version',
    'content-type',
    'content-transfer-encoding',
  ]

  it('POST and PUT routes that send mails: a line break in a field adds no header, recipient or SMTP command', async () => {
    const { db } = test.app
    const [author, fan] = await insertMembers(test, 2)
    const recipeId = await insertRecipe(db, { createdById: author!.id })
    const texts = BREAKS.flatMap((lineBreak) => INJECTED.map((line) => `a${lineBreak}${line}`))
    let accepted = 0
    for (const text of texts) {
      const answers = [
        await test.post('/api/contact', { name: text, email: 'a@example.com', subject: text, message: text }),
        await test.post('/api/contact', {
          name: 'A',
          email: `a@example.com${text.slice(1)}`,
          subject: 'S',
          message: 'M',
        }),
        await test.post('/api/demo-requests', {
          name: text,
          email: 'a@example.com',
          company: text,
          website: text,
          message: text,
        }),
        await test.post('/api/auth/register', { email: `${text}@example.com`, password: 'correct horse', name: 'A' }),
        await test.post('/api/auth/magic-link', { email: `ada@example.com${text.slice(1)}` }),
        await test.post('/api/subscribe', { email: `ada@example.com${text.slice(1)}`, source: text }),
        await test.post(
          '/api/roaster-claims',
          { businessEmail: `b@example.com${text.slice(1)}`, roasterName: text },
          { token: fan!.token },
        ),
        await test.call('PUT', '/api/user/profile', { token: fan!.token, body: { displayName: text } }),
        await test.post(`/api/recipes/${recipeId}/comments`, { body: text }, { token: fan!.token }),
      ]
      for (const { status } of answers) expect(status).toBeLessThan(500)
      accepted += answers.filter(({ status }) => status < 300).length
    }
    expect(accepted).toBeGreaterThan(texts.length)
    await test.app.mail.drain()
    await eventually(async () => {
      const waiting = await db
        .selectFrom('outbox')
        .select('id')
        .where('sentAt', 'is', null)
        .where('deliverable', '=', true)
        .execute()
      expect(waiting).toEqual([])
    })
    expect(smtp.mails.length).toBeGreaterThan(texts.length)
    for (const { to, data } of smtp.mails) {
      expect(to).toHaveLength(1)
      expect(to[0]).not.toContain('evil')
      expect(headersOf(data).filter((name) => !EXPECTED.includes(name))).toEqual([])
      expect(new Set(headersOf(data)).size).toBe(headersOf(data).length)
    }
    // No text ended a mail early and was read as an SMTP command.
    expect(
      smtp.commands.filter((line) => !/^(EHLO|MAIL FROM|RCPT TO|DATA|QUIT|RSET|NOOP|AUTH|STARTTLS)\b/i.test(line)),
    ).toEqual([])
  })

  it('GET /api/user/export?format=csv: a line break in a brew log adds no record, and no cell starts a formula', async () => {
    const [member] = await insertMembers(test, 1)
    const notes = [
      ...BREAKS.map((lineBreak) => `a${lineBreak}2026-01-01,"v60",=1+1`),
      '=1+1',
      '+1',
      '-1',
      '@a',
      '\t=1',
      '"',
      '","',
      '＝1',
    ]
    for (const text of notes) await insertBrewLog(test.app.db, member!.id, { notes: text, outcome: text })
    const { text } = await test.get('/api/user/export?format=csv', { token: member!.token })
    const [header, ...records] = parseCsv(text.replace(/^\ufeff/, ''))
    expect(records).toHaveLength(notes.length)
    for (const record of records) {
      expect(record).toHaveLength(header!.length)
      for (const cell of record) expect(cell).not.toMatch(/^[=+@\t\r]/)
    }
    const lists = await test.get('/api/user/export', { token: member!.token })
    expect(lists.body.brewLogs).toHaveLength(notes.length)
  })
})

describe('line breaks in request URLs and headers', () => {
  let test: ListeningApp
  beforeAll(async () => {
    test = await startListeningApp()
  })
  afterAll(() => test.close())

  it('add no response header when they are in the URL', async () => {
    const encoded = ['%0d%0a', '%0a', '%0d', '%E5%98%8A%E5%98%8D', '%c4%8d%c4%8a', '%250d%250a', '\u00e5\u0098\u008a']
    const places = [
      '/r/x',
      '/api/recipes/',
      '/api/roasters/',
      '/embed/',
      '/api/users/1?a=',
      '/docs',
      '/api/auth/magic-link/verify?token=',
      '/sitemaps/',
      '/assets/',
      '/api/grinders?brand=',
    ]
    for (const place of places) {
      for (const lineBreak of encoded) {
        const path = `${place}a${lineBreak}X-Injected:%201${lineBreak}${lineBreak}<script>`.replaceAll(' ', '%20')
        const { text } = await sendRaw(
          test.port,
          `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nConnection: close\r\n\r\n`,
        )
        const answers = answersIn(text)
        expect(answers, path).toHaveLength(1)
        expect(answers[0]!.headers, path).not.toHaveProperty('x-injected')
        expect(answers[0]!.status, path).toBeLessThan(500)
      }
    }
  })

  it('add no response header when they are in a header that is echoed', async () => {
    const echoed = [
      'X-Request-Id: a%0d%0aX-Injected: 1',
      'X-Request-Id: a\u0085X-Injected: 1',
      'Origin: https://a\u0085X-Injected: 1',
      'Access-Control-Request-Headers: a\u0085X-Injected: 1',
    ]
    for (const line of echoed) {
      for (const method of ['GET', 'OPTIONS']) {
        const { text } = await sendRaw(
          test.port,
          `${method} /api/grinders HTTP/1.1\r\nHost: localhost\r\n${line}\r\nConnection: close\r\n\r\n`,
        )
        expect(answersIn(text)[0]!.headers).not.toHaveProperty('x-injected')
        expect(answersIn(text)[0]!.status).toBeLessThan(500)
      }
    }
  })
})
