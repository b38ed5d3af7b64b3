/** Recipe page. */

import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Link } from 'wouter'
import { call } from '../../api/client.ts'
import { useRead } from '../../api/hooks.ts'
import { useRemoval } from '../../api/removal.ts'
import type { Recipe } from '../../api/schema.ts'
import { brewerSketch } from '../../drawings/brewers.ts'
import { tasteScales } from '../../parts/brew/taste-sliders.tsx'
import { RoastTile } from '../../parts/coffee/roast-tile.tsx'
import { equipmentName } from '../../parts/equipment/equipment-name.ts'
import { ReportButton } from '../../parts/moderation/report-button.tsx'
import { ReviewNote } from '../../parts/moderation/review-note.tsx'
import { AuthorLink } from '../../parts/recipe/author-link.tsx'
import { useIsAuthor } from '../../parts/recipe/is-author.ts'
import { useBrewerFor, useOnMyGrinder } from '../../parts/recipe/on-my-grinder.ts'
import { RecipeTags } from '../../parts/recipe/recipe-tags.tsx'
import { difficultyText, useInspirationTitle } from '../../parts/recipe/recipe-title.ts'
import { SaveButton } from '../../parts/recipe/save-button.tsx'
import { useScaledRecipe } from '../../parts/recipe/scaled-recipe.ts'
import { PictureButton } from '../../parts/share/picture-button.tsx'
import { useMethodName } from '../../state/catalog.ts'
import { useFormat } from '../../state/units.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Level } from '../../ui/marked-line.tsx'
import { Menu } from '../../ui/menu.tsx'
import { NotFound } from '../../ui/not-found.tsx'
import { Page, Section } from '../../ui/page.tsx'
import { ResourcePage } from '../../ui/resource-page.tsx'
import type { ScreenProps } from '../../ui/screen.ts'
import { ShareButton } from '../../ui/share-button.tsx'
import { written } from '../../ui/written.ts'
import { AddToCollection } from './add-to-collection.tsx'
import { Comments } from './comments.tsx'
import { DeleteRecipe } from './delete-recipe.tsx'
import { RateAndLog } from './rate-and-log.tsx'
import styles from './recipe.module.css'
import { RecipeFigures } from './recipe-figures.tsx'
import { RecipeSteps } from './recipe-steps.tsx'
import { recipeTimerHref } from './timer-link.ts'
import { Votes } from './votes.tsx'

export default function RecipeScreen({ params }: ScreenProps<'id'>) {
  const input = { path: { id: Number(params.id) } }
  const read = useRead('getRecipe', input)
  if (useRemoval('deleteRecipe').isRemoved(input)) return <NotFound />
  return <ResourcePage read={read}>{(recipe) => <RecipePage key={recipe.id} recipe={recipe} />}</ResourcePage>
}

const printHref = (id: number, waterGrams: number | undefined): string =>
  `/recipes/${id}/print${waterGrams === undefined ? '' : `?water=${waterGrams}`}`

/** A short link, made by the server. */
const requestShareUrl = async (id: number): Promise<string> => (await call('shareRecipe', { path: { id } })).shareUrl

function RecipePage({ recipe }: { recipe: Recipe }) {
  const { coffee, machine, review, difficulty } = recipe
  const { name: coffeeName, roasterName: roaster } = coffee
  const methodName = useMethodName()(recipe.brewMethod)
  const isOwn = useIsAuthor(recipe)
  const isSuggested = recipe.stepsSource === 'suggested'
  const [waterGrams, setWaterGrams] = useState<number>()
  const scaled = useScaledRecipe(recipe, waterGrams)
  const mine = useOnMyGrinder(scaled.recipe)
  const { title } = recipe
  const pageTitle = title ?? `${coffee.name}, ${methodName}`
  const machineId = useBrewerFor(recipe)
  return (
    <Page
      title={pageTitle}
      picture={
        <RoastTile
          roast={coffee.roastLevel}
          sketch={brewerSketch({ ...machine, brewMethod: recipe.brewMethod })}
          size={72}
        />
      }
      above={[methodName, equipmentName(machine), difficulty && difficultyText(difficulty)].filter(Boolean).join(' · ')}
      heading={
        title === null ? (
          <Link href={`/coffees/${coffee.id}`} className={styles.name}>
            <bdi {...written(coffee.name)}>{coffee.name}</bdi>
          </Link>
        ) : (
          <bdi {...written(title)}>{title}</bdi>
        )
      }
      lead={
        title === null ? (
          <Trans>
            From <Link href={`/roasters/${coffee.roasterSlug}`}>{roaster}</Link>, shared by{' '}
            <AuthorLink author={recipe.createdBy} />
          </Trans>
        ) : (
          <Trans>
            <Link href={`/coffees/${coffee.id}`}>{coffeeName}</Link> from{' '}
            <Link href={`/roasters/${coffee.roasterSlug}`}>{roaster}</Link>, shared by{' '}
            <AuthorLink author={recipe.createdBy} />
          </Trans>
        )
      }
      actions={isOwn && <AuthorActions recipe={recipe} />}
    >
      {review && <ReviewNote type="recipe" id={recipe.id} review={review} reason={recipe.reviewReason} />}
      <About recipe={recipe} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <RecipeFigures
            scaled={scaled}
            onSize={setWaterGrams}
            actions={
              !review && (
                <div className={styles.tools} data-noprint>
                  <LinkButton href={recipeTimerHref(scaled, mine, machineId)} className={styles.brew}>
                    <Icon name="timer" size={18} />
                    <Trans>Brew now</Trans>
                  </LinkButton>
                  <SaveButton recipeId={recipe.id} />
                  <MoreActions recipe={recipe} title={pageTitle} waterGrams={waterGrams} isOwn={isOwn} />
                </div>
              )
            }
          />
          {/* What the author wrote comes before steps that are only suggested. */}
          {isSuggested && <Notes recipe={recipe} />}
          <RecipeSteps recipe={recipe} scaled={scaled} isOwn={isOwn === true} />
          {!isSuggested && <Notes recipe={recipe} />}
        </div>
        <div className={styles.side}>
          <Taste recipe={recipe} />
          {!review && (
            <div className={styles.respond} data-noprint>
              <Votes recipe={recipe} isOwn={isOwn} />
              <RateAndLog recipe={recipe} isOwn={isOwn} />
            </div>
          )}
          <Dates recipe={recipe} />
        </div>
        {!review && (
          <div className={styles.comments}>
            <Comments recipeId={recipe.id} isOwnRecipe={isOwn === true} />
          </div>
        )}
      </div>
    </Page>
  )
}

interface MoreActionsProps {
  recipe: Recipe
  title: string
  waterGrams: number | undefined
  isOwn: boolean | undefined
}

function MoreActions({ recipe: { id, coffee, machine }, title, waterGrams, isOwn }: MoreActionsProps) {
  return (
    <Menu label={t`More`}>
      <ShareButton title={title} link={() => requestShareUrl(id)} />
      <PictureButton title={title} path={`/recipes/${id}`} />
      <AddToCollection recipeId={id} />
      <LinkButton look="quiet" href={`/recipes/new?from=${id}`}>
        <Trans>Make your own version</Trans>
      </LinkButton>
      <LinkButton look="quiet" href={`/?coffee=${coffee.id}&brewer=${machine.slug}`}>
        <Trans>Dial in this coffee</Trans>
      </LinkButton>
      <LinkButton look="quiet" href={printHref(id, waterGrams)}>
        <Trans>Print</Trans>
      </LinkButton>
      {isOwn === false && <ReportButton type="recipe" id={id} />}
      {isOwn && <DeleteRecipe id={id} />}
    </Menu>
  )
}

/** A recipe that a moderator hid can't be edited. One that isn't public has no menu, so its delete button is here. */
const AuthorActions = ({ recipe: { id, review } }: { recipe: Recipe }) => (
  <>
    {review !== 'hidden' && (
      <LinkButton href={`/recipes/${id}/edit`} look="quiet">
        <Trans>Edit</Trans>
      </LinkButton>
    )}
    {review && <DeleteRecipe id={id} />}
  </>
)

/** Description, tags and inspiration, if there are any. */
function About({ recipe }: { recipe: Recipe }) {
  const { description, tags, inspiredBy } = recipe
  if (!description && tags.length === 0 && !inspiredBy) return null
  return (
    <div className={styles.about}>
      {description && (
        <p className={styles.description} {...written(description)}>
          {description}
        </p>
      )}
      <RecipeTags tags={tags} areLinks />
      {inspiredBy && <InspiredBy inspiration={inspiredBy} />}
    </div>
  )
}

function InspiredBy({ inspiration }: { inspiration: NonNullable<Recipe['inspiredBy']> }) {
  const title = useInspirationTitle()(inspiration)
  return (
    <p className={styles.soft}>
      {title === undefined ? (
        <Trans>Inspired by a recipe that was deleted</Trans>
      ) : (
        <Trans>
          Inspired by <Link href={`/recipes/${inspiration.recipeId}`}>{title}</Link>
        </Trans>
      )}
    </p>
  )
}

function Notes({ recipe: { notes } }: { recipe: Recipe }) {
  if (!notes) return null
  return (
    <Section heading={t`How to brew it`}>
      <p className={styles.notes} {...written(notes)}>
        {notes}
      </p>
    </Section>
  )
}

function Taste({ recipe: { tasteProfile } }: { recipe: Recipe }) {
  const tastes = tasteScales().filter(([name]) => tasteProfile?.[name] !== undefined)
  if (tastes.length === 0) return null
  return (
    <Section heading={t`Taste`}>
      <div className={styles.tastes}>
        {tastes.map(([name, label, ends]) => (
          <Level key={name} name={label} level={tasteProfile![name]!} ends={ends} />
        ))}
      </div>
    </Section>
  )
}

function Dates({ recipe: { createdAt, updatedAt } }: { recipe: Recipe }) {
  const { dayInSentence } = useFormat()
  const [sharedDay, editedDay] = [dayInSentence(createdAt), dayInSentence(updatedAt)]
  return (
    <p className={styles.dates}>
      {updatedAt > createdAt ? (
        <Trans>
          Shared <time dateTime={createdAt}>{sharedDay}</time>, edited <time dateTime={updatedAt}>{editedDay}</time>
        </Trans>
      ) : (
        <Trans>
          Shared <time dateTime={createdAt}>{sharedDay}</time>
        </Trans>
      )}
    </p>
  )
}
