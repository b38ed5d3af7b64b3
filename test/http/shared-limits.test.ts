import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, inject, it } from 'vitest'
import { randomIPv4 } from '#test/support/addresses.ts'
import { startTestApp, type TestApp } from '#test/support/app.ts'
import { eventually } from '#test/support/eventually.ts'
import { collectLog, WARN } from '#test/support/log.ts'
import { closedPort } from '#test/support/ports.ts'

const redisUrl = inject('redisUrl')

const subscribe = async ({ post }: TestApp, ip: string) => (await post('/api/subscribe', {}, { ip })).status

describe.runIf(redisUrl)('rate limits shared by several nodes through Redis', () => {
  it('count the requests to all nodes together', async () => {
    const [one, other] = await Promise.all([startTestApp(), startTestApp()])
    const ip = randomIPv4()
    const statuses: number[] = []
    for (const node of [one, other, one, other, one]) statuses.push(await subscribe(node, ip))
    expect(statuses).toEqual([400, 400, 400, 429, 429])
    await Promise.all([one.close(), other.close()])
  })

  it('allow exactly the limit under concurrent requests', async () => {
    const nodes = await Promise.all([startTestApp(), startTestApp()])
    const ip = randomIPv4()
    const statuses = await Promise.all(Array.from({ length: 20 }, (_, i) => subscribe(nodes[i % 2]!, ip)))
    expect(statuses.filter((status) => status === 400)).toHaveLength(3)
    expect(statuses.filter((status) => status === 429)).toHaveLength(17)
    await Promise.all(nodes.map((node) => node.close()))
  })

  it('do not log the password when Redis refuses it', async () => {
    const { logger, lines, text } = collectLog()
    const { host } = new URL(redisUrl!)
    const test = await startTestApp({ redisUrl: `redis://somebody:hunter2hunter2@${host}` }, { logger })
    expect(await subscribe(test, randomIPv4())).toBe(400)
    expect(lines.filter(({ level }) => level >= WARN)).toHaveLength(1)
    expect(text()).toContain('WRONGPASS')
    expect(text()).not.toContain('hunter2')
    await test.close()
  })

  it('are counted per node while Redis is down, and shared again once it is back', async () => {
    const port = await closedPort()
    const { logger, lines } = collectLog()
    let redis = await startRedis(port)
    const test = await startTestApp({ redisUrl: `redis://127.0.0.1:${port}` }, { logger })
    const ip = randomIPv4()
    for (let i = 0; i < 3; i++) expect(await subscribe(test, ip)).toBe(400)

    await stopRedis(redis)
    // Each node then starts from zero: allowing a few requests too many is better than refusing all.
    const statuses: number[] = []
    for (let i = 0; i < 4; i++) statuses.push(await subscribe(test, ip))
    expect(statuses).toEqual([400, 400, 400, 429])
    expect(lines.filter(({ level }) => level >= WARN)).toHaveLength(1)

    redis = await startRedis(port)
    await eventually(() => expect(lines.map(({ msg }) => msg)).toContain('Redis is back: rate limits are shared again'))
    expect(await subscribe(test, ip)).toBe(400)
    expect(lines.filter(({ level }) => level >= WARN)).toHaveLength(1)
    await test.close()
    await stopRedis(redis)
  })
})

describe('rate limits with an unreachable Redis', () => {
  it('are counted on this node, with a single warning', async () => {
    const { logger, lines } = collectLog()
    const test = await startTestApp({ redisUrl: `redis://127.0.0.1:${await closedPort()}` }, { logger })
    for (const ip of [randomIPv4(), randomIPv4()]) {
      const statuses: number[] = []
      for (let i = 0; i < 4; i++) statuses.push(await subscribe(test, ip))
      expect(statuses).toEqual([400, 400, 400, 429])
    }
    expect(lines.filter(({ level }) => level >= WARN)).toEqual([
      expect.objectContaining({
        level: WARN,
        msg: expect.stringMatching(
          /^Redis is out of reach \(.*ECONNREFUSED.*\): rate limits are counted on this node alone/,
        ),
      }),
    ])
    await test.close()
  })
})

async function startRedis(port: number): Promise<ChildProcess> {
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const redis = spawn('redis-server', options, { cwd: inject('directory'), stdio: ['ignore', 'pipe', 'ignore'] })
  for await (const chunk of redis.stdout!) if (String(chunk).includes('Ready to accept connections')) break
  return redis
}

async function stopRedis(redis: ChildProcess): Promise<void> {
  const exited = once(redis, 'exit')
  redis.kill('SIGKILL')
  await exited
}
