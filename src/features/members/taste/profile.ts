/** A taste profile in its two forms: as the member entered it, and as the full vector that recipes are matched with. */

import type { Static } from 'typebox'
import type { Database, Db } from '../../../db/open.ts'
import { transaction } from '../../../db/transaction.ts'
import { completeTaste, hasAnyTaste, hasLevels, TASTE_LEVELS } from '../../../domain/taste.ts'
import type { Viewer } from '../../../http/access.ts'
import { lockMember } from '../accounts/lock-user.ts'
import { checkDisplayName } from '../names/check-display-name.ts'
import { type TasteChanges, type TasteProfileRow, updateDisplayName, upsertTasteProfile } from './queries.ts'
import type { ProfileBody, ProfileReply, VectorReply } from './schemas.ts'

const isDefault = (row: TasteProfileRow | undefined): boolean => !row || !hasAnyTaste(row)

/** Converts between liking bitterness and sensitivity to it: two ends of one scale. */
const mirrored = (share: number): number => Math.round((1 - share) * 1e6) / 1e6

/** Returns the six-level form: `profile` is null while no level is set, as in /api/auth/me. */
export const toProfile = (row: TasteProfileRow | undefined, displayName: string): Static<typeof ProfileReply> =>
  toReply(row, displayName, row !== undefined && hasLevels(row))

/** The response to an update: also shows a profile with preferences only, so that the caller sees what it sent. */
function toChangedProfile(row: TasteProfileRow | undefined, displayName: string): Static<typeof ProfileReply> {
  const hasAnswers = row !== undefined && Object.values(toAnswers(row)).some((value) => value !== null)
  return toReply(row, displayName, hasAnswers)
}

function toReply(row: TasteProfileRow | undefined, displayName: string, isSet: boolean): Static<typeof ProfileReply> {
  const standing = { displayName, name: displayName, isDefault: isDefault(row) }
  return { profile: row && isSet ? { ...toAnswers(row), ...standing } : null, ...standing }
}

const toAnswers = (row: TasteProfileRow) => ({
  acidityLevel: row.acidityLevel,
  bodyLevel: row.bodyLevel,
  sweetnessLevel: row.sweetnessLevel,
  bitternessLevel: row.bitternessLevel,
  flavorComplexityLevel: row.flavorComplexityLevel,
  aftertasteLevel: row.aftertasteLevel,
  strengthPreference: row.strengthPreference,
  acidityTolerance: row.acidityTolerance,
  roastPreference: row.roastPreference,
  bodyPreference: row.bodyVsClarity,
  bitternessPreference: row.bitternessSensitivity === null ? null : mirrored(row.bitternessSensitivity),
})

export const toVector = (row: TasteProfileRow | undefined): Static<typeof VectorReply> => ({
  profile: completeTaste(row ?? {}, row ?? {}),
  isDefault: isDefault(row),
  kitchen: { altitudeMeters: row?.altitudeMeters ?? null, waterHardness: row?.waterHardness ?? null },
})

/** Updates the profile and the display name in one transaction. */
export async function updateProfile(db: Database, viewer: Viewer, body: Static<typeof ProfileBody>) {
  const wanted = body.displayName ?? body.name
  const changes = toChanges(body)
  const { row, displayName } = await transaction(db, async (db) => {
    await lockMember(db, viewer.id)
    const displayName = wanted === undefined ? viewer.displayName : await rename(db, viewer, wanted)
    return { row: await upsertTasteProfile(db, viewer.id, changes), displayName }
  })
  return toChangedProfile(row, displayName)
}

/** Returns the new name. A member who sends the name that they have keeps it, even if it wouldn't be allowed today. */
async function rename(db: Db, { id, displayName }: Viewer, wanted: string): Promise<string> {
  if (wanted.trim() === displayName) return displayName
  const name = await checkDisplayName(db, wanted, { userId: id })
  await updateDisplayName(db, id, name)
  return name
}

export function updateTaste(db: Database, userId: number, changes: TasteChanges) {
  return transaction(db, async (db) => {
    await lockMember(db, userId)
    return upsertTasteProfile(db, userId, changes)
  })
}

function toChanges(body: Static<typeof ProfileBody>): TasteChanges {
  const liking = body.bitternessPreference
  return {
    ...pick(TASTE_LEVELS, body),
    ...pick(['strengthPreference', 'acidityTolerance', 'roastPreference'], body),
    bodyVsClarity: body.bodyPreference,
    bitternessSensitivity: typeof liking === 'number' ? mirrored(liking) : liking,
  }
}

/** Copies only the named fields, since only these were validated. */
export function pick<K extends keyof TasteChanges>(names: readonly K[], body: Pick<TasteChanges, K>): TasteChanges {
  return Object.fromEntries(names.map((name) => [name, body[name]]))
}
