/** Decides a claim: approval makes the user a member of the roaster. Either way the user gets a mail. */

import type { Database, Db } from '../../../db/open.ts'
import { transaction } from '../../../db/transaction.ts'
import { mailLanguage } from '../../../mail/language.ts'
import { enqueue } from '../../../mail/outbox.ts'
import { claimDecisionMail } from '../../../mail/templates.ts'
import { lockUser } from '../../members/accounts/lock-user.ts'
import type { User } from '../../members/accounts/queries.ts'
import { addMember } from '../members/add-member.ts'
import { type Claim, closeClaim, findClaim } from './queries.ts'

type Decision = 'APPROVED' | 'REJECTED'

/** For an operator's decision. Returns undefined if the claim isn't open. `then` runs in the same transaction. */
export function decideClaim(
  db: Database,
  id: number,
  status: Decision,
  baseUrl?: string,
  then?: (db: Db, claim: Claim) => Promise<unknown>,
): Promise<Claim | undefined> {
  return transaction(db, async (db) => {
    const known = await findClaim(db, id)
    // Locks the account before the claim, as deleting an account does.
    const user = known && (await lockUser(db, { id: known.userId }, 'share'))
    const claim = user && (await decide(db, id, status, user, baseUrl))
    if (claim) await then?.(db, claim)
    return claim
  })
}

/** Must run in a transaction that has locked the user. */
export const approveClaim = (db: Db, id: number, user: User, baseUrl: string): Promise<Claim | undefined> =>
  decide(db, id, 'APPROVED', user, baseUrl)

async function decide(
  db: Db,
  id: number,
  status: Decision,
  user: User,
  baseUrl: string | undefined,
): Promise<Claim | undefined> {
  const claim = await closeClaim(db, id, status)
  if (!claim) return undefined
  const { roasterName } = (await findClaim(db, id))!
  if (status === 'APPROVED') await addMember(db, { id: claim.roasterId, name: roasterName }, user, baseUrl)
  if (user.email !== null) {
    const isApproved = status === 'APPROVED'
    const isProven = user.emailVerifiedAt !== null
    const words = claimDecisionMail({
      language: mailLanguage(user),
      to: user.displayName,
      roaster: roasterName,
      isApproved,
      isProven,
      baseUrl,
    })
    await enqueue(db, { userId: user.id, recipient: user.email, ...words })
  }
  return claim
}
