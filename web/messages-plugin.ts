/**
 * Vite plugin: compiles locales/*.po into the module `virtual:messages`, which loads one language at a time, and of it
 * first what the shell and the home screen say, then the rest.
 */
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { compileCatalog, type Part } from '../scripts/messages/compile.ts'
import { LANGUAGES } from '../src/i18n/languages.ts'

const INDEX = 'virtual:messages'
const RESOLVED = `\0${INDEX}`
const PARTS: readonly Part[] = ['start', 'screens']

export function messages(): Plugin {
  return {
    name: 'brewprint:messages',
    resolveId: (id) => (id === INDEX || id.startsWith(`${INDEX}/`) ? `\0${id}` : undefined),
    async load(id) {
      if (id === RESOLVED) return indexModule()
      if (!id.startsWith(`${RESOLVED}/`)) return undefined
      const [language, part] = id.slice(RESOLVED.length + 1).split('/') as [string, Part]
      this.addWatchFile(fileURLToPath(new URL(`../locales/${language}.po`, import.meta.url)))
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(await compileCatalog(language, part)))})`
    },
  }
}

/** Exports `start` and `screens`: for each language a function that loads it. */
function indexModule(): string {
  const loaders = (part: Part) =>
    Object.keys(LANGUAGES).map((language) => `'${language}': () => import('${INDEX}/${language}/${part}')`)
  return PARTS.map((part) => `export const ${part} = { ${loaders(part).join(', ')} }`).join('\n')
}
