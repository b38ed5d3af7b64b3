/** Privacy settings; each switch saves itself. */
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
    label: 'Show my profile',
    hint: 'Off hides everything on it. Recipes and comments that you shared stay public, under your name.',
  },
  {
    name: 'brewsVisible',
    label: 'Show my brews',
    hint: 'Coffee, method, figures, rating and day. Notes are always private.',
  },
  { name: 'savesVisible', label: 'Show the recipes I saved', hint: 'Which ones, and how many.' },
] as const

export function Privacy() {
  const read = useRead('getPrivacy')
  // Optimistic update, reverted after an error.
  const [chosen, setChosen] = useState<Partial<Reply<'getPrivacy'>['privacy']>>({})
  const save = useWrite('patchPrivacy', {
    invalidates: ['getPrivacy', 'getUser', 'listUserRecipes', 'getRecipe', 'searchRecipes', 'listCommunityRecipes'],
    onSuccess: () => toast('Saved'),
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
                label={label}
                hint={hint}
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
