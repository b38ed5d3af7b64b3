/** Confidence of a grind setting, as dots and text. */
import type { Basis, ConversionConfidence } from '#domain/uncertainty.ts'
import styles from './confidence.module.css'

const CONFIDENCE_LABELS: Record<ConversionConfidence, string> = {
  high: 'High confidence',
  medium: 'Medium confidence',
  low: 'Low confidence',
}

/** Goes on after the confidence. */
const BASIS_LABELS: Record<Basis, string> = {
  measured: 'measured on this grinder',
  calibrated: 'from your own calibration',
  published: 'from published settings',
  estimated: 'estimated from similar grinders',
  extrapolated: 'beyond the known points of this grinder',
}

const DOTS: Record<ConversionConfidence, number> = { low: 1, medium: 2, high: 3 }

export const Confidence = ({ confidence, basis }: { confidence: ConversionConfidence; basis: Basis }) => (
  <p className={styles.confidence}>
    <svg viewBox="0 0 34 10" width="34" height="10" aria-hidden="true">
      {[0, 1, 2].map((place) => (
        <circle key={place} cx={5 + place * 12} cy="5" r="4" data-lit={place < DOTS[confidence] || undefined} />
      ))}
    </svg>
    <span>
      {CONFIDENCE_LABELS[confidence]}, {BASIS_LABELS[basis]}
    </span>
  </p>
)
