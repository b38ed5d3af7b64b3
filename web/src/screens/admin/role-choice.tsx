/** Changes the role of a member, for operators. */
import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { useWrite } from '#web/api/hooks.ts'
import { Button } from '#web/ui/button.tsx'
import { Choices } from '#web/ui/choices.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Row, Stack } from '#web/ui/page.tsx'
import { ErrorNote } from '#web/ui/states.tsx'
import { type Role, roleName } from './action-labels.ts'
import { DECISION_INVALIDATES } from './invalidated-reads.ts'
import type { Member } from './member.tsx'
import { useDecisionToast } from './undo.tsx'

const ROLES: readonly Role[] = ['member', 'moderator', 'operator']

export function RoleChoice({ member: { id, displayName, role } }: { member: Member }) {
  const [chosen, setChosen] = useState<Role>()
  const change = useWrite('changeRole', { invalidates: DECISION_INVALIDATES })
  const showDecision = useDecisionToast()
  const close = () => {
    change.reset()
    setChosen(undefined)
  }
  const save = () =>
    change.mutate(
      { path: { id }, body: { role: chosen! } },
      {
        onSuccess: ({ entry }) => {
          close()
          showDecision(entry)
        },
      },
    )
  const name = chosen ? roleName(chosen) : ''
  return (
    <>
      <Choices<Role>
        label={t`Role`}
        value={role}
        onChange={setChosen}
        options={ROLES.map((value) => ({ value, label: roleName(value) }))}
      />
      <Dialog title={t`${displayName}: ${name}`} open={chosen !== undefined} onClose={close}>
        <Stack>
          <p>{chosen && effectOf(chosen)}</p>
          {change.error && <ErrorNote>{change.error.message}</ErrorNote>}
          <Row>
            <Button busy={change.isPending} onClick={save}>
              {t`Change role`}
            </Button>
            <Button look="quiet" onClick={close}>
              {t`Cancel`}
            </Button>
          </Row>
        </Stack>
      </Dialog>
    </>
  )
}

function effectOf(role: Role): string {
  if (role === 'member') return t`Can't moderate any more.`
  if (role === 'moderator')
    return t`Can hide, delete and restore what members shared, and warn, suspend and ban members.`
  return t`Can do everything: change roles and settings, invite, delete accounts and download everybody's data.`
}
