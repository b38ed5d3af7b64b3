/** A separate Redis that a test can kill and freeze; requires Debian's package. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { inject, onTestFinished } from 'vitest'
import type { AtEnd } from './at-end.ts'
import { closedPort } from './ports.ts'

export class RedisServer {
  readonly url: string
  readonly #port: number
  #process: ChildProcess | undefined

  /** Starts an empty Redis that is stopped after the test. */
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

  /** Connections stay open, but nothing answers. */
  freeze(): void {
    this.#process!.kill('SIGSTOP')
  }

  thaw(): void {
    this.#process!.kill('SIGCONT')
  }
}
