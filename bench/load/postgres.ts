/** Starts a PostgreSQL server for benchmarks, with default durability; its databases are reused by later runs. */
import { execFile, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { freePort } from './server.ts'

const run = promisify(execFile)
const PACKAGE = '/usr/lib/postgresql'
const HOME = join(tmpdir(), 'brewprint-bench-postgres')
const DATA = join(HOME, 'data')
const isRoot = process.getuid?.() === 0
/** For a machine with some free gigabytes; everything else has its default. */
const OPTIONS = '-c shared_buffers=1GB -c maintenance_work_mem=1GB -c max_wal_size=8GB -c max_connections=100'

export class Postgres {
  readonly #port: number

  private constructor(port: number) {
    this.#port = port
  }

  static async start(): Promise<Postgres> {
    mkdirSync(HOME, { recursive: true })
    if (isRoot) await run('chown', ['postgres', HOME])
    const port = await freePort()
    const locale = ['--encoding', 'UTF8', '--locale', 'C.UTF-8']
    if (!existsSync(DATA)) await asServer('initdb', ['-D', DATA, '-U', 'postgres', '--auth', 'trust', ...locale])
    const options = `${OPTIONS} -c port=${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${HOME}`
    await asServer('pg_ctl', ['start', '-D', DATA, '--silent', '--wait', '-l', join(HOME, 'log'), '-o', options])
    return new Postgres(port)
  }

  url(database: string): string {
    return `postgres://postgres@127.0.0.1:${this.#port}/${database}`
  }

  async query(database: string, sql: string): Promise<string> {
    const { stdout } = await run(programOf('psql'), ['-XAtq', '-v', 'ON_ERROR_STOP=1', '-c', sql, this.url(database)])
    return stdout.trim()
  }

  /** Inserts rows in the text format of `copy`, without triggers and foreign key checks. */
  async copy(database: string, target: string, lines: Iterable<string>): Promise<void> {
    const child = spawn(
      programOf('psql'),
      ['-Xq', '-v', 'ON_ERROR_STOP=1', '-c', `copy ${target} from stdin`, this.url(database)],
      {
        stdio: ['pipe', 'ignore', 'inherit'],
        env: { ...process.env, PGOPTIONS: '-c session_replication_role=replica' },
      },
    )
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
    await pipeline(lines, child.stdin)
    if ((await ended) !== 0) throw new Error(`copy ${target} failed`)
  }

  /** Returns the transactions per second of scripts that pgbench picks at random. */
  async pgbench(database: string, scripts: readonly string[], clients: number, seconds: number): Promise<number> {
    const files = scripts.flatMap((path) => ['-f', path])
    const pace = ['-n', '-M', 'prepared', '-c', String(clients), '-j', '1', '-T', String(seconds)]
    const { stdout } = await run(programOf('pgbench'), [...pace, ...files, this.url(database)], { maxBuffer: 2 ** 26 })
    const rate = /tps = ([\d.]+)/.exec(stdout)?.[1]
    if (!rate) throw new Error(`pgbench says:\n${stdout}`)
    return Number(rate)
  }

  async stop(): Promise<void> {
    await asServer('pg_ctl', ['stop', '-D', DATA, '--silent', '--wait', '-m', 'fast'])
  }
}

function programOf(name: string): string {
  const version = readdirSync(PACKAGE)
    .sort((a, b) => Number(a) - Number(b))
    .at(-1)
  if (!version) throw new Error(`There is no PostgreSQL in ${PACKAGE}`)
  return join(PACKAGE, version, 'bin', name)
}

/** Runs a program as the user postgres if we are root, as which the server refuses to run. */
async function asServer(program: string, options: readonly string[]): Promise<void> {
  const [command, ...words] = isRoot ? ['runuser', '-u', 'postgres', '--', programOf(program)] : [programOf(program)]
  await run(command!, [...words, ...options], { cwd: HOME })
}
