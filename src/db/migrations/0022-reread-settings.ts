import { type Kysely, sql } from 'kysely'
import type { GrinderModel } from '../../domain/catalog.ts'
import { reportedIndex } from '../../domain/conversion.ts'
import { buildCurve, type Curve } from '../../domain/curve.ts'
import { otherReading, parseSetting } from '../../domain/parse-setting.ts'
import { grindRangeOf } from '../../domain/ranking.ts'
import type { Migration } from '../migrate.ts'

/**
 * Parses stored grind settings again, now that all interfaces parse them in the same way: 8.5 on a K-Max was stored as
 * 8.5 clicks and is 85, 5.1 on an Ode is 5⅓, and 7 on a Sette is 7A. "7.0" was stored as 7, without its text: a 7 is
 * read as 7.0 where 7 clicks would be finer than any brewable grind and 7.0 is not.
 *
 * It uses the functions of domain/ instead of a copy, which would be six files (parsing, notations, positions, curves).
 * That is safe as long as they parse old settings as they did when this was written, which
 * test/db/reread-settings.test.ts checks for each kind of dial. If a change to parsing fails there, first copy the
 * functions as they are into this folder for this migration.
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

/** SQLite returns JSON as text. */
const decode = <T>(value: T): T => (typeof value === 'string' ? JSON.parse(value) : value)

interface Stored {
  grindSetting: number
  grindSettingText: string | null
}

type Table = 'recipes' | 'brewLogs' | 'personalRecipes'

/** Parses each distinct setting once and updates its rows. */
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
  // Ids are read before the first update: a new value may equal an old one that is parsed again too.
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

/** Moves a recipe to the facet of its new grind range, and updates the sizes of both facets. */
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
