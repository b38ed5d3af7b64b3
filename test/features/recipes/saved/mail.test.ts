import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#src/db/open.ts'
import { deleteAccount } from '#src/features/members/accounts/delete-account.ts'
import { BASE_URL, linkIn, type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertCoffee, insertRecipe } from '#test/support/community.ts'
import { insertMembers, proveAddresses } from '#test/support/members.ts'

const URL = '/api/user/saved-recipes'

describe('mail about POST /api/user/saved-recipes', () => {
  let test: TestApp
  let db: Database
  let author: Member
  let ada: Member
  beforeAll(async () => {
    test = await startTestApp()
    db = test.app.db
    ;[author, ada] = (await insertMembers(test, 2)) as [Member, Member]
    await proveAddresses(db, author)
  })
  afterAll(() => test.close())

  const save = (communityRecipeId: number, { token }: Member) => test.post(URL, { communityRecipeId }, { token })
  const unsave = (communityRecipeId: number, { token }: Member) =>
    test.call('DELETE', URL, { token, body: { communityRecipeId } })
  const mailsTo = async ({ email }: Member) => (await test.sentMail()).filter(({ recipient }) => recipient === email)

  it('names the member who saved the recipe, and says how to switch such mails off', async () => {
    await db.updateTable('users').set({ displayName: 'Ada\u202e <3' }).where('id', '=', ada.id).execute()
    const coffee = await insertCoffee(db, { name: 'Konga <i>' })
    const recipeId = await insertRecipe(db, { createdById: author.id, coffeeProfileId: coffee.id })
    await save(recipeId, ada)
    const [mail, ...others] = await mailsTo(author)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ userId: author.id, subject: 'Ada <3 saved your V60 recipe for Konga <i>' })
    expect(mail!.html).not.toMatch(/<3|<i>/)
    expect(linkIn(mail!.text).href).toBe(`${BASE_URL}/recipes/${recipeId}`)
    expect(mail!.text).toMatch(/turn off emails about saved recipes in your settings/)
  })

  it('is sent for the first member and recipe, and counts each other member once', async () => {
    const [owner, ...savers] = (await insertMembers(test, 4)) as [Member, ...Member[]]
    const recipes = [
      await insertRecipe(db, { createdById: owner.id }),
      await insertRecipe(db, { createdById: owner.id }),
    ]
    for (let round = 0; round < 3; round++) {
      for (const recipeId of recipes) {
        await Promise.all([...savers, ...savers].map((saver) => save(recipeId, saver)))
        for (const saver of savers) await unsave(recipeId, saver)
      }
    }
    expect(await mailsTo(owner)).toHaveLength(recipes.length)
    const digests = await db.selectFrom('notificationDigests').select('count').where('userId', '=', owner.id).execute()
    expect(digests).toEqual(recipes.map(() => ({ count: savers.length - 1 })))
  })

  it("is not sent for one's own recipe, with the setting off, without an address or without an author", async () => {
    const [quiet, unreachable] = (await insertMembers(test, 2)) as [Member, Member]
    await test.call('PATCH', '/api/user/notification-preferences', {
      token: quiet.token,
      body: { notifyRecipeFavorites: false },
    })
    await db.updateTable('users').set({ email: null }).where('id', '=', unreachable.id).execute()
    const before = (await test.sentMail()).length
    expect((await save(await insertRecipe(db, { createdById: author.id }), author)).status).toBe(201)
    for (const createdById of [quiet.id, unreachable.id, null]) {
      expect((await save(await insertRecipe(db, { createdById }), ada)).status).toBe(201)
    }
    expect(await test.sentMail()).toHaveLength(before)
  })

  it('depends on notifyRecipeFavorites only', async () => {
    const [picky] = (await insertMembers(test, 1)) as [Member]
    await test.call('PATCH', '/api/user/notification-preferences', {
      token: picky.token,
      body: { notifyRecipeComments: false, notifyRecipeBrews: false },
    })
    await save(await insertRecipe(db, { createdById: picky.id }), ada)
    expect(await mailsTo(picky)).toHaveLength(1)
  })

  it('allows authors and savers to delete their accounts concurrently', async () => {
    for (let round = 0; round < 4; round++) {
      const leavers = await insertMembers(test, 8)
      const recipes = await Promise.all(leavers.map(({ id }) => insertRecipe(db, { createdById: id })))
      const answers = await Promise.all(
        leavers.flatMap((member, i) => [
          ...recipes.map((_, j) => save(recipes[(i + j) % recipes.length]!, member)),
          deleteAccount(db, member.id).then((done) => ({ status: done ? 201 : 500 })),
        ]),
      )
      const unexpected = answers.map(({ status }) => status).filter((status) => ![201, 401].includes(status))
      expect(unexpected).toEqual([])
      const ids = leavers.map(({ id }) => id)
      for (const table of [
        'savedRecipes',
        'saveNotices',
        'notificationDigests',
        'unsubscribeTokens',
        'outbox',
      ] as const) {
        expect(await db.selectFrom(table).select('userId').where('userId', 'in', ids).execute()).toEqual([])
      }
    }
  })
})
