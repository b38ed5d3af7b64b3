/** A recipe on paper: a small card for the shelf, or a page. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import { useRead } from '../../api/hooks.ts'
import type { Recipe } from '../../api/schema.ts'
import { equipmentName } from '../../parts/equipment/equipment-name.ts'
import { useOnMyGrinder } from '../../parts/recipe/on-my-grinder.ts'
import { useScaledRecipe } from '../../parts/recipe/scaled-recipe.ts'
import { useScaledSteps } from '../../parts/steps/scaled-steps.ts'
import { StepList } from '../../parts/steps/step-list.tsx'
import { settingLabel, useMethodName } from '../../state/catalog.ts'
import { useDials } from '../../state/dials.ts'
import { useFormat } from '../../state/units.ts'
import { Button } from '../../ui/button.tsx'
import { Choices } from '../../ui/choices.tsx'
import { Figures, Row, useTitle } from '../../ui/page.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { ResourcePage } from '../../ui/resource-page.tsx'
import type { ScreenProps } from '../../ui/screen.ts'
import { written } from '../../ui/written.ts'
import styles from './print-recipe.module.css'
import { figuresOf } from './recipe-figures.tsx'

type Paper = 'a6' | 'page'

const PAGE_RULES: Record<Paper, string> = {
  a6: '@page { size: 105mm 148mm; margin: 6mm }',
  // No size, so that the reader's printer decides: A4 or Letter.
  page: '@page { margin: 18mm }',
}

export default function PrintRecipe({ params }: ScreenProps<'id'>) {
  const read = useRead('getRecipe', { path: { id: Number(params.id) } })
  return <ResourcePage read={read}>{(recipe) => <PrintableRecipe recipe={recipe} />}</ResourcePage>
}

function PrintableRecipe({ recipe }: { recipe: Recipe }) {
  const [paper, setPaper] = useState<Paper>('a6')
  const title = recipe.title ?? recipe.coffee.name
  useTitle(title)
  usePageRule(PAGE_RULES[paper])
  return (
    <div className={styles.screen}>
      <div className={styles.controls} data-noprint>
        <p className={styles.heading}>
          <Trans>Print this recipe</Trans>
        </p>
        <Choices
          label={t`Paper`}
          value={paper}
          onChange={(value) => setPaper(value as Paper)}
          options={[
            { value: 'a6', label: t`Card (A6)` },
            { value: 'page', label: t`Whole page` },
          ]}
        />
        <Row>
          <Button onClick={() => window.print()}>
            <Trans>Print</Trans>
          </Button>
          <Link href={`/recipes/${recipe.id}`}>
            <Trans>Back to the recipe</Trans>
          </Link>
        </Row>
      </div>
      <Sheet recipe={recipe} title={title} paper={paper} />
    </div>
  )
}

function Sheet({ recipe, title, paper }: { recipe: Recipe; title: string; paper: Paper }) {
  const [params] = useSearchParams()
  const scaled = useScaledRecipe(recipe, Number(params.get('water')) || undefined)
  const methodName = useMethodName()(recipe.brewMethod)
  const format = useFormat()
  const grind = useGrindText(scaled.recipe)
  const { coffee, machine, createdBy } = recipe
  const author = createdBy.displayName
  const steps = useScaledSteps(recipe, scaled)
  const address = `${window.location.host}/recipes/${recipe.id}`
  return (
    <article className={`${styles.sheet} ${styles[paper]}`} data-theme="light">
      <header>
        <h1>
          <bdi {...written(title)}>{title}</bdi>
        </h1>
        <p>{recipe.title ? `${coffee.name} · ${coffee.roasterName}` : coffee.roasterName}</p>
        <p className={styles.soft}>{`${methodName} · ${equipmentName(machine)}`}</p>
      </header>
      <Figures
        figures={[
          ...figuresOf(scaled.recipe, scaled.method?.extraction, format),
          { label: t`Grind setting`, value: grind },
        ]}
      />
      {steps.length > 0 && (
        <StepList steps={steps} brewTimeSeconds={scaled.recipe.brewTimeSeconds} hideTips={paper === 'a6'} />
      )}
      {recipe.notes && (
        <p className={styles.notes} {...written(recipe.notes)}>
          {recipe.notes}
        </p>
      )}
      <footer>
        <p>
          <Trans>
            By <bdi>{author}</bdi>
          </Trans>
          <br />
          <span translate="no">{address}</span>
        </p>
        <QrCode
          text={`${window.location.origin}/recipes/${recipe.id}`}
          label={t`QR code with the address of this recipe`}
          className={styles.code}
        />
      </footer>
    </article>
  )
}

/** On the reader's grinder where it is known, else on the author's. */
function useGrindText(recipe: Recipe) {
  const { grinder, grindSetting } = recipe
  const dial = useDials([grinder.slug]).get(grinder.slug)
  const mine = useOnMyGrinder(recipe)
  const [setting, name] = mine
    ? [mine.grind.label, equipmentName(mine.grinder)]
    : [settingLabel(dial, grindSetting), equipmentName(grinder)]
  return (
    <>
      {setting}
      <small>{name}</small>
    </>
  )
}

/** Adds a separate style sheet, because the size of a page can't depend on a class. */
function usePageRule(rule: string): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rule)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    }
  }, [rule])
}
