/** Records what a client wrote: what was acknowledged, and what was never answered. */
import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'

export type Kind = 'user' | 'mails' | 'coffee' | 'recipe' | 'comment' | 'vote' | 'rating' | 'log' | 'follow' | 'event'
export type Entry = Readonly<Record<string, string | number | boolean | null>>
/** The whole effect of one request; an undefined entry means that the thing is deleted. */
export type Changes = readonly (readonly [Kind, string, Entry | undefined])[]
/** All entries by kind and name. */
export type Entries = ReadonlyMap<string, Entry>

export const keyOf = (kind: Kind, name: string): string => `${kind} ${name}`

export class Ledger {
  readonly #known = new Map<string, Entry>()
  readonly #byKind = new Map<Kind, Set<string>>()
  readonly #unanswered = new Set<Changes>()
  /** The possible states of each thing that has changed since the mark. */
  #since: Map<string, (Entry | undefined)[]> | undefined

  get known(): Entries {
    return this.#known
  }

  /** The number of requests that have not been answered, and may never be. */
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

  /** Marks the start of a copy, which must contain what is acknowledged by now, and may contain later writes. */
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

  /** Returns the differences between the copy and the ledger. */
  compareSinceMark(actual: Entries): string[] {
    const keys = new Set([...this.#known.keys(), ...this.#since!.keys()])
    return [...keys].flatMap((key) => {
      const possible = this.#since!.get(key) ?? [this.#known.get(key)]
      return possible.some((entry) => isDeepStrictEqual(entry, actual.get(key)))
        ? []
        : [`${key} is ${say(actual.get(key))}, not ${possible.map(say).join(' or ')}`]
    })
  }

  /** Determines which unanswered requests took effect, each completely or not at all; returns what is wrong. */
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

/** Expects the database to contain exactly what the ledgers of all clients say. */
export function expectSettled(ledgers: readonly Ledger[], actual: Entries): void {
  const wrong = ledgers.flatMap((ledger) => ledger.settle(actual))
  const known = new Set(ledgers.flatMap(({ known }) => [...known.keys()]))
  for (const [key, entry] of actual) if (!known.has(key)) wrong.push(`${key} is ${say(entry)}, not gone`)
  expect(wrong).toEqual([])
}

/** Expects a copy that was begun at the mark to contain all that was acknowledged by then. */
export function expectSinceMark(ledgers: readonly Ledger[], actual: Entries): void {
  expect(ledgers.flatMap((ledger) => ledger.compareSinceMark(actual))).toEqual([])
}
