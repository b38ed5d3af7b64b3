/** Form fields of a brew, shared by the brew log and the forms of recipes. */
import { t } from '@lingui/core/macro'
import type { BrewMethod } from '#domain/catalog.ts'
import { useMethods } from '../../state/catalog.ts'
import { SelectField, TextField, type TextFieldProps } from '../../ui/fields.tsx'
import { QuantityField, type QuantityFieldProps } from '../../ui/quantity-field.tsx'
import { storedNumber } from '../../ui/typed-number.ts'
import { GrindSettingField, type GrindSettingFieldProps } from '../equipment/grind-setting-field.tsx'
import { dialHint, ratioHint } from './brew-hints.ts'
import { useLiquidLabel } from './liquid-label.ts'

type BrewFieldProps = Omit<TextFieldProps, 'label' | 'unit'> & { label?: string }

type BrewQuantityProps = Omit<QuantityFieldProps, 'label' | 'quantity'> & { label?: string }

export const DoseField = ({ label = t`Dose`, ...rest }: BrewQuantityProps) => (
  <QuantityField quantity="weight" label={label} {...rest} />
)

export const TemperatureField = ({ label = t`Water temperature`, ...rest }: BrewQuantityProps) => (
  <QuantityField quantity="temperature" label={label} {...rest} />
)

interface WaterFieldProps extends BrewQuantityProps {
  /** The id of the method: an espresso is weighed in the cup. */
  method?: string
  dose?: string
}

/** Shows the ratio as its hint if the dose is given. */
export const WaterField = ({ method, dose, ...rest }: WaterFieldProps) => (
  <QuantityField
    quantity="weight"
    label={useLiquidLabel()(method)}
    hint={dose === undefined ? undefined : ratioHint(storedNumber(dose), storedNumber(rest.value))}
    {...rest}
  />
)

export const BrewTimeField = ({ label = t`Time`, ...rest }: BrewFieldProps) => (
  <TextField label={label} placeholder="3:05" autoComplete="off" {...rest} />
)

/** Shows the method's usual settings on this dial as its hint. */
export const DialSettingField = ({
  method,
  ...rest
}: Omit<GrindSettingFieldProps, 'label' | 'hint'> & { method: BrewMethod | undefined }) => (
  <GrindSettingField label={t`Grind setting`} hint={dialHint(rest.dial, method)} {...rest} />
)

interface MethodFieldProps {
  value: string
  onChange: (method: string) => void
  error?: string | undefined
  /** Whether the options begin with "Choose one". */
  hasBlank?: boolean
}

export function MethodField({ value, hasBlank = true, ...rest }: MethodFieldProps) {
  // Until the methods are loaded, the chosen one is shown by its id.
  const methods = useMethods().data?.data ?? (value === '' ? [] : [{ id: value, name: value }])
  const options = methods.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <SelectField
      label={t`Method`}
      value={value}
      options={hasBlank ? [{ value: '', label: t`Choose one` }, ...options] : options}
      {...rest}
    />
  )
}
