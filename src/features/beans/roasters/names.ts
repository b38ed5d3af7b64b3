/** How a roaster is matched by its name, and which addresses it may have. */
import { randomBytes } from 'node:crypto'
import { foldName, toSlug } from '../../../domain/text.ts'

/** Indexes take no endless keys, and no cursor has room for one. */
const MAX_KEY = 200

/** The same for every spelling of a name. Where no letter is left, in "☕☕", the signs themselves are the name. */
export function nameKeyOf(name: string): string {
  return (foldName(name) || name.trim().toLowerCase()).slice(0, MAX_KEY)
}

/** Static paths that stand beside a roaster's slug, whatever follows the last of them. */
const RESERVED = /^(recipes$|demo$|widget\.js$|track-)/

const NUMBERED = 20

/** Slugs to try for a name, one after the other, until one is free: onyx, onyx-2, onyx-3. */
export function* slugsFor(name: string, fallback: string): Generator<string> {
  const base = toSlug(name) ?? fallback
  yield base
  for (let n = 2; n <= NUMBERED; n++) yield `${base}-${n}`
  // Whoever has so many of one name doesn't read the numbers any more.
  while (true) yield `${base}-${randomBytes(4).toString('hex')}`
}

export function* roasterSlugsFor(name: string): Generator<string> {
  for (const slug of slugsFor(name, 'roaster')) yield RESERVED.test(slug) ? `roaster-${slug}` : slug
}
