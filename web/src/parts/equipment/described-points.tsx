/** The settings that work, each with what for: two at least, so that the dial has a beginning and a direction. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMethods } from '../../state/catalog.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/fields.tsx'
import type { FormState } from '../../ui/form.ts'
import { Stack } from '../../ui/page.tsx'
import styles from './describe-grinder.module.css'
import { COMPARED, type DescribedValues, MOST_POINTS, NO_POINT, type PointValues } from './described-values.ts'
import { GrinderField } from './equipment-field.tsx'

const LEAST = 2

export function DescribedPoints({ form }: { form: FormState<DescribedValues> }) {
  const { points } = form.values
  const change = (place: number, part: Partial<PointValues>) =>
    form.change({ points: points.map((point, i) => (i === place ? { ...point, ...part } : point)) })
  const error = form.errorOf('points')
  return (
    <fieldset className={styles.points}>
      <legend>
        <Trans>Settings that work for you</Trans>
      </legend>
      <p className={styles.hint}>
        <Trans>Two are enough. The further apart the brews are, the better.</Trans>
      </p>
      {points.map((point, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
        <Point key={i} place={i} point={point} form={form} onChange={(part) => change(i, part)}>
          {points.length > LEAST && (
            <Button
              look="plain"
              aria-label={removeLabel(i + 1)}
              onClick={() => form.change({ points: points.filter((_, other) => other !== i) })}
            >
              <Trans>Remove</Trans>
            </Button>
          )}
        </Point>
      ))}
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {points.length < MOST_POINTS && (
        <div>
          <Button look="quiet" onClick={() => form.change({ points: [...points, NO_POINT] })}>
            <Trans>Add another setting</Trans>
          </Button>
        </div>
      )}
    </fieldset>
  )
}

const removeLabel = (number: number): string => t`Remove setting ${number}`

interface PointProps {
  place: number
  point: PointValues
  form: FormState<DescribedValues>
  onChange: (part: Partial<PointValues>) => void
  children: React.ReactNode
}

function Point({ place, point, form, onChange, children }: PointProps) {
  const methods = useMethods().data?.data ?? []
  const errorOf = (field: string) => form.errorOf(`points.${place}.${field}`)
  const number = place + 1
  return (
    <Stack>
      <div className={styles.point}>
        <TextField
          label={t`Setting ${number}`}
          autoComplete="off"
          inputMode={form.values.dial === 'turns' ? 'text' : 'decimal'}
          maxLength={60}
          value={point.setting}
          onChange={(setting) => onChange({ setting })}
          error={errorOf('setting')}
        />
        <SelectField
          label={t`Works for`}
          value={point.purpose}
          onChange={(purpose) => onChange({ purpose })}
          options={[
            { value: '', label: t`Choose` },
            ...methods.map(({ id, name }) => ({ value: id, label: name })),
            { value: COMPARED, label: t`Same as on another grinder` },
          ]}
          error={errorOf('method')}
        />
      </div>
      {point.purpose === COMPARED && (
        <div className={styles.point}>
          <GrinderField
            value={point.grinderId}
            onChange={(grinderId) => onChange({ grinderId })}
            error={errorOf('grinderId')}
            isListedOnly
          />
          <TextField
            label={t`Its setting`}
            autoComplete="off"
            maxLength={60}
            value={point.grinderSetting}
            onChange={(grinderSetting) => onChange({ grinderSetting })}
            error={errorOf('grinderSetting')}
          />
        </div>
      )}
      {children && <div>{children}</div>}
    </Stack>
  )
}
