/** Form of the viewer's kitchen: altitude, because water boils cooler high up, and water hardness. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { WaterHardness } from '#domain/kitchen.ts'
import type { Reply } from '../../api/client.ts'
import { useRead, useWrite } from '../../api/hooks.ts'
import { patchTasteProfile } from '../../api/limits.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/fields.tsx'
import { useForm } from '../../ui/form.ts'
import { Section, Stack } from '../../ui/page.tsx'
import { QuantityField } from '../../ui/quantity-field.tsx'
import { ErrorNote, ReadResult } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import { validate } from '../../ui/validation.ts'
import styles from './equipment.module.css'

export function Kitchen() {
  const told = useRead('getTasteProfile')
  return (
    <Section heading={t`Your kitchen`}>
      <ReadResult read={told} height="12rem">
        {({ kitchen }) => <KitchenForm kitchen={kitchen} />}
      </ReadResult>
    </Section>
  )
}

function KitchenForm({ kitchen }: { kitchen: Reply<'getTasteProfile'>['kitchen'] }) {
  const save = useWrite('patchTasteProfile', {
    invalidates: ['getTasteProfile', 'adaptRecipe', 'discover', 'getRecipeForVolume'],
    onSuccess: () => toast(t`Kitchen saved`),
  })
  const form = useForm(
    { altitudeMeters: String(kitchen.altitudeMeters ?? ''), waterHardness: kitchen.waterHardness ?? '' },
    ['altitudeMeters', 'waterHardness'],
    (values) => save.mutateAsync({ body: toBody(values) }),
    { check: (values) => validate(toBody(values), patchTasteProfile) },
  )
  return (
    <form className={styles.kitchen} onSubmit={form.submit} noValidate>
      <Stack>
        <QuantityField
          quantity="altitude"
          label={t`Altitude`}
          hint={t`High up, water boils cooler: recipes won't ask for hotter water than you can get.`}
          {...form.field('altitudeMeters')}
        />
        <SelectField
          label={t`Water`}
          options={[
            { value: '', label: t`Not sure` },
            { value: 'SOFT', label: t({ message: 'Soft', context: 'water' }) },
            { value: 'MEDIUM', label: t({ message: 'Medium', context: 'water' }) },
            { value: 'HARD', label: t({ message: 'Hard', context: 'water' }) },
          ]}
          {...form.field('waterHardness')}
        />
        {form.error && <ErrorNote>{form.error}</ErrorNote>}
        <div>
          <Button type="submit" busy={form.busy}>
            <Trans>Save</Trans>
          </Button>
        </div>
      </Stack>
    </form>
  )
}

/** An unreadable altitude becomes NaN, which the validation rejects. */
function toBody({ altitudeMeters, waterHardness }: { altitudeMeters: string; waterHardness: string }) {
  return {
    altitudeMeters: altitudeMeters === '' ? null : Number(altitudeMeters),
    waterHardness: (waterHardness || null) as WaterHardness | null,
  }
}
