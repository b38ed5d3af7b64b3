/** All SQL of roasters. */
import type { Db } from '../../db/open.ts'

/** False where no roaster has this slug. */
export async function setRoasterFlag(
  db: Db,
  slug: string,
  flag: { isVerified: boolean } | { isPremium: boolean },
): Promise<boolean> {
  const updated = await db
    .updateTable('roasters')
    .set({ ...flag, updatedAt: new Date().toISOString() })
    .where('slug', '=', slug)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}
