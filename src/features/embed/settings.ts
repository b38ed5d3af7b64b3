/** How a roaster's embeds look and where they may stand. */
import type { Db } from '../../db/open.ts'
import { prepared } from '../../db/prepared.ts'
import type { Row } from '../../db/tables.ts'

export type EmbedSettings = Omit<Row<'embedSettings'>, 'roasterId' | 'updatedAt'> & {
  /** Null while the roaster never saved any: these are the defaults then. */
  updatedAt: string | null
}

export const DEFAULT_EMBED_SETTINGS: EmbedSettings = {
  accentColor: '#1D3557',
  theme: 'light',
  showPoweredBy: true,
  allowedDomains: [],
  updatedAt: null,
}

const settingsByRoaster = prepared((db, p: { roasterId: number }) =>
  db
    .selectFrom('embedSettings as e')
    .innerJoin('roasters as r', 'r.id', 'e.roasterId')
    .select(['e.accentColor', 'e.theme', 'e.showPoweredBy', 'e.allowedDomains', 'e.updatedAt', 'r.isPremium'])
    .where('e.roasterId', '=', p.roasterId),
)

/** As they count now: whoever is no longer premium is powered by us again, whatever was saved. */
export async function findEmbedSettings(db: Db, roasterId: number): Promise<EmbedSettings> {
  const row = await settingsByRoaster.first(db, { roasterId })
  if (!row) return DEFAULT_EMBED_SETTINGS
  const { isPremium, ...settings } = row
  return { ...settings, showPoweredBy: settings.showPoweredBy || !isPremium }
}
