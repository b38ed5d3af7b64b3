/** Signs and verifies our own tokens (JWT, HS256). The first secret signs, all verify, so that they can be rotated. */
import { type JWTPayload, type JWTVerifyOptions, jwtVerify, SignJWT } from 'jose'

const ALGORITHM = 'HS256'

export class TokenSigner {
  readonly #keys: readonly Uint8Array[]

  constructor(secrets: readonly string[]) {
    this.#keys = secrets.map((secret) => new TextEncoder().encode(secret))
  }

  sign(payload: JWTPayload): Promise<string> {
    return new SignJWT(payload).setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' }).sign(this.#keys[0]!)
  }

  /** Returns the payload of a token that we signed and that hasn't expired; undefined for any other token. */
  async verify<T>(token: string, options: JWTVerifyOptions): Promise<(T & JWTPayload) | undefined> {
    for (const key of this.#keys) {
      try {
        return (await jwtVerify<T>(token, key, { ...options, algorithms: [ALGORITHM] })).payload
      } catch {
        // Signed with another of the secrets, expired, or not by us at all.
      }
    }
    return undefined
  }
}

/** Returns the time this many seconds from now, in the unit of `exp` (seconds since 1970). */
export const inSeconds = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds
