/** What a client wrote: what it was told is done, and what it never got an answer to. */
import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'

export type Kind = 'user' | 'mails' | 'coffee' | 'recipe' | 'comment' | 'vote' | 'rating' | 'log' | 'follow' | 'event'
export type Entry = Readonly<Record<string, string | number | boolean | null>>
/** One request's whole effect; without an entry, the thing is gone. */
export type Changes = readonly (readonly [Kind, string, Entry | undefined])[]
/** Everything that there is, by kind and name. */
export type Entries = ReadonlyMap<string, Entry>

export const keyOf = (kind: Kind, name: string): string => `${kind} ${name}`

export class Ledger {
  readonly #known = new Map<string, Entry>()
  readonly #byKind = new Map<Kind, Set<string>>()
  readonly #unanswered = new Set<Changes>()
  /** What each thing may be since the mark, where it isn't only what it was then. */
  #since: Map<string, (Entry | undefined)[]> | undefined

  get known(): Entries {
    return this.#known
  }

  /** How many requests wait for an answer that may never come. */
  get unanswered(): number {
    return this.#unanswered.size
  }

  find(kind: Kind, name: string): Entry | undefined {
    return this.#known.get(keyOf(kind, name))
  }

  list(kind: Kind): [string, Entry][] {
    return [...(this.#byKind.get(kind) ?? [])].map((name) => [name, this.find(kind, name)!])
  }

  begin(changes: Changes): void {
    this.#unanswered.add(changes)
    if (this.#since) this.#note(changes)
  }

  acknowledge(changes: Changes): void {
    this.#unanswered.delete(changes)
    for (const [kind, name, entry] of changes) {
      const names = this.#byKind.get(kind) ?? new Set()
      this.#byKind.set(kind, names)
      if (entry) {
        this.#known.set(keyOf(kind, name), entry)
        names.add(name)
      } else {
        this.#known.delete(keyOf(kind, name))
        names.delete(name)
      }
    }
  }

  /** From here on, what is acknowledged must be in a copy that is begun now; what comes later may be. */
  mark(): void {
    this.#since = new Map()
    for (const changes of this.#unanswered) this.#note(changes)
  }

  #note(changes: Changes): void {
    for (const [kind, name, entry] of changes) {
      const key = keyOf(kind, name)
      const possible = this.#since!.get(key) ?? [this.#known.get(key)]
      this.#since!.set(key, [...possible, entry])
    }
  }

  /** What the copy has wrong, in words. */
  compareSinceMark(actual: Entries): string[] {
    const keys = new Set([...this.#known.keys(), ...this.#since!.keys()])
    return [...keys].flatMap((key) => {
      const possible = this.#since!.get(key) ?? [this.#known.get(key)]
      return possible.some((entry) => isDeepStrictEqual(entry, actual.get(key)))
        ? []
        : [`${key} is ${say(actual.get(key))}, not ${possible.map(say).join(' or ')}`]
    })
  }

  /** What was never answered is wholly there or not at all; from here on it is known which. Says what is wrong. */
  settle(actual: Entries): string[] {
    const wrong: string[] = []
    for (const changes of this.#unanswered) {
      const isDone = changes.map(([kind, name, entry]) => isDeepStrictEqual(actual.get(keyOf(kind, name)), entry))
      if (isDone.every(Boolean)) this.acknowledge(changes)
      else if (isDone.some((done, i) => done && !this.#isAsBefore(changes[i]!, actual))) {
        wrong.push(`half done: ${JSON.stringify(changes)}`)
      }
    }
    this.#unanswered.clear()
    for (const [key, entry] of this.#known) {
      if (!isDeepStrictEqual(actual.get(key), entry)) wrong.push(`${key} is ${say(actual.get(key))}, not ${say(entry)}`)
    }
    return wrong
  }

  #isAsBefore([kind, name]: Changes[number], actual: Entries): boolean {
    const key = keyOf(kind, name)
    return isDeepStrictEqual(actual.get(key), this.#known.get(key))
  }
}

const say = (entry: Entry | undefined): string => (entry ? JSON.stringify(entry) : 'not there')

/** The ledgers of all clients must account for everything. */
export function expectSettled(ledgers: readonly Ledger[], actual: Entries): void {
  const wrong = ledgers.flatMap((ledger) => ledger.settle(actual))
  const known = new Set(ledgers.flatMap(({ known }) => [...known.keys()]))
  for (const [key, entry] of actual) if (!known.has(key)) wrong.push(`${key} is ${say(entry)}, not gone`)
  expect(wrong).toEqual([])
}

/** A copy begun at the mark has all that was acknowledged by then. */
export function expectSinceMark(ledgers: readonly Ledger[], actual: Entries): void {
  expect(ledgers.flatMap((ledger) => ledger.compareSinceMark(actual))).toEqual([])
}
