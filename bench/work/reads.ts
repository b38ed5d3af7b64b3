/** All read scenarios, with the share of the bare server's throughput that each should reach. */
import { ROAST_LEVELS } from '../../src/domain/catalog.ts'
import type { Random } from '../../src/features/service/demo/random.ts'
import { encodeCursor } from '../../src/http/pagination.ts'
import type { Facts } from './facts.ts'
import {
  both,
  coffeeId,
  fresh,
  fuzzy,
  get,
  known,
  post,
  posts,
  recipeId,
  repeated,
  type Scenario,
  signedIn,
} from './scenario.ts'

const REPEATED = 0.5
const BY_ID = 0.25
const ONE = { repeated: REPEATED, fresh: BY_ID }
const LIST = { repeated: REPEATED, fresh: 0.08 }
const FUZZY = 0.03
const COMPUTED = 0.08

const newestFrom = (random: Random, facts: Facts): string => {
  const id = Math.max(100, recipeId(random, facts))
  return encodeCursor('newest', [id, id])
}

const SORTS = ['highest_rated', 'most_brewed', 'newest', 'recommended']
const GRINDS = ['fine', 'medium', 'coarse']

function searchFilter(random: Random, { methods }: Facts): string {
  const parts = [`sort=${random.pick(SORTS)}`]
  if (random.chance(0.6)) parts.push(`brewMethod=${random.pick(methods)}`)
  if (random.chance(0.5)) parts.push(`roastLevel=${random.pick(ROAST_LEVELS)}`)
  if (random.chance(0.3)) parts.push(`grindRange=${random.pick(GRINDS)}`)
  return parts.join('&')
}

function coffeeFilter(random: Random): string {
  const parts = [`sort=${random.pick(['alpha', 'recent', 'recipes', 'trending'])}`]
  if (random.chance(0.5)) parts.push(`roastLevel=${random.pick(ROAST_LEVELS)}`)
  if (random.chance(0.3)) parts.push(`coffeeType=${random.pick(['SINGLE_ORIGIN', 'BLEND', 'DECAF'])}`)
  return parts.join('&')
}

/** Search texts: complete words, prefixes, and words with a missing letter. */
function fuzzyText(random: Random, { coffees }: Facts): string {
  const words = random.pick(coffees).name.split(' ')
  const word = random.pick(words)
  const at = random.between(1, Math.max(1, word.length - 2))
  const kind = random.between(0, 2)
  const typed =
    kind === 0
      ? word
      : kind === 1
        ? word.slice(0, Math.max(3, word.length - 2))
        : word.slice(0, at) + word.slice(at + 1)
  return encodeURIComponent(random.chance(0.4) ? `${typed} ${random.pick(words)}` : typed)
}

const convert = (random: Random, { grinders }: Facts) =>
  get(
    `/api/v1/convert?from=comandante-c40-mk4&setting=${random.between(80, 400) / 10}&to=${random.pick(grinders).slug}`,
  )

export const FROM_MEMORY_READS: Scenario[] = [
  repeated('grinder names', REPEATED, () => get('/api/widget/grinders')),
  repeated('grinder chart', REPEATED, () => get('/api/widget/grinder/comandante-c40-mk4')),
  repeated('convert, repeated', REPEATED, convert),
  fresh('convert, not repeated', BY_ID, convert),
  repeated('grinders', REPEATED, () => get('/api/grinders')),
  repeated('llms-full.txt', REPEATED, () => get('/llms-full.txt')),
  known('304: grinders', REPEATED, () => get('/api/grinders')),
  known('304: recipe', REPEATED, (random, facts) => get(`/api/recipes/${recipeId(random, facts)}`)),
]

/** The headers of a browser on a roaster's shop. */
const OTHER_PAGE = { origin: 'https://shop.example', referer: 'https://shop.example/coffees/house' }

export const READS_OF_ONE: Scenario[] = [
  ...both('recipe', ONE, (random, facts) => get(`/api/recipes/${recipeId(random, facts)}`)),
  ...both('coffee', ONE, (random, facts) => get(`/api/coffees/${coffeeId(random, facts)}`)),
  ...both('roaster', ONE, (random, { roasters }) => get(`/api/roasters/${random.pick(roasters).slug}`)),
  ...both('embed of a coffee', ONE, (random, { coffees }) => {
    const { roasterSlug, slug } = random.pick(coffees)
    return get(`/api/embed/${roasterSlug}/${slug}`, OTHER_PAGE)
  }),
]

export const LISTS: Scenario[] = [
  ...both('embed of a roaster', LIST, (random, { roasters }) =>
    get(`/api/embed/recipes/${random.pick(roasters).slug}`, OTHER_PAGE),
  ),
  ...both('recipes, newest', LIST, (random, facts) => get(`/api/recipes?cursor=${newestFrom(random, facts)}`)),
  ...both('recipes by grinder', LIST, (random, { grinders }) =>
    get(`/api/recipes?grinderId=${random.pick(grinders).id}`),
  ),
  ...both('recipe search', LIST, (random, facts) => get(`/api/recipes/search?${searchFilter(random, facts)}`)),
  ...both('recipe search by roaster', LIST, (random, { roasters }) =>
    get(`/api/recipes/search?roaster=${random.pick(roasters).slug}`),
  ),
  ...both('community recipes of a coffee', LIST, (random, facts) =>
    get(`/api/community-recipes?coffeeId=${coffeeId(random, facts)}`),
  ),
  ...both('browse recipes', LIST, (random, facts) =>
    get(
      `/api/browse/recipes?${searchFilter(random, facts).replace('recommended', 'newest')}&page=${random.between(1, 5)}`,
    ),
  ),
  ...both('coffees', LIST, (random) => get(`/api/coffees?${coffeeFilter(random)}`)),
  ...both('coffees of an origin', LIST, (random, { origins }) =>
    get(`/api/coffees?origin=${encodeURIComponent(random.pick(origins))}&${coffeeFilter(random)}`),
  ),
  ...both('roasters', LIST, (random, { size }) => get(`/api/roasters?page=${random.between(1, size.roasters / 20)}`)),
  ...both('coffees of a roaster', LIST, (random, { roasters }) =>
    get(`/api/roasters/${random.pick(roasters).slug}/coffees`),
  ),
  ...both('recipes of a roaster', LIST, (random, { roasters }) =>
    get(`/api/roasters/${random.pick(roasters).slug}/recipes`),
  ),
]

export const TASTED: Scenario[] = [
  fresh('recipes, signed in', LIST.fresh, (random, facts) =>
    get(`/api/recipes?cursor=${newestFrom(random, facts)}`, signedIn(random, facts)),
  ),
  fresh('recipe search by votes, signed in', LIST.fresh, (random, facts) =>
    get(`/api/recipes/search?${searchFilter(random, facts).replace('recommended', 'newest')}`, signedIn(random, facts)),
  ),
  fresh('recommended recipes, signed in', LIST.fresh, (random, facts) =>
    get(
      `/api/recipes/search?${searchFilter(random, facts).replace(/sort=\w+/, 'sort=recommended')}`,
      signedIn(random, facts),
    ),
  ),
  fresh('community recipes of a coffee, signed in', LIST.fresh, (random, facts) =>
    get(`/api/community-recipes?coffeeId=${coffeeId(random, facts)}`, signedIn(random, facts)),
  ),
]

export const SEARCHES: Scenario[] = [
  fuzzy('coffees, fuzzy', FUZZY, (random, facts) => get(`/api/coffees?q=${fuzzyText(random, facts)}`)),
  fuzzy('recipe search, fuzzy', FUZZY, (random, facts) => get(`/api/recipes/search?q=${fuzzyText(random, facts)}`)),
  fuzzy('coffee suggestions', FUZZY, (random, facts) =>
    get(`/api/coffees/suggestions?name=${fuzzyText(random, facts)}`),
  ),
  fuzzy('roasters, fuzzy', FUZZY, (random, { roasters }) =>
    get(`/api/roasters?search=${encodeURIComponent(random.pick(roasters).name.slice(1, 7))}`),
  ),
]

const adapt = (random: Random, facts: Facts) => ({
  machineId: random.pick(facts.machines).id,
  grinderId: random.pick(facts.grinders).id,
  coffeeProfileId: coffeeId(random, facts),
  strength: random.between(1, 5),
})

export const COMPUTATIONS: Scenario[] = [
  posts('adaptRecipe', COMPUTED, (random, facts) => post('/api/adaptRecipe', adapt(random, facts))),
  posts('adaptRecipe, signed in', COMPUTED, (random, facts) =>
    post('/api/adaptRecipe', adapt(random, facts), signedIn(random, facts)),
  ),
  posts('get-recipe', COMPUTED, (random, facts) => {
    const { coffeeProfileId: coffeeId, ...rest } = adapt(random, facts)
    return post('/api/get-recipe', { ...rest, coffeeId, volumeGrams: 300 })
  }),
  fuzzy('discover', COMPUTED, (random, { grinders, machines }) =>
    get(`/api/discover?grinderId=${random.pick(grinders).id}&machineId=${random.pick(machines).id}`),
  ),
  fuzzy('discover for a coffee', COMPUTED, (random, facts) =>
    get(`/api/discover?grinderId=${random.pick(facts.grinders).id}&coffeeId=${coffeeId(random, facts)}`),
  ),
]
