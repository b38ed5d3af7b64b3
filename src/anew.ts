/**
 * Begins the process anew as a smaller one. With all of a machine's memory in view, V8 would take a quarter of a gigabyte
 * for garbage; each thread would have a pool of memory of its own; and whoever reads TypeScript holds 18 MB for it until
 * the end, unless all of the program was compiled before. Each is settled when a process begins.
 */
import { enableCompileCache, flushCompileCache, getCompileCacheDir } from 'node:module'
import { join } from 'node:path'

const FLAGS = [
  // How much may be garbage, in percent of what is alive, before it is cleared up.
  '--heap-growing-percent=30',
  // Where each half of the space for young objects stops to grow, in MB: what a request leaves is gone by then.
  '--max-semi-space-size=8',
]
const COMPILED = join(import.meta.dirname, '../node_modules/.cache/brewprint')
const COMPILER = 'NativeModule internal/deps/amaro/dist/index'
/** How often it has begun anew. */
const TIMES = 'BREWPRINT_BEGUN'

/** Before the program is loaded, with what was compiled at an earlier start; the next one finds what is compiled now. */
export function beginAnew(env: NodeJS.ProcessEnv): void {
  // Where nothing can be written, it goes without.
  enableCompileCache(COMPILED)
  if (env[TIMES] !== undefined) return
  replaceProcess([...FLAGS, ...process.execArgv], {
    NODE_COMPILE_CACHE: COMPILED,
    MALLOC_ARENA_MAX: '1',
    // In bytes: more than this at its end goes back to the system.
    MALLOC_TRIM_THRESHOLD_: '65536',
    ...env,
    [TIMES]: '1',
  })
}

/** Once it is loaded, where some of it had to be compiled. */
export function beginAnewCompiled(env: NodeJS.ProcessEnv): void {
  if (env[TIMES] !== '1' || !hasCompiled() || getCompileCacheDir() === undefined) return
  flushCompileCache()
  replaceProcess(process.execArgv, { ...env, [TIMES]: '2' })
}

const hasCompiled = (): boolean =>
  (process as unknown as { moduleLoadList: string[] }).moduleLoadList.includes(COMPILER)

/** This is the process's end: the same program goes on in its place, under the same id. */
function replaceProcess(flags: readonly string[], env: NodeJS.ProcessEnv): void {
  // Another process may hold a line to this one, as a watching one does, which would break.
  if (process.channel !== undefined || process.platform === 'win32') return
  process.execve!(process.execPath, [process.execPath, ...flags, ...process.argv.slice(1)], env)
}
