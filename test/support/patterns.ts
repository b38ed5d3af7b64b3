/** Finds every regular expression of the product by parsing its sources. */
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'

export interface Pattern {
  source: string
  flags: string
  /** Where it was found first. */
  place: string
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const FOLDERS = ['src', 'web/src', 'web/worker', 'widget']

/** Returns literals and constant arguments of RegExp; places that build a pattern at run time are listed separately. */
export async function findPatterns(): Promise<{ patterns: Pattern[]; built: string[] }> {
  const patterns = new Map<string, Pattern>()
  const built: string[] = []
  for (const file of await sourceFiles()) {
    const text = await readFile(ROOT + file, 'utf8')
    const { program, errors } = parseSync(file, text)
    if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`)
    visit(program, (node) => {
      // Not for every node: counting lines is slow in a large file.
      const placeOf = () => `${file}:${text.slice(0, node.start as number).split('\n').length}`
      const { regex } = node as { regex?: { pattern: string; flags: string } }
      if (node.type === 'Literal' && regex)
        add(patterns, { source: regex.pattern, flags: regex.flags, place: placeOf() })
      if (isRegExpCall(node)) {
        const [first, second] = node.arguments as { value?: unknown }[]
        const flags = typeof second?.value === 'string' ? second.value : ''
        if (typeof first?.value === 'string') add(patterns, { source: first.value, flags, place: placeOf() })
        else built.push(placeOf())
      }
    })
  }
  return { patterns: [...patterns.values()], built }
}

const add = (patterns: Map<string, Pattern>, pattern: Pattern): void => {
  const key = `/${pattern.source}/${pattern.flags}`
  if (!patterns.has(key)) patterns.set(key, pattern)
}

async function sourceFiles(): Promise<string[]> {
  const files: string[] = []
  for (const folder of FOLDERS) {
    const names = await readdir(ROOT + folder, { recursive: true })
    files.push(
      ...names
        .filter((name) => /\.(ts|tsx|js)$/.test(name) && !name.endsWith('.d.ts'))
        .map((name) => `${folder}/${name}`),
    )
  }
  return files.sort()
}

type Node = Record<string, unknown>

const isRegExpCall = ({ type, callee }: Node): boolean =>
  (type === 'NewExpression' || type === 'CallExpression') && (callee as Node | undefined)?.name === 'RegExp'

function visit(value: unknown, see: (node: Node) => void): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (const each of value) visit(each, see)
    return
  }
  const node = value as Node
  if (typeof node.type === 'string') see(node)
  for (const each of Object.values(node)) visit(each, see)
}
