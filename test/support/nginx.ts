/** Runs nginx in front of several nodes with the shipped configuration; requires Debian's package. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { AtEnd } from './at-end.ts'
import { eventually } from './eventually.ts'
import { closedPort } from './ports.ts'

const PROGRAM = '/usr/sbin/nginx'
const SHIPPED = new URL('../../deploy/nginx.conf', import.meta.url)

export const hasNginx = existsSync(PROGRAM)

export interface Nginx {
  url: string
  /** What it wrote to stderr. */
  complaints(): string
}

/** The shipped configuration with other addresses, ports and a temporary folder. */
function configure(ports: readonly number[], port: number, folder: string): string {
  let config = readFileSync(SHIPPED, 'utf8')
  const change = (from: string, to: string) => {
    if (!config.includes(from)) throw new Error(`deploy/nginx.conf has no ${from}`)
    config = config.replaceAll(from, to)
  }
  for (const [index, node] of ports.entries()) change(`node-${index + 1}:3000`, `127.0.0.1:${node}`)
  change('listen 8080;', `listen 127.0.0.1:${port};`)
  change(' /tmp/', ` ${folder}/`)
  return config
}

/** Stopped at the end of the test. */
export async function startNginx(ports: readonly number[], atEnd: AtEnd = onTestFinished): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'brewprint-nginx-'))
  // When nginx is started by root, its workers run as another user.
  chmodSync(folder, 0o755)
  const port = await closedPort()
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configure(ports, port, folder))
  const nginx = spawn(PROGRAM, ['-c', file, '-p', folder, '-e', 'stderr', '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaints = ''
  nginx.stderr.on('data', (chunk) => {
    complaints += chunk
  })
  atEnd(async () => {
    if (nginx.exitCode === null) {
      const exited = once(nginx, 'exit')
      nginx.kill('SIGTERM')
      await exited
    }
    rmSync(folder, { recursive: true, force: true })
  })
  const url = `http://127.0.0.1:${port}`
  await eventually(() => {
    if (nginx.exitCode !== null) return
    return fetch(url)
  })
  if (nginx.exitCode !== null) throw new Error(`nginx ended: ${complaints}`)
  return { url, complaints: () => complaints }
}
