/** A Redis of a test's own, to be killed and frozen; Debian's package must be there. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { inject, onTestFinished } from 'vitest'
import type { AtEnd } from './at-end.ts'
import { closedPort } from './ports.ts'

export class RedisServer {
  readonly url: string
  readonly #port: number
  #process: ChildProcess | undefined

  /** Running, empty, and gone with the test. */
  static async start(atEnd: AtEnd = onTestFinished): Promise<RedisServer> {
    const redis = new RedisServer(await closedPort())
    atEnd(() => redis.kill())
    await redis.start()
    return redis
  }

  private constructor(port: number) {
    this.#port = port
    this.url = `redis://127.0.0.1:${port}`
  }

  async start(): Promise<void> {
    const options = ['--port', String(this.#port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
    const child = spawn('redis-server', options, { cwd: inject('directory'), stdio: ['ignore', 'pipe', 'ignore'] })
    this.#process = child
    for await (const chunk of child.stdout) if (String(chunk).includes('Ready to accept connections')) break
  }

  async kill(): Promise<void> {
    const child = this.#process
    this.#process = undefined
    if (!child) return
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }

  /** Its connections stay, and nobody is answered. */
  freeze(): void {
    this.#process!.kill('SIGSTOP')
  }

  thaw(): void {
    this.#process!.kill('SIGCONT')
  }
}
