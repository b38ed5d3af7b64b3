/** Comments on a recipe. */

import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'wouter'
import type { Reply } from '../../api/client.ts'
import { useWrite } from '../../api/hooks.ts'
import { addComment } from '../../api/limits.ts'
import { useReadPages } from '../../api/pages.ts'
import { useRemoval } from '../../api/removal.ts'
import { PublishError } from '../../parts/account/confirm-email.tsx'
import { useReturnPath } from '../../parts/account/require-sign-in.tsx'
import { ReportButton } from '../../parts/moderation/report-button.tsx'
import { ReviewNote } from '../../parts/moderation/review-note.tsx'
import { AuthorLink } from '../../parts/recipe/author-link.tsx'
import { useViewer } from '../../state/session.ts'
import { useFormat } from '../../state/units.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/fields.tsx'
import { type FormState, useForm } from '../../ui/form.ts'
import { Section } from '../../ui/page.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { validate } from '../../ui/validation.ts'
import { written } from '../../ui/written.ts'
import styles from './comments.module.css'

type Comment = Reply<'listComments'>['comments'][number]

const LONGEST = 2000
const INVALIDATES = ['listComments', 'getRecipe'] as const

interface CommentsProps {
  recipeId: number
  /** The recipe's author may delete any comment. */
  isOwnRecipe: boolean
}

export function Comments({ recipeId, isOwnRecipe }: CommentsProps) {
  const viewer = useViewer()
  const here = useReturnPath()
  const { isRemoved } = useRemoval('deleteComment')
  const list = useReadPages('listComments', { path: { id: recipeId }, query: { limit: 100 } })
  return (
    <Section heading={t`Comments`} id="comments">
      <PagedList<Reply<'listComments'>, Comment>
        list={list}
        itemsOf={(page) => page.comments.filter(({ id }) => !isRemoved(commentOf(recipeId, id)))}
        height="8rem"
        earlier={t`Show earlier comments`}
        empty={
          <p className={styles.soft}>
            <Trans>No comments yet.</Trans>
          </p>
        }
      >
        {(comments) => (
          <ol className={styles.list}>
            {comments.map((comment) => (
              <CommentItem
                key={comment.id}
                recipeId={recipeId}
                comment={comment}
                mayDelete={isOwnRecipe || viewer?.id === comment.author.id}
                isOwn={viewer?.id === comment.author.id}
              />
            ))}
          </ol>
        )}
      </PagedList>
      {viewer && <AddComment recipeId={recipeId} />}
      {viewer === null && (
        <p>
          <Trans>
            <Link href={`/sign-in?next=${here}`}>Sign in</Link> to comment.
          </Trans>
        </p>
      )}
    </Section>
  )
}

const commentOf = (id: number, commentId: number) => ({ path: { id }, query: { commentId }, body: null })

interface CommentItemProps {
  recipeId: number
  comment: Comment
  mayDelete: boolean
  isOwn: boolean
}

function CommentItem({ recipeId, comment, mayDelete, isOwn }: CommentItemProps) {
  const { id, body, author, createdAt, review, reviewReason } = comment
  const { remove } = useRemoval('deleteComment', INVALIDATES)
  const name = author.displayName
  return (
    <li className={styles.comment}>
      <div className={styles.byline}>
        <AuthorLink author={author} />
        <time dateTime={createdAt}>{useFormat().day(createdAt)}</time>
        {mayDelete && (
          <Button
            look="plain"
            aria-label={t`Delete the comment by ${name}`}
            onClick={() => remove(commentOf(recipeId, id), t`Comment deleted`)}
          >
            <Trans>Delete</Trans>
          </Button>
        )}
        {!isOwn && <ReportButton type="comment" id={id} name={t`Report the comment by ${name}`} />}
      </div>
      <p className={styles.body} {...written(body)}>
        {body}
      </p>
      {review && <ReviewNote type="comment" id={id} review={review} reason={reviewReason} />}
    </li>
  )
}

function AddComment({ recipeId }: { recipeId: number }) {
  const add = useWrite('addComment', { invalidates: INVALIDATES, onSuccess: () => form.change({ body: '' }) })
  const form: FormState<{ body: string }> = useForm(
    { body: '' },
    ['body'],
    ({ body }) => add.mutateAsync({ path: { id: recipeId }, body: { body } }),
    { check: ({ body }) => validate({ body: body.trim() }, { body: { ...addComment.body, maxLength: LONGEST } }) },
  )
  const { length } = form.values.body.trim()
  const max = LONGEST
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <TextArea
        label={t`Your comment`}
        value={form.values.body}
        onChange={form.set('body')}
        error={form.errorOf('body')}
        hint={length > LONGEST * 0.8 ? t`${length} of ${max} characters` : undefined}
      />
      <PublishError form={form} />
      <Button type="submit" busy={form.busy}>
        <Trans>Post comment</Trans>
      </Button>
    </form>
  )
}
