import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OWNED_THINGS, ROUTES_TO_SHARED_THINGS } from '#test/contracts/owned-things.ts'
import { type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertMembers } from '#test/support/members.ts'
import { type DescribedRoute, type Description, descriptionOf, inputsOf, operationsOf } from '#test/support/openapi.ts'
import { insertRoasterMember, type RoasterMember } from '#test/support/roasters.ts'
import { belongingsOf, plantVictim, type Victim } from '#test/support/victim.ts'

/** Why each id in a query or a body is safe. A new one must be added here. */
const IDS_BESIDE_THE_PATH: Record<string, string> = {
  grinderId: "of the catalog, or one's own; others' are tested in own-grinders.test.ts",
  machineId: 'of the catalog, for everybody',
  filterId: 'of the catalog, for everybody',
  actorId: 'a member, in a list for moderators',
  memberId: 'a member, in a list for moderators',
  intoId: 'a coffee or a roaster, in a decision of moderators',
  subjectId: "something public to report, or one's own hidden thing to appeal; for moderators all of it",
  coffeeId: 'a coffee, for everybody',
  coffeeProfileId: 'a coffee, for everybody',
  recipeId: 'a community recipe, for everybody',
  inspiredByRecipeId: 'a community recipe, for everybody',
  communityRecipeId: 'a community recipe, for everybody',
  roasterId: 'a roaster, for everybody',
  shareId: 'a community recipe, for everybody',
  commentId: "one's own comment; tested below",
  userId: 'honoured for oneself alone; tested below',
}

describe('access to data of another member', () => {
  let test: TestApp
  let victim: Victim
  let stranger: Member
  let rival: RoasterMember
  let description: Description
  let routes: DescribedRoute[]
  beforeAll(async () => {
    test = await startTestApp()
    victim = await plantVictim(test)
    ;[stranger] = (await insertMembers(test, 1)) as [Member]
    rival = await insertRoasterMember(test)
    description = await descriptionOf(test.app)
    routes = operationsOf(description)
  })
  afterAll(() => test.close())

  const spelled = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1')
  const secretsIn = (text: string) =>
    [...victim.secrets].filter(([secret]) => text.includes(secret)).map(([, place]) => place)

  /** Routes of moderators and operators, for whom nothing of the community is another's. */
  const isForTeam = ({ operation }: DescribedRoute) => ['moderator', 'operator'].includes(operation['x-access'])

  it('has an access test for every documented operation with an id in its path', () => {
    const known = new Set([...OWNED_THINGS.flatMap(({ routes }) => Object.keys(routes)), ...ROUTES_TO_SHARED_THINGS])
    const closed = routes.filter(({ path, operation }) => /\{\w*id\}/i.test(path) && operation['x-access'] !== 'public')
    const open = closed.filter(({ operation }) => operation['x-access'] === 'optional').map(({ name }) => name)
    const missing = closed
      .filter((route) => route.operation['x-access'] !== 'optional' && !isForTeam(route))
      .map(({ method, path }) => `${method} ${spelled(path)}`)
      .filter((route) => !known.has(route))
    expect(missing).toEqual([])
    expect(closed.length).toBeGreaterThan(25)
    // These return data about a public recipe that depends on the viewer; everybody reads them below.
    expect(open.sort()).toEqual(['GET /api/community-recipes/{id}/brew-log', 'GET /api/community-recipes/{id}/vote'])
  })

  it('is 403 for members on every route of moderators, whatever the id', async () => {
    const team = routes.filter(isForTeam)
    expect(team.length).toBeGreaterThan(20)
    for (const route of team) {
      for (const address of addressesOf(route)) {
        const path = address.replaceAll(/\{\w+\}/g, String(victim.id))
        for (const { token } of [stranger, rival, victim]) {
          const { status, body } = await test.call(route.method, path, { token, body: {} })
          expect([status, body.code], `${route.method} ${path}`).toEqual([403, expect.stringMatching(/^not_an?_/)])
        }
      }
    }
  })

  it('has a reason listed for every documented id in a query or a body', () => {
    const ids = new Set<string>()
    for (const route of routes) {
      for (const [place] of inputsOf(route, description)) {
        const name = place.split('.').at(-1)!.replace('[]', '')
        if (!place.startsWith('path.') && /id$/i.test(name)) ids.add(name)
      }
    }
    expect([...ids].sort()).toEqual(Object.keys(IDS_BESIDE_THE_PATH).sort())
  })

  /** The path with ids of the victim in place of its parameters. */
  const addressesOf = ({ path }: DescribedRoute): string[] => {
    const ids = [
      victim.id,
      victim.brewLogId,
      victim.personalRecipeId,
      victim.collectionId,
      victim.claimId,
      victim.recipeId,
      victim.coffeeId,
      victim.embedRecipeId,
      victim.roasterId,
    ]
    if (!path.includes('{')) return [path]
    return [...new Set(ids)].flatMap((id) => {
      const other = path.includes('{recipeId}') ? [victim.embedRecipeId, id] : [id]
      return other.map((inner) =>
        path
          .replace('{recipeId}', String(inner))
          .replace(/\{id\}/, String(path.includes('{recipeId}') ? victim.coffeeId : id)),
      )
    })
  }

  const QUERY = () =>
    `?userId=${victim.id}&user=${victim.id}&id=${victim.id}&createdBy=${victim.id}&createdByMe=true&limit=50&includePrivate=true&email=${victim.id}`

  it('is not readable through any documented GET with the ids of the victim', async () => {
    let answered = 0
    const slugs = await test.app.db.selectFrom('roasters').select('slug').where('id', '=', victim.roasterId).execute()
    const reading = routes.filter(({ method }) => method === 'GET')
    for (const route of reading) {
      for (const address of addressesOf(route)) {
        const path = address.replaceAll(/\{\w*[sS]lug\}/g, slugs[0]!.slug).replaceAll(/\{\w+\}/g, 'x')
        for (const token of [undefined, stranger.token, rival.token]) {
          for (const query of ['', QUERY()]) {
            const answer = await test.get(path + query, { token })
            if (answer.status === 200) answered++
            expect(secretsIn(answer.text + JSON.stringify(answer.headers)), `${route.name} ${path}`).toEqual([])
            expect(answer.status, path).toBeLessThan(500)
          }
        }
      }
    }
    expect(answered).toBeGreaterThan(200)
  })

  it('is not readable through any page, sitemap, widget or MCP tool', async () => {
    const inner = test.app.routeTable.entries.filter(
      ({ method, url, internal }) => method === 'GET' && internal && !url.startsWith('/docs'),
    )
    for (const { url } of inner) {
      for (const id of [victim.id, victim.recipeId, victim.coffeeId, victim.brewLogId, victim.collectionId]) {
        const path = url
          .replace(':id', String(id))
          .replace(':file', 'recipes-1.xml')
          .replaceAll(/:\w+|\*/g, 'x')
        for (const accept of ['text/html', 'application/json']) {
          const answer = await test.get(path, { headers: { accept }, token: stranger.token })
          expect(secretsIn(answer.text), path).toEqual([])
        }
        if (!url.includes(':id')) break
      }
    }
    for (const name of ['convert_grind_setting', 'get_grinder_chart', 'list_grinders', 'export', 'list_brew_logs']) {
      const call = {
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: {
          name,
          arguments: {
            userId: victim.id,
            grinder: 'comandante-c40-mk4',
            from: 'comandante-c40-mk4',
            to: 'niche-zero',
            setting: 20,
          },
        },
      }
      expect(secretsIn((await test.post('/api/mcp', call)).text)).toEqual([])
    }
  })

  it('is not found by any search for its texts', async () => {
    const places = [
      '/api/recipes?q=',
      '/api/recipes/search?q=',
      '/api/browse/recipes?q=',
      '/api/coffees?q=',
      '/api/coffees/suggestions?name=',
      '/api/roasters?search=',
      '/api/recipes/search?roaster=',
      '/api/coffees?origin=',
    ]
    for (const [secret, kept] of victim.secrets) {
      if (!secret.startsWith('canary')) continue
      for (const place of places) {
        const { status, body, text } = await test.get(place + secret, { token: stranger.token })
        expect(status, place).toBe(200)
        const found = body.data ?? body.recipes ?? body.roasters ?? body.suggestions ?? body.coffees ?? []
        expect(found, `${place} ${kept}`).toEqual([])
        expect([...victim.secrets.keys()].filter((other) => other !== secret && text.includes(other))).toEqual([])
      }
    }
  })

  it('is not writable through any documented operation with the ids of the victim', async () => {
    const before = await belongingsOf(test, victim)
    const writing = routes.filter(
      ({ method, operation }) =>
        method !== 'GET' && !['deleteAccount', 'logout', 'endAllSessions', 'callMcp'].includes(operation.operationId),
    )
    const body = {
      id: victim.id,
      userId: victim.id,
      createdById: victim.id,
      roasterId: victim.roasterId,
      name: 'Taken',
      notes: 'Taken',
      displayName: 'Taken',
      rating: 1,
      vote: 'DOWN',
      body: 'Taken',
      description: 'Taken',
      theme: 'dark',
      grinderId: 1,
      machineId: 1,
      filterId: 1,
      coffeeId: victim.coffeeId,
      coffeeProfileId: victim.coffeeId,
      recipeId: victim.recipeId,
      communityRecipeId: victim.recipeId,
      method: 'v60',
      grindSetting: 20,
      ratio: 16,
      doseGrams: 15,
      waterGrams: 240,
      isDefault: true,
      acidityLevel: 1,
      nickname: 'Taken',
      personalNotes: 'Taken',
      accentColor: '#000000',
      contactEmail: 'taken@example.com',
      savedAsRecipe: true,
      status: 'APPROVED',
      isPremium: true,
      email: 'taken@example.com',
      password: 'taken taken',
      passwordHash: 'taken',
    }
    let succeeded = 0
    for (const route of writing) {
      for (const address of addressesOf(route)) {
        const path = address.replaceAll(/\{\w+\}/g, 'x')
        for (const token of [undefined, stranger.token, rival.token]) {
          // The body has the fields of every operation.
          const answer = await test.call(route.method, path + QUERY(), { token, body })
          if (answer.status < 300) succeeded++
          expect(answer.status, `${route.name} ${answer.text}`).toBeLessThan(500)
          expect(secretsIn(answer.text), route.name).toEqual([])
        }
      }
    }
    expect(succeeded, 'on what is their own or for everybody').toBeGreaterThan(30)
    expect(await belongingsOf(test, victim)).toEqual(before)
  })

  it('PUT /api/roaster-portal/embed-settings ignores the roasterId of another roaster', async () => {
    const url = '/api/roaster-portal/embed-settings'
    const settings = (roasterId: number) =>
      test.app.db.selectFrom('embedSettings').selectAll().where('roasterId', '=', roasterId).execute()
    for (const theme of ['dark', 'light']) {
      const { status, body } = await test.call('PUT', url, {
        token: rival.token,
        body: { theme, roasterId: victim.roasterId, updatedAt: 'never', nonsense: 1 },
      })
      expect([status, body.embedSettings.theme]).toEqual([200, theme])
      expect(await settings(victim.roasterId)).toEqual([])
      expect(await settings(rival.roasterId)).toMatchObject([{ theme }])
    }
  })

  it('DELETE /api/recipes/:id/comments is 403 for a comment of another member', async () => {
    const url = `/api/recipes/${victim.recipeId}/comments`
    const { body } = await test.post(url, { body: 'Mine' }, { token: victim.token })
    for (const { token } of [stranger, rival]) {
      expect((await test.call('DELETE', url, { token, body: { commentId: body.comment.id } })).status).toBe(403)
      expect((await test.call('DELETE', `${url}?commentId=${body.comment.id}`, { token })).status).toBe(403)
    }
    expect((await test.call('DELETE', url, { token: victim.token, body: { commentId: body.comment.id } })).status).toBe(
      200,
    )
  })

  it('GET /api/discover and POST /api/adaptRecipe ignore the userId of another member', async () => {
    const { body: own } = await test.get('/api/discover?grinderId=1', { token: victim.token })
    const { body: plain } = await test.get('/api/discover?grinderId=1', { token: stranger.token })
    const { body: asked } = await test.get(`/api/discover?grinderId=1&userId=${victim.id}`, { token: stranger.token })
    expect(JSON.stringify(asked)).toBe(JSON.stringify(plain))
    expect(JSON.stringify(own)).not.toBe(JSON.stringify(plain))
    const adapt = (userId: number | string, token?: string) =>
      test.post(
        '/api/adaptRecipe',
        { coffeeId: victim.coffeeId, coffeeProfileId: victim.coffeeId, grinderId: 1, machineId: 1, userId },
        { token },
      )
    const mine = await adapt(victim.id, victim.token)
    expect(mine.status, mine.text).toBe(200)
    for (const answer of [await adapt(victim.id, stranger.token), await adapt(String(victim.id))]) {
      expect(answer.status).toBe(200)
      expect(answer.text).not.toBe(mine.text)
    }
    const [anonymous, forged] = [await adapt(999_999), await adapt(victim.id)]
    expect(forged.body).toEqual(anonymous.body)
  })
})
