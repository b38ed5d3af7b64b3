/** Confidence of a grind setting, as dots and text. */
import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import type { Basis, ConversionConfidence } from '#domain/uncertainty.ts'
import styles from './confidence.module.css'

const CONFIDENCE_LABELS: Record<ConversionConfidence, MessageDescriptor> = {
  high: msg`High confidence`,
  medium: msg`Medium confidence`,
  low: msg`Low confidence`,
}

const BASIS_LABELS: Record<Basis, MessageDescriptor> = {
  measured: msg`Measured on this grinder`,
  calibrated: msg`From your calibration`,
  published: msg`From published settings`,
  estimated: msg`Estimated from similar grinders`,
  extrapolated: msg`Beyond what we know of this grinder`,
}

const DOTS: Record<ConversionConfidence, number> = { low: 1, medium: 2, high: 3 }

export const Confidence = ({ confidence, basis }: { confidence: ConversionConfidence; basis: Basis }) => (
  <p className={styles.confidence}>
    <svg viewBox="0 0 34 10" width="34" height="10" aria-hidden="true">
      {[0, 1, 2].map((place) => (
        <circle key={place} cx={5 + place * 12} cy="5" r="4" data-lit={place < DOTS[confidence] || undefined} />
      ))}
    </svg>
    <span className={styles.level}>{t(CONFIDENCE_LABELS[confidence])}</span> <span>{t(BASIS_LABELS[basis])}</span>
  </p>
)
