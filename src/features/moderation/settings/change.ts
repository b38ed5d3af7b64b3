/** Changes settings while the service runs, with an entry in the audit log. */
import type { Database, Db } from '../../../db/open.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Actor } from '../audit/actor.ts'
import type { AuditEntry } from '../audit/queries.ts'
import { record } from '../audit/record.ts'
import { deleteSetting, listSettings, upsertSetting } from './queries.ts'
import type { SettingChanges } from './settings.ts'

export interface SettingsUndo {
  kind: 'settings'
  /** What was stored before; null for what the environment said. */
  values: SettingChanges
}

/** Running services follow within half a minute, or as soon as they load their settings. */
export function changeSettings(
  db: Database,
  actor: Actor,
  changes: SettingChanges,
  before?: object,
): Promise<AuditEntry> {
  return transaction(db, async (db) => {
    const stored = new Map((await listSettings(db)).map(({ name, value }) => [name, JSON.parse(value)]))
    const names = Object.keys(changes).filter((name) => changes[name as keyof SettingChanges] !== undefined)
    const values = Object.fromEntries(names.map((name) => [name, stored.get(name) ?? null]))
    await storeSettings(db, changes)
    return record(db, actor, {
      ...{ action: 'change-settings', subjectType: 'settings', subjectRef: 0 },
      ...{ before: before ?? values, after: changes },
      undo: { kind: 'settings', values } satisfies SettingsUndo,
    })
  })
}

/** Null puts a setting back to its default. */
export async function storeSettings(db: Db, changes: SettingChanges): Promise<void> {
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) continue
    if (value === null) await deleteSetting(db, name)
    else await upsertSetting(db, name, JSON.stringify(value))
  }
}
