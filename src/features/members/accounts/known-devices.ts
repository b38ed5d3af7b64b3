/** Browsers that signed in to an account before, recognized by a signed cookie. */
import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCookie, serializeCookie } from '../../../http/session-cookie.ts'
import { inSeconds, TokenSigner } from './signed-tokens.ts'

const DEVICE_COOKIE = 'svc_device'
const DEVICE_SECONDS = 180 * 24 * 60 * 60
const AUDIENCE = 'device'

const isBrowser = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-site'] !== undefined || headers.origin !== undefined

export class KnownDevices {
  readonly #signer: TokenSigner

  constructor(secrets: readonly string[]) {
    this.#signer = new TokenSigner(secrets)
  }

  /** Remembers the browser of a request for an account, unless it is known already. Programs get no such cookie. */
  async remember(request: FastifyRequest, reply: FastifyReply, userId: number, baseUrl: string): Promise<void> {
    if (!isBrowser(request) || (await this.find(request, userId)) !== undefined) return
    const device = { aud: AUDIENCE, sub: String(userId), jti: randomUUID(), exp: inSeconds(DEVICE_SECONDS) }
    const token = await this.#signer.sign(device)
    reply.header('set-cookie', serializeCookie(DEVICE_COOKIE, token, DEVICE_SECONDS, baseUrl))
  }

  /** Returns the browser's id if it signed in to this account before. */
  async find(request: FastifyRequest, userId: number): Promise<string | undefined> {
    const token = readCookie(request.headers.cookie, DEVICE_COOKIE)
    const device = token && (await this.#signer.verify(token, { audience: AUDIENCE }))
    return device && device.sub === String(userId) ? device.jti : undefined
  }
}
