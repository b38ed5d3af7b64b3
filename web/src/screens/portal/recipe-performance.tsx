/** How the community's recipes for a roaster's coffees do. */

import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'wouter'
import { useMethodName } from '#web/state/catalog.ts'
import { readerFormat } from '#web/state/units.ts'
import type { Dashboard } from './dashboard.tsx'
import { KINDS } from './event-kinds.ts'
import { count } from './numbers.ts'
import styles from './portal.module.css'
import { WideTable } from './wide-table.tsx'

export function RecipePerformance({ recipes }: { recipes: Dashboard['recipes'] }) {
  const methodName = useMethodName()
  return (
    <WideTable label={t`Recipes, best first`}>
      <thead>
        <tr>
          <th scope="col">{t`Recipe`}</th>
          <th scope="col">{t`Votes`}</th>
          <th scope="col">{t`Rating`}</th>
          <th scope="col" className={styles.whereWide}>{t`Brews`}</th>
          <th scope="col" className={styles.whereWide}>
            {t(KINDS.impressions)}
          </th>
          <th scope="col" className={styles.whereWide}>
            {t(KINDS.clicks)}
          </th>
        </tr>
      </thead>
      <tbody>
        {recipes.map((recipe) => (
          <tr key={recipe.id}>
            <th scope="row">
              <Link href={`/recipes/${recipe.id}`}>
                {recipe.title ?? `${recipe.coffee.name}, ${methodName(recipe.method)}`}
              </Link>{' '}
              <By author={recipe.author} />
            </th>
            <td>{votesText(recipe)}</td>
            <td>{recipe.averageRating === null ? '–' : readerFormat().rating(recipe.averageRating)}</td>
            <td className={styles.whereWide}>{count(recipe.brewCount)}</td>
            <td className={styles.whereWide}>{count(recipe.impressions)}</td>
            <td className={styles.whereWide}>{count(recipe.clicks)}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  )
}

function votesText({ upvotes, downvotes }: Pick<Dashboard['recipes'][number], 'upvotes' | 'downvotes'>): string {
  const [up, down] = [count(upvotes), count(downvotes)]
  return t`${up} up, ${down} down`
}

const By = ({ author }: { author: string }) => (
  <small className={styles.author}>
    <Trans>
      By <bdi>{author}</bdi>
    </Trans>
  </small>
)
