/** Sessions: the row, the token that names it, and the cookie that carries the token. */
import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../../../db/open.ts'
import { SESSION_SECONDS, setSessionCookie } from '../../../http/session-cookie.ts'
import type { User } from './queries.ts'
import { insertSession } from './session-queries.ts'

export interface SignedIn {
  user: User
  sessionId: string
}

export async function startSession(db: Db, userId: number, device: string | null = null): Promise<string> {
  const id = randomBytes(18).toString('base64url')
  const expiresAt = new Date(Date.now() + SESSION_SECONDS * 1000).toISOString()
  await insertSession(db, { id, userId, device, expiresAt })
  return id
}

const MAX_DEVICE_LENGTH = 300

export const deviceOf = ({ headers }: FastifyRequest): string | null =>
  headers['user-agent']?.slice(0, MAX_DEVICE_LENGTH) || null

/** The response of every sign-in route: sets the cookie and returns the token, since a client may use either. */
export async function signInReply(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  { user, sessionId }: SignedIn,
) {
  const token = await app.sessionTokens.sign({ userId: user.id, sessionId })
  setSessionCookie(reply, token, app.config.baseUrl)
  await app.knownDevices.remember(request, reply, user.id, app.config.baseUrl)
  reply.header('cache-control', 'no-store')
  return { success: true as const, user: toAccount(user), token }
}

export const toAccount = ({
  id,
  email,
  emailVerifiedAt,
  displayName,
  createdAt,
}: Pick<User, 'id' | 'email' | 'emailVerifiedAt' | 'displayName' | 'createdAt'>) => ({
  id,
  email,
  emailVerified: emailVerifiedAt !== null,
  name: displayName,
  displayName,
  createdAt,
})
