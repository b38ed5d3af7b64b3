import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, register, startTestApp, type TestApp } from '#test/support/app.ts'
import { plantCoffee } from '#test/support/embeds.ts'
import { headOf } from '#test/support/pages.ts'
import { joinRoaster } from '#test/support/roasters.ts'
import { espressoRecipe, V60_STEPS, v60Recipe } from '#test/support/steps.ts'

describe('steps, titles and tags of recipes with invalid or hostile values', () => {
  let test: TestApp
  let ada: Member
  let recipe: Awaited<ReturnType<typeof v60Recipe>>
  let portal: { url: string; token: string }

  beforeAll(async () => {
    test = await startTestApp()
    ada = await register(test)
    recipe = await v60Recipe(test)
    const { roaster, coffee } = await plantCoffee(test.app.db)
    const member = await register(test)
    await joinRoaster(test, member.id, roaster.id)
    portal = { url: `/api/roaster-portal/coffees/${coffee.id}/recipes`, token: member.token }
  })
  afterAll(() => test.close())

  const publish = (changes: object, headers: Record<string, string> = {}) =>
    test.post('/api/community-recipes', { ...recipe, ...changes }, { token: ada.token, headers })
  const countRecipes = async () => (await test.app.db.selectFrom('recipes').select('id').execute()).length

  const pour = (waterGrams: number, startSeconds: number, durationSeconds = 10) => ({
    action: 'pour',
    startSeconds,
    durationSeconds,
    waterGrams,
  })
  const all = { action: 'pour', startSeconds: 0, durationSeconds: 180, waterGrams: 320 }

  it.each([
    ['41 steps', Array.from({ length: 41 }, () => ({ action: 'wait' })), 'steps', /at most 40/],
    ['water that falls', [pour(200, 0), pour(150, 20), pour(320, 40, 140)], 'steps.1', /^Step 2: .* 200 g to 150 g/],
    ['more than the water', [pour(100, 0), pour(400, 20, 160)], 'steps.1', /^Step 2: 400 g is more than .* 320 g/],
    ['less than the water', [pour(100, 0), pour(300, 20, 160)], 'steps.1', /^Step 2 ends at 300 g, .* 320 g/],
    ['no water at all', [{ action: 'wait', startSeconds: 0, durationSeconds: 180 }], 'steps', /320 g/],
    ['times that go back', [pour(100, 60), pour(320, 30, 150)], 'steps.1', /^Step 2 starts at 0:30, .* at 1:00/],
    ['overlapping steps', [pour(100, 0, 60), pour(320, 30, 150)], 'steps.1', /^Step 2 starts at 0:30, .* until 1:00/],
    ['after the brew time', [pour(100, 0), pour(320, 100, 120)], 'steps.1', /^Step 2 ends at 3:40, .* 3:00/],
    ['before the brew time', [pour(320, 0, 20)], 'steps.0', /end at 0:20, .* 3:00/],
    ['an unknown action', [{ ...all, action: 'explode' }], 'steps.0.action', /Step 1/],
    ['a missing action', [{ waterGrams: 320 }], 'steps.0.action', /Step 1/],
    ['water as text', [{ ...all, waterGrams: '320' }], 'steps.0.waterGrams', /Step 1/],
    ['negative water', [{ ...all, waterGrams: -1 }], 'steps.0.waterGrams', /Step 1/],
    ['endless water', [{ ...all, waterGrams: 1e308 }], 'steps.0.waterGrams', /Step 1/],
    ['negative times', [{ ...all, startSeconds: -1 }], 'steps.0.startSeconds', /Step 1/],
    ['endless times', [{ ...all, durationSeconds: 1e300 }], 'steps.0.durationSeconds', /Step 1/],
    ['a giant label', [{ ...all, label: 'x'.repeat(61) }], 'steps.0.label', /Step 1/],
    ['a giant note', [{ ...all, note: 'x'.repeat(281) }], 'steps.0.note', /Step 1/],
    ['steps that are no list', { 0: all }, 'steps', /Steps/],
    ['a step that is a list', [[all]], 'steps.0', /./],
    ['a step that is null', [null], 'steps.0', /./],
  ])('POST /api/community-recipes refuses %s, names the step and stores nothing', async (_, steps, field, error) => {
    const before = await countRecipes()
    const { status, body } = await publish({ steps })
    expect({ status, field: body.field }).toEqual({ status: 400, field })
    expect(body.error).toMatch(error)
    expect(body.error).not.toMatch(/Grams|Seconds|undefined|NaN|\{/)
    expect(await countRecipes()).toBe(before)
  })

  it('POST /api/community-recipes describes the mistake in German with Accept-Language: de', async () => {
    const { body } = await publish({ steps: [pour(200, 0), pour(150, 20)] }, { 'accept-language': 'de' })
    expect(body.error).toBe('Schritt 2: das Wasser kann nicht von 200 g auf 150 g fallen. Gib die bisherige Summe ein.')
  })

  it('POST /api/community-recipes refuses times without a brew time, and names the yield for espresso', async () => {
    expect((await publish({ brewTimeSeconds: null, steps: V60_STEPS })).body.error).toMatch(
      /needs a brew time: .* 3:00/,
    )
    const shot = await espressoRecipe(test)
    const steps = [{ action: 'pull', startSeconds: 0, durationSeconds: 28, waterGrams: 40 }]
    const { status, body } = await test.post('/api/community-recipes', { ...shot, steps }, { token: ada.token })
    expect({ status, error: body.error }).toEqual({ status: 400, error: expect.stringMatching(/yield of 36 g/) })
  })

  it.each([
    ['PATCH of amounts together with steps for the old ones', { doseGrams: 40, waterGrams: 640, steps: V60_STEPS }],
    ['PATCH of steps that do not fit', { steps: [pour(100, 0, 180)] }],
  ])('PATCH /api/community-recipes/:id refuses a %s and changes nothing', async (_, body) => {
    const { id } = (await publish({ steps: V60_STEPS })).body
    const { status } = await test.call('PATCH', `/api/community-recipes/${id}`, { body, token: ada.token })
    expect(status).toBe(400)
    expect((await test.get(`/api/recipes/${id}`)).body).toMatchObject({ waterGrams: 320, steps: V60_STEPS })
  })

  it('POST /api/user/recipes, /api/roaster-portal/coffees/:id/recipes and /api/brew-logs refuse the same steps', async () => {
    const steps = [pour(200, 0), pour(150, 20)]
    const personal = {
      method: 'v60',
      grindSetting: 24,
      ratio: 16,
      doseGrams: 20,
      waterGrams: 320,
      brewTimeSeconds: 180,
    }
    const own = await test.post('/api/user/recipes', { ...personal, steps }, { token: ada.token })
    expect(own).toMatchObject({ status: 400, body: { field: 'steps.1' } })
    const body = { method: 'v60', doseGrams: 20, waterGrams: 320, brewTimeSeconds: 180, steps }
    expect(await test.post(portal.url, body, { token: portal.token })).toMatchObject({ status: 400 })
    const logged = (steps: object) => test.post('/api/brew-logs', { method: 'v60', steps }, { token: ada.token })
    const back = [
      { action: 'bloom', startSeconds: 40, endSeconds: 60 },
      { action: 'pour', startSeconds: 20, endSeconds: 30 },
    ]
    expect(await logged(back)).toMatchObject({ status: 400, body: { field: 'steps.1', error: /Step 2/ } })
    const ends = await logged([{ action: 'bloom', startSeconds: 40, endSeconds: 30 }])
    expect(ends).toMatchObject({ status: 400, body: { field: 'steps.0' } })
    expect((await logged(Array.from({ length: 41 }, () => ({ action: 'wait' })))).status).toBe(400)
  })

  it('POST /api/community-recipes drops unknown keys of steps, also those with names of shares', async () => {
    const steps = [{ ...all, waterShare: 99, startShare: -5, isAdmin: true, __proto__: { evil: 1 } }]
    const { body } = await publish({ steps })
    expect(body.steps).toEqual([all])
    const row = await test.app.db.selectFrom('recipes').select('steps').where('id', '=', body.id).executeTakeFirst()
    expect(row!.steps).toEqual([{ action: 'pour', startShare: 0, durationShare: 1, waterShare: 1 }])
  })

  it('POST /api/community-recipes removes invisible characters, line breaks and bidi marks', async () => {
    const { body } = await publish({
      title: '\u202eevil\u200b\n\u0001 title\u0007',
      description: 'a\u2066b\nc',
      steps: [{ ...all, label: 'Pour\u200b\nnow\u202e', note: ' \u202eabc ' }],
    })
    expect(body.title).toBe('evil title')
    expect(body.description).not.toMatch(/\n/)
    expect(body.steps[0]).toMatchObject({ label: 'Pour now', note: 'abc' })
  })

  it('GET /recipes/:id escapes markup in titles, descriptions, tags and steps', async () => {
    const evil = '</script><img src=x onerror=alert(1)>'
    const { id } = (
      await publish({
        title: evil,
        description: evil,
        tags: ['<b>bold</b>'],
        steps: [{ ...all, label: evil, note: evil }],
      })
    ).body
    const { text } = await test.get(`/recipes/${id}`, { headers: { accept: 'text/html' } })
    expect(text).not.toContain('<img src=x')
    const [described] = headOf(text).jsonLd['@graph']
    expect(described.name).toContain(evil)
    expect(described.keywords).toContain('b-bold-b')
  })

  describe('title, description, tags, yield and inspiration', () => {
    it.each([
      ['a giant title', { title: 'x'.repeat(101) }, 'title'],
      ['a giant description', { description: 'x'.repeat(281) }, 'description'],
      ['nine tags', { tags: Array.from({ length: 9 }, (_, i) => `tag${i}`) }, 'tags'],
      ['a giant tag', { tags: ['x'.repeat(31)] }, 'tags.0'],
      ['tags that are no texts', { tags: [1] }, 'tags.0'],
      ['an unknown difficulty', { difficulty: 'impossible' }, 'difficulty'],
      ['more yield than water', { yieldGrams: 321 }, 'yieldGrams'],
      ['endless yield', { yieldGrams: 1e308 }, 'yieldGrams'],
    ])('POST /api/community-recipes refuses %s', async (_, changes, field) => {
      expect(await publish(changes)).toMatchObject({ status: 400, body: { field } })
    })

    it("POST /api/community-recipes answers 404 to an unknown inspiredByRecipeId, and PATCH refuses the recipe's own id", async () => {
      expect((await publish({ inspiredByRecipeId: 2_000_000_000 })).status).toBe(404)
      const { id } = (await publish({})).body
      const own = { body: { inspiredByRecipeId: id }, token: ada.token }
      expect(await test.call('PATCH', `/api/community-recipes/${id}`, own)).toMatchObject({ status: 400 })
    })

    it('PATCH /api/community-recipes/:id answers 403 to another member and keeps title and steps', async () => {
      const { id } = (await publish({ title: 'Mine', steps: V60_STEPS })).body
      const ben = await register(test)
      const body = { title: 'Yours', steps: null }
      expect((await test.call('PATCH', `/api/community-recipes/${id}`, { body, token: ben.token })).status).toBe(403)
      expect((await test.get(`/api/recipes/${id}`)).body).toMatchObject({ title: 'Mine', steps: V60_STEPS })
    })
  })
})
