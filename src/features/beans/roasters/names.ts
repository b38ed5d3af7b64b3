/** Keys by which roaster names are compared, and slugs for them. */
import { randomBytes } from 'node:crypto'
import { cleanName } from '../../../domain/invisible.ts'
import { foldName, toSlug } from '../../../domain/text.ts'

/** Index entries and cursors have a limited size. */
const MAX_KEY = 200

/** The same for every spelling of a name. A name without letters, such as "☕☕", is its own key. */
export function nameKeyOf(name: string): string {
  const cleaned = cleanName(name)
  return (foldName(cleaned) || cleaned.toLowerCase() || name.trim().toLowerCase()).slice(0, MAX_KEY)
}

/** Paths beside a roaster's slug that are taken; the last one stands for all that begin with it. */
const RESERVED = /^(recipes$|demo$|widget\.js$|track-)/

const NUMBERED = 20

/** Yields slugs to try for a name until one is free: onyx, onyx-2, onyx-3. */
export function* slugsFor(name: string, fallback: string): Generator<string> {
  const base = toSlug(name) ?? fallback
  yield base
  for (let n = 2; n <= NUMBERED; n++) yield `${base}-${n}`
  // After so many of one name, numbers help nobody, and a random slug is free at once.
  while (true) yield `${base}-${randomBytes(4).toString('hex')}`
}

export function* roasterSlugsFor(name: string): Generator<string> {
  for (const slug of slugsFor(name, 'roaster')) yield RESERVED.test(slug) ? `roaster-${slug}` : slug
}
