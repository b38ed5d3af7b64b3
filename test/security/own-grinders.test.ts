import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAX_OWN_GRINDERS } from '#src/features/equipment/own-grinders/write.ts'
import { type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertBrewLog } from '#test/support/brew-logs.ts'
import { insertRecipe } from '#test/support/community.ts'
import { insertMembers } from '#test/support/members.ts'
import { DESCRIPTION, describeGrinder } from '#test/support/own-grinders.ts'
import { plantSamples, type SampleWorld } from '#test/support/sample-requests.ts'

describe('own grinders (/api/user/own-grinders) of another member, and invalid ones', () => {
  let test: TestApp
  let owner: Member
  let stranger: Member
  let world: SampleWorld
  beforeAll(async () => {
    test = await startTestApp()
    ;[owner, stranger] = (await insertMembers(test, 2)) as [Member, Member]
    world = await plantSamples(test)
  })
  afterAll(() => test.close())

  const describeWith = (changes: object) =>
    test.post('/api/user/own-grinders', { ...DESCRIPTION, ...changes }, { token: stranger.token })

  it('every route with a grinderId answers 404 for the own grinder of another member', async () => {
    const { id: grinderId } = await describeGrinder(test, owner)
    const { token } = stranger
    const { machineId, coffeeId, recipeId } = world
    const figures = { grindSetting: 20, ratio: 16, doseGrams: 15, waterGrams: 240 }
    const logId = await insertBrewLog(test.app.db, stranger.id)
    const ownRecipe = await insertRecipe(test.app.db, { createdById: stranger.id })
    const personal = await test.post('/api/user/recipes', { method: 'v60', ...figures }, { token })
    const attempts: [string, string, object?][] = [
      ['POST', '/api/adaptRecipe', { machineId, grinderId, coffeeProfileId: coffeeId }],
      ['POST', '/api/get-recipe', { machineId, grinderId, coffeeId, volumeGrams: 300 }],
      ['GET', `/api/discover?grinderId=${grinderId}`],
      ['POST', '/api/community-recipes', { coffeeProfileId: coffeeId, grinderId, machineId, ...figures }],
      ['PATCH', `/api/community-recipes/${ownRecipe}`, { grinderId }],
      ['POST', `/api/community-recipes/${recipeId}/brew-log`, { rating: 4, grinderId }],
      ['POST', '/api/brew-logs', { method: 'v60', grinderId }],
      ['PATCH', `/api/brew-logs/${logId}`, { grinderId }],
      ['POST', '/api/user/recipes', { method: 'v60', grinderId, ...figures }],
      ['PATCH', `/api/user/recipes/${personal.body.recipe.id}`, { grinderId }],
      ['POST', '/api/user/grinders', { grinderId }],
      ['DELETE', '/api/user/grinders', { grinderId }],
      ['POST', '/api/user/grinders/calibrate', { grinderId, references: [{ grindIndex: 30, setting: 20 }] }],
      ['GET', `/api/user/grinders/${grinderId}/calibration`],
      ['DELETE', `/api/user/grinders/${grinderId}/calibration`],
      [
        'PUT',
        `/api/user/grinders/${grinderId}/measurements`,
        { measurements: [{ setting: 20, meanDiameterMm: 0.8, errorMm: 0.1, particles: 900, photos: 1 }] },
      ],
      ['POST', '/api/tools/grind-feedback', { grinderId, feedback: 'JUST_RIGHT' }],
      ['GET', `/api/user/own-grinders/${grinderId}`],
      ['PUT', `/api/user/own-grinders/${grinderId}`, DESCRIPTION],
      ['DELETE', `/api/user/own-grinders/${grinderId}`],
      ['POST', `/api/user/own-grinders/${grinderId}/suggestion`, { sources: 'mine now' }],
      [
        'POST',
        '/api/user/own-grinders',
        {
          ...DESCRIPTION,
          points: [
            { setting: 8, method: 'espresso' },
            { setting: 20, grinderId, grinderSetting: 20 },
          ],
        },
      ],
    ]
    for (const [method, url, body] of attempts) {
      const answer = await test.call(method, url, { body, token })
      expect(answer.status, `${method} ${url}`).toBe(404)
    }
    // Nothing of it was changed.
    const kept = await test.get(`/api/user/own-grinders/${grinderId}`, { token: owner.token })
    expect(kept.body.grinder).toMatchObject({ name: 'Village Mill', suggestion: null })
  })

  it('lists, searches, pages and the sitemap show no own grinder to anonymous visitors', async () => {
    const { id, slug } = await describeGrinder(test, owner, { name: 'Zyxwvut' })
    expect((await test.get(`/api/discover?grinderId=${id}`)).status).toBe(404)
    for (const list of [
      ...['/api/grinders', '/api/widget/grinders', '/llms.txt', '/llms-full.txt'],
      ...['/api/browse/recipes?q=zyxwvut', '/grinders', '/sitemap.xml'],
    ]) {
      const { text } = await test.get(list)
      expect(text, list).not.toContain(slug)
      expect(text, list).not.toContain('Zyxwvut')
    }
    const sitemaps = await test.get('/sitemap.xml')
    const files = [...sitemaps.text.matchAll(/<loc>[^<]*(\/sitemaps\/[^<]+)<\/loc>/g)].map(([, file]) => file!)
    expect(files).toContainEqual(expect.stringContaining('grinders'))
    for (const file of files) expect((await test.get(file)).text, file).not.toContain(slug)
    expect((await test.get('/api/widget/grinder/zyxwvut')).status).toBe(404)
  })

  it.each([
    ['a range of nothing', { maxGrindSetting: 0 }, 'maxGrindSetting'],
    ['a range that runs backwards', { minGrindSetting: 30, maxGrindSetting: 10 }, 'maxGrindSetting'],
    ['10,000 clicks', { maxGrindSetting: 10_000 }, 'maxGrindSetting'],
    ['more than any dial', { maxGrindSetting: 1e12 }, 'maxGrindSetting'],
    ['half clicks', { maxGrindSetting: 39.5 }, 'maxGrindSetting'],
    ['negative clicks', { minGrindSetting: -5 }, 'minGrindSetting'],
    ['a step beyond the dial', { dial: 'numbers', step: 100 }, 'step'],
    ['turns of unknown size', { dial: 'turns' }, 'clicksPerTurn'],
    ['a blank name', { name: '\u200b\u202e ' }, 'name'],
    [
      'a setting off the dial',
      {
        points: [
          { setting: 8, method: 'espresso' },
          { setting: 400, method: 'v60' },
        ],
      },
      'points.1.setting',
    ],
    [
      'a setting without a number',
      {
        points: [
          { setting: 8, method: 'espresso' },
          { setting: 'coarse', method: 'v60' },
        ],
      },
      'points.1.setting',
    ],
    [
      'an unknown method',
      {
        points: [
          { setting: 8, method: 'espresso' },
          { setting: 20, method: 'teapot' },
        ],
      },
      'points.1.method',
    ],
    ['a setting for nothing', { points: [{ setting: 8, method: 'espresso' }, { setting: 20 }] }, 'points.1.method'],
    [
      'one setting twice',
      {
        points: [
          { setting: 8, method: 'espresso' },
          { setting: 8, method: 'v60' },
        ],
      },
      'points',
    ],
    ['a dial that runs the other way', { finer: 'high' }, 'points'],
    ['too few settings', { points: [{ setting: 8, method: 'espresso' }] }, 'points'],
  ])('POST /api/user/own-grinders refuses %s, and names the field', async (_, changes, field) => {
    const { status, body } = await describeWith(changes)
    expect([status, body.field]).toEqual([400, field])
    expect(body.error).toMatch(/[a-z]/)
  })

  it('GET /recipes/:id and GET /grinders/:slug escape HTML in the name of an own grinder', async () => {
    const name = '<img src=x onerror=alert(1)>'
    const { id } = await describeGrinder(test, owner, { name })
    const recipe = {
      ...{ coffeeProfileId: world.coffeeId, grinderId: id, machineId: world.machineId, grindSetting: 20 },
      ...{ ratio: 16, doseGrams: 15, waterGrams: 240 },
    }
    const shared = await test.post('/api/community-recipes', recipe, { token: owner.token })
    const page = await test.get(`/recipes/${shared.body.id}`, { headers: { accept: 'text/html' } })
    expect(page.text).not.toContain('<img src=x')
    const grinder = await test.get(`/api/user/own-grinders/${id}`, { token: owner.token })
    const own = await test.get(`/grinders/${grinder.body.grinder.slug}`, { headers: { accept: 'text/html' } })
    expect(own.text).not.toContain('<img src=x')
    expect(own.text).toContain('noindex')
  })

  it('POST /api/user/own-grinders answers 409 above the limit, also for concurrent requests', async () => {
    const [busy] = (await insertMembers(test, 1)) as [Member]
    const answers = await Promise.all(
      Array.from({ length: MAX_OWN_GRINDERS + 5 }, () =>
        test.post('/api/user/own-grinders', DESCRIPTION, { token: busy.token }),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MAX_OWN_GRINDERS)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5)
  })

  it('PUT /api/user/own-grinders/:id refuses a comparison with itself', async () => {
    const { id } = await describeGrinder(test, stranger)
    const points = [
      { setting: 8, method: 'espresso' },
      { setting: 20, grinderId: id, grinderSetting: 20 },
    ]
    const body = { ...DESCRIPTION, points }
    const answer = await test.call('PUT', `/api/user/own-grinders/${id}`, { body, token: stranger.token })
    expect([answer.status, answer.body.field]).toEqual([400, 'points.1.grinderId'])
  })
})
