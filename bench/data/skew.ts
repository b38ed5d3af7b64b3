/** Skewed distributions by Zipf's law: a few have much, most have little. */
import type { Random } from '../../src/features/service/demo/random.ts'

/**
 * Splits `total` into `count` parts of at most `most`, each proportional to `rank ** -exponent`, that add up exactly.
 * Ranks are spread over the indexes, so that popular rows aren't also the oldest.
 */
export function shares(total: number, count: number, exponent: number, most = total): Int32Array {
  const weights = Float64Array.from({ length: count }, (_, rank) => (rank + 1) ** -exponent)
  const sum = weights.reduce((a, b) => a + b, 0)
  const parts = new Int32Array(count)
  const place = spread(count)
  let given = 0
  let wanted = 0
  for (let rank = 0; rank < count; rank++) {
    wanted += (weights[rank]! / sum) * total
    const part = Math.min(most, Math.round(wanted) - given)
    parts[place(rank)] = part
    given += part
  }
  // Distributes what `most` cut off to the other parts, one each.
  for (let rank = 0; given < total; rank = (rank + 1) % count) {
    if (parts[place(rank)]! >= most) continue
    parts[place(rank)]!++
    given++
  }
  return parts
}

/** Returns a permutation that maps adjacent ranks to distant indexes. */
export function spread(count: number): (rank: number) => number {
  let stride = Math.max(1, Math.floor(count * 0.618_034))
  while (gcd(stride, count) !== 1) stride++
  return (rank) => (rank * stride + 7) % count
}

export const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))

/** Returns `total` shuffled numbers from 1 to `count`, distributed by `shares`. */
export function deal(random: Random, total: number, count: number, exponent: number): Int32Array {
  const dealt = new Int32Array(total)
  let at = 0
  for (const [i, part] of shares(total, count, exponent).entries()) {
    dealt.fill(i + 1, at, at + part)
    at += part
  }
  shuffle(random, dealt)
  return dealt
}

function shuffle(random: Random, values: Int32Array): void {
  for (let i = values.length - 1; i > 0; i--) {
    const j = Math.floor(random.next() * (i + 1))
    const value = values[i]!
    values[i] = values[j]!
    values[j] = value
  }
}
