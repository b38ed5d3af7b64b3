import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, register, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertCoffee, insertRecipe } from '#test/support/community.ts'

describe('POST /api/brew-logs', () => {
  let test: TestApp
  let ada: Member
  let coffeeProfileId: number
  let grinderId: number
  let machineId: number

  beforeAll(async () => {
    test = await startTestApp()
    ada = await register(test)
    coffeeProfileId = (await insertCoffee(test.app.db, { name: 'Konga' })).id
    grinderId = test.app.catalog.grinders.find(({ slug }) => slug === 'comandante-c40-mk4')!.id
    machineId = test.app.catalog.machines.find(({ slug }) => slug === 'hario-v60-02')!.id
  })
  afterAll(() => test.close())

  const log = (body: object, token = ada.token) => test.post('/api/brew-logs', body, { token })
  const patch = (id: number, body: object, token = ada.token) =>
    test.call('PATCH', `/api/brew-logs/${id}`, { token, body })
  const remove = (id: number, token = ada.token) => test.call('DELETE', `/api/brew-logs/${id}`, { token })

  it('stores every field, and returns it with equipment and coffee', async () => {
    const told = {
      method: 'V60',
      coffeeProfileId,
      grinderId,
      machineId,
      doseGrams: 15,
      waterGrams: 250,
      grindSetting: 24,
      waterTempF: 205,
      brewTimeSeconds: 180,
      daysOffRoast: 12.5,
      outcome: 'good',
      notes: 'Three pours.',
      rating: 4,
      tasteProfile: { acidity: 4, body: 2, sweetness: 3, bitterness: 1 },
      extractionFeedback: { sour: false, bitter: false, watery: false, harsh: false, balanced: true },
      tds: 1.4,
    }
    const { status, body } = await log(told)
    expect(status).toBe(201)
    expect(body.brewLog).toEqual({
      ...told,
      id: expect.any(Number),
      method: 'v60',
      recipeId: null,
      communityRecipeId: null,
      coffeeGrams: 15,
      ratio: 16.7,
      grindIndex: 34.48,
      steps: null,
      firstDropSeconds: null,
      savedAsRecipe: false,
      coffee: expect.objectContaining({ id: coffeeProfileId, name: 'Konga', roaster: expect.anything() }),
      grinder: expect.objectContaining({ id: grinderId, model: 'C40 MK4', clicksPerFullRange: expect.any(Number) }),
      machine: expect.objectContaining({ id: machineId, brewMethod: 'v60', kind: 'manual' }),
      nextStep: null,
      extraction: expect.objectContaining({ isMeasured: true, tds: { percent: 1.4, plusMinus: expect.any(Number) } }),
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      updatedAt: body.brewLog.createdAt,
    })
    const read = await test.get(`/api/brew-logs/${body.brewLog.id}`, { token: ada.token })
    expect(read.body).toEqual(body)
  })

  it('requires only a method', async () => {
    const { status, body } = await log({ method: 'french press' })
    expect(status).toBe(201)
    const { id, method, savedAsRecipe, createdAt, updatedAt, ...rest } = body.brewLog
    expect({ id, method, savedAsRecipe }).toEqual({
      id: expect.any(Number),
      method: 'french-press',
      savedAsRecipe: false,
    })
    expect(createdAt).toBe(updatedAt)
    expect(Object.values(rest).every((value) => value === null)).toBe(true)
  })

  it.each([
    [{ doseGrams: 18 }, 18],
    [{ coffeeGrams: 18 }, 18],
    [{ doseGrams: 18, coffeeGrams: 18 }, 18],
    [{ doseGrams: null, coffeeGrams: 18 }, 18],
    [{}, null],
  ])('accepts the dose under either name: %j', async (dose, grams) => {
    const { body } = await log({ method: 'v60', ...dose })
    expect(body.brewLog).toMatchObject({ doseGrams: grams, coffeeGrams: grams })
  })

  it('takes the method from the machine unless another is given', async () => {
    expect((await log({ machineId })).body.brewLog.method).toBe('v60')
    expect((await log({ machineId, method: 'pour-over' })).body.brewLog.method).toBe('pour-over')
  })

  it.each([
    [true, '24', 24, 34.48],
    [true, '24 clicks', '24 clicks', 34.48],
    [true, 24.5, 24.5, 35.5],
    [false, 24, 24, null],
    [false, '5.2', 5.2, null],
    [false, '24 (finer when fresh)', '24 (finer when fresh)', null],
  ])('parses the setting (with a grinder: %s) %j', async (isNamed, grindSetting, shown, index) => {
    const { body } = await log({ method: 'v60', grindSetting, ...(isNamed && { grinderId }) })
    expect(body.brewLog.grindSetting).toBe(shown)
    if (index === null) expect(body.brewLog.grindIndex).toBeNull()
    else expect(body.brewLog.grindIndex).toBeCloseTo(index, 0)
  })

  it.each([
    [{ method: undefined }, 'method', /Choose a brew method or a brewer/],
    [{ method: 'teapot' }, 'method', /must be one of .*v60/],
    [{ doseGrams: 18, coffeeGrams: 19 }, 'coffeeGrams', /can't differ/],
    [{ recipeId: 1, communityRecipeId: 2 }, 'communityRecipeId', /can't differ/],
    [{ doseGrams: 0.5 }, 'doseGrams', /at least 1/],
    [{ coffeeGrams: 1001 }, 'coffeeGrams', /at most 1,000 g/],
    [{ waterGrams: 4 }, 'waterGrams', /at least 5/],
    [{ waterGrams: 10_001 }, 'waterGrams', /at most 10,000 g/],
    [{ waterTempF: 301 }, 'waterTempF', /at most 300/],
    [{ brewTimeSeconds: 0 }, 'brewTimeSeconds', /at least 1/],
    [{ brewTimeSeconds: 1.5 }, 'brewTimeSeconds', /whole number/],
    [{ daysOffRoast: -1 }, 'daysOffRoast', /at least 0/],
    [{ daysOffRoast: 3651 }, 'daysOffRoast', /at most 3,650/],
    [{ grindSetting: 'fine' }, 'grindSetting', /number/],
    [{ grindSetting: '99999 clicks' }, 'grindSetting', /10,000/],
    [{ grindSetting: true }, 'grindSetting', /number or text/],
    [{ rating: 0 }, 'rating', /at least 1/],
    [{ rating: 6 }, 'rating', /at most 5/],
    [{ rating: 4.5 }, 'rating', /whole number/],
    [{ outcome: 'x'.repeat(201) }, 'outcome', /at most 200/],
    [{ notes: 'x'.repeat(5001) }, 'notes', /at most 5,000/],
    [{ tasteProfile: { acidity: 6 } }, 'tasteProfile.acidity', /at most 5/],
    [{ extractionFeedback: { sour: 'yes' } }, 'extractionFeedback.sour', /true or false/],
    [{ coffeeProfileId: 'Konga' }, 'coffeeProfileId', /whole number/],
  ])('rejects %j with 400', async (wrong, field, sentence) => {
    const { status, body } = await log({ method: 'v60', ...wrong })
    expect(status).toBe(400)
    expect(body.field).toBe(field)
    expect(body.error).toMatch(sentence)
  })

  it("rejects a setting outside the grinder's dial and names its range", async () => {
    const { status, body } = await log({ method: 'v60', grinderId, grindSetting: 51 })
    expect(status).toBe(400)
    expect(body).toMatchObject({ field: 'grindSetting', error: expect.stringContaining('0 to 50') })
  })

  it.each([
    [{ coffeeProfileId: 999_999 }, "We couldn't find that coffee"],
    [{ grinderId: 999_999 }, "We couldn't find that grinder"],
    [{ machineId: 999_999 }, "We couldn't find that brewer"],
    [{ recipeId: 999_999 }, "We couldn't find that recipe"],
    [{ communityRecipeId: 999_999 }, "We couldn't find that recipe"],
  ])('answers 404 to %j', async (unknown, error) => {
    const answer = await log({ method: 'v60', ...unknown })
    expect(answer.status).toBe(404)
    expect(answer.body.error).toBe(error)
  })

  it('trims texts, and drops unknown taste and feedback fields', async () => {
    const { body } = await log({
      method: 'v60',
      outcome: '  ',
      notes: ' sweet \n',
      tasteProfile: { acidity: 3, umami: 5 },
      extractionFeedback: { sour: true, loud: true },
    })
    expect(body.brewLog).toMatchObject({
      outcome: null,
      notes: 'sweet',
      tasteProfile: { acidity: 3 },
      extractionFeedback: { sour: true },
    })
    const row = await test.app.db
      .selectFrom('brewLogs')
      .selectAll()
      .where('id', '=', body.brewLog.id)
      .executeTakeFirstOrThrow()
    expect([row.tasteProfile, row.extractionFeedback]).toEqual([{ acidity: 3 }, { sour: true }])
  })

  describe('then PATCH /api/brew-logs/:id', () => {
    it('changes given fields, clears null ones and keeps the rest', async () => {
      const { body } = await log({
        method: 'v60',
        grinderId,
        grindSetting: 24,
        rating: 3,
        notes: 'flat',
        outcome: 'dull',
      })
      const changed = await patch(body.brewLog.id, { rating: 5, notes: null, tasteProfile: { body: 4 } })
      expect(changed.status).toBe(200)
      const { updatedAt } = changed.body.brewLog
      const expected = { ...body.brewLog, rating: 5, notes: null, tasteProfile: { body: 4 }, updatedAt }
      expect(changed.body.brewLog).toEqual(expected)
      expect(updatedAt >= body.brewLog.updatedAt).toBe(true)
      const cleared = await patch(body.brewLog.id, { rating: null, tasteProfile: null, outcome: '' })
      expect(cleared.body.brewLog).toMatchObject({ rating: null, tasteProfile: null, outcome: null })
      expect((await patch(body.brewLog.id, {})).status).toBe(200)
    })

    it('ignores savedAsRecipe, which save-as-recipe sets', async () => {
      const { body } = await log({ method: 'v60', doseGrams: 15 })
      const { body: changed } = await patch(body.brewLog.id, { savedAsRecipe: true })
      expect(changed.brewLog).toMatchObject({ doseGrams: 15, method: 'v60', savedAsRecipe: false })
    })

    it.each([[{ rating: 6 }], [{ outcome: 5 }], [{ extractionFeedback: { bitter: 1 } }], [[]], ['text']])(
      'rejects %j',
      async (wrong) => {
        const { body } = await log({ method: 'v60' })
        expect((await patch(body.brewLog.id, wrong as object)).status).toBeGreaterThanOrEqual(400)
      },
    )
  })

  describe('with a community recipe', () => {
    const mailsTo = async (email: string) =>
      (await test.sentMail()).filter(({ recipient, subject }) => recipient === email && subject.includes('brewed'))
    const recipeOf = (id: number) =>
      test.app.db.selectFrom('recipes').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

    it.each(['recipeId', 'communityRecipeId'])(
      'counts the brew by %s, takes coffee and method from the recipe, and mails its author',
      async (name) => {
        const author = await register(test)
        const recipe = await insertRecipe(test.app.db, { createdById: author.id, brewMethod: 'aeropress' })
        const { coffeeProfileId: coffee } = await recipeOf(recipe)
        const { status, body } = await log({ [name]: recipe, rating: 5, notes: 'So sweet' })
        expect(status).toBe(201)
        expect(body.brewLog).toMatchObject({
          recipeId: recipe,
          communityRecipeId: recipe,
          method: 'aeropress',
          coffeeProfileId: coffee,
        })
        expect((await recipeOf(recipe)).brewCount).toBe(1)
        const [mail, ...others] = await mailsTo(author.email)
        expect(others).toEqual([])
        expect(mail!.text).toContain('gave it 5 stars out of 5')
        expect(`${mail!.text}${mail!.html}`).not.toContain('So sweet')
        expect(mail!.text).toContain(`/recipes/${recipe}`)
      },
    )

    it('mails no rating if none was given', async () => {
      const author = await register(test)
      const recipe = await insertRecipe(test.app.db, { createdById: author.id })
      await log({ recipeId: recipe, machineId })
      const [mail] = await mailsTo(author.email)
      expect(mail!.text).toMatch(/brewed your V60 recipe\.\n/)
    })

    it('mails nobody who switched it off, nor the caller', async () => {
      const author = await register(test)
      await test.call('PATCH', '/api/user/notification-preferences', {
        token: author.token,
        body: { notifyRecipeBrews: false },
      })
      await log({ recipeId: await insertRecipe(test.app.db, { createdById: author.id }) })
      await log({ recipeId: await insertRecipe(test.app.db, { createdById: ada.id }) })
      expect(await mailsTo(author.email)).toEqual([])
      expect(await mailsTo(ada.email)).toEqual([])
    })

    it('does not count deleted logs, each deleted once', async () => {
      const recipe = await insertRecipe(test.app.db)
      const ids = await Promise.all(
        Array.from({ length: 5 }, async () => (await log({ recipeId: recipe })).body.brewLog.id as number),
      )
      expect((await recipeOf(recipe)).brewCount).toBe(5)
      const answers = await Promise.all(Array.from({ length: 10 }, () => remove(ids[0]!)))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(404)])
      expect((await recipeOf(recipe)).brewCount).toBe(4)
      const eve = await register(test)
      expect((await remove(ids[1]!, eve.token)).status).toBe(404)
      expect((await recipeOf(recipe)).brewCount).toBe(4)
    })

    it('keeps the log without the link when the recipe is deleted', async () => {
      const author = await register(test)
      const recipe = await insertRecipe(test.app.db, { createdById: author.id })
      const { body } = await log({ recipeId: recipe, notes: 'Mine' })
      await test.call('DELETE', `/api/community-recipes/${recipe}`, { token: author.token })
      const read = await test.get(`/api/brew-logs/${body.brewLog.id}`, { token: ada.token })
      expect(read.body.brewLog).toMatchObject({ recipeId: null, notes: 'Mine' })
      expect((await remove(body.brewLog.id)).body).toEqual({ success: true })
    })

    it('keeps brewCount exact under concurrent requests', async () => {
      const recipe = await insertRecipe(test.app.db)
      await Promise.all(
        Array.from({ length: 12 }, async (_, i) => {
          const { body } = await log({ recipeId: recipe })
          if (i % 3 === 0) await remove(body.brewLog.id)
        }),
      )
      expect((await recipeOf(recipe)).brewCount).toBe(8)
    })
  })

  it('stores nothing for an account that is deleted concurrently', async () => {
    const leaver = await register(test)
    const recipe = await insertRecipe(test.app.db)
    const logs = Array.from({ length: 10 }, (_, i) =>
      log({ method: 'v60', ...(i % 2 && { recipeId: recipe }) }, leaver.token),
    )
    const leaving = test.call('DELETE', '/api/user/account', { token: leaver.token })
    const late = Array.from({ length: 10 }, () => log({ recipeId: recipe }, leaver.token))
    for (const { status } of await Promise.all([...logs, ...late])) expect([201, 401]).toContain(status)
    expect((await leaving).status).toBe(200)
    const { db } = test.app
    expect(await db.selectFrom('brewLogs').select('id').where('userId', '=', leaver.id).execute()).toEqual([])
    expect((await db.selectFrom('recipes').select('brewCount').where('id', '=', recipe).execute())[0]!.brewCount).toBe(
      0,
    )
  })

  it('raises the trend of the coffee', async () => {
    const coffee = await insertCoffee(test.app.db)
    await log({ method: 'v60', coffeeProfileId: coffee.id })
    const { trend } = await test.app.db
      .selectFrom('coffees')
      .select('trend')
      .where('id', '=', coffee.id)
      .executeTakeFirstOrThrow()
    expect(trend).toBeGreaterThan(0)
  })
})
