/** Everything that belongs to one user and has routes with its id: a feature that adds such routes adds them here. */
import type { Member, TestApp } from '#test/support/app.ts'
import { insertRecipe } from '#test/support/community.ts'

export interface OwnedThing {
  /** As its 404 calls it: "Brew log". */
  name: string
  /** Private things look absent to others (404); public ones are there, but not theirs to change (403). */
  toOthers: 404 | 403
  /** Makes one for its owner and gives its id. */
  create(test: TestApp, owner: Member): Promise<number>
  /** Every route that is for its owner alone, as the route table spells it, with a body that its owner could send. */
  routes: Record<string, object | undefined>
}

export const OWNED_THINGS: readonly OwnedThing[] = [
  {
    name: 'Recipe',
    toOthers: 403,
    create: ({ app }, owner) => insertRecipe(app.db, { createdById: owner.id }),
    routes: {
      'PATCH /api/community-recipes/:id': { notes: 'Bloom for 45 s' },
      'DELETE /api/community-recipes/:id': undefined,
    },
  },
]

/** Routes for the signed-in whose id is of something that everybody may use, such as a recipe to vote on. */
export const ROUTES_TO_SHARED_THINGS: readonly string[] = [
  'DELETE /api/community-recipes/:id/vote',
  'DELETE /api/recipes/:id/comments',
  'POST /api/community-recipes/:id/brew-log',
  'POST /api/community-recipes/:id/vote',
  'POST /api/recipes/:id/comments',
]
