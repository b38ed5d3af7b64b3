/** The sizes of the generated databases. */

export interface Size {
  name: string
  roasters: number
  coffees: number
  users: number
  recipes: number
  votes: number
  logs: number
}

export const SIZES = {
  /** For tests of the generator itself. */
  mini: { name: 'mini', roasters: 20, coffees: 150, users: 200, recipes: 600, votes: 3_000, logs: 1_500 },
  small: {
    name: 'small',
    roasters: 100,
    coffees: 2_000,
    users: 5_000,
    recipes: 10_000,
    votes: 50_000,
    logs: 30_000,
  },
  /** Ten times `small`, for a quick check of growth. */
  middle: {
    name: 'middle',
    roasters: 500,
    coffees: 20_000,
    users: 50_000,
    recipes: 100_000,
    votes: 500_000,
    logs: 300_000,
  },
  large: {
    name: 'large',
    roasters: 5_000,
    coffees: 100_000,
    users: 200_000,
    recipes: 1_000_000,
    votes: 5_000_000,
    logs: 3_000_000,
  },
} as const satisfies Record<string, Size>
export type SizeName = keyof typeof SIZES

/** Numbers that are derived from a size instead of being part of it. */
export const commentsOf = ({ recipes }: Size): number => Math.round(recipes / 5)
export const followsOf = ({ users }: Size): number => users * 2
export const reportsOf = ({ recipes }: Size): number => Math.round(recipes / 50)
export const auditEntriesOf = ({ recipes }: Size): number => Math.round(recipes / 10)
export const withheldOf = ({ recipes }: Size): number => Math.round(recipes / 50)
export const savesOf = ({ users }: Size): number => users * 2

/** The member whose session is used to read the lists of the admin pages. */
export const OPERATOR_ID = 1

/** The number of members with a session whose id is known to the measurements. */
const SIGNED_IN = 2_000
export const signedInOf = ({ users }: Size): number => Math.min(users, SIGNED_IN)
export const sessionIdOf = (userId: number): string => `bench-session-${userId}`
