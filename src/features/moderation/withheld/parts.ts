/**
 * Which rows belong to a recipe, a coffee or a roaster and are stored with it while it is withheld. A table that gets a
 * reference to one of them must be listed here: test/contracts/withheld-parts.test.ts compares the lists with the schema.
 */
import type { Tables } from '../../../db/tables.ts'

export interface Part {
  table: keyof Tables & string
  /** The column that refers to the thing. */
  column: string
  /** The column with the member to whom the row belongs; the row is deleted with their account. */
  owner?: string
}

/** Rows that are deleted with the thing, in an order in which they can be inserted again. */
export const PARTS = {
  recipes: [
    { table: 'votes', column: 'recipeId', owner: 'userId' },
    { table: 'ratings', column: 'recipeId', owner: 'userId' },
    { table: 'comments', column: 'recipeId', owner: 'userId' },
    { table: 'savedRecipes', column: 'recipeId', owner: 'userId' },
    { table: 'saveNotices', column: 'recipeId', owner: 'userId' },
    { table: 'collectionItems', column: 'recipeId' },
    { table: 'recipeTags', column: 'recipeId' },
    { table: 'recipeWords', column: 'recipeId' },
  ],
  coffees: [
    { table: 'coffeeOrigins', column: 'coffeeId' },
    { table: 'libraryEntries', column: 'coffeeProfileId', owner: 'userId' },
    { table: 'embedRecipes', column: 'coffeeId' },
  ],
  roasters: [
    { table: 'roasterMembers', column: 'roasterId', owner: 'userId' },
    { table: 'roasterClaims', column: 'roasterId', owner: 'userId' },
    { table: 'roasterChanges', column: 'roasterId', owner: 'userId' },
    { table: 'follows', column: 'roasterId', owner: 'userId' },
    { table: 'embedSettings', column: 'roasterId' },
    { table: 'eventDays', column: 'roasterId' },
    { table: 'events', column: 'roasterId' },
  ],
} as const satisfies Record<string, readonly Part[]>

/** Rows that stay but lose the reference; restoring the thing sets it again. */
export const LINKS = {
  recipes: [{ table: 'brewLogs', column: 'recipeId', owner: 'userId' }],
  coffees: [
    { table: 'brewLogs', column: 'coffeeProfileId', owner: 'userId' },
    { table: 'personalRecipes', column: 'coffeeProfileId', owner: 'userId' },
  ],
  roasters: [],
} as const satisfies Record<string, readonly Part[]>

/** References that need no entry above: derived rows, outdated mails, details of events, and the things themselves. */
export const NOT_KEPT = [
  'notificationDigests.recipeId',
  'originCoffees.id',
  'events.coffeeId',
  'events.recipeId',
  'recipes.coffeeProfileId',
  'recipes.roasterId',
  'coffees.roasterId',
]

export type ParentTable = keyof typeof PARTS
