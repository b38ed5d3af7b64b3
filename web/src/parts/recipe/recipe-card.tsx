/** Card of a recipe in a list: title, coffee, tags, grind setting, figures, votes and author. */

import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { formatDuration } from '#domain/measures.ts'
import { useRead } from '../../api/hooks.ts'
import { useRemoval } from '../../api/removal.ts'
import type { Recipe } from '../../api/schema.ts'
import { brewerSketch } from '../../drawings/brewers.ts'
import { settingLabel, useMethodName } from '../../state/catalog.ts'
import { useDials } from '../../state/dials.ts'
import { useFormat } from '../../state/units.ts'
import { Rating } from '../../ui/choices.tsx'
import { Icon } from '../../ui/icons.tsx'
import link from '../../ui/link-card.module.css'
import { GrindLine } from '../../ui/marked-line.tsx'
import { written } from '../../ui/written.ts'
import { useLiquidLabel } from '../brew/liquid-label.ts'
import { flavours } from '../coffee/coffee-labels.ts'
import { Dotted } from '../coffee/dotted.tsx'
import { RoastTile } from '../coffee/roast-tile.tsx'
import { equipmentName } from '../equipment/equipment-name.ts'
import { FlavorNotes } from '../flavor/flavor-notes.tsx'
import { AuthorLink } from './author-link.tsx'
import { useOnMyGrinder } from './on-my-grinder.ts'
import styles from './recipe-card.module.css'
import { RecipeTags } from './recipe-tags.tsx'
import { difficultyText, useRecipeTitle } from './recipe-title.ts'

/** Flavour notes on a card. */
const MAX_NOTES = 3

export interface RecipeCardProps {
  recipe: Recipe
  /** Level of the heading, depending on the page around the card. */
  level?: 2 | 3
  /** What an untitled recipe is called: its coffee, or brewer and author where all recipes are for one coffee. */
  named?: 'coffee' | 'method'
  /** In the last line: when it was shared or saved. */
  note?: ReactNode
  /** Below everything: a remark of the list, or a button. */
  children?: ReactNode
}

export function RecipeCard({ recipe, level: headingLevel = 3, named = 'coffee', note, children }: RecipeCardProps) {
  const { coffee, machine, title, difficulty } = recipe
  const method = useMethodName()(recipe.brewMethod)
  const format = useFormat()
  const liquidLabel = useLiquidLabel()
  const titleOf = useRecipeTitle()
  // Medium is the usual difficulty, so it isn't mentioned.
  const level = difficulty && difficulty !== 'medium' && difficultyText(difficulty)
  const brewer = [method, equipmentName(machine), level]
  const [kind, name, maker] =
    named === 'coffee'
      ? [brewer, title ?? coffee.name, [title && coffee.name, coffee.roasterName]]
      : // A generated title already names the brewer.
        [title ? brewer : [method, level], titleOf(recipe), []]
  const Heading = `h${headingLevel}` as const
  if (useRemoval('deleteRecipe').isRemoved({ path: { id: recipe.id } })) return null
  return (
    <article className={`${link.card} ${styles.card}`}>
      <p className={styles.kind}>
        <Dotted parts={kind} />
        <TasteMatch score={recipe.tasteMatchScore} />
      </p>
      <div className={styles.what}>
        <RoastTile roast={coffee.roastLevel} sketch={brewerSketch({ ...machine, brewMethod: recipe.brewMethod })} />
        <div>
          <Heading className={link.name}>
            <Link href={`/recipes/${recipe.id}`}>
              <bdi {...written(name)}>{name}</bdi>
            </Link>
          </Heading>
          {maker.length > 0 && (
            <p className={styles.maker}>
              <Dotted parts={maker} />
            </p>
          )}
        </div>
        <div className={styles.notes}>
          {named === 'coffee' && <FlavorNotes notes={flavours(coffee.flavorProfile).slice(0, MAX_NOTES)} />}
          <RecipeTags tags={recipe.tags} />
        </div>
      </div>
      <div>
        <CardSetting recipe={recipe} />
        <GrindLine index={recipe.grindIndex} />
      </div>
      <dl className={styles.figures}>
        <Figure name={t`Dose`}>{format.weight(recipe.doseGrams)}</Figure>
        <Figure name={liquidLabel(recipe.brewMethod)}>{format.weight(recipe.waterGrams)}</Figure>
        <Figure name={t`Ratio`}>{format.ratio(recipe.ratio)}</Figure>
        {recipe.brewTimeSeconds !== null && <Figure name={t`Time`}>{formatDuration(recipe.brewTimeSeconds)}</Figure>}
      </dl>
      <p className={styles.foot}>
        <span className={styles.votes}>
          <Icon name="up" size={16} />
          <span aria-hidden="true">{format.number(recipe.upvotes)}</span>
          <span className="visually-hidden">{helpfulText(recipe.upvotes)}</span>
        </span>
        {recipe.avgRating !== null && <Rating value={recipe.avgRating} count={recipe.ratingCount} />}
        <AuthorLink author={recipe.createdBy} className={styles.author} />
        {note && <span className={styles.note}>{note}</span>}
      </p>
      {children && <div className={styles.more}>{children}</div>}
    </article>
  )
}

const helpfulText = (count: number): string =>
  plural(count, { one: '# person found this helpful', other: '# people found this helpful' })

/** The setting on the viewer's grinder if that is known, with the author's setting below. */
function CardSetting({ recipe }: { recipe: Recipe }) {
  const { grinder, grindSetting } = recipe
  const written = settingLabel(useDials([grinder.slug]).get(grinder.slug), grindSetting)
  const grinderName = equipmentName(grinder)
  const mine = useOnMyGrinder(recipe)
  if (!mine) {
    return (
      <p className={styles.setting}>
        <Trans>
          <strong>{written}</strong> on {grinderName}
        </Trans>
      </p>
    )
  }
  const { label: setting } = mine.grind
  const myGrinder = mine.grinder.name
  // A calibrated grinder can show the same label for a slightly different grind, which isn't worth showing twice.
  const isSameText = mine.grinder.slug === grinder.slug && setting === written
  return (
    <div className={styles.setting}>
      <p>
        <Trans>
          <strong>{setting}</strong> on your {myGrinder}
        </Trans>
      </p>
      {!(mine.grind.isSame || isSameText) && (
        <p className={styles.written}>
          <Trans>
            Originally {written} on {grinderName}
          </Trans>
        </p>
      )}
    </div>
  )
}

/** From this score on, a match is highlighted as good. */
const GOOD_MATCH = 60

/** How well it matches the viewer's taste. Without a taste profile the score is for an average taste, so nothing is shown. */
function TasteMatch({ score }: { score: number | undefined }) {
  const format = useFormat()
  const taste = useRead('getTasteProfile', undefined, { enabled: score !== undefined }).data
  if (score === undefined || !taste || taste.isDefault) return null
  const percent = format.percent(score / 100)
  return <span className={score >= GOOD_MATCH ? styles.goodMatch : styles.match}>{t`${percent} match`}</span>
}

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
