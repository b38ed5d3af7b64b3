/** Logs incidents for operators: one line when an incident begins, with what to do, and one when it ends. */
import type { FastifyBaseLogger } from 'fastify'

interface Lines {
  /** `warn` for incidents in which no request is refused. */
  level: 'error' | 'warn'
  begins: (reason: string) => string
  ends: string
}

export const INCIDENTS = {
  databaseGone: {
    level: 'error',
    begins: (reason) =>
      `The database is out of reach (${reason}): requests get 503 until it is back; check its server and DATABASE_URL`,
    ends: 'The database answers again',
  },
  databaseSlow: {
    level: 'warn',
    begins: (reason) =>
      `The database is slow (${reason}): look at the slow-query log, its disk and its load before adding nodes`,
    ends: 'The database is as fast as usual again',
  },
  connectionsTaken: {
    level: 'error',
    begins: (reason) =>
      `All connections to the database are taken (${reason}): look for slow queries and locks there, then add nodes`,
    ends: 'Connections to the database are free again',
  },
  diskFull: {
    level: 'error',
    begins: (reason) =>
      `The database can't write (${reason}): changes get 503 and reads go on; make room on the database's disk`,
    ends: 'The database takes changes again',
  },
  migrationsPending: {
    level: 'error',
    begins: (reason) =>
      `Migrations are pending (${reason}): this node is newer than the database; restart it, or restore the right backup`,
    ends: 'The database has all migrations',
  },
  redisGone: {
    level: 'warn',
    begins: (reason) =>
      `Redis is out of reach (${reason}): rate limits are counted on this node alone until it is back; check REDIS_URL`,
    ends: 'Redis is back: rate limits are shared again',
  },
  mailStuck: {
    level: 'warn',
    begins: (reason) =>
      `Mails can't be sent (${reason}): they wait in the outbox and are tried again; check the mail server and SMTP_URL`,
    ends: 'Mails are sent again',
  },
  clockApart: {
    level: 'warn',
    begins: (reason) =>
      `This machine's clock is not the database's (${reason}): sessions and links end early or late; check NTP on both`,
    ends: "This machine's clock is the database's again",
  },
  eventsRefused: {
    level: 'error',
    begins: (reason) =>
      `Events are refused (${reason}): they come faster than the database commits; see its disk, then add nodes`,
    ends: 'Events are recorded again',
  },
} satisfies Record<string, Lines>

export type IncidentName = keyof typeof INCIDENTS

export class IncidentLog {
  readonly #log: FastifyBaseLogger
  readonly #name: IncidentName
  #since: number | undefined

  constructor(log: FastifyBaseLogger, name: IncidentName) {
    this.#log = log
    this.#name = name
  }

  /** `reason` is only the message of an error: its other properties may contain a password or personal data. */
  begin(reason: string): void {
    if (this.#since !== undefined) return
    this.#since = performance.now()
    const { level, begins } = INCIDENTS[this.#name]
    this.#log[level]({ incident: this.#name }, begins(oneLine(reason)))
  }

  end(): void {
    if (this.#since === undefined) return
    const seconds = Math.round((performance.now() - this.#since) / 1000)
    this.#since = undefined
    this.#log.info({ incident: this.#name, seconds }, INCIDENTS[this.#name].ends)
  }
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, 200) || 'no reason given'
