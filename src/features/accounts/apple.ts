/** Signing in with an identity token: who it is for is checked first, then its signature, then whose account it is. */
import { createRemoteJWKSet, decodeJwt, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import type { Config } from '../../config.ts'
import type { Database, Db } from '../../db/open.ts'
import { conflict, unauthorized, unavailable } from '../../http/errors.ts'
import { normalizeEmail } from '../../http/schemas.ts'
import { isEmail } from '../../http/validation.ts'
import { holdUser, insertUser, linkApple, type User } from './queries.ts'
import { welcome } from './register.ts'
import { startSession } from './sessions.ts'

export interface Identity {
  sub: string
  email: string | undefined
  emailVerified: boolean
}

export class AppleVerifier {
  readonly #config: Config['apple']
  #keys: JWTVerifyGetKey | undefined

  constructor(config: Config['apple']) {
    this.#config = config
  }

  async verify(token: string): Promise<Identity> {
    this.#refuseAtSight(token)
    const payload = await this.#checkSignature(token)
    const email =
      typeof payload.email === 'string' && isEmail(payload.email) ? normalizeEmail(payload.email) : undefined
    return {
      sub: payload.sub!,
      email,
      emailVerified: payload.email_verified === true || payload.email_verified === 'true',
    }
  }

  /** What can be seen to be wrong without a key doesn't cost a request for one. */
  #refuseAtSight(token: string): void {
    let payload: JWTPayload
    try {
      payload = decodeJwt(token)
    } catch {
      throw refused()
    }
    const audiences = [payload.aud].flat()
    const expired = typeof payload.exp !== 'number' || payload.exp * 1000 <= Date.now()
    if (payload.iss !== this.#config.issuer || !audiences.includes(this.#config.audience) || expired || !payload.sub) {
      throw refused()
    }
  }

  async #checkSignature(token: string): Promise<JWTPayload> {
    const { issuer, audience, jwksUrl } = this.#config
    // Only now: it loads a whole HTTP client, and many never sign in this way.
    this.#keys ??= createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: 3000, cooldownDuration: 10_000 })
    try {
      const { payload } = await jwtVerify(token, this.#keys, { issuer, audience, algorithms: ['RS256', 'ES256'] })
      return payload
    } catch (error) {
      if (isAboutTheToken(error)) throw refused()
      throw unavailable("The identity provider can't be reached right now; please try again", error)
    }
  }
}

function isAboutTheToken(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout) return false
  if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys) return true
  // The plain base class is what a key server that answers nonsense raises.
  return error instanceof errors.JOSEError && error.code !== 'ERR_JOSE_GENERIC' && error.code !== 'ERR_JWKS_INVALID'
}

const refused = () => unauthorized('The identity token is invalid or has expired')

export async function signInWithApple(
  db: Database,
  identity: Identity,
  bodyEmail: string | undefined,
  baseUrl: string,
): Promise<{ user: User; sessionId: string }> {
  return db.transaction().execute(async (db) => {
    const known = await holdUser(db, { appleSub: identity.sub })
    const user =
      known ??
      (identity.email && identity.emailVerified
        ? await createOrJoin(db, identity.sub, identity.email)
        : await createUnverified(db, identity.sub, identity.email ?? bodyEmail, baseUrl))
    return { user, sessionId: await startSession(db, user.id) }
  })
}

/** The provider vouches for the address: whoever has it is the owner of its account. */
async function createOrJoin(db: Db, appleSub: string, email: string): Promise<User> {
  const user = (await insertUser(db, { email, appleSub })) ?? (await linkApple(db, email, appleSub))
  if (!user) throw conflict('The account of this address is linked to another identity', 'identity_taken')
  return user
}

/** An address that nobody vouches for never opens somebody's account: it only names a new one, if it is free. */
async function createUnverified(db: Db, appleSub: string, email: string | undefined, baseUrl: string): Promise<User> {
  const named = email && (await insertUser(db, { email, appleSub }))
  if (named) {
    await welcome(db, named, email, baseUrl)
    return named
  }
  // Where that fails as well, another request has just created the account of the same identity.
  const user = (await insertUser(db, { email: null, appleSub })) ?? (await holdUser(db, { appleSub }))
  if (!user) throw conflict('This sign-in is already under way; please try again')
  return user
}
