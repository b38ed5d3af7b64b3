/** Error messages about quantities that can't be read. */
import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import type { Formatter } from '#domain/units/formatter.ts'
import { type Misread, parseQuantity } from '#domain/units/parse-quantity.ts'
import type { Quantity } from '#domain/units/reader-units.ts'

export const NOT_A_TEMPERATURE = msg`Enter a temperature, such as 93 °C or 200 °F`

const OTHER_UNIT: Record<Quantity, MessageDescriptor> = {
  temperature: NOT_A_TEMPERATURE,
  weight: msg`Enter a weight in g or oz`,
  volume: msg`Enter a volume in ml or fl oz`,
  altitude: msg`Enter an altitude in m or ft`,
}

const MESSAGES: Record<Misread['problem'], (quantity: Quantity) => MessageDescriptor | undefined> = {
  empty: () => undefined,
  not_a_number: (quantity) => (quantity === 'temperature' ? NOT_A_TEMPERATURE : msg`Enter a number`),
  unknown_unit: (quantity) => OTHER_UNIT[quantity],
  other_quantity: (quantity) => OTHER_UNIT[quantity],
}

/** Undefined for what can be read, and for an empty field. */
export function misreadMessage(quantity: Quantity, text: string, { units }: Formatter): string | undefined {
  const parsed = parseQuantity(quantity, text, units)
  const message = 'problem' in parsed ? MESSAGES[parsed.problem](quantity) : undefined
  return message && t(message)
}
