/** Finds a grinder by slug or common name, and parses settings as its dial shows them; errors list alternatives. */
import { grinderName } from '../../../domain/catalog.ts'
import { type GrinderNames, indexGrinderNames, resolveGrinder, searchGrinders } from '../../../domain/grinder-names.ts'
import { parseSetting } from '../../../domain/parse-setting.ts'
import { AppError, badRequest, notFound } from '../../../http/errors.ts'
import { message } from '../../../i18n/message.ts'
import { settingProblem } from '../../../sentences/setting-problems.ts'
import { type Catalog, type Grinder, UnknownGrinder } from '../catalog/catalog.ts'
import { isOwnSlug } from '../catalog/own-slug.ts'

export class GrinderFinder {
  readonly #catalog: Catalog
  #index: GrinderNames<Grinder> | undefined
  #indexed: readonly Grinder[] | undefined

  constructor(catalog: Catalog) {
    this.#catalog = catalog
  }

  /** Built on first use, so that it doesn't delay the start, and again when the listed grinders have changed. */
  get #names(): GrinderNames<Grinder> {
    const { grinders } = this.#catalog
    if (!this.#index || this.#indexed !== grinders) this.#index = indexGrinderNames(grinders)
    this.#indexed = grinders
    return this.#index
  }

  /** Throws if no grinder or more than one matches; `field` is the request field that the error names. */
  require(text: string, field: string): Grinder {
    if (isOwnSlug(text)) return this.#requireOwn(text, field)
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

  /** Finds a grinder that a member described, by its slug only. */
  #requireOwn(slug: string, field: string): Grinder {
    const grinder = this.#catalog.findGrinderBySlug(slug)
    const { statusCode, code, sentence } = notFound('Grinder')
    if (!grinder) throw new UnknownGrinder({ slug }, new AppError(statusCode, code, sentence, { field }))
    // A deleted grinder stays readable if it was used in a shared recipe.
    if (grinder.isRetired && grinder.visibility === 'private') throw new AppError(statusCode, code, sentence, { field })
    return grinder
  }

  /** The grinders that a text may mean: one, several if it is ambiguous, or none if it is unknown. */
  candidates(text: string): readonly Grinder[] {
    const found = resolveGrinder(this.#names, text)
    if ('grinder' in found) return [found.grinder]
    return found.kind === 'ambiguous' ? found.candidates : []
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
