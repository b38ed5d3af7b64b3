/** Reads of signed-in members; the only target is that they don't get slower with more data. */
import { coffeeId, fresh, get, recipeId, type Scenario, signedIn } from './scenario.ts'

const own = (name: string, path: string): Scenario =>
  fresh(name, undefined, (random, facts) => get(path, signedIn(random, facts)))

export const MEMBERS: Scenario[] = [
  own('who am I', '/api/auth/me'),
  own('following feed', '/api/following/feed'),
  own('recommendations', '/api/recommendations'),
  own('own recipes', '/api/community-recipes?createdByMe=true'),
  own('brew logs', '/api/brew-logs'),
  own('last brew', '/api/brew-logs/last'),
  own('weekly stats', '/api/brew-logs/weekly-stats'),
  own('saved recipes', '/api/user/saved-recipes'),
  own('taste profile', '/api/users/taste-profile'),
  fresh('own vote', undefined, (random, facts) =>
    get(`/api/community-recipes/${recipeId(random, facts)}/vote`, signedIn(random, facts)),
  ),
  fresh('rating of a recipe', undefined, (random, facts) =>
    get(`/api/community-recipes/${recipeId(random, facts)}/brew-log`, signedIn(random, facts)),
  ),
  fresh('comments', undefined, (random, facts) => get(`/api/recipes/${recipeId(random, facts)}/comments`)),
  fresh('coffee stats', undefined, (random, facts) => get(`/api/coffees/${coffeeId(random, facts)}/stats`)),
  fresh('public profile', undefined, (random, { size }) => get(`/api/users/${random.between(1, size.users)}`)),
  fresh('follow state', undefined, (random, { roasters }) => get(`/api/roasters/${random.pick(roasters).slug}/follow`)),
]
