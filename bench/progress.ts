/** Shows progress: as a bar on a terminal, elsewhere as a line for every 10 %. */
import { stderr } from 'node:process'

const WIDTH = 24

export class Progress {
  readonly #label: string
  readonly #total: number
  readonly #start = performance.now()
  #done = 0
  #shown = -1

  constructor(label: string, total: number) {
    this.#label = label
    this.#total = Math.max(1, total)
    this.#show()
  }

  add(count: number): void {
    this.#done += count
    this.#show()
  }

  finish(): void {
    this.#done = this.#total
    this.#show()
    if (stderr.isTTY) stderr.write('\n')
  }

  #show(): void {
    const share = Math.min(1, this.#done / this.#total)
    const step = Math.floor(share * (stderr.isTTY ? 200 : 10))
    if (step === this.#shown) return
    this.#shown = step
    const seconds = ((performance.now() - this.#start) / 1000).toFixed(0)
    const bar = '█'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '·')
    const line = `${this.#label.padEnd(28)} ${bar} ${String(Math.floor(share * 100)).padStart(3)} % ${seconds} s`
    stderr.write(stderr.isTTY ? `\r${line}` : `${line}\n`)
  }
}
