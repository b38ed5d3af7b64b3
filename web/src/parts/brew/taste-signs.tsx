/** What stood out in a cup, as check boxes. */
import { msg, t } from '@lingui/core/macro'
import { Picks } from '../../ui/choices.tsx'

export const SIGNS = [
  { value: 'sour', label: msg`Sour` },
  { value: 'bitter', label: msg`Bitter` },
  { value: 'watery', label: msg`Watery` },
  { value: 'harsh', label: msg`Harsh` },
  { value: 'balanced', label: msg`Balanced` },
] as const
export type Sign = (typeof SIGNS)[number]['value']

export const TasteSigns = ({ signs, onChange }: { signs: readonly Sign[]; onChange: (signs: Sign[]) => void }) => (
  <Picks
    label={t`What stood out?`}
    picked={signs}
    options={SIGNS.map(({ value, label }) => ({ value, label: t(label) }))}
    onChange={(picked, latest) => onChange(reconciled(picked, latest))}
  />
)

/** "Balanced" excludes all faults, and the other way round. */
const reconciled = (signs: Sign[], latest: Sign): Sign[] =>
  signs.filter((sign) => sign === latest || (latest === 'balanced' ? false : sign !== 'balanced'))

/** Part of a request body; null where nothing stood out. */
export const feedbackOf = (signs: readonly Sign[]): Partial<Record<Sign, boolean>> | null =>
  signs.length > 0 ? Object.fromEntries(signs.map((sign) => [sign, true])) : null
