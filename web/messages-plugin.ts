/**
 * Vite plugin: compiles locales/*.po into the module `virtual:messages`, which loads one language at a time, and of it
 * first what the shell and the home screen say, then the rest.
 */
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { compileCatalog, type Part, SHARED } from '../scripts/messages/compile.ts'
import { withMessageIds } from '../scripts/messages/extract.ts'
import { LANGUAGES } from '../src/i18n/languages.ts'

const INDEX = 'virtual:messages'
const RESOLVED = `\0${INDEX}`
const PARTS: readonly Part[] = ['start', 'screens']

export function messages(): Plugin {
  let isBuild = false
  return {
    name: 'brewprint:messages',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    resolveId: (id) => (id === INDEX || id.startsWith(`${INDEX}/`) ? `\0${id}` : undefined),
    async load(id) {
      if (id === RESOLVED) return indexModule()
      if (!id.startsWith(`${RESOLVED}/`)) return undefined
      const [language, part] = id.slice(RESOLVED.length + 1).split('/') as [string, Part]
      this.addWatchFile(fileURLToPath(new URL(`../locales/${language}.po`, import.meta.url)))
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(await compileCatalog(language, part, isBuild)))})`
    },
    /** English texts would be downloaded twice, in the script and in the catalog. */
    transform: (code, id) => (isBuild && id.includes(`/${SHARED}`) ? withMessageIds(code) : undefined),
  }
}

/** Exports `start` and `screens`: for each language a function that loads it. */
function indexModule(): string {
  const loaders = (part: Part) =>
    Object.keys(LANGUAGES).map((language) => `'${language}': () => import('${INDEX}/${language}/${part}')`)
  return PARTS.map((part) => `export const ${part} = { ${loaders(part).join(', ')} }`).join('\n')
}
