/** Following the link in the mail: the address is real, and may be all the proof that is needed. */

import type { Database, Db } from '../../../db/open.ts'
import { transaction } from '../../../db/transaction.ts'
import { lockRoaster } from '../../beans/roasters/lock-roaster.ts'
import { lockUser } from '../../members/accounts/lock-user.ts'
import { hashToken } from '../../members/accounts/tokens.ts'
import { approveClaim } from './decide.ts'
import { isProof } from './proof.ts'
import { type Claim, type ClaimRow, confirmAddress, findClaim, findClaimByToken, hasMembers } from './queries.ts'

/** Undefined for a link that doesn't work (any more). */
export function confirmClaim(db: Database, token: string, baseUrl: string): Promise<ClaimRow | undefined> {
  const tokenHash = hashToken(token)
  return transaction(db, async (db) => {
    const known = await findClaimByToken(db, tokenHash)
    // The account first, as when it ends and takes its claims along.
    const user = known && (await lockUser(db, { id: known.userId }, 'share'))
    const claim = user && (await confirmAddress(db, tokenHash))
    if (!claim) return undefined
    if (await isProven(db, claim)) await approveClaim(db, claim.id, user, baseUrl)
    return findClaim(db, claim.id)
  })
}

/** By its domain, or because the roaster is the claimant's own making and nobody else's meanwhile. */
async function isProven(db: Db, { roasterId, createdRoaster, businessEmail }: Claim): Promise<boolean> {
  const { websiteUrl } = await lockRoaster(db, roasterId)
  return isProof(businessEmail, websiteUrl) || (createdRoaster && !(await hasMembers(db, roasterId)))
}
