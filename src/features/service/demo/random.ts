/** Seeded random numbers, so that the demo community is the same on every machine. */

export interface Random {
  /** 0 ≤ x < 1. */
  next(): number
  /** An integer, both ends included. */
  between(min: number, max: number): number
  chance(probability: number): boolean
  pick<T>(items: readonly T[]): T
  /** One item, with a probability proportional to its weight. */
  weighted<T>(items: readonly T[], weightOf: (item: T) => number): T
  /** About normally distributed around 0, with standard deviation 1. */
  normal(): number
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  // mulberry32: 32 bits of state are plenty for a few thousand draws.
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    between: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: (probability) => next() < probability,
    pick: (items) => items[Math.floor(next() * items.length)]!,
    weighted(items, weightOf) {
      const weights = items.map(weightOf)
      let left = next() * weights.reduce((sum, weight) => sum + weight, 0)
      for (const [i, weight] of weights.entries()) {
        left -= weight
        if (left < 0) return items[i]!
      }
      return items.at(-1)!
    },
    // The sum of three uniform numbers is close enough, and bounded, so that no recipe becomes absurd.
    normal: () => (next() + next() + next() - 1.5) * 2,
  }
}
