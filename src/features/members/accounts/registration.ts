/** Who may create an account: anybody, those with an invitation, or nobody. */
import type { Registration } from '../../../config.ts'
import type { Db } from '../../../db/open.ts'
import { forbidden } from '../../../http/errors.ts'
import { type Message, message } from '../../../i18n/message.ts'
import { isBanned } from '../../moderation/bans/queries.ts'
import { consumeInvite } from './invite-queries.ts'
import type { User } from './queries.ts'
import { hashToken } from './tokens.ts'

export interface Admission {
  registration: Registration
  invite: string | undefined
}

/** Throws before any work is done if registration is closed, or if an invitation is required but missing. */
export function requireRegistration({ registration, invite }: Admission): void {
  if (registration === 'closed') throw forbidden(message("You can't sign up here at the moment"), 'registration_closed')
  if (registration === 'invite' && !invite) throw inviteRequired(message('You need an invitation to sign up here'))
}

/** Call it in the transaction that creates the account: if that fails, the invitation isn't used up. */
export async function admitNewMember(db: Db, admission: Admission, user: User): Promise<void> {
  requireRegistration(admission)
  if (await isBanned(db, user)) throw forbidden(message("You can't sign up here with this account"), 'banned')
  if (admission.registration !== 'invite') return
  if (!(await consumeInvite(db, hashToken(admission.invite!)))) {
    throw inviteRequired(message('This invitation has expired or was already used'))
  }
}

const inviteRequired = (sentence: Message) => forbidden(sentence, 'invite_required')
