/** Checks the messages for people: all in the catalogs, all translated, none malformed, no literal text. */
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type CatalogType, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../src/i18n/languages.ts'
import { readCatalogs } from './compile.ts'
import { findLiterals } from './literals.ts'
import { findUnitLiterals } from './unit-literals.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Returns one line for each problem. */
export async function checkMessages(): Promise<string[]> {
  const [catalog] = await getCatalogs(getConfig({ cwd: ROOT }))
  const used = new Set(Object.keys((await catalog!.collect()) ?? {}))
  const catalogs = await readCatalogs()
  return [
    ...checkUse(used, catalogs[DEFAULT_LANGUAGE]!),
    ...Object.keys(LANGUAGES).flatMap((language) => checkCatalog(language, catalogs[language] ?? {}, catalogs)),
    ...checkLiterals(),
    ...checkUnits(),
  ]
}

export function checkUse(used: ReadonlySet<string>, english: CatalogType): string[] {
  const unused = Object.keys(english).filter((id) => !used.has(id))
  const missing = [...used].filter((id) => !english[id])
  return [
    ...unused.map((id) => `locales: “${english[id]!.message}” is not used any more: npm run messages`),
    ...(missing.length > 0 ? [`locales: ${missing.length} messages are not collected yet: npm run messages`] : []),
  ]
}

export function checkCatalog(
  language: string,
  catalog: CatalogType,
  catalogs: Readonly<Record<string, CatalogType>>,
): string[] {
  return Object.entries(catalogs[DEFAULT_LANGUAGE]!).flatMap(([id, { message = id }]) => {
    const translation = language === DEFAULT_LANGUAGE ? message : catalog[id]?.translation
    const problem = translation ? problemOf(message, translation) : 'is not translated'
    return problem ? [`locales/${language}.po: “${message}” ${problem}`] : []
  })
}

/** Returns undefined if the translation can replace the message. */
export function problemOf(message: string, translation: string): string | undefined {
  try {
    const wanted = placeholdersOf(message)
    const found = placeholdersOf(translation)
    if (wanted === found) return undefined
    return `has the placeholders “${wanted}”, its translation “${found}”`
  } catch (error) {
    return `is malformed: ${(error as Error).message.split('\n', 1)[0]}`
  }
}

/** Names of placeholders and tags in alphabetical order, each once, since a translation may repeat one. */
function placeholdersOf(text: string): string {
  const names = new Set<string>()
  const visit = (message: CompiledMessage): void => {
    for (const token of message) {
      if (typeof token === 'string') {
        for (const [tag] of token.matchAll(/<\/?\d+\/?>/g)) names.add(tag)
        continue
      }
      const [name, , options] = token
      names.add(name)
      for (const option of Object.values(options ?? {})) if (Array.isArray(option)) visit(option)
    }
  }
  visit(compileMessageOrThrow(text))
  return [...names].sort().join(' ')
}

const readSources = (): { file: string; code: string }[] =>
  globSync('web/src/**/*.{ts,tsx}', { cwd: ROOT, exclude: ['web/src/api/*'] }).map((file) => ({
    file,
    code: readFileSync(`${ROOT}/${file}`, 'utf8'),
  }))

/** Files that implement the reader's formats, or format numbers of drawings, which aren't shown as text. */
const MAY_FORMAT = [
  'web/src/state/units.ts',
  'web/src/ui/dial.tsx',
  'web/src/screens/timer/ring.tsx',
  'web/src/screens/profile/calibration-shift.tsx',
]

function checkUnits(): string[] {
  const sources = readSources().filter(({ file }) => !MAY_FORMAT.includes(file))
  return sources.flatMap(({ file, code }) =>
    findUnitLiterals(code).map(
      ({ line, text }) => `${file}:${line}: “${text}” is not written as the reader writes it: useFormat()`,
    ),
  )
}

function checkLiterals(): string[] {
  return readSources().flatMap(({ file, code }) =>
    findLiterals(code).map(({ line, text, problem }) =>
      problem === 'literal'
        ? `${file}:${line}: “${text}” is not in a message`
        : `${file}:${line}: ${text} is translated before a language is set: use msg`,
    ),
  )
}

if (import.meta.main) {
  const problems = await checkMessages()
  for (const problem of problems) process.stderr.write(`${problem}\n`)
  if (problems.length > 0) process.exitCode = 1
}
