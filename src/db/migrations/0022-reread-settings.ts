import { type Kysely, sql } from 'kysely'
import type { GrinderModel } from '../../domain/catalog.ts'
import { reportedIndex } from '../../domain/conversion.ts'
import { buildCurve, type Curve } from '../../domain/curve.ts'
import { otherReading, parseSetting } from '../../domain/parse-setting.ts'
import { grindRangeOf } from '../../domain/ranking.ts'
import type { Migration } from '../migrate.ts'

/**
 * Reads stored grind settings again, now that all interfaces read them in the same way: 8.5 on a K-Max was kept as 8.5
 * clicks and is 85, 5.1 on an Ode is 5⅓, and 7 on a Sette is 7A. A "7.0" was kept as 7, without its text. Where so few
 * clicks are finer than anything can be brewed, and 7.0 isn't, it is taken for that.
 *
 * It reads by the functions of domain/ instead of a copy of its own: six files (reading, notations, positions, curves)
 * that would have to be kept twice. That is safe as long as they read what older versions stored as they did when this
 * was written, and test/db/reread-settings.test.ts holds them to that with settings and results written out for each
 * kind of dial. Whoever changes how settings are read, and fails there, copies the functions as they are now into this
 * folder first, for this migration alone.
 */
export const rereadSettings: Migration = {
  name: '0022-reread-settings',
  async up(db) {
    const grinders = await sql<GrinderModel & { id: number }>`select * from grinders`.execute(db)
    for (const row of grinders.rows) {
      const grinder = { ...row, notation: decode(row.notation), references: decode(row.references) }
      const { kind } = grinder.notation
      if (kind !== 'parts' && kind !== 'letters' && kind !== 'turns') continue
      for (const table of ['recipes', 'brewLogs', 'personalRecipes'] as const) await reread(db, table, grinder)
    }
  },
}

/** JSON is text on SQLite. */
const decode = <T>(value: T): T => (typeof value === 'string' ? JSON.parse(value) : value)

interface Stored {
  grindSetting: number
  grindSettingText: string | null
}

type Table = 'recipes' | 'brewLogs' | 'personalRecipes'

/** Each setting that occurs is read once, however many rows have it. */
async function reread(db: Kysely<never>, table: Table, grinder: GrinderModel & { id: number }): Promise<void> {
  const { rows } = await sql<Stored>`
    select distinct "grindSetting", "grindSettingText" from ${sql.table(table)}
    where "grinderId" = ${grinder.id} and "grindSetting" is not null`.execute(db)
  if (rows.length === 0) return
  const curve = buildCurve(grinder)
  const changes = rows.flatMap((stored) => {
    const setting = settingOf(curve, stored)
    return setting === stored.grindSetting ? [] : [{ stored, setting, ids: [] as number[] }]
  })
  // Found before the first is written: one setting may become another that is read again as well.
  for (const change of changes) change.ids = await idsOf(db, table, grinder.id, change.stored)
  for (const { ids, setting } of changes) {
    const index = reportedIndex(curve.indexAt(setting))
    for (const id of ids) await write(db, table, id, setting, index)
  }
}

function settingOf({ grinder, indexAt }: Curve, { grindSetting, grindSettingText }: Stored): number {
  const parsed = parseSetting(grinder, grindSettingText ?? grindSetting)
  if (!parsed.ok) return grindSetting
  const other = grindSettingText === null ? otherReading(grinder, String(grindSetting)) : undefined
  const meant = other === undefined ? undefined : parseSetting(grinder, other)
  const isMeant = meant?.ok && indexAt(parsed.setting) < 0 && indexAt(meant.setting) >= 0
  return isMeant ? meant.setting : parsed.setting
}

async function idsOf(db: Kysely<never>, table: Table, grinderId: number, stored: Stored): Promise<number[]> {
  const { grindSetting, grindSettingText: text } = stored
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where "grinderId" = ${grinderId} and "grindSetting" = ${grindSetting}
    and ${text === null ? sql`"grindSettingText" is null` : sql`"grindSettingText" = ${text}`}`.execute(db)
  return rows.map(({ id }) => id)
}

async function write(db: Kysely<never>, table: Table, id: number, setting: number, index: number): Promise<void> {
  const hasIndex = table !== 'personalRecipes'
  await sql`
    update ${sql.table(table)} set "grindSetting" = ${setting} ${hasIndex ? sql`, "grindIndex" = ${index}` : sql``}
    where id = ${id}`.execute(db)
  if (table === 'recipes') await moveRecipe(db, id, grindRangeOf(index))
}

/** Into the combination of its new range of grinds, with both counts. */
async function moveRecipe(db: Kysely<never>, id: number, grindRange: string): Promise<void> {
  await sql`
    insert into "recipeFacets" ("brewMethod", "roastLevel", "grindRange", "brewTimeRange", size)
    select f."brewMethod", f."roastLevel", ${sql.lit(grindRange)}, f."brewTimeRange", 0
    from "recipeFacets" f join recipes r on r."facetId" = f.id where r.id = ${id}
    on conflict do nothing`.execute(db)
  await sql`update "recipeFacets" set size = size - 1 where id = (select "facetId" from recipes where id = ${id})`.execute(
    db,
  )
  await sql`
    update recipes set "facetId" = (
      select t.id from "recipeFacets" t join "recipeFacets" f on f.id = recipes."facetId"
      where t."brewMethod" = f."brewMethod" and t."roastLevel" = f."roastLevel"
        and t."brewTimeRange" = f."brewTimeRange" and t."grindRange" = ${sql.lit(grindRange)})
    where id = ${id}`.execute(db)
  await sql`update "recipeFacets" set size = size + 1 where id = (select "facetId" from recipes where id = ${id})`.execute(
    db,
  )
}
