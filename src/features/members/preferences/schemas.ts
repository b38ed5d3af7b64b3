/** Schemas of a member's language and units. */
import { Type } from 'typebox'
import { UNIT_CHOICES, type UnitChoice } from '../../../domain/units/reader-units.ts'
import { Nullable, OneOf } from '../../../http/schemas.ts'

const choice = <K extends UnitChoice>(name: K, description: string) =>
  Type.Optional(OneOf(UNIT_CHOICES[name], { description }))

export const UnitsSchema = Type.Object(
  {
    temperature: choice('temperature', '°C or °F'),
    weight: choice('weight', 'Grams or ounces'),
    volume: choice('volume', 'Millilitres or US fluid ounces'),
    altitude: choice('altitude', 'Metres or feet'),
    clock: choice('clock', '7:12 PM or 19:12'),
    weekStart: choice('weekStart', 'First day of the week'),
    decimal: choice('decimal', '18.5 or 18,5'),
  },
  { description: 'Only what was chosen; the rest is as usual in the region of the reader.' },
)

export const PreferencesSchema = Type.Object({
  language: Nullable(
    Type.String({
      minLength: 2,
      maxLength: 35,
      description: 'Language tag (BCP 47), such as en or pt-BR; null for the one of the device',
    }),
  ),
  units: Nullable(UnitsSchema),
})
