/** A mail before it is queued. */

export interface Message {
  /** The mail is deleted with this account. */
  userId: number | null
  recipient: string
  replyTo?: string
  subject: string
  text: string
  html: string
  /** Where the recipient can switch off mails like this one. */
  unsubscribeUrl?: string
  /** False for an address without an account: the mail is queued as usual and then dropped. */
  deliverable?: boolean
}

/** Replaces line breaks and control characters by spaces, to prevent header injection. */
export const headerLine = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it is about
  text.replace(/[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g, ' ').trim()

/** Returns only the address of "Brewprint <hello@brewprint.example>". */
export const addressOf = (mailbox: string): string => /<([^>]+)>/.exec(mailbox)?.[1] ?? mailbox
