/** Tells authors that only they see something: it waits for review, or a moderator hid it, which they can appeal. */
import { Trans } from '@lingui/react/macro'
import { useRead, useWrite } from '../../api/hooks.ts'
import { AskAgain, AskedAgain } from './ask-again.tsx'
import styles from './review-note.module.css'
import type { Subject } from './subjects.ts'

interface ReviewNoteProps extends Subject {
  review: 'pending' | 'hidden' | 'deleted'
  reason: string | null | undefined
}

export const ReviewNote = ({ review, reason, ...subject }: ReviewNoteProps) => (
  <div className={styles.note} data-review={review}>
    <p>
      <strong>
        <ReviewText review={review} reason={reason} />
      </strong>
    </p>
    {review !== 'pending' && <Appeal {...subject} />}
  </div>
)

function ReviewText({ review, reason }: Pick<ReviewNoteProps, 'review' | 'reason'>) {
  if (review === 'pending') return <Trans>Waiting for review. Others can't see this yet.</Trans>
  if (review === 'hidden') {
    return reason ? <Trans>Hidden from others: {reason}</Trans> : <Trans>Hidden from others.</Trans>
  }
  return reason ? <Trans>Removed: {reason}</Trans> : <Trans>Removed by a moderator.</Trans>
}

/** More reviews than any author has. */
const MOST = 100

function Appeal({ type, id }: Subject) {
  const { data } = useRead('listReviews', { query: { limit: MOST } })
  const send = useWrite('appeal', { invalidates: ['listReviews'] })
  const review = data?.data.find(({ subjectType, subjectId }) => subjectType === type && subjectId === id)
  if (!review) return null
  if (review.appealedAt) return <AskedAgain appealedAt={review.appealedAt} />
  if (!review.canAppeal) return null
  const onSend = (text: string) => send.mutateAsync({ body: { subjectType: type, subjectId: id, text } })
  return <AskAgain name={review.name} draft={`appeal-${type}-${id}`} onSend={onSend} />
}
