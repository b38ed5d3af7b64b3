/** Sets, clears and reads the session cookie. */
import type { FastifyReply } from 'fastify'

const SESSION_COOKIE = 'svc_session'
/** The copy that a subdomain can't set: browsers accept this prefix only from the host itself, over https. */
const HOST_SESSION_COOKIE = `__Host-${SESSION_COOKIE}`
export const SESSION_SECONDS = 7 * 24 * 60 * 60

export function setSessionCookie(reply: FastifyReply, token: string, baseUrl: string): void {
  for (const name of namesOn(baseUrl))
    reply.header('set-cookie', serializeCookie(name, token, SESSION_SECONDS, baseUrl))
}

export function clearSessionCookie(reply: FastifyReply, baseUrl: string): void {
  for (const name of namesOn(baseUrl)) reply.header('set-cookie', serializeCookie(name, '', 0, baseUrl))
}

/** The token of a browser's session; over https the cookie with the prefix takes precedence. */
export const readSessionCookie = (header: string | undefined, baseUrl: string): string | undefined =>
  (isSecure(baseUrl) ? readCookie(header, HOST_SESSION_COOKIE) : undefined) ?? readCookie(header, SESSION_COOKIE)

/** Whether a request has a session cookie, valid or not. */
export const hasSessionCookie = (header: string | undefined): boolean =>
  readCookie(header, HOST_SESSION_COOKIE) !== undefined || readCookie(header, SESSION_COOKIE) !== undefined

export const serializeCookie = (name: string, value: string, seconds: number, baseUrl: string): string =>
  `${name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${isSecure(baseUrl) ? '; Secure' : ''}`

const isSecure = (baseUrl: string): boolean => baseUrl.startsWith('https:')

const namesOn = (baseUrl: string): string[] =>
  isSecure(baseUrl) ? [SESSION_COOKIE, HOST_SESSION_COOKIE] : [SESSION_COOKIE]

export function readCookie(header: string | undefined, name: string): string | undefined {
  if (!header) return undefined
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return undefined
}
