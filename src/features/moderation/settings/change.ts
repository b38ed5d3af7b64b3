/** Changes settings while the service runs, with an entry in the audit log. */
import type { Database, Db } from '../../../db/open.ts'
import { transaction } from '../../../db/transaction.ts'
import { listInvites } from '../../members/accounts/invite-queries.ts'
import type { Actor } from '../audit/actor.ts'
import type { AuditEntry } from '../audit/queries.ts'
import { record, UNDO_MS } from '../audit/record.ts'
import { countSince } from '../overview/queries.ts'
import { countPending } from '../withheld/queries.ts'
import { deleteSetting, listSettings, upsertSetting } from './queries.ts'
import type { SettingChanges, SettingName, Settings } from './settings.ts'

export interface SettingsUndo {
  kind: 'settings'
  /** The values that were stored before; null where the default applied. */
  values: SettingChanges
}

/** Running nodes apply the change when they next load their settings, within half a minute. */
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

/** Previews a change of settings: each value before and after, and how many things it concerns. */
export async function previewSettings(
  db: Db,
  settings: Pick<Settings, 'values' | 'defaults'>,
  changes: SettingChanges,
) {
  const { values, defaults } = settings
  const differing = (Object.keys(values) as SettingName[]).flatMap((name) => {
    const value = changes[name]
    const after = value === null ? defaults[name] : (value ?? values[name])
    return after === values[name] ? [] : [{ name, before: values[name], after }]
  })
  return {
    changes: differing,
    counts: await countConcerned(db, differing),
    undoableUntil: new Date(Date.now() + UNDO_MS).toISOString(),
  }
}

const DAY_MS = 24 * 60 * 60_000

/** Counts invitations that stay valid, things that stay pending, and accounts that would count as new. */
export async function countConcerned(db: Db, changes: readonly { name: SettingName; after: unknown }[]) {
  const counts: Record<string, number> = {}
  for (const { name, after } of changes) {
    if (name === 'registration') counts.invites = (await listInvites(db)).length
    if (name === 'quotas' || name === 'holdLinks') counts.pending = await countPending(db)
    if (name === 'newAccountDays') {
      const since = new Date(Date.now() - (after as number) * DAY_MS).toISOString()
      counts.newAccounts = await countSince(db, 'users', since)
    }
  }
  return counts
}

/** Null puts a setting back to its default. */
export async function storeSettings(db: Db, changes: SettingChanges): Promise<void> {
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) continue
    if (value === null) await deleteSetting(db, name)
    else await upsertSetting(db, name, JSON.stringify(value))
  }
}
