/** Form of a roaster's coffee, new or existing. */
import { t } from '@lingui/core/macro'
import type { Reply } from '#web/api/client.ts'
import { createOwnCoffee } from '#web/api/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextArea, TextField } from '#web/ui/fields.tsx'
import { useForm } from '#web/ui/form.ts'
import { ErrorNote } from '#web/ui/states.tsx'
import { mergeErrors, validate } from '#web/ui/validation.ts'
import { type CoffeeType, roastOptionsFor, typeOptions } from '../../parts/coffee/coffee-labels.ts'
import styles from './portal.module.css'

type Coffee = Reply<'getCoffee'>

const FIELDS = [
  'name',
  'roastLevel',
  'coffeeType',
  'origin',
  'processingMethod',
  'flavorProfile',
  'acidityLevel',
  'bodyLevel',
  'description',
  'slug',
] as const
type Values = Record<(typeof FIELDS)[number], string>

const levelOptions = () => ['', '1', '2', '3', '4', '5'].map((value) => ({ value, label: value || t`Not specified` }))

function valuesOf(coffee: Coffee | undefined): Values {
  return {
    name: coffee?.name ?? '',
    roastLevel: coffee?.roastLevel ?? '',
    coffeeType: coffee?.coffeeType ?? 'SINGLE_ORIGIN',
    origin: coffee?.origin ?? '',
    processingMethod: coffee?.processingMethod ?? '',
    flavorProfile: coffee?.flavorProfile ?? '',
    acidityLevel: levelText(coffee?.acidityLevel),
    bodyLevel: levelText(coffee?.bodyLevel),
    description: coffee?.description ?? '',
    slug: coffee?.slug ?? '',
  }
}

/** Rounds a level to the whole numbers that the field offers. */
const levelText = (level: number | null | undefined): string => (level ? String(Math.round(level)) : '')

export interface CoffeeBody {
  name: string
  roastLevel: string
  coffeeType: CoffeeType
  origin: string
  processingMethod: string
  flavorProfile: string
  description: string
  slug: string
  acidityLevel?: number | null
  bodyLevel?: number | null
}

/** Request body: an empty text clears a field; an untouched level keeps its exact value. */
function toBody({ acidityLevel, bodyLevel, coffeeType, ...texts }: Values, before: Values): CoffeeBody {
  const level = (text: string) => (text === '' ? null : Number(text))
  return {
    ...texts,
    coffeeType: coffeeType as CoffeeType,
    ...(acidityLevel !== before.acidityLevel && { acidityLevel: level(acidityLevel) }),
    ...(bodyLevel !== before.bodyLevel && { bodyLevel: level(bodyLevel) }),
  }
}

const SLUG = /^([a-z0-9]+(-[a-z0-9]+)*)?$/

interface CoffeeFormProps {
  coffee?: Coffee
  action: string
  onSend: (body: CoffeeBody) => Promise<unknown>
}

export function CoffeeForm({ coffee, action, onSend }: CoffeeFormProps) {
  const before = valuesOf(coffee)
  const form = useForm(before, FIELDS, (values) => onSend(toBody(values, before)), {
    check: (values) =>
      mergeErrors(validate(toBody(values, before), createOwnCoffee), {
        slug: SLUG.test(values.slug) ? undefined : t`Use lowercase letters, digits and hyphens only`,
      }),
  })
  const field = (name: keyof Values) => ({
    name,
    value: form.values[name],
    onChange: form.set(name),
    error: form.errorOf(name),
  })
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <div className={styles.fields}>
        <TextField label={t`Name`} autoComplete="off" {...field('name')} />
        <SelectField
          label={t`Roast level`}
          options={roastOptionsFor(form.values.roastLevel)}
          {...field('roastLevel')}
        />
        <SelectField label={t({ message: 'Type', context: 'coffee' })} options={typeOptions} {...field('coffeeType')} />
        <TextField label={t`Origin`} placeholder={t`Huila, Colombia`} {...field('origin')} />
        <TextField label={t`Process`} placeholder={t`washed`} {...field('processingMethod')} />
        <TextField label={t`Flavor notes`} placeholder={t`cocoa, orange, spice`} {...field('flavorProfile')} />
        <SelectField label={t`Acidity (1 to 5)`} options={levelOptions()} {...field('acidityLevel')} />
        <SelectField label={t`Body (1 to 5)`} options={levelOptions()} {...field('bodyLevel')} />
        <TextField
          label={t`Name in links (optional)`}
          placeholder={t`made from the name`}
          autoCapitalize="off"
          spellCheck={false}
          {...field('slug')}
        />
      </div>
      <TextArea label={t`Description`} {...field('description')} />
      {form.error && <ErrorNote>{form.error}</ErrorNote>}
      <div>
        <Button type="submit" busy={form.busy}>
          {action}
        </Button>
      </div>
    </form>
  )
}
