/** Sets, clears and reads the session cookie. */
import type { FastifyReply } from 'fastify'

export const SESSION_COOKIE = 'svc_session'
export const SESSION_SECONDS = 7 * 24 * 60 * 60

export function setSessionCookie(reply: FastifyReply, token: string, baseUrl: string): void {
  reply.header('set-cookie', `${SESSION_COOKIE}=${token}; Max-Age=${SESSION_SECONDS}; ${attributes(baseUrl)}`)
}

export function clearSessionCookie(reply: FastifyReply, baseUrl: string): void {
  reply.header('set-cookie', `${SESSION_COOKIE}=; Max-Age=0; ${attributes(baseUrl)}`)
}

const attributes = (baseUrl: string): string =>
  `Path=/; HttpOnly; SameSite=Lax${baseUrl.startsWith('https:') ? '; Secure' : ''}`

export function readCookie(header: string | undefined, name: string): string | undefined {
  if (!header) return undefined
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return undefined
}
