import * as crypto from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { removeCredentials } from '#src/features/members/accounts/queries.ts'
import { register, startTestApp, type TestApp } from '#test/support/app.ts'

// Counts the calls of argon2, and still computes the real hash.
vi.mock('node:crypto', async (original) => {
  const real = await original<typeof crypto>()
  return { ...real, argon2: vi.fn(real.argon2) }
})
const hashing = vi.mocked(crypto.argon2)

interface Work {
  hashes: number
  /** The SQL statements in the order of their execution. */
  statements: string[]
}

const KNOWN = 'known@example.com'
const BY_MAIL = 'by-mail@example.com'
const UNKNOWN = 'unknown@example.com'

describe('sign-in routes do not reveal by their work whether an account exists', () => {
  let test: TestApp
  let statements: string[]
  beforeAll(async () => {
    test = await startTestApp({}, { onQuery: ({ sql }) => void statements?.push(sql) })
    // Mails are not sent: requests don't wait for the worker, and its queries would be counted.
    await test.app.mail.stop()
    test.app.mail.wake = () => {}
    await register(test, { email: KNOWN })
    const byMail = await register(test, { email: BY_MAIL })
    await removeCredentials(test.app.db, byMail.id)
  })
  afterAll(() => test.close())

  async function workOf(url: string, body: object): Promise<Work & { answer: unknown }> {
    hashing.mockClear()
    statements = []
    const { status, body: answer, headers } = await test.post(url, body)
    const { requestId: _, ...words } = answer
    const work = { hashes: hashing.mock.calls.length, statements: [...statements] }
    return { ...work, answer: { status, words, headers: Object.keys(headers).sort() } }
  }

  it('POST /api/auth/login with a wrong password does the same work with and without an account', async () => {
    const attempt = (email: string) => workOf('/api/auth/login', { email, password: 'not this one' })
    const [known, byMail, unknown] = [await attempt(KNOWN), await attempt(BY_MAIL), await attempt(UNKNOWN)]
    expect(known.hashes).toBe(1)
    expect(known.statements.length).toBeGreaterThan(1)
    expect(known.statements.some((sql) => sql.includes('attempts'))).toBe(true)
    expect(byMail).toEqual(known)
    expect(unknown).toEqual(known)
  })

  it('POST /api/auth/login refuses repeated attempts equally with and without an account', async () => {
    const statuses = async (email: string) => {
      const answers = []
      for (let times = 0; times < 22; times++) {
        answers.push((await test.post('/api/auth/login', { email, password: 'not this one' })).status)
      }
      return answers
    }
    await test.app.db.deleteFrom('attempts').execute()
    const [known, byMail, unknown] = [await statuses(KNOWN), await statuses(BY_MAIL), await statuses(UNKNOWN)]
    expect(known).toEqual([...Array(20).fill(401), 429, 429])
    expect([byMail, unknown]).toEqual([known, known])
    await test.app.db.deleteFrom('attempts').execute()
  })

  it('POST /api/auth/magic-link writes as many tokens and mails with and without an account', async () => {
    const ask = (email: string) => workOf('/api/auth/magic-link', { email })
    const [known, byMail, unknown] = [await ask(KNOWN), await ask(BY_MAIL), await ask(UNKNOWN)]
    const writes = known.statements.filter((sql) => /^insert/i.test(sql))
    expect(writes.filter((sql) => sql.includes('"outbox"'))).toHaveLength(1)
    expect(writes.filter((sql) => sql.includes('"accountTokens"'))).toHaveLength(1)
    expect(known.hashes).toBe(0)
    expect(byMail).toEqual(known)
    expect(unknown).toEqual(known)

    const { db } = test.app
    const queued = (email: string) =>
      db.selectFrom('outbox').selectAll().where('recipient', '=', email).where('subject', 'like', '%link%').execute()
    const [[toKnown], [toUnknown]] = [await queued(KNOWN), await queued(UNKNOWN)]
    expect(toUnknown!.text.length).toBe(toKnown!.text.length)
    expect(toUnknown!.html.length).toBe(toKnown!.html.length)
  })

  it('GET /api/auth/magic-link/verify with an unknown token is 400 and writes nothing', async () => {
    const verify = async (token: string) => {
      statements = []
      const { status, body } = await test.get(`/api/auth/magic-link/verify?token=${token}`)
      return { status, error: body.error, writes: statements.filter((sql) => /^insert/i.test(sql)).length }
    }
    expect(await verify('x'.repeat(43))).toEqual({ status: 400, error: expect.stringContaining('link'), writes: 0 })
  })
})
