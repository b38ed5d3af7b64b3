/** How many of each kind of thing an account can create in a day. */
import { type Message, message } from '../../../i18n/message.ts'

interface Limit {
  /** In the account's first days. */
  first: number
  later: number
  /** The error message above the limit. */
  rule: (limit: number) => Message
}

/**
 * Far above what one person does in a day, and far below what a script does. Where a request adds or changes the same
 * row (library, equipment), both count.
 */
export const LIMITS = {
  recipes: {
    first: 20,
    later: 60,
    rule: (limit) => message('You can share up to {limit, number} recipes a day.', { limit }),
  },
  coffees: {
    first: 30,
    later: 150,
    rule: (limit) => message('You can add up to {limit, number} coffees a day.', { limit }),
  },
  roasters: {
    first: 5,
    later: 20,
    rule: (limit) => message('You can add up to {limit, number} roasters a day.', { limit }),
  },
  reports: {
    first: 20,
    later: 60,
    rule: (limit) => message('You can report up to {limit, number} things a day.', { limit }),
  },
  comments: {
    first: 50,
    later: 300,
    rule: (limit) => message('You can write up to {limit, number} comments a day.', { limit }),
  },
  brewLogs: {
    first: 200,
    later: 500,
    rule: (limit) => message('You can log up to {limit, number} brews a day.', { limit }),
  },
  collections: {
    first: 40,
    later: 100,
    rule: (limit) => message('You can create up to {limit, number} collections a day.', { limit }),
  },
  collectionItems: {
    first: 1000,
    later: 3000,
    rule: (limit) => message('You can add up to {limit, number} recipes to collections a day.', { limit }),
  },
  follows: {
    first: 100,
    later: 300,
    rule: (limit) => message('You can follow up to {limit, number} roasters a day.', { limit }),
  },
  personalRecipes: {
    first: 300,
    later: 1000,
    rule: (limit) => message('You can add up to {limit, number} recipes of your own a day.', { limit }),
  },
  libraryEntries: {
    first: 3000,
    later: 6000,
    rule: (limit) => message('You can change up to {limit, number} coffees on your shelf a day.', { limit }),
  },
  savedRecipes: {
    first: 300,
    later: 1000,
    rule: (limit) => message('You can save up to {limit, number} recipes a day.', { limit }),
  },
  votes: {
    first: 500,
    later: 2000,
    rule: (limit) => message('You can vote up to {limit, number} times a day.', { limit }),
  },
  equipment: {
    first: 300,
    later: 1000,
    rule: (limit) => message('You can change your equipment up to {limit, number} times a day.', { limit }),
  },
  ownGrinders: {
    first: 10,
    later: 30,
    rule: (limit) => message('You can describe up to {limit, number} grinders of your own a day.', { limit }),
  },
  suggestions: {
    first: 20,
    later: 50,
    rule: (limit) => message('You can suggest up to {limit, number} grinders and brewers a day.', { limit }),
  },
  claims: {
    first: 5,
    later: 10,
    rule: (limit) => message('You can claim up to {limit, number} roasters a day.', { limit }),
  },
  embedRecipes: {
    first: 200,
    later: 1000,
    rule: (limit) => message('You can add up to {limit, number} recipes to your coffees a day.', { limit }),
  },
} as const satisfies Record<string, Limit>

export type QuotaKind = keyof typeof LIMITS
