/** Write scenarios of members and embeds; each request is a durable transaction. */
import { createRandom } from '../../src/features/service/demo/random.ts'
import type { Facts } from './facts.ts'
import { type Make, post, recipeId, type Scenario, signedIn } from './scenario.ts'

/** The least share of the throughput of a bare loop of the same transaction. */
const DURABLE = 0.5

/** More than a measurement can send. */
const CALLS = 40_000

const writeScenario = (name: string, status: number, make: Make): Scenario => ({
  name,
  target: DURABLE,
  hasUniqueUrls: false,
  isOnce: true,
  status,
  calls: (facts) => {
    const random = createRandom(3)
    return Array.from({ length: CALLS }, () => make(random, facts))
  },
})

export const WRITES: Scenario[] = [
  writeScenario('vote', 200, (random, facts) =>
    post(
      `/api/community-recipes/${recipeId(random, facts)}/vote`,
      { vote: random.chance(0.8) ? 'UP' : 'DOWN' },
      signedIn(random, facts),
    ),
  ),
  writeScenario('brew log', 200, (random, facts) =>
    post(
      `/api/community-recipes/${recipeId(random, facts)}/brew-log`,
      { rating: random.between(1, 5), notes: 'Sweet, a little thin' },
      signedIn(random, facts),
    ),
  ),
  writeScenario('comment', 201, (random, facts) =>
    post(`/api/recipes/${recipeId(random, facts)}/comments`, { body: 'Finer by two clicks' }, signedIn(random, facts)),
  ),
  writeScenario('embed event', 200, (random, { coffees }: Facts) => {
    const { roasterSlug, slug } = random.pick(coffees)
    // From many addresses, since one client counts only a few times an hour.
    const visitor = `10.${random.between(0, 255)}.${random.between(0, 255)}.${random.between(1, 254)}`
    return post('/api/embed/track-impression', { shareId: `${roasterSlug}/${slug}` }, { 'x-forwarded-for': visitor })
  }),
]
