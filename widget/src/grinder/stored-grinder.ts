/** The visitor's grinder, as it is remembered. */
import { grinderText, keepGrinderText } from '../grinder-storage.ts'

export interface Grinder {
  slug: string
  /** With its brand: "Comandante C40 MK4". */
  name: string
}

/** Validates the stored value, which may come from the page or an older script. */
export function readGrinder(): Grinder | undefined {
  try {
    const { slug, name } = JSON.parse(grinderText() ?? '')
    if (/^[\w-]{1,100}$/.test(slug) && typeof name === 'string' && name.length <= 200) return { slug, name }
  } catch {}
  return undefined
}

export const keepGrinder = (grinder: Grinder | undefined): void => keepGrinderText(grinder && JSON.stringify(grinder))
