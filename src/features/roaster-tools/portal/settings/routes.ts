/** Routes of the settings of the roaster's embeds, for its members. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { orNotFound } from '../../../../http/errors.ts'
import { findRoaster } from '../../../beans/roasters/queries.ts'
import { findEmbedSettings } from '../../embed/settings.ts'
import { SettingsBody, SettingsReply, saveSettings, snippetFor } from './settings.ts'

const tags = ['Roaster portal']

export const portalSettingsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  async function readSettings(roasterId: number) {
    const roaster = orNotFound(await findRoaster(app.db, roasterId), 'Roaster')
    const embedSettings = await findEmbedSettings(app.db, roasterId)
    return { embedSettings, snippet: snippetFor(app.config.baseUrl, roaster.slug) }
  }

  app.get(
    '/api/roaster-portal/embed-settings',
    {
      config: { access: 'roaster-member' },
      schema: { operationId: 'getEmbedSettings', tags, response: { 200: SettingsReply } },
    },
    ({ roasterId }) => readSettings(roasterId),
  )

  for (const method of ['PUT', 'PATCH'] as const) {
    app.route({
      method,
      url: '/api/roaster-portal/embed-settings',
      config: { access: 'roaster-member' },
      schema: {
        operationId: `${method.toLowerCase()}EmbedSettings`,
        description: 'Changes the given fields.',
        tags,
        body: SettingsBody,
        response: { 200: SettingsReply },
      },
      handler: async ({ body, roasterId }) => {
        await saveSettings(app.db, roasterId, body)
        return readSettings(roasterId)
      },
    })
  }
}
