/** Calibration references found so far, each with a remove button. */
import type { CalibrationReference, Feedback } from '#domain/calibration.ts'
import type { BrewMethod, GrinderModel } from '#domain/catalog.ts'
import { formatSetting } from '#domain/notation.ts'
import { Button } from '../../ui/button.tsx'
import styles from './calibrate.module.css'

const WORDS: Record<Feedback, string> = { TOO_FINE: 'too fine', JUST_RIGHT: 'just right', TOO_COARSE: 'too coarse' }

interface FoundProps {
  dial: GrinderModel
  methods: readonly BrewMethod[]
  references: readonly CalibrationReference[]
  onChange: (references: readonly CalibrationReference[]) => void
}

export function FoundReferences({ dial, methods, references, onChange }: FoundProps) {
  if (references.length === 0) return null
  return (
    <section className={styles.found} aria-labelledby="found">
      <h2 id="found">What you found</h2>
      <ul className={styles.list}>
        {references.map((reference) => {
          const { grindIndex, setting, feedback } = reference
          const method = methods.find((each) => each.grindIndex.ideal === grindIndex)?.name ?? `index ${grindIndex}`
          const words = `${formatSetting(dial, setting)} for ${method}: ${WORDS[feedback]}`
          return (
            <li key={grindIndex}>
              <span>{words}</span>
              <Button
                look="plain"
                aria-label={`Remove ${words}`}
                onClick={() => onChange(references.filter((other) => other !== reference))}
              >
                Remove
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
