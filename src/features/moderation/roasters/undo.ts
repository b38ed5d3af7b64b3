/** Undoes what was decided about roasters: claims, changes, and who manages them. */
import type { Db } from '../../../db/open.ts'
import type { Row } from '../../../db/tables.ts'
import { conflict } from '../../../http/errors.ts'
import { message } from '../../../i18n/message.ts'
import { findRoaster } from '../../beans/roasters/queries.ts'
import { findUser } from '../../members/accounts/queries.ts'
import { insertChangeAgain, type RoasterChange } from '../../roaster-tools/changes/queries.ts'
import { changeWebsite, renameRoaster } from '../../roaster-tools/changes/rename.ts'
import { reopenClaim } from '../../roaster-tools/claims/queries.ts'
import { deleteMember, insertMember } from '../../roaster-tools/members/queries.ts'
import { updateRoaster } from '../../roaster-tools/portal/queries.ts'
import type { Verdict } from './decide.ts'

type Change = Omit<RoasterChange, 'id' | 'createdAt'>
type Roaster = Row<'roasters'>

export type RoasterUndo =
  | { kind: 'claim'; claimId: number; roasterId: number; userId: number; verdict: Verdict }
  | { kind: 'membership'; roasterId: number; userId: number; createdAt?: string; changes?: Change[] }
  | {
      kind: 'roaster'
      roasterId: number
      name?: string
      websiteUrl?: string | null
      websiteSource?: Roaster['websiteSource']
      /** The approved change, which then waits for review again. */
      change?: Change
    }
  | { kind: 'change'; change: Change }
  /** Columns that only operators change. */
  | {
      kind: 'roaster-columns'
      roasterId: number
      columns: Partial<Pick<Roaster, 'isVerified' | 'isPremium' | 'websiteUrl' | 'websiteSource'>>
    }

export async function undoForRoaster(db: Db, undo: RoasterUndo): Promise<void> {
  const roasterId = undo.kind === 'change' ? undo.change.roasterId : undo.roasterId
  // While a roaster is withheld, its members, claims and changes are withheld with it.
  if (!(await findRoaster(db, roasterId))) {
    throw conflict(message('The roaster is hidden or deleted. Restore it first.'), 'parent_missing')
  }
  switch (undo.kind) {
    case 'claim': {
      if (undo.verdict === 'approve') await deleteMember(db, undo.roasterId, undo.userId)
      const isOpen = await reopenClaim(db, undo.claimId)
      if (!isOpen && undo.verdict === 'reject') throw newerOne()
      return
    }
    case 'membership':
      if (!(await findUser(db, undo.userId))) return
      await insertMember(db, undo.roasterId, undo.userId, undo.createdAt)
      for (const change of undo.changes ?? []) await insertChangeAgain(db, change)
      return
    case 'roaster':
      if (undo.name !== undefined) await renameRoaster(db, undo.roasterId, undo.name)
      if (undo.websiteUrl !== undefined) {
        // If the source is unknown, 'member': a website that a member set must not become proof for claims.
        const source = undo.websiteSource ?? 'member'
        await changeWebsite(db, undo.roasterId, undo.websiteUrl, source)
      }
      if (undo.change && (await findUser(db, undo.change.userId))) await insertChangeAgain(db, undo.change)
      return
    case 'change':
      if (!(await findUser(db, undo.change.userId))) return
      if (!(await insertChangeAgain(db, undo.change))) throw newerOne()
      return
    case 'roaster-columns':
      await updateRoaster(db, undo.roasterId, undo.columns)
  }
}

const newerOne = () => conflict(message('There is a newer request now. Decide on that one.'), 'newer_request')
