/** Parses roast levels as people and other programs write them. */
import { ROAST_LEVELS, type RoastLevel } from './catalog.ts'

/** "Medium-Dark", "medium dark" and MEDIUM_DARK are equal. */
export function parseRoastLevel(text: string): RoastLevel | undefined {
  const folded = text
    .trim()
    .toUpperCase()
    .replace(/[\s_-]+/g, '_')
  return ROAST_LEVELS.find((level) => level === folded)
}
