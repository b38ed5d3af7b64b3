/** The entry point. Node's compile cache makes the next start faster, but only for modules that are loaded after this. */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/node'))
await import('./start.ts')
