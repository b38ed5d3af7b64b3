import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { migrate } from '#src/db/migrate.ts'
import { findSubscription, listSubscribers } from '#src/features/service/forms/queries.ts'
import { createEmptyDatabase, ENGINES, lookInto } from '#test/support/engines.ts'
import { writeOldDatabase } from '#test/support/old-database.ts'

describe.each(ENGINES)('migration 0034-mail-consent on %s', (engine) => {
  it('counts existing subscriptions as confirmed, each with its own link to unsubscribe', async () => {
    const database = await createEmptyDatabase(engine)
    await writeOldDatabase(database, '0031-proven-accounts')
    await lookInto(database, async (db) => {
      await sql`insert into subscriptions (email, "createdAt") values ('eli@example.com', '2026-01-03T03:04:05.678Z')`.execute(
        db,
      )
      await migrate(db)
      const subscribers = await listSubscribers(db)
      expect(subscribers).toEqual([
        { email: 'dora@example.com', source: null, confirmedAt: '2026-01-02T03:04:05.678Z', token: expect.any(String) },
        { email: 'eli@example.com', source: null, confirmedAt: '2026-01-03T03:04:05.678Z', token: expect.any(String) },
      ])
      for (const { email, token } of subscribers) expect(await findSubscription(db, token!)).toMatchObject({ email })
    })
  })

  it('keeps existing messages and suggestions without an account', async () => {
    const database = await createEmptyDatabase(engine)
    await writeOldDatabase(database, '0031-proven-accounts')
    await lookInto(database, async (db) => {
      await sql`insert into "contactMessages" (name, email, subject, message, "createdAt")
        values ('Ada', 'ada@example.com', 'Hi', 'Hi', '2026-01-02T03:04:05.678Z')`.execute(db)
      await migrate(db)
      expect(await db.selectFrom('contactMessages').select(['name', 'userId']).execute()).toEqual([
        { name: 'Ada', userId: null },
      ])
    })
  })
})
