/** Finished answers, kept by what was asked: made once, sent as bytes, in bounded room. */
import { type Finished, finishJson } from './etag.ts'

const MAX_ANSWERS = 2000

export class FinishedAnswers {
  readonly #kept = new Map<string, Finished>()

  keep(key: string, make: () => unknown): Finished {
    const known = this.#kept.get(key)
    if (known) return known
    const made = finishJson(make())
    // Whoever asks for thousands of different things gets each computed again, at no harm to the others.
    if (this.#kept.size >= MAX_ANSWERS) this.#kept.clear()
    this.#kept.set(key, made)
    return made
  }
}
