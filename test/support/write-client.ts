/** A client that makes all kinds of writes over HTTP, one after the other, and records them in a ledger. */
import { createRandom, type Random } from '#src/features/service/demo/random.ts'
import { randomIPv4 } from './addresses.ts'
import { type Changes, type Entry, type Kind, keyOf, Ledger } from './ledger.ts'
import type { Written } from './written.ts'

/** The shared things that all clients write about; they are never deleted. */
export interface Stage {
  roasterSlug: string
  coffees: { id: number; slug: string }[]
  equipment: { grinderId: number; machineId: number }
  /** By the host, who has notifications turned off. */
  recipes: Target[]
  /** Sent with events, so that they are stored. */
  eventToken: string
}

// biome-ignore lint/suspicious/noExplicitAny: whatever JSON came back
type Body = any

interface Target {
  name: string
  id: number
  /** Unknown until it is read from the database. */
  shareId?: string
}

const PASSWORD = 'correct horse'
const MAX_RECIPES = 8

/** No other client changes what this one writes, so its ledger knows the final state of each thing. */
export class WriteClient {
  readonly ledger = new Ledger()
  readonly #name: string
  readonly #random: Random
  readonly #tokens = new Map<string, string>()
  readonly #author: string
  #ids: Written['ids'] = new Map()
  #count = 0
  #url = ''
  /** Whether the server has stopped responding. */
  isCut = false
  onAnswer = () => {}

  constructor(name: string, seed: number) {
    this.#name = name
    this.#random = createRandom(seed)
    this.#author = `${name}@load.example`
  }

  connect(url: string): void {
    this.#url = url
    this.isCut = false
  }

  /** Sets the ids of things whose responses were lost. */
  learn(ids: Written['ids']): void {
    this.#ids = ids
  }

  /** Registers the account that is never deleted. */
  enter(): Promise<void> {
    return this.#register(this.#author)
  }

  async prepareStage(equipment: Stage['equipment']): Promise<Stage> {
    await this.enter()
    const off = { notifyRecipeComments: false, notifyRecipeFavorites: false, notifyRecipeBrews: false }
    await this.#write([], 'PUT', '/api/user/notification-preferences', off, this.#author)
    const stage: Stage = { roasterSlug: '', coffees: [], equipment, recipes: [], eventToken: '' }
    for (let i = 0; i < 3; i++) {
      const { id, slug, roaster } = await this.#addCoffee()
      stage.coffees.push({ id, slug })
      stage.roasterSlug = roaster.slug
    }
    for (let i = 0; i < 5; i++) stage.recipes.push(await this.#publish(stage))
    const embed: Body = await (await fetch(`${this.#url}/api/embed/recipes/${stage.roasterSlug}`)).json()
    return { ...stage, eventToken: embed.eventToken }
  }

  async step(stage: Stage): Promise<void> {
    const guest = this.#guest
    const recipes = this.#recipes()
    const own = recipes.filter(({ name }) => this.#tokens.has(String(this.ledger.find('recipe', name)!.by)))
    const { pick } = this.#random
    const actor = guest && this.#random.chance(0.5) ? guest : this.#author
    const subject = recipes.length === 0 || this.#random.chance(0.5) ? pick(stage.recipes) : pick(recipes)
    const choices: [number, () => Promise<unknown>][] = [
      guest ? [0.7, () => this.#leave(guest)] : [3, () => this.#register(`${this.#next()}@load.example`)],
      [own.length < MAX_RECIPES ? 4 : 0, () => this.#publish(stage, actor)],
      [own.length > 0 ? 3 : 0, () => this.#revise(pick(own))],
      [own.length > 2 ? 2 : 0, () => this.#unpublish(pick(own))],
      [10, () => this.#vote(subject, actor, this.#random.pick(['UP', 'DOWN', null]))],
      [6, () => this.#rate(subject, actor)],
      [5, () => this.#logBrew(subject, actor)],
      [3, () => this.#reviseLog()],
      [3, () => this.#removeLog()],
      [6, () => this.#comment(subject, actor)],
      [4, () => this.#uncomment(stage)],
      [12, () => this.#track(stage, subject)],
      [4, () => this.#follow(stage, actor, this.#random.chance(0.6))],
      [1, () => this.#addCoffee(actor)],
    ]
    await this.#random.weighted(choices, ([weight]) => weight)[1]()
  }

  get #guest(): string | undefined {
    return this.ledger.list('user').find(([email]) => email !== this.#author && this.#tokens.has(email))?.[0]
  }

  #next(): string {
    return `${this.#name}-${++this.#count}`
  }

  #idOf(kind: Kind, name: string): number | undefined {
    return this.#ids.get(keyOf(kind, name))?.id
  }

  #recipes(): Target[] {
    return this.ledger.list('recipe').flatMap(([name]) => {
      const ids = this.#ids.get(keyOf('recipe', name))
      return ids ? [{ name, ...ids }] : []
    })
  }

  async #register(email: string): Promise<void> {
    const displayName = `Brewer of ${email.split('@', 1)[0]}`
    const changes: Changes = [
      ['user', email, { displayName, isWhole: true }],
      ['mails', email, { count: 1 }],
    ]
    const body = await this.#write(changes, 'POST', '/api/auth/register', { email, password: PASSWORD, displayName })
    if (body) this.#tokens.set(email, body.token)
  }

  /** Deletes an account with everything that it owns; recipes and coffees stay without an author. */
  async #leave(email: string): Promise<void> {
    const theirs = (kind: Kind) => this.ledger.list(kind).filter(([, entry]) => entry.by === email)
    const gone = (['comment', 'vote', 'rating', 'log', 'follow'] as const).flatMap((kind) =>
      theirs(kind).map(([name]) => [kind, name, undefined] as const),
    )
    const unnamed = (['recipe', 'coffee'] as const).flatMap((kind) =>
      theirs(kind).map(([name, entry]) => [kind, name, { ...entry, by: null }] as const),
    )
    const account = [['user', email, undefined] as const, ['mails', email, undefined] as const]
    await this.#write([...gone, ...unnamed, ...account], 'DELETE', '/api/user/account', undefined, email)
  }

  async #addCoffee(by = this.#author): Promise<Body> {
    const name = `Coffee ${this.#next()}`
    const roastLevel = this.#random.pick(['LIGHT', 'MEDIUM', 'DARK'])
    const coffee = { name, roastLevel, roasterName: 'Load Roasters', origin: 'Sidama, Ethiopia' }
    const body = await this.#write([['coffee', name, { by, roastLevel }]], 'POST', '/api/coffees', coffee, by)
    return body?.coffee
  }

  async #publish({ coffees, equipment }: Stage, by = this.#author): Promise<Target> {
    const name = this.#next()
    const brewTimeSeconds = this.#random.between(60, 400)
    const figures = { grindSetting: this.#random.between(10, 45), ratio: 16, doseGrams: 15, waterGrams: 240 }
    const coffeeProfileId = this.#random.pick(coffees).id
    const recipe = { ...equipment, ...figures, coffeeProfileId, brewTimeSeconds, notes: name }
    const changes: Changes = [['recipe', name, { by, brewTimeSeconds }]]
    const body = await this.#write(changes, 'POST', '/api/community-recipes', recipe, by)
    if (body) this.#ids.set(keyOf('recipe', name), { id: body.id })
    return { name, id: body?.id }
  }

  async #revise({ name, id }: Target): Promise<void> {
    const { by } = this.ledger.find('recipe', name)!
    const brewTimeSeconds = this.#random.between(60, 400)
    const changes: Changes = [['recipe', name, { by: by!, brewTimeSeconds }]]
    await this.#write(changes, 'PATCH', `/api/community-recipes/${id}`, { brewTimeSeconds }, String(by))
  }

  async #unpublish({ name, id }: Target): Promise<void> {
    const about = (kind: Kind) => this.ledger.list(kind).filter(([, entry]) => entry.recipe === name)
    const gone = (['comment', 'vote', 'rating'] as const).flatMap((kind) =>
      about(kind).map(([name]) => [kind, name, undefined] as const),
    )
    const logs = about('log').map(([name, entry]) => ['log', name, { ...entry, recipe: null }] as const)
    const { by } = this.ledger.find('recipe', name)!
    const changes: Changes = [['recipe', name, undefined], ...gone, ...logs]
    await this.#write(changes, 'DELETE', `/api/community-recipes/${id}`, undefined, String(by))
  }

  async #vote({ name, id }: Target, by: string, vote: 'UP' | 'DOWN' | null): Promise<void> {
    const changes: Changes = [['vote', `${name} ${by}`, vote ? { recipe: name, by, vote } : undefined]]
    const path = `/api/community-recipes/${id}/vote`
    if (vote) await this.#write(changes, 'POST', path, { vote }, by)
    else await this.#write(changes, 'DELETE', path, undefined, by)
  }

  async #rate({ name, id }: Target, by: string): Promise<void> {
    const notes = this.#next()
    const rating = this.#random.between(1, 5)
    const changes: Changes = [
      ['rating', `${name} ${by}`, { recipe: name, by, rating, notes }],
      ['log', notes, { recipe: name, by, rating }],
    ]
    const body = await this.#write(changes, 'POST', `/api/community-recipes/${id}/brew-log`, { rating, notes }, by)
    if (body) this.#ids.set(keyOf('log', notes), body.brewLog)
  }

  async #logBrew({ name, id }: Target, by: string): Promise<void> {
    const notes = this.#next()
    const changes: Changes = [['log', notes, { recipe: name, by, rating: null }]]
    const body = await this.#write(changes, 'POST', '/api/brew-logs', { recipeId: id, notes }, by)
    if (body) this.#ids.set(keyOf('log', notes), { id: body.brewLog.id })
  }

  async #reviseLog(): Promise<void> {
    const log = this.#anyOf('log')
    if (!log) return
    const rating = this.#random.between(1, 5)
    const changes: Changes = [['log', log.name, { ...log.entry, rating }]]
    await this.#write(changes, 'PATCH', `/api/brew-logs/${log.id}`, { rating }, String(log.entry.by))
  }

  async #removeLog(): Promise<void> {
    const log = this.#anyOf('log')
    if (!log) return
    await this.#write(
      [['log', log.name, undefined]],
      'DELETE',
      `/api/brew-logs/${log.id}`,
      undefined,
      String(log.entry.by),
    )
  }

  async #comment({ name, id }: Target, by: string): Promise<void> {
    const words = this.#next()
    const changes: Changes = [['comment', words, { recipe: name, by }]]
    const body = await this.#write(changes, 'POST', `/api/recipes/${id}/comments`, { body: words }, by)
    if (body) this.#ids.set(keyOf('comment', words), { id: body.comment.id })
  }

  async #uncomment({ recipes }: Stage): Promise<void> {
    const comment = this.#anyOf('comment')
    if (!comment) return
    const { recipe, by } = comment.entry
    const recipeId = recipes.find(({ name }) => name === recipe)?.id ?? this.#idOf('recipe', String(recipe))
    const path = `/api/recipes/${recipeId}/comments?commentId=${comment.id}`
    await this.#write([['comment', comment.name, undefined]], 'DELETE', path, undefined, String(by))
  }

  async #track({ roasterSlug, coffees, eventToken }: Stage, { shareId }: Target): Promise<void> {
    const page = `shop${this.#random.between(1, 3)}.example/${this.#next()}`
    const kind = this.#random.pick(['IMPRESSION', 'CLICK'])
    const slugs = `${roasterSlug}/${this.#random.pick(coffees).slug}`
    const about = (this.#random.chance(0.7) && shareId) || slugs
    const changes: Changes = [['event', page, { kind, count: 1 }]]
    const body = { shareId: about, page: `https://${page}`, token: eventToken }
    await this.#write(changes, 'POST', `/api/embed/track-${kind.toLowerCase()}`, body)
  }

  async #follow({ roasterSlug }: Stage, by: string, isFollowing: boolean): Promise<void> {
    const changes: Changes = [['follow', `${roasterSlug} ${by}`, isFollowing ? { by } : undefined]]
    const method = isFollowing ? 'POST' : 'DELETE'
    await this.#write(changes, method, `/api/roasters/${roasterSlug}/follow`, undefined, by)
  }

  #anyOf(kind: Kind): { name: string; entry: Entry; id: number } | undefined {
    const known = this.ledger
      .list(kind)
      .flatMap(([name, entry]) => (this.#idOf(kind, name) ? [{ name, entry, id: this.#idOf(kind, name)! }] : []))
    return known.length > 0 ? this.#random.pick(known) : undefined
  }

  /** Response headers mean that the write is done; without them it may be done or not. */
  async #write(changes: Changes, method: string, path: string, body?: object, by?: string): Promise<Body | undefined> {
    this.ledger.begin(changes)
    const response = await fetch(this.#url + path, {
      method,
      headers: {
        'x-forwarded-for': randomIPv4(),
        ...(by && { authorization: `Bearer ${this.#tokens.get(by)}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => undefined)
    this.isCut = !response
    if (!response) return undefined
    if (response.ok) this.ledger.acknowledge(changes)
    const text = await response.text().catch(() => undefined)
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`)
    this.onAnswer()
    return text === undefined ? undefined : JSON.parse(text)
  }
}
