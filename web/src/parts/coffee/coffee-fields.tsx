/** Form fields of a coffee, for adding and editing. */
import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import type { Input, Reply } from '../../api/client.ts'
import { SelectField, TextArea, TextField } from '../../ui/fields.tsx'
import type { FormState } from '../../ui/form.ts'
import layout from '../../ui/form-layout.module.css'
import { Section } from '../../ui/page.tsx'
import { type CoffeeType, roastOptionsFor, typeOptions } from './coffee-labels.ts'

export const FIELDS = [
  'name',
  'roasterName',
  'roastLevel',
  'coffeeType',
  'origin',
  'processingMethod',
  'flavorProfile',
  'description',
  'acidityLevel',
  'bodyLevel',
] as const

export type CoffeeValues = Record<(typeof FIELDS)[number], string>

export const NO_COFFEE: CoffeeValues = {
  name: '',
  roasterName: '',
  roastLevel: '',
  coffeeType: 'SINGLE_ORIGIN',
  origin: '',
  processingMethod: '',
  flavorProfile: '',
  description: '',
  acidityLevel: '',
  bodyLevel: '',
}

export function valuesOf(coffee: Reply<'getCoffee'>): CoffeeValues {
  return {
    name: coffee.name,
    roasterName: coffee.roasterName,
    roastLevel: coffee.roastLevel,
    coffeeType: coffee.coffeeType,
    origin: coffee.origin ?? '',
    processingMethod: coffee.processingMethod ?? '',
    flavorProfile: coffee.flavorProfile ?? '',
    description: coffee.description ?? '',
    acidityLevel: levelText(coffee.acidityLevel),
    bodyLevel: levelText(coffee.bodyLevel),
  }
}

/** Rounds a level to the whole numbers that the field offers. */
const levelText = (level: number | null): string => (level === null ? '' : String(Math.round(level)))

export function toNewCoffee(values: CoffeeValues): Input<'createCoffee'>['body'] {
  const given = (text: string) => text.trim() || undefined
  const level = (text: string) => (text ? Number(text) : undefined)
  return {
    name: values.name,
    roasterName: values.roasterName,
    roastLevel: values.roastLevel,
    coffeeType: values.coffeeType as CoffeeType,
    origin: given(values.origin),
    processingMethod: given(values.processingMethod),
    flavorProfile: given(values.flavorProfile),
    description: given(values.description),
    acidityLevel: level(values.acidityLevel),
    bodyLevel: level(values.bodyLevel),
  }
}

/** Request body of an edit: an empty text clears a field; an untouched level is left out, because it was rounded. */
export function toChanges(values: CoffeeValues, before: CoffeeValues): Input<'patchCoffee'>['body'] {
  const { roasterName, coffeeType, acidityLevel, bodyLevel, ...texts } = values
  const level = (text: string) => (text === '' ? null : Number(text))
  return {
    ...texts,
    coffeeType: coffeeType as CoffeeType,
    ...(roasterName !== before.roasterName && { roasterName }),
    ...(acidityLevel !== before.acidityLevel && { acidityLevel: level(acidityLevel) }),
    ...(bodyLevel !== before.bodyLevel && { bodyLevel: level(bodyLevel) }),
  }
}

const levelOptions = () => ['', '1', '2', '3', '4', '5'].map((value) => ({ value, label: value || t`Not specified` }))

interface CoffeeFieldsProps {
  form: FormState<CoffeeValues>
  /** Below the field for the name. */
  children?: ReactNode
}

export function CoffeeFields({ form: { values, set, errorOf }, children }: CoffeeFieldsProps) {
  const field = (name: keyof CoffeeValues) => ({ value: values[name], onChange: set(name), error: errorOf(name) })
  return (
    <>
      <Section heading={t`Coffee`}>
        <div className={layout.fields}>
          <div>
            <TextField label={t`Name`} autoComplete="off" {...field('name')} />
            {children}
          </div>
          <TextField
            label={t`Roaster`}
            autoComplete="off"
            hint={t`A new roaster gets its own page.`}
            {...field('roasterName')}
          />
          <SelectField label={t`Roast level`} options={roastOptionsFor(values.roastLevel)} {...field('roastLevel')} />
          <SelectField
            label={t({ message: 'Type', context: 'coffee' })}
            options={typeOptions}
            {...field('coffeeType')}
          />
          <TextField label={t`Origin`} placeholder={t`Huila, Colombia`} {...field('origin')} />
          <TextField
            label={t`Process`}
            placeholder={t({ message: 'washed', comment: 'Example of a process' })}
            {...field('processingMethod')}
          />
        </div>
      </Section>
      <Section heading={t`Taste`}>
        <TextField
          label={t`Flavor notes`}
          placeholder={t`cocoa, orange, spice`}
          hint={t`Separate with commas`}
          {...field('flavorProfile')}
        />
        <div className={layout.fields}>
          <SelectField label={t`Acidity (1 to 5)`} options={levelOptions()} {...field('acidityLevel')} />
          <SelectField label={t`Body (1 to 5)`} options={levelOptions()} {...field('bodyLevel')} />
        </div>
        <TextArea label={t`Description`} {...field('description')} />
      </Section>
    </>
  )
}
