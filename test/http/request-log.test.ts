import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { registerRequestLog } from '#src/http/request-log.ts'
import { linkIn, register, startTestApp } from '#test/support/app.ts'
import { collectLog } from '#test/support/log.ts'

describe('registerRequestLog', () => {
  it('logs one line for each write at level info, and none for reads', async () => {
    const { logger, lines } = collectLog('info')
    const test = await startTestApp({}, { logger })
    lines.length = 0
    const { id, token } = await register(test)
    await test.get('/api/brew-methods')
    await test.get('/api/nothing')
    await test.call('POST', '/api/auth/logout', { token, headers: { 'x-request-id': 'from-the-balancer' } })
    expect(lines.filter(({ msg }) => msg === 'request')).toEqual([
      expect.objectContaining({ req: { method: 'POST', path: '/api/auth/register' }, res: { status: 201 } }),
      expect.objectContaining({
        reqId: 'from-the-balancer',
        req: { method: 'POST', path: '/api/auth/logout' },
        res: { status: 200 },
        userId: id,
        ms: expect.any(Number),
      }),
    ])
    await test.close()
  })

  it('logs a GET that signs in, but not its HEAD', async () => {
    const { logger, lines } = collectLog('info')
    const test = await startTestApp({}, { logger })
    const { email } = await register(test)
    await test.post('/api/auth/magic-link', { email })
    const { search } = linkIn((await test.sentMail()).at(-1)!.text)
    lines.length = 0
    await test.call('HEAD', `/api/auth/magic-link/verify${search}`)
    expect((await test.get(`/api/auth/magic-link/verify${search}`)).status).toBe(200)
    expect(lines.filter(({ msg }) => msg === 'request').map(({ req }) => req)).toEqual([
      { method: 'GET', path: '/api/auth/magic-link/verify' },
    ])
    await test.close()
  })

  it('calls the callback for writes, but not for requests that may have written nothing', async () => {
    const app = fastify()
    let changes = 0
    registerRequestLog(app, () => changes++)
    app.post('/vote', { config: { access: 'public' } }, async () => ({}))
    app.post('/event', { config: { access: 'public', keepsCache: true } }, async () => ({}))
    for (const url of ['/event', '/vote', '/nowhere']) await app.inject({ method: 'POST', url })
    expect(changes).toBe(1)
    await app.close()
  })

  it('logs no passwords and tokens, even at level trace', async () => {
    const { logger, lines, text } = collectLog('trace')
    const test = await startTestApp({}, { logger })
    const { email, token } = await register(test, { password: 'my secret password' })
    await test.post('/api/auth/login', { email, password: 'my wrong password' })
    await test.get('/api/auth/me', { token })
    await test.get('/api/auth/me', { headers: { cookie: `svc_session=${token}` } })
    await test.post('/api/auth/magic-link', { email })
    const links = (await test.sentMail()).map(({ text }) => linkIn(text))
    for (const { pathname, search } of links) await test.get(pathname + search)

    const secrets = [
      token,
      token.split('.')[2]!,
      'my secret',
      'my wrong',
      ...links.map(({ searchParams }) => searchParams.get('token')!),
    ]
    expect(lines.length).toBeGreaterThan(5)
    for (const secret of secrets) expect(text()).not.toContain(secret)
    await test.close()
  })
})
