/** Button that saves a brew as a personal recipe. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useWrite } from '../../api/hooks.ts'
import type { BrewLogDetail } from '../../api/schema.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { toast } from '../../ui/toast.tsx'

export function SaveAsRecipe({ brew }: { brew: BrewLogDetail }) {
  const save = useWrite('postBrewLogAsRecipe', {
    invalidates: ['getBrewLog', 'listBrewLogs', 'listPersonalRecipes'],
    onSuccess: () => toast(makesRecipe(brew) ? t`Saved to your recipes` : t`Marked as a recipe`),
    onError: (error) => toast(error.message),
  })
  if (brew.savedAsRecipe) {
    return (
      <LinkButton look="quiet" href="/profile/recipes">
        <Icon name="check" size={20} />
        <Trans>Saved as recipe</Trans>
      </LinkButton>
    )
  }
  return (
    <Button look="quiet" busy={save.isPending} onClick={() => save.mutate({ path: { id: brew.id } })}>
      <Icon name="save" size={20} />
      <Trans>Save as recipe</Trans>
    </Button>
  )
}

/** Whether the brew has what a recipe needs; otherwise it is only marked as one. */
const makesRecipe = ({ doseGrams, waterGrams, grindSetting }: BrewLogDetail): boolean =>
  doseGrams !== null && waterGrams !== null && grindSetting !== null
