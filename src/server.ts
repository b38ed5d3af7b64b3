/** The entry point. It imports start.ts dynamically, so that the compile cache is on by then. */
import './compile-cache.js'

await import('./start.ts')
