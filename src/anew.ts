/**
 * Begins the process anew as a smaller one. Whoever reads TypeScript holds 18 MB for it until the end, unless all of the
 * program was compiled before; and with one pool of memory for all threads less of it lies idle.
 */
import { enableCompileCache, flushCompileCache, getCompileCacheDir } from 'node:module'
import { join } from 'node:path'

const COMPILED = join(import.meta.dirname, '../node_modules/.cache/brewprint')
const COMPILER = 'NativeModule internal/deps/amaro/dist/index'
/** How often it has begun anew. */
const TIMES = 'BREWPRINT_BEGUN'

/** The next start finds it compiled. Where nothing can be written, it goes without. */
export const keepCompiled = () => enableCompileCache(COMPILED)

/** Before the program is loaded, with what was compiled at an earlier start. */
export const beginAnew = (env: NodeJS.ProcessEnv): void => replaceProcess(env, '0')

/** Once it is loaded, where some of it had to be compiled. */
export const beginAnewCompiled = (env: NodeJS.ProcessEnv): void => replaceProcess(env, '1')

/** Where that helps, this is the process's end: the same program goes on in its place, under the same id. */
function replaceProcess({ [TIMES]: times = '0', ...env }: NodeJS.ProcessEnv, after: string): void {
  if (times !== after || !hasCompiled() || !isReplaceable()) return
  flushCompileCache()
  process.execve!(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    NODE_COMPILE_CACHE: COMPILED,
    MALLOC_ARENA_MAX: '1',
    ...env,
    [TIMES]: String(Number(times) + 1),
  })
}

const hasCompiled = (): boolean =>
  (process as unknown as { moduleLoadList: string[] }).moduleLoadList.includes(COMPILER)

/** Not where nothing is kept, nor where another process holds a line to this one, which would break. */
const isReplaceable = (): boolean =>
  getCompileCacheDir() !== undefined && process.channel === undefined && process.platform !== 'win32'
