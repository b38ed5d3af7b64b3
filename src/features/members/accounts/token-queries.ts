/** All SQL of the tokens in mailed links. */
import type { Db } from '../../../db/open.ts'
import type { TokenPurpose } from '../../../db/tables.ts'
import { now } from '../../../db/timestamps.ts'

export async function insertAccountToken(
  db: Db,
  token: { hash: string; purpose: TokenPurpose; email: string; expiresAt: string; browserHash?: string },
): Promise<void> {
  await db
    .insertInto('accountTokens')
    .values({ ...token, browserHash: token.browserHash ?? null, createdAt: now(), usedAt: null })
    .execute()
}

/** Marks a token as used and returns its address; of concurrent calls only one succeeds. */
export async function consumeToken(db: Db, hash: string, purpose: TokenPurpose): Promise<string | undefined> {
  const used = await db
    .updateTable('accountTokens')
    .set({ usedAt: now() })
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now())
    .returning('email')
    .executeTakeFirst()
  return used?.email
}

/** Returns a token that can still be used, without using it. */
export const findUsableToken = (db: Db, hash: string, purpose: TokenPurpose) =>
  db
    .selectFrom('accountTokens')
    .select(['email', 'browserHash'])
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now())
    .executeTakeFirst()

/** Invalidates the unused links of these kinds that were sent to an address. */
export async function voidTokens(db: Db, email: string, purposes: readonly TokenPurpose[]): Promise<void> {
  await db
    .updateTable('accountTokens')
    .set({ usedAt: now() })
    .where('email', '=', email)
    .where('purpose', 'in', purposes)
    .where('usedAt', 'is', null)
    .execute()
}

export async function deleteTokensOf(db: Db, email: string): Promise<void> {
  await db.deleteFrom('accountTokens').where('email', '=', email).execute()
}
