/** Submits a claim: inserts it, creates its roaster if it is new, and mails a link to the business address. */
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../../db/open.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Viewer } from '../../../http/access.ts'
import { AppError, conflict, orNotFound } from '../../../http/errors.ts'
import type { Language } from '../../../i18n/languages.ts'
import { message } from '../../../i18n/message.ts'
import { mayMail, perDay } from '../../../mail/mail-limits.ts'
import { enqueue } from '../../../mail/outbox.ts'
import { claimMail } from '../../../mail/templates.ts'
import { findOrCreateRoaster } from '../../beans/roasters/find-or-create.ts'
import { findRoasterBySlug } from '../../beans/roasters/queries.ts'
import { lockMember } from '../../members/accounts/lock-user.ts'
import { findRoasterOf } from '../../members/accounts/queries.ts'
import { hashToken, randomToken } from '../../members/accounts/tokens.ts'
import { hasTrustedWebsite } from './proof.ts'
import { type ClaimRow, closeExpiredClaims, findClaim, insertClaim } from './queries.ts'

export interface NewClaim {
  businessEmail: string
  /** The slug of an existing roaster, or a name: a roaster is created if none has it. */
  roaster: { slug: string } | { name: string }
  proofUrl: string | null
  notes: string | null
}

export const VERIFY_PATH = '/api/roaster-claims/verify'

const TO_A_BUSINESS = perDay(3)

const tooManyMails = () =>
  new AppError(429, 'too_many_mails', message("We've emailed this address several times today. Try again tomorrow."), {
    headers: { 'retry-after': String(TO_A_BUSINESS.windowMs / 1000) },
  })

export function submitClaim(
  { db, quotas, config }: Pick<FastifyInstance, 'db' | 'quotas' | 'config'>,
  viewer: Viewer,
  { businessEmail, roaster: wanted, proofUrl, notes }: NewClaim,
  language: Language,
): Promise<ClaimRow> {
  const token = randomToken()
  return transaction(db, async (db) => {
    await lockMember(db, viewer.id)
    await quotas.count(db, viewer.id, 'claims')
    const { roaster, isNew } = await findWanted(db, wanted)
    if (isNew) await quotas.count(db, viewer.id, 'roasters')
    await closeExpiredClaims(db, viewer.id)
    const id = await insertClaim(db, {
      userId: viewer.id,
      roasterId: roaster.id,
      createdRoaster: isNew,
      businessEmail,
      proofUrl,
      notes,
      tokenHash: hashToken(token),
    })
    if (id === undefined) throw conflict(message('You already have an open claim'), 'claim_pending')
    // Checked after the insert, since the insert waits for a concurrent approval, whose result is visible now.
    if ((await findRoasterOf(db, viewer.id)) !== undefined) {
      throw conflict(message("You're already a member of a roaster"), 'already_member')
    }
    if (!(await mayMail(db, 'claim', businessEmail, TO_A_BUSINESS))) throw tooManyMails()
    const words = claimMail({
      // The language of the request, since the recipient is most often a colleague of the member.
      language,
      // A name that anybody could have chosen isn't mailed to a stranger.
      roaster: hasTrustedWebsite(roaster) ? roaster.name : undefined,
      url: `${config.baseUrl}${VERIFY_PATH}?token=${token}`,
    })
    await enqueue(db, { userId: viewer.id, recipient: businessEmail, ...words })
    return orNotFound(await findClaim(db, id), 'Claim')
  })
}

async function findWanted(db: Db, wanted: NewClaim['roaster']) {
  if ('name' in wanted) return findOrCreateRoaster(db, wanted.name)
  return { roaster: orNotFound(await findRoasterBySlug(db, wanted.slug), 'Roaster'), isNew: false }
}
