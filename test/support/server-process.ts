/** Runs the real server as a separate process. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import type { AtEnd } from './at-end.ts'
import { eventually } from './eventually.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export interface ServerProcess {
  process: ChildProcess
  stdout: string
  stderr: string
  /** The exit code, or the signal that ended it. */
  exited: Promise<number | NodeJS.Signals>
}

/** The directory of the server's files, and the user it runs as. */
export interface Installation {
  cwd?: string
  uid?: number
}

/** Starts the server with this environment only, without that of the test process. */
export function spawnServer(
  env: Record<string, string>,
  atEnd: AtEnd = onTestFinished,
  { cwd = ROOT, uid }: Installation = {},
): ServerProcess {
  const child = spawn(process.execPath, ['src/server.ts'], {
    cwd,
    ...(uid !== undefined && { uid, gid: uid }),
    env: { PATH: process.env.PATH, SEED_DEMO: 'false', QUOTAS: 'off', PORT: '0', SLOW_QUERY_MS: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const server: ServerProcess = {
    process: child,
    stdout: '',
    stderr: '',
    exited: once(child, 'close').then(([code, signal]) => code ?? signal),
  }
  child.stdout.on('data', (chunk) => {
    server.stdout += chunk
  })
  child.stderr.on('data', (chunk) => {
    server.stderr += chunk
  })
  atEnd(async () => {
    child.kill('SIGKILL')
    await server.exited
  })
  return server
}

export interface OpenServer extends ServerProcess {
  url: string
  port: number
}

/** Starts the server and waits until it logs its URL. */
export async function startServer(
  env: Record<string, string>,
  atEnd: AtEnd = onTestFinished,
  installation: Installation = {},
): Promise<OpenServer> {
  const server = spawnServer(env, atEnd, installation)
  const match = await eventually(() => {
    const found = /Brewprint is open at (http:\/\/localhost:(\d+))/.exec(server.stdout)
    if (!found && server.process.exitCode === null) throw new Error(`not open yet: ${server.stdout}${server.stderr}`)
    return found
  })
  if (!match) throw new Error(`the server ended: ${server.stderr}`)
  return Object.assign(server, { url: match[1]!, port: Number(match[2]) })
}
