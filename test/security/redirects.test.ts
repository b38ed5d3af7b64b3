import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BASE_URL, register } from '#test/support/app.ts'
import { insertRecipe } from '#test/support/community.ts'
import { type ListeningApp, startListeningApp } from '#test/support/listening-app.ts'
import { follow, signInLink, tokenIn } from '#test/support/mailed-links.ts'
import { answersIn, sendRaw } from '#test/support/raw-socket.ts'

const TARGETS = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/%2f%2fevil.example',
  '%09//evil.example',
  '/.//evil.example',
  '@evil.example',
  '.evil.example',
  '\t//evil.example',
  '%0d%0aLocation:%20https://evil.example',
]
const NAMES = [
  'next',
  'returnTo',
  'return_to',
  'redirect',
  'redirect_uri',
  'url',
  'continue',
  'r',
  'to',
  'from',
  'callback',
  'goto',
]
const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

/** The origin that a browser would follow the redirect to, with its handling of slashes and white space. */
const originOf = (location: string, base = BASE_URL) => new URL(location.replaceAll(/[\t\r\n]/g, ''), base).origin

describe('redirects of GET routes', () => {
  let test: ListeningApp
  beforeAll(async () => {
    test = await startListeningApp()
  })
  afterAll(() => test.close())

  it('GET /api/auth/magic-link/verify and its page lead to /welcome, whatever else is in the query', async () => {
    for (const target of TARGETS) {
      const { email } = await register(test)
      const link = await signInLink(test, email)
      const more = NAMES.map((name) => `&${name}=${encodeURIComponent(target)}`).join('')
      const pressed = await follow(test, `${link}${more}`)
      expect([pressed.status, pressed.headers.location]).toEqual([303, '/welcome'])

      const token = tokenIn(await signInLink(test, email))
      const { status, headers } = await test.get(`/api/auth/magic-link/verify?token=${token}${more}`, {
        headers: {
          ...BROWSER,
          host: 'evil.example',
          'x-forwarded-host': 'evil.example',
          referer: 'https://evil.example/',
        },
      })
      expect([status, headers.location]).toEqual([302, `${BASE_URL}/welcome`])
    }
  })

  it('GET /r/:shareId leads to the recipe, whatever else is in the query', async () => {
    const id = await insertRecipe(test.app.db, { shareId: 'a-share' })
    for (const target of TARGETS) {
      const more = NAMES.map((name) => `${name}=${encodeURIComponent(target)}`).join('&')
      const { status, headers } = await test.get(`/r/a-share?${more}`, {
        headers: { ...BROWSER, host: 'evil.example' },
      })
      expect([status, headers.location]).toEqual([302, `/recipes/${id}`])
    }
  })

  it('no GET route leads to another origin, for every target and parameter name', async () => {
    const reading = test.app.routeTable.entries.filter(({ method }) => method === 'GET')
    expect(reading.length).toBeGreaterThan(60)
    const redirects = new Set<string>()
    for (const { url } of reading) {
      const path = url.replaceAll(/:\w+/g, '1').replace('*', 'x')
      for (const target of TARGETS.slice(0, 6)) {
        const more = NAMES.map((name) => `${name}=${encodeURIComponent(target)}`).join('&')
        const { status, headers } = await test.get(`${path}?${more}`, { headers: { ...BROWSER, host: 'evil.example' } })
        if (status < 300 || status >= 400 || status === 304) continue
        redirects.add(url)
        expect(originOf(String(headers.location)), url).toBe(BASE_URL)
      }
    }
    // A new redirect must be checked and listed here.
    expect([...redirects]).toEqual(['/open'])
  })

  it('no request path leads to another origin that is part of it', async () => {
    const paths = TARGETS.flatMap((target) => [
      target,
      `/${target}`,
      `${target}/docs`,
      `${target}/`,
      `/docs${target}`,
      `/r${target}`,
      `/sign-in${target}`,
      `/docs/${target}/..`,
    ])
    for (const path of paths.map((path) => path.replaceAll('\t', '%09'))) {
      const { text } = await sendRaw(
        test.port,
        `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nConnection: close\r\n\r\n`,
      )
      const { headers } = answersIn(text)[0]!
      if (headers.location !== undefined) expect(originOf(headers.location, BASE_URL), path).toBe(BASE_URL)
    }
  })
})
