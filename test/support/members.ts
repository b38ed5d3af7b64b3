/** Inserts many signed-in users directly into the database, which is fast since no password is hashed. */
import { randomBytes } from 'node:crypto'
import type { Db } from '#src/db/open.ts'
import { insertUser } from '#src/features/members/accounts/queries.ts'
import { startSession } from '#src/features/members/accounts/sessions.ts'
import type { Member, TestApp } from './app.ts'

export function insertMembers({ app }: TestApp, count: number): Promise<Member[]> {
  const { db, sessionTokens } = app
  return db.transaction().execute(async (db) => {
    const members: Member[] = []
    for (let i = 0; i < count; i++) {
      const email = `${randomBytes(8).toString('hex')}@example.com`
      const { id } = (await insertUser(db, { email }))!
      members.push({
        id,
        email,
        token: await sessionTokens.sign({ userId: id, sessionId: await startSession(db, id) }),
      })
    }
    return members
  })
}

/** Marks the addresses of members as verified, as following a mailed link does. */
export async function proveAddresses(db: Db, ...members: readonly { id: number }[]): Promise<void> {
  const ids = members.map(({ id }) => id)
  await db.updateTable('users').set({ emailVerifiedAt: new Date().toISOString() }).where('id', 'in', ids).execute()
}
