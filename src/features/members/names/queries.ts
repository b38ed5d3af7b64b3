/** All SQL of display names: whose names look alike. */
import type { Db } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'

const MAX_SPELLINGS = 100

const spellings = prepared((db, p: { skeleton: string; exceptId: number }) =>
  db
    .selectFrom('users')
    .select('displayName')
    .distinct()
    .where('displayNameSkeleton', '=', p.skeleton)
    .where('id', '<>', p.exceptId)
    .limit(MAX_SPELLINGS),
)

/** The different spellings of a name among the other members. */
export async function listSpellings(db: Db, skeleton: string, exceptId: number): Promise<string[]> {
  const rows = await spellings.all(db, { skeleton, exceptId })
  return rows.map(({ displayName }) => displayName)
}

const verifiedNamesake = prepared((db, p: { skeleton: string; userId: number }) =>
  db
    .selectFrom('roasters')
    .select('id')
    .where('nameSkeleton', '=', p.skeleton)
    .where('isVerified', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('roasterMembers')
            .select('userId')
            .whereRef('roasterMembers.roasterId', '=', 'roasters.id')
            .where('roasterMembers.userId', '=', p.userId),
        ),
      ),
    )
    .limit(1),
)

/** Whether a verified roaster that the user isn't a member of has this name. */
export const isNameOfRoaster = async (db: Db, skeleton: string, userId: number): Promise<boolean> =>
  (await verifiedNamesake.first(db, { skeleton, userId })) !== undefined
