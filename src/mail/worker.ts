/** Sends the mails of the outbox at least once each, with growing delays after failures; may run on several nodes. */
import type { FastifyBaseLogger } from 'fastify'
import { isDatabaseUnavailable } from '../db/failures.ts'
import { IncidentLog } from '../db/incident-log.ts'
import type { Database } from '../db/open.ts'
import { maskAddresses } from '../domain/mask-email.ts'
import {
  claimDue,
  forgetOldMail,
  giveUp,
  MAX_RETRY_MS,
  markFailed,
  markSent,
  markSentAndClaim,
  type QueuedMail,
  retryDelay,
} from './outbox.ts'
import type { MailTransport } from './transports.ts'
import { waitForQuiet } from './yield-to-requests.ts'

const POLL_MS = 2_000
const CLEAN_MS = 60 * 60_000
/** The longest wait between two mails while the event loop is busy with requests. */
const MAX_PAUSE_MS = 20

export class MailWorker {
  readonly #db: Database
  readonly #transport: MailTransport
  readonly #log: FastifyBaseLogger
  readonly #stuck: IncidentLog
  readonly #onDatabaseFailure: (error: unknown) => void
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> | undefined
  #again = false
  #stopped = true
  #isStopping = false
  #lastClean = 0

  constructor(
    db: Database,
    transport: MailTransport,
    log: FastifyBaseLogger,
    onDatabaseFailure: (error: unknown) => void = () => {},
  ) {
    this.#db = db
    this.#transport = transport
    this.#log = log
    this.#stuck = new IncidentLog(log, 'mailStuck')
    this.#onDatabaseFailure = onDatabaseFailure
  }

  start(): void {
    this.#stopped = false
    this.#timer = setInterval(() => this.wake(), POLL_MS)
    this.#timer.unref()
    this.wake()
  }

  /** Checks the outbox now instead of at the next interval. */
  wake(): void {
    if (this.#stopped) return
    if (this.#running) {
      this.#again = true
      return
    }
    this.#running = this.drain()
      .catch((error) => this.#logReadFailure(error))
      .finally(() => {
        this.#running = undefined
        if (this.#again) {
          this.#again = false
          this.wake()
        }
      })
  }

  async stop(): Promise<void> {
    this.#stopped = true
    this.#isStopping = true
    clearInterval(this.#timer)
    await this.#running
    this.#transport.close()
  }

  /** Sends all due mails one by one, claiming each just before it is sent, so that none waits while its lease runs. */
  async drain(): Promise<void> {
    let mail = this.#isStopping ? undefined : await claimDue(this.#db)
    while (mail) {
      mail = await this.#deliver(mail)
      if (mail) await waitForQuiet(MAX_PAUSE_MS)
    }
    if (Date.now() - this.#lastClean > CLEAN_MS) {
      this.#lastClean = Date.now()
      await forgetOldMail(this.#db)
    }
  }

  /** The next interval tries again. An unavailable database is logged once by the monitor. */
  #logReadFailure(error: unknown): void {
    if (isDatabaseUnavailable(error)) this.#onDatabaseFailure(error)
    else this.#log.error({ err: error }, 'The outbox could not be read; trying again')
  }

  /** Sends a mail and returns the next one, or undefined if none is due or the worker is stopping. */
  async #deliver(mail: QueuedMail): Promise<QueuedMail | undefined> {
    try {
      if (mail.deliverable) {
        await this.#transport.send(mail)
        this.#stuck.end()
      }
    } catch (error) {
      await this.#fail(mail, error as Error)
      return this.#isStopping ? undefined : claimDue(this.#db)
    }
    if (!this.#isStopping) return markSentAndClaim(this.#db, mail)
    await markSent(this.#db, mail.id)
    return undefined
  }

  async #fail(mail: QueuedMail, error: Error): Promise<void> {
    // Servers repeat the recipient in their answers, and errors have it in other properties too.
    const reason = maskAddresses(error.message)
    const { code, responseCode } = error as Partial<SmtpError>
    const about = { err: { message: reason, code, responseCode }, mailId: mail.id, attempts: mail.attempts }
    if (isHopeless(mail, error)) {
      this.#log.error(about, 'A mail could not be sent and is given up; see `npm run admin -- outbox`')
      await giveUp(this.#db, mail, reason)
      return
    }
    if (isRefusal(error)) this.#log.warn(about, 'A mail could not be sent; it stays queued')
    else this.#stuck.begin(reason)
    await markFailed(this.#db, mail, reason, isFinal(error) ? MAX_RETRY_MS : retryDelay(mail.attempts))
  }
}

const MIN_ATTEMPTS = 3
const MAX_RETRY_AGE_MS = 5 * 24 * 60 * 60_000

/** Whether to give up: at a permanent refusal from the third attempt on, or after five days of any failure. */
const isHopeless = ({ attempts, createdAt }: QueuedMail, error: unknown): boolean =>
  (isFinal(error) && attempts >= MIN_ATTEMPTS) || Date.now() - Date.parse(createdAt) > MAX_RETRY_AGE_MS

/** Whether the server refused this mail permanently (5xx). */
const isFinal = (error: unknown): boolean => isRefusal(error) && (error as SmtpError).responseCode >= 500

interface SmtpError {
  code: string
  command: string
  responseCode: number
}

/**
 * Whether the server refused this recipient or message. Failures to connect or to authenticate (53x), and a refused
 * sender, affect all mails until an operator fixes the configuration.
 */
function isRefusal(error: unknown): boolean {
  const { code = '', command = '', responseCode = 0 } = error as Partial<SmtpError>
  const isUs = command === 'MAIL FROM' || Math.floor(responseCode / 10) === 53
  return ['EENVELOPE', 'EMESSAGE'].includes(code) && !isUs
}
