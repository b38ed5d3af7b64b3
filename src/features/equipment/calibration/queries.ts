/** All SQL of calibrations: an owner's references and measurements, and the brews that are used as evidence. */
import type { Db } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'
import type { Row, StoredMeasurement } from '../../../db/tables.ts'
import type { CalibrationReference } from '../../../domain/calibration.ts'

export type Calibration = Row<'grindCalibrations'>
export type { StoredMeasurement } from '../../../db/tables.ts'

/** Inserts a calibration, or replaces the references of the user's existing one for the same grinder. */
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

/** Replaces what the user measured on a grinder. */
export async function saveMeasurements(
  db: Db,
  userId: number,
  grinderId: number,
  measurements: StoredMeasurement[],
): Promise<void> {
  const updatedAt = new Date().toISOString()
  await db
    .insertInto('grindCalibrations')
    .values({ userId, grinderId, references: [], measurements, updatedAt })
    .onConflict((conflict) => conflict.columns(['userId', 'grinderId']).doUpdateSet({ measurements, updatedAt }))
    .execute()
}

/** Removes the references and measurements, and leaves out all brews up to now. */
export async function forgetCalibration(db: Db, userId: number, grinderId: number): Promise<void> {
  const now = new Date().toISOString()
  const forgotten = { references: [], measurements: null, updatedAt: now, forgottenAt: now }
  await db
    .insertInto('grindCalibrations')
    .values({ userId, grinderId, ...forgotten })
    .onConflict((conflict) => conflict.columns(['userId', 'grinderId']).doUpdateSet(forgotten))
    .execute()
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

/** How many of a member's latest brews are read: enough for a calibration, and never slow. */
const MAX_ROWS_READ = 200

const tasted = prepared((db, p: { userId: number }) =>
  db
    .selectFrom(
      db
        .selectFrom('brewLogs')
        .select(['id', 'grinderId', 'machineId', 'coffeeProfileId', 'method', 'grindSetting', 'waterGrams'])
        .select(['rating', 'outcome', 'extractionFeedback', 'createdAt'])
        .where('userId', '=', p.userId)
        .orderBy('id', 'desc')
        .limit(MAX_ROWS_READ)
        .as('latest'),
    )
    .leftJoin('coffees', 'coffees.id', 'latest.coffeeProfileId')
    .select(['latest.id', 'latest.grinderId', 'latest.machineId', 'latest.coffeeProfileId', 'latest.method'])
    .select(['latest.grindSetting', 'latest.waterGrams', 'latest.rating', 'latest.outcome'])
    .select(['latest.extractionFeedback', 'latest.createdAt', 'coffees.roastLevel'])
    .where('latest.grinderId', 'is not', null)
    .where('latest.grindSetting', 'is not', null)
    .orderBy('latest.id', 'desc'),
)
export type TastedBrew = Awaited<ReturnType<typeof listTastedBrews>>[number]
/** Newest first, of all grinders. */
export const listTastedBrews = (db: Db, userId: number) => tasted.all(db, { userId })
