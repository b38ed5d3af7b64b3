/** How quantities inside sentences are written: in the reader's units and with the reader's decimal point. */
import type { Formatter } from '../domain/units/formatter.ts'
import type { Message } from '../i18n/message.ts'

export type Format = Pick<Formatter, 'temperature' | 'weight' | 'altitude' | 'number' | 'percent'>

/** A function for each code of the statements `S` that returns its sentence. */
export type SentencesFor<S extends { code: string; params: object }> = {
  [C in S['code']]: (params: Extract<S, { code: C }>['params'], format: Format) => Message
}
