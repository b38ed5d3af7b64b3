/** Slows down password guessing per account, from however many IP addresses, without locking anybody out. */
import { setTimeout } from 'node:timers/promises'
import type { Database } from '../../../db/open.ts'
import { AppError } from '../../../http/errors.ts'
import { countFailure, findFailures, forgetFailures } from './queries.ts'
import { hashToken } from './tokens.ts'

/** Failures without a delay, since everybody mistypes now and then. */
const FREE_FAILURES = 5
const FIRST_DELAY_MS = 250
const MAX_DELAY_MS = 8000
/** Attempts that may wait for one account at a time, which bounds the memory used by a flood of guesses. */
const MOST_WAITING = 20

/** Doubles with each failure after the first few, up to a maximum, so that the right password still gets in. */
export function delayAfter(failures: number): number {
  if (failures < FREE_FAILURES) return 0
  return Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - FREE_FAILURES))
}

export class SignInGuard {
  readonly #db: Database
  readonly #waiting = new Map<string, number>()
  /** Replaced in tests, which check the delay without waiting for it. */
  pause: (ms: number) => Promise<unknown> = setTimeout

  constructor(db: Database) {
    this.#db = db
  }

  /** Runs a sign-in attempt after the delay required by earlier failures. `run` returns undefined for a failure. */
  async attempt<T>(email: string, run: () => Promise<T | undefined>): Promise<T | undefined> {
    const key = hashToken(email)
    const delay = delayAfter(await findFailures(this.#db, key))
    if (delay > 0) await this.#wait(key, delay)
    const result = await run()
    if (result === undefined) await countFailure(this.#db, key)
    else await forgetFailures(this.#db, key)
    return result
  }

  async #wait(key: string, delay: number): Promise<void> {
    const waiting = this.#waiting.get(key) ?? 0
    if (waiting >= MOST_WAITING) {
      throw new AppError(
        429,
        'rate_limited',
        'Too many attempts on this account; wait a little, or ask for a sign-in link',
        {
          headers: { 'retry-after': String(Math.ceil(delay / 1000)) },
        },
      )
    }
    this.#waiting.set(key, waiting + 1)
    try {
      await this.pause(delay)
    } finally {
      const left = this.#waiting.get(key)! - 1
      if (left > 0) this.#waiting.set(key, left)
      else this.#waiting.delete(key)
    }
  }
}
