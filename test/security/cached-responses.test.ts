import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, register } from '#test/support/app.ts'
import { insertRecipe } from '#test/support/community.ts'
import { type ListeningApp, startListeningApp } from '#test/support/listening-app.ts'
import { answersIn, type ParsedAnswer, sendRaw } from '#test/support/raw-socket.ts'

/** Cached responses are keyed by URL, encoding and language: no other part of a request may affect other clients. */
describe('response cache', () => {
  let test: ListeningApp
  let member: Member
  beforeAll(async () => {
    test = await startListeningApp()
    member = await register(test)
    await insertRecipe(test.app.db, { notes: 'For everybody' })
  })
  afterAll(() => test.close())

  const ask = async (path: string, headers: string[] = [], method = 'GET'): Promise<ParsedAnswer> => {
    const host = headers.some((line) => /^host:/i.test(line)) ? [] : ['Host: localhost']
    const { text } = await sendRaw(
      test.port,
      [`${method} ${path} HTTP/1.1`, ...host, 'Connection: close', ...headers, '', ''].join('\r\n'),
    )
    return answersIn(text)[0]!
  }
  const kept = () => test.app.responseCache.size.responses
  const forget = () => test.app.responseCache.clear()
  const comparable = ({ status, headers: { date: _, 'x-request-id': __, ...headers }, body }: ParsedAnswer) => ({
    status,
    headers,
    body: body.replace(/"requestId":"[^"]*"/, ''),
  })

  const PATHS = ['/api/grinders', '/api/recipes?limit=5', '/api/coffees', '/llms.txt']
  const ODD: string[][] = [
    ['Host: evil.example'],
    ['X-Forwarded-Host: evil.example', 'X-Forwarded-Proto: https'],
    ['Origin: https://evil.example'],
    ['Range: bytes=0-3'],
    ['Range: bytes=5-', 'If-Range: "x"'],
    ['Accept: text/html'],
    ['Accept-Encoding: br, gzip'],
    ['Accept-Language: de'],
    ['Cookie: other=1'],
    ['Cookie: svc_session=garbage'],
    ['Cookie: svc_session='],
    ['X-HTTP-Method-Override: DELETE'],
    ['X-Request-Id: theirs'],
    ['Content-Length: 2', 'Content-Type: application/json'],
    ['If-None-Match: "nonsense"'],
    ['Purpose: prefetch', 'Sec-Purpose: prefetch'],
    ['Cache-Control: no-cache'],
    ['Save-Data: on'],
  ]

  it('returns the same response whatever headers the first request had', async () => {
    for (const path of PATHS) {
      forget()
      const plain = comparable(await ask(path))
      expect(plain.status).toBe(200)
      for (const headers of ODD) {
        forget()
        const body = headers[0]!.startsWith('Content-Length') ? '{}' : ''
        for (let times = 0; times < 3; times++) {
          const { text } = await sendRaw(
            test.port,
            `${[`GET ${path} HTTP/1.1`, ...(headers[0]!.startsWith('Host') ? [] : ['Host: localhost']), 'Connection: close', ...headers, '', ''].join('\r\n')}${body}`,
          )
          expect(answersIn(text)[0]!.status, `${path} ${headers}`).toBe(200)
        }
        for (let times = 0; times < 3; times++) expect(comparable(await ask(path)), `${path} ${headers}`).toEqual(plain)
        expect(kept()).toBeGreaterThan(0)
      }
    }
  })

  it('shares no response of a signed-in member with others', async () => {
    const recipeId = await insertRecipe(test.app.db, { createdById: member.id, notes: 'By the member' })
    await test.post(`/api/community-recipes/${recipeId}/vote`, { vote: 'UP' }, { token: member.token })
    const paths = [
      `/api/community-recipes/${recipeId}/vote`,
      '/api/community-recipes?createdByMe=true',
      '/api/recipes?limit=5',
    ]
    for (const path of paths) {
      forget()
      const stranger = comparable(await ask(path))
      for (const credentials of [[`Authorization: Bearer ${member.token}`], [`Cookie: svc_session=${member.token}`]]) {
        forget()
        const own = comparable(await ask(path, credentials))
        expect(own.status).toBe(200)
        for (let times = 0; times < 3; times++) expect(comparable(await ask(path, credentials)), path).toEqual(own)
        // Neither is the member's response cached for others, nor the anonymous one returned to the member.
        for (let times = 0; times < 3; times++) expect(comparable(await ask(path)), path).toEqual(stranger)
        expect(comparable(await ask(path, credentials)), path).toEqual(own)
      }
      for (const stale of [['Authorization: Bearer garbage'], ['Authorization: '], ['Authorization: Basic YTpi']]) {
        expect((await ask(path, stale)).status, 'a bad token is refused, kept answer or not').toBe(401)
      }
    }
    const { body } = await ask(paths[0]!, [`Authorization: Bearer ${member.token}`])
    expect(body).toContain('UP')
    expect((await ask(paths[0]!)).body).not.toContain('"UP"')
  })

  it('answers GET and HEAD only', async () => {
    const path = '/api/grinders'
    for (let times = 0; times < 3; times++) await ask(path)
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'TRACE', 'SEARCH']) {
      const { status, body } = await ask(path, ['Content-Length: 0'], method)
      expect([404, 405], method).toContain(status)
      expect(JSON.parse(body).error).toMatch(/\w/)
    }
    const head = await ask(path, [], 'HEAD')
    expect([head.status, head.body]).toEqual([200, ''])
    const preflight = await ask(path, ['Origin: https://a.example', 'Access-Control-Request-Method: GET'], 'OPTIONS')
    expect([preflight.status, preflight.body]).toEqual([204, ''])
  })

  it('shares no response between different URLs', async () => {
    forget()
    const pairs: [string, string][] = [
      ['/api/grinders?brand=Comandante', '/api/grinders?brand=Comandante%26brand=Baratza'],
      ['/api/grinders?brand=Comandante', '/api/grinders?brand=Baratza'],
      ['/api/recipes?limit=1', '/api/recipes?limit=1%30'],
      ['/api/coffees?q=a', '/api/coffees?q=a%00'],
      ['/api/coffees?limit=1', '/api/coffees?limit=1&limit=2'],
    ]
    for (const [one, other] of pairs) {
      const before = [comparable(await ask(one)), comparable(await ask(other))]
      for (let times = 0; times < 3; times++) {
        await ask(one)
        await ask(other)
      }
      expect([comparable(await ask(one)), comparable(await ask(other))]).toEqual(before)
    }
  })

  it('returns equal responses for all spellings of a URL', async () => {
    const plain = await ask('/api/grinders?brand=Comandante')
    for (const path of [
      '/api/%67rinders?brand=Comandante',
      '/api/grinders/?brand=Comandante',
      '/api/grinders?brand=%43omandante',
      '/api/grinders?x=1&brand=Comandante',
    ]) {
      for (let times = 0; times < 3; times++) {
        const { status, body } = await ask(path)
        if (status === 200) expect(body, path).toBe(plain.body)
        else expect([400, 404], path).toContain(status)
      }
    }
  })

  it('stores no response with another host of an absolute request URL', async () => {
    for (const path of [
      'http://evil.example/api/grinders',
      'http://localhost/api/grinders',
      'https://evil.example:443/api/grinders',
      '//evil.example/api/grinders',
    ]) {
      const answers = [await ask(path), await ask(path), await ask(path)]
      for (const { status, body } of answers) {
        expect([200, 400, 404], path).toContain(status)
        expect(body).not.toContain('evil.example')
      }
    }
  })

  it('stores no error responses', async () => {
    forget()
    for (const path of [
      '/api/recipes/2147483647',
      '/api/coffees?limit=0',
      '/api/grinders?brand=%',
      '/api/coffees?cursor=nonsense',
      '/api/roasters/nobody',
    ]) {
      for (let times = 0; times < 4; times++) {
        const { status, headers } = await ask(path)
        if (status >= 400) expect(headers['cache-control'], path).toBe('no-store')
      }
    }
    expect(kept()).toBeLessThanOrEqual(1)
  })

  it('answers 304 when If-None-Match contains the ETag of the stored response', async () => {
    const path = '/api/grinders'
    for (let times = 0; times < 3; times++) await ask(path)
    const { headers } = await ask(path)
    const { etag } = headers
    const known = [etag!, '*', `"a", ${etag}`, `W/${etag}`, `"a",W/"b",${etag},"c"`]
    for (const each of known) {
      const { status, body } = await ask(path, [`If-None-Match: ${each}`])
      expect([status, body], each).toEqual([304, ''])
    }
    for (const each of ['"a"', etag!.slice(1, -1), `${etag}x`, '', `"a${etag!.slice(1)}`, ','.repeat(5000)]) {
      expect((await ask(path, [`If-None-Match: ${each}`])).status, each).toBe(200)
    }
  })

  it('takes a bounded amount of memory, however many URLs are requested', async () => {
    for (let n = 0; n < 300; n++) {
      await test.get(`/api/grinders?brand=x${n}`)
      await test.get(`/api/grinders?brand=x${n}`)
    }
    const { bytes } = test.app.responseCache.size
    expect(bytes).toBeLessThanOrEqual(8 * 2 ** 20)
    const long = `/api/grinders?brand=${'x'.repeat(2000)}`
    const before = kept()
    for (let times = 0; times < 3; times++) await test.get(long)
    expect(kept()).toBe(before)
  })
})
