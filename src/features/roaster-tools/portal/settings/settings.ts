/** Schemas of the settings of a roaster's embeds, and how they are saved. */

import { type Static, Type } from 'typebox'
import type { Database, Db } from '../../../../db/open.ts'
import { EMBED_THEMES, EMBED_UNITS } from '../../../../db/tables.ts'
import { transaction } from '../../../../db/transaction.ts'
import { escapeHtml } from '../../../../domain/html.ts'
import { forbidden } from '../../../../http/errors.ts'
import { Nullable, OneOf, Timestamp } from '../../../../http/schemas.ts'
import { message } from '../../../../i18n/message.ts'
import { lockRoaster } from '../../../beans/roasters/lock-roaster.ts'
import { DEFAULT_EMBED_SETTINGS, type EmbedSettings } from '../../embed/settings.ts'
import { readDomains } from './domains.ts'

/** Fields that are left out stay unchanged. */
export const SettingsBody = Type.Object({
  accentColor: Type.Optional(
    Type.String({ maxLength: 7, pattern: '^#[0-9a-fA-F]{6}$', description: 'As #rrggbb', examples: ['#1D3557'] }),
  ),
  theme: Type.Optional(OneOf(EMBED_THEMES, { description: "`auto`: as the visitor's device is set" })),
  units: Type.Optional(
    OneOf(EMBED_UNITS, { description: "`auto`: by the visitor's region; `metric`: °C, g, ml; `us`: °F, oz, fl oz" }),
  ),
  showPoweredBy: Type.Optional(Type.Boolean({ description: 'false needs a premium roaster: 403 otherwise' })),
  allowedDomains: Type.Optional(
    Nullable(
      Type.Array(Type.String({ maxLength: 1000 }), {
        maxItems: 50,
        description:
          'Host names that may show the recipes, each with all below it; null or an empty list allows every one',
      }),
    ),
  ),
})

export const SettingsReply = Type.Object({
  embedSettings: Type.Object({
    accentColor: Type.String(),
    theme: OneOf(EMBED_THEMES),
    units: OneOf(EMBED_UNITS),
    showPoweredBy: Type.Boolean(),
    allowedDomains: Type.Array(Type.String()),
    updatedAt: Nullable(Timestamp),
  }),
  snippet: Type.String({ description: 'HTML to paste into a page' }),
})

type Settings = Partial<Omit<EmbedSettings, 'updatedAt'>>

export function saveSettings(db: Database, roasterId: number, body: Static<typeof SettingsBody>): Promise<void> {
  // Picks the fields, since a body may have others, such as the id of another roaster.
  const { accentColor, theme, units, showPoweredBy, allowedDomains } = body
  const settings = {
    ...(accentColor !== undefined && { accentColor }),
    ...(theme !== undefined && { theme }),
    ...(units !== undefined && { units }),
    ...(showPoweredBy !== undefined && { showPoweredBy }),
    ...(allowedDomains !== undefined && { allowedDomains: readDomains(allowedDomains ?? []) }),
  }
  return transaction(db, async (db) => {
    const { isPremium } = await lockRoaster(db, roasterId)
    if (settings.showPoweredBy === false && !isPremium) {
      throw forbidden(message('Only premium roasters can hide "Powered by Brewprint"'), 'premium_only')
    }
    await upsertSettings(db, roasterId, settings)
  })
}

async function upsertSettings(db: Db, roasterId: number, settings: Settings): Promise<void> {
  const updatedAt = new Date().toISOString()
  await db
    .insertInto('embedSettings')
    .values({ ...DEFAULT_EMBED_SETTINGS, ...settings, roasterId, updatedAt })
    .onConflict((conflict) => conflict.column('roasterId').doUpdateSet({ ...settings, updatedAt }))
    .execute()
}

export const snippetFor = (baseUrl: string, slug: string): string =>
  `<script src="${escapeHtml(baseUrl)}/embed/widget.js" async></script><div data-service-widget="${escapeHtml(slug)}"></div>`
