/** Deletes the account, after typing a confirmation. */
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

const WORD = 'DELETE'

export function DeleteAccount() {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        Delete account
      </Button>
      <Dialog title="Delete your account?" open={isAsking} onClose={() => setAsking(false)}>
        <Confirmation onKeep={() => setAsking(false)} />
      </Dialog>
    </>
  )
}

function Confirmation({ onKeep }: { onKeep: () => void }) {
  const [, navigate] = useLocation()
  const remove = useWrite('deleteAccount', {
    onSuccess: () => {
      navigate('/')
      forgetAccount()
      toast('Your account is gone. Thank you for the coffee.')
    },
  })
  const form = useForm({ typed: '' }, ['typed'], () => remove.mutateAsync({}), {
    name: false,
    check: ({ typed }) => ({ typed: typed.trim() === WORD ? undefined : `Type ${WORD} to go on.` }),
  })
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack>
        <p>
          Your brews, notes, votes, comments, equipment and collections go for good. Recipes that you shared stay,
          without your name.
        </p>
        <TextField
          label={`Type ${WORD} to go on`}
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
            Delete my account
          </Button>
          <Button look="quiet" onClick={onKeep}>
            Keep it
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
