/** Fields for the tasting of a brew: extraction feedback and taste levels. */
import { msg, t } from '@lingui/core/macro'
import { type Taste, TasteSliders } from '../../parts/brew/taste-sliders.tsx'
import { Picks } from '../../ui/choices.tsx'
import styles from './tasting.module.css'

const SIGNS = [
  { value: 'sour', label: msg`Sour` },
  { value: 'bitter', label: msg`Bitter` },
  { value: 'watery', label: msg`Watery` },
  { value: 'harsh', label: msg`Harsh` },
  { value: 'balanced', label: msg`Balanced` },
] as const
export type Sign = (typeof SIGNS)[number]['value']

export interface Tasted {
  signs: Sign[]
  /** Only the levels whose sliders were moved. */
  taste: Taste
}

type StoredTasting = { extractionFeedback: Partial<Record<Sign, boolean>> | null; tasteProfile: object | null }

export const toTasted = ({ extractionFeedback, tasteProfile }: StoredTasting): Tasted => ({
  signs: SIGNS.flatMap(({ value }) => (extractionFeedback?.[value] ? [value] : [])),
  taste: { ...tasteProfile },
})

/** Request body of a tasting; null where nothing was chosen. */
export const fromTasted = ({ signs, taste }: Tasted) => ({
  extractionFeedback: signs.length > 0 ? Object.fromEntries(signs.map((sign) => [sign, true])) : null,
  tasteProfile: Object.keys(taste).length > 0 ? taste : null,
})

export function TastingFields({ values, onChange }: { values: Tasted; onChange: (change: Partial<Tasted>) => void }) {
  const { signs, taste } = values
  return (
    <>
      <Picks
        label={t`What stood out?`}
        picked={signs}
        options={SIGNS.map(({ value, label }) => ({ value, label: t(label) }))}
        onChange={(picked, latest) => onChange({ signs: reconciled(picked, latest) })}
      />
      <div className={styles.tastes}>
        <TasteSliders taste={taste} onChange={(name, level) => onChange({ taste: { ...taste, [name]: level } })} />
      </div>
    </>
  )
}

/** "Balanced" excludes all faults, and the other way round. */
const reconciled = (signs: Sign[], latest: Sign): Sign[] =>
  signs.filter((sign) => sign === latest || (latest === 'balanced' ? false : sign !== 'balanced'))
