import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#test/support/app.ts'
import { idOf } from '#test/support/brewing.ts'

/** Cached responses have sentences: no reader may get those of another reader's language. */
describe('response cache with Accept-Language', () => {
  let test: TestApp
  let paths: [path: string, english: string, german: string][]
  beforeAll(async () => {
    test = await startTestApp()
    const grinder = idOf(test, 'grinders', 'fellow-ode-gen-1')
    const machine = idOf(test, 'machines', 'gaggia-classic-pro')
    paths = [
      ['/api/brew-methods', '"Moka pot"', '"Mokkakanne"'],
      ['/api/widget/grinder/comandante-c40-mk4', '24 clicks', '24 Klicks'],
      [
        '/api/v1/convert?from=comandante-c40-mk4&setting=10&to=fellow-ode-gen-1',
        'finest setting',
        'feinste Einstellung',
      ],
      [
        `/api/discover?grinderId=${grinder}&machineId=${machine}`,
        'fine enough for espresso',
        'fein genug für Espresso',
      ],
    ]
  })
  afterAll(() => test.close())

  const ask = (path: string, language: string, etag?: string) =>
    test.get(path, { headers: { 'accept-language': language, ...(etag && { 'if-none-match': etag }) } })

  it('returns the requested language in any order of requests', async () => {
    for (const [path, english, german] of paths) {
      for (const language of ['de', 'en', 'en', 'de', 'de-CH', 'fr', 'de', 'en']) {
        const { text, headers } = await ask(path, language)
        const isGerman = language.startsWith('de')
        expect(text, `${path} in ${language}`).toContain(isGerman ? german : english)
        expect(text, `${path} in ${language}`).not.toContain(isGerman ? english : german)
        expect(headers['content-language']).toBe(isGerman ? 'de' : 'en')
        expect(headers.vary).toMatch(/accept-language/i)
      }
    }
  })

  it('has a different ETag for each language, and answers 304 within a language only', async () => {
    for (const [path] of paths.slice(0, 3)) {
      const { headers } = await ask(path, 'en')
      expect((await ask(path, 'en', String(headers.etag))).status, path).toBe(304)
      expect((await ask(path, 'de', String(headers.etag))).status, path).toBe(200)
    }
  })

  it('returns English from /llms-full.txt and POST /api/mcp in any language', async () => {
    for (const language of ['de', 'en']) {
      expect((await ask('/llms-full.txt', language)).text).toContain('0 to 50 clicks')
      const call = { name: 'get_grinder_chart', arguments: { grinder: 'comandante-c40-mk4', method: 'espresso' } }
      const { body } = await test.post(
        '/api/mcp',
        { jsonrpc: '2.0', id: 1, method: 'tools/call', params: call },
        { headers: { 'accept-language': language } },
      )
      expect(body.result.structuredContent.selected.settingLabel).toMatch(/clicks$/)
    }
  })
})
