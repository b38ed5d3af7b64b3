import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Step } from '#src/domain/steps/step.ts'
import { type Member, register, startTestApp, type TestApp } from '#test/support/app.ts'
import { plantCoffee } from '#test/support/embeds.ts'
import { joinRoaster } from '#test/support/roasters.ts'
import { espressoRecipe, idOf, V60_STEPS, v60Recipe, weights } from '#test/support/steps.ts'

describe('steps of recipes', () => {
  let test: TestApp
  let ada: Member
  let recipe: Awaited<ReturnType<typeof v60Recipe>>

  beforeAll(async () => {
    test = await startTestApp()
    ada = await register(test)
    recipe = await v60Recipe(test)
  })
  afterAll(() => test.close())

  const publish = async (changes: object = {}) =>
    (await test.post('/api/community-recipes', { ...recipe, ...changes }, { token: ada.token })).body
  const revise = async (id: number, changes: object) =>
    (await test.call('PATCH', `/api/community-recipes/${id}`, { body: changes, token: ada.token })).body

  it("POST /api/community-recipes returns the author's steps as they were written, and so does GET", async () => {
    const { id, steps, stepsSource, hasSteps } = await publish({ steps: V60_STEPS })
    expect({ steps, stepsSource, hasSteps }).toEqual({ steps: V60_STEPS, stepsSource: 'author', hasSteps: true })
    expect((await test.get(`/api/recipes/${id}`)).body).toMatchObject({ steps: V60_STEPS, stepsSource: 'author' })
  })

  it('POST /api/community-recipes stores shares and no grams or seconds', async () => {
    const { id } = await publish({ steps: V60_STEPS })
    const row = await test.app.db.selectFrom('recipes').select('steps').where('id', '=', id).executeTakeFirstOrThrow()
    expect(row.steps![1]).toEqual({ action: 'bloom', startShare: 0, durationShare: 0.25, waterPerDose: 47 / 20 })
    expect(row.steps![3]).toMatchObject({ waterShare: 1 })
    expect(JSON.stringify(row.steps)).not.toMatch(/Grams|Seconds/)
  })

  it.each([
    { doseGrams: 40, waterGrams: 640, brewTimeSeconds: 240 },
    { doseGrams: 10, waterGrams: 160, brewTimeSeconds: 120 },
    { doseGrams: 33.3, waterGrams: 532.8, brewTimeSeconds: 217 },
  ])('PATCH to $waterGrams g and back returns the steps as they were written', async (amounts) => {
    const { id } = await publish({ steps: V60_STEPS })
    const there = await revise(id, amounts)
    expect(weights(there.steps).at(-1)).toBe(amounts.waterGrams)
    expect(there.steps.at(-1).startSeconds).toBe(amounts.brewTimeSeconds)
    const { doseGrams, waterGrams, brewTimeSeconds } = recipe
    expect((await revise(id, { doseGrams, waterGrams, brewTimeSeconds })).steps).toEqual(V60_STEPS)
  })

  it('PATCH keeps steps that it does not name, replaces those it names, and null removes them', async () => {
    const { id } = await publish({ steps: V60_STEPS })
    expect((await revise(id, { notes: 'Slowly' })).steps).toEqual(V60_STEPS)
    const other = [{ action: 'pour', startSeconds: 0, durationSeconds: 180, waterGrams: 320 }]
    expect(await revise(id, { steps: other })).toMatchObject({ steps: other, stepsSource: 'author' })
    expect(await revise(id, { steps: null })).toMatchObject({ stepsSource: 'suggested', hasSteps: false })
  })

  it('PATCH that removes the brew time leaves the steps without times, and one that sets it brings them back', async () => {
    const { id } = await publish({ steps: V60_STEPS })
    const { steps } = await revise(id, { brewTimeSeconds: null })
    expect(steps.some((step: Step) => step.startSeconds !== undefined)).toBe(false)
    expect(weights(steps)).toEqual([47, 183, 320])
    expect((await revise(id, { brewTimeSeconds: 180 })).steps).toEqual(V60_STEPS)
  })

  it("POST /api/community-recipes suggests steps of the brewer, else of the method, for the recipe's amounts", async () => {
    const v60 = await publish()
    expect(v60).toMatchObject({ stepsSource: 'suggested', hasSteps: false })
    expect(weights(v60.steps)).toEqual([50, 190, 320])
    const machineId = idOf(test.app.catalog.machines, 'chemex-six-cup')
    const chemex = await publish({ machineId, doseGrams: 40, waterGrams: 640, brewTimeSeconds: 280 })
    expect(chemex.steps).not.toEqual(v60.steps)
    expect(weights(chemex.steps).at(-1)).toBe(640)
  })

  it('POST /api/community-recipes suggests steps of one batch beyond the capacity of the brewer', async () => {
    const machineId = idOf(test.app.catalog.machines, 'hario-v60-02')
    const { steps, batches } = await publish({ machineId, doseGrams: 62.5, waterGrams: 1000 })
    expect(batches).toEqual({ count: 2, doseGrams: 31.3, waterGrams: 500 })
    expect(weights(steps).at(-1)).toBe(500)
  })

  it('POST /api/community-recipes refuses a batch without coffee or water', async () => {
    const refusalOf = async (amount: object) => {
      const body = { ...recipe, steps: V60_STEPS, batches: { count: 2, doseGrams: 10, waterGrams: 160, ...amount } }
      const { status, body: answer } = await test.post('/api/community-recipes', body, { token: ada.token })
      expect(status).toBe(400)
      return answer.error
    }
    expect(await refusalOf({ doseGrams: 0 })).toBe('Dose must be at least 0.1 g')
    expect(await refusalOf({ waterGrams: 0 })).toBe('Water must be at least 1 g')
  })

  it('GET /api/recipes/:id suggests steps in the language of the reader, and returns those of an author unchanged', async () => {
    const suggested = await publish()
    const german = { headers: { 'accept-language': 'de' } }
    const { body, headers } = await test.get(`/api/recipes/${suggested.id}`, german)
    expect(headers['content-language']).toBe('de')
    expect(String(headers.vary)).toMatch(/accept-language/i)
    const words = body.steps.map(({ label }: Step) => label)
    expect(words).toContain('In langsamen Kreisen aufgießen')
    expect(words).not.toEqual(suggested.steps.map(({ label }: Step) => label))
    const own = await publish({ steps: V60_STEPS })
    expect((await test.get(`/api/recipes/${own.id}`, german)).body.steps).toEqual(V60_STEPS)
  })

  it('POST /api/community-recipes suggests espresso steps that end at the yield, in whole grams', async () => {
    const shot = await espressoRecipe(test)
    const { body } = await test.post('/api/community-recipes', shot, { token: ada.token })
    expect(body.stepsSource).toBe('suggested')
    expect(weights(body.steps).at(-1)).toBe(36)
  })

  it('GET /api/recipes returns hasSteps, and leaves the steps out', async () => {
    const { id } = await publish({ steps: V60_STEPS })
    const { body } = await test.get('/api/recipes')
    const listed = body.data.find((each: { id: number }) => each.id === id)
    expect(listed.hasSteps).toBe(true)
    expect(listed).not.toHaveProperty('steps')
    expect(listed).not.toHaveProperty('stepsSource')
  })

  describe("scaled for the reader's cup", () => {
    const ask = (volumeGrams: number, extra: object = {}) => {
      const { coffeeProfileId: coffeeId, grinderId, machineId } = recipe
      return test.post('/api/get-recipe', { coffeeId, grinderId, machineId, volumeGrams, ...extra })
    }

    it('POST /api/get-recipe scales the steps of a community variant, and suggests them for the model', async () => {
      const { id } = await publish({ steps: V60_STEPS })
      const { body } = await ask(500)
      const own = body.variants.find(({ id: name }: { id: string }) => name === `community-${id}`)
      expect(own).toMatchObject({ waterGrams: 500, stepsSource: 'author' })
      // 183 of 320 g are 285.9 of 500 g; the bloom follows the dose.
      expect(weights(own.steps)).toEqual([75, 285, 500])
      expect(own.steps.at(-1).startSeconds).toBe(own.brewTimeSeconds)
      expect(body.startingPoint.stepsSource).toBe('suggested')
      for (const { steps, waterGrams } of body.variants) expect(weights(steps).at(-1)).toBe(waterGrams)
    })

    it('POST /api/get-recipe describes one batch beyond the capacity', async () => {
      await publish({ steps: V60_STEPS })
      const { body } = await ask(1000)
      for (const { steps, batches } of [body.startingPoint, ...body.variants]) {
        expect(batches.count).toBe(2)
        expect(weights(steps).at(-1)).toBe(batches.waterGrams)
      }
    })

    it('POST /api/adaptRecipe gives every variant steps in its own time', async () => {
      const { coffeeProfileId, grinderId, machineId } = recipe
      const { body } = await test.post('/api/adaptRecipe', { coffeeProfileId, grinderId, machineId })
      for (const each of [body.adaptedRecipe, body.recommendedVariant, ...body.otherVariants]) {
        expect(weights(each.steps).at(-1)).toBe(each.waterGrams)
        const last = each.steps.at(-1)
        if (each.brewTimeSeconds !== null) {
          expect(last.startSeconds + (last.durationSeconds ?? 0)).toBeLessThanOrEqual(each.brewTimeSeconds)
        }
      }
    })

    it("GET /api/discover has steps for the model's recipe and the community's", async () => {
      const { id } = await publish({ steps: V60_STEPS })
      const { grinderId, machineId, coffeeProfileId } = recipe
      const query = `grinderId=${grinderId}&machineId=${machineId}&coffeeId=${coffeeProfileId}`
      const { body } = await test.get(`/api/discover?${query}`)
      const [model, ...others] = body.recipes
      expect(model.stepsSource).toBe('suggested')
      expect(weights(model.steps).at(-1)).toBe(model.waterGrams)
      expect(others.find((each: { id: number }) => each.id === id)).toMatchObject({ steps: V60_STEPS })
    })
  })

  it('/api/user/recipes returns steps that fit new amounts, and suggested ones where there are none', async () => {
    const figures = { method: 'v60', grindSetting: 24, ratio: 16, doseGrams: 20, waterGrams: 320 }
    const { token } = ada
    const created = await test.post(
      '/api/user/recipes',
      { ...figures, brewTimeSeconds: 180, steps: V60_STEPS },
      { token },
    )
    const { id, ...own } = created.body.recipe
    expect(own).toMatchObject({ steps: V60_STEPS, stepsSource: 'author', brewTimeSeconds: 180, hasSteps: true })
    const url = `/api/user/recipes/${id}`
    const larger = await test.call('PATCH', url, { body: { doseGrams: 40, waterGrams: 640 }, token })
    expect(weights(larger.body.recipe.steps)).toEqual([94, 366, 640])
    const without = await test.call('PATCH', url, { body: { steps: null }, token })
    expect(without.body.recipe).toMatchObject({ stepsSource: 'suggested', hasSteps: false })
    const list = await test.get('/api/user/recipes', { token })
    expect(list.body.recipes[0]).not.toHaveProperty('steps')
  })

  it('POST /api/roaster-portal/coffees/:id/recipes stores steps, and embeds return them without notes', async () => {
    const { roaster, coffee } = await plantCoffee(test.app.db)
    const member = await register(test)
    await joinRoaster(test, member.id, roaster.id)
    const body = { method: 'v60', doseGrams: 20, waterGrams: 320, brewTimeSeconds: 180, steps: V60_STEPS }
    const url = `/api/roaster-portal/coffees/${coffee.id}/recipes`
    const { status, body: created } = await test.post(url, body, { token: member.token })
    expect(status).toBe(201)
    expect(created.recipe).toMatchObject({ steps: V60_STEPS, stepsSource: 'author' })
    const shown = V60_STEPS.map(({ note: _, ...step }) => step)
    const slug = (await test.get(`/api/coffees/${coffee.id}`)).body
    const embed = await test.get(`/api/embed/${slug.roasterSlug}/${slug.slug}`)
    expect(embed.body.recipes[0]).toMatchObject({ steps: shown, stepsSource: 'author' })
    const all = await test.get(`/api/embed/recipes/${slug.roasterSlug}`)
    expect(all.body.recipes[0]).toMatchObject({ steps: shown, stepsSource: 'author' })
    const shared = await test.get(`/api/embed/${encodeURIComponent(`${slug.roasterSlug}/${slug.slug}`)}`)
    expect(shared.body.steps).toEqual(shown)
    const read = await test.get(`${url}/${created.recipe.id}`, { token: member.token })
    expect(read.body.recipe).toEqual(created.recipe)
    const half = await test.call('PATCH', `${url}/${created.recipe.id}`, {
      body: { doseGrams: 10, waterGrams: 160 },
      token: member.token,
    })
    expect(weights(half.body.recipe.steps).at(-1)).toBe(160)
  })

  it('embeds suggest steps for community recipes, in the language of the page', async () => {
    const { coffeeProfileId } = recipe
    await publish()
    const coffee = (await test.get(`/api/coffees/${coffeeProfileId}`)).body
    const url = `/api/embed/${coffee.roasterSlug}/${coffee.slug}`
    const { body } = await test.get(url)
    expect(body.recipes[0].stepsSource).toMatch(/author|suggested/)
    expect(weights(body.recipes[0].steps).at(-1)).toBe(body.recipes[0].waterGrams)
  })

  it('POST and PATCH /api/brew-logs store the planned and the real steps', async () => {
    const steps = [
      { action: 'grind', label: 'Grind' },
      {
        action: 'bloom',
        plannedStartSeconds: 0,
        plannedEndSeconds: 45,
        waterGrams: 50,
        startSeconds: 0,
        endSeconds: 51.2,
      },
      { action: 'pour', plannedStartSeconds: 45, plannedEndSeconds: 100, waterGrams: 320 },
      { action: 'drain', plannedStartSeconds: 100, plannedEndSeconds: 180, startSeconds: 110, endSeconds: 195 },
    ]
    const { token } = ada
    const logged = await test.post('/api/brew-logs', { method: 'v60', steps, firstDropSeconds: 7.5 }, { token })
    expect(logged.body.brewLog).toMatchObject({ steps, firstDropSeconds: 7.5 })
    const url = `/api/brew-logs/${logged.body.brewLog.id}`
    await test.call('PATCH', url, { body: { rating: 4 }, token })
    expect((await test.get(url, { token })).body.brewLog).toMatchObject({ steps, rating: 4 })
    const cleared = await test.call('PATCH', url, { body: { steps: null }, token })
    expect(cleared.body.brewLog.steps).toBeNull()
    expect((await test.get('/api/brew-logs', { token })).body.data[0]).not.toHaveProperty('steps')
  })

  it("GET /api/user/export has the steps of a member's recipes and brews", async () => {
    const member = await register(test)
    const { token } = member
    await test.post('/api/community-recipes', { ...recipe, steps: V60_STEPS, title: 'Mine', tags: ['Iced'] }, { token })
    await test.post('/api/brew-logs', { method: 'v60', steps: [{ action: 'pour', startSeconds: 3 }] }, { token })
    const { body } = await test.get('/api/user/export', { token })
    expect(body.recipes[0]).toMatchObject({ title: 'Mine', tags: ['iced'] })
    expect(body.recipes[0].steps).toHaveLength(V60_STEPS.length)
    expect(body.brewLogs[0].steps).toEqual([{ action: 'pour', startSeconds: 3 }])
  })

  it('DELETE /api/user/account leaves the steps of published recipes, and nothing of private ones', async () => {
    const member = await register(test)
    const { token } = member
    const { body } = await test.post(
      '/api/community-recipes',
      { ...recipe, steps: V60_STEPS, title: 'Stays' },
      { token },
    )
    const gone = await test.call('DELETE', '/api/user/account', { token, body: { confirm: true } })
    expect(gone.status).toBe(200)
    expect((await test.get(`/api/recipes/${body.id}`)).body).toMatchObject({ title: 'Stays', steps: V60_STEPS })
  })

  it('GET /api/step-templates lists all templates, in the language of the reader', async () => {
    const { body } = await test.get('/api/step-templates')
    expect(body.templates).toHaveLength(25)
    expect(body.templates[0]).toMatchObject({ key: 'v60-two-pours', method: 'v60', machines: null })
    const german = await test.get('/api/step-templates', { headers: { 'accept-language': 'de' } })
    expect(german.body.templates[0].name).toBe('Blooming und zwei Aufgüsse')
  })
})
