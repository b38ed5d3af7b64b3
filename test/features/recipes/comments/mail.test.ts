import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#src/db/open.ts'
import { escapeHtml } from '#src/domain/html.ts'
import { BASE_URL, linkIn, type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertCoffee, insertRecipe } from '#test/support/community.ts'
import { insertMembers, proveAddresses } from '#test/support/members.ts'

describe('mail about POST /api/recipes/:id/comments', () => {
  let test: TestApp
  let db: Database
  beforeAll(async () => {
    test = await startTestApp()
    db = test.app.db
  })
  afterAll(() => test.close())

  const write = (recipeId: number, { token }: Member, body = 'Lovely') =>
    test.post(`/api/recipes/${recipeId}/comments`, { body }, { token })
  const mailsTo = async ({ email }: Member) => (await test.sentMail()).filter(({ recipient }) => recipient === email)
  const setName = (id: number, displayName: string) =>
    db.updateTable('users').set({ displayName }).where('id', '=', id).execute()

  it('names the commenter, never quotes the comment, links to the recipe and says how to switch such mails off', async () => {
    const [author, ada] = (await insertMembers(test, 2)) as [Member, Member]
    await proveAddresses(db, author)
    await setName(ada.id, 'Ada')
    await setName(author.id, 'Grace')
    const coffee = await insertCoffee(db, { name: 'Konga' })
    const recipeId = await insertRecipe(db, { createdById: author.id, coffeeProfileId: coffee.id })
    await write(recipeId, ada, 'Two clicks finer\nand it sings.')

    const [mail, ...others] = await mailsTo(author)
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      userId: author.id,
      subject: 'Ada commented on your V60 recipe for Konga',
      replyTo: null,
    })
    for (const words of [mail!.text, mail!.html]) {
      expect(words).toContain('Hello Grace,')
      expect(words).not.toMatch(/Two clicks|sings/)
      expect(words).toMatch(/turn off emails about comments in your settings/)
    }
    expect(linkIn(mail!.text).href).toBe(`${BASE_URL}/recipes/${recipeId}`)
    expect(mail!.html).toContain(`href="${BASE_URL}/recipes/${recipeId}"`)
    expect(await mailsTo(ada)).toEqual([])
  })

  it("is not sent for one's own comment, with the setting off, without an address or without an author", async () => {
    const [author, ada, quiet, unreachable] = (await insertMembers(test, 4)) as [Member, Member, Member, Member]
    await test.call('PATCH', '/api/user/notification-preferences', {
      token: quiet.token,
      body: { notifyRecipeComments: false },
    })
    await db.updateTable('users').set({ email: null }).where('id', '=', unreachable.id).execute()
    const before = (await test.sentMail()).length
    const mine = await insertRecipe(db, { createdById: author.id })
    expect((await write(mine, author)).status).toBe(201)
    for (const createdById of [quiet.id, unreachable.id, null]) {
      const recipeId = await insertRecipe(db, { createdById })
      expect((await write(recipeId, ada)).status).toBe(201)
    }
    expect(await test.sentMail()).toHaveLength(before)
  })

  it('depends on notifyRecipeComments only', async () => {
    const [author, ada] = (await insertMembers(test, 2)) as [Member, Member]
    await test.call('PATCH', '/api/user/notification-preferences', {
      token: author.token,
      body: { notifyRecipeBrews: false, notifyRecipeFavorites: false },
    })
    await write(await insertRecipe(db, { createdById: author.id }), ada)
    expect(await mailsTo(author)).toHaveLength(1)
  })

  it('is not sent for a rejected comment', async () => {
    const [author, ada] = (await insertMembers(test, 2)) as [Member, Member]
    const recipeId = await insertRecipe(db, { createdById: author.id })
    await write(recipeId, ada, ' ')
    expect(await mailsTo(author)).toEqual([])
  })

  it('escapes hostile names and truncates long ones', async () => {
    const [author, mallory] = (await insertMembers(test, 2)) as [Member, Member]
    await proveAddresses(db, author)
    await setName(mallory.id, `<i>M</i>\u202e & ${'🫘'.repeat(50)}`)
    const coffee = await insertCoffee(db, { name: `Kon\nga ${'y'.repeat(150)}` })
    const recipeId = await insertRecipe(db, { createdById: author.id, coffeeProfileId: coffee.id })
    await write(recipeId, mallory, '<script>alert("1")</script>')
    const [mail] = await mailsTo(author)
    expect(mail!.html).toContain(escapeHtml('<i>M</i> & 🫘'))
    expect(mail!.html).not.toMatch(/<script|<i>/)
    for (const words of [mail!.text, mail!.html, mail!.subject]) expect(words).not.toMatch(/[\u202e\ufffd]|alert/)
    expect(mail!.subject).toMatch(/^<i>M<\/i> & (🫘)+… commented on your V60 recipe for Kon ga y+…$/u)
    expect([...mail!.subject].length).toBeLessThan(130)
  })

  it('is deleted with the account of its recipient', async () => {
    const [author, ada] = (await insertMembers(test, 2)) as [Member, Member]
    const recipeId = await insertRecipe(db, { createdById: author.id })
    await write(recipeId, ada)
    expect(await mailsTo(author)).toHaveLength(1)
    await test.call('DELETE', '/api/user/account', { token: author.token })
    expect(await db.selectFrom('outbox').selectAll().where('userId', '=', author.id).execute()).toEqual([])
    expect((await test.get(`/api/recipes/${recipeId}/comments`)).body.comments).toHaveLength(1)
  })
})
