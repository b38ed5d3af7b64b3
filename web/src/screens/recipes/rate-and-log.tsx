/** Form that logs and rates a brew of a recipe; the recipe's author logs it without rating the recipe. */
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Link } from 'wouter'
import type { GrinderModel } from '#domain/catalog.ts'
import { useRead, useWrite } from '../../api/hooks.ts'
import { logBrewOfRecipe } from '../../api/limits.ts'
import type { Recipe } from '../../api/schema.ts'
import { SignInLinks } from '../../parts/account/sign-in-prompt.tsx'
import { DoseField } from '../../parts/brew/brew-fields.tsx'
import { logHref } from '../../parts/brew/brew-query.ts'
import { PrivacyNote } from '../../parts/brew/privacy-note.tsx'
import { equipmentName } from '../../parts/equipment/equipment-name.ts'
import { GrindSettingField } from '../../parts/equipment/grind-setting-field.tsx'
import { settingError } from '../../parts/equipment/setting-error.ts'
import { useBrewerFor, useOnMyGrinder } from '../../parts/recipe/on-my-grinder.ts'
import { settingLabel, useDial } from '../../state/catalog.ts'
import { typedSetting } from '../../state/grind-setting.ts'
import { useViewer } from '../../state/session.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Rating, Stars } from '../../ui/choices.tsx'
import { TextArea } from '../../ui/fields.tsx'
import { useForm } from '../../ui/form.ts'
import { parseNumber } from '../../ui/format.ts'
import { Card, Stack } from '../../ui/page.tsx'
import { ErrorNote } from '../../ui/states.tsx'
import { mergeErrors, validate } from '../../ui/validation.ts'
import { LoggedAs } from './logged-as.tsx'
import styles from './rate-and-log.module.css'

interface RateAndLogProps {
  recipe: Recipe
  /** Authors can't rate their own recipe; undefined while loading. */
  isOwn: boolean | undefined
}

export function RateAndLog({ recipe, isOwn }: RateAndLogProps) {
  const viewer = useViewer()
  return (
    <Card>
      <Stack>
        <div>
          <h2>
            <Trans>Brewed it?</Trans>
          </h2>
          <p className={styles.sofar}>
            <Rating value={recipe.avgRating} count={recipe.ratingCount} />
            {recipe.brewCount > 0 && <span>{brewsLabel(recipe.brewCount)}</span>}
          </p>
        </div>
        {viewer && isOwn === false && <LogForm recipe={recipe} />}
        {viewer && isOwn && <LogOwn recipe={recipe} />}
        {viewer === null && (
          <>
            <p>
              <Trans>Sign in to log your brew and rate the recipe.</Trans>
            </p>
            <SignInLinks isQuiet />
          </>
        )}
      </Stack>
    </Card>
  )
}

interface Brew {
  rating: number | null
  notes: string
  dose: string
  setting: string
}

const BLANK_RATING: Brew = { rating: null, notes: '', dose: '', setting: '' }

/** Request body. Stars are required by the form's validation. */
const toBody = ({ rating, notes, dose, setting }: Brew, dial: GrinderModel | undefined) => ({
  rating: rating as number,
  notes: notes.trim() || undefined,
  doseGrams: parseNumber(dose),
  grindSetting: typedSetting(dial, setting),
})

const brewsLabel = (count: number): string => plural(count, { one: 'Brewed once', other: 'Brewed # times' })

const lastRatingLabel = (stars: number): string =>
  plural(stars, { one: 'You gave it # star last time.', other: 'You gave it # stars last time.' })

function LogForm({ recipe }: { recipe: Recipe }) {
  const { id } = recipe
  const isMember = Boolean(useViewer())
  const before = useRead('getRating', { path: { id } }, { enabled: isMember }).data?.userRating
  const mine = useOnMyGrinder(recipe)
  const machineId = useBrewerFor(recipe)
  const grinder = mine?.grinder ?? recipe.grinder
  const grinderName = equipmentName(grinder)
  const setting = mine?.grind.label
  const [logged, setLogged] = useState<number>()
  const log = useWrite('logBrewOfRecipe', {
    invalidates: ['getRecipe', 'getRating', 'listBrewLogs', 'getLastBrewLog', 'getWeeklyStats', 'listLibrary'],
  })
  const { dial } = useDial(grinder.slug)
  // Logs the setting that the page shows.
  const onMine = { grinderId: mine?.grinder.id, machineId }
  const bodyOf = (brew: Brew) => {
    const body = toBody(brew, dial)
    return { ...body, ...onMine, grindSetting: body.grindSetting ?? mine?.grind.setting }
  }
  const form = useForm(
    BLANK_RATING,
    ['rating', 'notes', 'doseGrams', 'grindSetting'],
    async (brew) => {
      const { brewLog } = await log.mutateAsync({ path: { id }, body: bodyOf(brew) })
      form.change(BLANK_RATING)
      setLogged(brewLog.id)
    },
    {
      check: (brew) =>
        mergeErrors(validate(bodyOf(brew), logBrewOfRecipe), {
          grindSetting: settingError(dial, brew.setting),
        }),
    },
  )
  if (logged !== undefined) return <Logged id={logged} onAgain={() => setLogged(undefined)} />
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack>
        <div>
          <Stars
            label={t`How was it?`}
            value={form.values.rating}
            onChange={form.set('rating')}
            error={form.errorOf('rating')}
          />
          {before && form.values.rating === null && <p className={styles.soft}>{lastRatingLabel(before.rating)}</p>}
        </div>
        <TextArea
          label={t`Notes for your log`}
          rows={2}
          value={form.values.notes}
          onChange={form.set('notes')}
          error={form.errorOf('notes')}
        />
        <details className={styles.changed}>
          <summary>
            <Trans>I changed something</Trans>
          </summary>
          <div className={styles.fields}>
            <DoseField placeholder={recipe.doseGrams} {...form.field('dose', 'doseGrams')} />
            <GrindSettingField
              dial={dial}
              label={t`Grind setting`}
              hint={mine ? t`On your ${grinderName}` : t`On the ${grinderName}`}
              placeholder={setting ?? settingLabel(dial, recipe.grindSetting)}
              value={form.values.setting}
              onChange={form.set('setting')}
              error={form.errorOf('grindSetting')}
            />
          </div>
        </details>
        <LoggedAs recipe={recipe} hasTypedSetting={form.values.setting.trim() !== ''} />
        <PrivacyNote byRecipe />
        {form.error && <ErrorNote>{form.error}</ErrorNote>}
        <div>
          <Button type="submit" busy={form.busy}>
            <Trans>Log this brew</Trans>
          </Button>
        </div>
      </Stack>
    </form>
  )
}

/** Stars in the log's own form are the author's alone: they don't count for the recipe. */
const LogOwn = ({ recipe }: { recipe: Recipe }) => (
  <>
    <LoggedAs recipe={recipe} />
    <div>
      <LinkButton href={logHref({ recipeId: recipe.id })} look="quiet">
        <Trans>Log this brew</Trans>
      </LinkButton>
    </div>
  </>
)

const Logged = ({ id, onAgain }: { id: number; onAgain: () => void }) => (
  <div role="status" className={styles.logged}>
    <p>
      <Trans>
        Logged. <Link href={`/log/${id}`}>Add details</Link>
      </Trans>
    </p>
    <Button look="plain" onClick={onAgain}>
      <Trans>Log another</Trans>
    </Button>
  </div>
)
