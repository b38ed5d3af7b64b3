/** Verifies Apple identity tokens: the claims first, then the signature. */
import { hash } from 'node:crypto'
import { createRemoteJWKSet, decodeJwt, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import type { Config } from '../../../config.ts'
import { unauthorized, unavailable } from '../../../http/errors.ts'
import { normalizeEmail } from '../../../http/schemas.ts'
import { isEmail } from '../../../http/validation.ts'
import { message } from '../../../i18n/message.ts'

export interface AppleClaims {
  sub: string
  email: string | undefined
  /** About `email` only: false without one, so that it never vouches for an address from elsewhere. */
  emailVerified: boolean
}

export class AppleVerifier {
  readonly #config: Config['apple']
  #keys: JWTVerifyGetKey | undefined

  constructor(config: Config['apple']) {
    this.#config = config
  }

  /** A token that has a nonce is valid only with that nonce, which somebody who stole the token doesn't know. */
  async verify(token: string, nonce: string | undefined): Promise<AppleClaims> {
    this.#checkClaims(token)
    const payload = await this.#checkSignature(token)
    if (!isExpectedNonce(payload.nonce, nonce)) throw refused()
    const email =
      typeof payload.email === 'string' && isEmail(payload.email) ? normalizeEmail(payload.email) : undefined
    return {
      sub: payload.sub!,
      email,
      emailVerified: email !== undefined && [true, 'true'].includes(payload.email_verified as boolean | string),
    }
  }

  /** Rejects a token with wrong claims before the signature check, which may have to fetch Apple's keys. */
  #checkClaims(token: string): void {
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
    // Created on first use: it loads an HTTP client, and many members never sign in this way.
    this.#keys ??= createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: 3000, cooldownDuration: 10_000 })
    try {
      const { payload } = await jwtVerify(token, this.#keys, { issuer, audience, algorithms: ['RS256', 'ES256'] })
      return payload
    } catch (error) {
      if (isAboutTheToken(error)) throw refused()
      throw unavailable(message("We can't reach Apple right now. Try again in a moment."), error)
    }
  }
}

function isAboutTheToken(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout) return false
  if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys) return true
  // jose throws its base class (ERR_JOSE_GENERIC) for a bad response from the key server.
  return error instanceof errors.JOSEError && error.code !== 'ERR_JOSE_GENERIC' && error.code !== 'ERR_JWKS_INVALID'
}

/** Apps give Apple the hash of their nonce, websites the nonce itself; the token repeats what Apple was given. */
function isExpectedNonce(claimed: unknown, nonce: string | undefined): boolean {
  if (claimed === undefined) return nonce === undefined
  if (nonce === undefined) return false
  return claimed === nonce || claimed === hash('sha256', nonce, 'hex')
}

const refused = () => unauthorized(message("Signing in with Apple didn't work. Try again."))
