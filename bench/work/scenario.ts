/** A kind of request to measure, and helpers to define one. */
import { createRandom, type Random } from '../../src/features/service/demo/random.ts'
import type { Call } from '../load/job.ts'
import type { Facts } from './facts.ts'

export interface Scenario {
  name: string
  /** The least share of the bare server's throughput; undefined where only growth counts. */
  target?: number
  /** Whether every request has a unique URL. */
  hasUniqueUrls: boolean
  /** Sends `if-none-match` with the current ETag. */
  isConditional?: boolean
  /** Sends each call once, since repeating a write might change nothing. */
  isOnce?: boolean
  /** Each call comes from another client, since the server limits how many searches of one client run at once. */
  hasManyClients?: boolean
  /** The expected status of every response. */
  status: number | 'success'
  calls(facts: Facts): Call[]
}

export type Make = (random: Random, facts: Facts) => Call

/** The number of different calls of a fresh scenario; a counter makes their URLs unique when they are repeated. */
const FRESH_CALLS = 3_000

export const get = (path: string, headers?: Record<string, string>): Call => ({ method: 'GET', path, headers })
export const post = (path: string, body: unknown, headers?: Record<string, string>): Call => ({
  method: 'POST',
  path,
  headers,
  body: JSON.stringify(body),
})

export function repeated(name: string, target: number | undefined, make: Make): Scenario {
  return { name, target, hasUniqueUrls: false, status: 200, calls: (facts) => [make(createRandom(1), facts)] }
}

export function fresh(name: string, target: number | undefined, make: Make): Scenario {
  return {
    name,
    target,
    hasUniqueUrls: true,
    status: 200,
    calls: (facts) => {
      const random = createRandom(2)
      return Array.from({ length: FRESH_CALLS }, () => make(random, facts))
    },
  }
}

/** Searches that the server counts as expensive. */
export const fuzzy = (name: string, target: number | undefined, make: Make): Scenario => ({
  ...fresh(name, target, make),
  hasManyClients: true,
})

/** POSTs, which need no unique URLs since they aren't cached. */
export const posts = (name: string, target: number | undefined, make: Make): Scenario => ({
  ...fresh(name, target, make),
  hasUniqueUrls: false,
})

export const known = (name: string, target: number | undefined, make: Make): Scenario => ({
  ...repeated(name, target, make),
  isConditional: true,
  status: 304,
})

/** Two scenarios for a URL: with and without cache hits. */
export const both = (name: string, targets: { repeated: number; fresh: number }, make: Make): Scenario[] => [
  repeated(`${name}, repeated`, targets.repeated, make),
  fresh(`${name}, not repeated`, targets.fresh, make),
]

export const signedIn = (random: Random, { tokens }: Facts): Record<string, string> => ({
  authorization: `Bearer ${random.pick(tokens)}`,
})

export const recipeId = (random: Random, { size }: Facts): number => random.between(1, size.recipes)
export const coffeeId = (random: Random, { size }: Facts): number => random.between(1, size.coffees)
