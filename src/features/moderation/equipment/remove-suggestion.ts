/** Removes a suggestion for the catalog that isn't taken up, with an entry in the audit log; it can be undone. */
import type { Database, Db } from '../../../db/open.ts'
import { transaction } from '../../../db/transaction.ts'
import { findUser } from '../../members/accounts/queries.ts'
import {
  deleteEquipmentSuggestion,
  type EquipmentSuggestion,
  insertEquipmentSuggestionAgain,
} from '../../service/forms/queries.ts'
import type { Actor } from '../audit/actor.ts'
import type { AuditEntry } from '../audit/queries.ts'
import { record } from '../audit/record.ts'

export interface SuggestionUndo {
  kind: 'suggestion'
  removed: EquipmentSuggestion
}

/** Returns undefined if there is no such suggestion. */
export function removeSuggestion(db: Database, actor: Actor, id: number): Promise<AuditEntry | undefined> {
  return transaction(db, async (db) => {
    const removed = await deleteEquipmentSuggestion(db, id)
    if (!removed) return undefined
    const { kind, brand, model } = removed
    return record(db, actor, {
      ...{ action: 'remove-suggestion', subjectType: 'suggestion', subjectRef: id, subjectName: `${brand} ${model}` },
      ...{ memberId: removed.userId, before: { kind, brand, model } },
      undo: { kind: 'suggestion', removed } satisfies SuggestionUndo,
    })
  })
}

export async function undoSuggestion(db: Db, { removed }: SuggestionUndo): Promise<void> {
  // Inserted without its account if the account has been deleted.
  const user = removed.userId === null ? undefined : await findUser(db, removed.userId)
  await insertEquipmentSuggestionAgain(db, { ...removed, userId: user?.id ?? null })
}
