import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#src/db/open.ts'
import { type Member, register, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertBrewLog } from '#test/support/brew-logs.ts'
import { comment, insertCoffee, insertRecipe } from '#test/support/community.ts'
import { proveAddresses } from '#test/support/members.ts'
import { contentOf, headOf } from '#test/support/pages.ts'

const NOTHING = { brewCount: 0, savedCount: 0, commentCount: 0, recipeCount: 0 }

describe('finding 5: public data of a member who hides things', () => {
  let test: TestApp
  let db: Database
  let mia: Member
  let author: Member
  /** A recipe by the author, saved and commented on by Mia. */
  let recipeId: number
  /** A recipe by Mia. */
  let ownId: number

  beforeAll(async () => {
    test = await startTestApp()
    db = test.app.db
  })
  afterAll(() => test.close())

  beforeEach(async () => {
    ;[mia, author] = [await register(test), await register(test)]
    const brewed = await insertCoffee(db, { name: 'Brewed Coffee' })
    const saved = await insertCoffee(db, { name: 'Saved Coffee' })
    const own = await insertCoffee(db, { name: 'Shared Coffee' })
    recipeId = await insertRecipe(db, { createdById: author.id, coffeeProfileId: saved.id, roasterId: saved.roasterId })
    ownId = await insertRecipe(db, { createdById: mia.id, coffeeProfileId: own.id, roasterId: own.roasterId })
    await insertBrewLog(db, mia.id, { coffeeProfileId: brewed.id })
    await comment(db, mia.id, recipeId)
    await test.post('/api/user/saved-recipes', { communityRecipeId: recipeId }, { token: mia.token })
  })

  const hide = (body: object) => test.call('PATCH', '/api/user/privacy', { token: mia.token, body })
  const profile = async () => (await test.get(`/api/users/${mia.id}`)).body
  const page = async () => {
    const { status, text } = await test.get(`/users/${mia.id}`, { headers: { accept: 'text/html' } })
    expect(status).toBe(200)
    return { text, head: headOf(text), content: contentOf(text) }
  }

  it('includes everything while nothing is hidden', async () => {
    expect(await profile()).toMatchObject({
      visible: { profile: true, brews: true, saves: true },
      stats: { brewCount: 1, savedCount: 1, commentCount: 1, recipeCount: 1 },
      brewLogs: [{ coffee: { name: 'Brewed Coffee' } }],
      savedRecipes: [{ recipe: { id: recipeId } }],
      comments: [{ recipeId }],
      recipes: [{ id: ownId }],
    })
    const { head, content } = await page()
    expect(head.description).toBe(`Brewer ${mia.id} on Brewprint: 1 shared recipe, 1 brew, 1 saved recipe.`)
    expect(content).toContain(`<a href="/recipes/${ownId}">`)
  })

  it('excludes brews and their number if brews are hidden', async () => {
    await hide({ brewsVisible: false })
    const body = await profile()
    expect(body).toMatchObject({
      visible: { profile: true, brews: false, saves: true },
      stats: { brewCount: 0, savedCount: 1, commentCount: 1, recipeCount: 1 },
      brewLogs: [],
      savedRecipes: [{ recipe: { id: recipeId } }],
    })
    expect(JSON.stringify(body)).not.toContain('Brewed Coffee')
    const { text, head } = await page()
    expect(text).not.toMatch(/\d+ brews? logged/)
    expect(head.description).toContain('Brews are private')
  })

  it('excludes saves and their number if saves are hidden', async () => {
    await hide({ savesVisible: false })
    expect(await profile()).toMatchObject({
      visible: { profile: true, brews: true, saves: false },
      stats: { brewCount: 1, savedCount: 0, commentCount: 1, recipeCount: 1 },
      brewLogs: [{ coffee: { name: 'Brewed Coffee' } }],
      savedRecipes: [],
    })
    const { text, head } = await page()
    expect(text).not.toMatch(/\d+ recipes? saved/)
    expect(head.description).toContain('Saved recipes are private')
  })

  it('includes only the name if the whole profile is hidden', async () => {
    await hide({ profileVisible: false })
    expect(await profile()).toEqual({
      user: { id: mia.id, displayName: `Brewer ${mia.id}`, memberSince: expect.any(String), email: null },
      visible: { profile: false, brews: false, saves: false },
      stats: NOTHING,
      brewLogs: [],
      savedRecipes: [],
      comments: [],
      recipes: [],
    })
    const list = await test.get(`/api/users/${mia.id}/recipes`)
    expect(list.status).toBe(200)
    expect(list.body).toEqual({ data: [], total: 0, cursor: null, nextCursor: null, hasMore: false })
    const { text, head, content } = await page()
    expect(head).toMatchObject({ robots: 'noindex', description: `Brewer ${mia.id} keeps this profile private.` })
    expect(content).toContain('keeps this profile private')
    expect(text).not.toMatch(/Brewed Coffee|Saved Coffee|Shared Coffee|Lovely|logged|\d+ recipe|@example/)
  })

  it('includes recipes and comments, without a link to a hidden profile', async () => {
    await hide({ profileVisible: false })
    const { body } = await test.get(`/api/recipes/${ownId}`)
    expect(body.createdBy).toEqual({ displayName: `Brewer ${mia.id}` })
    expect((await test.get(`/recipes/${ownId}`)).text).not.toContain(`/users/${mia.id}`)
    const { comments } = (await test.get(`/api/recipes/${recipeId}/comments`)).body
    expect(comments).toMatchObject([{ body: 'Lovely', author: { displayName: `Brewer ${mia.id}` } }])
  })

  it('is the same for other members and for the owner', async () => {
    await hide({ profileVisible: false })
    const anonymous = await profile()
    for (const { token } of [author, mia]) {
      expect((await test.get(`/api/users/${mia.id}`, { token })).body).toEqual(anonymous)
    }
  })

  it('changes at once with the settings, also in cached responses', async () => {
    const paths = [`/api/users/${mia.id}`, `/api/users/${mia.id}/recipes`, `/api/recipes/${ownId}`, `/users/${mia.id}`]
    const lists = [
      `/api/community-recipes?coffeeId=${(await recipe()).coffeeProfileId}`,
      '/api/recipes/search?sort=newest',
    ]
    const ask = async () => {
      const texts: string[] = []
      // Responses are cached after repeated requests.
      for (let times = 0; times < 3; times++) {
        texts.length = 0
        for (const path of [...paths, ...lists]) texts.push((await test.get(path)).text)
      }
      return texts.map((text) => text.replace(/"requestId":"[^"]*"/, ''))
    }
    const open = await ask()
    for (const hidden of [{ profileVisible: false }, { brewsVisible: false }, { savesVisible: false }]) {
      await hide(hidden)
      const [first] = [(await test.get(paths[0]!)).text]
      expect(first, JSON.stringify(hidden)).not.toBe(open[0])
      if ('profileVisible' in hidden) {
        const now = await ask()
        for (const [i, text] of now.entries()) expect(text, [...paths, ...lists][i]).not.toBe(open[i])
      }
      await hide({ profileVisible: true, brewsVisible: true, savesVisible: true })
      expect(await ask()).toEqual(open)
    }
  })

  const recipe = () =>
    db.selectFrom('recipes').select('coffeeProfileId').where('id', '=', ownId).executeTakeFirstOrThrow()

  describe('in mails to the author of a recipe', () => {
    const mailsToAuthor = async () =>
      (await test.sentMail()).filter(({ recipient, subject }) => recipient === author.email && !/Welcome/.test(subject))

    async function brewSaveAndComment() {
      await test.call('DELETE', '/api/user/saved-recipes', { token: mia.token, body: { communityRecipeId: recipeId } })
      await db.deleteFrom('saveNotices').where('userId', '=', mia.id).execute()
      await db.deleteFrom('outbox').where('userId', '=', author.id).execute()
      await db.deleteFrom('notificationDigests').execute()
      await proveAddresses(db, author)
      const before = (await mailsToAuthor()).length
      const { token } = mia
      await test.post('/api/brew-logs', { recipeId, rating: 3, notes: 'SECRET', outcome: 'SECRET' }, { token })
      await db.deleteFrom('notificationDigests').execute()
      await test.post(`/api/community-recipes/${recipeId}/brew-log`, { rating: 5, notes: 'SECRET' }, { token })
      await test.post('/api/user/saved-recipes', { communityRecipeId: recipeId }, { token })
      await test.post(`/api/recipes/${recipeId}/comments`, { body: 'Said in public' }, { token })
      const mails = (await mailsToAuthor()).slice(before)
      expect(mails).toHaveLength(4)
      for (const { text, html, subject } of mails) expect(`${subject}${text}${html}`).not.toContain('SECRET')
      return mails.map(({ subject }) => subject.split(' your ')[0])
    }

    it('includes the name of the member, and never their notes', async () => {
      const name = `Brewer ${mia.id}`
      expect(await brewSaveAndComment()).toEqual([
        `${name} brewed`,
        `${name} brewed`,
        `${name} saved`,
        `${name} commented on`,
      ])
    })

    it.each([
      [{ brewsVisible: false }, ['Somebody', 'Somebody', 'Mia', 'Mia']],
      [{ savesVisible: false }, ['Mia', 'Mia', 'Somebody', 'Mia']],
      [{ profileVisible: false }, ['Somebody', 'Somebody', 'Somebody', 'Mia']],
    ])('excludes the name for what is hidden: %j', async (hidden, expected) => {
      await db.updateTable('users').set({ displayName: 'Mia' }).where('id', '=', mia.id).execute()
      await hide(hidden)
      const mails = await brewSaveAndComment()
      expect(mails.map((subject) => subject!.split(' ')[0])).toEqual(expected)
    })
  })

  it('includes the name without an id in recipes, comments and coffees if the profile is hidden', async () => {
    const { body } = await test.post(
      '/api/coffees',
      { name: 'Added Coffee', roasterName: 'Hidden Roasters', roastLevel: 'LIGHT' },
      { token: mia.token },
    )
    const coffeeUrl = `/api/coffees/${body.coffee.id}`
    const named = async () => ({
      recipe: (await test.get(`/api/recipes/${ownId}`)).body.createdBy,
      comment: (await test.get(`/api/recipes/${recipeId}/comments`)).body.comments[0].author,
      coffee: (await test.get(coffeeUrl)).body.submittedBy,
    })
    const displayName = `Brewer ${mia.id}`
    const [open, hidden] = [{ id: mia.id, displayName }, { displayName }]
    expect(await named()).toEqual({ recipe: open, comment: open, coffee: open })
    await hide({ profileVisible: false })
    expect(await named()).toEqual({ recipe: hidden, comment: hidden, coffee: hidden })

    // Mia herself still gets her id in her own comment, and can edit her own coffee.
    const url = `/api/recipes/${recipeId}/comments`
    expect((await test.get(url, { token: mia.token })).body.comments[0].author).toEqual(open)
    expect((await test.get(url, { token: author.token })).body.comments[0].author).toEqual(hidden)
    expect((await test.get(`${coffeeUrl}/can-edit`, { token: mia.token })).body.canEdit).toBe(true)
  })
})
