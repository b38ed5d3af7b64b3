/** The server engine: a Kysely dialect on pg, with named statements for queries that were compiled once. */
import { createHash } from 'node:crypto'
import { PostgresDialect, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { SlowQueryLog } from './slow-query-log.ts'
import { encodeParameters } from './values.ts'

const STATEMENT_TIMEOUT_MS = 10_000
/** A server that hangs doesn't keep its own limit: so long after it, we stop waiting. */
const OVERDUE_MS = 2_000
/** For a transaction that may take as long as it likes. */
export const NO_STATEMENT_LIMIT = 'set local statement_timeout = 0'
const CONNECT_TIMEOUT_MS = 3_000
export const MAX_CONNECTIONS = 10

const OID = { int8: 20, numeric: 1700, timestamptz: 1184 }

/** Timestamps leave the database as ISO 8601 in UTC with milliseconds, as the embedded engine keeps them. */
export function isoTimestamp(value: string): string {
  const match = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,3})\d*)?\+00(?::?00)?$/.exec(value)
  if (!match) return new Date(value).toISOString()
  return `${match[1]}T${match[2]}.${(match[3] ?? '').padEnd(3, '0')}Z`
}

const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (format !== 'binary') {
      if (oid === OID.int8 || oid === OID.numeric) return Number
      if (oid === OID.timestamptz) return isoTimestamp
    }
    return pg.types.getTypeParser(oid, format)
  },
}

/** SQL texts that are worth a prepared statement on every connection, with their names. */
const statementNames = new Map<string, string>()

export function nameStatement(sql: string): void {
  if (!statementNames.has(sql)) statementNames.set(sql, createHash('sha1').update(sql).digest('base64url'))
}

export const isNamedStatement = (sql: string): boolean => statementNames.has(sql)

export function createPool(url: string, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: connectTimeoutOf(url),
    idleTimeoutMillis: 30_000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    // Every statement is short: compiling one would take longer than running it.
    options: '-c timezone=UTC -c jit=off',
    application_name: 'brewprint',
    keepAlive: true,
    // For reads, several of which share a connection; a transaction has its own and waits for each answer.
    pipeline: true,
    types,
  })
  // Without a listener, a connection that the server drops would end the process: the pool listens while it is idle,
  // and while it is in use whoever uses it hears of it anyway.
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** A connection as Kysely uses it, and for reads that do without Kysely. */
export type Client = PostgresPoolClient & {
  read(sql: string, parameters: readonly unknown[]): Promise<pg.QueryArrayResult<unknown[]>>
}

export type Connect = () => Promise<Client>

export function connectorOf(pool: pg.Pool, watch: SlowQueryLog): Connect {
  const wrappers = new WeakMap<pg.PoolClient, Client>()
  const answerMs = answerTimeoutOf(pool.options.connectionString!)
  return async () => {
    const client = await pool.connect()
    let wrapper = wrappers.get(client)
    if (!wrapper) {
      wrapper = wrap(client, watch, answerMs)
      wrappers.set(client, wrapper)
    }
    return wrapper
  }
}

export const postgresDialect = (pool: pg.Pool, connect: Connect): PostgresDialect =>
  new PostgresDialect({
    pool: { connect, end: () => pool.end() } as ConstructorParameters<typeof PostgresDialect>[0]['pool'] & object,
  })

/** How long to wait for a connection; the URL may say otherwise, in seconds as for libpq. */
function connectTimeoutOf(url: string): number {
  const given = new URL(url).searchParams.get('connect_timeout')
  return given === null ? CONNECT_TIMEOUT_MS : Number(given) * 1000
}

/** The limit of a statement may be another in the URL; 0 is none. */
function answerTimeoutOf(url: string): number | undefined {
  const given = new URL(url).searchParams.get('statement_timeout')
  const limitMs = given === null ? STATEMENT_TIMEOUT_MS : Number(given)
  return limitMs > 0 ? limitMs + OVERDUE_MS : undefined
}

function wrap(client: pg.PoolClient, watch: SlowQueryLog, answerMs: number | undefined): Client {
  let isLimited = true
  /** No answer came in time: nothing more can be asked here, not even to roll back, and the pool must not have it again. */
  let isStuck = false
  const run = async (sql: string, parameters: readonly unknown[], rowMode?: 'array') => {
    if (isStuck) throw new Error(NO_ANSWER)
    const name = statementNames.get(sql)
    const limit = isLimited && { query_timeout: answerMs }
    const start = performance.now()
    try {
      const values = encodeParameters(parameters, 'postgres')
      return await client.query({ name, text: sql, values, rowMode, ...limit } as pg.QueryConfig)
    } catch (error) {
      isStuck = (error as Error).message === NO_ANSWER
      throw error
    } finally {
      // One that the server stopped for taking too long counts above all.
      watch.note(sql, start)
    }
  }

  return {
    query: (sql: string, parameters: readonly unknown[]) => {
      if (sql === NO_STATEMENT_LIMIT) isLimited = false
      if (END.test(sql)) isLimited = true
      return run(sql, parameters)
    },
    read: (sql: string, parameters: readonly unknown[]) => run(sql, parameters, 'array'),
    release: (discard?: boolean) => client.release(discard || isStuck),
  } as unknown as Client
}

/** In pg's own words. */
const NO_ANSWER = 'Query read timeout'
const END = /^(commit|rollback)$/i
