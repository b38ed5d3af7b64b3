/** Reports something to the moderators: a button and its dialog. */
import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useWrite } from '../../api/hooks.ts'
import { report as limits } from '../../api/limits.ts'
import { Button } from '../../ui/button.tsx'
import { Choices } from '../../ui/choices.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/fields.tsx'
import { useForm } from '../../ui/form.ts'
import { Icon } from '../../ui/icons.tsx'
import { Row, Stack } from '../../ui/page.tsx'
import { ErrorNote } from '../../ui/states.tsx'
import { validate } from '../../ui/validation.ts'
import { useSignInPrompt } from '../account/sign-in-prompt.tsx'
import styles from './report-button.module.css'
import { REASONS, type Reason, reasonName, type Subject, type SubjectType } from './subjects.ts'

const TITLES: Record<SubjectType, MessageDescriptor> = {
  recipe: msg`Report this recipe`,
  comment: msg`Report this comment`,
  coffee: msg`Report this coffee`,
  roaster: msg`Report this roaster`,
  profile: msg`Report this profile`,
}

interface ReportButtonProps extends Subject {
  /** Accessible name in lists, where the button shows only one word. */
  name?: string
}

export function ReportButton({ type, id, name }: ReportButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const { asMember, signInPrompt } = useSignInPrompt()
  const close = () => setOpen(false)
  return (
    <>
      <Button
        look="plain"
        className={styles.report}
        aria-label={name}
        onClick={() => asMember(t`Sign in to report something`, () => setOpen(true))}
      >
        {!name && <Icon name="flag" size={16} />}
        {name ? t`Report` : t(TITLES[type])}
      </Button>
      <Dialog title={t(TITLES[type])} open={isOpen} onClose={close}>
        <ReportForm type={type} id={id} onClose={close} />
      </Dialog>
      {signInPrompt}
    </>
  )
}

interface Values {
  reason: Reason
  text: string
}

function ReportForm({ type, id, onClose }: Subject & { onClose: () => void }) {
  const [isNew, setNew] = useState<boolean>()
  const send = useWrite('report')
  const form = useForm<Values>(
    { reason: 'spam', text: '' },
    ['reason', 'text'],
    async ({ reason, text }) => {
      const reply = await send.mutateAsync({ body: { subjectType: type, subjectId: id, reason, text: text.trim() } })
      form.change({ text: '' })
      setNew(reply.isNew)
    },
    { check: ({ text }) => validate({ text }, { text: limits.text }), name: `report-${type}-${id}` },
  )
  if (isNew !== undefined) return <Thanks isNew={isNew} onClose={onClose} />
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack>
        <Choices
          label={t`What's wrong?`}
          value={form.values.reason}
          onChange={form.set('reason')}
          options={REASONS.map((value) => ({ value, label: reasonName(value) }))}
        />
        <TextArea label={t`Tell us more (optional)`} {...form.field('text')} />
        <p>
          <Trans>A moderator will look at it. The person who shared it won't find out who reported it.</Trans>
        </p>
        {form.error && <ErrorNote>{form.error}</ErrorNote>}
        <Row>
          <Button type="submit" busy={form.busy}>
            <Trans>Send report</Trans>
          </Button>
          <Button look="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </Row>
      </Stack>
    </form>
  )
}

function Thanks({ isNew, onClose }: { isNew: boolean; onClose: () => void }) {
  const button = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone.
  useEffect(() => button.current?.querySelector('button')?.focus(), [])
  return (
    <Stack>
      <p role="status">
        {isNew ? (
          <Trans>Thank you. A moderator will look at it.</Trans>
        ) : (
          <Trans>You have reported this already. Thank you, that's enough.</Trans>
        )}
      </p>
      <div ref={button}>
        <Button onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      </div>
    </Stack>
  )
}
