/** One kind of request to measure, and how it is written down. */
import { createRandom, type Random } from '../../src/features/service/demo/random.ts'
import type { Call } from '../load/job.ts'
import type { Facts } from './facts.ts'

export interface Scenario {
  name: string
  /** The least share of the bare server's throughput; none where only growth counts. */
  target?: number
  /** The same address again and again, or another one each time. */
  isFresh: boolean
  /** Asked by a client that has the answer already. */
  isKnown?: boolean
  /** Each call is made once, since doing the same again might change nothing. */
  isOnce?: boolean
  /** What every answer must have. */
  status: number | 'success'
  calls(facts: Facts): Call[]
}

export type Make = (random: Random, facts: Facts) => Call

/** How many different calls a fresh scenario goes through; each is made different again by a counter. */
const FRESH_CALLS = 3_000

export const get = (path: string, headers?: Record<string, string>): Call => ({ method: 'GET', path, headers })
export const post = (path: string, body: unknown, headers?: Record<string, string>): Call => ({
  method: 'POST',
  path,
  headers,
  body: JSON.stringify(body),
})

export function repeated(name: string, target: number | undefined, make: Make): Scenario {
  return { name, target, isFresh: false, status: 200, calls: (facts) => [make(createRandom(1), facts)] }
}

export function fresh(name: string, target: number | undefined, make: Make): Scenario {
  return {
    name,
    target,
    isFresh: true,
    status: 200,
    calls: (facts) => {
      const random = createRandom(2)
      return Array.from({ length: FRESH_CALLS }, () => make(random, facts))
    },
  }
}

/** Bodies differ by themselves. */
export const posts = (name: string, target: number | undefined, make: Make): Scenario => ({
  ...fresh(name, target, make),
  isFresh: false,
})

export const known = (name: string, target: number | undefined, make: Make): Scenario => ({
  ...repeated(name, target, make),
  isKnown: true,
  status: 304,
})

/** Both of an address: kept and not kept. */
export const both = (name: string, targets: { repeated: number; fresh: number }, make: Make): Scenario[] => [
  repeated(`${name}, repeated`, targets.repeated, make),
  fresh(`${name}, not repeated`, targets.fresh, make),
]

export const signedIn = (random: Random, { tokens }: Facts): Record<string, string> => ({
  authorization: `Bearer ${random.pick(tokens)}`,
})

export const recipeId = (random: Random, { size }: Facts): number => random.between(1, size.recipes)
export const coffeeId = (random: Random, { size }: Facts): number => random.between(1, size.coffees)
