/** Session tokens (JWT) and the random single-use tokens of mailed links. */
import { hash, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { SESSION_SECONDS } from '../../../http/session-cookie.ts'
import { inSeconds, TokenSigner } from './signed-tokens.ts'

export interface SessionClaims {
  userId: number
  sessionId: string
}

interface Verified {
  claims: SessionClaims
  endsMs: number
}

const MAX_VERIFIED = 10_000

export class SessionTokens {
  readonly #signer: TokenSigner
  /** Caches verified tokens with their expiry: a verification costs as much as ten reads of the session's row. */
  readonly #verified = new LRUCache<string, Verified>({ max: MAX_VERIFIED })

  constructor(secrets: readonly string[]) {
    this.#signer = new TokenSigner(secrets)
  }

  sign({ userId, sessionId }: SessionClaims): Promise<string> {
    return this.#signer.sign({
      sub: String(userId),
      sid: sessionId,
      iat: inSeconds(0),
      exp: inSeconds(SESSION_SECONDS),
    })
  }

  /** Returns the claims of a token that we signed and that hasn't expired. Doesn't check that its session exists. */
  async verify(token: string): Promise<SessionClaims | undefined> {
    const known = this.#verified.get(token)
    if (known && Date.now() < known.endsMs) return known.claims
    this.#verified.delete(token)
    const verified = await this.#check(token)
    if (verified) this.#verified.set(token, verified)
    return verified?.claims
  }

  async #check(token: string): Promise<Verified | undefined> {
    const payload = await this.#signer.verify<{ sid: unknown }>(token, { requiredClaims: ['sub', 'sid', 'exp'] })
    const userId = Number(payload?.sub)
    if (!payload || !Number.isSafeInteger(userId) || typeof payload.sid !== 'string') return undefined
    return { claims: { userId, sessionId: payload.sid }, endsMs: payload.exp! * 1000 }
  }
}

/** 256 random bits, safe in URLs. */
export const randomToken = (): string => randomBytes(32).toString('base64url')

export const hashToken = (token: string): string => hash('sha256', token, 'base64url')
