/** Form of the display name. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useWrite } from '../../api/hooks.ts'
import { patchProfile } from '../../api/limits.ts'
import type { Viewer } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields.tsx'
import { useForm } from '../../ui/form.ts'
import { Stack } from '../../ui/page.tsx'
import { ErrorNote } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import { validate } from '../../ui/validation.ts'

export function DisplayName({ viewer }: { viewer: Viewer }) {
  const save = useWrite('patchProfile', {
    invalidates: ['getMe', 'getProfile'],
    onSuccess: () => toast(t`Name saved`),
  })
  const form = useForm(
    { displayName: viewer.displayName },
    ['displayName'],
    ({ displayName }) => save.mutateAsync({ body: { displayName } }),
    { check: (values) => validate(values, patchProfile) },
  )
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack>
        <TextField
          label={t`Display name`}
          hint={t`Shown with your recipes and comments. Your email address stays private.`}
          autoComplete="nickname"
          value={form.values.displayName}
          onChange={form.set('displayName')}
          error={form.errorOf('displayName')}
        />
        {form.error && <ErrorNote>{form.error}</ErrorNote>}
        <div>
          <Button type="submit" busy={form.busy}>
            <Trans>Save name</Trans>
          </Button>
        </div>
      </Stack>
    </form>
  )
}
