/** All SQL that determines whether an account counts as new. */
import { sql } from 'kysely'
import type { Db } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'

const standing = prepared((db, p: { id: number }) =>
  db
    .selectFrom('users')
    .select(['createdAt', 'role', 'email', 'emailVerifiedAt'])
    .select(
      sql<number>`(select count(*) from (select 1 from recipes where "createdById" = users.id limit 2) r)`.as(
        'recipes',
      ),
    )
    .select(
      sql<number>`(select count(*) from (select 1 from comments where "userId" = users.id limit 2) c)`.as('comments'),
    )
    .select(
      sql<number>`(select count(*) from (select 1 from "auditEntries" where "memberId" = users.id
        and action = 'approve' and "undoneAt" is null limit 1) a)`.as('approvals'),
    )
    .where('users.id', '=', p.id),
)

/** Returns what shows whether an account is new: age, role, public things, and approvals by a moderator. */
export const findTrustSignals = (db: Db, id: number) => standing.first(db, { id })
