/** Browsers that signed in to an account before, recognized by a signed cookie. */
import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { jwtVerify, SignJWT } from 'jose'
import { readCookie, serializeCookie } from '../../../http/session-cookie.ts'

const DEVICE_COOKIE = 'svc_device'
const DEVICE_SECONDS = 180 * 24 * 60 * 60
const AUDIENCE = 'device'

const isBrowser = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-site'] !== undefined || headers.origin !== undefined

export class KnownDevices {
  readonly #keys: Uint8Array[]

  /** The first secret signs, all of them verify. */
  constructor(secrets: readonly string[]) {
    this.#keys = secrets.map((secret) => new TextEncoder().encode(secret))
  }

  /** Remembers the browser of a request for an account, unless it is known already. Programs get no such cookie. */
  async remember(request: FastifyRequest, reply: FastifyReply, userId: number, baseUrl: string): Promise<void> {
    if (!isBrowser(request) || (await this.find(request, userId)) !== undefined) return
    const token = await new SignJWT({})
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setAudience(AUDIENCE)
      .setSubject(String(userId))
      .setJti(randomUUID())
      .setIssuedAt()
      .setExpirationTime(`${DEVICE_SECONDS}s`)
      .sign(this.#keys[0]!)
    reply.header('set-cookie', serializeCookie(DEVICE_COOKIE, token, DEVICE_SECONDS, baseUrl))
  }

  /** Returns the browser's id if it signed in to this account before. */
  async find(request: FastifyRequest, userId: number): Promise<string | undefined> {
    const token = readCookie(request.headers.cookie, DEVICE_COOKIE)
    if (token === undefined) return undefined
    for (const key of this.#keys) {
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], audience: AUDIENCE })
        return payload.sub === String(userId) ? payload.jti : undefined
      } catch {
        // Signed with another of the secrets, expired, or not by us at all.
      }
    }
    return undefined
  }
}
