/** Error messages about quantities that can't be read. */
import type { Formatter } from '#domain/units/formatter.ts'
import { type Misread, parseQuantity } from '#domain/units/parse-quantity.ts'
import type { Quantity } from '#domain/units/reader-units.ts'

export const NOT_A_TEMPERATURE = 'Enter a temperature, such as 93 °C or 200 °F'

const OTHER_UNIT: Record<Quantity, string> = {
  temperature: NOT_A_TEMPERATURE,
  weight: 'Enter a weight in g or oz',
  volume: 'Enter a volume in ml or fl oz',
  altitude: 'Enter an altitude in m or ft',
}

const MESSAGES: Record<Misread['problem'], (quantity: Quantity) => string | undefined> = {
  empty: () => undefined,
  not_a_number: (quantity) => (quantity === 'temperature' ? NOT_A_TEMPERATURE : 'Enter a number'),
  unknown_unit: (quantity) => OTHER_UNIT[quantity],
  other_quantity: (quantity) => OTHER_UNIT[quantity],
}

/** Undefined for what can be read, and for an empty field. */
export function misreadMessage(quantity: Quantity, text: string, { units }: Formatter): string | undefined {
  const parsed = parseQuantity(quantity, text, units)
  return 'problem' in parsed ? MESSAGES[parsed.problem](quantity) : undefined
}
