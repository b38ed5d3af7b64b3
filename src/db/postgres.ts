/** PostgreSQL: a Kysely dialect on pg that uses named prepared statements for queries that are compiled once. */
import { createHash } from 'node:crypto'
import { PostgresDialect, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { SlowQueryLog } from './slow-query-log.ts'
import { encodeParameters } from './values.ts'

const STATEMENT_TIMEOUT_MS = 10_000
/** A hanging server doesn't enforce its own timeout: the client stops waiting this long after it. */
const OVERDUE_MS = 2_000
/** For transactions that may run without a time limit. */
export const NO_STATEMENT_LIMIT = 'set local statement_timeout = 0'
const CONNECT_TIMEOUT_MS = 3_000
export const MAX_CONNECTIONS = 10

const OID = { int8: 20, numeric: 1700, timestamptz: 1184 }

/** Converts a timestamp to ISO 8601 in UTC with milliseconds, the form in which SQLite stores it. */
function isoTimestamp(value: string): string {
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

/** The names of prepared statements by SQL text; other texts are not prepared. */
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
    // Every statement is short: JIT compilation would take longer than running it.
    options: '-c timezone=UTC -c jit=off',
    application_name: 'brewprint',
    keepAlive: true,
    // For reads, several of which share a connection; a transaction has its own and awaits each result.
    pipeline: true,
    types,
  })
  // Without an error listener, a dropped connection would end the process. The pool reports errors of idle connections;
  // on a connection in use, the running query fails as well.
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** A pooled connection for Kysely, with `read` for queries that bypass Kysely. */
export type Client = PostgresPoolClient & {
  read(sql: string, parameters: readonly unknown[]): Promise<pg.QueryArrayResult<unknown[]>>
}

export type Connect = () => Promise<Client>

export function connectorOf(pool: pg.Pool, slowQueries: SlowQueryLog): Connect {
  const wrappers = new WeakMap<pg.PoolClient, Client>()
  const answerMs = answerTimeoutOf(pool.options.connectionString!)
  return async () => {
    const client = await pool.connect()
    let wrapper = wrappers.get(client)
    if (!wrapper) {
      wrapper = wrap(client, slowQueries, answerMs)
      wrappers.set(client, wrapper)
    }
    return wrapper
  }
}

export const postgresDialect = (pool: pg.Pool, connect: Connect): PostgresDialect =>
  new PostgresDialect({
    pool: { connect, end: () => pool.end() } as ConstructorParameters<typeof PostgresDialect>[0]['pool'] & object,
  })

/** The connection timeout, which the URL can set in seconds as for libpq. */
function connectTimeoutOf(url: string): number {
  const given = new URL(url).searchParams.get('connect_timeout')
  return given === null ? CONNECT_TIMEOUT_MS : Number(given) * 1000
}

/** How long the client waits for a result: longer than the statement timeout, which the URL can set (0: unlimited). */
function answerTimeoutOf(url: string): number | undefined {
  const given = new URL(url).searchParams.get('statement_timeout')
  const limitMs = given === null ? STATEMENT_TIMEOUT_MS : Number(given)
  return limitMs > 0 ? limitMs + OVERDUE_MS : undefined
}

function wrap(client: pg.PoolClient, slowQueries: SlowQueryLog, answerMs: number | undefined): Client {
  let isLimited = true
  /** Set when a query timed out: the connection can't run anything more, not even a rollback, and must be discarded. */
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
      isStuck ||= (error as Error).message === NO_ANSWER
      throw error
    } finally {
      // Failed statements count too, in particular those that timed out.
      slowQueries.note(sql, start)
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

/** The message of pg's error. */
const NO_ANSWER = 'Query read timeout'
const END = /^(commit|rollback)$/i
