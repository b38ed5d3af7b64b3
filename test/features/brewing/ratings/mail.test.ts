import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#src/db/open.ts'
import { BASE_URL, linkIn, type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertCoffee, insertRecipe } from '#test/support/community.ts'
import { insertMembers, proveAddresses } from '#test/support/members.ts'

describe('mail about POST /api/community-recipes/:id/brew-log', () => {
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

  const log = (recipeId: number, { token }: Member, body: object = { rating: 4 }) =>
    test.post(`/api/community-recipes/${recipeId}/brew-log`, body, { token })
  const mailsTo = async ({ email }: Member) => (await test.sentMail()).filter(({ recipient }) => recipient === email)

  it('finding 5: names the member and the rating, never the notes, and says how to switch such mails off', async () => {
    await db.updateTable('users').set({ displayName: 'Ada <3' }).where('id', '=', ada.id).execute()
    const coffee = await insertCoffee(db, { name: 'Konga' })
    const recipeId = await insertRecipe(db, { createdById: author.id, coffeeProfileId: coffee.id })
    await log(recipeId, ada, { rating: 4, notes: 'Sweet & <b>long</b>' })
    const [first, ...others] = await mailsTo(author)
    expect(others).toEqual([])
    expect(first).toMatchObject({ userId: author.id, subject: 'Ada <3 brewed your V60 recipe for Konga' })
    expect(first!.text).toContain('Ada <3 brewed your V60 recipe for Konga and gave it 4 stars out of 5.')
    expect(first!.text + first!.html).not.toContain('Sweet')
    expect(first!.html).not.toMatch(/<b>|<3/)
    expect(linkIn(first!.text).href).toBe(`${BASE_URL}/recipes/${recipeId}`)
    expect(first!.text).toMatch(/turn off emails about brews in your settings/)
  })

  it("is not sent for one's own recipe, with the setting off, without an address or without an author", async () => {
    const [quiet, unreachable] = (await insertMembers(test, 2)) as [Member, Member]
    await test.call('PATCH', '/api/user/notification-preferences', {
      token: quiet.token,
      body: { notifyRecipeBrews: false },
    })
    await db.updateTable('users').set({ email: null }).where('id', '=', unreachable.id).execute()
    const before = (await test.sentMail()).length
    expect((await log(await insertRecipe(db, { createdById: author.id }), author)).status).toBe(200)
    for (const createdById of [quiet.id, unreachable.id, null]) {
      expect((await log(await insertRecipe(db, { createdById }), ada)).status).toBe(200)
    }
    expect(await test.sentMail()).toHaveLength(before)
  })

  it('depends on notifyRecipeBrews only', async () => {
    const [picky] = (await insertMembers(test, 1)) as [Member]
    await test.call('PATCH', '/api/user/notification-preferences', {
      token: picky.token,
      body: { notifyRecipeComments: false, notifyRecipeFavorites: false },
    })
    await log(await insertRecipe(db, { createdById: picky.id }), ada)
    expect(await mailsTo(picky)).toHaveLength(1)
  })

  it('is not sent for a rejected brew', async () => {
    const before = (await mailsTo(author)).length
    const recipeId = await insertRecipe(db, { createdById: author.id })
    expect((await log(recipeId, ada, { rating: 4, grindSetting: 'medium' })).status).toBe(400)
    expect(await mailsTo(author)).toHaveLength(before)
  })
})
