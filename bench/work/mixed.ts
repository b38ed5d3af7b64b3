/** The mixed scenario: mostly anonymous reads, some of members, a few writes, with popularity by Zipf's law. */
import { ROAST_LEVELS } from '../../src/domain/catalog.ts'
import { createRandom, type Random } from '../../src/features/service/demo/random.ts'
import type { Call } from '../load/job.ts'
import type { Facts } from './facts.ts'
import { get, post, type Scenario } from './scenario.ts'
import { zipf, zipfId } from './zipf.ts'

const SEED = 4
/** More than a measurement can send. */
const CALLS = 120_000

interface Kind {
  group: 'anonymous' | 'signed-in' | 'write'
  /** In percent. */
  share: number
  make(): Call
}

export function mixedKinds(random: Random, facts: Facts): Kind[] {
  const recipe = zipfId(random, facts.size.recipes)
  const coffee = zipfId(random, facts.size.coffees)
  const list = pickBy(random, listPaths(facts))
  const search = pickBy(random, searchPaths(facts))
  const token = pickBy(random, facts.tokens)
  const member = () => ({ authorization: `Bearer ${token()}` })
  const vote = () => ({ vote: random.chance(0.8) ? 'UP' : 'DOWN' })
  return [
    { group: 'anonymous', share: 30, make: () => get(`/api/recipes/${recipe()}`) },
    { group: 'anonymous', share: 12, make: () => get(list()) },
    { group: 'anonymous', share: 10, make: () => get(search()) },
    { group: 'anonymous', share: 12, make: () => get(`/api/coffees/${coffee()}`) },
    { group: 'anonymous', share: 6, make: () => get(`/api/recipes/${recipe()}/comments`) },
    { group: 'signed-in', share: 6, make: () => get('/api/auth/me', member()) },
    { group: 'signed-in', share: 5, make: () => get(list(), member()) },
    { group: 'signed-in', share: 4, make: () => get('/api/brew-logs', member()) },
    { group: 'signed-in', share: 5, make: () => get(`/api/community-recipes/${recipe()}/vote`, member()) },
    { group: 'write', share: 7, make: () => post(`/api/community-recipes/${recipe()}/vote`, vote(), member()) },
    { group: 'write', share: 3, make: () => post(`/api/recipes/${recipe()}/comments`, COMMENT, member()) },
  ]
}

const COMMENT = { body: 'Finer by two clicks' }

/** The first pages of all recipes, and of those for each roast level and each grinder. */
const listPaths = ({ grinders }: Facts): string[] => [
  '/api/recipes',
  ...ROAST_LEVELS.map((roast) => `/api/recipes?roastLevel=${roast}`),
  ...grinders.map(({ id }) => `/api/recipes?grinderId=${id}`),
]

const searchPaths = ({ methods }: Facts): string[] =>
  ['highest_rated', 'newest', 'most_brewed'].flatMap((sort) => [
    `/api/recipes/search?sort=${sort}`,
    ...methods.flatMap((method) => [
      `/api/recipes/search?sort=${sort}&brewMethod=${method}`,
      ...ROAST_LEVELS.map((roast) => `/api/recipes/search?sort=${sort}&brewMethod=${method}&roastLevel=${roast}`),
    ]),
  ])

function pickBy<T>(random: Random, items: readonly T[]): () => T {
  const rank = zipf(random, items.length)
  return () => items[rank()]!
}

export const MIXED: Scenario = {
  name: 'mixed scenario',
  hasUniqueUrls: false,
  isOnce: true,
  status: 'success',
  calls: (facts) => {
    const random = createRandom(SEED)
    const kinds = mixedKinds(random, facts)
    return Array.from({ length: CALLS }, () => random.weighted(kinds, ({ share }) => share).make())
  },
}
