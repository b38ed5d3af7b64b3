/** What a decision changed, as names and values. */
import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { type Role, roleName, type State, stateName, suspensionText } from './action-labels.ts'
import type { AuditEntry } from './undo.tsx'

export interface Change {
  name: string
  before: string | undefined
  after: string
}

const NAMES: Record<string, MessageDescriptor> = {
  state: msg`State`,
  role: msg`Role`,
  suspendedUntil: msg`Suspension`,
  name: msg`Name`,
  websiteUrl: msg`Website`,
  registration: msg`Sign-up`,
  quotas: msg`Daily limits`,
  holdLinks: msg`Hold first links`,
  newAccountDays: msg`Accounts count as new for (days)`,
  roastLevel: msg`Roast level`,
  coffeeType: msg`Type of coffee`,
  origin: msg`Origin`,
  flavorProfile: msg`Flavor notes`,
  description: msg`Description`,
  acidityLevel: msg`Acidity`,
  bodyLevel: msg`Body`,
  processingMethod: msg`Process`,
  uses: msg`Uses`,
  note: msg`Note`,
  isVerified: msg`Verified`,
  isPremium: msg`Premium`,
}

/** Only the fields that differ and have a name in NAMES. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Change[] {
  const old = (before ?? {}) as Record<string, unknown>
  return Object.entries((after ?? {}) as Record<string, unknown>).flatMap(([field, value]) => {
    const name = NAMES[field]
    if (!name || JSON.stringify(value) === JSON.stringify(old[field])) return []
    return [
      { name: t(name), before: field in old ? textOf(field, old[field]) : undefined, after: textOf(field, value) },
    ]
  })
}

function textOf(field: string, value: unknown): string {
  if (value === null || value === undefined) return '–'
  if (field === 'state') return stateName(value as State)
  if (field === 'role') return roleName(value as Role)
  if (field === 'suspendedUntil') return suspensionText(String(value))
  if (typeof value === 'boolean') return value ? t`on` : t`off`
  return String(value)
}
