/** Routes of the settings for what others may see of a member. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { orNotFound } from '../../../http/errors.ts'
import { findPrivacy, updatePrivacy } from './queries.ts'
import { PrivacySchema } from './schemas.ts'

const tags = ['Profile']
const Reply = Type.Object({ privacy: PrivacySchema })

export const privacyRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/user/privacy',
    {
      config: { access: 'required' },
      schema: { operationId: 'getPrivacy', tags, response: { 200: Reply } },
    },
    async ({ viewer }) => ({ privacy: orNotFound(await findPrivacy(app.db, viewer.id), 'Account') }),
  )

  // All three do the same partial update, as for the notification preferences.
  for (const method of ['PUT', 'PATCH', 'POST'] as const) {
    app.route({
      method,
      url: '/api/user/privacy',
      config: { access: 'required', whileSuspended: true },
      schema: {
        operationId: `${method.toLowerCase()}Privacy`,
        description: 'Changes the given fields; takes effect immediately.',
        tags,
        body: Type.Partial(PrivacySchema),
        response: { 200: Reply },
      },
      handler: async ({ viewer, body }) => {
        const { profileVisible, brewsVisible, savesVisible } = body
        const changes = { profileVisible, brewsVisible, savesVisible }
        return { privacy: orNotFound(await updatePrivacy(app.db, viewer.id, changes), 'Account') }
      },
    })
  }
}
