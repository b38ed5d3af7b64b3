/** Card of a personal recipe. */

import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'wouter'
import type { GrinderModel } from '#domain/catalog.ts'
import { useRemoval } from '../../api/removal.ts'
import { timerHref } from '../../parts/brew/brew-query.ts'
import { settingLabel, useMethodName } from '../../state/catalog.ts'
import { settingOn } from '../../state/grind-setting.ts'
import { useFormat } from '../../state/units.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Rating } from '../../ui/choices.tsx'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { Tag } from '../../ui/page.tsx'
import styles from './personal-recipe.module.css'
import type { PersonalRecipe } from './personal-recipe-values.ts'

interface PersonalRecipeCardProps {
  recipe: PersonalRecipe
  dial: GrinderModel | undefined
  onEdit: () => void
}

export function PersonalRecipeCard({ recipe, dial, onEdit }: PersonalRecipeCardProps) {
  const { id, coffee, grinder, doseGrams, waterGrams, ratio, rating, notes, brewLogId } = recipe
  const method = useMethodName()(recipe.method)
  const format = useFormat()
  const name = recipe.name ?? coffee?.name ?? method
  const { remove } = useRemoval('deletePersonalRecipe', ['listPersonalRecipes'])
  return (
    <article className={styles.recipe}>
      <div>
        <h2>{name}</h2>
        <p className={styles.soft}>
          {[method, coffee?.name].filter((part) => part && !name.includes(part)).join(' · ')}
        </p>
      </div>
      <p className={styles.setting}>
        {settingLabel(dial, recipe.grindSetting)}
        {grinder && <small>{`${grinder.brand} ${grinder.model}`.trim()}</small>}
      </p>
      <p className={styles.figures}>{`${format.doseToWater(doseGrams, waterGrams)} · ${format.ratio(ratio)}`}</p>
      {rating !== null && <Rating value={rating} />}
      {recipe.hasSteps && (
        <p>
          <Tag>{t`With steps`}</Tag>
        </p>
      )}
      {notes && <p className={styles.notes}>{notes}</p>}
      {brewLogId !== null && (
        <p className={styles.soft}>
          <Link href={`/log/${brewLogId}`}>{t`Saved from a brew`}</Link>
        </p>
      )}
      <div className={styles.actions}>
        <LinkButton look="plain" href={personalTimerHref(recipe, dial)}>
          <Trans>Brew this</Trans>
        </LinkButton>
        <Menu label={t`More`}>
          <Button look="quiet" onClick={onEdit} aria-label={t`Edit ${name}`}>
            <Trans>Edit</Trans>
          </Button>
          <ConfirmButton
            label={t`Delete`}
            name={t`Delete ${name}`}
            question={t`Delete ${name}?`}
            yes={t`Delete`}
            onYes={async () => remove({ path: { id } }, t`${name} deleted`)}
          >
            <Trans>Your brews stay in your log.</Trans>
          </ConfirmButton>
        </Menu>
      </div>
    </article>
  )
}

const personalTimerHref = (recipe: PersonalRecipe, dial: GrinderModel | undefined): string =>
  timerHref({
    method: recipe.method,
    coffeeProfileId: recipe.coffeeProfileId ?? undefined,
    grinderId: recipe.grinderId ?? undefined,
    grindSetting: settingOn(dial, recipe.grindSetting),
    doseGrams: recipe.doseGrams,
    waterGrams: recipe.waterGrams,
    waterTempF: recipe.waterTempF ?? undefined,
    brewTimeSeconds: recipe.brewTimeSeconds ?? undefined,
    personalRecipeId: recipe.id,
  })
