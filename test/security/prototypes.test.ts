import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, register, startTestApp, type TestApp } from '#test/support/app.ts'
import { descriptionOf, operationsOf } from '#test/support/openapi.ts'
import { joinRoaster } from '#test/support/roasters.ts'

const POLLUTION = [
  '{"__proto__":{"polluted":true}}',
  '{"a":{"__proto__":{"polluted":true}}}',
  '{"a":[{"__proto__":{"polluted":true}}]}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"\\u005f\\u005fproto\\u005f\\u005f":{"polluted":true}}',
  '{"__proto__":null}',
  '{"__proto__.polluted":true}',
  '{"constructor":"x","prototype":{"polluted":true},"toString":1,"valueOf":1,"hasOwnProperty":1,"then":1,"toJSON":1}',
]
const QUERIES = [
  '__proto__[polluted]=1',
  '__proto__.polluted=1',
  'constructor[prototype][polluted]=1',
  'constructor.prototype.polluted=1',
  '__proto__=1',
  'toString=1&hasOwnProperty=1&constructor=1',
  'limit=1&__proto__=x',
]

describe('prototype pollution', () => {
  let test: TestApp
  let member: Member
  beforeAll(async () => {
    test = await startTestApp()
    member = await register(test)
    await joinRoaster(test, member.id)
  })
  afterAll(() => test.close())

  const expectClean = (where: string) => {
    expect(({} as Record<string, unknown>).polluted, where).toBeUndefined()
    expect(Object.keys(Object.prototype), where).toEqual([])
    expect({}.toString, where).toBeTypeOf('function')
  }
  const writing = async () =>
    operationsOf(await descriptionOf(test.app)).filter(
      ({ method, operation }) =>
        method !== 'GET' && !['deleteAccount', 'endAllSessions', 'logout'].includes(operation.operationId),
    )

  it('has no effect through the body of any operation, which never answers 500', async () => {
    for (const { method, path, name } of await writing()) {
      const url = path.replaceAll(/\{\w*[iI]d\}/g, '1').replaceAll(/\{\w+\}/g, 'x')
      for (const body of POLLUTION) {
        const { status } = await test.call(method, url, {
          token: member.token,
          body,
          headers: { 'content-type': 'application/json' },
        })
        expect(status, `${name} ${body}`).toBeLessThan(500)
        expectClean(`${name} ${body}`)
      }
    }
  })

  it('has no effect through a query, a header or a cookie', async () => {
    for (const path of [
      '/api/recipes',
      '/api/recipes/search',
      '/api/coffees',
      '/api/grinders',
      '/api/user/saved-recipes',
      '/api/discover',
      '/embed/x',
      '/',
    ]) {
      for (const query of QUERIES) {
        const { status } = await test.get(`${path}?${query}`, { token: member.token })
        expect(status, `${path}?${query}`).toBeLessThan(500)
        expectClean(query)
      }
    }
    const headers = { __proto__x: '1', constructor: 'x', cookie: '__proto__=1; constructor=2; svc_session=x' }
    expect((await test.get('/api/recipes', { headers })).status).toBe(200)
    expectClean('headers')
  })

  it('property names of Object.prototype match no slug, brand, method or sort', async () => {
    for (const word of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf']) {
      const answers = await Promise.all(
        [
          `/api/widget/grinder/${word}`,
          `/api/roasters/${word}`,
          `/api/embed/${word}`,
          `/api/embed/${word}/${word}`,
          `/embed/${word}`,
          `/grinders/${word}`,
          `/r/${word}`,
          `/sitemaps/${word}.xml`,
          `/assets/${word}`,
        ].map((url) => test.get(url)),
      )
      for (const { status } of answers) expect(status, word).toBe(404)
      expect((await test.get(`/api/grinders?brand=${word}`)).body.grinders, word).toEqual([])
      for (const url of [
        `/api/recipes/search?sort=${word}`,
        `/api/coffees?roastLevel=${word}`,
        `/api/user/export?format=${word}`,
        `/api/brew-logs/weekly-stats?tz=${word}`,
      ]) {
        expect((await test.get(url, { token: member.token })).status, url).toBe(400)
      }
      const log = await test.post('/api/brew-logs', { method: word }, { token: member.token })
      expect([400, 404], word).toContain(log.status)
      const tool = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: word, arguments: {} } }
      const { body } = await test.post('/api/mcp', tool)
      expect(body.error ?? body.result?.isError, word).toBeTruthy()
    }
  })
})
