import { randomInt } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#test/support/app.ts'
import { expectExactCounters } from '#test/support/counters.ts'
import { FuzzClient } from '#test/support/fuzz-client.ts'
import { drawRequest, type FuzzRequest } from '#test/support/fuzz-requests.ts'
import { chance, type Draw } from '#test/support/fuzz-values.ts'
import { createJudge, type FuzzAnswer, type Judge } from '#test/support/fuzz-verdict.ts'
import { type FuzzWorld, plantWorld, replenish } from '#test/support/fuzz-world.ts'
import { type IdentityProvider, startIdentityProvider } from '#test/support/identity-provider.ts'
import { insertMembers } from '#test/support/members.ts'
import { type DescribedRoute, operationsOf } from '#test/support/openapi.ts'
import { belongingsOf } from '#test/support/victim.ts'

const IS_SHORT = process.env.FAULTS === 'short'
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? (IS_SHORT ? 2000 : 50_000))
/** The short run repeats the same requests, so that it only fails because of a change. */
const SEED = Number(process.env.FUZZ_SEED ?? (IS_SHORT ? 1 : randomInt(2 ** 31)))
const AT_ONCE = 16
/** Takes minutes on an idle machine, and more on a busy one. */
const LONG_MS = 30 * 60_000
/** The percentage of requests that are sent as malformed HTTP. */
const BROKEN = 4

/** Routes that end the session, also with another method or an empty id: each request is sent by a new member. */
const ENDING = /\/api\/(auth\/logout|user\/(account|sessions))\b/

describe('random requests', () => {
  let test: TestApp
  let provider: IdentityProvider
  let world: FuzzWorld
  let client: FuzzClient
  let judge: Judge
  let routes: DescribedRoute[]
  const faults: string[] = []
  const seen = new Map<string, number>()

  beforeAll(async () => {
    provider = await startIdentityProvider()
    test = await startTestApp({ apple: provider.config })
    world = await plantWorld(test, provider)
    await test.app.listen({ port: 0, host: '127.0.0.1' })
    client = new FuzzClient((test.app.server.address() as AddressInfo).port)
    judge = createJudge(world.source.description, world.victim.secrets)
    routes = operationsOf(world.source.description)
  })
  afterAll(async () => {
    client?.close()
    await test?.close()
    await provider?.close()
  })

  let addresses = 0
  /** Each request has its own client address, so that no rate limit applies. */
  async function credentialsOf({ sender, by, route, headers }: FuzzRequest): Promise<Record<string, string>> {
    addresses++
    const address = { 'x-forwarded-for': `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}` }
    if (sender === 'nobody') return address
    const isEnding = ENDING.test(route.name)
    const token =
      sender === 'forger'
        ? forgedFrom(world.people.member.token, addresses)
        : isEnding
          ? (await insertMembers(test, 1))[0]!.token
          : world.people[sender].token
    if (by === 'bearer') return { ...address, authorization: `Bearer ${token}` }
    return { ...address, cookie: headers.cookie ?? `svc_session=${token}` }
  }

  async function run(draw: Draw): Promise<void> {
    const request = drawRequest(draw, world.source, routes)
    const isBroken = chance(draw, BROKEN)
    if (isBroken) request.isOnRoute = false
    const credentials = await credentialsOf(request)
    let answer: FuzzAnswer | undefined
    try {
      answer = isBroken ? await client.sendBroken(draw, request, credentials) : await client.send(request, credentials)
    } catch (error) {
      return complain(request, `gets no answer: ${(error as Error).message}`)
    }
    if (!answer) return
    const outcome = `${request.isOnRoute ? request.route.name : 'elsewhere'} ${answer.status}`
    seen.set(outcome, (seen.get(outcome) ?? 0) + 1)
    const fault = judge(request, answer)
    if (fault) complain(request, fault, answer)
  }

  function complain(
    { route, kind, sender, by, method, url, headers, body }: FuzzRequest,
    fault: string,
    answer?: FuzzAnswer,
  ): void {
    const sent = `${method} ${url.slice(0, 300)} ${JSON.stringify(headers).slice(0, 300)} ${body?.toString().slice(0, 500) ?? ''}`
    faults.push(
      `${route.name} (${kind}, ${sender} by ${by}) ${fault}\n  ${sent}\n  ${answer?.text.slice(0, 300) ?? ''}`,
    )
  }

  it(
    `are answered, and never with data of another member (FUZZ_SEED=${SEED}, ${REQUESTS} requests)`,
    async () => {
      const before = await belongingsOf(test, world.victim)
      const started = performance.now()
      for (let done = 0; done < REQUESTS; done += AT_ONCE) {
        if (done % 480 === 0) await replenish(test, world)
        // The seed of each batch is derived from the one that is printed.
        const count = Math.min(AT_ONCE, REQUESTS - done)
        await Promise.all(fc.sample(fc.gen(), { numRuns: count, seed: SEED + done }).map(run))
      }
      process.stdout.write(
        `${REQUESTS} requests in ${Math.round((performance.now() - started) / 1000)} s, FUZZ_SEED=${SEED}: ${summary(seen)}\n`,
      )
      expect(faults.slice(0, 20).join('\n'), `${faults.length} faults`).toBe('')

      expect(await belongingsOf(test, world.victim), 'what belongs to somebody else').toEqual(before)
      expect({}, 'the prototype of everything').not.toHaveProperty('polluted')
      await expectExactCounters(test.app.db)
      expect((await test.get('/api/health')).status).toBe(200)
    },
    LONG_MS,
  )

  it('reach every operation, and most of them successfully', () => {
    const reached = (statuses: RegExp) =>
      routes.filter(({ name }) => [...seen.keys()].some((key) => key.startsWith(`${name} `) && statuses.test(key)))
    const succeeded = reached(/ (200|201|202|302)$/).length / routes.length
    // A few need what random requests hardly have: a token from a mail, an item that is still in its collection.
    if (REQUESTS < 10_000) expect(succeeded).toBeGreaterThan(0.4)
    else {
      expect(reached(/./)).toHaveLength(routes.length)
      expect(succeeded).toBeGreaterThan(0.9)
    }
  })
})

/** Returns a token that is invalid in a different way for each n. */
function forgedFrom(token: string, n: number): string {
  const [head, payload, signature] = token.split('.') as [string, string, string]
  const none = Buffer.from('{"alg":"none"}').toString('base64url')
  const forgeries = [
    `${head}.${payload}.`,
    `${none}.${payload}.`,
    `${head}.${payload}.${signature.split('').reverse().join('')}`,
    'x',
    `${token}x`,
    '..',
    'a.b.c',
    'x'.repeat(5000),
    `${payload}.${head}.${signature}`,
  ]
  return forgeries[n % forgeries.length]!
}

function summary(seen: ReadonlyMap<string, number>): string {
  const byStatus = new Map<string, number>()
  for (const [key, count] of seen) byStatus.set(key.slice(-3), (byStatus.get(key.slice(-3)) ?? 0) + count)
  return [...byStatus]
    .sort()
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ')
}
