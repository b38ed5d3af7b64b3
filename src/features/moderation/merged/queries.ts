/** All SQL of merged coffees and roasters, so that the URLs of duplicates lead to what they were merged into. */
import type { Db } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'

export type MergedType = 'coffee' | 'roaster'

/** `slug` is null for coffees, which are addressed by id. Merging a thing again replaces its earlier target. */
export async function insertMerged(
  db: Db,
  type: MergedType,
  { fromId, intoId, slug }: { fromId: number; intoId: number; slug: string | null },
): Promise<void> {
  const row = { subjectType: type, subjectRef: fromId, intoRef: intoId, slug }
  await db
    .insertInto('mergedThings')
    .values(row)
    .onConflict((conflict) => conflict.columns(['subjectType', 'subjectRef']).doUpdateSet({ intoRef: intoId, slug }))
    .execute()
}

export async function deleteMerged(db: Db, type: MergedType, fromId: number): Promise<void> {
  await db.deleteFrom('mergedThings').where('subjectType', '=', type).where('subjectRef', '=', fromId).execute()
}

const byId = prepared((db, p: { type: MergedType; id: number }) =>
  db.selectFrom('mergedThings').select('intoRef').where('subjectType', '=', p.type).where('subjectRef', '=', p.id),
)
const bySlug = prepared((db, p: { type: MergedType; slug: string }) =>
  db
    .selectFrom('mergedThings')
    .select('intoRef')
    .where('subjectType', '=', p.type)
    .where('slug', '=', p.slug)
    .orderBy('subjectRef', 'desc')
    .limit(1),
)

/** The most merges in a row that are followed: what something was merged into may have been merged as well. */
const MAX_MERGES_FOLLOWED = 10

/** Returns the id at the end of the merges, which may be of something that is hidden by now. */
export async function findMergedInto(db: Db, type: MergedType, id: number): Promise<number | undefined> {
  let intoId = (await byId.first(db, { type, id }))?.intoRef
  for (let step = 0; intoId !== undefined && step < MAX_MERGES_FOLLOWED; step++) {
    const next = (await byId.first(db, { type, id: intoId }))?.intoRef
    if (next === undefined) break
    intoId = next
  }
  return intoId
}

export async function findMergedBySlug(db: Db, type: MergedType, slug: string): Promise<number | undefined> {
  const intoId = (await bySlug.first(db, { type, slug }))?.intoRef
  return intoId === undefined ? undefined : ((await findMergedInto(db, type, intoId)) ?? intoId)
}
