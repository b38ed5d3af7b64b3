/** Colors of flavor families, for wheels, cards and tags. */
import type { FlavorFamily } from '#domain/flavors.ts'

/** Text on it has the color `--on-flavor`. */
export const flavorColor = (family: FlavorFamily): string => `var(--flavor-${family})`
