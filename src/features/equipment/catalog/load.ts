/** Loads the equipment files into the database by slug: ids stay, changes are saved, missing entries are retired. */

import { isDeepStrictEqual } from 'node:util'
import type { Database, Db } from '../../../db/open.ts'
import type { Tables } from '../../../db/tables.ts'
import { transaction } from '../../../db/transaction.ts'
import type { CatalogFiles } from './files.ts'
import { isOwnSlug } from './own-slug.ts'

type EquipmentTable = 'grinders' | 'machines' | 'filters'

/** Fields that a machine's entry may omit; their columns are then null. */
const MACHINE_DEFAULTS = { temperatureF: null, bypass: null, recipe: null }

/** Columns that differ only for members' own grinders, and the price class, which an entry may omit. */
export const CATALOG_GRINDER_DEFAULTS = {
  ...{ ownerId: null, visibility: 'listed', halfWidths: null, given: null, changedAt: null },
  priceClass: null,
}

export async function loadCatalog(db: Database, files: CatalogFiles): Promise<void> {
  await transaction(db, async (db) => {
    await loadMethods(db, files.methods)
    await loadEquipment(
      db,
      'grinders',
      files.grinders.map((grinder) => ({ ...CATALOG_GRINDER_DEFAULTS, ...grinder })),
    )
    await loadEquipment(
      db,
      'machines',
      files.machines.map((machine) => ({ ...MACHINE_DEFAULTS, ...machine })),
    )
    await loadEquipment(db, 'filters', files.filters)
  })
}

async function loadMethods(db: Db, methods: CatalogFiles['methods']): Promise<void> {
  const rows = methods.map(({ id, name }, position) => ({ id, name, position }))
  const stored = new Map((await db.selectFrom('brewMethods').selectAll().execute()).map((row) => [row.id, row]))
  if (rows.every((row) => isDeepStrictEqual(stored.get(row.id), row))) return
  await db
    .insertInto('brewMethods')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(({ ref }) => ({ name: ref('excluded.name'), position: ref('excluded.position') })),
    )
    .execute()
}

/** Writes only rows that differ from the stored ones, so that an ordinary start writes nothing. */
async function loadEquipment(db: Db, table: EquipmentTable, entries: readonly { slug: string }[]): Promise<void> {
  let hasNewCurve = false
  const stored = new Map((await db.selectFrom(table).selectAll().execute()).map((row) => [row.slug, row]))
  for (const entry of entries) {
    const row = stored.get(entry.slug)
    stored.delete(entry.slug)
    const wanted = { ...entry, isRetired: false }
    if (row && table === 'grinders') hasNewCurve ||= !hasSameCurve(row, entry)
    if (row && isDeepStrictEqual({ ...row, id: 0 }, { id: 0, ...wanted })) continue
    await db
      .insertInto(table)
      .values(wanted as never)
      .onConflict((conflict) => conflict.column('slug').doUpdateSet(wanted as never))
      .execute()
  }
  // Recipes may use equipment that is no longer in the files, so it is only hidden from the lists.
  for (const { slug, isRetired } of stored.values()) {
    // Members' own grinders were never in the files.
    if (!isRetired && !isOwnSlug(slug)) await retire(db, table, slug)
  }
  if (hasNewCurve) await requestReindexing(db)
}

const CURVE_FIELDS = ['references', 'minGrindSetting', 'maxGrindSetting'] as const

const hasSameCurve = (a: object, b: object): boolean =>
  CURVE_FIELDS.every((field) => isDeepStrictEqual(a[field as never], b[field as never]))

/** Requests that the stored grind indexes of recipes and brews are recomputed: see service/reindex. */
async function requestReindexing(db: Db): Promise<void> {
  await db
    .insertInto('reindexing')
    .values([
      { tableName: 'recipes', afterId: 0 },
      { tableName: 'brewLogs', afterId: 0 },
    ])
    .onConflict((conflict) => conflict.column('tableName').doUpdateSet({ afterId: 0 }))
    .execute()
}

async function retire(db: Db, table: EquipmentTable, slug: string): Promise<void> {
  await db
    .updateTable(table as keyof Pick<Tables, 'filters'>)
    .set({ isRetired: true })
    .where('slug', '=', slug)
    .execute()
}
