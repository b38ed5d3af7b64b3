import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { maskEmail } from '#src/domain/mask-email.ts'
import { type Member, register, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertBrewLog } from '#test/support/brew-logs.ts'
import { comment, insertCoffee, insertRecipe, insertTasteProfile } from '#test/support/community.ts'

describe('finding 5: maskEmail', () => {
  it.each([
    ['ada@example.com', 'a***@e***.com'],
    ['ab@example.com', 'a***@e***.com'],
    ['a@example.com', '***@e***.com'],
    ['ada@x.org', 'a***@***.org'],
    ['ada@mail.example.co.uk', 'a***@m***.uk'],
    ['ada@localhost', 'a***@l***'],
    ['"a@b"@example.com', '"***@e***.com'],
    ['éa@éxample.com', 'é***@é***.com'],
    [null, null],
  ])('masks %s as %s', (email, masked) => {
    expect(maskEmail(email)).toBe(masked)
  })

  it('does not reveal the length of the address', () => {
    expect(maskEmail('al@ex.com')).toBe(maskEmail('alexandra.longname@example.com'))
  })
})

describe('GET /api/users/:id', () => {
  let test: TestApp
  let ada: Member

  beforeAll(async () => {
    test = await startTestApp()
    const { body } = await test.post('/api/auth/register', {
      email: 'ada@example.com',
      password: 'correct horse',
      displayName: 'Ada',
    })
    ada = { id: body.user.id, email: 'ada@example.com', token: body.token }
  })
  afterAll(() => test.close())

  const read = (id: number) => test.get(`/api/users/${id}`)
  const save = (userId: number, recipeId: number) =>
    test.app.db.insertInto('savedRecipes').values({ userId, recipeId, createdAt: new Date().toISOString() }).execute()

  it('returns an empty profile of a new member to everybody', async () => {
    const { status, body } = await read(ada.id)
    expect(status).toBe(200)
    expect(body).toEqual({
      user: {
        id: ada.id,
        displayName: 'Ada',
        memberSince: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        email: 'a***@e***.com',
      },
      visible: { profile: true, brews: true, saves: true },
      stats: { brewCount: 0, savedCount: 0, commentCount: 0, recipeCount: 0 },
      recipes: [],
      brewLogs: [],
      savedRecipes: [],
      comments: [],
    })
  })

  it('returns the latest twenty of each list, and counts all', async () => {
    const { db } = test.app
    const grace = await register(test)
    const recipe = await insertRecipe(db)
    const recipes: number[] = []
    for (let i = 0; i < 22; i++) {
      await insertBrewLog(db, grace.id)
      await comment(db, grace.id, recipe)
      recipes.unshift(await insertRecipe(db))
      await save(grace.id, recipes[0]!)
    }
    const { body } = await read(grace.id)
    expect(body.stats).toEqual({ brewCount: 22, savedCount: 22, commentCount: 22, recipeCount: 0 })
    for (const list of ['brewLogs', 'comments']) {
      const ids = body[list].map(({ id }: { id: number }) => id)
      expect(ids).toHaveLength(20)
      expect(ids).toEqual(ids.toSorted((a: number, b: number) => b - a))
    }
    expect(body.savedRecipes).toHaveLength(20)
    expect(body.savedRecipes[0]).toMatchObject({ recipe: { coffee: { name: expect.any(String) } } })
    expect(body.comments[0]).toEqual({
      id: expect.any(Number),
      body: 'Lovely',
      createdAt: expect.any(String),
      recipeId: recipe,
      recipe: { id: recipe, brewMethod: expect.any(String), coffeeName: expect.any(String) },
    })
    expect(body.savedRecipes.every(({ recipe }: { recipe: object }) => !('tasteMatchScore' in recipe))).toBe(true)
  })

  it('finding 5: returns coffee, method, figures, rating and day of a brew, and nothing else', async () => {
    const { db } = test.app
    const grace = await register(test)
    const coffee = await insertCoffee(db)
    const secret = {
      notes: 'PRIVATE notes',
      outcome: 'PRIVATE outcome',
      grindSettingText: '24 PRIVATE',
      tasteProfile: { acidity: 3 },
      extractionFeedback: { sour: true },
      daysOffRoast: 12,
      createdAt: '2026-03-14T05:47:11.123Z',
    }
    const figures = { coffeeProfileId: coffee.id, doseGrams: 15, waterGrams: 240, grindSetting: 24, rating: 4 }
    await insertBrewLog(db, grace.id, { ...figures, ...secret })
    const recipeId = await insertRecipe(db)
    await insertBrewLog(db, grace.id, { ...figures, ...secret, recipeId, waterTempF: 203, brewTimeSeconds: 180 })
    await insertTasteProfile(db, grace.id)
    const { body, text } = await read(grace.id)
    expect(text).not.toContain('PRIVATE')
    expect(text).not.toContain(grace.email)
    expect(text).not.toContain('05:47')
    expect(text).not.toMatch(/password|outcome|extractionFeedback|acidityLevel|token|notify|updatedAt|daysOffRoast/i)
    expect(body.brewLogs).toEqual([
      {
        id: expect.any(Number),
        method: 'v60',
        recipeId,
        coffee: expect.objectContaining({ id: coffee.id }),
        grinder: null,
        machine: null,
        doseGrams: 15,
        coffeeGrams: 15,
        waterGrams: 240,
        ratio: 16,
        grindSetting: 24,
        brewTimeSeconds: 180,
        waterTempF: 203,
        rating: 4,
        createdAt: '2026-03-14',
      },
      expect.objectContaining({ recipeId: null, createdAt: '2026-03-14' }),
    ])
  })

  it.each(['/api/brew-logs', 'rate and log'])('finding 5: contains no notes of brews by recipe (%s)', async (url) => {
    const grace = await register(test)
    const recipeId = await insertRecipe(test.app.db, { createdById: ada.id })
    const body = { recipeId, rating: 4, notes: 'Only for my log' }
    const path = url === '/api/brew-logs' ? url : `/api/community-recipes/${recipeId}/brew-log`
    expect((await test.post(path, body, { token: grace.token })).status).toBeLessThan(300)
    const profile = await read(grace.id)
    expect(profile.body.brewLogs).toMatchObject([{ recipeId, rating: 4 }])
    for (const path of [`/api/users/${grace.id}`, `/users/${grace.id}`, `/api/recipes/${recipeId}`]) {
      expect((await test.get(path)).text).not.toContain('Only for my log')
    }
    for (const path of ['brew-log', 'comments']) {
      const route = path === 'comments' ? 'recipes' : 'community-recipes'
      for (const token of [undefined, ada.token]) {
        expect((await test.get(`/api/${route}/${recipeId}/${path}`, { token })).text).not.toContain('Only for my log')
      }
    }
  })

  it('finding 5: returns the day of a save, not the time', async () => {
    const grace = await register(test)
    const recipeId = await insertRecipe(test.app.db, { createdAt: '2026-01-01T00:00:00.000Z' })
    await test.app.db
      .insertInto('savedRecipes')
      .values({ userId: grace.id, recipeId, createdAt: '2026-03-14T05:47:11.123Z' })
      .execute()
    const { body, text } = await read(grace.id)
    expect(body.savedRecipes).toMatchObject([
      { communityRecipeId: recipeId, savedAt: '2026-03-14', createdAt: '2026-03-14', recipe: { id: recipeId } },
    ])
    expect(text).not.toContain('05:47')
  })

  it('answers 404 for an unknown or deleted account', async () => {
    const leaver = await register(test)
    expect((await read(999_999)).body.error).toBe("We couldn't find that member")
    await test.call('DELETE', '/api/user/account', { token: leaver.token })
    expect((await read(leaver.id)).status).toBe(404)
  })

  it('returns no email for an account without one', async () => {
    const { id } = await test.app.db
      .insertInto('users')
      .values({
        email: null,
        displayName: 'Nobody',
        passwordHash: null,
        appleSub: 'x',
        createdAt: new Date().toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect((await read(id)).body.user.email).toBeNull()
  })

  it('leaves GET /api/users/taste-profile reachable', async () => {
    const { status, body } = await test.get('/api/users/taste-profile', { token: ada.token })
    expect(status).toBe(200)
    expect(body).toHaveProperty('profile')
    expect((await test.get('/api/users/taste-profile')).status).toBe(401)
  })
})
