/** What others may see; each switch saves itself. */
import { useRead, useWrite } from '../../api/hooks.ts'
import { Check } from '../../ui/fields.tsx'
import { Stack } from '../../ui/page.tsx'
import { ErrorNote, Shown } from '../../ui/states.tsx'
import { say } from '../../ui/toast.tsx'

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
  const save = useWrite('patchPrivacy', {
    outdates: ['getPrivacy', 'getUser', 'listUserRecipes', 'getRecipe', 'searchRecipes', 'listCommunityRecipes'],
    onSuccess: () => say('Saved'),
  })
  // What was just chosen stands at once; the server's answer replaces it.
  const wanted = save.isPending ? save.variables.body : {}
  return (
    <Shown read={read} height="13rem">
      {({ privacy }) => {
        const now = { ...privacy, ...wanted }
        return (
          <Stack>
            {SWITCHES.map(({ name, label, hint }) => (
              <Check
                key={name}
                label={label}
                hint={hint}
                checked={now[name] && (name === 'profileVisible' || now.profileVisible)}
                disabled={name !== 'profileVisible' && !now.profileVisible}
                onChange={(isVisible) => save.mutate({ body: { [name]: isVisible } })}
              />
            ))}
            {save.error && <ErrorNote>{save.error.message}</ErrorNote>}
          </Stack>
        )
      }}
    </Shown>
  )
}
