/** Form that describes a grinder that isn't in the catalog, or changes the description. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { OperationId } from '../../api/client.ts'
import { useWrite } from '../../api/hooks.ts'
import { Button } from '../../ui/button.tsx'
import { Choices } from '../../ui/choices.tsx'
import { SelectField, TextField } from '../../ui/fields.tsx'
import { type FormState, useForm } from '../../ui/form.ts'
import { NumberField } from '../../ui/number-field.tsx'
import { Row, Stack } from '../../ui/page.tsx'
import { ErrorNote } from '../../ui/states.tsx'
import styles from './describe-grinder.module.css'
import { DescribedPoints } from './described-points.tsx'
import {
  checkDescription,
  type DescribedValues,
  FIELDS,
  newValues,
  type OwnGrinder,
  toBody,
  valuesOf,
} from './described-values.ts'

/** All reads that contain described grinders. */
const INVALIDATES: readonly OperationId[] = ['listUserGrinders', 'listOwnGrinders', 'getGrinderChart']

interface DescribeGrinderProps {
  /** The text that was typed in the search. */
  typed?: string
  /** The grinder to change; omitted to describe a new one. */
  grinder?: OwnGrinder
  onDone: (grinder: OwnGrinder) => void
  onCancel: () => void
}

export default function DescribeGrinder({ typed = '', grinder, onDone, onCancel }: DescribeGrinderProps) {
  const add = useWrite('describeOwnGrinder', { invalidates: INVALIDATES })
  const change = useWrite('changeOwnGrinder', { invalidates: INVALIDATES })
  const form = useForm<DescribedValues>(
    grinder ? valuesOf(grinder) : newValues(typed),
    FIELDS,
    async (values) => {
      const body = toBody(values)
      const reply = grinder
        ? await change.mutateAsync({ path: { id: grinder.id }, body })
        : await add.mutateAsync({ body })
      onDone(reply.grinder)
    },
    { name: grinder ? `grinder ${grinder.id}` : 'new grinder', check: checkDescription },
  )
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack>
        <p>
          <Trans>
            Describe it, and you can use it right away. Its ranges are wide at first, and narrow as you brew.
          </Trans>
        </p>
        <TextField
          label={t`Name`}
          autoComplete="off"
          placeholder={t`Model, or what you call it`}
          {...form.field('name')}
        />
        <TextField label={t`Brand (optional)`} autoComplete="off" {...form.field('brand')} />
        <Make form={form} />
        <Dial form={form} />
        <DescribedPoints form={form} />
        {form.error && <ErrorNote>{form.error}</ErrorNote>}
        <Row>
          <Button type="submit" busy={form.busy}>
            {grinder ? t`Save` : t`Add my grinder`}
          </Button>
          <Button look="quiet" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        </Row>
      </Stack>
    </form>
  )
}

interface PartProps {
  form: FormState<DescribedValues>
}

function Make({ form }: PartProps) {
  const { values, set } = form
  return (
    <>
      <Choices
        label={t({ message: 'Type', context: 'grinder' })}
        value={values.drive}
        options={[
          { value: 'hand', label: t({ message: 'Hand', comment: 'Type of grinder' }) },
          { value: 'electric', label: t({ message: 'Electric', comment: 'Type of grinder' }) },
        ]}
        onChange={set('drive')}
      />
      <div className={styles.burrs}>
        <SelectField
          label={t`Burrs`}
          value={values.burrType}
          onChange={(burrType) => set('burrType')(burrType as DescribedValues['burrType'])}
          options={[
            { value: 'conical', label: t({ message: 'Conical', comment: 'Type of burrs' }) },
            { value: 'flat', label: t({ message: 'Flat', comment: 'Type of burrs' }) },
            { value: 'ghost', label: t({ message: 'Ghost', comment: 'Type of burrs' }) },
            { value: 'other', label: t({ message: "Other, or I don't know", comment: 'Type of burrs' }) },
          ]}
        />
        <NumberField label={t`Burr size (optional)`} unit="mm" {...form.field('burrSizeMm')} />
      </div>
    </>
  )
}

function Dial({ form }: PartProps) {
  const { values, set } = form
  const isNumbers = values.dial === 'numbers'
  return (
    <>
      <Choices
        label={t`How do you read the dial?`}
        value={values.dial}
        options={[
          { value: 'clicks', label: t`Clicks` },
          { value: 'turns', label: t`Turns and clicks` },
          { value: 'numbers', label: t`Numbers` },
        ]}
        onChange={set('dial')}
      />
      <div className={styles.pair}>
        <NumberField label={t`Lowest setting`} {...form.field('minGrindSetting')} />
        <NumberField
          label={t`Highest setting`}
          hint={values.dial === 'turns' ? t`In clicks, over all turns.` : undefined}
          {...form.field('maxGrindSetting')}
        />
      </div>
      {values.dial === 'turns' && <NumberField label={t`Clicks per turn`} {...form.field('clicksPerTurn')} />}
      {isNumbers && (
        <>
          <Choices
            label={t`Adjustment`}
            value={values.adjustment}
            options={[
              { value: 'stepped', label: t({ message: 'Stepped', comment: 'Adjustment of a grinder' }) },
              { value: 'stepless', label: t({ message: 'Stepless', comment: 'Adjustment of a grinder' }) },
            ]}
            onChange={set('adjustment')}
          />
          <NumberField
            label={t`Smallest step (optional)`}
            hint={t`From one position to the next, such as 0.5.`}
            {...form.field('step')}
          />
        </>
      )}
      <Choices
        label={t`Which end grinds finer?`}
        value={values.finer}
        options={[
          { value: 'low', label: t`Low numbers` },
          { value: 'high', label: t`High numbers` },
        ]}
        onChange={set('finer')}
      />
    </>
  )
}
