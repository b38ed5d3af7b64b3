/** How many of each kind of thing an account can create in a day. */

interface Limit {
  /** In the account's first days. */
  first: number
  later: number
  /** What a message calls it: "share 20 recipes", "share more". */
  verb: string
  things: string
}

/**
 * Far above what one person does in a day, and far below what a script does. Where a request adds or changes the same
 * row (library, equipment), both count.
 */
export const LIMITS = {
  recipes: { first: 20, later: 60, verb: 'share', things: 'recipes' },
  coffees: { first: 30, later: 150, verb: 'add', things: 'coffees' },
  roasters: { first: 5, later: 20, verb: 'add', things: 'roasters' },
  comments: { first: 50, later: 300, verb: 'write', things: 'comments' },
  brewLogs: { first: 200, later: 500, verb: 'log', things: 'brews' },
  collections: { first: 40, later: 100, verb: 'create', things: 'collections' },
  collectionItems: { first: 1000, later: 3000, verb: 'add', things: 'recipes to collections' },
  follows: { first: 100, later: 300, verb: 'follow', things: 'roasters' },
  personalRecipes: { first: 300, later: 1000, verb: 'keep', things: 'recipes of their own' },
  libraryEntries: { first: 3000, later: 6000, verb: 'change', things: 'coffees in their library' },
  savedRecipes: { first: 300, later: 1000, verb: 'save', things: 'recipes' },
  votes: { first: 500, later: 2000, verb: 'cast', things: 'votes' },
  equipment: { first: 300, later: 1000, verb: 'change', things: 'pieces of equipment' },
  suggestions: { first: 20, later: 50, verb: 'suggest', things: 'grinders and brewers' },
  claims: { first: 5, later: 10, verb: 'claim', things: 'roasters' },
  embedRecipes: { first: 200, later: 1000, verb: 'add', things: 'recipes to their coffees' },
} as const satisfies Record<string, Limit>

export type QuotaKind = keyof typeof LIMITS
