/** Request and response schemas of comments. */

import { Type } from 'typebox'
import { Id, Nullable, OneOf, Timestamp } from '../../../http/schemas.ts'
import { AuthorSchema } from '../../members/privacy/author.ts'

export const MAX_COMMENT = 2000

export const CommentSchema = Type.Object({
  id: Id(),
  body: Type.String(),
  createdAt: Timestamp,
  author: AuthorSchema,
  review: Type.Optional(
    OneOf(['pending', 'hidden'], {
      description: 'Only for its author: it waits for review or a moderator hid it, and nobody else sees it',
    }),
  ),
  reviewReason: Type.Optional(Nullable(Type.String({ description: 'Why a moderator hid it' }))),
})

/** Allows more than `MAX_COMMENT` characters, since `requireWords` trims before it counts. */
export const CommentBody = Type.Object({
  body: Type.String({
    minLength: 1,
    maxLength: 2 * MAX_COMMENT,
    description: `1-${MAX_COMMENT} characters, not counting spaces around them`,
  }),
})

export const CommentsReply = Type.Object({
  comments: Type.Array(CommentSchema),
  total: Type.Integer(),
  cursor: Nullable(Type.String()),
  nextCursor: Nullable(Type.String()),
  hasMore: Type.Boolean(),
})
