import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#test/support/app.ts'

describe('compression of responses', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  const ask = (url: string, encoding: string, headers: Record<string, string> = {}) =>
    test.app.inject({ url, headers: { 'accept-encoding': encoding, ...headers } })

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('sends JSON as %s, and the same again from the response cache', async (encoding, decompress) => {
    const plain = await test.get('/api/machines')
    for (const _ of ['computed', 'cached']) {
      const answer = await ask('/api/machines', encoding)
      expect(answer.headers).toMatchObject({
        'content-encoding': encoding,
        vary: expect.stringMatching(/accept-encoding/i),
      })
      expect(answer.rawPayload.length).toBeLessThan(plain.text.length / 2)
      expect(decompress(answer.rawPayload).toString()).toBe(plain.text)
    }
  })

  it('compresses HTML pages', async () => {
    const answer = await ask('/', 'br')
    expect(answer.headers['content-type']).toMatch(/^text\/html/)
    expect(brotliDecompressSync(answer.rawPayload).toString()).toMatch(/^<!doctype html>/i)
  })

  it('follows the q-values of Accept-Encoding, and compresses nothing for clients that accept neither br nor gzip', async () => {
    expect((await ask('/api/machines', 'br;q=0.2, gzip;q=0.9')).headers['content-encoding']).toBe('gzip')
    for (const encoding of ['identity', 'br;q=0, gzip;q=0', 'zstd']) {
      const { headers, payload } = await ask('/api/machines', encoding)
      expect(headers['content-encoding'], encoding).toBeUndefined()
      expect(JSON.parse(payload), encoding).toBeTruthy()
    }
  })

  it('makes the ETag of a compressed response weak, and answers 304 for either form', async () => {
    const strong = String((await ask('/api/grinders', 'identity')).headers.etag)
    const weak = String((await ask('/api/grinders', 'br')).headers.etag)
    expect(strong).toMatch(/^"/)
    expect(weak).toBe(`W/${strong}`)
    for (const encoding of ['br', 'identity']) {
      for (const etag of [strong, weak]) {
        const answer = await ask('/api/grinders', encoding, { 'if-none-match': etag })
        expect(answer.statusCode, `${encoding} ${etag}`).toBe(304)
        expect(answer.payload).toBe('')
      }
    }
  })

  it('does not compress short responses or responses to writes', async () => {
    expect((await ask('/api/health', 'br')).headers['content-encoding']).toBeUndefined()
    const rpc = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/mcp',
      headers: { 'accept-encoding': 'br', accept: 'application/json, text/event-stream' },
      payload: rpc,
    })
    expect(answer.payload.length).toBeGreaterThan(1024)
    expect(answer.headers['content-encoding']).toBeUndefined()
  })

  it('is disabled by COMPRESSION=false', async () => {
    const plain = await startTestApp({ compression: false })
    const answer = await plain.get('/api/machines', { headers: { 'accept-encoding': 'br' } })
    expect(answer.headers['content-encoding']).toBeUndefined()
    await plain.close()
  })
})
