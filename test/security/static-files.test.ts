import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DIST } from '#src/built.ts'
import { type ListeningApp, startListeningApp } from '#test/support/listening-app.ts'
import { answersIn, sendRaw } from '#test/support/raw-socket.ts'

/** Matches the contents of project and system files that must not be served. */
const INSIDE =
  /"devDependencies"|"lockfileVersion"|root:.*:0:0:|sourcesContent|sourceMappingURL|SQLite format|SESSION_SECRET|\[core\]|import .* from '|export (async )?function/

const UP = [
  '../',
  '..%2f',
  '..%2F',
  '%2e%2e/',
  '%2e%2e%2f',
  '.%2e/',
  '%252e%252e%252f',
  '..%252f',
  '..\\',
  '..%5c',
  '%2e%2e%5c',
  '..;/',
  '....//',
  '..%c0%af',
  '..%u2215',
  '..%00/',
  '.././',
  './/../',
]
const WANTED = [
  'package.json',
  'src/app.ts',
  'var/brewprint.db',
  '.git/config',
  'etc/passwd',
  'openapi.json',
  'node_modules/fastify/package.json',
]
const PLACES = ['/', '/assets/', '/embed/', '/docs/', '/docs/static/', '/api/', '/sitemaps/', '/r/', '/.well-known/']

const PLAIN = [
  '/package.json',
  '/package-lock.json',
  '/.env',
  '/.git/config',
  '/.git/HEAD',
  '/.npmrc',
  '/src/app.ts',
  '/app.ts',
  '/var/brewprint.db',
  '/brewprint.db',
  '/dist/web/index.html',
  '/index.html',
  '/manifest.json',
  '/.vite/manifest.json',
  '/web/index.html',
  '/node_modules/fastify/package.json',
  '/tsconfig.json',
  '/Dockerfile',
  '/compose.yaml',
  '/session-secret',
  '/mail/',
  '/assets',
  '/assets/',
  '/assets/.',
  '/assets/..',
  '/assets/index.html',
  '/sw.js.map',
  '/embed/widget.js.map',
  '/embed/frame.ts',
  '/embed/widget.js/',
  '/docs/static/package.json',
  '/docs/static/.',
  '/docs/static/..',
  '/metrics',
  '/debug',
  '/server-status',
  '/assets/%00',
  '/sw.js%00',
  '/sw.js%00.html',
  '/sw.js/',
  '/sw.js/../package.json',
  '//etc/passwd',
  '///etc/passwd',
  '/\\etc\\passwd',
  '/C:/Windows/win.ini',
  '/assets/C:%5cWindows%5cwin.ini',
  '/assets/file:///etc/passwd',
  'file:///etc/passwd',
  '/assets/con',
  '/assets/nul',
]

describe('static files of the server', () => {
  let test: ListeningApp
  beforeAll(async () => {
    test = await startListeningApp()
  })
  afterAll(() => test.close())

  async function ask(path: string) {
    const { text } = await sendRaw(test.port, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    return answersIn(text)[0]!
  }

  const tries = PLACES.flatMap((place) =>
    UP.flatMap((up) => WANTED.flatMap((file) => [1, 3, 8].map((times) => place + up.repeat(times) + file))),
  )

  it(`are not reachable by path traversal (${tries.length} paths)`, async () => {
    for (let i = 0; i < tries.length; i += 50) {
      const paths = tries.slice(i, i + 50)
      const answers = await Promise.all(paths.map(ask))
      answers.forEach(({ status, body }, n) => {
        expect([400, 403, 404], paths[n]).toContain(status)
        expect(INSIDE.test(body), paths[n]).toBe(false)
        expect(JSON.parse(body).error, paths[n]).toMatch(/\w/)
      })
    }
  })

  it.each(PLAIN)('are not served at %s', async (path) => {
    const { status, body, headers } = await ask(path)
    if (status === 200) {
      // The same public file, with a trailing slash.
      expect(path).toMatch(/^\/sw\.js\/$|^\/embed\/widget\.js\/$/)
      expect(headers['content-type']).toContain('javascript')
      return
    }
    expect([400, 403, 404]).toContain(status)
    expect(INSIDE.test(body)).toBe(false)
    expect(JSON.parse(body).error).toMatch(/\w/)
  })

  it('in the build have no source maps', async () => {
    const names = await readdir(DIST, { recursive: true })
    expect(names.filter((name) => name.endsWith('.map'))).toEqual([])
    for (const name of names.filter((name) => /assets\/.*\.js$/.test(name))) {
      const { status, body } = await ask(`/${name.replace(/^web\//, '')}`)
      expect(status, name).toBe(200)
      expect(body, name).not.toContain('sourceMappingURL')
      expect((await ask(`/${name.replace(/^web\//, '')}.map`)).status, name).toBe(404)
    }
  })
})
