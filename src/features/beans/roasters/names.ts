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

/** Paths that routes use in place of a roaster's slug; `track-` is a prefix. */
const RESERVED = /^(recipes$|demo$|widget\.js$|track-)/

const NUMBERED = 20

/** Yields slugs to try for a name until one is free: onyx, onyx-2, onyx-3. */
export function* slugsFor(name: string, fallback: string): Generator<string> {
  const base = toSlug(name) ?? fallback
  yield base
  for (let n = 2; n <= NUMBERED; n++) yield `${base}-${n}`
  // With so many of the same name, a random suffix saves trying every number.
  while (true) yield `${base}-${randomBytes(4).toString('hex')}`
}

export function* roasterSlugsFor(name: string): Generator<string> {
  for (const slug of slugsFor(name, 'roaster')) yield RESERVED.test(slug) ? `roaster-${slug}` : slug
}
