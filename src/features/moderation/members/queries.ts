/** All SQL of the members as operators and moderators see them. */
import type { Db } from '../../../db/open.ts'
import type { Role, Row } from '../../../db/tables.ts'
import { now } from '../../../db/timestamps.ts'
import { skeleton } from '../../../domain/look-alikes.ts'
import { MAX_ID, normalizeEmail } from '../../../http/schemas.ts'

/** Accounts that operators deleted and that can't be restored any more. */
export const listDueDeletions = (db: Db, time: string) =>
  db.selectFrom('users').select('id').where('deletionDueAt', '<=', time).execute()

const COLUMNS = [
  ...(['id', 'email', 'emailVerifiedAt', 'displayName', 'displayNameSkeleton', 'role'] as const),
  ...(['suspendedUntil', 'suspensionReason', 'profileHidden', 'deletionDueAt', 'createdAt'] as const),
] as const
export type MemberRow = Pick<Row<'users'>, (typeof COLUMNS)[number]>

/** Newest first, with ids below `before`. */
export function listMembers(db: Db, role: Role | undefined, before: number, limit: number): Promise<MemberRow[]> {
  let members = db.selectFrom('users').select(COLUMNS).where('id', '<', before)
  if (role !== undefined) members = members.where('role', '=', role)
  return members.orderBy('id', 'desc').limit(limit).execute()
}

/** Suspended members, soonest end first, along the index by that end: nearly all members have none. */
export function listSuspended(
  db: Db,
  role: Role | undefined,
  after: readonly [until: string, id: number] | undefined,
  limit: number,
): Promise<MemberRow[]> {
  let members = db
    .selectFrom('users')
    .select(COLUMNS)
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('suspendedUntil', 'id'), '>', tuple(...(after ?? ([now(), MAX_ID] as const)))),
    )
  if (role !== undefined) members = members.where('role', '=', role)
  return members.orderBy('suspendedUntil').orderBy('id').limit(limit).execute()
}

/** Finds members by their id, their whole address, or how their name begins, in the order of names. */
export function searchMembers(
  db: Db,
  words: string,
  after: readonly [name: string, id: number],
  limit: number,
  { role, suspended }: { role?: Role; suspended?: boolean } = {},
): Promise<MemberRow[]> {
  let members = db.selectFrom('users').select(COLUMNS).limit(limit)
  if (role !== undefined) members = members.where('role', '=', role)
  if (suspended) members = members.where('suspendedUntil', '>', now())
  if (words.includes('@'))
    return members.where('email', '=', normalizeEmail(words)).where('id', '>', after[1]).execute()
  if (/^#?\d{1,9}$/.test(words)) {
    const id = Number(words.replace('#', ''))
    return members.where('id', '=', id).where('id', '>', after[1]).execute()
  }
  const start = skeleton(words)
  return members
    .where('displayNameSkeleton', '>=', start)
    .where('displayNameSkeleton', '<', `${start}\u{10FFFF}`)
    .where(({ eb, refTuple, tuple }) => eb(refTuple('displayNameSkeleton', 'id'), '>', tuple(...after)))
    .orderBy('displayNameSkeleton')
    .orderBy('id')
    .execute()
}

export const findMember = (db: Db, id: number): Promise<MemberRow | undefined> =>
  db.selectFrom('users').select(COLUMNS).where('id', '=', id).executeTakeFirst()

export const listRoastersOf = (db: Db, userId: number) =>
  db
    .selectFrom('roasterMembers as m')
    .innerJoin('roasters as r', 'r.id', 'm.roasterId')
    .select(['r.id', 'r.name', 'r.slug'])
    .where('m.userId', '=', userId)
    .execute()

/** The ids of an account's public recipes and comments. */
export async function listSharedBy(db: Db, userId: number) {
  const recipes = await db.selectFrom('recipes').select('id').where('createdById', '=', userId).orderBy('id').execute()
  const comments = await db.selectFrom('comments').select('id').where('userId', '=', userId).orderBy('id').execute()
  return { recipes: recipes.map(({ id }) => id), comments: comments.map(({ id }) => id) }
}

/** The coffees that an account added and nobody else uses. */
export async function listUnusedCoffeesOf(db: Db, userId: number): Promise<number[]> {
  const coffees = await db
    .selectFrom('coffees as c')
    .select('c.id')
    .where('c.submittedById', '=', userId)
    .where(({ not, exists, selectFrom, or }) =>
      not(
        or([
          exists(
            selectFrom('recipes as r')
              .select('r.id')
              .whereRef('r.coffeeProfileId', '=', 'c.id')
              .where((eb) => eb.or([eb('r.createdById', 'is', null), eb('r.createdById', '<>', userId)])),
          ),
          exists(
            selectFrom('brewLogs as b')
              .select('b.id')
              .whereRef('b.coffeeProfileId', '=', 'c.id')
              .where('b.userId', '<>', userId),
          ),
          exists(
            selectFrom('libraryEntries as l')
              .select('l.userId')
              .whereRef('l.coffeeProfileId', '=', 'c.id')
              .where('l.userId', '<>', userId),
          ),
        ]),
      ),
    )
    .orderBy('c.id')
    .execute()
  return coffees.map(({ id }) => id)
}
