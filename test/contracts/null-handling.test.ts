import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, startTestApp, type TestApp } from '#test/support/app.ts'
import { type DescribedRoute, descriptionOf, operationsOf, type Schema } from '#test/support/openapi.ts'
import { plantSamples, type SampleWorld, sampleOf } from '#test/support/sample-requests.ts'

/** Routes without a usable sample: they need a provider's token, a mailed link, a suspension, or their own protocol. */
const NOT_HERE = [
  'POST /api/auth/apple',
  'POST /api/auth/confirm-email',
  'POST /api/auth/email-change/confirm',
  'POST /api/auth/password-reset/confirm',
  'POST /api/auth/login',
  'GET /api/auth/magic-link/verify',
  'GET /api/auth/not-me',
  'GET /api/roaster-claims/verify',
  'POST /api/auth/not-me',
  'POST /api/roaster-claims/verify',
  'POST /api/mcp',
  'POST /api/user/suspension-appeal',
]

/** Nullable fields that are still required when no other field implies their value. */
const MAY_BE_NEEDED = ['PATCH /api/brew-logs/{id} method']

const isNullable = ({ type, anyOf = [] }: Schema): boolean => [type].flat().includes('null') || anyOf.some(isNullable)

describe('finding 6: null fields and empty query parameters', () => {
  let test: TestApp
  let routes: DescribedRoute[]
  let changed: Set<string>
  beforeAll(async () => {
    test = await startTestApp()
    routes = operationsOf(await descriptionOf(test.app)).filter(({ name }) => !NOT_HERE.includes(name))
    changed = new Set(routes.filter(({ method }) => /PUT|PATCH/.test(method)).map(({ path }) => path))
  })
  afterAll(() => test.close())

  const bodyOf = ({ operation }: DescribedRoute): Schema | undefined =>
    operation.requestBody?.content['application/json']?.schema

  const worldFor = ({ name }: DescribedRoute) => plantSamples(test, { isRoaster: name.includes('/roaster-portal/') })

  /** Calls the route as a new member unless a world is given, so that no call affects the next. */
  async function ask(
    route: DescribedRoute,
    add: { body?: object; query?: string; world?: SampleWorld } = {},
  ): Promise<Answer> {
    const { name, method } = route
    const world = add.world ?? (await worldFor(route))
    const { url, body } = sampleOf(name, world)
    const withQuery = add.query ? `${url}${url.includes('?') ? '&' : '?'}${add.query}` : url
    return test.call(method, withQuery, {
      token: world.member.token,
      ...(method !== 'GET' && { body: { ...body, ...add.body } }),
    })
  }

  /** The response without the values that differ from member to member. */
  const shown = ({ status, text }: Answer) => [
    status,
    text
      .replace(/"(token|shareId|requestId|cursor|nextCursor|tokenHash|url)":"[^"]*"/g, '')
      .replace(/"own-\w{16}"/g, "'own'")
      .replace(/\d+(\.\d+)?/g, '#'),
  ]

  const optionalFields = (route: DescribedRoute): [string, Schema][] => {
    const schema = bodyOf(route)
    return Object.entries(schema?.properties ?? {}).filter(([name]) => !(schema?.required as string[])?.includes(name))
  }

  it('a null optional field in a POST body is like a missing one', async () => {
    const creates = routes.filter((route) => bodyOf(route) && !changed.has(route.path) && route.method !== 'GET')
    expect(creates.length).toBeGreaterThan(25)
    let fields = 0
    for (const route of creates) {
      const sample = sampleOf(route.name, await plantSamples(test)).body ?? {}
      const plain = await ask(route)
      expect(plain.status, `${route.name}: ${plain.text}`).toBeLessThan(300)
      const optional = optionalFields(route).filter(([field]) => !(field in sample))
      for (const [field, schema] of optional) {
        expect(isNullable(schema), `${route.name}: ${field} is described as nullable`).toBe(true)
      }
      fields += optional.length
      const nulls = Object.fromEntries(optional.map(([field]) => [field, null]))
      expect(shown(await ask(route, { body: nulls })), `${route.name} with ${JSON.stringify(nulls)}`).toEqual(
        shown(plain),
      )
    }
    expect(fields).toBeGreaterThan(60)
  }, 240_000)

  it('a null field in an update is accepted if nullable, and refused otherwise', async () => {
    let fields = 0
    for (const route of routes.filter((route) => bodyOf(route) && changed.has(route.path))) {
      const world = await worldFor(route)
      for (const [field, schema] of optionalFields(route)) {
        fields++
        const answer = await ask(route, { body: { [field]: null }, world })
        const place = `${route.name} with ${field}: null: ${answer.text}`
        if (MAY_BE_NEEDED.includes(`${route.name} ${field}`) && answer.status === 400) {
          expect(answer.body.field, place).toBe(field)
        } else if (isNullable(schema)) expect(answer.status, place).toBe(200)
        else expect([answer.status, answer.body.field], place).toEqual([400, field])
      }
    }
    expect(fields).toBeGreaterThan(60)
  }, 240_000)

  it('an empty query parameter is like a missing one', async () => {
    const asking = routes.filter(({ operation }) => operation.parameters?.some(({ in: part }) => part === 'query'))
    expect(asking.length).toBeGreaterThan(25)
    for (const route of asking) {
      const world = await worldFor(route)
      const given = new URL(sampleOf(route.name, world).url, 'http://x').searchParams
      const query = route.operation
        .parameters!.filter(({ in: part, name }) => part === 'query' && !given.has(name))
        .map(({ name }) => `${name}=`)
      const plain = await ask(route, { world })
      expect(plain.status, `${route.name}: ${plain.text}`).toBeLessThan(300)
      const empty = query.join('&')
      const answer = await ask(route, { query: empty, world: route.method === 'GET' ? world : undefined })
      expect(shown(answer), `${route.name}?${empty}`).toEqual(shown(plain))
    }
  }, 240_000)

  it('optional query parameters have allowEmptyValue in the OpenAPI description', async () => {
    const parameters = routes
      .flatMap(({ operation }) => operation.parameters ?? [])
      .filter(({ in: part }) => part === 'query')
    for (const { name, required, schema, ...rest } of parameters) {
      expect((rest as { allowEmptyValue?: boolean }).allowEmptyValue ?? false, name).toBe(!required)
      if (schema.default !== undefined) expect(required ?? false, name).toBe(false)
    }
  })

  it('a null or empty required field is refused as required', async () => {
    const world = await plantSamples(test)
    const { token } = world.member
    const empty = await test.get('/api/discover?grinderId=')
    expect([empty.status, empty.body.error]).toEqual([400, 'Choose a grinder'])
    const { body: recipe } = sampleOf('POST /api/community-recipes', world)
    const answer = await test.post('/api/community-recipes', { ...recipe, doseGrams: null }, { token })
    expect([answer.status, answer.body.field]).toEqual([400, 'doseGrams'])
  })

  it('a null nested field is like a missing one, also in an update', async () => {
    const { member, brewLogId, grinderId } = await plantSamples(test)
    const { token } = member
    const tasted = { tasteProfile: { acidity: 3, body: null }, extractionFeedback: { sour: true, bitter: null } }
    const plain = { tasteProfile: { acidity: 3 }, extractionFeedback: { sour: true } }
    const logged = await test.post('/api/brew-logs', { method: 'v60', ...tasted }, { token })
    expect(logged.body.brewLog).toMatchObject(plain)
    const revised = await test.call('PATCH', `/api/brew-logs/${brewLogId}`, { token, body: tasted })
    expect(revised.body.brewLog.tasteProfile).toEqual(plain.tasteProfile)
    const references = [{ grindIndex: 35, setting: 24, feedback: null }]
    const calibrated = await test.post('/api/user/grinders/calibrate', { grinderId, references }, { token })
    expect(calibrated.body.calibration.references).toEqual([{ grindIndex: 35, setting: 24, feedback: 'JUST_RIGHT' }])
  })
})
