/** Deletes the account, after typing a confirmation. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useWrite } from '../../api/hooks.ts'
import { forgetAccount } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/fields.tsx'
import { useForm } from '../../ui/form.ts'
import { Row, Stack } from '../../ui/page.tsx'
import { ErrorNote } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'

export function DeleteAccount() {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        <Trans>Delete account</Trans>
      </Button>
      <Dialog title={t`Delete your account?`} open={isAsking} onClose={() => setAsking(false)}>
        <Confirmation onCancel={() => setAsking(false)} />
      </Dialog>
    </>
  )
}

function Confirmation({ onCancel }: { onCancel: () => void }) {
  const [, navigate] = useLocation()
  const remove = useWrite('deleteAccount', {
    onSuccess: () => {
      navigate('/')
      forgetAccount()
      toast(t`Your account is deleted. Thanks for brewing with us.`)
    },
  })
  const word = t({ message: 'DELETE', comment: 'Typed to confirm that the account is deleted' })
  const form = useForm({ typed: '' }, ['typed'], () => remove.mutateAsync({}), {
    name: false,
    check: ({ typed }) => ({ typed: typed.trim() === word ? undefined : t`Type ${word} to confirm` }),
  })
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack>
        <p>
          <Trans>
            Your brews, notes, votes, comments, equipment and collections are deleted for good. Recipes you shared stay,
            without your name.
          </Trans>
        </p>
        <TextField
          label={t`Type ${word} to confirm`}
          value={form.values.typed}
          onChange={form.set('typed')}
          error={form.errorOf('typed')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        {form.error && <ErrorNote>{form.error}</ErrorNote>}
        <Row>
          <Button type="submit" look="danger" busy={form.busy}>
            <Trans>Delete my account</Trans>
          </Button>
          <Button look="quiet" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
