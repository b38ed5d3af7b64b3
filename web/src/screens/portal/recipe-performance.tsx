/** How the community's recipes for a roaster's coffees do. */
import { Link } from 'wouter'
import { useMethodName } from '#web/state/catalog.ts'
import type { Dashboard } from './dashboard.tsx'
import { count } from './numbers.ts'
import { WideTable } from './wide-table.tsx'

export function RecipePerformance({ recipes }: { recipes: Dashboard['recipes'] }) {
  const methodName = useMethodName()
  return (
    <WideTable label="Recipes, best first">
      <thead>
        <tr>
          <th scope="col">Recipe</th>
          <th scope="col">Votes</th>
          <th scope="col">Rating</th>
          <th scope="col">Brews</th>
          <th scope="col">Shown</th>
          <th scope="col">Clicks</th>
        </tr>
      </thead>
      <tbody>
        {recipes.map((recipe) => (
          <tr key={recipe.id}>
            <th scope="row">
              <Link href={`/recipes/${recipe.id}`}>
                {recipe.coffee.name}, {methodName(recipe.method)}
              </Link>
            </th>
            <td>
              +{count(recipe.upvotes)} −{count(recipe.downvotes)}
            </td>
            <td>{recipe.averageRating?.toFixed(1) ?? '–'}</td>
            <td>{count(recipe.brewCount)}</td>
            <td>{count(recipe.impressions)}</td>
            <td>{count(recipe.clicks)}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  )
}
