/**
 * Slugs of grinders that members describe. They don't change when a grinder is accepted into the catalog, and can't be
 * guessed: like a share link, a slug lets anybody who has it read the dial and convert with it, but only the owner can
 * choose the grinder.
 */
import { randomBytes } from 'node:crypto'

const PREFIX = 'own-'
/** Without letters that are easily mistaken for others. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
/** 5 bits per character, 80 bits in total. */
const LENGTH = 16

export const isOwnSlug = (slug: string): boolean => /^own-[0-9a-hjkmnp-tv-z]{16}$/.test(slug)

export const newOwnSlug = (): string =>
  PREFIX + Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('')

/** Returns all slugs of members' grinders in a text. */
export const ownSlugsIn = (text: string): string[] => text.match(/own-[0-9a-hjkmnp-tv-z]{16}/g) ?? []
