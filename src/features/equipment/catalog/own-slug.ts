/**
 * Slugs of grinders that members describe. They stay when a grinder is accepted into the catalog, and can't be guessed:
 * whoever knows one can read that dial and convert with it, as with a share link, but only its owner can choose it.
 */
import { randomBytes } from 'node:crypto'

const PREFIX = 'own-'
/** Without letters that are easily mistaken for others. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
/** 5 bits each: 80 bits. */
const LENGTH = 16

export const isOwnSlug = (slug: string): boolean => /^own-[0-9a-hjkmnp-tv-z]{16}$/.test(slug)

export const newOwnSlug = (): string =>
  PREFIX + Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('')

/** All that a text mentions. */
export const ownSlugsIn = (text: string): string[] => text.match(/own-[0-9a-hjkmnp-tv-z]{16}/g) ?? []
