/** All SQL of bans: addresses and identities that can't have a new account. Only hashes of them are stored. */
import { createHash } from 'node:crypto'
import type { Db } from '../../../db/open.ts'
import { now } from '../../../db/timestamps.ts'
import { canonicalEmail } from './canonical-email.ts'

export interface Identifiers {
  email: string | null
  appleSub: string | null
  oidcSub: string | null
}

const hashOf = (kind: string, value: string): string =>
  createHash('sha256').update(`brewprint ban ${kind}\n${value}`).digest('base64url')

export function hashesOf({ email, appleSub, oidcSub }: Partial<Identifiers>): string[] {
  return [
    ...(email ? [hashOf('email', canonicalEmail(email))] : []),
    ...(appleSub ? [hashOf('apple', appleSub)] : []),
    ...(oidcSub ? [hashOf('oidc', oidcSub)] : []),
  ]
}

/** Returns the hashes that weren't banned before. */
export async function insertBans(db: Db, hashes: readonly string[]): Promise<string[]> {
  if (hashes.length === 0) return []
  const rows = await db
    .insertInto('bans')
    .values(hashes.map((hash) => ({ hash, createdAt: now() })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('hash')
    .execute()
  return rows.map(({ hash }) => hash)
}

export async function deleteBans(db: Db, hashes: readonly string[]): Promise<void> {
  if (hashes.length > 0) await db.deleteFrom('bans').where('hash', 'in', hashes).execute()
}

export async function isBanned(db: Db, identifiers: Partial<Identifiers>): Promise<boolean> {
  const hashes = hashesOf(identifiers)
  if (hashes.length === 0) return false
  const found = await db.selectFrom('bans').select('hash').where('hash', 'in', hashes).limit(1).executeTakeFirst()
  return found !== undefined
}
