/** Routes for the members of a roaster: any member can list the members, remove another one, or leave. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { maskEmail } from '../../../domain/mask-email.ts'
import { Id, Nullable, Success, Timestamp } from '../../../http/schemas.ts'
import { listMembers } from './queries.ts'
import { removeMember } from './remove-member.ts'

const tags = ['Roaster portal']

const MembersReply = Type.Object({
  members: Type.Array(
    Type.Object({
      userId: Id(),
      displayName: Type.String(),
      email: Nullable(Type.String({ description: 'Masked', examples: ['m***@e***.com'] })),
      joinedAt: Timestamp,
      isYou: Type.Boolean(),
    }),
  ),
})

export const portalMemberRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/roaster-portal/members',
    {
      config: { access: 'roaster-member' },
      schema: {
        operationId: 'listRoasterMembers',
        description: 'Everybody who can manage the roaster, longest-standing first.',
        tags,
        response: { 200: MembersReply },
      },
    },
    async ({ roasterId, viewer }) => ({
      members: (await listMembers(app.db, roasterId)).map(({ id, displayName, email, createdAt }) => ({
        userId: id,
        displayName,
        email: maskEmail(email),
        joinedAt: createdAt,
        isYou: id === viewer.id,
      })),
    }),
  )

  app.delete(
    '/api/roaster-portal/members/:userId',
    {
      config: { access: 'roaster-member' },
      schema: {
        operationId: 'removeRoasterMember',
        description: 'Removes another member, who gets an email, or yourself.',
        tags,
        params: Type.Object({ userId: Id() }),
        response: { 200: Success },
      },
    },
    async ({ params, viewer, roasterId }) => {
      await removeMember(app.db, viewer, { roasterId, userId: params.userId }, app.config.baseUrl)
      app.mail.wake()
      return { success: true as const }
    },
  )
}
