/** Draws ranks by Zipf's law: the first is drawn twice as often as the second, three times as often as the third. */
import type { Random } from '../../src/features/service/demo/random.ts'
import { spread } from '../data/skew.ts'

/** Returns a function that draws ranks from 0 to `count` - 1. */
export function zipf(random: Random, count: number): () => number {
  const sums = new Float64Array(count)
  let sum = 0
  for (let rank = 0; rank < count; rank++) {
    sum += 1 / (rank + 1)
    sums[rank] = sum
  }
  return () => firstAbove(sums, random.next() * sum)
}

/** Returns a function that draws ids from 1 to `count`; popular ids are spread over the range. */
export function zipfId(random: Random, count: number): () => number {
  const rank = zipf(random, count)
  const place = spread(count)
  return () => 1 + place(rank())
}

function firstAbove(sums: Float64Array, value: number): number {
  let low = 0
  let high = sums.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (sums[middle]! > value) high = middle
    else low = middle + 1
  }
  return low
}
