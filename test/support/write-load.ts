/** Many clients that write at once over HTTP, until they are told to stop or the server is gone. */
import type { Database } from '#src/db/open.ts'
import { expectSettled, expectSinceMark, keyOf, type Ledger } from './ledger.ts'
import { type Stage, WriteClient } from './write-client.ts'
import { readWritten } from './written.ts'

export class WriteLoad {
  readonly #clients: WriteClient[]
  readonly #host: WriteClient
  #stage: Stage | undefined
  #isStopped = false
  #running: Promise<void> = Promise.resolve()
  #answers = 0
  #waiting: { answers: number; resolve: () => void } | undefined

  /** A second one on the same database needs a name of its own. */
  constructor(seed: number, { name = 'load', clients = 10 } = {}) {
    this.#host = new WriteClient(`${name}-host`, seed)
    this.#clients = Array.from({ length: clients }, (_, n) => new WriteClient(`${name}-${n}`, seed + 1 + n))
    for (const client of this.#clients) client.onAnswer = () => this.#count()
  }

  /** How many writes were acknowledged in all. */
  get answers(): number {
    return this.#answers
  }

  /** How many requests were under way when the server went. */
  get unanswered(): number {
    return this.#ledgers.reduce((sum, { unanswered }) => sum + unanswered, 0)
  }

  get #ledgers(): Ledger[] {
    return [this.#host, ...this.#clients].map(({ ledger }) => ledger)
  }

  start(url: string, equipment: Stage['equipment']): void {
    this.#isStopped = false
    this.#running = this.#run(url, equipment)
    // Whoever waits for it hears of it.
    this.#running.catch(() => {})
  }

  async #run(url: string, equipment: Stage['equipment']): Promise<void> {
    if (!this.#stage) {
      this.#host.connect(url)
      this.#stage = await this.#host.prepareStage(equipment)
    }
    const stage = this.#stage
    for (const client of this.#clients) client.connect(url)
    await Promise.all(this.#clients.map((client) => client.ledger.list('user').length === 0 && client.enter()))
    await Promise.all(
      this.#clients.map(async (client) => {
        while (!this.#isStopped && !client.isCut) await client.step(stage)
      }),
    )
  }

  /** Resolves when so many more writes were acknowledged. */
  answered(count: number): Promise<void> {
    const reached = new Promise<void>((resolve) => {
      this.#waiting = { answers: this.#answers + count, resolve }
    })
    return Promise.race([reached, this.#running])
  }

  #count(): void {
    this.#answers++
    if (this.#waiting && this.#answers >= this.#waiting.answers) this.#waiting.resolve()
  }

  /** Lets every client finish what it is at; also waits for them where the server is gone. */
  async stop(): Promise<void> {
    this.#isStopped = true
    await this.#running
  }

  mark(): void {
    for (const ledger of this.#ledgers) ledger.mark()
  }

  /** All that was acknowledged is there, what was deleted is not, and the rest is there wholly or not at all. */
  async expectKept(db: Database): Promise<void> {
    const { entries, ids } = await readWritten(db)
    expectSettled(this.#ledgers, entries)
    for (const client of this.#clients) client.learn(new Map(ids))
    for (const recipe of this.#stage!.recipes) Object.assign(recipe, ids.get(keyOf('recipe', recipe.name)))
  }

  /** All that was acknowledged before the mark is in this copy. */
  async expectInCopy(db: Database): Promise<void> {
    const { entries } = await readWritten(db)
    expectSinceMark(this.#ledgers, entries)
  }
}
