/** Tests whether a statistic could be due to chance, by shuffling the values that it is computed from. */

const SHUFFLES = 999

/**
 * Returns whether fewer than `alpha` of all shuffles reach the statistic; stops as soon as too many do. The shuffles
 * are the same for the same values, so that an insight doesn't come and go.
 */
export function isBeyondChance(
  values: readonly number[],
  statistic: (values: readonly number[]) => number,
  alpha = 0.05,
): boolean {
  const found = statistic(values)
  // The original order counts as one of the shuffles.
  const most = Math.ceil(alpha * (SHUFFLES + 1)) - 2
  const random = randomFor(values)
  const shuffled = [...values]
  let reached = 0
  for (let i = 0; i < SHUFFLES; i++) {
    shuffle(shuffled, random)
    if (statistic(shuffled) >= found && ++reached > most) return false
  }
  return true
}

function shuffle(values: number[], random: () => number): void {
  for (let i = values.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    ;[values[i], values[j]] = [values[j]!, values[i]!]
  }
}

/** Mulberry32, seeded by the values. */
function randomFor(values: readonly number[]): () => number {
  let state = values.reduce((hash, value) => Math.imul(hash ^ Math.round(value * 100), 0x01000193) >>> 0, 0x811c9dc5)
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
