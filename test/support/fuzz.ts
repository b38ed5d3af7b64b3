/** Sends random requests to a running app, and collects what was wrong with the answers. */
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import type { TestApp } from './app.ts'
import { FuzzClient } from './fuzz-client.ts'
import { drawRequest, type FuzzRequest, type Sender } from './fuzz-requests.ts'
import { chance, type Draw } from './fuzz-values.ts'
import { createJudge, type FuzzAnswer } from './fuzz-verdict.ts'
import type { FuzzWorld } from './fuzz-world.ts'
import { insertMembers } from './members.ts'
import type { DescribedRoute } from './openapi.ts'

const AT_ONCE = 16
/** The percentage of requests that are sent as malformed HTTP. */
const BROKEN = 4

/** Routes that end the session, also with another method or an empty id: each request is sent by a new member. */
const ENDING = /\/api\/(auth\/logout|user\/(account|sessions))\b/

export interface FuzzOptions {
  routes: readonly DescribedRoute[]
  /** Drawn from evenly. */
  senders: readonly Sender[]
  /** What no answer may contain, with the place where it is stored. */
  secrets?: ReadonlyMap<string, string>
  /** Runs every few hundred requests. */
  replenish: (test: TestApp, world: FuzzWorld) => Promise<void>
  count: number
  seed: number
}

export interface FuzzOutcome {
  faults: string[]
  /** How often each route answered with each status: "GET /api/grinders 200". */
  seen: Map<string, number>
}

export async function fuzz(test: TestApp, world: FuzzWorld, options: FuzzOptions): Promise<FuzzOutcome> {
  const { routes, senders, secrets = new Map(), replenish, count, seed } = options
  const client = new FuzzClient((test.app.server.address() as AddressInfo).port)
  const judge = createJudge(world.source.description, secrets)
  const faults: string[] = []
  const seen = new Map<string, number>()
  const credentialsOf = createCredentials(test, world)

  async function run(draw: Draw): Promise<void> {
    const request = drawRequest(draw, world.source, routes, senders)
    const isBroken = chance(draw, BROKEN)
    if (isBroken) request.isOnRoute = false
    const credentials = await credentialsOf(request)
    let answer: FuzzAnswer | undefined
    try {
      answer = isBroken ? await client.sendBroken(draw, request, credentials) : await client.send(request, credentials)
    } catch (error) {
      faults.push(describeFault(request, `gets no answer: ${(error as Error).message}`))
      return
    }
    if (!answer) return
    const outcome = `${request.isOnRoute ? request.route.name : 'elsewhere'} ${answer.status}`
    seen.set(outcome, (seen.get(outcome) ?? 0) + 1)
    const fault = judge(request, answer)
    if (fault) faults.push(describeFault(request, fault, answer))
  }

  try {
    const started = performance.now()
    for (let done = 0; done < count; done += AT_ONCE) {
      if (done % 480 === 0) await replenish(test, world)
      // The seed of each batch is derived from the one that is printed.
      const numRuns = Math.min(AT_ONCE, count - done)
      await Promise.all(fc.sample(fc.gen(), { numRuns, seed: seed + done }).map(run))
    }
    const seconds = Math.round((performance.now() - started) / 1000)
    process.stdout.write(`${count} requests in ${seconds} s, FUZZ_SEED=${seed}: ${summary(seen)}\n`)
  } finally {
    client.close()
  }
  return { faults, seen }
}

/** Each request has its own client address, so that no rate limit applies. */
function createCredentials(test: TestApp, { people, operator }: FuzzWorld) {
  let count = 0
  const tokenOf = async (sender: Exclude<Sender, 'nobody'>, route: DescribedRoute): Promise<string> => {
    if (sender === 'forger') return forgedFrom(people.member.token, count)
    if (sender === 'operator') return operator.token
    return ENDING.test(route.name) ? (await insertMembers(test, 1))[0]!.token : people[sender].token
  }
  return async ({ sender, by, route, headers }: FuzzRequest): Promise<Record<string, string>> => {
    count++
    const address = { 'x-forwarded-for': `10.${count >> 16}.${(count >> 8) & 255}.${count & 255}` }
    if (sender === 'nobody') return address
    const token = await tokenOf(sender, route)
    if (by === 'bearer') return { ...address, authorization: `Bearer ${token}` }
    return { ...address, cookie: headers.cookie ?? `svc_session=${token}` }
  }
}

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

function describeFault(request: FuzzRequest, fault: string, answer?: FuzzAnswer): string {
  const { route, kind, sender, by, method, url, headers, body } = request
  const sent = `${method} ${url.slice(0, 300)} ${JSON.stringify(headers).slice(0, 300)} ${body?.toString().slice(0, 500) ?? ''}`
  return `${route.name} (${kind}, ${sender} by ${by}) ${fault}\n  ${sent}\n  ${answer?.text.slice(0, 300) ?? ''}`
}

function summary(seen: ReadonlyMap<string, number>): string {
  const byStatus = new Map<string, number>()
  for (const [key, count] of seen) byStatus.set(key.slice(-3), (byStatus.get(key.slice(-3)) ?? 0) + count)
  return [...byStatus]
    .sort()
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ')
}
