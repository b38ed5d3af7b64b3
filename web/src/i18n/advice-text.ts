/** What to change after a brew, from the details of the server's advice. */
import type { Formatter } from '#domain/units/formatter.ts'
import { ADVICE_SENTENCES } from '#sentences/advice.ts'
import { renderMessage } from './render-message.ts'

interface Detail {
  code: string
  params: object
}

/** Undefined if the server is newer than this app and sent a code that the app doesn't know. */
export function adviceText(details: readonly Detail[], format: Formatter): string | undefined {
  if (!details.every(({ code }) => Object.hasOwn(ADVICE_SENTENCES, code))) return undefined
  return details
    .map(({ code, params }) => ADVICE_SENTENCES[code as keyof typeof ADVICE_SENTENCES](params as never, format))
    .map(renderMessage)
    .join(' ')
}
