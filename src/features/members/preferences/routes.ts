/** Routes of the language and the units that a member chose. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { badRequest, orNotFound } from '../../../http/errors.ts'
import { message } from '../../../i18n/message.ts'
import { findPreferences, updatePreferences } from './queries.ts'
import { PreferencesSchema } from './schemas.ts'

const tags = ['Profile']
const Reply = Type.Object({ preferences: PreferencesSchema })

export const preferenceRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/user/preferences',
    {
      config: { access: 'required' },
      schema: { operationId: 'getPreferences', tags, response: { 200: Reply } },
    },
    async ({ viewer }) => ({ preferences: orNotFound(await findPreferences(app.db, viewer.id), 'Account') }),
  )

  app.patch(
    '/api/user/preferences',
    {
      config: { access: 'required' },
      schema: {
        operationId: 'patchPreferences',
        description: 'Changes the given fields; null clears one. Units are replaced as a whole.',
        tags,
        body: Type.Partial(PreferencesSchema),
        response: { 200: Reply },
      },
    },
    async ({ viewer, body: { language, units } }) => {
      const changes = { language: language && canonicalTag(language), units }
      return { preferences: orNotFound(await updatePreferences(app.db, viewer.id, changes), 'Account') }
    },
  )
}

/** Returns the canonical spelling, such as "en-US" for "EN-us", so that tags can be compared. */
function canonicalTag(language: string): string {
  try {
    return new Intl.Locale(language).toString()
  } catch {
    throw badRequest(message('Language must be a language tag, such as en or pt-BR'), 'language')
  }
}
