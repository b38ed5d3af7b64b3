/** Recognizes the browser that requested a sign-in link, to warn about a link that was requested in another one. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCookie, serializeCookie } from '../../../http/session-cookie.ts'
import { hashToken, randomToken } from './tokens.ts'

const BROWSER_COOKIE = 'svc_browser'
/** Longer than a sign-in link works. */
const BROWSER_SECONDS = 2 * 60 * 60

/** Sets the cookie, or renews an existing one, and returns the hash of its value. */
export function rememberBrowser(request: FastifyRequest, reply: FastifyReply, baseUrl: string): string {
  const browser = readCookie(request.headers.cookie, BROWSER_COOKIE) || randomToken()
  reply.header('set-cookie', serializeCookie(BROWSER_COOKIE, browser, BROWSER_SECONDS, baseUrl))
  return hashToken(browser)
}

export function isSameBrowser({ headers }: FastifyRequest, browserHash: string | null): boolean {
  const browser = readCookie(headers.cookie, BROWSER_COOKIE)
  return browser !== undefined && browserHash === hashToken(browser)
}
