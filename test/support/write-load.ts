/** Many clients that write concurrently over HTTP, until they are stopped or the server is gone. */
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

  /** A second load on the same database needs another name. */
  constructor(seed: number, { name = 'load', clients = 10 } = {}) {
    this.#host = new WriteClient(`${name}-host`, seed)
    this.#clients = Array.from({ length: clients }, (_, n) => new WriteClient(`${name}-${n}`, seed + 1 + n))
    for (const client of this.#clients) client.onAnswer = () => this.#count()
  }

  /** The number of acknowledged writes. */
  get answers(): number {
    return this.#answers
  }

  /** The number of requests that were pending when the server was killed. */
  get unanswered(): number {
    return this.#ledgers.reduce((sum, { unanswered }) => sum + unanswered, 0)
  }

  get #ledgers(): Ledger[] {
    return [this.#host, ...this.#clients].map(({ ledger }) => ledger)
  }

  start(url: string, equipment: Stage['equipment']): void {
    this.#isStopped = false
    this.#running = this.#run(url, equipment)
    // Rejections are handled where #running is awaited.
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

  /** Resolves when that many more writes were acknowledged. */
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

  /** Waits until every client has finished its current write, also when the server is gone. */
  async stop(): Promise<void> {
    this.#isStopped = true
    await this.#running
  }

  mark(): void {
    for (const ledger of this.#ledgers) ledger.mark()
  }

  /** Expects all acknowledged writes and deletions, and each unanswered write completely or not at all. */
  async expectKept(db: Database): Promise<void> {
    const { entries, ids } = await readWritten(db)
    expectSettled(this.#ledgers, entries)
    for (const client of this.#clients) client.learn(new Map(ids))
    for (const recipe of this.#stage!.recipes) Object.assign(recipe, ids.get(keyOf('recipe', recipe.name)))
  }

  /** Expects everything that was acknowledged before the mark in this copy. */
  async expectInCopy(db: Database): Promise<void> {
    const { entries } = await readWritten(db)
    expectSinceMark(this.#ledgers, entries)
  }
}
