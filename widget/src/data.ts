/** A roaster's recipes, asked for once for all widgets of a page. */
import type { Reply } from './reply.ts'

const TIMEOUT_MS = 20_000

/** Why there is nothing to show, in words for whoever reads the page. */
export class Refusal extends Error {}

const UNREACHABLE = 'The recipe can’t be loaded right now.'
const MESSAGES: Record<number, string> = {
  403: 'These recipes aren’t shared with this site.',
  404: 'No recipe found here.',
}

const asked = new Map<string, Promise<Reply>>()

/** Up to 24 coffees, each with every method that it has a recipe for. */
const EVERY_METHOD = 'group=coffee&limit=24'

/** The recipes of the roaster's coffees, or of the one coffee that is wanted. */
export async function load(api: string, roaster: string, coffee: string): Promise<Reply> {
  if (!roaster) throw new Refusal(MESSAGES[404])
  const known = inlined(roaster)
  if (known) return known
  const name = encodeURIComponent(roaster)
  const all = await ask(`${api}recipes/${name}?${EVERY_METHOD}`)
  if (!coffee) return all
  const recipes = all.recipes.filter((recipe) => recipe.coffee.slug === coffee)
  return recipes.length > 0 ? { ...all, recipes } : ask(`${api}${name}/${encodeURIComponent(coffee)}`)
}

function ask(url: string): Promise<Reply> {
  const earlier = asked.get(url)
  if (earlier) return earlier
  const reply = fetchReply(url)
  asked.set(url, reply)
  // A widget that is added later may have more luck.
  reply.catch(() => asked.delete(url))
  return reply
}

async function fetchReply(url: string): Promise<Reply> {
  let response: Response
  try {
    // Checked with the server each time: a browser may otherwise show for ten more minutes what the edge has dropped.
    response = await fetch(url, { cache: 'no-cache', credentials: 'omit', signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (response.ok) return readReply(await response.json())
  } catch {
    throw new Refusal(UNREACHABLE)
  }
  throw new Refusal(MESSAGES[response.status] ?? UNREACHABLE)
}

/** The answer for one coffee names it once for all its recipes. */
function readReply(reply: Reply & { coffee?: Reply['recipes'][number]['coffee'] }): Reply {
  const { coffee, recipes, ...rest } = reply
  return { ...rest, recipes: coffee ? recipes.map((recipe) => ({ ...recipe, coffee })) : recipes }
}

/** The iframe page brings the answer along: it may stand in a sandbox whose requests nobody would answer. */
function inlined(roaster: string): Reply | undefined {
  const block = document.querySelector(`script[type="application/json"][data-recipes-of="${CSS.escape(roaster)}"]`)
  return block ? readReply(JSON.parse(block.textContent)) : undefined
}
