/** Nickname of a piece of equipment, edited in place. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { keepUserGrinder } from '../../api/limits.ts'
import { useDraftState } from '../../state/draft-state.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/fields.tsx'
import { useForm } from '../../ui/form.ts'
import { Row, Stack } from '../../ui/page.tsx'
import { ErrorNote } from '../../ui/states.tsx'
import { validate } from '../../ui/validation.ts'

interface RenameProps {
  name: string
  nickname: string | null
  onSave: (nickname: string | null) => Promise<unknown>
}

export function Rename({ name, nickname, onSave }: RenameProps) {
  const [isOpen, setOpen] = useDraftState(`naming ${name}`, false)
  return (
    <>
      <Button
        look="plain"
        onClick={() => setOpen(true)}
        aria-label={nickname ? t`Rename ${name}` : t`Add nickname to ${name}`}
      >
        {nickname ? <Trans>Rename</Trans> : <Trans>Add nickname</Trans>}
      </Button>
      <Dialog title={t`Nickname for ${name}`} open={isOpen} onClose={() => setOpen(false)}>
        <NicknameForm name={name} nickname={nickname} onSave={onSave} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function NicknameForm({ name, nickname, onSave, onClose }: RenameProps & { onClose: () => void }) {
  const form = useForm(
    { nickname: nickname ?? '' },
    ['nickname'],
    async (values) => {
      await onSave(values.nickname.trim() || null)
      onClose()
    },
    { name: `nickname of ${name}`, check: (values) => validate(values, { nickname: keepUserGrinder.nickname }) },
  )
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack>
        <TextField
          label={t`Nickname`}
          placeholder={t`Kitchen, travel, the loud one`}
          value={form.values.nickname}
          onChange={form.set('nickname')}
          error={form.errorOf('nickname')}
        />
        {form.error && <ErrorNote>{form.error}</ErrorNote>}
        <Row>
          <Button type="submit" busy={form.busy}>
            <Trans>Save</Trans>
          </Button>
          <Button look="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
