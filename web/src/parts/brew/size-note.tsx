/** Note about a size that doesn't suit the brewer: it needs several batches, or is below the brewer's minimum. */
import { plural, t } from '@lingui/core/macro'
import type { Finding } from '#domain/finding.ts'
import type { Batches } from '#domain/scaling.ts'
import type { Formatter } from '#domain/units/formatter.ts'
import { useFormat } from '#web/state/units.ts'
import styles from './size-stepper.module.css'

interface SizeNoteProps {
  batches?: Batches | undefined
  /** The brewer's minimum in grams, where the size is below it. */
  least?: { amount: 'dose' | 'water'; grams: number } | undefined
}

/** The brewer's minimum, if the size is below it. */
export function leastOf(findings: readonly { code: string; params: object }[]): SizeNoteProps['least'] {
  const found = findings.find(({ code }) => code === 'below_minimum')?.params
  if (!found) return undefined
  const { amount, least } = found as Extract<Finding, { code: 'below_minimum' }>['params']
  return { amount, grams: least }
}

export function SizeNote({ batches, least }: SizeNoteProps) {
  const format = useFormat()
  const text = batches ? batchesText(batches, format) : least && leastText(least, format)
  return text ? (
    <p className={styles.note} role="status">
      {text}
    </p>
  ) : null
}

function batchesText({ count, doseGrams, waterGrams }: Batches, format: Formatter): string {
  const [dose, water] = [format.weight(doseGrams), format.weight(waterGrams)]
  return t`More than this brewer holds: ${plural(count, { one: '# batch', other: '# batches' })} of ${dose} coffee and ${water} water each.`
}

function leastText({ amount, grams }: NonNullable<SizeNoteProps['least']>, format: Formatter): string {
  const weight = format.weight(grams)
  return amount === 'dose'
    ? t`This brewer works better with at least ${weight} of coffee.`
    : t`This brewer works better with at least ${weight} of water.`
}
