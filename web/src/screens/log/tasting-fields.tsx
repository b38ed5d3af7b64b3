/** What stood out in a cup and what it tasted of, as fields: for a new brew, for one that is edited, and on its own. */
import { type Taste, TasteSliders } from '../../parts/brew/taste-sliders.tsx'
import { Picks } from '../../ui/choices.tsx'
import styles from './tasting.module.css'

const SIGNS = [
  { value: 'sour', label: 'Sour' },
  { value: 'bitter', label: 'Bitter' },
  { value: 'watery', label: 'Watery' },
  { value: 'harsh', label: 'Harsh' },
  { value: 'balanced', label: 'Balanced' },
] as const
export type Sign = (typeof SIGNS)[number]['value']

export interface Tasted {
  signs: Sign[]
  /** Only what was said: a slider says something once it was moved. */
  taste: Taste
}

type Kept = { extractionFeedback: Partial<Record<Sign, boolean>> | null; tasteProfile: object | null }

export const toTasted = ({ extractionFeedback, tasteProfile }: Kept): Tasted => ({
  signs: SIGNS.flatMap(({ value }) => (extractionFeedback?.[value] ? [value] : [])),
  taste: { ...tasteProfile },
})

/** As the server takes it; null where nothing was said. */
export const fromTasted = ({ signs, taste }: Tasted) => ({
  extractionFeedback: signs.length > 0 ? Object.fromEntries(signs.map((sign) => [sign, true])) : null,
  tasteProfile: Object.keys(taste).length > 0 ? taste : null,
})

export function TastingFields({ values, onChange }: { values: Tasted; onChange: (change: Partial<Tasted>) => void }) {
  const { signs, taste } = values
  return (
    <>
      <Picks
        label="What stood out"
        picked={signs}
        options={SIGNS}
        onChange={(picked, latest) => onChange({ signs: reconciled(picked, latest) })}
      />
      <div className={styles.tastes}>
        <TasteSliders taste={taste} onChange={(name, level) => onChange({ taste: { ...taste, [name]: level } })} />
      </div>
    </>
  )
}

/** A cup that is balanced has none of the faults, and the other way round. */
const reconciled = (signs: Sign[], latest: Sign): Sign[] =>
  signs.filter((sign) => sign === latest || (latest === 'balanced' ? false : sign !== 'balanced'))
