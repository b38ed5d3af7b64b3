/** Signs a member in with an identity at another service; creates or links an account where needed. */
import type { Database, Db } from '../../../db/open.ts'
import { now } from '../../../db/timestamps.ts'
import { transaction } from '../../../db/transaction.ts'
import { conflict, forbidden, orNotFound } from '../../../http/errors.ts'
import type { Language } from '../../../i18n/languages.ts'
import { message } from '../../../i18n/message.ts'
import { isBanned } from '../../moderation/bans/queries.ts'
import { lockUser } from './lock-user.ts'
import { proveEmail } from './prove-email.ts'
import { IDENTITY_COLUMNS, insertUser, type NewUser, type Provider, type User, updateUser } from './queries.ts'
import { type Admission, admitNewMember, requireRegistration } from './registration.ts'
import { sendWelcome } from './send-welcome.ts'
import { type SignedIn, startSession } from './sessions.ts'

export interface Identity {
  provider: Provider
  sub: string
  /** The address that the service knows, or that the client gave with the first sign-in. */
  email: string | undefined
  /** Whether the service says that the address is its user's. */
  emailVerified: boolean
}

export interface SignInContext {
  device: string | null
  /** The account of the request's own session, if it has one. */
  viewerId: number | undefined
  /** The language that the client asks for, stored with a new account. */
  language: Language | undefined
  admission: Admission
  baseUrl: string
}

export function signInWithIdentity(db: Database, identity: Identity, context: SignInContext): Promise<SignedIn> {
  return transaction(db, async (db) => {
    const user = await findOrCreate(db, identity, context)
    return { user, sessionId: await startSession(db, user.id, context.device) }
  })
}

async function findOrCreate(db: Db, identity: Identity, context: SignInContext): Promise<User> {
  const known = await lockByIdentity(db, identity)
  const isProof = identity.email !== undefined && identity.emailVerified
  if (known) return isProof && identity.email === known.email ? proveAndLink(db, known, identity, context) : known
  return isProof ? joinOrCreate(db, identity, identity.email!, context) : createUnproven(db, identity, context)
}

const columnOf = (identity: Identity) => IDENTITY_COLUMNS[identity.provider]

const lockByIdentity = (db: Db, identity: Identity): Promise<User | undefined> =>
  lockUser(db, { [columnOf(identity)]: identity.sub }, 'no key update')

/** Links the identity to the account with its address, after removing credentials that a stranger may have set. */
async function proveAndLink(db: Db, account: User, identity: Identity, { viewerId }: SignInContext): Promise<User> {
  const user = await proveEmail(db, account, viewerId)
  const linked = user[columnOf(identity)]
  if (linked !== null && linked !== identity.sub) {
    throw conflict(message('The account with this email address is linked to another sign-in'), 'identity_taken')
  }
  if (linked === null) await requireNotBanned(db, identity)
  return (await updateUser(db, user.id, { [columnOf(identity)]: identity.sub }))!
}

async function requireNotBanned(db: Db, identity: Identity): Promise<void> {
  if (await isBanned(db, { [columnOf(identity)]: identity.sub })) {
    throw forbidden(message("You can't use this sign-in here"), 'banned')
  }
}

async function joinOrCreate(db: Db, identity: Identity, email: string, context: SignInContext): Promise<User> {
  const existing = await lockUser(db, { email }, 'no key update')
  if (existing) return proveAndLink(db, existing, identity, context)
  const created = await create(db, { email, emailVerifiedAt: now() }, identity, context)
  if (created) return created
  // A concurrent request has just created an account with this identity or address.
  const rival = (await lockByIdentity(db, identity)) ?? (await lockUser(db, { email }, 'no key update'))
  if (!rival) return throwSignInInProgress()
  return rival.email === email ? proveAndLink(db, rival, identity, context) : rival
}

/** Creates an account. An unproven address never opens an existing account: it is only stored if it is free. */
async function createUnproven(db: Db, identity: Identity, context: SignInContext): Promise<User> {
  const { email } = identity
  const named = email && (await create(db, { email }, identity, context))
  if (named) {
    await sendWelcome(db, named, email, context.baseUrl)
    return named
  }
  const unnamed = await create(db, { email: null }, identity, context)
  // If this fails as well, a concurrent request has just created the account of the same identity.
  return unnamed ?? (await lockByIdentity(db, identity)) ?? throwSignInInProgress()
}

/** Returns undefined if the address or the identity is taken. An invitation is used only if the account is created. */
async function create(
  db: Db,
  account: Pick<NewUser, 'email' | 'emailVerifiedAt'>,
  identity: Identity,
  { admission, language }: SignInContext,
): Promise<User | undefined> {
  requireRegistration(admission)
  const user = await insertUser(db, { ...account, language, [columnOf(identity)]: identity.sub })
  if (user) await admitNewMember(db, admission, user)
  return user
}

function throwSignInInProgress(): never {
  throw conflict(message("You're already being signed in. Try again in a moment."))
}

/** Links an identity to an account that is signed in. */
export function linkIdentity(db: Database, userId: number, identity: Identity): Promise<void> {
  return transaction(db, async (db) => {
    const owner = await lockByIdentity(db, identity)
    if (owner && owner.id !== userId) {
      throw conflict(message('This sign-in belongs to another account'), 'identity_taken')
    }
    if (!owner) await requireNotBanned(db, identity)
    const user = orNotFound(await lockUser(db, { id: userId }, 'no key update'), 'Account')
    const column = columnOf(identity)
    if (user[column] !== null && user[column] !== identity.sub) {
      throw conflict(message('Your account is linked to another sign-in. Unlink that one first.'), 'identity_taken')
    }
    await updateUser(db, userId, { [column]: identity.sub })
  })
}
