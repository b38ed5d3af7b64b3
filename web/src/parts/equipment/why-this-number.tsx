/** What a grind setting rests on: the grinder's sources, the owner's brews, and what the range means. */
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { isCalibrated } from '#domain/calibration.ts'
import type { BrewMethod, Evidence } from '#domain/catalog.ts'
import type { Curve } from '#domain/curve.ts'
import type { Basis } from '#domain/uncertainty.ts'
import { equipmentName } from './equipment-name.ts'
import { evidenceKind } from './evidence.ts'
import styles from './why-this-number.module.css'

interface WhyProps {
  equipment: { chart: { slug: string; brand: string; name: string; evidence: Evidence | null }; curve: Curve }
  /** Omitted for conversions, which don't depend on the brew method. */
  method?: Pick<BrewMethod, 'extraction'>
  basis: Basis
  /** More reasons, as list items. */
  children?: ReactNode
}

export function WhyThisNumber({ equipment: { chart, curve }, method, basis, children }: WhyProps) {
  const grinder = equipmentName(chart)
  const kind = evidenceKind(chart.evidence)
  const source = chart.evidence?.name
  return (
    <details className={styles.why}>
      <summary>{t`Why this number?`}</summary>
      <ul>
        <li>
          <Link href={`/grinders/${chart.slug}`}>{grinder}</Link>: {kind}
          {source && ` (${source})`}
        </li>
        {basis === 'extrapolated' && (
          <li>{t`It is outside the settings we know for this grinder, so the range is wider.`}</li>
        )}
        <li>{ownText(curve)}</li>
        {method && <li>{t`People differ in taste, water and coffee, so no number is right for everybody.`}</li>}
        <li>
          <Trans>Four in five people end up within the range. Outside of it is fine, too.</Trans>
        </li>
        {children}
      </ul>
    </details>
  )
}

function ownText(curve: Curve): string {
  if (!isCalibrated(curve)) return t`None of your own brews yet: log and rate a few, and the range gets narrower.`
  const { brews, references, measurements } = curve.evidence
  if (measurements > 0) {
    return plural(brews + references + measurements, {
      one: 'Your own grinder: learnt from # setting that you measured.',
      other: 'Your own grinder: learnt from # brews, answers and measurements of yours.',
    })
  }
  if (brews === 0) {
    return plural(references, {
      one: 'Your own grinder: learnt from # calibration answer.',
      other: 'Your own grinder: learnt from # calibration answers.',
    })
  }
  return plural(brews + references, {
    one: 'Your own grinder: learnt from # brew or answer of yours.',
    other: 'Your own grinder: learnt from # brews and answers of yours.',
  })
}
