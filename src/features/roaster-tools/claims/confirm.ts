/** Confirms the business address of a claim, and approves the claim if that is proof enough. */

import type { Database, Db } from '../../../db/open.ts'
import { transaction } from '../../../db/transaction.ts'
import { lockRoaster } from '../../beans/roasters/lock-roaster.ts'
import { lockUser } from '../../members/accounts/lock-user.ts'
import { hashToken } from '../../members/accounts/tokens.ts'
import { approveClaim } from './decide.ts'
import { hasTrustedWebsite, isProof } from './proof.ts'
import { type Claim, type ClaimRow, confirmAddress, findClaim, findClaimByToken } from './queries.ts'

/** Returns undefined if the link is invalid, used or expired. */
export function confirmClaim(db: Database, token: string, baseUrl: string): Promise<ClaimRow | undefined> {
  const tokenHash = hashToken(token)
  return transaction(db, async (db) => {
    const known = await findClaimByToken(db, tokenHash)
    // Locks the account before the claim, as deleting an account does.
    const user = known && (await lockUser(db, { id: known.userId }, 'share'))
    const claim = user && (await confirmAddress(db, tokenHash))
    if (!claim) return undefined
    if (await isProven(db, claim)) await approveClaim(db, claim.id, user, baseUrl)
    return findClaim(db, claim.id)
  })
}

async function isProven(db: Db, { roasterId, businessEmail }: Claim): Promise<boolean> {
  const roaster = await lockRoaster(db, roasterId)
  return hasTrustedWebsite(roaster) && isProof(businessEmail, roaster.websiteUrl)
}
