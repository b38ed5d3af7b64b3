/**
 * Signed tokens that come with the data of an embed and go back with its events: they show that the sender of an event
 * has loaded the recipes before. They say nothing about the visitor, so they can be cached with the data.
 */
import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto'
import { CACHED_SECONDS } from '../embed/shared-caching.ts'

const HOUR_SECONDS = 3600
/** How long a page can stay open and still report. */
const LIFETIME_SECONDS = 24 * HOUR_SECONDS

export interface TokenScope {
  roasterId: number
  /** Only for the data of a single recipe; otherwise the token is good for all recipes of the roaster. */
  shareId?: string
}

export class EventTokens {
  readonly #keys: KeyObject[]

  /** The first secret signs, all of them verify. */
  constructor(secrets: readonly string[]) {
    this.#keys = secrets.map(keyOf)
  }

  /** The same during a whole hour, so that the ETag of the data stays the same too. */
  issue(scope: TokenScope): string {
    const hour = Math.floor(Date.now() / 1000 / HOUR_SECONDS)
    const expires = (hour + 1) * HOUR_SECONDS + LIFETIME_SECONDS + CACHED_SECONDS
    return `${expires.toString(36)}.${sign(this.#keys[0]!, scope, expires)}`
  }

  /** Whether we issued the token for this roaster, or for this recipe alone, and it hasn't expired. */
  verify(token: string | undefined, { roasterId, shareId }: Required<TokenScope>): boolean {
    const [, time, signature] = /^([0-9a-z]{1,9})\.([\w-]{22})$/.exec(token ?? '') ?? []
    if (time === undefined || signature === undefined) return false
    const expires = Number.parseInt(time, 36)
    if (expires * 1000 < Date.now()) return false
    const scopes = [{ roasterId }, { roasterId, shareId }]
    return this.#keys.some((key) => scopes.some((scope) => isSame(signature, sign(key, scope, expires))))
  }
}

const keyOf = (secret: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', 'brewprint event token', 32)))

const sign = (key: KeyObject, { roasterId, shareId = '' }: TokenScope, expires: number): string =>
  createHmac('sha256', key)
    .update(`${roasterId}\n${expires}\n${shareId}`)
    .digest()
    .subarray(0, 16)
    .toString('base64url')

const isSame = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(a), Buffer.from(b))
