import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { maskEmail } from '#src/features/public-profile/mask-email.ts'
import { type Member, register, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertBrewLog } from '#test/support/brew-logs.ts'
import { comment, insertCoffee, insertRecipe, insertTasteProfile } from '#test/support/community.ts'

describe('a masked address', () => {
  it.each([
    ['ada@example.com', 'a***@example.com'],
    ['ab@example.com', 'a***@example.com'],
    ['a@example.com', '***@example.com'],
    ['"a@b"@example.com', '"***@example.com'],
    ['éa@example.com', 'é***@example.com'],
    [null, null],
  ])('of %s is %s', (email, masked) => {
    expect(maskEmail(email)).toBe(masked)
  })

  it('does not tell how long it is', () => {
    expect(maskEmail('al@example.com')).toBe(maskEmail('alexandra.longname@example.com'))
  })
})

describe('a public profile', () => {
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

  it('of a newcomer is small, and for everybody', async () => {
    const { status, body } = await read(ada.id)
    expect(status).toBe(200)
    expect(body).toEqual({
      user: {
        id: ada.id,
        displayName: 'Ada',
        memberSince: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        email: 'a***@example.com',
      },
      stats: { brewCount: 0, savedCount: 0, commentCount: 0 },
      brewLogs: [],
      savedRecipes: [],
      comments: [],
    })
  })

  it('has the latest twenty of each, and counts them all', async () => {
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
    expect(body.stats).toEqual({ brewCount: 22, savedCount: 22, commentCount: 22 })
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

  it('shows what was in the cup, and words only of brews by a public recipe', async () => {
    const { db } = test.app
    const grace = await register(test)
    const coffee = await insertCoffee(db)
    const secret = {
      notes: 'PRIVATE notes',
      outcome: 'PRIVATE outcome',
      grindSettingText: '24 PRIVATE',
      tasteProfile: { acidity: 3 },
      extractionFeedback: { sour: true },
    }
    const figures = { coffeeProfileId: coffee.id, doseGrams: 15, waterGrams: 240, grindSetting: 24, rating: 4 }
    await insertBrewLog(db, grace.id, { ...figures, ...secret })
    const recipeId = await insertRecipe(db)
    await insertBrewLog(db, grace.id, { ...figures, recipeId, notes: 'As in the recipe' })
    await insertTasteProfile(db, grace.id)
    const { body, text } = await read(grace.id)
    expect(text).not.toContain('PRIVATE')
    expect(text).not.toContain(grace.email)
    expect(text).not.toMatch(/password|outcome|extractionFeedback|acidityLevel|token|notify/i)
    expect(body.brewLogs).toMatchObject([
      { recipeId, notes: 'As in the recipe' },
      { recipeId: null, notes: null, grindSetting: 24, rating: 4, ratio: 16, coffee: { id: coffee.id } },
    ])
  })

  it('forgets the words of a brew when the recipe is gone', async () => {
    const grace = await register(test)
    const recipeId = await insertRecipe(test.app.db, { createdById: ada.id })
    await test.post('/api/brew-logs', { recipeId, notes: 'Said in public' }, { token: grace.token })
    expect((await read(grace.id)).body.brewLogs[0].notes).toBe('Said in public')
    await test.call('DELETE', `/api/community-recipes/${recipeId}`, { token: ada.token })
    expect((await read(grace.id)).body.brewLogs[0].notes).toBeNull()
  })

  it('is not there for nobody, nor once the account is gone', async () => {
    const leaver = await register(test)
    expect((await read(999_999)).body.error).toBe('User not found')
    await test.call('DELETE', '/api/user/account', { token: leaver.token })
    expect((await read(leaver.id)).status).toBe(404)
  })

  it('of an account without an address has none', async () => {
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

  it('leaves the taste profile its place', async () => {
    const { status, body } = await test.get('/api/users/taste-profile', { token: ada.token })
    expect(status).toBe(200)
    expect(body).toHaveProperty('profile')
    expect((await test.get('/api/users/taste-profile')).status).toBe(401)
  })
})
