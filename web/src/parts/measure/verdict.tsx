/** The verdict on one photograph: good, fair or not usable, and what to do better. */
import { t } from '@lingui/core/macro'
import type { Quality } from '#domain/grind-photo/quality.ts'
import { useFormat } from '#web/state/units.ts'
import styles from './measure.module.css'
import type { MeasuredPhoto } from './measured-photo.ts'
import { warningText } from './warning-text.ts'

export function Verdict({ measured: { quality, warnings } }: { measured: MeasuredPhoto }) {
  const format = useFormat()
  return (
    <div className={styles.verdict} data-quality={quality} role="status">
      <p>
        <strong>{headline(quality)}</strong>
      </p>
      {warnings.length > 0 && (
        <ul>
          {warnings.map((warning) => (
            <li key={warning.code}>{warningText(warning, format)}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

function headline(quality: Quality): string {
  if (quality === 'good') return t`Well spread: this photo can be trusted.`
  return quality === 'fair' ? t`Usable, but it could be better.` : t`This photo can't be used.`
}
