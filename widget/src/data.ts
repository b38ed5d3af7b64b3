/** Loads a roaster's recipes once for all widgets of a page. */
import { problemOfStatus, problemText, Refusal } from './problems.ts'
import type { Reply } from './reply.ts'
import type { Settings } from './settings.ts'

const TIMEOUT_MS = 20_000

const asked = new Map<string, Promise<Reply>>()

/** Requests up to 24 coffees, each with a recipe for every method it has. */
const EVERY_METHOD = 'group=coffee&limit=24'

/** Returns the recipes of all coffees of the roaster, or of the given coffee. */
export async function load(api: string, { roaster, coffee, language }: Settings): Promise<Reply> {
  if (!roaster) throw new Refusal(problemText('missing', language))
  const known = inlined(roaster)
  if (known) return known
  const name = encodeURIComponent(roaster)
  const all = await ask(`${api}recipes/${name}?${EVERY_METHOD}&lang=${language}`, language)
  if (!coffee) return all
  const recipes = all.recipes.filter((recipe) => recipe.coffee.slug === coffee)
  return recipes.length > 0
    ? { ...all, recipes }
    : ask(`${api}${name}/${encodeURIComponent(coffee)}?lang=${language}`, language)
}

function ask(url: string, language: string): Promise<Reply> {
  const earlier = asked.get(url)
  if (earlier) return earlier
  const reply = fetchReply(url, language)
  asked.set(url, reply)
  // Failures aren't cached, so that a widget added later tries again.
  reply.catch(() => asked.delete(url))
  return reply
}

async function fetchReply(url: string, language: string): Promise<Reply> {
  let response: Response
  try {
    // Always revalidates: `stale-while-revalidate` would let the browser show an old response for ten more minutes.
    response = await fetch(url, { cache: 'no-cache', credentials: 'omit', signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (response.ok) return readReply(await response.json())
  } catch {
    throw new Refusal(problemText('unreachable', language))
  }
  throw new Refusal(problemText(problemOfStatus(response.status), language))
}

/** Copies the coffee into each recipe where the response, being for one coffee, has it only once. */
function readReply(reply: Reply & { coffee?: Reply['recipes'][number]['coffee'] }): Reply {
  const { coffee, recipes, ...rest } = reply
  return { ...rest, recipes: coffee ? recipes.map((recipe) => ({ ...recipe, coffee })) : recipes }
}

/** Returns the response that the iframe page contains, since requests from a sandboxed iframe could be refused. */
function inlined(roaster: string): Reply | undefined {
  const block = document.querySelector(`script[type="application/json"][data-recipes-of="${CSS.escape(roaster)}"]`)
  return block ? readReply(JSON.parse(block.textContent)) : undefined
}
