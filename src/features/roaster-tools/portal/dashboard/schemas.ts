/** Response schema of the portal's dashboard. */

import { Type } from 'typebox'
import { Id, Nullable } from '../../../../http/schemas.ts'
import { Totals } from '../analytics/analytics.ts'
import { PortalCoffee } from '../coffees/schemas.ts'

export const DashboardReply = Type.Object({
  stats: Type.Object(
    {
      coffeeCount: Type.Integer(),
      recipeCount: Type.Integer({ description: 'Community recipes for its coffees' }),
      followerCount: Type.Integer(),
      embedRecipeCount: Type.Integer({ description: 'Its own recipes' }),
      ...Totals.properties,
    },
    { description: 'Impressions and clicks are those of the last 30 days' },
  ),
  onboarding: Type.Object({
    steps: Type.Array(Type.Object({ key: Type.String(), label: Type.String(), done: Type.Boolean() })),
    completed: Type.Integer(),
    total: Type.Integer(),
  }),
  recipes: Type.Array(
    Type.Object({
      id: Id(),
      coffee: Type.Object({ id: Id(), name: Type.String(), slug: Type.String() }),
      method: Type.String(),
      title: Nullable(Type.String()),
      author: Type.String({ description: 'The display name of the member who shared it' }),
      upvotes: Type.Integer(),
      downvotes: Type.Integer(),
      averageRating: Nullable(Type.Number()),
      brewCount: Type.Integer(),
      impressions: Type.Integer(),
      clicks: Type.Integer(),
    }),
    { description: 'Community recipes for its coffees, best first' },
  ),
  coffees: Type.Array(PortalCoffee, { description: 'Those with the most recipes' }),
})
