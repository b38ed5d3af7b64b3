/** Privacy settings; each switch is saved immediately. */
import { msg, t } from '@lingui/core/macro'
import { useState } from 'react'
import type { Reply } from '../../api/client.ts'
import { useRead, useWrite } from '../../api/hooks.ts'
import { Check } from '../../ui/fields.tsx'
import { Stack } from '../../ui/page.tsx'
import { ErrorNote, ReadResult } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'

const SWITCHES = [
  {
    name: 'profileVisible',
    label: msg`Show my profile`,
    hint: msg`When off, your profile shows nothing. Recipes and comments you shared stay public, under your name.`,
  },
  {
    name: 'brewsVisible',
    label: msg`Show my brews`,
    hint: msg`Coffee, method, numbers, rating and day. Notes are always private.`,
  },
  { name: 'savesVisible', label: msg`Show my saved recipes`, hint: msg`Which ones, and how many.` },
] as const

export function Privacy() {
  const read = useRead('getPrivacy')
  // Optimistic update, reverted after an error.
  const [chosen, setChosen] = useState<Partial<Reply<'getPrivacy'>['privacy']>>({})
  const save = useWrite('patchPrivacy', {
    invalidates: ['getPrivacy', 'getUser', 'listUserRecipes', 'getRecipe', 'searchRecipes', 'listCommunityRecipes'],
    onSuccess: () => toast(t`Saved`),
    onError: () => setChosen({}),
  })
  const choose = (change: typeof chosen) => {
    setChosen({ ...chosen, ...change })
    save.mutate({ body: change })
  }
  return (
    <ReadResult read={read} height="13rem">
      {({ privacy }) => {
        const now = { ...privacy, ...chosen }
        return (
          <Stack>
            {SWITCHES.map(({ name, label, hint }) => (
              <Check
                key={name}
                label={t(label)}
                hint={t(hint)}
                checked={now[name] && (name === 'profileVisible' || now.profileVisible)}
                disabled={name !== 'profileVisible' && !now.profileVisible}
                onChange={(isVisible) => choose({ [name]: isVisible })}
              />
            ))}
            {save.error && <ErrorNote>{save.error.message}</ErrorNote>}
          </Stack>
        )
      }}
    </ReadResult>
  )
}
