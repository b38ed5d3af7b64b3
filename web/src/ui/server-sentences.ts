/** The server's sentences say Fahrenheit; here they say what the reader reads. */
import type { Formatter } from '#domain/units/formatter.ts'

/** Of as many digits as water can have. */
const SAID = /\b(\d{1,4}(?:\.\d{1,4})?) °F(?: instead of (\d{1,4}(?:\.\d{1,4})?)(?: °F)?)?/g

export function convertTemperatures(sentence: string, format: Formatter): string {
  if (format.units.temperature === 'F') return sentence
  return sentence.replaceAll(SAID, (_, now: string, before: string | undefined) =>
    [now, before]
      .flatMap((degrees) => (degrees === undefined ? [] : [format.temperature(Number(degrees))]))
      .join(' instead of '),
  )
}
