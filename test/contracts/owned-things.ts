/** Everything that belongs to one user and has routes with its id: a feature that adds such routes adds them here. */
import type { Member, TestApp } from '#test/support/app.ts'

export interface OwnedThing {
  /** As its 404 calls it: "Brew log". */
  name: string
  /** Makes one for its owner and gives its id. */
  create(test: TestApp, owner: Member): Promise<number>
  /** Every route that leads to it, as the route table spells it, with a body that its owner could send. */
  routes: Record<string, object | undefined>
}

export const OWNED_THINGS: readonly OwnedThing[] = []

/** Routes for the signed-in whose id is of something that everybody may see, such as a recipe to vote on. */
export const ROUTES_TO_SHARED_THINGS: readonly string[] = []
