/** Compiles the web app's catalogs from ICU MessageFormat to a form that the runtime formats without a parser. */
import { fileURLToPath } from 'node:url'
import { type CatalogType, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { DEFAULT_LANGUAGE } from '../../src/i18n/languages.ts'

/** `start` is loaded before the app is shown, `screens` with the first screen other than the home screen. */
export type Part = 'start' | 'screens'

/** Server code that the web app uses too. */
export const SHARED = 'src/sentences/'
/** Loaded after the home screen, with the texts of all other screens. */
const LAZY = [
  /^web\/src\/screens\/(?!dial-in\/)/,
  /^web\/src\/parts\/(account|charts|flavor|install|measure|moderation|origin|recipe|share|steps)\//,
  /^web\/src\/parts\/preferences\/(?!language-choice\.)/,
  /^web\/src\/parts\/brew\/(brew-fields|brew-hints|next-step|privacy-note|step-time-texts|step-times|taste-signs|taste-sliders)\./,
  /^web\/src\/parts\/coffee\/(add-coffee|coffee-card|coffee-fields|library-button)\./,
  /^web\/src\/parts\/equipment\/(describe-grinder|described-points|described-values|equipment-field|grind-setting-field|grinder-not-listed)\./,
  /^web\/src\/parts\/equipment\/(measured-text|my-grinder-picker|setting-error|suggest-equipment)\./,
  /^web\/src\/ui\/(charts|choices|confirm-button|field-messages|filter-layout|form|marked-line)\./,
  /^web\/src\/ui\/(paged-list|pager|quantity-messages|resource-page|temperature-question)\./,
  /^src\/sentences\/(advice|recipe-title|setting-problems|step-actions|step-mistakes)\.ts$/,
]

export async function readCatalogs(): Promise<Record<string, CatalogType>> {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const [catalog] = await getCatalogs(getConfig({ cwd: root }))
  return (await catalog!.readAll()) as Record<string, CatalogType>
}

/**
 * Returns the messages of one part; a missing translation falls back to English. Sentences that the server uses too
 * have only their English text in the source: it is their key, unless a build has replaced it by ids (`areTextsIds`).
 */
export async function compileCatalog(
  language: string,
  part: Part,
  areTextsIds = false,
): Promise<Record<string, CompiledMessage | string>> {
  const catalogs = await readCatalogs()
  const compiled: Record<string, CompiledMessage | string> = {}
  for (const [id, { message, origin = [], obsolete }] of Object.entries(catalogs[DEFAULT_LANGUAGE]!)) {
    const files = origin.map(([file]) => file)
    if (obsolete || partOf(files) !== part) continue
    const parts = compileMessageOrThrow(catalogs[language]?.[id]?.translation || message!)
    const text = parts.length === 1 && typeof parts[0] === 'string' ? parts[0] : parts
    if (areTextsIds || files.some((file) => file.startsWith('web/src/'))) compiled[id] = text
    if (!areTextsIds && files.some((file) => file.startsWith(SHARED))) compiled[message!] = text
  }
  return compiled
}

/** Returns undefined for messages that only the server uses. */
export function partOf(files: readonly string[]): Part | undefined {
  const inWeb = files.filter((file) => file.startsWith('web/src/') || file.startsWith(SHARED))
  if (inWeb.length === 0) return undefined
  return inWeb.every((file) => LAZY.some((lazy) => lazy.test(file))) ? 'screens' : 'start'
}
