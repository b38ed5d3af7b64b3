/** Lists the files that each screen loads besides the app's entry script, so that its page can request them at once. */

/** Vite's manifest: an entry for each module that became a file. */
export type BuiltChunks = Readonly<
  Record<string, { file: string; imports?: readonly string[]; css?: readonly string[] } | undefined>
>

export interface ScreenFiles {
  scripts: string[]
  styles: string[]
}

/** A route of web/src/routes.tsx: its path, and the module of its screen. */
const ROUTE = /path: '([^']+)', screen: loadScreen\(\(\) => import\('\.\/([^']+)'\)\)/g
/** Every page loads it. */
const ENTRY = 'index.html'

/** Returns the files of each screen by the path of its route. */
export function screenFiles(routes: string, chunks: BuiltChunks): Record<string, ScreenFiles> {
  const screens = [...routes.matchAll(ROUTE)].map(([, path, module]) => [path!, `src/${module}`] as const)
  return Object.fromEntries(screens.map(([path, module]) => [path, filesOf(module, chunks)]))
}

function filesOf(module: string, chunks: BuiltChunks): ScreenFiles {
  const seen = new Set([ENTRY])
  const files: ScreenFiles = { scripts: [], styles: [] }
  const add = (name: string) => {
    const chunk = chunks[name]
    if (seen.has(name) || !chunk) return
    seen.add(name)
    files.scripts.push(chunk.file)
    files.styles.push(...(chunk.css ?? []))
    chunk.imports?.forEach(add)
  }
  add(module)
  return { scripts: files.scripts, styles: [...new Set(files.styles)] }
}
