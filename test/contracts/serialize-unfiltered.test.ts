import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, register, startTestApp, type TestApp } from '#test/support/app.ts'
import { type Description, descriptionOf, operationsOf, type Schema } from '#test/support/openapi.ts'

/** Every route that serializes its responses unfiltered, with requests that return all of its fields. */
const CALLS: Record<string, { url: string; body?: object }[]> = {
  'GET /api/recipes': [{ url: '/api/recipes' }, { url: '/api/recipes?q=ethiopia' }],
  'GET /api/recipes/search': [
    { url: '/api/recipes/search' },
    { url: '/api/recipes/search?sort=newest&brewMethod=v60&limit=3' },
  ],
  'GET /api/browse/recipes': [{ url: '/api/browse/recipes?page=2&limit=7' }],
  'GET /api/community-recipes': [{ url: '/api/community-recipes' }, { url: '/api/community-recipes?coffeeId=1' }],
  'GET /api/coffees': [{ url: '/api/coffees' }, { url: '/api/coffees?q=morning' }],
  'GET /api/coffees/suggestions': [{ url: '/api/coffees/suggestions?name=morning' }],
  'GET /api/roasters': [{ url: '/api/roasters?limit=3' }, { url: '/api/roasters?search=coffee' }],
  'GET /api/roasters/{slug}/coffees': [{ url: '/api/roasters/fernwhistle-coffee/coffees' }],
  'GET /api/roasters/{slug}/recipes': [{ url: '/api/roasters/fernwhistle-coffee/recipes' }],
  'GET /api/following/feed': [{ url: '/api/following/feed' }],
  'GET /api/discover': [
    { url: '/api/discover?grinderId=1' },
    { url: '/api/discover?grinderId=2&machineId=1&coffeeId=1&brewStrength=STRONG' },
  ],
  'GET /api/recommendations': [{ url: '/api/recommendations' }],
  'POST /api/adaptRecipe': [
    { url: '/api/adaptRecipe', body: { machineId: 1, grinderId: 1, coffeeProfileId: 1 } },
    { url: '/api/adaptRecipe', body: { machineId: 20, grinderId: 40, coffeeProfileId: 5, strength: 5, taste: 1 } },
  ],
  'POST /api/get-recipe': [
    { url: '/api/get-recipe', body: { machineId: 1, grinderId: 1, coffeeId: 1, volumeGrams: 300, filterId: 1 } },
    { url: '/api/get-recipe', body: { machineId: 20, grinderId: 40, coffeeId: 5, volumeGrams: 2000 } },
  ],
}

describe('routes with serializeUnfiltered', () => {
  let test: TestApp
  let member: Member
  let description: Description
  beforeAll(async () => {
    test = await startTestApp({ seedDemo: true })
    member = await register(test)
    await test.post('/api/roasters/fernwhistle-coffee/follow', undefined, { token: member.token })
    description = await descriptionOf(test.app)
  }, 60_000)
  afterAll(() => test.close())

  it('are listed in this test', () => {
    const routes = test.app.routeTable.entries
      .filter(({ hasOwnSerializer, method }) => hasOwnSerializer && method !== 'HEAD')
      .map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`)
    expect(routes.sort()).toEqual(Object.keys(CALLS).sort())
  })

  it.each(Object.entries(CALLS))('return no field that is missing in their schema: %s', async (name, calls) => {
    const { operation } = operationsOf(description).find((each) => each.name === name)!
    const schema = operation.responses[200]!.content!['application/json']!.schema!
    for (const { url, body } of calls) {
      for (const token of [undefined, member.token]) {
        const answer = await test.call(name.split(' ')[0]!, url, { body, token })
        // Some routes require a sign-in.
        if (answer.status === 401 && !token) continue
        expect(answer.status, url).toBe(200)
        expect(fieldsBeyond(schema, answer.body), url).toEqual([])
      }
    }
  })

  /** The paths of fields that are not in the schema. */
  function fieldsBeyond(schema: Schema, value: unknown, path = ''): string[] {
    if (schema.$ref) return fieldsBeyond(description.components.schemas![schema.$ref.split('/').at(-1)!]!, value, path)
    if (Array.isArray(value)) return value.flatMap((item) => fieldsBeyond(schema.items ?? {}, item, `${path}[]`))
    if (typeof value !== 'object' || value === null || !schema.properties) return []
    return Object.entries(value).flatMap(([key, field]) => {
      const known = schema.properties![key]
      return known ? fieldsBeyond(known, field, `${path}.${key}`) : [`${path}.${key}`]
    })
  }
})
