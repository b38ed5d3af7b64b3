import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { migrate } from '#src/db/migrate.ts'
import { migrations } from '#src/db/migrations/index.ts'
import { openDatabase } from '#src/db/open.ts'
import { skeleton } from '#src/domain/look-alikes.ts'
import { createEmptyDatabase, ENGINES } from '#test/support/engines.ts'

const T = '2026-01-02T03:04:05.678Z'

describe.each(ENGINES)('migration 0036 on %s', (engine) => {
  it('fills in name skeletons, strips bidi marks, and marks existing websites as set by a member', async () => {
    const { config } = await createEmptyDatabase(engine)
    const db = openDatabase(config)
    try {
      await migrate(
        db,
        migrations.filter(({ name }) => name < '0036'),
      )
      for (const name of ['Anna', '\u202eAnna', '\u2066']) {
        await sql`insert into users (email, "displayName", "createdAt") values (null, ${name}, ${T})`.execute(db)
      }
      const roasters = [
        ['onyx', 'Onyx', 'https://onyx.example'],
        ['onyx-2', 'Оnyx', null],
        ['onyx-3', '0nyx', 'https://evil.example'],
      ]
      for (const [slug, name, website] of roasters) {
        await sql`insert into roasters (slug, name, "nameKey", "websiteUrl", "createdAt", "updatedAt")
          values (${slug}, ${name}, ${slug}, ${website}, ${T}, ${T})`.execute(db)
      }
      await migrate(db)
      const users = await db.selectFrom('users').select(['displayName', 'displayNameSkeleton']).orderBy('id').execute()
      expect(users).toEqual([
        { displayName: 'Anna', displayNameSkeleton: 'anna' },
        { displayName: 'Anna', displayNameSkeleton: 'anna' },
        { displayName: '3', displayNameSkeleton: '3' },
      ])
      const kept = await db
        .selectFrom('roasters')
        .select(['name', 'nameSkeleton', 'websiteSource'])
        .orderBy('id')
        .execute()
      expect(kept).toEqual([
        { name: 'Onyx', nameSkeleton: skeleton('Onyx'), websiteSource: 'member' },
        { name: 'Оnyx', nameSkeleton: `${skeleton('Onyx')} 2`, websiteSource: null },
        { name: '0nyx', nameSkeleton: `${skeleton('Onyx')} 3`, websiteSource: 'member' },
      ])
    } finally {
      await db.destroy()
    }
  })
})
