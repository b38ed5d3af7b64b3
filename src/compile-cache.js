/**
 * Keeps compiled modules on disk, which makes the next start faster, but only for modules that are loaded after this one.
 *
 * JavaScript, so that `node --import` can load it without Node's TypeScript compiler (20 MB), which later starts then
 * don't need. Without `--import` only that memory is lost.
 */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/node'))
