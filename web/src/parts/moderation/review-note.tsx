/** Tells authors that only they see something: it waits for review, or a moderator hid it and can be asked again. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useRead, useWrite } from '../../api/hooks.ts'
import { appeal as limits } from '../../api/limits.ts'
import { useFormat } from '../../state/units.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/fields.tsx'
import { useForm } from '../../ui/form.ts'
import { Row, Stack } from '../../ui/page.tsx'
import { ErrorNote } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import { validate } from '../../ui/validation.ts'
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
  if (review === 'pending') return <Trans>Waiting for review: only you see this.</Trans>
  if (review === 'hidden') {
    return reason ? <Trans>Hidden, only you see this: {reason}</Trans> : <Trans>Hidden: only you see this.</Trans>
  }
  return reason ? <Trans>Removed: {reason}</Trans> : <Trans>Removed by a moderator.</Trans>
}

/** More than anybody has hidden. */
const MOST = 100

function Appeal({ type, id }: Subject) {
  const format = useFormat()
  const { data } = useRead('listReviews', { query: { limit: MOST } })
  const review = data?.data.find(({ subjectType, subjectId }) => subjectType === type && subjectId === id)
  if (!review) return null
  if (review.canAppeal) return <AppealButton type={type} id={id} name={review.name} />
  if (!review.appealedAt) return null
  const day = format.dayInSentence(review.appealedAt)
  return (
    <p>
      <Trans>You asked us to look again: {day}. We'll email you.</Trans>
    </p>
  )
}

function AppealButton({ type, id, name }: Subject & { name: string }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div>
      <Button look="quiet" aria-label={t`Ask us to look again: ${name}`} onClick={() => setOpen(true)}>
        <Trans>Ask us to look again</Trans>
      </Button>
      <Dialog title={t`Ask us to look again`} open={isOpen} onClose={close}>
        <AppealForm type={type} id={id} onClose={close} />
      </Dialog>
    </div>
  )
}

function AppealForm({ type, id, onClose }: Subject & { onClose: () => void }) {
  const send = useWrite('appeal', { invalidates: ['listReviews'] })
  const form = useForm(
    { text: '' },
    ['text'],
    async ({ text }) => {
      await send.mutateAsync({ body: { subjectType: type, subjectId: id, text } })
      onClose()
      toast(t`Sent. A moderator will look again.`)
    },
    { check: ({ text }) => validate({ text: text.trim() }, { text: limits.text }), name: `appeal-${type}-${id}` },
  )
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack>
        <p>
          <Trans>You can ask once. Tell us why it should be public.</Trans>
        </p>
        <TextArea label={t`Your reason`} {...form.field('text')} />
        {form.error && <ErrorNote>{form.error}</ErrorNote>}
        <Row>
          <Button type="submit" busy={form.busy}>
            <Trans>Send</Trans>
          </Button>
          <Button look="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
