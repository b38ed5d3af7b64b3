/** Recipe page. */

import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Link } from 'wouter'
import { call } from '../../api/client.ts'
import { useRead } from '../../api/hooks.ts'
import { useRemoval } from '../../api/removal.ts'
import type { Recipe } from '../../api/schema.ts'
import { tasteScales } from '../../parts/brew/taste-sliders.tsx'
import { equipmentName } from '../../parts/equipment/equipment-name.ts'
import { AuthorLink } from '../../parts/recipe/author-link.tsx'
import { useIsAuthor } from '../../parts/recipe/is-author.ts'
import { useBrewerFor, useOnMyGrinder } from '../../parts/recipe/on-my-grinder.ts'
import { SaveButton } from '../../parts/recipe/save-button.tsx'
import { useScaledRecipe } from '../../parts/recipe/scaled-recipe.ts'
import { useMethodName } from '../../state/catalog.ts'
import { useFormat } from '../../state/units.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Level } from '../../ui/marked-line.tsx'
import { NotFound } from '../../ui/not-found.tsx'
import { Page, Row, Section } from '../../ui/page.tsx'
import { ResourcePage } from '../../ui/resource-page.tsx'
import type { ScreenProps } from '../../ui/screen.ts'
import { ShareButton } from '../../ui/share-button.tsx'
import { AddToCollection } from './add-to-collection.tsx'
import { AuthorTools } from './author-tools.tsx'
import { Comments } from './comments.tsx'
import { OnMyEquipment } from './on-my-equipment.tsx'
import { RateAndLog } from './rate-and-log.tsx'
import styles from './recipe.module.css'
import { RecipeFigures } from './recipe-figures.tsx'
import { recipeTimerHref } from './timer-link.ts'
import { Votes } from './votes.tsx'

export default function RecipeScreen({ params }: ScreenProps<'id'>) {
  const input = { path: { id: Number(params.id) } }
  const read = useRead('getRecipe', input)
  if (useRemoval('deleteRecipe').isRemoved(input)) return <NotFound />
  return <ResourcePage read={read}>{(recipe) => <RecipePage key={recipe.id} recipe={recipe} />}</ResourcePage>
}

/** A short link, made by the server. */
const requestShareUrl = async (id: number): Promise<string> => (await call('shareRecipe', { path: { id } })).shareUrl

function RecipePage({ recipe }: { recipe: Recipe }) {
  const { coffee, machine } = recipe
  const roaster = coffee.roasterName
  const methodName = useMethodName()(recipe.brewMethod)
  const isOwn = useIsAuthor(recipe)
  const [waterGrams, setWaterGrams] = useState<number>()
  const scaled = useScaledRecipe(recipe, waterGrams)
  const mine = useOnMyGrinder(scaled.recipe)
  const machineId = useBrewerFor(recipe)
  return (
    <Page
      title={`${coffee.name}, ${methodName}`}
      above={`${methodName} · ${equipmentName(machine)}`}
      heading={
        <Link href={`/coffees/${coffee.id}`} className={styles.name}>
          {coffee.name}
        </Link>
      }
      lead={
        <Trans>
          From <Link href={`/roasters/${coffee.roasterSlug}`}>{roaster}</Link>, shared by{' '}
          <AuthorLink author={recipe.createdBy} />
        </Trans>
      }
      actions={isOwn && <AuthorTools recipe={recipe} />}
    >
      <div className={styles.tools} data-noprint>
        <Votes recipe={recipe} isOwn={isOwn} />
        <Row>
          <SaveButton recipeId={recipe.id} />
          <AddToCollection recipeId={recipe.id} />
          <ShareButton title={`${coffee.name}, ${methodName}`} link={() => requestShareUrl(recipe.id)} />
          <LinkButton href={recipeTimerHref(scaled, mine, machineId)}>
            <Icon name="timer" size={18} />
            <Trans>Brew now</Trans>
          </LinkButton>
        </Row>
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          <RecipeFigures scaled={scaled} onSize={setWaterGrams} />
          <Notes recipe={recipe} />
        </div>
        <div className={styles.side} data-noprint>
          <OnMyEquipment recipe={scaled.recipe} />
          <RateAndLog recipe={recipe} />
        </div>
        <div className={styles.comments}>
          <Comments recipeId={recipe.id} isOwnRecipe={isOwn === true} />
        </div>
      </div>
    </Page>
  )
}

function Notes({ recipe: { notes, tasteProfile, createdAt, updatedAt } }: { recipe: Recipe }) {
  const { dayInSentence } = useFormat()
  const [sharedDay, editedDay] = [dayInSentence(createdAt), dayInSentence(updatedAt)]
  const tastes = tasteScales().filter(([name]) => tasteProfile?.[name] !== undefined)
  return (
    <>
      {notes && (
        <Section heading={t`How to brew it`}>
          <p className={styles.notes} dir="auto">
            {notes}
          </p>
        </Section>
      )}
      {tastes.length > 0 && (
        <Section heading={t`Taste`}>
          <div className={styles.tastes}>
            {tastes.map(([name, label, ends]) => (
              <Level key={name} name={label} level={tasteProfile![name]!} ends={ends} />
            ))}
          </div>
        </Section>
      )}
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
    </>
  )
}
