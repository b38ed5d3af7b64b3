import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nameDevice } from '#src/domain/device-names.ts'
import { register, startTestApp, type TestApp } from '#test/support/app.ts'
import { onPostgres } from '#test/support/database.ts'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const EDGE =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0'
const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

describe('nameDevice', () => {
  it.each([
    [FIREFOX, { browser: 'Firefox', system: 'Windows' }],
    [SAFARI, { browser: 'Safari', system: 'iPhone' }],
    [EDGE, { browser: 'Edge', system: 'Windows' }],
    [CHROME, { browser: 'Chrome', system: 'Android' }],
    ['curl/8.5.0', { browser: null, system: null }],
    [null, { browser: null, system: null }],
  ])('returns browser and system of %s', (userAgent, name) => {
    expect(nameDevice(userAgent)).toEqual(name)
  })
})

describe('/api/user/sessions', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  const signIn = async (email: string, userAgent: string): Promise<string> => {
    const body = { email, password: 'correct horse' }
    return (await test.post('/api/auth/login', body, { headers: { 'user-agent': userAgent } })).body.token
  }
  const list = async (token: string) => (await test.get('/api/user/sessions', { token })).body.sessions
  const isOpen = async (token: string) => (await test.get('/api/auth/me', { token })).status === 200

  it('GET lists device and last use, the last used first', async () => {
    const { id, email, token } = await register(test)
    await signIn(email, FIREFOX)
    const longAgo = new Date(Date.now() - 3 * 3600_000).toISOString()
    await test.app.db.updateTable('sessions').set({ lastUsedAt: longAgo }).where('userId', '=', id).execute()
    const phone = await signIn(email, SAFARI)
    const sessions = await list(phone)
    expect(sessions).toHaveLength(3)
    expect(sessions[0]).toMatchObject({ browser: 'Safari', system: 'iPhone', isCurrent: true })
    expect(sessions.slice(1).map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([false, false])
    expect(sessions[0].lastUsedAt > sessions[1].lastUsedAt).toBe(true)

    await isOpen(token)
    const used = await list(phone)
    expect(
      used.find(({ lastUsedAt }: { lastUsedAt: string }) => lastUsedAt === longAgo),
      'one of the two',
    ).toBeDefined()
    expect(used.filter(({ lastUsedAt }: { lastUsedAt: string }) => lastUsedAt === longAgo)).toHaveLength(1)
  })

  it.skipIf(onPostgres)('are accepted when their last use cannot be written', async () => {
    const { id, token } = await register(test)
    const longAgo = new Date(Date.now() - 3 * 3600_000).toISOString()
    await test.app.db.updateTable('sessions').set({ lastUsedAt: longAgo }).where('userId', '=', id).execute()
    await sql`create trigger refuse before update on sessions begin select raise(abort, 'disk is full'); end`.execute(
      test.app.db,
    )
    expect((await test.get('/api/auth/me', { token })).status).toBe(200)
    await sql`drop trigger refuse`.execute(test.app.db)
  })

  it('DELETE /:id ends one session of its owner, and answers 404 to others', async () => {
    const [ada, ben] = [await register(test), await register(test)]
    const phone = await signIn(ada.email, SAFARI)
    const { id } = (await list(ada.token)).find(({ browser }: { browser: string }) => browser === 'Safari')
    const end = (token: string) => test.call('DELETE', `/api/user/sessions/${id}`, { token })
    expect((await end(ben.token)).status).toBe(404)
    expect(await isOpen(phone)).toBe(true)
    expect((await end(ada.token)).status).toBe(200)
    expect([await isOpen(phone), await isOpen(ada.token)]).toEqual([false, true])
    expect((await end(ada.token)).status).toBe(404)
  })

  it('DELETE ends all sessions, or all others with keepCurrent=true', async () => {
    const { email, token } = await register(test)
    const phone = await signIn(email, SAFARI)
    expect((await test.call('DELETE', '/api/user/sessions?keepCurrent=true', { token })).status).toBe(200)
    expect([await isOpen(token), await isOpen(phone)]).toEqual([true, false])
    const tablet = await signIn(email, SAFARI)
    const answer = await test.call('DELETE', '/api/user/sessions', { token })
    expect(String(answer.headers['set-cookie'])).toContain('svc_session=; Max-Age=0')
    expect([await isOpen(token), await isOpen(tablet)]).toEqual([false, false])
  })

  it('keep going after DELETE /api/user/identities/:provider, if there is another way to sign in', async () => {
    const { id, token } = await register(test)
    await test.app.db
      .updateTable('users')
      .set({ appleSub: `apple ${id}` })
      .where('id', '=', id)
      .execute()
    const unlink = () => test.call('DELETE', '/api/user/identities/apple', { token })
    const identities = async () => (await test.get('/api/user/security', { token })).body.identities
    expect(await identities()).toEqual([{ provider: 'apple', name: 'Apple' }])
    expect((await unlink()).status).toBe(200)
    expect(await identities()).toEqual([])
    expect((await unlink()).status).toBe(404)

    const only = { passwordHash: null, email: null, appleSub: `apple ${id}` }
    await test.app.db.updateTable('users').set(only).where('id', '=', id).execute()
    const refused = await unlink()
    expect([refused.status, refused.body.code]).toEqual([409, 'only_way_in'])
  })
})
