/** Makes texts that people chose, such as names, safe for mails to others. */
import { type Message, message } from '../i18n/message.ts'

/** What mail programs turn into links: web and mail addresses, also with the full stops of other scripts. */
const LINK_LIKE = /:\/\/|@|[\p{L}\p{N}][.\u3002\uff0e\uff61]\p{L}{2}/u

/**
 * Shortens a text to one line. Removes words that look like links, so that nobody can place one in our mails, and
 * invisible characters, which could hide such a word or reorder the text around it.
 */
export function safeText(text: string, maxLength: number): string {
  const words = text
    .replace(/[\p{Cf}\p{Cc}]/gu, (character) => (/\s/.test(character) ? ' ' : ''))
    .split(/\s+/)
    .filter((word) => word !== '' && !LINK_LIKE.test(word))
  const characters = [...words.join(' ')]
  if (characters.length <= maxLength) return characters.join('')
  const start = characters.slice(0, maxLength - 1).join('')
  return `${start.trim()}…`
}

/** The name of another person, or "Somebody" if nothing of it is left. */
export const safeName = (name: string): string | Message => safeText(name, 30) || message('Somebody')

export function greeting(name: string): Message | undefined {
  const safe = safeText(name, 30)
  return safe ? message('Hello {name},', { name: safe }) : undefined
}
