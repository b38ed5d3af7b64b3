/** Random numbers that are the same in every run. */
import { createRandom } from '../../src/features/service/demo/random.ts'

export interface Random {
  /** 0 to 1. */
  next(): number
  normal(): number
}

export function randomOf(seed: number): Random {
  const { next } = createRandom(seed)
  // Box-Muller: the demo's own is bounded.
  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
  return { next, normal }
}
