/** Routes of votes on community recipes: one per member, which can be changed or removed. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { orNotFound } from '../../../http/errors.ts'
import { perMinute } from '../../../http/rate-limits.ts'
import { IdParams, Nullable, OneOf } from '../../../http/schemas.ts'
import { message } from '../../../i18n/message.ts'
import { castVote } from './cast-vote.ts'
import { findRecipeVote } from './queries.ts'

const tags = ['Community recipes']
const Vote = OneOf(['UP', 'DOWN'])
const OwnVote = Nullable(Vote)

const VoteReply = Type.Object({
  vote: OwnVote,
  message: Type.String(),
  upvotes: Type.Integer(),
  downvotes: Type.Integer(),
})

export const voteRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/community-recipes/:id/vote',
    {
      config: { access: 'optional' },
      schema: {
        operationId: 'getVote',
        description: "Your vote; null if you haven't voted or aren't signed in.",
        tags,
        params: IdParams,
        response: {
          200: Type.Object({
            vote: OwnVote,
            isOwn: Type.Optional(
              Type.Literal(true, {
                description: 'Only for the member who wrote the recipe, also where it does not name its author',
              }),
            ),
          }),
        },
      },
    },
    async ({ params, optionalViewer }) => {
      const found = orNotFound(await findRecipeVote(app.db, params.id, optionalViewer?.id), 'Recipe')
      const isOwn = optionalViewer !== undefined && found.createdById === optionalViewer.id
      return { vote: found.vote, ...(isOwn && { isOwn: true as const }) }
    },
  )

  app.post(
    '/api/community-recipes/:id/vote',
    {
      config: { access: 'required', needsVerifiedEmail: true, rateLimit: perMinute(30) },
      schema: {
        operationId: 'castVote',
        description: 'One vote per member and recipe: voting again changes it.',
        tags,
        params: IdParams,
        body: Type.Object({ vote: Vote }),
        response: { 200: VoteReply },
      },
    },
    async (request) => {
      const { vote } = request.body
      const { upvotes, downvotes } = await castVote(app, request.viewer.id, request.params.id, vote)
      const sentence = vote === 'UP' ? message('Marked as helpful') : message('Marked as not helpful')
      return { vote, message: request.translate(sentence), upvotes, downvotes }
    },
  )

  app.delete(
    '/api/community-recipes/:id/vote',
    {
      config: { access: 'required' },
      schema: {
        operationId: 'takeVoteBack',
        description: 'Succeeds even if there is no vote.',
        tags,
        params: IdParams,
        response: { 200: VoteReply },
      },
    },
    async (request) => {
      const { upvotes, downvotes } = await castVote(app, request.viewer.id, request.params.id, null)
      return { vote: null, message: request.translate(message('Vote removed')), upvotes, downvotes }
    },
  )
}
