import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer, TestApp } from '#test/support/app.ts'
import { startTestApp } from '#test/support/app.ts'
import { insertRecipe } from '#test/support/community.ts'
import { insertEmbedRecipe } from '#test/support/embeds.ts'
import { plantSamples, type SampleWorld } from '#test/support/sample-requests.ts'

const SAID: [string, string][] = [
  ['v60', 'v60'],
  ['V60', 'v60'],
  ['Hario V60', 'v60'],
  ['V60 02', 'v60'],
  ['hario-v60-02', 'v60'],
  ['Origami', 'v60'],
  ['Chemex', 'pour-over'],
  ['chemex six cup', 'pour-over'],
  ['Kalita Wave', 'pour-over'],
  ['Kalita', 'pour-over'],
  ['Pour Over', 'pour-over'],
  ['pourover', 'pour-over'],
  ['Filter coffee', 'pour-over'],
  ['Syphon', 'siphon'],
  ['Vacuum pot', 'siphon'],
  ['Drip Coffee', 'drip'],
  ['drip coffee maker', 'drip'],
  ['Moccamaster', 'drip'],
  ['French Press', 'french-press'],
  ['cafetière', 'french-press'],
  ['Bodum Chambord', 'french-press'],
  ['espresso', 'espresso'],
  ['Espresso machine', 'espresso'],
  ['Gaggia Classic Pro', 'espresso'],
  ['Aeropress', 'aeropress'],
  ['Aero Press', 'aeropress'],
  ['moka pot', 'moka'],
  ['moka', 'moka'],
  ['Bialetti', 'moka'],
  ['cold brew', 'cold-brew'],
  ['Coldbrew', 'cold-brew'],
  ['Toddy', 'cold-brew'],
  ['Clever Dripper', 'clever'],
  ['Hario Switch', 'clever'],
  ['Turkish coffee', 'turkish'],
  ['ibrik', 'turkish'],
  ['Cupping', 'cupping'],
]

/** Unknown or ambiguous names: Hario makes brewers for five methods. */
const UNKNOWN = ['teapot', 'Hario', 'coffee', 'brewer', '02', '☕', 'constructor', '-']

describe('finding 6: method names in any wording', () => {
  let test: TestApp
  let world: SampleWorld
  beforeAll(async () => {
    test = await startTestApp()
    world = await plantSamples(test)
    for (const { id } of test.app.catalog.methods) {
      await insertRecipe(test.app.db, { brewMethod: id })
      await insertEmbedRecipe(test.app.db, { coffeeId: world.coffeeId, method: id })
    }
  })
  afterAll(() => test.close())

  const figures = { grindSetting: 24, ratio: 16, doseGrams: 15, waterGrams: 240 }
  const post = (url: string, body: object) => test.post(url, body, { token: world.member.token })
  const eventToken = () => test.app.eventTokens.issue({ roasterId: world.roasterId })
  const events = async () =>
    (await test.app.db.selectFrom('events').select('method').orderBy('id', 'desc').limit(1).execute())[0]?.method
  const chart = (method: string) =>
    test.post('/api/mcp', {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'get_grinder_chart', arguments: { grinder: 'comandante-c40-mk4', method } },
    })

  /** Every route that takes a method: how to call it, and how to read the method from its response. */
  const PLACES: Record<string, [ask: (said: string) => Promise<Answer>, heard: (answer: Answer) => unknown]> = {
    'POST /api/brew-logs': [(method) => post('/api/brew-logs', { method }), ({ body }) => body.brewLog.method],
    'POST /api/user/recipes': [
      (method) => post('/api/user/recipes', { method, ...figures }),
      ({ body }) => body.recipe.method,
    ],
    'PATCH /api/user/recipes/{id}': [
      (method) =>
        test.call('PATCH', `/api/user/recipes/${world.personalRecipeId}`, {
          token: world.member.token,
          body: { method },
        }),
      ({ body }) => body.recipe.method,
    ],
    'POST /api/roaster-portal/coffees/{id}/recipes': [
      async (method) => {
        await test.app.db.deleteFrom('embedRecipes').where('coffeeId', '=', world.ownCoffeeId).execute()
        return post(`/api/roaster-portal/coffees/${world.ownCoffeeId}/recipes`, {
          method,
          doseGrams: 15,
          waterGrams: 240,
        })
      },
      ({ body }) => body.recipe.method,
    ],
    'GET /api/recipes/search': [
      (method) => test.get(`/api/recipes/search?brewMethod=${encodeURIComponent(method)}&limit=1`),
      ({ body }) => body.data[0].brewMethod,
    ],
    'GET /api/browse/recipes': [
      (method) => test.get(`/api/browse/recipes?brewMethod=${encodeURIComponent(method)}&limit=1`),
      ({ body }) => body.data[0].brewMethod,
    ],
    'GET /api/machines': [
      (method) => test.get(`/api/machines?brewMethod=${encodeURIComponent(method)}`),
      ({ body }) => body.machines[0].brewMethod,
    ],
    'GET /api/embed/recipes/{slug}': [
      (method) => test.get(`/api/embed/recipes/${world.roasterSlug}?method=${encodeURIComponent(method)}`),
      ({ body }) => body.recipes[0].method,
    ],
    'POST /api/embed/track-method-switch': [
      (method) => post('/api/embed/track-method-switch', { shareId: world.shareId, method, token: eventToken() }),
      events,
    ],
    'POST /api/embed/track-click': [
      (method) => post('/api/embed/track-click', { shareId: world.shareId, method, token: eventToken() }),
      events,
    ],
    'POST /api/tools/grind-feedback': [
      (method) => post('/api/tools/grind-feedback', { grinder: 'comandante-c40-mk4', feedback: 'JUST_RIGHT', method }),
      async () =>
        (await test.app.db.selectFrom('grindFeedback').select('method').orderBy('id', 'desc').limit(1).execute())[0]!
          .method,
    ],
    'MCP get_grinder_chart': [chart, ({ body }) => body.result.structuredContent.selected.key],
  }

  it.each(Object.keys(PLACES))('are accepted by %s, including names of brewers', async (place) => {
    const [ask, heard] = PLACES[place]!
    for (const [said, id] of SAID) {
      const answer = await ask(said)
      expect(answer.status, `${said}: ${answer.text}`).toBeLessThan(300)
      expect(await heard(answer), said).toBe(id)
    }
  })

  it.each(Object.keys(PLACES))('are rejected by %s with a list of the methods if they are unknown', async (place) => {
    const [ask] = PLACES[place]!
    for (const said of UNKNOWN) {
      const { status, body } = await ask(said)
      const message = place.startsWith('MCP') ? body.result.content[0].text : body.error
      if (place.startsWith('MCP')) expect(body.result.isError, said).toBe(true)
      else expect(status, said).toBe(400)
      expect(message, said).toMatch(/(Brew method|brewMethod) must be one of turkish, espresso, .*cold-brew/)
    }
  })

  it('include brand, model and slug of every brewer', () => {
    const { machines, methodNames } = test.app.catalog
    expect(machines.length).toBeGreaterThan(80)
    for (const { brand, model, slug, brewMethod } of machines) {
      expect(methodNames.find(`${brand} ${model}`)?.id, `${brand} ${model}`).toBe(brewMethod)
      expect(methodNames.find(slug)?.id, slug).toBe(brewMethod)
    }
  })
})
