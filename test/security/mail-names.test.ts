import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#src/db/open.ts'
import { translate } from '#src/i18n/translate.ts'
import { safeName, safeText } from '#src/mail/safe-text.ts'
import { type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertCoffee, insertRecipe, insertRoaster } from '#test/support/community.ts'
import { insertMembers, proveAddresses } from '#test/support/members.ts'

describe('safeText and safeName', () => {
  it.each([
    ['Ada', 'Ada'],
    ['J. R. R. Tolkien', 'J. R. R. Tolkien'],
    ['S.O. No.5', 'S.O. No.5'],
    ['Win at evil.example/prize now', 'Win at now'],
    ['https://evil.example', 'Somebody'],
    ['EVIL.COM', 'Somebody'],
    ['evil\u200b.\u200bcom', 'Somebody'],
    ['evil。com evil．com evil｡com', 'Somebody'],
    ['call me@evil', 'call'],
    ['javascript://x', 'Somebody'],
    ['Ada\u202e moc', 'Ada moc'],
    ['Ada\r\nBcc: x', 'Ada Bcc: x'],
    ['\u200b\u2066', 'Somebody'],
    ['x'.repeat(60), `${'x'.repeat(29)}…`],
    ['🫘'.repeat(40), `${'🫘'.repeat(29)}…`],
  ])('turn %j into %j', (name, expected) => {
    const safe = safeName(name)
    expect(typeof safe === 'string' ? safe : translate('en', safe)).toBe(expected)
  })

  it('handle long texts in little time', () => {
    for (const text of ['.'.repeat(200_000), 'a.'.repeat(100_000), '@'.repeat(200_000), ' '.repeat(200_000)]) {
      expect(safeText(text, 30).length).toBeLessThanOrEqual(30)
    }
  })
})

describe('user-written texts in mails', () => {
  let test: TestApp
  let db: Database
  beforeAll(async () => {
    test = await startTestApp()
    db = test.app.db
  })
  afterAll(() => test.close())

  const SECRET = 'PHISHING'
  const setName = ({ id }: Member, displayName: string) =>
    db.updateTable('users').set({ displayName }).where('id', '=', id).execute()
  const mailsTo = async (email: string) => (await test.sentMail()).filter(({ recipient }) => recipient === email)

  /** Mallory does everything that mails the author, with texts wherever she can place one. */
  async function bother(author: Member, mallory: Member, title: string | null = null): Promise<number> {
    await setName(mallory, `${SECRET} evil.example`)
    const coffee = await insertCoffee(db, { name: `${SECRET} coffee.example` })
    const recipeId = await insertRecipe(db, { createdById: author.id, coffeeProfileId: coffee.id, title })
    const { token } = mallory
    const answers = [
      await test.post(`/api/recipes/${recipeId}/comments`, { body: 'FREE TEXT https://evil.example' }, { token }),
      await test.post(
        `/api/community-recipes/${recipeId}/brew-log`,
        { rating: 1, notes: 'FREE TEXT https://evil.example' },
        { token },
      ),
      await test.post('/api/user/saved-recipes', { communityRecipeId: recipeId }, { token }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([201, 200, 201])
    return recipeId
  }

  it('contain no comment, note or link in mails about a recipe, also to a proven address', async () => {
    const [author, mallory] = (await insertMembers(test, 2)) as [Member, Member]
    await proveAddresses(db, author)
    await bother(author, mallory)
    const mails = await mailsTo(author.email)
    expect(mails).toHaveLength(3)
    for (const { subject, text, html } of mails) {
      expect(`${subject}${text}${html}`).not.toMatch(/FREE TEXT|evil|coffee\.example/)
      expect(subject).toContain(SECRET)
    }
  })

  it("contain no link in a recipe's title, and name it by method and coffee if nothing else is left of it", async () => {
    const [author, mallory] = (await insertMembers(test, 2)) as [Member, Member]
    await proveAddresses(db, author)
    await bother(author, mallory, 'Slow Sunday evil.example')
    await bother(author, mallory, 'https://evil.example')
    const mails = await mailsTo(author.email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      `${SECRET} commented on your recipe “Slow Sunday”`,
      `${SECRET} brewed your recipe “Slow Sunday”`,
      `${SECRET} saved your recipe “Slow Sunday”`,
      `${SECRET} commented on your V60 recipe for ${SECRET}`,
      `${SECRET} brewed your V60 recipe for ${SECRET}`,
      `${SECRET} saved your V60 recipe for ${SECRET}`,
    ])
    for (const { text, html } of mails) expect(`${text}${html}`).not.toMatch(/evil/)
  })

  it('contain no names in mails about a recipe to an address that nobody has proven', async () => {
    const [victim, mallory] = (await insertMembers(test, 2)) as [Member, Member]
    await setName(victim, `${SECRET} chosen by whoever registered`)
    await bother(victim, mallory, `${SECRET} title.example`)
    const mails = await mailsTo(victim.email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Somebody commented on your V60 recipe',
      'Somebody brewed your V60 recipe',
      'Somebody saved your V60 recipe',
    ])
    for (const { text, html } of mails) {
      expect(text).toMatch(/^Hello,\n/)
      expect(`${text}${html}`).not.toMatch(/PHISHING|FREE TEXT|evil|(coffee|title)\.example/)
    }
  })

  it('contain no display name in the welcome mail of POST /api/auth/register', async () => {
    const email = 'victim@example.com'
    const account = { email, password: 'correct horse', displayName: `${SECRET} evil.example` }
    expect((await test.post('/api/auth/register', account)).status).toBe(201)
    const [mail] = await mailsTo(email)
    expect(`${mail!.subject}${mail!.text}${mail!.html}`).not.toMatch(/PHISHING|evil/)
  })

  it('POST /api/roaster-claims mails a business address neither the claimant nor the name of a new roaster', async () => {
    const [mallory] = (await insertMembers(test, 1)) as [Member]
    await setName(mallory, SECRET)
    const businessEmail = 'business@example.com'
    const claim = { businessEmail, roasterName: `${SECRET} Roasters`, notes: SECRET }
    expect((await test.post('/api/roaster-claims', claim, { token: mallory.token })).status).toBe(200)
    const [mail] = await mailsTo(businessEmail)
    expect(mail!.subject).toBe('Is this the email address of your roaster?')
    expect(`${mail!.subject}${mail!.text}${mail!.html}`).not.toContain(SECRET)
  })

  it('POST /api/roaster-claims mails the name of a roaster whose website an operator has set', async () => {
    const [ada] = (await insertMembers(test, 1)) as [Member]
    const known = { name: 'Northlight', slug: 'northlight', websiteUrl: 'https://northlight.example' }
    await insertRoaster(db, { ...known, websiteSource: 'operator' })
    const claim = { businessEmail: 'hello@northlight.example', roasterSlug: 'northlight' }
    expect((await test.post('/api/roaster-claims', claim, { token: ada.token })).status).toBe(200)
    expect((await mailsTo(claim.businessEmail))[0]!.subject).toBe('Does Northlight belong to you?')
  })
})
