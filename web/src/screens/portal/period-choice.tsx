/** Choice of the period for analytics. */
import { plural, t } from '@lingui/core/macro'
import type { ApiError } from '#web/api/client.ts'
import { Choices } from '#web/ui/choices.tsx'
import { TextField } from '#web/ui/fields.tsx'
import styles from './portal.module.css'

export interface Period {
  days?: number
  from?: string
  to?: string
}

const SPANS = [30, 90] as const

export function periodIn(search: string): Period {
  const said = new URLSearchParams(search)
  const [from, to] = [said.get('from') ?? undefined, said.get('to') ?? undefined]
  if (from || to) return { from, to }
  return { days: SPANS.find((days) => String(days) === said.get('days')) ?? SPANS[0] }
}

export function searchOf({ days, from, to }: Period): string {
  const search = new URLSearchParams()
  if (days && days !== SPANS[0]) search.set('days', String(days))
  if (from) search.set('from', from)
  if (to) search.set('to', to)
  return search.toString()
}

export function periodProblem({ from, to }: Period, error: ApiError): string {
  return from && to && from > to ? t`The first day must be before the last` : error.message
}

interface PeriodChoiceProps {
  period: Period
  /** Period of the figures. */
  shown: { from: string; to: string } | undefined
  onChange: (period: Period) => void
  errorOf: (field: 'from' | 'to') => string | undefined
}

export function PeriodChoice({ period, shown, onChange, errorOf }: PeriodChoiceProps) {
  const from = period.from ?? (period.days ? '' : shown?.from) ?? ''
  const to = period.to ?? (period.days ? '' : shown?.to) ?? ''
  const choose = (value: string) =>
    onChange(value === 'own' ? { from: shown?.from, to: shown?.to } : { days: Number(value) })
  return (
    <div className={styles.period}>
      <Choices
        label={t`Period`}
        hideLabel
        value={period.days ? String(period.days) : 'own'}
        onChange={choose}
        options={[
          ...SPANS.map((days) => ({
            value: String(days),
            label: plural(days, { one: 'Last # day', other: 'Last # days' }),
          })),
          { value: 'own', label: t`Choose dates` },
        ]}
      />
      {!period.days && (
        <div className={styles.dates}>
          <TextField
            label={t({ message: 'From', context: 'date' })}
            type="date"
            value={from}
            onChange={(value) => onChange({ from: value || undefined, to: to || undefined })}
            error={errorOf('from')}
          />
          <TextField
            label={t({ message: 'To', context: 'date' })}
            type="date"
            value={to}
            onChange={(value) => onChange({ from: from || undefined, to: value || undefined })}
            error={errorOf('to')}
          />
        </div>
      )}
    </div>
  )
}
