import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, register, startTestApp, type TestApp } from '#test/support/app.ts'
import { expectError } from '#test/support/errors.ts'

const CONTACT = { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'A message' }

describe('validation of request bodies', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  const send = (url: string, payload: unknown, type = 'application/json'): Promise<Answer> =>
    test.post(url, payload, { headers: { 'content-type': type } })
  const login = (payload: string, type?: string) => send('/api/auth/login', payload, type)

  it.each(['{', '{"email":}', "{'email':'a'}", '{"a":1}}', 'undefined', '\u0001', '{"a":"\n"}'])(
    'answers 400 to a body that is not JSON: %j',
    async (text) => expectError(await login(text), { status: 400, code: 'invalid_json' }),
  )

  it('answers 400 to JSON that is nested too deeply', async () => {
    expectError(await login('['.repeat(100_000)), { status: 400, code: 'invalid_json' })
    const deep = `{"\\u0041":${'['.repeat(50_000)}${']'.repeat(50_000)}}`
    expect((await login(deep)).status).toBe(400)
  })

  it.each(['[]', '[{"email":"a@example.com"}]', '"text"', '12', 'true', 'null'])(
    'answers 400 to JSON that is not an object: %s',
    async (text) => {
      const answer = await login(text)
      expectError(answer, { status: 400, code: 'invalid_request' })
      expect(answer.body.error).toBe('The request body must be a JSON object')
    },
  )

  it('answers 400 when a required body is missing or empty', async () => {
    const nothing = await test.call('POST', '/api/auth/login')
    const empty = await login('')
    const contactless = await send('/api/contact', '')
    for (const answer of [nothing, empty, contactless]) {
      expectError(answer, { status: 400, code: 'invalid_request' })
      expect(answer.body.error).toBe('The request body must be a JSON object')
    }
  })

  it.each([
    [{ ...CONTACT, name: 5 }, 'name', 'Name must be text'],
    [{ ...CONTACT, name: null }, 'name', 'Name must be text'],
    [{ ...CONTACT, subject: ['a'] }, 'subject', 'Subject must be text'],
    [{ ...CONTACT, email: 'nobody' }, 'email', "That doesn't look like an email address"],
    [{ ...CONTACT, email: 'a@example.com, b@example.com' }, 'email', "That doesn't look like an email address"],
    [{ ...CONTACT, message: '' }, 'message', 'Write a message'],
    [{ ...CONTACT, subject: 'x'.repeat(201) }, 'subject', 'Subject can have at most 200 characters'],
    [{ ...CONTACT, message: undefined }, 'message', 'Write a message'],
  ])('answers 400 with a message that names the invalid field: %#', async (body, field, message) => {
    const answer = await test.post('/api/contact', body)
    expectError(answer, { status: 400, code: 'invalid_request', field })
    expect(answer.body.error).toBe(message)
  })

  it.each([
    'text/plain',
    'application/xml',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'nonsense',
  ])('answers 415 to the content type %s', async (type) =>
    expectError(await login('{}', type), { status: 415, code: 'unsupported_media_type' }),
  )

  it('accepts a charset in the content type', async () => {
    const answer = await login('{"email":"a@example.com"}', 'application/json; charset=utf-8')
    expectError(answer, { status: 400, code: 'invalid_request', field: 'password' })
  })

  it('answers 413 above 256 KB, with or without a Content-Length', async () => {
    const large = JSON.stringify({ ...CONTACT, message: 'x'.repeat(256 * 1024) })
    expectError(await send('/api/contact', large), { status: 413, code: 'body_too_large' })
    expectError(await send('/api/contact', Readable.from([large])), { status: 413, code: 'body_too_large' })

    const padding = ' '.repeat(256 * 1024 - JSON.stringify(CONTACT).length)
    expect((await send('/api/contact', JSON.stringify(CONTACT) + padding)).status).toBe(200)
  })

  it('accepts an empty body with a JSON content type where the route needs no body', async () => {
    const { token } = await register(test)
    const headers = { 'content-type': 'application/json' }
    expect(await test.post('/api/auth/logout', '', { token, headers })).toMatchObject({
      status: 200,
      body: { success: true },
    })
    expect((await test.get('/api/auth/me', { token })).status).toBe(401)
    const other = await register(test)
    expect((await test.call('DELETE', '/api/user/account', { token: other.token, headers })).status).toBe(200)
  })
})

describe('strings in request bodies', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  const messagesOf = async (name: string) =>
    (await test.app.db.selectFrom('contactMessages').select('message').where('name', '=', name).execute()).map(
      ({ message }) => message,
    )
  const contact = (payload: string) =>
    test.post('/api/contact', payload, { headers: { 'content-type': 'application/json' } })

  it.each(['\\u0000', 'a\\u0000b', '\\\\\\u0000'])('are refused with a NUL character: %s', async (text) => {
    const answer = await contact(`{"name":"nul","email":"a@example.com","subject":"s","message":"${text}"}`)
    expectError(answer, { status: 400, code: 'invalid_request' })
    expect(answer.body.error).toBe("Texts can't contain NUL characters")
    expect(await messagesOf('nul')).toEqual([])
  })

  it('may contain the escape sequence of a NUL as text', async () => {
    const words = ['\\u0000', 'the escape \\u0000 in JSON', '\\\\u0000']
    for (const message of words) await test.post('/api/contact', { ...CONTACT, name: 'words', message })
    expect(await messagesOf('words')).toEqual(words)
  })

  it('are stored unchanged: 10 kB of emoji, any script, line breaks', async () => {
    const texts = ['☕'.repeat(3500), '😀'.repeat(2500), 'קפה قهوة コーヒー', 'a\r\nb\tc', '\u2028\u202e\ufeff']
    for (const message of texts)
      expect((await test.post('/api/contact', { ...CONTACT, name: 'kept', message })).status).toBe(200)
    expect(await messagesOf('kept')).toEqual(texts)
  })

  it('may contain lone surrogates', async () => {
    const { status } = await contact(
      '{"name":"half","email":"a@example.com","subject":"\\ud800","message":"\\udc00 and \\ud83d"}',
    )
    expect(status).toBe(200)
    expect(await messagesOf('half')).toHaveLength(1)
    const account = await test.post(
      '/api/auth/register',
      '{"email":"half@example.com","password":"p\\ud800assword","name":"half \\ud83d"}',
      {
        headers: { 'content-type': 'application/json' },
      },
    )
    expect(account.status).toBe(201)
  })
})

describe('__proto__ and constructor.prototype keys in a request body', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  it.each([
    '{"__proto__":{"isAdmin":true}}',
    '{"email":"a@example.com","password":"x","__proto__":1}',
    '{"deep":[{"__proto__":{}}]}',
    '{"\\u005f_proto__":{}}',
    '{"constructor":{"prototype":{"isAdmin":true}}}',
  ])('are refused with 400: %s', async (text) => {
    const answer = await test.post('/api/auth/login', text, { headers: { 'content-type': 'application/json' } })
    expectError(answer, { status: 400, code: 'invalid_request' })
    expect(answer.body.error).toMatch(/^The request body can't have a key named (__proto__|constructor)$/)
    expect({}).not.toHaveProperty('isAdmin')
  })

  it('are accepted as values, and a plain constructor key is accepted', async () => {
    const answer = await test.post('/api/contact', { ...CONTACT, message: '__proto__', constructor: 'Lego', proto: 1 })
    expect(answer.status).toBe(200)
  })
})
