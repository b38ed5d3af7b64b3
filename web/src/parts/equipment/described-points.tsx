/** Fields for the settings that the owner knows: at least two, which define the start and the direction of the dial. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { useMethods } from '../../state/catalog.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/fields.tsx'
import type { FormState } from '../../ui/form.ts'
import { loadPart } from '../../ui/load-part.ts'
import { Row, Stack } from '../../ui/page.tsx'
import styles from './describe-grinder.module.css'
import { COMPARED, type DescribedValues, MAX_POINTS, MEASURED, NO_POINT, type PointValues } from './described-values.ts'
import { GrinderField } from './equipment-field.tsx'
import { useMeasuredText } from './measured-text.ts'

const MeasureSetting = loadPart(() => import('../measure/measure-setting.tsx'))

const LEAST = 2

export function DescribedPoints({ form }: { form: FormState<DescribedValues> }) {
  const { points } = form.values
  /** The row whose photos are being measured: one at a time, since photos take memory. */
  const [measuring, setMeasuring] = useState<number>()
  const change = (place: number, part: Partial<PointValues>) => {
    form.change({ points: points.map((point, i) => (i === place ? { ...point, ...part } : point)) })
    if (part.purpose !== undefined) setMeasuring(part.purpose === MEASURED ? place : undefined)
  }
  const remove = (place: number) => {
    form.change({ points: points.filter((_, i) => i !== place) })
    setMeasuring(undefined)
  }
  /** Measures into the first empty row, else into a new one. */
  const measureNext = () => {
    const empty = points.findIndex(({ setting, measured }) => setting.trim() === '' && measured === null)
    if (empty !== -1) return change(empty, { purpose: MEASURED })
    form.change({ points: [...points, { ...NO_POINT, purpose: MEASURED }] })
    setMeasuring(points.length)
  }
  const error = form.errorOf('points')
  return (
    <fieldset className={styles.points}>
      <legend>
        <Trans>Settings that work for you</Trans>
      </legend>
      <p className={styles.hint}>
        <Trans>
          Two are enough. The further apart the brews are, the better. If you know none, measure photos of your grounds
          at two settings.
        </Trans>
      </p>
      {points.map((point, i) => (
        <Point
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
          key={i}
          place={i}
          point={point}
          form={form}
          isMeasuring={measuring === i}
          onMeasure={(isOn) => setMeasuring(isOn ? i : undefined)}
          onChange={(part) => change(i, part)}
        >
          {points.length > LEAST && (
            <Button look="plain" aria-label={removeLabel(i + 1)} onClick={() => remove(i)}>
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
      {points.length < MAX_POINTS && (
        <Row>
          <Button look="quiet" onClick={() => form.change({ points: [...points, NO_POINT] })}>
            <Trans>Add another setting</Trans>
          </Button>
          {measuring === undefined && (
            <Button look="quiet" onClick={measureNext}>
              <Trans>Measure photos of grounds</Trans>
            </Button>
          )}
        </Row>
      )}
    </fieldset>
  )
}

const removeLabel = (number: number): string => t`Remove setting ${number}`

interface PointProps {
  place: number
  point: PointValues
  form: FormState<DescribedValues>
  isMeasuring: boolean
  onMeasure: (isOn: boolean) => void
  onChange: (part: Partial<PointValues>) => void
  children: React.ReactNode
}

function Point({ place, point, form, isMeasuring, onMeasure, onChange, children }: PointProps) {
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
            { value: MEASURED, label: t`Measured in photos` },
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
      {point.purpose === MEASURED && (
        <Measured
          label={t`Setting ${number}`}
          size={point.measured}
          isMeasuring={isMeasuring}
          onMeasure={onMeasure}
          onChange={(measured) => {
            onChange({ measured })
            onMeasure(false)
          }}
        />
      )}
      {children && <div>{children}</div>}
    </Stack>
  )
}

interface MeasuredProps {
  label: string
  size: PointValues['measured']
  isMeasuring: boolean
  onMeasure: (isOn: boolean) => void
  onChange: (size: PointValues['measured']) => void
}

function Measured({ label, size, isMeasuring, onMeasure, onChange }: MeasuredProps) {
  const measuredText = useMeasuredText()
  if (isMeasuring) {
    return (
      <Suspense fallback={null}>
        <MeasureSetting label={label} onDone={onChange} onCancel={() => onMeasure(false)} />
      </Suspense>
    )
  }
  const text = size ? t`Measure again` : t`Measure photos`
  return (
    <Row>
      {size && <span>{measuredText(size)}</span>}
      <Button look="quiet" aria-label={`${text}, ${label}`} onClick={() => onMeasure(true)}>
        {text}
      </Button>
    </Row>
  )
}
