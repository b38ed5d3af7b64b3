import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomIPv4, randomIPv6Network } from '#test/support/addresses.ts'
import { startTestApp, type TestApp } from '#test/support/app.ts'

interface From {
  peer?: string
  forwarded?: string
}

/** Whether two requests count as one client: the second then has one request less left. */
async function areOneClient({ app }: TestApp, one: From, other: From): Promise<boolean> {
  const remaining = async ({ peer = '127.0.0.1', forwarded }: From) => {
    const { headers, statusCode } = await app.inject({
      url: '/api/auth/magic-link/verify',
      remoteAddress: peer,
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    })
    expect(statusCode).toBe(400)
    return Number(headers['ratelimit-remaining'])
  }
  const first = await remaining(one)
  const second = await remaining(other)
  return second === first - 1
}

describe('client address of the rate limits', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  it('is the peer address of the connection', async () => {
    const [a, b] = [randomIPv4(), randomIPv4()]
    expect(await areOneClient(test, { peer: a }, { peer: a })).toBe(true)
    expect(await areOneClient(test, { peer: a }, { peer: b })).toBe(false)
  })

  it('is the address in X-Forwarded-For when the proxy runs on this machine', async () => {
    const [a, b] = [randomIPv4(), randomIPv4()]
    expect(await areOneClient(test, { forwarded: a }, { forwarded: b })).toBe(false)
    expect(await areOneClient(test, { forwarded: a }, { peer: '::1', forwarded: a })).toBe(true)
    expect(await areOneClient(test, { forwarded: b }, { peer: '::ffff:127.0.0.1', forwarded: b })).toBe(true)
  })

  it('does not come from X-Forwarded-For when the client connects directly', async () => {
    const [peer, a, b] = [randomIPv4(), randomIPv4(), randomIPv4()]
    expect(await areOneClient(test, { peer, forwarded: a }, { peer, forwarded: b })).toBe(true)
  })

  it('is the right-most untrusted address of X-Forwarded-For', async () => {
    const [client, a, b] = [randomIPv4(), randomIPv4(), randomIPv4()]
    expect(await areOneClient(test, { forwarded: `${a}, ${client}` }, { forwarded: `${b},${client}` })).toBe(true)
    expect(await areOneClient(test, { forwarded: client }, { forwarded: `${a}, ${client}, 127.0.0.1` })).toBe(true)
  })

  it('is the same for an IPv4 address and its IPv4-mapped IPv6 form', async () => {
    const address = randomIPv4()
    expect(await areOneClient(test, { peer: address }, { peer: `::ffff:${address}` })).toBe(true)
    const [a, b] = [randomIPv4(), randomIPv4()]
    expect(await areOneClient(test, { peer: `::ffff:${a}` }, { peer: `::ffff:${b}` })).toBe(false)
  })

  it('is the /64 network of an IPv6 address', async () => {
    const network = randomIPv6Network()
    expect(await areOneClient(test, { peer: `${network}::1` }, { peer: `${network}:ffff:1:2:3` })).toBe(true)
    expect(await areOneClient(test, { forwarded: `${network}::2` }, { peer: `${network}::9` })).toBe(true)
  })

  it('differs between two /64 networks', async () => {
    const [a, b] = [randomIPv6Network(), randomIPv6Network()]
    expect(await areOneClient(test, { peer: `${a}::1` }, { peer: `${b}::1` })).toBe(false)
  })

  it.each(['nonsense', '999.1.1.1', '::1%eth0', 'x'.repeat(5000), '127.0.0.1', ',,,', '<script>'])(
    'answers 400 or 429 to a malformed X-Forwarded-For: %.20s',
    async (forwarded) => {
      const { statusCode } = await test.app.inject({
        url: '/api/auth/magic-link/verify',
        headers: { 'x-forwarded-for': forwarded },
      })
      expect([400, 429]).toContain(statusCode)
    },
  )
})

describe('TRUST_PROXY', () => {
  it('lists the proxies whose X-Forwarded-For is trusted, instead of this machine', async () => {
    const test = await startTestApp({ trustProxy: ['10.0.0.0/8', '2001:db8::1'] })
    const [a, b] = [randomIPv4(), randomIPv4()]
    const proxy = '10.1.2.3'
    expect(await areOneClient(test, { peer: proxy, forwarded: a }, { peer: proxy, forwarded: b })).toBe(false)
    expect(await areOneClient(test, { peer: proxy, forwarded: a }, { peer: '2001:db8::1', forwarded: a })).toBe(true)
    const throughTwo = { peer: proxy, forwarded: `${randomIPv4()}, ${b}, 10.9.9.9` }
    expect(await areOneClient(test, { peer: proxy, forwarded: b }, throughTwo)).toBe(true)
    await test.close()
  })

  it('ignores X-Forwarded-For of any other address', async () => {
    const test = await startTestApp({ trustProxy: ['10.0.0.0/8'] })
    const [a, b] = [randomIPv4(), randomIPv4()]
    expect(await areOneClient(test, { peer: '11.0.0.1', forwarded: a }, { peer: '11.0.0.1', forwarded: b })).toBe(true)
    await test.close()
  })
})
