/** Asks the moderators, once, to look again at a decision: a button and its dialog. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
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

interface AskAgainProps {
  /** What it is about, for screen readers. */
  name: string
  /** Name of the stored draft. */
  draft: string
  /** Throws an ApiError if the server refuses. */
  onSend: (text: string) => Promise<unknown>
}

export function AskAgain({ name, ...rest }: AskAgainProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div>
      <Button look="quiet" aria-label={t`Ask us to look again: ${name}`} onClick={() => setOpen(true)}>
        <Trans>Ask us to look again</Trans>
      </Button>
      <Dialog title={t`Ask us to look again`} open={isOpen} onClose={close}>
        <AskAgainForm {...rest} onClose={close} />
      </Dialog>
    </div>
  )
}

function AskAgainForm({ draft, onSend, onClose }: Omit<AskAgainProps, 'name'> & { onClose: () => void }) {
  const form = useForm(
    { text: '' },
    ['text'],
    async ({ text }) => {
      await onSend(text)
      onClose()
      toast(t`Sent. A moderator will look again.`)
    },
    { check: ({ text }) => validate({ text: text.trim() }, { text: limits.text }), name: draft },
  )
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack>
        <p>
          <Trans>You can ask once. Tell us why we should decide otherwise.</Trans>
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

/** Replaces the button once the author has asked. */
export function AskedAgain({ appealedAt }: { appealedAt: string }) {
  const day = useFormat().dayInSentence(appealedAt)
  return (
    <p>
      <Trans>You asked us to look again: {day}. We'll email you.</Trans>
    </p>
  )
}
