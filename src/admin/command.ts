/** What a command of the operators' command line is. */
import type { Database } from '../db/open.ts'

export interface Addresses {
  /** For links that the operator copies from the terminal. */
  baseUrl: string
  /** For links in mails; undefined if it isn't an address that others could open. */
  mailBaseUrl: string | undefined
}

export interface Command {
  usage: string
  purpose: string
  /** The minimum and maximum number of arguments. */
  arity: [number, number]
  /** Returns the output; throws a Refusal with a message. */
  run(db: Database, args: string[], addresses: Addresses): Promise<string>
}

/** A command that can't be carried out, with a message for the operator. */
export class Refusal extends Error {}

/** Replaces line breaks, control characters and bidi marks, since users' texts could contain terminal escapes. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]+/gu, ' ')
