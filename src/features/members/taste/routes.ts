/** Routes of a member's taste: the six levels, onboarding, and the vector form. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { TASTE_DIMENSIONS, TASTE_LEVELS } from '../../../domain/taste.ts'
import { pick, toProfile, toVector, updateProfile, updateTaste } from './profile.ts'
import { findTasteProfile } from './queries.ts'
import { Levels, ProfileBody, ProfileReply, VectorBody, VectorReply } from './schemas.ts'

const tags = ['Profile']
const KITCHEN = ['altitudeMeters', 'waterHardness'] as const

export const tasteRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { db } = app

  app.get(
    '/api/user/profile',
    {
      config: { access: 'required' },
      schema: { operationId: 'getProfile', tags, response: { 200: ProfileReply } },
    },
    async ({ viewer }) => toProfile(await findTasteProfile(db, viewer.id), viewer.displayName),
  )

  for (const method of ['PUT', 'PATCH'] as const) {
    app.route({
      method,
      url: '/api/user/profile',
      config: { access: 'required' },
      schema: {
        operationId: `${method.toLowerCase()}Profile`,
        description: 'Changes the given fields: levels, preferences, display name. Null clears one.',
        tags,
        body: ProfileBody,
        response: { 200: ProfileReply },
      },
      handler: ({ viewer, body }) => updateProfile(db, viewer, body),
    })
  }

  // The specification leaves the methods of these two routes open.
  for (const method of ['PUT', 'PATCH', 'POST'] as const) {
    app.route({
      method,
      url: '/api/user/profile/onboarding',
      config: { access: 'required' },
      schema: {
        operationId: `${method.toLowerCase()}Onboarding`,
        description: 'Sets all six levels at once.',
        tags,
        body: Levels,
        response: { 200: ProfileReply },
      },
      handler: async ({ viewer, body }) =>
        toProfile(await updateTaste(db, viewer.id, pick(TASTE_LEVELS, body)), viewer.displayName),
    })

    app.route({
      method,
      url: '/api/users/taste-profile',
      config: { access: 'required' },
      schema: {
        operationId: `${method.toLowerCase()}TasteProfile`,
        description: 'Changes the given fields, which take precedence over the six levels. Null clears one.',
        tags,
        body: VectorBody,
        response: { 200: VectorReply },
      },
      handler: async ({ viewer, body }) =>
        toVector(await updateTaste(db, viewer.id, pick([...TASTE_DIMENSIONS, ...KITCHEN], body))),
    })
  }

  app.get(
    '/api/users/taste-profile',
    {
      config: { access: 'required' },
      schema: {
        operationId: 'getTasteProfile',
        description: "Fields that aren't set are derived from the six levels, or 0.5.",
        tags,
        response: { 200: VectorReply },
      },
    },
    async ({ viewer }) => toVector(await findTasteProfile(db, viewer.id)),
  )
}
