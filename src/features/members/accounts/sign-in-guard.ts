/**
 * Limits password guessing per account, regardless of IP addresses. An attempt counts before its password is checked,
 * so parallel guesses can't slip through. The owner is never locked out: browsers that signed in before have a separate
 * count, and a mailed link isn't counted at all.
 */

import { countAttempt, secondsUntil, uncountAttempt } from '../../../db/attempts.ts'
import type { Database } from '../../../db/open.ts'
import { AppError } from '../../../http/errors.ts'
import { message } from '../../../i18n/message.ts'

export const MAX_ATTEMPTS = 20
const WINDOW_MS = 15 * 60_000

/** `run` returns undefined if the password is wrong. `device` is the id of a browser that is known for this account. */
export async function guardSignIn<T>(
  db: Database,
  account: { email: string; device: string | undefined },
  run: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const key = account.device === undefined ? `sign-in ${account.email}` : `device ${account.device}`
  const { attempts, windowEndsAt } = await countAttempt(db, key, WINDOW_MS)
  if (attempts > MAX_ATTEMPTS) {
    throw new AppError(
      429,
      'too_many_attempts',
      message('Too many wrong passwords. Wait 15 minutes, or get a sign-in link by email.'),
      { headers: { 'retry-after': String(secondsUntil(windowEndsAt)) } },
    )
  }
  const result = await run()
  if (result !== undefined) await uncountAttempt(db, key)
  return result
}
