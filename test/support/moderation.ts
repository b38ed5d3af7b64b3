/** Moderators, operators and things that were hidden, inserted directly. */
import type { Database } from '#src/db/open.ts'
import type { Role } from '#src/db/tables.ts'
import { transaction } from '#src/db/transaction.ts'
import { findItemOf, openItem } from '#src/features/moderation/queue/queries.ts'
import type { Subject } from '#src/features/moderation/withheld/queries.ts'
import { withdraw } from '#src/features/moderation/withheld/withdraw.ts'
import type { Member, TestApp } from './app.ts'
import { insertRecipe } from './community.ts'
import { insertMembers } from './members.ts'

export async function insertWithRole(test: TestApp, role: Role): Promise<Member> {
  const [member] = (await insertMembers(test, 1)) as [Member]
  await test.app.db.updateTable('users').set({ role }).where('id', '=', member.id).execute()
  return member
}

export async function suspendMember({ app }: TestApp, { id }: { id: number }, until?: string): Promise<void> {
  const suspendedUntil = until ?? new Date(Date.now() + 86_400_000).toISOString()
  await app.db
    .updateTable('users')
    .set({ suspendedUntil, suspensionReason: 'Too many adverts' })
    .where('id', '=', id)
    .execute()
}

export const hideDirectly = (db: Database, subject: Subject): Promise<boolean> =>
  transaction(db, (db) => withdraw(db, subject, { state: 'hidden', reason: 'Not about coffee' }))

export async function insertHiddenRecipe(db: Database, createdById: number): Promise<number> {
  const id = await insertRecipe(db, { createdById })
  await hideDirectly(db, { type: 'recipe', id })
  return id
}

/** Opens an item of the queue, and returns its id. */
export async function insertReviewItem(db: Database, subject: Subject): Promise<number> {
  await openItem(db, subject, 'held')
  return (await findItemOf(db, subject))!.id
}

/** Makes a decision through the API, and returns the response. */
export const decide = (test: TestApp, by: Member, body: object, query = '') =>
  test.post(`/api/admin/decisions${query}`, body, { token: by.token })

/** An open claim and a pending change. */
export async function insertRequestsOf(db: Database, userId: number, roasterId: number) {
  const createdAt = new Date().toISOString()
  const claim = {
    ...{ userId, roasterId, businessEmail: 'hello@roaster.example', proofUrl: null, notes: null, tokenHash: null },
    ...{ status: 'PENDING_REVIEW' as const, createdAt, decidedAt: null },
  }
  const change = { userId, roasterId, field: 'websiteUrl' as const, value: 'https://roaster.example', createdAt }
  const claims = db.insertInto('roasterClaims').values(claim).returning('id')
  const changes = db.insertInto('roasterChanges').values(change).returning('id')
  return {
    claimId: (await claims.executeTakeFirstOrThrow()).id,
    changeId: (await changes.executeTakeFirstOrThrow()).id,
  }
}
