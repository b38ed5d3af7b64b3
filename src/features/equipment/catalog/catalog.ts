/** The equipment catalog in memory, with every grinder's curve: public grinder data needs no query. */
import type { Database } from '../../../db/open.ts'
import type { Row } from '../../../db/tables.ts'
import type { BrewMethod } from '../../../domain/catalog.ts'
import { buildCurve, type Curve } from '../../../domain/curve.ts'
import { type EquipmentNames, indexEquipment } from '../../../domain/equipment-words.ts'
import { MethodNames } from '../../../domain/method-names.ts'
import { notFound } from '../../../http/errors.ts'
import type { Thing } from '../../../http/not-found-messages.ts'

export type Machine = Row<'machines'>
export type Filter = Row<'filters'>
export type Grinder = Row<'grinders'> & { curve: Curve }

export class Catalog {
  /** Ordered by id, without retired entries. */
  readonly grinders: readonly Grinder[]
  readonly machines: readonly Machine[]
  readonly filters: readonly Filter[]
  readonly methods: readonly BrewMethod[]
  readonly methodIds: readonly string[]
  readonly methodNames: MethodNames
  /** Names that a search can match, including retired equipment, which recipes may still use. */
  readonly equipmentNames: EquipmentNames
  readonly #grindersById: ReadonlyMap<number, Grinder>
  readonly #machinesById: ReadonlyMap<number, Machine>
  readonly #filtersById: ReadonlyMap<number, Filter>
  readonly #methodsById: ReadonlyMap<string, BrewMethod>

  constructor(
    methods: readonly BrewMethod[],
    grinders: readonly Row<'grinders'>[],
    machines: readonly Machine[],
    filters: readonly Filter[],
  ) {
    const withCurves = grinders.map((grinder) => ({ ...grinder, curve: buildCurve(grinder) }))
    this.methods = methods
    this.methodIds = methods.map(({ id }) => id)
    this.grinders = withCurves.filter(isInUse)
    this.machines = machines.filter(isInUse)
    this.filters = filters.filter(isInUse)
    this.methodNames = new MethodNames(methods, this.machines)
    this.equipmentNames = indexEquipment(methods, machines, grinders)
    this.#methodsById = new Map(methods.map((method) => [method.id, method]))
    this.#grindersById = byId(withCurves)
    this.#machinesById = byId(machines)
    this.#filtersById = byId(filters)
  }

  requireGrinder = (id: number): Grinder => required(this.#grindersById.get(id), 'Grinder')
  requireMachine = (id: number): Machine => required(this.#machinesById.get(id), 'Machine')
  requireFilter = (id: number): Filter => required(this.#filtersById.get(id), 'Filter')
  /** Includes retired equipment. */
  everyGrinderId = (): number[] => [...this.#grindersById.keys()]
  everyMachine = (): Machine[] => [...this.#machinesById.values()]
  findMethod = (id: string): BrewMethod | undefined => this.#methodsById.get(id)
  requireMethod = (id: string): BrewMethod => required(this.#methodsById.get(id), 'Brew method')
}

export async function openCatalog(db: Database, methods: readonly BrewMethod[]): Promise<Catalog> {
  const [grinders, machines, filters] = await Promise.all([
    db.selectFrom('grinders').selectAll().orderBy('id').execute(),
    db.selectFrom('machines').selectAll().orderBy('id').execute(),
    db.selectFrom('filters').selectAll().orderBy('id').execute(),
  ])
  return new Catalog(methods, grinders, machines, filters)
}

const isInUse = (entry: { isRetired: boolean }): boolean => !entry.isRetired

const byId = <T extends { id: number }>(entries: readonly T[]): ReadonlyMap<number, T> =>
  new Map(entries.map((entry) => [entry.id, entry]))

function required<T>(entry: T | undefined, thing: Thing): T {
  if (!entry) throw notFound(thing)
  return entry
}
