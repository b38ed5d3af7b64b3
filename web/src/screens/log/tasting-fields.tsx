/** Fields for the tasting of a brew: extraction feedback and taste levels. */
import { feedbackOf, SIGNS, type Sign, TasteSigns } from '../../parts/brew/taste-signs.tsx'
import { type Taste, TasteSliders } from '../../parts/brew/taste-sliders.tsx'
import styles from './tasting.module.css'

export interface Tasted {
  signs: Sign[]
  /** Only the levels whose sliders were touched. */
  taste: Taste
}

type StoredTasting = { extractionFeedback: Partial<Record<Sign, boolean>> | null; tasteProfile: object | null }

export const toTasted = ({ extractionFeedback, tasteProfile }: StoredTasting): Tasted => ({
  signs: SIGNS.flatMap(({ value }) => (extractionFeedback?.[value] ? [value] : [])),
  taste: { ...tasteProfile },
})

/** Request body of a tasting; null where nothing was chosen. */
export const fromTasted = ({ signs, taste }: Tasted) => ({
  extractionFeedback: feedbackOf(signs),
  tasteProfile: Object.keys(taste).length > 0 ? taste : null,
})

export function TastingFields({ values, onChange }: { values: Tasted; onChange: (change: Partial<Tasted>) => void }) {
  const { signs, taste } = values
  return (
    <>
      <TasteSigns signs={signs} onChange={(signs) => onChange({ signs })} />
      <div className={styles.tastes}>
        <TasteSliders taste={taste} onChange={(name, level) => onChange({ taste: { ...taste, [name]: level } })} />
      </div>
    </>
  )
}
