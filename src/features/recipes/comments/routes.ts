/** Routes of comments on a recipe. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import type { Row } from '../../../db/tables.ts'
import type { Viewer } from '../../../http/access.ts'
import { deleteById, requireDeleteId } from '../../../http/delete-by-id.ts'
import { orNotFound } from '../../../http/errors.ts'
import { decodeCursor, PageQuery, toPage } from '../../../http/pagination.ts'
import { perMinute } from '../../../http/rate-limits.ts'
import { IdParams, MAX_ID, Success } from '../../../http/schemas.ts'
import { countFitting, MAX_LIST_BYTES } from '../../../http/size-cap.ts'
import { toAuthor } from '../../members/privacy/author.ts'
import { findRecipe, listLatest } from './queries.ts'
import { CommentBody, CommentSchema, CommentsReply } from './schemas.ts'
import { addComment, removeComment, requireWords } from './write.ts'

const tags = ['Recipes']
const MAX_LIMIT = 100

export const commentRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/recipes/:id/comments',
    {
      config: { access: 'public', knowsViewer: true, cache: true },
      schema: {
        operationId: 'listComments',
        description:
          'The latest comments, oldest first; the cursor leads to earlier ones. Members with a hidden profile are shown without their id, except to themselves.',
        tags,
        params: IdParams,
        querystring: PageQuery(MAX_LIMIT, MAX_LIMIT),
        response: { 200: CommentsReply },
      },
    },
    async ({ params, query, optionalViewer }) => {
      const limit = Math.min(query.limit, MAX_LIMIT)
      const [before = MAX_ID] = decodeCursor(query.cursor, 'latest', ['integer']) ?? []
      const { commentCount: total } = orNotFound(await findRecipe(app.db, params.id), 'Recipe')
      const rows = await listLatest(app.db, params.id, before as number, limit + 1)
      const withheld =
        optionalViewer && query.cursor === undefined ? await listOwnWithheld(params.id, optionalViewer) : []
      const room = MAX_LIST_BYTES - Buffer.byteLength(JSON.stringify(withheld))
      const { data, ...rest } = toPage(rows, countFitting(rows, limit, ['body'], room), 'latest', ({ id }) => [id])
      const comments = data.toReversed().map(({ userId, displayName, visibleId, ...comment }) => ({
        ...comment,
        author: toAuthor(displayName, userId === optionalViewer?.id ? userId : visibleId),
      }))
      return { comments: [...comments, ...withheld], total, ...rest }
    },
  )

  app.post(
    '/api/recipes/:id/comments',
    {
      config: { access: 'required', needsVerifiedEmail: true, rateLimit: perMinute(10) },
      schema: {
        operationId: 'addComment',
        description: "Emails the recipe's author, unless they turned that off.",
        tags,
        params: IdParams,
        body: CommentBody,
        response: { 201: Type.Object({ comment: CommentSchema }) },
      },
    },
    async ({ params, body, viewer }, reply) => {
      const comment = await addComment(app, viewer, params.id, requireWords(body.body))
      app.mail.wake()
      reply.code(201)
      return { comment: { ...comment, author: toAuthor(viewer.displayName, viewer.id) } }
    },
  )

  /** The viewer's own comments that nobody else sees, oldest first. */
  async function listOwnWithheld(recipeId: number, viewer: Viewer) {
    const own = (await app.review.listOwn(app.db, 'comment', viewer.id)).toReversed()
    return own.flatMap(({ snapshot, state, reason }) => {
      const { id, body, createdAt, recipeId: of } = snapshot as Row<'comments'>
      if (of !== recipeId) return []
      const review = state === 'pending' ? ('pending' as const) : ('hidden' as const)
      return [{ id, body, createdAt, author: toAuthor(viewer.displayName, viewer.id), review, reviewReason: reason }]
    })
  }

  app.delete(
    '/api/recipes/:id/comments',
    {
      config: { access: 'required' },
      schema: {
        operationId: 'deleteComment',
        description: "Only for the comment's or the recipe's author.",
        tags,
        params: IdParams,
        ...deleteById('commentId'),
        response: { 200: Success },
      },
    },
    async ({ params, body, query, viewer }) => {
      await removeComment(app.db, viewer.id, params.id, requireDeleteId('commentId', { body, query }))
      return { success: true as const }
    },
  )
}
