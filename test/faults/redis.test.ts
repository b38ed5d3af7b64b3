import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { describe, expect, inject, it } from 'vitest'
import { randomIPv4 } from '#test/support/addresses.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { eventually } from '#test/support/eventually.ts'
import { RedisServer } from '#test/support/redis-server.ts'
import { type OpenServer, startServer } from '#test/support/server-process.ts'

const LIMIT = 3
/** One timeout of Redis, plus a margin for a busy machine; far below the timeout of the client. */
const FAST_MS = 5_000

async function twoNodes(redis: RedisServer): Promise<[OpenServer, OpenServer]> {
  const { config } = await createTestDatabase()
  const env = {
    DATA_DIR: join(inject('directory'), randomBytes(6).toString('hex')),
    DATABASE_URL: config.engine === 'postgres' ? config.url : `sqlite:${config.path}`,
    REDIS_URL: redis.url,
  }
  const one = await startServer(env)
  return [one, await startServer(env)]
}

let sent = 0

/** How often Redis has run the counting script since it started. */
async function countEvals({ url }: RedisServer): Promise<number> {
  const redis = new Redis(url)
  const stats = await redis.info('commandstats')
  redis.disconnect()
  return Number(/cmdstat_eval:calls=(\d+)/.exec(stats)?.[1] ?? 0)
}

/** How many of the requests are allowed, sent one after the other to the nodes in turn. */
async function countAllowed(nodes: readonly OpenServer[], requests: number, ip = randomIPv4()): Promise<number> {
  let allowed = 0
  for (let i = 0; i < requests; i++) {
    sent++
    const start = performance.now()
    const { status } = await fetch(`${nodes[i % nodes.length]!.url}/api/subscribe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
      body: '{}',
    })
    expect(performance.now() - start).toBeLessThan(FAST_MS)
    expect([400, 429]).toContain(status)
    if (status === 400) allowed++
  }
  return allowed
}

const timesIn = (text: string, words: string) => text.split(words).length - 1

describe('rate limits while Redis is down', () => {
  it('are counted per node without delaying requests, and are shared again once Redis is back', async () => {
    const redis = await RedisServer.start()
    const nodes = await twoNodes(redis)
    expect(await countAllowed(nodes, 8)).toBe(LIMIT)
    const ways = [
      { go: () => redis.kill(), come: () => redis.start() },
      // Hangs with its connections open.
      { go: () => redis.freeze(), come: () => redis.thaw() },
    ]
    for (const [way, { go, come }] of ways.entries()) {
      const countedBefore = await countEvals(redis)
      const sentBefore = sent
      await go()
      const ip = randomIPv4()
      for (const node of nodes) {
        expect(await countAllowed([node], 8, ip)).toBe(LIMIT)
        expect((await fetch(`${node.url}/api/health`)).status).toBe(200)
      }
      await Promise.all(Array.from({ length: 40 }, () => countAllowed(nodes, 4)))

      await come()
      const sentWithout = sent - sentBefore
      await eventually(async () => expect(await countAllowed(nodes, 8)).toBe(LIMIT))
      // Most requests didn't ask Redis while it hung: it would have counted them all after it continued.
      const heard = (await countEvals(redis)) - countedBefore
      expect(heard - (sent - sentBefore - sentWithout)).toBeLessThan(sentWithout / 4)
      for (const { stdout, stderr, process } of nodes) {
        expect(process.exitCode).toBeNull()
        expect(stderr).toBe('')
        expect(timesIn(stdout, 'Redis is out of reach')).toBe(way + 1)
        expect(timesIn(stdout, 'Redis is back')).toBe(way + 1)
      }
    }
  })
})
