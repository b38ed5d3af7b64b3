/** Routes of the preferences for mails about a member's recipes. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { orNotFound } from '../../../http/errors.ts'
import { findPreferences, updatePreferences } from './queries.ts'

const Preferences = Type.Object({
  notifyRecipeComments: Type.Boolean({ description: 'Somebody comments on a recipe of mine' }),
  notifyRecipeFavorites: Type.Boolean({ description: 'Somebody saves a recipe of mine' }),
  notifyRecipeBrews: Type.Boolean({ description: 'Somebody brews a recipe of mine' }),
})
const Reply = Type.Object({ preferences: Preferences })

export const notificationRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/user/notification-preferences',
    {
      config: { access: 'required' },
      schema: { operationId: 'getNotificationPreferences', tags: ['Profile'], response: { 200: Reply } },
    },
    async ({ viewer }) => ({ preferences: orNotFound(await findPreferences(app.db, viewer.id), 'Account') }),
  )

  // The specification leaves the method open: all three do the same partial update.
  for (const method of ['PUT', 'PATCH', 'POST'] as const) {
    app.route({
      method,
      url: '/api/user/notification-preferences',
      config: { access: 'required', whileSuspended: true },
      schema: {
        operationId: `${method.toLowerCase()}NotificationPreferences`,
        tags: ['Profile'],
        body: Type.Partial(Preferences),
        response: { 200: Reply },
      },
      handler: async ({ viewer, body }) => {
        const { notifyRecipeComments, notifyRecipeFavorites, notifyRecipeBrews } = body
        const changes = { notifyRecipeComments, notifyRecipeFavorites, notifyRecipeBrews }
        return { preferences: orNotFound(await updatePreferences(app.db, viewer.id, changes), 'Account') }
      },
    })
  }
}
