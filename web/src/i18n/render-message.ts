/** Renders messages of src/sentences, which the server uses as well, in the current language. */
import { i18n } from '@lingui/core'
import type { Message } from '#i18n/message.ts'
import { readerFormat } from '../state/units.ts'

type Value = NonNullable<Message['values']>[string]

export function renderMessage({ text, values = {} }: Message): string {
  const rendered = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, renderValue(value)]))
  // A text without words, such as "{from} – {to}", isn't in any catalog.
  if (!(text in i18n.messages)) return text.replace(/\{(\w+)\}/g, (_, name: string) => String(rendered[name] ?? ''))
  return i18n._(text, rendered)
}

function renderValue(value: Value): string | number {
  if (typeof value !== 'object') return value
  if (!isList(value)) return renderMessage(value)
  return readerFormat().list(value.map(renderMessage))
}

const isList = (value: Message | readonly Message[]): value is readonly Message[] => Array.isArray(value)
