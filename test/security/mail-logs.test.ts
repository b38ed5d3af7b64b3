import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { maskAddresses, maskSecrets } from '#src/domain/mask-email.ts'
import { createTransport } from '#src/mail/transports.ts'
import { BASE_URL, register, startTestApp, type TestApp } from '#test/support/app.ts'
import { collectLog } from '#test/support/log.ts'
import { mailConfig, readMails } from '#test/support/mail.ts'
import { closedPort } from '#test/support/ports.ts'
import { startSmtpServer } from '#test/support/smtp-server.ts'

const run = promisify(execFile)
const ROOT = new URL('../..', import.meta.url).pathname

/** Anything that is an address and not masked. */
const ADDRESS = /[\w.+-]+@[\w-]+\.[\w.-]+/

/** Does everything that mails somebody, and follows the links. */
async function walk(test: TestApp): Promise<void> {
  const { token } = await register(test, { email: 'ada.lovelace@example.com' })
  await test.post('/api/auth/register', { email: 'ada.lovelace@example.com', password: 'correct horse' })
  await test.post('/api/auth/login', { email: 'ada.lovelace@example.com', password: 'wrong horse' })
  await test.post('/api/auth/magic-link', { email: 'ada.lovelace@example.com' })
  await test.post('/api/auth/magic-link', { email: 'nobody@example.com' })
  const message = { name: 'Ada', email: 'ada@private.example', subject: 'From ada@subject.example', message: 'Hi' }
  await test.post('/api/contact', message)
  await test.post('/api/demo-requests', { name: 'Ada', email: 'ada@private.example', company: 'ada@company.example' })
  await test.post('/api/subscribe', { email: 'reader@example.com' })
  await test.post('/api/roaster-claims', { businessEmail: 'b@business.example', roasterName: 'Fjord' }, { token })
  await test.get('/unsubscribe?token=a-token-in-a-query&email=ada@query.example')
  await test.get('/nothing-here?token=a-token-in-a-query&email=ada%40query.example')
  await test.post('/newsletter/confirm?token=a-token-in-a-query')
  await test.app.mail.drain()
}

/** Every token in the mails that are still in the outbox. */
async function tokensIn({ app }: TestApp): Promise<string[]> {
  const mails = await app.db.selectFrom('outbox').select('text').execute()
  return mails.flatMap(({ text }) => [...text.matchAll(/token=([\w-]+)/g)].map(([, token]) => token!))
}

describe('log lines about mails', () => {
  it.each([
    ['refuses recipients', '550 5.1.1 <ada.lovelace@example.com> and ada@example.com: no such user'],
    ['refuses the sender', '530 ada@example.com must sign in'],
  ])('contain no address and no token when the mail server %s', async (_what, answer) => {
    const smtp = await startSmtpServer()
    onTestFinished(() => smtp.close())
    smtp.answer = (command) =>
      /^(RCPT|MAIL)/.test(command) && command.startsWith(answer.startsWith('550') ? 'RCPT' : 'MAIL')
        ? answer
        : undefined
    const { logger, lines, text } = collectLog('trace')
    const config = mailConfig({ SMTP_URL: smtp.url })
    const test = await startTestApp({ slowQueryMs: 1 }, { logger, transport: createTransport(config, () => {}) })
    onTestFinished(() => test.close())
    await walk(test)
    const tokens = await tokensIn(test)
    expect(tokens.length).toBeGreaterThan(4)
    expect(lines.some(({ msg }) => /could not be sent|can't be sent/.test(msg))).toBe(true)
    expect(text()).not.toMatch(ADDRESS)
    for (const token of ['a-token-in-a-query', ...tokens]) expect(text()).not.toContain(token)
    expect(await test.app.db.selectFrom('outbox').select('lastError').execute()).not.toMatchObject(
      expect.arrayContaining([{ lastError: expect.stringMatching(ADDRESS) }]),
    )
  })

  it('contain no address when the mail server is unreachable', async () => {
    const { logger, text } = collectLog('trace')
    const config = mailConfig({ SMTP_URL: `smtp://me%40example.com:secret@127.0.0.1:${await closedPort()}` })
    const test = await startTestApp({}, { logger, transport: createTransport(config, () => {}) })
    onTestFinished(() => test.close())
    await walk(test)
    expect(text()).not.toMatch(ADDRESS)
    expect(text()).not.toMatch(/example\.com|secret/)
  })

  it.each([
    [true, 'no link in production'],
    [false, 'the link to click in development'],
  ])('mask addresses when mails are written to files, and (%s) contain %s', async (production) => {
    const { logger, lines, text } = collectLog('info')
    const config = { ...mailConfig(), baseUrl: BASE_URL, production }
    const transport = createTransport(config, (line) => logger.info(line))
    const test = await startTestApp({}, { logger, transport })
    onTestFinished(() => test.close())
    await walk(test)
    await test.sentMail()
    const written = lines.filter(({ msg }) => msg.startsWith('Mail to '))
    expect(written).toHaveLength(readMails(config).length)
    expect(written.some(({ msg }) => msg.startsWith('Mail to a***@e***.com: Welcome to Brewprint'))).toBe(true)
    expect(text()).not.toMatch(ADDRESS)
    const links = written.filter(({ msg }) => msg.includes(`${BASE_URL}/`))
    if (production) expect(links).toEqual([])
    else expect(links.map(({ msg }) => msg)).toContainEqual(expect.stringMatching(/account\/sign-in\?token=[\w-]{43}/))
  })
})

describe('maskAddresses and maskSecrets', () => {
  it.each([
    ['550 <ada@example.com>: unknown', '550 <a***@e***.com>: unknown'],
    ['to ada@example.com.', 'to a***@e***.com.'],
    ['ada+coffee@mail.example.co.uk, b@x.org', 'a***@m***.uk, ***@***.org'],
    ['?email=ada%40example.com&x=1', '?email=a***@e***.com&x=1'],
    ['Key (email)=(ada@example.com) already exists.', 'Key (email)=(a***@e***.com) already exists.'],
    ['élan@exämple.de', 'é***@e***.de'],
    ['at /node_modules/@fastify/rate-limit/index.js', 'at /node_modules/@fastify/rate-limit/index.js'],
    ['no address', 'no address'],
  ])('mask %j as %j', (text, expected) => {
    expect(maskAddresses(text)).toBe(expected)
    expect(maskSecrets(text)).toBe(expected)
  })

  it.each(['\nada@example.com', '\u202eada@example.com', '\\nada@example.com', '"ada@example.com"', '\u0001@x.org'])(
    'keep a line of JSON valid: %j',
    (text) => {
      const masked = JSON.parse(maskSecrets(JSON.stringify({ text })))
      expect(masked.text).not.toMatch(ADDRESS)
    },
  )

  it('mask tokens in URLs', () => {
    expect(maskSecrets('GET /unsubscribe?token=aB3-_x&and=more')).toBe('GET /unsubscribe?token=***&and=more')
    expect(maskSecrets('https://brew.example/x?a=1&token=abc.')).toMatch(/&token=\*\*\*$/)
  })

  it('take little time for long texts', () => {
    for (const text of [
      `@${'a'.repeat(200_000)}`,
      `${'a'.repeat(200_000)}@`,
      '@'.repeat(200_000),
      'a@'.repeat(50_000),
    ]) {
      expect(maskSecrets(text)).toBeDefined()
    }
  })
})

describe('createLogger', () => {
  /** What a process logs about an error of the database that repeats an address. */
  async function saidIn(production: boolean): Promise<string> {
    const script = `import { createLogger } from '#src/log.ts'
      const log = createLogger({ logLevel: 'info', production: ${production} })
      const err = Object.assign(new Error('duplicate key'), { detail: 'Key (email)=(ada@example.com) already exists.' })
      log.error({ err }, 'Failed for ada@example.com at /unsubscribe?token=abc')`
    return (await run(process.execPath, ['--input-type=module', '--eval', script], { cwd: ROOT })).stdout
  }

  it('masks addresses in every line, whatever they are in', async () => {
    const [inProduction, inDevelopment] = [await saidIn(true), await saidIn(false)]
    for (const said of [inProduction, inDevelopment]) {
      expect(said).toContain('Failed for a***@e***.com')
      expect(said).not.toMatch(ADDRESS)
    }
    expect(JSON.parse(inProduction).err.detail).toBe('Key (email)=(a***@e***.com) already exists.')
    expect(inProduction).toContain('token=***')
    expect(inDevelopment).toContain('token=abc')
  })
})
