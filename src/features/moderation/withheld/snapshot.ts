/** What authors and moderators see of a thing, whether it is public or withheld. */
import type { Db } from '../../../db/open.ts'
import { findWholeCoffee } from '../../beans/coffees/change-queries.ts'
import { coffeeText } from '../../beans/coffees/create.ts'
import { findCoffeeRow } from '../../beans/coffees/queries.ts'
import { findRoaster } from '../../beans/roasters/queries.ts'
import { findUser } from '../../members/accounts/queries.ts'
import { findRecipeRow, type RecipeDetailRow } from '../../recipes/browse/queries.ts'
import { recipeText } from '../../recipes/browse/recipe-text.ts'
import { listMembers } from '../../roaster-tools/members/queries.ts'
import { findComment, type Subject } from './queries.ts'

export interface Snapshot {
  authorId: number | null
  snapshot: object
}

/** Returns undefined if the thing isn't in public. */
export async function readSnapshot(db: Db, { type, id }: Subject): Promise<Snapshot | undefined> {
  switch (type) {
    case 'recipe': {
      const recipe = await findRecipeRow(db, id)
      return recipe && { authorId: recipe.createdById, snapshot: recipe }
    }
    case 'comment': {
      const comment = await findComment(db, id)
      if (!comment) return undefined
      const recipe = await findRecipeRow(db, comment.recipeId)
      return { authorId: comment.userId, snapshot: { ...comment, coffeeName: recipe?.coffeeName ?? null } }
    }
    case 'coffee': {
      const coffee = await findWholeCoffee(db, id)
      if (!coffee) return undefined
      return { authorId: coffee.submittedById, snapshot: (await findCoffeeRow(db, id)) ?? coffee }
    }
    case 'roaster': {
      const roaster = await findRoaster(db, id)
      if (!roaster) return undefined
      const [first] = await listMembers(db, id)
      return { authorId: first?.id ?? null, snapshot: roaster }
    }
    case 'profile': {
      const user = await findUser(db, id)
      if (!user || user.profileHidden) return undefined
      return { authorId: id, snapshot: { id, displayName: user.displayName, createdAt: user.createdAt } }
    }
  }
}

/** The name by which people recognize a thing. */
export function nameOf(type: Subject['type'], snapshot: object): string {
  const row = snapshot as Record<string, string | null | undefined>
  if (type === 'recipe') return [row.title, row.coffeeName, row.brewMethod].filter(Boolean).join(', ')
  if (type === 'comment') return shorten(row.body ?? '')
  if (type === 'profile') return row.displayName ?? ''
  return row.name ?? ''
}

/** The text that moderators judge. */
export function textOf(type: Subject['type'], snapshot: object): string | null {
  const row = snapshot as Record<string, string | null | undefined>
  if (type === 'recipe') return recipeText(snapshot as RecipeDetailRow)
  if (type === 'comment') return row.body ?? null
  if (type === 'profile') return null
  if (type === 'coffee') return coffeeText({ ...row, name: undefined })
  return row.description ?? null
}

const NAME_LENGTH = 80
const shorten = (text: string): string => (text.length > NAME_LENGTH ? `${text.slice(0, NAME_LENGTH - 1)}…` : text)
