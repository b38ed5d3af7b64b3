/** Finds a grinder by slug or common name, and parses settings as its dial shows them; errors list alternatives. */
import { grinderName } from '../../../domain/catalog.ts'
import { type GrinderNames, indexGrinderNames, resolveGrinder, searchGrinders } from '../../../domain/grinder-names.ts'
import { parseSetting } from '../../../domain/parse-setting.ts'
import { AppError, badRequest } from '../../../http/errors.ts'
import { message } from '../../../i18n/message.ts'
import { settingProblem } from '../../../sentences/setting-problems.ts'
import type { Catalog, Grinder } from '../catalog/catalog.ts'

export class GrinderFinder {
  readonly #catalog: Catalog
  #index: GrinderNames<Grinder> | undefined

  constructor(catalog: Catalog) {
    this.#catalog = catalog
  }

  /** Built on first use, so that a start doesn't wait for it. */
  get #names(): GrinderNames<Grinder> {
    this.#index ??= indexGrinderNames(this.#catalog.grinders)
    return this.#index
  }

  /** Throws if no grinder or more than one matches; `field` is the request field that the error names. */
  require(text: string, field: string): Grinder {
    const found = resolveGrinder(this.#names, text)
    if ('grinder' in found) return found.grinder
    const name = text.slice(0, 100)
    if (found.kind === 'ambiguous') {
      const grinders = list(found.candidates)
      const sentence = message('"{name}" could be several grinders: {grinders}', { name, grinders })
      throw new AppError(400, 'ambiguous_grinder', sentence, { field })
    }
    const grinders = list(found.nearest)
    const sentence = message('No grinder is called "{name}". The closest are: {grinders}', {
      name,
      grinders,
    })
    throw new AppError(404, 'not_found', sentence, { field })
  }

  search(text: string): Grinder[] {
    return searchGrinders(this.#names, text)
  }
}

const list = (grinders: readonly Grinder[]): string =>
  grinders.map((grinder) => `${grinder.slug} (${grinderName(grinder)})`).join(', ')

export function requireSetting(grinder: Grinder, setting: number | string, field = 'setting'): number {
  const parsed = parseSetting(grinder, setting)
  if (!parsed.ok) throw badRequest(settingProblem(grinder, setting, parsed.problem), field)
  return parsed.setting
}
