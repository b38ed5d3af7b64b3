/** The real app on its own database, with short ways to call it. */
import { randomBytes, randomInt } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { inject } from 'vitest'
import { type AppOptions, buildApp } from '#src/app.ts'
import { type Config, loadConfig } from '#src/config.ts'
import { MemoryTransport } from '#src/mail/transports.ts'
import { createTestDatabase } from './database.ts'

export const BASE_URL = 'http://brewprint.test'

export interface CallOptions {
  body?: unknown
  token?: string
  headers?: Record<string, string>
  /** The client's address; a new one for each call by default, so that no rate limit applies. */
  ip?: string
}

export interface Answer {
  status: number
  headers: Record<string, string | string[] | number | undefined>
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever JSON came back
  body: any
  text: string
}

export interface TestApp {
  app: FastifyInstance
  mail: MemoryTransport
  call(method: string, url: string, options?: CallOptions): Promise<Answer>
  get(url: string, options?: CallOptions): Promise<Answer>
  post(url: string, body?: unknown, options?: CallOptions): Promise<Answer>
  /** Sends the queued mails and returns all mails sent so far. */
  sentMail(): Promise<MemoryTransport['sent']>
  close(): Promise<void>
}

/** Starts at a random address, since all processes may share the rate limits of one Redis. */
let clients = randomInt(2 ** 24)
const freshAddress = (): string => {
  clients = (clients + 1) % 2 ** 24
  return `10.${clients >> 16}.${(clients >> 8) & 255}.${clients & 255}`
}

export async function startTestApp(config: Partial<Config> = {}, options: AppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase()
  const dataDir = join(inject('directory'), randomBytes(6).toString('hex'))
  mkdirSync(dataDir, { recursive: true })
  const mail = new MemoryTransport()
  const defaults = loadConfig({
    DATA_DIR: dataDir,
    BASE_URL,
    LOG_LEVEL: 'silent',
    SEED_DEMO: 'false',
    SLOW_QUERY_MS: '0',
    // Tests create more in a day than a person; those of the daily limits turn them on.
    QUOTAS: 'off',
  })
  const settings = { ...defaults, database: database.config, redisUrl: inject('redisUrl'), ...config }
  const app = await buildApp(settings, { transport: mail, ...options, onQuery: withoutJobs(options.onQuery) })

  const call: TestApp['call'] = async (method, url, { body, token, headers, ip } = {}) => {
    const response = await app.inject({
      method: method as InjectOptions['method'],
      url,
      headers: {
        'x-forwarded-for': ip ?? freshAddress(),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { payload: body as object }),
    })
    return { status: response.statusCode, headers: response.headers, body: parse(response.body), text: response.body }
  }

  return {
    app,
    mail,
    call,
    get: (url, options) => call('GET', url, options),
    post: (url, body, options) => call('POST', url, { body, ...options }),
    sentMail: async () => {
      await app.mail.drain()
      // The worker may be claiming or sending a mail at this moment.
      while (await isSending(app)) {
        await setTimeout(2)
        await app.mail.drain()
      }
      // Two mails may be sent concurrently, so they are sorted by the order in which they were queued.
      return mail.sent.toSorted((a, b) => a.id - b.id)
    },
    close: async () => {
      await app.close()
      await database.drop()
    },
  }
}

/** The mail worker and other jobs may read at any moment. */
const OF_JOBS = [
  /^\s*(select|update|with)\b.*\boutbox\b/is,
  /^select \* from "grinders" where "changedAt" >/,
  /^select "name", "value" from "settings"$/,
]

/** Tests that record the queries of a request don't want to see those of jobs. */
const withoutJobs = (onQuery: AppOptions['onQuery']): AppOptions['onQuery'] =>
  onQuery && ((query) => OF_JOBS.some((job) => job.test(query.sql)) || onQuery(query))

async function isSending({ db }: FastifyInstance): Promise<boolean> {
  const unfinished = db.selectFrom('outbox').select('id').where('sentAt', 'is', null).where('lastError', 'is', null)
  return (await unfinished.executeTakeFirst()) !== undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export interface Member {
  id: number
  email: string
  token: string
}

let members = 0

/** Registers a user, who then has a session. */
export async function register(
  { post }: TestApp,
  account: { email?: string; password?: string } = {},
): Promise<Member> {
  members++
  const email = account.email ?? `member${members}@example.com`
  const { status, body } = await post('/api/auth/register', { email, password: account.password ?? 'correct horse' })
  if (status !== 201) throw new Error(`registering ${email} answered ${status}`)
  return { id: body.user.id, email, token: body.token }
}

/** The first link in a mail. */
export const linkIn = (text: string): URL => new URL(/https?:\/\/\S+/.exec(text)![0])
