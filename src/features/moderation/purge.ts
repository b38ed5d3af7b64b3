/** Makes decisions final after 30 days: purges deleted things, deleted accounts and the data for undoing. */
import type { Database } from '../../db/open.ts'
import { deleteAccount } from '../members/accounts/delete-account.ts'
import { forgetUndo } from './audit/queries.ts'
import { UNDO_MS } from './audit/record.ts'
import { listDueDeletions } from './members/queries.ts'
import { purgeWithheld } from './withheld/queries.ts'

export async function purgeModeration(db: Database): Promise<void> {
  const time = new Date()
  await purgeWithheld(db, time.toISOString())
  await forgetUndo(db, new Date(time.getTime() - UNDO_MS).toISOString())
  for (const { id } of await listDueDeletions(db, time.toISOString())) await deleteAccount(db, id)
}
