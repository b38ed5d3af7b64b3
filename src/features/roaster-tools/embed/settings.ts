/** Settings of a roaster's embeds: their look, and the domains that may show them. */
import type { Db } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'
import type { Row } from '../../../db/tables.ts'

export type EmbedSettings = Omit<Row<'embedSettings'>, 'roasterId' | 'updatedAt'> & {
  /** Null if the roaster has never saved settings and has the defaults. */
  updatedAt: string | null
}

export const DEFAULT_EMBED_SETTINGS: EmbedSettings = {
  accentColor: '#1D3557',
  theme: 'light',
  showPoweredBy: true,
  allowedDomains: [],
  units: 'auto',
  updatedAt: null,
}

/** Columns of `embedSettings as e` and `roasters as r`. */
export const SETTINGS = [
  'e.accentColor',
  'e.theme',
  'e.showPoweredBy',
  'e.allowedDomains',
  'e.units',
  'e.updatedAt',
  'r.isPremium',
] as const

const settingsByRoaster = prepared((db, p: { roasterId: number }) =>
  db
    .selectFrom('embedSettings as e')
    .innerJoin('roasters as r', 'r.id', 'e.roasterId')
    .select(SETTINGS)
    .where('e.roasterId', '=', p.roasterId),
)

type SettingsRow = { [K in keyof EmbedSettings]: EmbedSettings[K] | null } & { isPremium: boolean }

/** Returns the effective settings: "powered by" is always shown if the roaster isn't premium (anymore). */
export function toEmbedSettings(row: SettingsRow | undefined): EmbedSettings {
  if (!row?.updatedAt) return DEFAULT_EMBED_SETTINGS
  const { accentColor, theme, showPoweredBy, allowedDomains, units, updatedAt, isPremium } = row as EmbedSettings &
    SettingsRow
  return { accentColor, theme, showPoweredBy: showPoweredBy || !isPremium, allowedDomains, units, updatedAt }
}

export const findEmbedSettings = async (db: Db, roasterId: number): Promise<EmbedSettings> =>
  toEmbedSettings(await settingsByRoaster.first(db, { roasterId }))
