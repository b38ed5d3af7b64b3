/** All SQL of calibrations. */
import type { Db } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'
import type { Row } from '../../../db/tables.ts'
import type { CalibrationReference } from '../../../domain/calibration.ts'

export type Calibration = Row<'grindCalibrations'>

/** Inserts a calibration, or replaces the user's former one for the same grinder. */
export async function upsertCalibration(
  db: Db,
  userId: number,
  grinderId: number,
  references: CalibrationReference[],
): Promise<Calibration> {
  const updatedAt = new Date().toISOString()
  return db
    .insertInto('grindCalibrations')
    .values({ userId, grinderId, references, updatedAt })
    .onConflict((conflict) => conflict.columns(['userId', 'grinderId']).doUpdateSet({ references, updatedAt }))
    .returningAll()
    .executeTakeFirstOrThrow()
}

const byGrinder = prepared((db, p: { userId: number; grinderId: number }) =>
  db.selectFrom('grindCalibrations').selectAll().where('userId', '=', p.userId).where('grinderId', '=', p.grinderId),
)
export const findCalibration = (db: Db, userId: number, grinderId: number): Promise<Calibration | undefined> =>
  byGrinder.first(db, { userId, grinderId })

const byUser = prepared((db, p: { userId: number }) =>
  db.selectFrom('grindCalibrations').selectAll().where('userId', '=', p.userId),
)
export const listCalibrations = (db: Db, userId: number): Promise<Calibration[]> => byUser.all(db, { userId })
