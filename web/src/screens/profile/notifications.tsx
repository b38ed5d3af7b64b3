/** Mail notification settings; each switch is saved immediately. */
import { msg, t } from '@lingui/core/macro'
import { useState } from 'react'
import type { Reply } from '../../api/client.ts'
import { useRead, useWrite } from '../../api/hooks.ts'
import { Check } from '../../ui/fields.tsx'
import { Stack } from '../../ui/page.tsx'
import { ErrorNote, ReadResult } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'

const SWITCHES = [
  { name: 'notifyRecipeComments', label: msg`Somebody comments on a recipe of mine` },
  { name: 'notifyRecipeFavorites', label: msg`Somebody saves a recipe of mine` },
  { name: 'notifyRecipeBrews', label: msg`Somebody brews a recipe of mine` },
] as const

export function Notifications() {
  const read = useRead('getNotificationPreferences')
  // Optimistic update, reverted after an error.
  const [chosen, setChosen] = useState<Partial<Reply<'getNotificationPreferences'>['preferences']>>({})
  const save = useWrite('patchNotificationPreferences', {
    invalidates: ['getNotificationPreferences'],
    onSuccess: () => toast(t`Saved`),
    onError: () => setChosen({}),
  })
  const choose = (change: typeof chosen) => {
    setChosen({ ...chosen, ...change })
    save.mutate({ body: change })
  }
  return (
    <ReadResult read={read} height="9rem">
      {({ preferences }) => (
        <Stack>
          {SWITCHES.map(({ name, label }) => (
            <Check
              key={name}
              label={t(label)}
              checked={{ ...preferences, ...chosen }[name]}
              onChange={(isWanted) => choose({ [name]: isWanted })}
            />
          ))}
          {save.error && <ErrorNote>{save.error.message}</ErrorNote>}
        </Stack>
      )}
    </ReadResult>
  )
}
