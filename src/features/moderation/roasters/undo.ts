/** Undoes what was decided about roasters: claims, changes, and who manages them. */
import type { Db } from '../../../db/open.ts'
import { conflict } from '../../../http/errors.ts'
import { message } from '../../../i18n/message.ts'
import { findUser } from '../../members/accounts/queries.ts'
import { insertChangeAgain, type RoasterChange } from '../../roaster-tools/changes/queries.ts'
import { changeWebsite, renameRoaster } from '../../roaster-tools/changes/rename.ts'
import { reopenClaim } from '../../roaster-tools/claims/queries.ts'
import { deleteMember, insertMember } from '../../roaster-tools/members/queries.ts'
import type { Verdict } from './decide.ts'

export type RoasterUndo =
  | { kind: 'claim'; claimId: number; roasterId: number; userId: number; verdict: Verdict }
  | { kind: 'membership'; roasterId: number; userId: number }
  | { kind: 'roaster'; roasterId: number; name?: string; websiteUrl?: string | null }
  | { kind: 'change'; change: Omit<RoasterChange, 'id' | 'createdAt'> }

export async function undoForRoaster(db: Db, undo: RoasterUndo): Promise<void> {
  switch (undo.kind) {
    case 'claim': {
      if (undo.verdict === 'approve') await deleteMember(db, undo.roasterId, undo.userId)
      const isOpen = await reopenClaim(db, undo.claimId)
      if (!isOpen && undo.verdict === 'reject') throw newerOne()
      return
    }
    case 'membership':
      if (await findUser(db, undo.userId)) await insertMember(db, undo.roasterId, undo.userId)
      return
    case 'roaster':
      if (undo.name !== undefined) await renameRoaster(db, undo.roasterId, undo.name)
      if (undo.websiteUrl !== undefined) await changeWebsite(db, undo.roasterId, undo.websiteUrl, 'operator')
      return
    case 'change':
      if (!(await insertChangeAgain(db, undo.change))) throw newerOne()
  }
}

const newerOne = () => conflict(message('A newer request waits by now. Decide about that one.'), 'newer_request')
