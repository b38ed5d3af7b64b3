/** A mail as the service writes it, before it is queued. */

export interface Message {
  /** Whose account it belongs to: it goes when the account goes. */
  userId: number | null
  recipient: string
  replyTo?: string
  subject: string
  text: string
  html: string
  /** False for an address without an account: the mail is queued like any other and then dropped. */
  deliverable?: boolean
}

/** A header is one line: whatever could begin another becomes a space. */
export const headerLine = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it is about
  text.replace(/[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g, ' ').trim()
