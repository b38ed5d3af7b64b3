import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#test/support/app.ts'
import { clearAfterAll } from '#test/support/at-end.ts'
import { expectExactCounters } from '#test/support/counters.ts'
import { type FuzzOutcome, fuzz } from '#test/support/fuzz.ts'
import { MEMBERS_AND_STRANGERS } from '#test/support/fuzz-requests.ts'
import { plantWorld, replenishForMembers, replenishForOperators } from '#test/support/fuzz-world.ts'
import { type IdentityProvider, startIdentityProvider } from '#test/support/identity-provider.ts'
import { type DescribedRoute, operationsOf } from '#test/support/openapi.ts'
import { belongingsOf } from '#test/support/victim.ts'

const IS_SHORT = process.env.FAULTS === 'short'
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? (IS_SHORT ? 2000 : 50_000))
const OPERATOR_REQUESTS = Math.ceil(REQUESTS / 5)
/** The short run repeats the same requests, so that it only fails because of a change. */
const SEED = Number(process.env.FUZZ_SEED ?? (IS_SHORT ? 1 : randomInt(2 ** 31)))
/** Takes minutes on an idle machine, and more on a busy one. */
const LONG_MS = 30 * 60_000

const isForOperators = ({ path }: DescribedRoute): boolean => path.startsWith('/api/admin/')

describe(`random requests to the API (FUZZ_SEED=${SEED})`, () => {
  const atEnd = clearAfterAll()
  let provider: IdentityProvider
  beforeAll(async () => {
    provider = await startIdentityProvider()
  })
  afterAll(() => provider?.close())

  let routes: DescribedRoute[] = []
  const seen = new Set<string>()

  async function start() {
    const test = await startTestApp({ apple: provider.config })
    atEnd(() => test.close())
    const world = await plantWorld(test, provider)
    await test.app.listen({ port: 0, host: '127.0.0.1' })
    routes = operationsOf(world.source.description)
    return { test, world }
  }

  async function expectWell(test: TestApp, outcome: FuzzOutcome): Promise<void> {
    for (const key of outcome.seen.keys()) seen.add(key)
    expect(outcome.faults.slice(0, 20).join('\n'), `${outcome.faults.length} faults`).toBe('')
    expect({}, 'the prototype of everything').not.toHaveProperty('polluted')
    await expectExactCounters(test.app.db)
    expect((await test.get('/api/health')).status).toBe(200)
  }

  it(
    `are answered, and never with data of another member (${REQUESTS} requests)`,
    async () => {
      const { test, world } = await start()
      const before = await belongingsOf(test, world.victim)
      const { secrets } = world.victim
      const outcome = await fuzz(test, world, {
        ...{ routes, senders: MEMBERS_AND_STRANGERS, secrets, replenish: replenishForMembers },
        ...{ count: REQUESTS, seed: SEED },
      })
      await expectWell(test, outcome)
      expect(await belongingsOf(test, world.victim), 'what belongs to somebody else').toEqual(before)
    },
    LONG_MS,
  )

  it(
    `of an operator are answered, and leave everything counted (${OPERATOR_REQUESTS} requests)`,
    async () => {
      const { test, world } = await start()
      const outcome = await fuzz(test, world, {
        ...{ routes: routes.filter(isForOperators), senders: ['operator' as const], replenish: replenishForOperators },
        ...{ count: OPERATOR_REQUESTS, seed: SEED },
      })
      await expectWell(test, outcome)
    },
    LONG_MS,
  )

  it('reach every operation, and most of them successfully', () => {
    const reached = (statuses: RegExp) =>
      routes.filter(({ name }) => [...seen].some((key) => key.startsWith(`${name} `) && statuses.test(key)))
    const succeeded = reached(/ (200|201|202|302)$/).length / routes.length
    // A few need what random requests hardly have: a token from a mail, an item that is still in its collection.
    if (REQUESTS < 10_000) expect(succeeded).toBeGreaterThan(0.4)
    else {
      expect(reached(/./)).toHaveLength(routes.length)
      expect(succeeded).toBeGreaterThan(0.9)
    }
  })
})
