/** A separate PostgreSQL that a test can stop, kill and freeze; requires Debian's package. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'
import { closedPort } from './ports.ts'

const run = promisify(execFile)
const PACKAGE = '/usr/lib/postgresql'
const isRoot = process.getuid?.() === 0

export class PostgresCluster {
  readonly url: string
  readonly #port: number
  readonly #home: string
  readonly #data: string
  #frozen: number[] = []

  /** Starts an empty cluster that is removed after the test. */
  static async start(): Promise<PostgresCluster> {
    const home = mkdtempSync(join(tmpdir(), 'brewprint-postgres-'))
    if (isRoot) await run('chown', ['postgres', home])
    const cluster = new PostgresCluster(home, await closedPort())
    onTestFinished(() => cluster.#remove())
    const options = ['--username', 'postgres', '--auth', 'trust', '--encoding', 'UTF8', '--no-sync']
    await cluster.#do('initdb', ['--pgdata', cluster.#data, ...options])
    await cluster.start()
    return cluster
  }

  private constructor(home: string, port: number) {
    this.#home = home
    this.#data = join(home, 'data')
    this.#port = port
    this.url = `postgres://postgres@127.0.0.1:${port}/postgres`
  }

  async start(): Promise<void> {
    // Durability on disk is not needed, since no test cuts the power.
    const settings = {
      port: this.#port,
      listen_addresses: '127.0.0.1',
      unix_socket_directories: this.#home,
      fsync: 'off',
    }
    const options = Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' ')
    await this.#control('start', ['--log', join(this.#home, 'log'), '--options', options])
  }

  /** Stops immediately, as in a crash: clients aren't notified, and nothing more is written. */
  async crash(): Promise<void> {
    await this.#control('stop', ['--mode', 'immediate'])
  }

  /** Stops as an operator does: all connections are closed. */
  async stop(): Promise<void> {
    await this.#control('stop', ['--mode', 'fast'])
  }

  /** The kernel still accepts connections, but nothing answers. */
  freeze(): void {
    const postmaster = Number(readFileSync(join(this.#data, 'postmaster.pid'), 'utf8').split('\n', 1)[0])
    // Stops the postmaster first, so that it can't fork another process.
    process.kill(postmaster, 'SIGSTOP')
    this.#frozen = [postmaster, ...childrenOf(postmaster)]
    for (const pid of this.#frozen) process.kill(pid, 'SIGSTOP')
  }

  thaw(): void {
    for (const pid of this.#frozen.splice(0)) process.kill(pid, 'SIGCONT')
  }

  async #remove(): Promise<void> {
    this.thaw()
    await this.crash().catch(() => {})
    await rm(this.#home, { recursive: true, force: true })
  }

  async #control(action: string, more: string[]): Promise<void> {
    await this.#do('pg_ctl', [action, '--pgdata', this.#data, '--silent', '--wait', ...more])
  }

  /** PostgreSQL refuses to run as root. */
  async #do(program: string, options: string[]): Promise<void> {
    const version = readdirSync(PACKAGE)
      .sort((a, b) => Number(a) - Number(b))
      .at(-1)!
    const path = join(PACKAGE, version, 'bin', program)
    const [command, ...words] = isRoot ? ['runuser', '-u', 'postgres', '--', path] : [path]
    await run(command!, [...words, ...options], { cwd: this.#home })
  }
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === parent)
    .map(Number)
}

function parentOf(pid: string): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The program name before it may contain any character.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return undefined
  }
}
