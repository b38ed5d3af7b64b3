import { randomBytes, randomInt } from 'node:crypto'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { type Database, openDatabase } from '#src/db/open.ts'
import { EventTokens } from '#src/features/roaster-tools/events/tokens.ts'
import { randomIPv4 } from '#test/support/addresses.ts'
import { createTestDatabase, type TestDatabase } from '#test/support/database.ts'
import { expectExactDays, insertRecipeFor, type PlantedCoffee, plantCoffee } from '#test/support/embeds.ts'
import { type OpenServer, startServer } from '#test/support/server-process.ts'

const CLIENTS = 16
const SESSION_SECRET = randomBytes(32).toString('hex')

describe('events of a server killed by SIGKILL', () => {
  let database: TestDatabase
  let db: Database
  let env: Record<string, string>
  beforeEach(async () => {
    database = await createTestDatabase()
    const { config } = database
    db = openDatabase(config)
    const DATABASE_URL = config.engine === 'postgres' ? config.url : `sqlite:${config.path}`
    const DATA_DIR = join(inject('directory'), randomBytes(6).toString('hex'))
    env = { DATA_DIR, DATABASE_URL, SESSION_SECRET }
  })
  afterEach(async () => {
    await db.destroy()
    await database.drop()
  })

  /** Returns one request for each kind of event. */
  async function requestsFor(planted: PlantedCoffee) {
    const { roaster, coffee } = planted
    const { shareId } = await insertRecipeFor(db, planted)
    const token = new EventTokens([SESSION_SECRET]).issue({ roasterId: roaster.id })
    // Each request from another address, since one client counts only a few times an hour.
    const address = () => ({ 'x-forwarded-for': randomIPv4() })
    const post = (path: string, body: object) => (url: string) =>
      fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'text/plain', referer: 'https://shop.example/kenya', ...address() },
        body: JSON.stringify(body),
      })
    const slugs = `${roaster.slug}/${coffee.slug}`
    return [
      ['CLICK', post('/api/embed/track-click', { shareId, token })],
      ['METHOD_SWITCH', post('/api/embed/track-method-switch', { shareId: slugs, method: 'v60', token })],
      ['PAGE_VIEW', post('/api/track', { roasterId: roaster.id, coffeeId: coffee.id })],
      ['IMPRESSION', (url: string) => fetch(`${url}/api/embed/${shareId}`, { headers: address() })],
    ] as const
  }

  type Requests = Awaited<ReturnType<typeof requestsFor>>

  /** Sends requests from many clients until the server is killed; returns the number of answers by kind. */
  async function sendUntilKilled(server: OpenServer, requests: Requests): Promise<Map<string, number>> {
    const answered = new Map<string, number>()
    const fatal = randomInt(CLIENTS, 400)
    let total = 0
    const client = async (n: number) => {
      for (let i = n; ; i++) {
        const [kind, send] = requests[i % requests.length]!
        const response = await send(server.url).catch(() => undefined)
        if (!response) return
        // The head of a response already means that the event is stored.
        if (response.status === 200) answered.set(kind, (answered.get(kind) ?? 0) + 1)
        if (++total === fatal) server.process.kill('SIGKILL')
        await response.arrayBuffer().catch(() => {})
      }
    }
    await Promise.all(Array.from({ length: CLIENTS }, (_, n) => client(n)))
    expect(await server.exited).toBe('SIGKILL')
    return answered
  }

  const countOf = async (kind: string) =>
    (await db.selectFrom('events').select('kind').execute()).filter((event) => event.kind === kind).length

  it('keeps every event that was answered, once and with exact daily counts', async () => {
    const requests = await requestsFor(await plantCoffee(db))
    const answered = new Map<string, number>()
    // The second server continues with the events of the first.
    for (let round = 0; round < 2; round++) {
      const server = await startServer(env)
      for (const [kind, count] of await sendUntilKilled(server, requests)) {
        answered.set(kind, (answered.get(kind) ?? 0) + count)
      }
      const unanswered = CLIENTS * (round + 1)
      for (const [kind] of requests) {
        const count = await countOf(kind)
        expect(count, kind).toBeGreaterThanOrEqual(answered.get(kind) ?? 0)
        expect(count, kind).toBeLessThanOrEqual((answered.get(kind) ?? 0) + unanswered)
      }
      await expectExactDays(db)
    }
  }, 90_000)
})
