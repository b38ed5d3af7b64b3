/** The form of a recipe, new or changed: it computes what follows, and keeps everything when it is refused. */
import { type ReactNode, useEffect, useRef } from 'react'
import { toModel } from '../../state/catalog.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/fields.tsx'
import { useForm } from '../../ui/form.ts'
import { Section } from '../../ui/page.tsx'
import { ErrorNote } from '../../ui/states.tsx'
import { AmountFields } from './amount-fields.tsx'
import { EquipmentFields, useChartOf } from './equipment-fields.tsx'
import styles from './recipe-form.module.css'
import { RECIPE_FIELDS, type RecipeValues, toBody } from './recipe-values.ts'
import { TasteFields } from './taste-fields.tsx'

interface RecipeFormProps {
  initial: RecipeValues
  /** The coffee, which is chosen once and for all. */
  coffee: (form: ReturnType<typeof useForm<RecipeValues>>) => ReactNode
  submit: string
  send: (body: ReturnType<typeof toBody>, values: RecipeValues) => Promise<unknown>
  /** Beside the form. */
  aside?: (values: RecipeValues) => ReactNode
}

export function RecipeForm({ initial, coffee, submit, send, aside }: RecipeFormProps) {
  const element = useRef<HTMLFormElement>(null)
  const form = useForm(initial, RECIPE_FIELDS, (values) => send(toBody(values, chart && toModel(chart)), values))
  const chart = useChartOf(form.values.grinder?.slug)
  // Whoever is refused is led to the field that it is about.
  useEffect(() => {
    if (!form.busy) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form.busy])
  return (
    <div className={aside ? styles.columns : undefined}>
      <form ref={element} className={styles.form} onSubmit={form.submit} noValidate>
        <Section heading="Coffee">{coffee(form)}</Section>
        <Section heading="Equipment">
          <div className={styles.fields}>
            <EquipmentFields form={form} />
          </div>
        </Section>
        <Section heading="Amounts">
          <div className={styles.amounts}>
            <AmountFields form={form} />
          </div>
        </Section>
        <Section heading="In your words">
          <TextArea
            label="How it is done"
            rows={5}
            placeholder="Bloom, pours, stirs: whatever matters."
            value={form.values.notes}
            onChange={form.set('notes')}
            error={form.errorOf('notes')}
          />
          <TasteFields form={form} />
        </Section>
        {form.error && <ErrorNote>{form.error}</ErrorNote>}
        <div>
          <Button type="submit" busy={form.busy}>
            {submit}
          </Button>
        </div>
      </form>
      {aside && <aside className={styles.aside}>{aside(form.values)}</aside>}
    </div>
  )
}
