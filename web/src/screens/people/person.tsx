/** What somebody does here in public: what they brew, save and say. */
import { Link } from 'wouter'
import type { Reply } from '../../api/client.ts'
import { useRead } from '../../api/hooks.ts'
import { settingLabel, useDials, useMethodName } from '../../state/catalog.ts'
import { dayName } from '../../ui/amounts.ts'
import { Rating } from '../../ui/choices.tsx'
import { Card, Figures, Grid, Page, Section } from '../../ui/page.tsx'
import type { ScreenProps } from '../../ui/screen.ts'
import { About } from '../recipes/about.tsx'
import { RecipeCard } from '../recipes/recipe-card.tsx'
import { equipmentName, ratioText } from '../recipes/words.ts'
import styles from './person.module.css'

type Person = Reply<'getUser'>

export default function PersonScreen({ params }: ScreenProps<'id'>) {
  const read = useRead('getUser', { path: { id: Number(params.id) } })
  return <About read={read}>{(person) => <PersonPage person={person} />}</About>
}

function PersonPage({ person: { user, stats, brewLogs, savedRecipes, comments } }: { person: Person }) {
  const since = new Date(user.memberSince).toLocaleDateString('en', { month: 'long', year: 'numeric' })
  return (
    <Page title={user.displayName} above="Brewer" lead={`Here since ${since}`}>
      <Card>
        <Figures
          figures={[
            { label: 'Brews', value: stats.brewCount },
            { label: 'Saved recipes', value: stats.savedCount },
            { label: 'Comments', value: stats.commentCount },
          ]}
        />
      </Card>
      <Section heading="Latest brews">
        {brewLogs.length === 0 ? <p className={styles.soft}>None yet.</p> : <Brews brews={brewLogs} />}
      </Section>
      {savedRecipes.length > 0 && (
        <Section heading="Saved recipes">
          <Grid>
            {savedRecipes.map(({ recipe }) => (
              <RecipeCard key={recipe.id} recipe={recipe} />
            ))}
          </Grid>
        </Section>
      )}
      {comments.length > 0 && (
        <Section heading="Comments">
          <Comments comments={comments} />
        </Section>
      )}
    </Page>
  )
}

function Brews({ brews }: { brews: Person['brewLogs'] }) {
  const methodName = useMethodName()
  const dials = useDials(brews.map(({ grinder }) => grinder?.slug))
  return (
    <ul className={styles.brews}>
      {brews.map((brew) => (
        <li key={brew.id}>
          <p className={styles.head}>
            <strong>
              {brew.coffee ? <Link href={`/coffees/${brew.coffee.id}`}>{brew.coffee.name}</Link> : 'A coffee'}
            </strong>
            <span className={styles.soft}>
              {methodName(brew.method)}, <time dateTime={brew.createdAt}>{dayName(brew.createdAt)}</time>
            </span>
            {brew.rating !== null && <Rating value={brew.rating} />}
          </p>
          <p className={styles.figures}>
            {[
              brew.doseGrams !== null && brew.waterGrams !== null && `${brew.doseGrams} → ${brew.waterGrams} g`,
              brew.ratio !== null && ratioText(brew.ratio),
              brew.grindSetting !== null &&
                brew.grinder &&
                `${settingLabel(dials.get(brew.grinder.slug), brew.grindSetting)} on ${equipmentName(brew.grinder)}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {brew.notes && <p className={styles.words}>{brew.notes}</p>}
          {brew.recipeId !== null && <Link href={`/recipes/${brew.recipeId}`}>By this recipe</Link>}
        </li>
      ))}
    </ul>
  )
}

function Comments({ comments }: { comments: Person['comments'] }) {
  const methodName = useMethodName()
  return (
    <ul className={styles.brews}>
      {comments.map(({ id, body, createdAt, recipe }) => (
        <li key={id}>
          <p className={styles.head}>
            <Link href={`/recipes/${recipe.id}`}>
              {recipe.coffeeName}, {methodName(recipe.brewMethod)}
            </Link>
            <time dateTime={createdAt} className={styles.soft}>
              {dayName(createdAt)}
            </time>
          </p>
          <p className={styles.words}>{body}</p>
        </li>
      ))}
    </ul>
  )
}
