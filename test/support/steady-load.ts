/** Clients that continuously read and write, and record the outcome of each request. */
import { Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Database } from '#src/db/open.ts'
import { insertUser } from '#src/features/members/accounts/queries.ts'
import { startSession } from '#src/features/members/accounts/sessions.ts'
import { SessionTokens } from '#src/features/members/accounts/tokens.ts'
import { insertRecipe } from './community.ts'

/** A request without a response after this time counts as hanging. */
const PATIENCE_MS = 30_000

export interface Outcome {
  kind: 'read' | 'collection' | 'brewLog'
  /** Identifies a write in the database. */
  mark: string
  /** 0 for a broken connection or a timeout. */
  status: number
  startedAt: number
  ms: number
  headers: Record<string, unknown>
  body: string
}

export interface Load {
  outcomes: Outcome[]
  /** Resolves when that many more wanted outcomes have arrived. */
  more(count: number, isWanted: (outcome: Outcome) => boolean): Promise<void>
  /** Waits for the pending requests. */
  stop(): Promise<Outcome[]>
}

export interface LoadOptions extends Loaded {
  url: string
  /** Every second client opens a new connection for each request. */
  clients: number
  pauseMs?: number
}

export interface Loaded {
  token: string
  recipeId: number
}

/** Inserts a member with a session and a recipe, for a server with this session secret. */
export async function prepareForLoad(db: Database, secret: string, email = 'load@example.com'): Promise<Loaded> {
  const { id } = (await insertUser(db, { email }))!
  const session = { userId: id, sessionId: await startSession(db, id) }
  const recipeId = await insertRecipe(db)
  // The insert bypasses the code that updates these counters.
  await db.updateTable('coffees').set({ recipeCount: 1 }).execute()
  await db.updateTable('roasters').set({ coffeeCount: 1, recipeCount: 1 }).execute()
  return { token: await new SessionTokens([secret]).sign(session), recipeId }
}

let marks = 0

export function startLoad({ url, token, recipeId, clients, pauseMs = 10 }: LoadOptions): Load {
  const kept = new Agent({ keepAlive: true })
  const outcomes: Outcome[] = []
  let isOver = false

  const send = (kind: Outcome['kind'], agent: Agent | false): Promise<Outcome> => {
    const mark = `load ${process.pid} ${++marks}`
    const [method, path, body] = {
      read: ['GET', '/api/collections', undefined] as const,
      collection: ['POST', '/api/collections', { name: mark }] as const,
      brewLog: ['POST', '/api/brew-logs', { method: 'v60', recipeId, notes: mark }] as const,
    }[kind]
    return exchange(`${url}${path}`, { method, token, agent, body }).then((answer) => ({ kind, mark, ...answer }))
  }

  const client = async (n: number) => {
    const agent = n % 2 === 0 ? kept : false
    for (let i = n; !isOver; i++) {
      outcomes.push(await send((['read', 'collection', 'read', 'brewLog'] as const)[i % 4]!, agent))
      await setTimeout(pauseMs)
    }
  }
  const working = Promise.all(Array.from({ length: clients }, (_, n) => client(n)))

  return {
    outcomes,
    more: async (count, isWanted) => {
      const from = outcomes.length
      const giveUpAt = Date.now() + 2 * PATIENCE_MS
      while (outcomes.slice(from).filter(isWanted).length < count) {
        if (Date.now() > giveUpAt) throw new Error(`${count} such answers didn't come`)
        await setTimeout(20)
      }
    },
    stop: async () => {
      isOver = true
      await working
      kept.destroy()
      return outcomes
    },
  }
}

interface Sending {
  method: string
  token?: string
  agent?: Agent | false
  body?: unknown
}

/** Sends one request; resolves in any case. */
export function exchange(
  url: string,
  { method, token, agent = false, body }: Sending,
): Promise<Omit<Outcome, 'kind' | 'mark'>> {
  const startedAt = Date.now()
  const begun = performance.now()
  return new Promise((resolve) => {
    const finish = (status: number, headers: Record<string, unknown>, text: string) =>
      resolve({ status, startedAt, ms: performance.now() - begun, headers, body: text })
    const sent = request(url, {
      method,
      agent,
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
    })
    sent.on('error', (error) => finish(0, {}, error.message))
    sent.on('response', (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk) => {
        text += chunk
      })
      response.on('error', (error) => finish(0, {}, error.message))
      response.on('end', () => finish(response.statusCode!, response.headers, text))
    })
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

export const succeeded = ({ status }: Outcome): boolean => status >= 200 && status < 300

/** Expects every acknowledged write to be in the database, and none of them twice. */
export async function expectEachWriteOnce(db: Database, outcomes: readonly Outcome[]): Promise<void> {
  const collections = await db.selectFrom('collections').select('name as mark').execute()
  const logs = await db.selectFrom('brewLogs').select('notes as mark').execute()
  const times = new Map<string, number>()
  for (const { mark } of [...collections, ...logs]) if (mark) times.set(mark, (times.get(mark) ?? 0) + 1)
  const writes = outcomes.filter(({ kind }) => kind !== 'read')
  const lost = writes.filter((outcome) => succeeded(outcome) && !times.has(outcome.mark))
  const doubled = writes.filter(({ mark }) => (times.get(mark) ?? 0) > 1)
  expect({ lost, doubled }).toEqual({ lost: [], doubled: [] })
}
