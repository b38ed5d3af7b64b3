/** Counts attempts in fixed windows, in the database, so that all nodes share the counts and no attempt is missed. */
import { hash } from 'node:crypto'
import type { Db } from './open.ts'
import { prepared } from './prepared.ts'
import { now } from './timestamps.ts'

/** Keys may hold an email address, so they are stored hashed. */
const hashKey = (key: string): string => hash('sha256', key, 'base64url')

const count = prepared((db, p: { key: string; now: string; windowEndsAt: string }) =>
  db
    .insertInto('attempts')
    .values({ key: p.key, attempts: 1, windowEndsAt: p.windowEndsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        attempts: eb
          .case()
          .when('attempts.windowEndsAt', '<=', p.now)
          .then(1)
          .else(eb('attempts.attempts', '+', 1))
          .end(),
        windowEndsAt: eb
          .case()
          .when('attempts.windowEndsAt', '<=', p.now)
          .then(eb.ref('excluded.windowEndsAt'))
          .else(eb.ref('attempts.windowEndsAt'))
          .end(),
      })),
    )
    .returning(['attempts', 'windowEndsAt']),
)

export interface Attempts {
  /** The number of attempts in this window, including this one. */
  attempts: number
  windowEndsAt: string
}

/** Counts an attempt. `key` names the action and its target. */
export async function countAttempt(db: Db, key: string, windowMs: number): Promise<Attempts> {
  const windowEndsAt = new Date(Date.now() + windowMs).toISOString()
  return (await count.first(db, { key: hashKey(key), now: now(), windowEndsAt }))!
}

/** Undoes `countAttempt` for an attempt that succeeded. */
export async function uncountAttempt(db: Db, key: string): Promise<void> {
  await db
    .updateTable('attempts')
    .set((eb) => ({ attempts: eb('attempts', '-', 1) }))
    .where('key', '=', hashKey(key))
    .where('attempts', '>', 0)
    .execute()
}

export const secondsUntil = (time: string): number => Math.max(1, Math.ceil((Date.parse(time) - Date.now()) / 1000))
