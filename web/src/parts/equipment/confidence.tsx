/** How sure a setting is, in dots and in words. */
import type { Basis, ConversionConfidence } from '#domain/uncertainty.ts'
import { BASIS_WORDS, CONFIDENCE_WORDS } from '../../screens/dial-in/labels.ts'
import styles from './confidence.module.css'

const DOTS: Record<ConversionConfidence, number> = { low: 1, medium: 2, high: 3 }

export const Confidence = ({ confidence, basis }: { confidence: ConversionConfidence; basis: Basis }) => (
  <p className={styles.confidence}>
    <svg viewBox="0 0 34 10" width="34" height="10" aria-hidden="true">
      {[0, 1, 2].map((place) => (
        <circle key={place} cx={5 + place * 12} cy="5" r="4" data-lit={place < DOTS[confidence] || undefined} />
      ))}
    </svg>
    <span>
      {CONFIDENCE_WORDS[confidence]}, {BASIS_WORDS[basis]}
    </span>
  </p>
)
