/** Sessions: the row, the token that names it, and the cookie that carries the token. */
import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Db } from '../../../db/open.ts'
import { SESSION_SECONDS, setSessionCookie } from '../../../http/session-cookie.ts'
import { insertSession, type User } from './queries.ts'

export async function startSession(db: Db, userId: number): Promise<string> {
  const id = randomBytes(18).toString('base64url')
  await insertSession(db, { id, userId, expiresAt: new Date(Date.now() + SESSION_SECONDS * 1000).toISOString() })
  return id
}

/** The response of every sign-in route: sets the cookie and returns the token, since a client may use either. */
export async function signInReply(app: FastifyInstance, reply: FastifyReply, user: User, sessionId: string) {
  const token = await app.sessionTokens.sign({ userId: user.id, sessionId })
  setSessionCookie(reply, token, app.config.baseUrl)
  reply.header('cache-control', 'no-store')
  return { success: true as const, user: toAccount(user), token }
}

export const toAccount = ({
  id,
  email,
  displayName,
  createdAt,
}: Pick<User, 'id' | 'email' | 'displayName' | 'createdAt'>) => ({
  id,
  email,
  name: displayName,
  displayName,
  createdAt,
})
