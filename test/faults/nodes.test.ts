import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { randomIPv4 } from '#test/support/addresses.ts'
import { clearAfterAll } from '#test/support/at-end.ts'
import { expectConsistent } from '#test/support/consistency.ts'
import { eventually } from '#test/support/eventually.ts'
import { queueMail } from '#test/support/mail.ts'
import { hasNginx, startNginx } from '#test/support/nginx.ts'
import { closedPort } from '#test/support/ports.ts'
import { type Loaded, prepareForLoad } from '#test/support/steady-load.ts'
import { canRunNodes, type Node, SECRET, startTwoNodes, type TwoNodes } from '#test/support/two-nodes.ts'

const MAILS = process.env.FAULTS === 'short' ? 20 : 200
const JSON_TYPE = { 'content-type': 'application/json' }
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', headers: { ...JSON_TYPE, ...headers }, body: JSON.stringify(body) })

/** Different spellings of the same path. */
const METRICS_PATHS = [
  ...['/metrics', '/metrics/', '//metrics', '/%6detrics', '/metrics?x=1', '/a/../metrics', '/metrics%2f'],
  ...['/./metrics', '/%2e/metrics', '/a/%2e%2e/metrics', '/metrics#x', 'http://brew.example/metrics'],
]

/** Sends the path unchanged, which `fetch` would normalize. */
function getAsWritten(url: string, path: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const sent = request({ port: new URL(url).port, host: '127.0.0.1', path }, async (response) =>
      resolve({ status: response.statusCode!, body: await text(response) }),
    )
    sent.on('error', reject).end()
  })
}

describe.runIf(canRunNodes)('two nodes behind nginx', () => {
  const atEnd = clearAfterAll()
  let two: TwoNodes
  let loaded: Loaded
  let a: Node
  let b: Node
  let front: string
  beforeAll(async () => {
    two = await startTwoNodes({ METRICS: 'true' }, atEnd)
    loaded = await prepareForLoad(two.db, SECRET)
    ;[a, b] = two.nodes
    front = two.nginx.url
  })

  it('share one rate limit, for the client address that nginx saw', async () => {
    const subscribe = async (url: string, ip: string) =>
      (await post(`${url}/api/subscribe`, {}, { 'x-forwarded-for': ip, forwarded: `for=${ip}` })).status
    const ip = randomIPv4()
    const statuses: number[] = []
    for (const node of [a, b, a, b, a]) statuses.push(await subscribe(node.url, ip))
    expect(statuses).toEqual([400, 400, 400, 429, 429])

    // Another X-Forwarded-For each time has no effect: nginx sees the same client.
    const through: number[] = []
    for (let i = 0; i < 6; i++) through.push(await subscribe(front, randomIPv4()))
    expect(through).toEqual([400, 400, 400, 429, 429, 429])
  })

  it('share sessions, and a logout on one node applies to the other immediately', async () => {
    const account = { email: 'ada@example.com', password: 'correct horse' }
    const registered = await post(`${front}/api/auth/register`, account)
    expect(registered.status).toBe(201)
    const { token } = (await registered.json()) as { token: string }
    const me = async ({ url }: { url: string }) =>
      (await fetch(`${url}/api/auth/me`, { headers: bearer(token) })).status
    expect([await me(a), await me(b), await me({ url: front })]).toEqual([200, 200, 200])
    const logout = await fetch(`${a.url}/api/auth/logout`, { method: 'POST', headers: bearer(token) })
    expect(logout.status).toBe(200)
    expect([await me(b), await me(a), await me({ url: front })]).toEqual([401, 401, 401])
  })

  it('return the same cached responses within a second of a write', async () => {
    const read = async ({ url }: Node) => {
      const answer = await fetch(`${url}/api/community-recipes`)
      expect(answer.status).toBe(200)
      return answer.text()
    }
    for (let round = 0; round < 3; round++) {
      // Requested often enough to be cached on both nodes.
      for (const node of [a, b, a, b, a, b]) await read(node)
      const before = await read(b)
      const path = `/api/community-recipes/${loaded.recipeId}/vote`
      const vote = await post(a.url + path, { vote: round % 2 ? 'DOWN' : 'UP' }, bearer(loaded.token))
      expect(vote.status).toBe(200)
      const written = await read(a)
      expect(written).not.toBe(before)
      await eventually(async () => expect(await read(b)).toBe(written))
    }
  })

  it('send each mail once', async () => {
    two.smtp.mails.length = 0
    two.smtp.beforeConfirming = () => setTimeout(20)
    for (let i = 0; i < MAILS; i++) await queueMail(two.db, { recipient: `${i}@example.com` })
    const unsent = () => two.db.selectFrom('outbox').select('id').where('sentAt', 'is', null).execute()
    await eventually(async () => expect(await unsent()).toEqual([]))
    const recipients = two.smtp.mails.flatMap(({ to }) => to).filter((to) => /^\d+@/.test(to))
    expect(recipients.toSorted()).toEqual(Array.from({ length: MAILS }, (_, i) => `${i}@example.com`).toSorted())
  })

  it('count each event once, whichever node receives it', async () => {
    const { roasterId } = await two.db.selectFrom('recipes').select('roasterId').executeTakeFirstOrThrow()
    const urls = [a.url, b.url, front]
    const statuses = await Promise.all(
      Array.from(
        { length: 90 },
        async (_, i) =>
          (await post(`${urls[i % 3]}/api/track`, { roasterId }, { 'x-forwarded-for': randomIPv4() })).status,
      ),
    )
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await two.db.selectFrom('events').select('id').execute()).toHaveLength(statuses.length)
    const totals = await two.db.selectFrom('eventDays').select('count').where('dimension', '=', 'total').execute()
    expect(totals.reduce((sum, { count }) => sum + count, 0)).toBe(statuses.length)
    await expectConsistent(two.db)
  })

  it.each(METRICS_PATHS)('hide /metrics from outside: %s', async (path) => {
    expect(await (await fetch(`${a.url}/metrics`)).text()).toContain('process_resident_memory_bytes')
    const { status, body } = await getAsWritten(front, path)
    expect(status).toBe(404)
    expect(body).not.toContain('process_resident_memory_bytes')
  })

  it.each([
    [250, 400, 'invalid_request'],
    [290, 413, 'body_too_large'],
    [2000, 413, 'body_too_large'],
  ])('answer a large body through nginx as without it: %i KB is %i', async (kilobytes, status, code) => {
    const body = { name: 'x', description: 'x'.repeat(kilobytes * 1024) }
    const answer = await post(`${front}/api/collections`, body, bearer(loaded.token))
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ error: expect.any(String), code })
  })

  it.each(['/', '/embed/demo', '/embed/widget.js', '/sitemap.xml', '/api/grinders', '/favicon.ico'])(
    'return the same page through nginx as without it: %s',
    async (path) => {
      const [direct, through] = await Promise.all([a.url, front].map((url) => fetch(url + path)))
      expect(through!.status).toBe(200)
      for (const name of ['content-type', 'cache-control', 'content-security-policy', 'x-frame-options']) {
        expect([name, through!.headers.get(name)]).toEqual([name, direct!.headers.get(name)])
      }
      const plain = (text: string) =>
        text.replaceAll(a.url.split(':').at(-1)!, '').replaceAll(b.url.split(':').at(-1)!, '')
      expect(plain(await through!.text())).toBe(plain(await direct!.text()))
    },
  )

  it('serve built files as immutable, and answer 304 for the rest, compressed or not', async () => {
    const page = await (await fetch(`${front}/`)).text()
    const asset = await fetch(front + /\/assets\/[\w.-]+\.js/.exec(page)![0])
    expect(asset.headers.get('cache-control')).toContain('immutable')
    for (const encoding of ['gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding }
      const first = await fetch(`${front}/api/grinders`, { headers })
      expect(first.headers.get('content-encoding')).toBe(encoding === 'gzip' ? 'gzip' : null)
      expect(first.headers.get('vary')).toMatch(/accept-encoding/i)
      const version = first.headers.get('etag')!
      const second = await fetch(`${front}/api/grinders`, { headers: { ...headers, 'if-none-match': version } })
      expect(second.status).toBe(304)
    }
  })

  it('stream a whole export through nginx', async () => {
    const names = Array.from({ length: 300 }, (_, i) => `collection ${i} ${'x'.repeat(80)}`)
    const { userId } = await two.db.selectFrom('sessions').select('userId').executeTakeFirstOrThrow()
    const createdAt = new Date().toISOString()
    const rows = names.map((name) => ({ userId, name, description: 'y'.repeat(2000), createdAt, updatedAt: createdAt }))
    await two.db.insertInto('collections').values(rows).execute()
    const download = await fetch(`${front}/api/user/export`, { headers: bearer(loaded.token) })
    expect(download.status).toBe(200)
    const { collections } = (await download.json()) as { collections: { name: string }[] }
    expect(collections.map(({ name }) => name).sort()).toEqual(names.toSorted())
  })
})

describe.runIf(canRunNodes)('nginx without a node', () => {
  it('answers 503 like a node would', async () => {
    const { url } = await startNginx([await closedPort(), await closedPort()])
    for (const path of ['/api/grinders', '/api/health']) {
      const answer = await fetch(url + path)
      expect(answer.status).toBe(503)
      expect(answer.headers.get('retry-after')).toBe('5')
      expect(await answer.json()).toMatchObject({ error: expect.any(String), code: 'unavailable' })
    }
  })
})

describe.runIf(hasNginx)('nginx in front of a node with public metrics', () => {
  const atEnd = clearAfterAll()
  const heard: string[] = []
  let url: string
  beforeAll(async () => {
    const node = createServer(({ url }, response) => {
      heard.push(url!)
      response.end('process_resident_memory_bytes 1')
    })
    await once(node.listen(0, '127.0.0.1'), 'listening')
    atEnd(() => void node.close())
    const { port } = node.address() as AddressInfo
    ;({ url } = await startNginx([port, port], atEnd))
  })

  it.each(METRICS_PATHS)('does not forward requests for /metrics: %s', async (path) => {
    heard.length = 0
    const { status, body } = await getAsWritten(url, path)
    expect(status).toBe(404)
    expect(JSON.parse(body)).toEqual({ error: "We couldn't find that page", code: 'not_found' })
    expect(heard).toEqual([])
  })

  it('forwards all other requests', async () => {
    heard.length = 0
    for (const path of ['/', '/api/metrics', '/api/health']) expect((await getAsWritten(url, path)).status).toBe(200)
    expect(heard).toEqual(['/', '/api/metrics', '/api/health'])
  })
})
