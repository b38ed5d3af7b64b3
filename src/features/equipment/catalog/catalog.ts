/**
 * The equipment in memory, with every grinder's curve: public grinder data needs no query. Grinders that members
 * describe are in it as well; `own-grinders` adds them, and unknown-grinders.ts those that another node has added.
 */
import type { Database } from '../../../db/open.ts'
import type { Row } from '../../../db/tables.ts'
import type { BrewMethod } from '../../../domain/catalog.ts'
import { buildCurve, type Curve } from '../../../domain/curve.ts'
import { type EquipmentNames, indexEquipment } from '../../../domain/equipment-words.ts'
import { MethodNames } from '../../../domain/method-names.ts'
import { AppError, notFound } from '../../../http/errors.ts'
import type { Thing } from '../../../http/not-found-messages.ts'

export type Machine = Row<'machines'>
export type Filter = Row<'filters'>
export type Grinder = Row<'grinders'> & { curve: Curve }

export class Catalog {
  /** Grinders that everybody may choose, ordered by id, without retired entries. A new array whenever one changes. */
  grinders: readonly Grinder[] = []
  readonly machines: readonly Machine[]
  readonly filters: readonly Filter[]
  readonly methods: readonly BrewMethod[]
  readonly methodIds: readonly string[]
  readonly methodNames: MethodNames
  readonly #grindersById = new Map<number, Grinder>()
  readonly #grindersBySlug = new Map<string, Grinder>()
  readonly #machinesById: ReadonlyMap<number, Machine>
  readonly #filtersById: ReadonlyMap<number, Filter>
  readonly #methodsById: ReadonlyMap<string, BrewMethod>
  /** Built on first use, and again after a grinder was added or changed. */
  #equipmentNames: EquipmentNames | undefined

  constructor(
    methods: readonly BrewMethod[],
    grinders: readonly Row<'grinders'>[],
    machines: readonly Machine[],
    filters: readonly Filter[],
  ) {
    this.methods = methods
    this.methodIds = methods.map(({ id }) => id)
    this.machines = machines.filter(isInUse)
    this.filters = filters.filter(isInUse)
    this.methodNames = new MethodNames(methods, this.machines)
    this.#methodsById = new Map(methods.map((method) => [method.id, method]))
    this.#machinesById = byId(machines)
    this.#filtersById = byId(filters)
    this.putGrinders(grinders)
  }

  /** Adds grinders or replaces them. */
  putGrinders(rows: readonly Row<'grinders'>[]): void {
    for (const row of rows) {
      const grinder = { ...row, curve: buildCurve(row) }
      this.#grindersById.set(row.id, grinder)
      this.#grindersBySlug.set(row.slug, grinder)
    }
    // Most changes are of somebody's private grinder, which no list and no search shows.
    if (rows.every(({ visibility }) => visibility === 'private')) return
    this.#equipmentNames = undefined
    const listed = [...this.#grindersById.values()].filter(isListed).sort((a, b) => a.id - b.id)
    if (listed.length === this.grinders.length && listed.every((each, i) => each === this.grinders[i])) return
    this.grinders = listed
  }

  /** Names that a search can match, including retired equipment and members' shared grinders, which recipes may use. */
  get equipmentNames(): EquipmentNames {
    this.#equipmentNames ??= indexEquipment(this.methods, this.everyMachine(), this.#ofRecipes())
    return this.#equipmentNames
  }

  /** Returns any grinder that recipes or brews may refer to, including retired ones and those of other members. */
  requireGrinder = (id: number): Grinder => {
    const grinder = this.#grindersById.get(id)
    if (!grinder) throw new UnknownGrinder({ id })
    return grinder
  }

  /** Returns a grinder that this member may choose: any listed one, or their own. */
  requireChoosableGrinder = (id: number, userId: number | undefined): Grinder => {
    const grinder = this.requireGrinder(id)
    if (!isChoosable(grinder, userId)) throw notFound('Grinder')
    return grinder
  }

  findGrinderBySlug = (slug: string): Grinder | undefined => this.#grindersBySlug.get(slug)
  requireMachine = (id: number): Machine => required(this.#machinesById.get(id), 'Machine')
  requireFilter = (id: number): Filter => required(this.#filtersById.get(id), 'Filter')
  /** Returns the ids of all grinders that recipes may use, including retired ones. */
  everyGrinderId = (): number[] => this.#ofRecipes().map(({ id }) => id)
  everyMachine = (): Machine[] => [...this.#machinesById.values()]
  findMethod = (id: string): BrewMethod | undefined => this.#methodsById.get(id)
  requireMethod = (id: string): BrewMethod => required(this.#methodsById.get(id), 'Brew method')

  #ofRecipes = (): Grinder[] => [...this.#grindersById.values()].filter(({ visibility }) => visibility !== 'private')
}

/** A grinder that isn't in memory: another node may have added it (unknown-grinders.ts). */
export class UnknownGrinder extends AppError {
  readonly sought: { id: number } | { slug: string }

  constructor(sought: { id: number } | { slug: string }, error: AppError = notFound('Grinder')) {
    super(error.statusCode, error.code, error.sentence, { field: error.field })
    this.sought = sought
  }
}

/** Whether a grinder is a member's own that isn't in the catalog (yet). */
export const isOwn = ({ visibility }: Pick<Grinder, 'visibility'>): boolean => visibility !== 'listed'

export async function openCatalog(db: Database, methods: readonly BrewMethod[]): Promise<Catalog> {
  const [grinders, machines, filters] = await Promise.all([
    db.selectFrom('grinders').selectAll().orderBy('id').execute(),
    db.selectFrom('machines').selectAll().orderBy('id').execute(),
    db.selectFrom('filters').selectAll().orderBy('id').execute(),
  ])
  return new Catalog(methods, grinders, machines, filters)
}

const isListed = ({ visibility, isRetired }: Grinder): boolean => visibility === 'listed' && !isRetired

/** Retired grinders of the catalog can still be chosen, since members may own them; members' deleted ones can't. */
const isChoosable = ({ visibility, ownerId, isRetired }: Grinder, userId: number | undefined): boolean =>
  visibility === 'listed' || (!isRetired && userId !== undefined && ownerId === userId)

const isInUse = (entry: { isRetired: boolean }): boolean => !entry.isRetired

const byId = <T extends { id: number }>(entries: readonly T[]): ReadonlyMap<number, T> =>
  new Map(entries.map((entry) => [entry.id, entry]))

function required<T>(entry: T | undefined, thing: Thing): T {
  if (!entry) throw notFound(thing)
  return entry
}
