/** The grind setting of a recipe: on the viewer's grinder once that is known, with the author's below it. */
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import type { Recipe } from '../../api/schema.ts'
import { sentenceOf } from '../../i18n/statements.ts'
import { Confidence } from '../../parts/equipment/confidence.tsx'
import { equipmentName } from '../../parts/equipment/equipment-name.ts'
import { ExpectedRange } from '../../parts/equipment/expected-range.tsx'
import { useMyEquipment } from '../../parts/equipment/my-equipment.ts'
import { MyGrinderPicker } from '../../parts/equipment/my-grinder-picker.tsx'
import { WhyThisNumber } from '../../parts/equipment/why-this-number.tsx'
import { type LabelledGrind, useOnMyGrinder } from '../../parts/recipe/on-my-grinder.ts'
import { settingLabel, useDial, useMethods, useOwnCurve } from '../../state/catalog.ts'
import { useFormat } from '../../state/units.ts'
import { Button } from '../../ui/button.tsx'
import { GrindLine } from '../../ui/marked-line.tsx'
import { ReadResult } from '../../ui/states.tsx'
import styles from './recipe-setting.module.css'

interface RecipeSettingProps {
  recipe: Recipe
  /** The buttons below the number. */
  actions: ReactNode
}

export function RecipeSetting({ recipe, actions }: RecipeSettingProps) {
  const { grinder: slug } = useMyEquipment()
  const [isChanging, setChanging] = useState(false)
  return (
    <div className={styles.around}>
      {slug ? (
        <OnMine recipe={recipe} slug={slug} actions={actions} />
      ) : (
        <>
          <AsWritten recipe={recipe} />
          <GrindLine index={recipe.grindIndex} />
          {actions}
        </>
      )}
      {slug && !isChanging ? (
        <div data-noprint>
          <Button look="plain" className={styles.change} onClick={() => setChanging(true)}>
            <Trans>Change grinder</Trans>
          </Button>
        </div>
      ) : (
        <div className={styles.picker} data-noprint>
          <MyGrinderPicker onChoose={() => setChanging(false)} />
        </div>
      )}
    </div>
  )
}

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <p className={styles.name}>
      <Trans>Grind setting</Trans>
    </p>
    <p className={styles.setting}>{label}</p>
    {children}
  </div>
)

function AsWritten({ recipe }: { recipe: Recipe }) {
  const { grinder } = recipe
  const grinderName = equipmentName(grinder)
  const { dial } = useDial(grinder.slug)
  return (
    <Figure label={settingLabel(dial, recipe.grindSetting)}>
      <p>
        <Trans>
          on the <Link href={`/grinders/${grinder.slug}`}>{grinderName}</Link>
        </Trans>
        <OwnDescription grinder={grinder} />
      </p>
    </Figure>
  )
}

const OwnDescription = ({ grinder }: Pick<Recipe, 'grinder'>) =>
  grinder.isDescribedByOwner && (
    <>
      {', '}
      <Trans>described by its owner</Trans>
    </>
  )

function OnMine({ recipe, slug, actions }: RecipeSettingProps & { slug: string }) {
  const mine = useOnMyGrinder(recipe)
  const [from, to, methods] = [useDial(recipe.grinder.slug), useDial(slug), useMethods()]
  const known = mine?.grinder.slug === slug ? mine : undefined
  const read = {
    data: known,
    error: from.error ?? to.error ?? methods.error,
    refetch: () => [from, to, methods].map((each) => each.error && each.refetch()),
  }
  return (
    <>
      <ReadResult read={read} height="6.5rem">
        {({ grind, grinder }) => (
          <Figure label={grind.label}>
            <OnYour grinder={grinder} />
          </Figure>
        )}
      </ReadResult>
      <GrindLine index={recipe.grindIndex} />
      {actions}
      {known &&
        (known.grind.isSame ? (
          <p className={styles.soft}>
            <Trans>Same grinder as the author.</Trans>
          </p>
        ) : (
          <div>
            <Carried recipe={recipe} slug={slug} grind={known.grind} />
          </div>
        ))}
    </>
  )
}

function OnYour({ grinder: { slug, brand, name } }: { grinder: { slug: string; brand: string; name: string } }) {
  const grinderName = equipmentName({ brand, name })
  return (
    <p>
      <Trans>
        on your <Link href={`/grinders/${slug}`}>{grinderName}</Link>
      </Trans>
    </p>
  )
}

/** Explains a setting that was converted from the author's grinder. */
function Carried({ recipe, slug, grind }: { recipe: Recipe; slug: string; grind: LabelledGrind }) {
  const format = useFormat()
  const { calibration } = useMyEquipment()
  const from = useDial(recipe.grinder.slug)
  const to = useDial(slug)
  const curve = useOwnCurve(to.dial, calibration)
  const method = useMethods().data?.data.find(({ id }) => id === recipe.brewMethod)
  const written = settingLabel(from.dial, recipe.grindSetting)
  const grinderName = equipmentName(recipe.grinder)
  const { range, basis, confidence, warning } = grind
  return (
    <>
      {to.dial && (
        <p>
          <ExpectedRange dial={to.dial} range={range} basis={basis} />
        </p>
      )}
      <p className={styles.soft}>
        <Trans>
          Originally {written} on {grinderName}
        </Trans>
        <OwnDescription grinder={recipe.grinder} />
      </p>
      <Confidence confidence={confidence} basis={basis} />
      {to.data && curve && <WhyThisNumber equipment={{ chart: to.data, curve }} method={method} basis={basis} />}
      {warning && <p className={styles.note}>{sentenceOf(warning, format)}</p>}
    </>
  )
}
