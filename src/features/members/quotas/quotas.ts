/** Daily limits for what an account creates, tighter in its first days. */
import type { Db } from '../../../db/open.ts'
import { AppError } from '../../../http/errors.ts'
import { type Message, message, sentences } from '../../../i18n/message.ts'
import { LIMITS, type QuotaKind } from './limits.ts'
import { addToDay, findAccountAge } from './queries.ts'

declare module 'fastify' {
  interface FastifyInstance {
    quotas: Quotas
  }
}

const DAY_MS = 86_400_000
const FIRST_DAYS_MS = 3 * DAY_MS

export class Quotas {
  readonly #isOn: () => boolean

  /** `isOn` is a function, since operators can change the setting while the service runs. */
  constructor(isOn: () => boolean) {
    this.#isOn = isOn
  }

  /**
   * Call it in the transaction that adds the row, with the member locked. Above the limit it throws 429, which rolls
   * the row back: refused and failed requests don't count. Deleting a row doesn't lower the count, since its effects
   * stay, such as a mail.
   */
  async count(db: Db, userId: number, kind: QuotaKind): Promise<void> {
    if (!this.#isOn()) return
    const now = new Date()
    const count = await addToDay(db, { userId, kind, day: now.toISOString().slice(0, 10) })
    const { first, later } = LIMITS[kind]
    // Most accounts stay below both limits, so that their age needn't be read.
    if (count <= first) return
    const isNew = await isNewAccount(db, userId, now)
    if (isNew || count > later) throw quotaReached(kind, isNew, now)
  }
}

/** Members of a verified roaster never count as new, since a roaster brings its whole catalogue. */
async function isNewAccount(db: Db, userId: number, now: Date): Promise<boolean> {
  const { createdAt, isVerifiedRoaster } = await findAccountAge(db, userId)
  return !isVerifiedRoaster && now.getTime() - Date.parse(createdAt) < FIRST_DAYS_MS
}

function quotaReached(kind: QuotaKind, isNew: boolean, now: Date): AppError {
  const { first, later, rule } = LIMITS[kind]
  const seconds = Math.ceil((DAY_MS - (now.getTime() % DAY_MS)) / 1000)
  const sentence = isNew
    ? sentences(rule(first), message('The limit is higher after your first 3 days.'), tryAgainIn(seconds))
    : sentences(rule(later), tryAgainIn(seconds))
  return new AppError(429, 'quota_reached', sentence, { headers: { 'retry-after': String(seconds) } })
}

function tryAgainIn(seconds: number): Message {
  const minutes = Math.ceil(seconds / 60)
  return minutes < 60
    ? message('Try again in {minutes, plural, one {# minute} other {# minutes}}.', { minutes })
    : message('Try again in {hours, plural, one {# hour} other {# hours}}.', { hours: Math.ceil(minutes / 60) })
}
