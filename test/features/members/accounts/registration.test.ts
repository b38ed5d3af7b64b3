import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runAdmin } from '#src/admin.ts'
import { register, startTestApp, type TestApp } from '#test/support/app.ts'
import { type IdentityProvider, newSub, startIdentityProvider } from '#test/support/identity-provider.ts'
import { follow } from '#test/support/mailed-links.ts'

let people = 0
const body = (invite?: string) => ({ email: `guest${++people}@example.com`, password: 'correct horse', invite })

describe('REGISTRATION=invite', () => {
  let test: TestApp
  let apple: IdentityProvider
  beforeAll(async () => {
    apple = await startIdentityProvider()
    test = await startTestApp({ registration: 'invite', apple: apple.config })
  })
  afterAll(async () => {
    await test.close()
    await apple.close()
  })

  const admin = (...words: string[]) => runAdmin(test.app.db, words, 'https://brew.example')
  const invite = async (...words: string[]): Promise<string> =>
    new URL(/https:\S+/.exec(await admin('invite', ...words))![0]).searchParams.get('invite')!
  const signUp = (invite?: string) => test.post('/api/auth/register', body(invite))

  it.each([undefined, 'made-up'])('POST /api/auth/register refuses the invitation %s', async (token) => {
    const { status, body } = await signUp(token)
    expect([status, body.code]).toEqual([403, 'invite_required'])
  })

  it('creates as many accounts as an invitation allows, also for concurrent requests', async () => {
    const token = await invite('3')
    const statuses = (await Promise.all(Array.from({ length: 12 }, () => signUp(token)))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(3)
    expect(statuses.filter((status) => status === 403)).toHaveLength(9)
  })

  it('uses an invitation up only when an account is created', async () => {
    const token = await invite()
    const taken = await test.post('/api/auth/register', { ...body(await invite()), email: 'taken@example.com' })
    expect(taken.status).toBe(201)
    const refused = await test.post('/api/auth/register', { ...body(token), email: 'taken@example.com' })
    expect(refused.status).toBe(409)
    expect((await signUp(token)).status).toBe(201)
  })

  it('refuses an invitation that has expired or that an operator has deleted', async () => {
    const [expired, removed] = [await invite('1', '1'), await invite('1', '7', 'for the club')]
    const list = await admin('invites')
    const id = /#(\d+) .*for the club/.exec(list)![1]!
    expect(await admin('remove-invite', id)).toContain(`Removed invitation ${id}`)
    await test.app.db.updateTable('invites').set({ expiresAt: '2020-01-01T00:00:00.000Z' }).execute()
    expect((await signUp(expired)).status).toBe(403)
    expect((await signUp(removed)).status).toBe(403)
    expect(await admin('invites')).toBe('No invitations')
  })

  it('stores only the hash of an invitation', async () => {
    const token = await invite()
    expect(JSON.stringify(await test.app.db.selectFrom('invites').selectAll().execute())).not.toContain(token)
  })

  it('applies to new Apple identities, and not to known ones', async () => {
    const sub = newSub()
    const signIn = async (invite?: string) =>
      test.post('/api/auth/apple', { identityToken: await apple.token({ sub }), invite })
    expect((await signIn()).body.code).toBe('invite_required')
    const token = await invite()
    expect((await signIn(token)).status).toBe(200)
    expect((await signIn()).status).toBe(200)
    expect((await signUp(token)).status).toBe(403)
  })
})

describe('REGISTRATION=closed', () => {
  it('creates no account, and lets existing ones sign in', async () => {
    const apple = await startIdentityProvider()
    const test = await startTestApp({ registration: 'closed', apple: apple.config })
    try {
      expect((await test.post('/api/auth/register', body())).body.code).toBe('registration_closed')
      const identityToken = await apple.token({ email: 'new@example.com', email_verified: true })
      expect((await test.post('/api/auth/apple', { identityToken })).body.code).toBe('registration_closed')
      expect(await test.app.db.selectFrom('users').select('id').execute()).toEqual([])

      const added = await runAdmin(test.app.db, ['add-user', 'Family@example.com'], 'http://brewprint.test')
      const link = /http:\/\/brewprint\.test(\S+)/.exec(added)![1]!
      expect((await follow(test, link, { form: 'password=correct+horse' })).status).toBe(303)
      const login = await test.post('/api/auth/login', { email: 'family@example.com', password: 'correct horse' })
      expect([login.status, login.body.user.emailVerified]).toEqual([200, true])
      expect((await test.get('/api/auth/options')).body.registration).toBe('closed')
    } finally {
      await test.close()
      await apple.close()
    }
  })
})

describe('REGISTRATION=open', () => {
  it('ignores an invitation', async () => {
    const test = await startTestApp()
    try {
      expect((await test.post('/api/auth/register', body('whatever'))).status).toBe(201)
      await register(test)
    } finally {
      await test.close()
    }
  })
})
