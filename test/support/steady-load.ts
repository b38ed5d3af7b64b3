/** Clients that read and write without a pause, and remember how each request went. */
import { Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Database } from '#src/db/open.ts'
import { insertUser } from '#src/features/members/accounts/queries.ts'
import { startSession } from '#src/features/members/accounts/sessions.ts'
import { SessionTokens } from '#src/features/members/accounts/tokens.ts'
import { insertRecipe } from './community.ts'

/** Who never gets an answer after this time hangs. */
const PATIENCE_MS = 30_000

export interface Outcome {
  kind: 'read' | 'collection' | 'brewLog'
  /** What a write is known by in the database. */
  mark: string
  /** 0 for a connection that broke, or nothing at all in the time above. */
  status: number
  startedAt: number
  ms: number
  headers: Record<string, unknown>
  body: string
}

export interface Load {
  outcomes: Outcome[]
  /** Resolves when so many more requests that are as wanted have come back. */
  more(count: number, isWanted: (outcome: Outcome) => boolean): Promise<void>
  /** Lets what is under way come back. */
  stop(): Promise<Outcome[]>
}

export interface LoadOptions extends Loaded {
  url: string
  /** Every second one makes a connection for each request. */
  clients: number
  pauseMs?: number
}

export interface Loaded {
  token: string
  recipeId: number
}

/** A member with a session, and a recipe to brew by, for a server that signs with this secret. */
export async function prepareForLoad(db: Database, secret: string, email = 'load@example.com'): Promise<Loaded> {
  const { id } = (await insertUser(db, { email }))!
  const session = { userId: id, sessionId: await startSession(db, id) }
  const recipeId = await insertRecipe(db)
  // Written past the routes that count them.
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

/** One request; whatever becomes of it is an outcome. */
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

/** Every write that was acknowledged is there once, and none twice. */
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
