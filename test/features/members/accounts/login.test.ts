import * as crypto from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { deleteAccount } from '#src/features/members/accounts/delete-account.ts'
import { hashPassword, verifyPassword } from '#src/features/members/accounts/passwords.ts'
import { removeCredentials } from '#src/features/members/accounts/queries.ts'
import { deleteSessionsOf } from '#src/features/members/accounts/session-queries.ts'
import { register, startTestApp, type TestApp } from '#test/support/app.ts'

// Calls the real function, and records how often it is called and with which cost.
vi.mock('node:crypto', async (original) => {
  const real = await original<typeof crypto>()
  return { ...real, argon2: vi.fn(real.argon2) }
})
const hashing = vi.mocked(crypto.argon2)

const costs = () =>
  hashing.mock.calls.map(([algorithm, { memory, passes, parallelism, tagLength, nonce }]) => ({
    algorithm,
    memory,
    passes,
    parallelism,
    tagLength,
    nonceBytes: (nonce as Buffer).length,
  }))

const ONE_HASH = [
  { algorithm: 'argon2id', memory: 19 * 1024, passes: 2, parallelism: 1, tagLength: 32, nonceBytes: 16 },
]

describe('POST /api/auth/login', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())
  beforeEach(() => void hashing.mockClear())

  const login = (email: string, password: string) => test.post('/api/auth/login', { email, password })

  /** Registers an account that can sign in by mail only. */
  async function registerWithoutPassword(email: string) {
    const member = await register(test, { email })
    await removeCredentials(test.app.db, member.id)
    hashing.mockClear()
    return member
  }

  it('starts a session of its own, by token and by cookie', async () => {
    const member = await register(test, { email: 'ada@example.com', password: 'correct horse' })
    const { status, body, headers } = await login('ada@example.com', 'correct horse')
    expect(status).toBe(200)
    expect(body).toMatchObject({ success: true, user: { id: member.id, email: 'ada@example.com' } })
    expect(body.token).not.toBe(member.token)
    expect(headers['set-cookie']).toContain(`svc_session=${body.token};`)
    expect(headers['cache-control']).toBe('no-store')
    expect((await test.get('/api/auth/me', { token: body.token })).body.user.id).toBe(member.id)
  })

  it('accepts an address in any case, with surrounding spaces', async () => {
    const { id } = await register(test, { email: 'Grace.Hopper@Example.com', password: 'correct horse' })
    const { status, body } = await login('  GRACE.hopper@example.COM ', 'correct horse')
    expect(status).toBe(200)
    expect(body.user).toMatchObject({ id, email: 'grace.hopper@example.com' })
  })

  it('accepts a password in any Unicode normalization', async () => {
    await register(test, { email: 'accent@example.com', password: 'caf\u00e9 cr\u00e8me' })
    expect((await login('accent@example.com', 'cafe\u0301 cre\u0300me')).status).toBe(200)
    expect((await login('accent@example.com', 'cafe creme')).status).toBe(401)
  })

  it('answers the same 401 to a wrong password, an unknown address and an account without a password', async () => {
    await register(test, { email: 'known@example.com', password: 'correct horse' })
    await registerWithoutPassword('by-mail@example.com')
    const refusals = [
      await login('known@example.com', 'Correct horse'),
      await login('unknown@example.com', 'correct horse'),
      await login('by-mail@example.com', 'correct horse'),
    ]
    for (const { status, headers, body } of refusals) {
      expect(status).toBe(401)
      expect(headers['set-cookie']).toBeUndefined()
      expect(body).toEqual({
        error: "That email address or password isn't right",
        code: 'not_authenticated',
        requestId: expect.any(String),
      })
    }
  })

  it('hashes once at the same cost whether or not the account exists', async () => {
    await register(test, { email: 'work@example.com', password: 'correct horse' })
    await registerWithoutPassword('no-password@example.com')
    for (const email of ['work@example.com', 'nobody@example.com', 'no-password@example.com']) {
      hashing.mockClear()
      await login(email, 'wrong horse')
      expect(costs(), email).toEqual(ONE_HASH)
    }
  })

  it.each([
    [{ password: 'correct horse' }, 'email'],
    [{ email: 'ada@example.com' }, 'password'],
    [{ email: 'ada@example.com', password: '' }, 'password'],
    [{ email: 'ada@example.com', password: 'x'.repeat(201) }, 'password'],
    [{ email: 'ada@example.com', password: null }, 'password'],
    [{ email: 'no address', password: 'correct horse' }, 'email'],
  ])('rejects %j with 400 without hashing', async (body, field) => {
    const answer = await test.post('/api/auth/login', body)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ error: expect.any(String), field })
    expect(hashing).not.toHaveBeenCalled()
  })

  it.each([
    ['removes the password', removeCredentials],
    ['deletes the account', deleteAccount],
  ])('starts no session when somebody %s during the check', async (what, interfere) => {
    const email = `${what.replaceAll(' ', '-')}@example.com`
    const member = await register(test, { email, password: 'correct horse' })
    await deleteSessionsOf(test.app.db, member.id)
    const real = hashing.getMockImplementation()!
    hashing.mockImplementationOnce((algorithm, parameters, done) => {
      const finish: typeof done = async (...result) => {
        await interfere(test.app.db, member.id)
        done(...result)
      }
      real(algorithm, parameters, finish)
    })
    expect((await login(email, 'correct horse')).status).toBe(401)
    const started = await test.app.db.selectFrom('sessions').select('id').where('userId', '=', member.id).execute()
    expect(started).toEqual([])
  })
})

describe('hashPassword and verifyPassword', () => {
  it('accept a hash of another cost, which a login replaces at the usual cost', async () => {
    const test = await startTestApp()
    const { id } = await register(test, { email: 'cheap@example.com', password: 'correct horse' })
    const cheap = await hashPassword('correct horse', { memory: 64, passes: 1, parallelism: 1 })
    const stored = test.app.db.selectFrom('users').select('passwordHash').where('id', '=', id)
    await test.app.db.updateTable('users').set({ passwordHash: cheap }).where('id', '=', id).execute()
    const login = (password: string) => test.post('/api/auth/login', { email: 'cheap@example.com', password })
    expect((await login('wrong horse')).status).toBe(401)
    expect((await stored.executeTakeFirstOrThrow()).passwordHash).toBe(cheap)
    expect((await login('correct horse')).status).toBe(200)
    expect((await stored.executeTakeFirstOrThrow()).passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect((await login('correct horse')).status).toBe(200)
    await test.close()
  })

  it('salt each hash, so that equal passwords have different hashes', async () => {
    const [one, two] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(two).not.toBe(one)
    expect(await verifyPassword('correct horse', one)).toBe(true)
    expect(await verifyPassword('correct horse', two)).toBe(true)
    expect(await verifyPassword('correct hors', one)).toBe(false)
  })

  it.each([null, undefined, '', 'plain text', '$argon2id$v=19$m=19456,t=2,p=1$AAAA$AAAA', '$2b$10$something'])(
    'reject a stored value that is no hash of ours, like %j, at the same cost',
    async (stored) => {
      hashing.mockClear()
      expect(await verifyPassword('correct horse', stored)).toBe(false)
      expect(costs()).toHaveLength(1)
      expect(costs()[0]).toMatchObject({ memory: 19 * 1024, passes: 2 })
    },
  )
})
