import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#src/db/open.ts'
import { linkIn, type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertRoaster } from '#test/support/community.ts'
import { expectError } from '#test/support/errors.ts'
import { insertMembers } from '#test/support/members.ts'
import { insertRoasterMember, joinRoaster } from '#test/support/roasters.ts'
import { claim, claimed, membersOf, statusOf, URL_OF_CLAIMS } from './claiming.ts'

const NEW = { businessEmail: 'hello@fjord.example', roasterName: 'Fjord & Fell' }

describe('/api/roaster-claims', () => {
  let test: TestApp
  let db: Database
  beforeAll(async () => {
    test = await startTestApp()
    db = test.app.db
  })
  // How often an address is mailed is limited: see test/security/mail-floods.test.ts.
  beforeEach(() => db.deleteFrom('attempts').execute())
  afterAll(() => test.close())

  const someone = async (): Promise<Member> => (await insertMembers(test, 1))[0]!
  const listOf = ({ token }: Member, query = '') => test.get(`${URL_OF_CLAIMS}${query}`, { token })
  const roasterCount = async () => (await db.selectFrom('roasters').select('id').execute()).length

  it('stores a claim on a roaster given by its slug as PENDING until the mailed link is followed', async () => {
    const ada = await someone()
    const roasterId = await insertRoaster(db, { name: 'Northlight', slug: 'northlight' })
    const { status, body } = await claim(test, ada, {
      businessEmail: ' Hello@Northlight.EXAMPLE ',
      roasterSlug: ' NorthLight',
      proofUrl: 'https://northlight.example/team',
      notes: '  I roast there. ',
    })
    expect(status).toBe(200)
    const shown = {
      id: expect.any(Number),
      status: 'PENDING',
      roaster: { name: 'Northlight', slug: 'northlight' },
      businessEmail: 'hello@northlight.example',
      createdAt: expect.stringMatching(/Z$/),
    }
    expect(body).toEqual({ success: true, message: expect.stringContaining('hello@northlight.example'), claim: shown })
    expect((await listOf(ada)).body).toEqual({
      claims: [{ ...shown, proofUrl: 'https://northlight.example/team', notes: 'I roast there.', decidedAt: null }],
      cursor: null,
      nextCursor: null,
      hasMore: false,
    })
    expect(await membersOf(test, roasterId)).toEqual([])
    const row = await db.selectFrom('roasterClaims').selectAll().where('id', '=', body.claim.id).executeTakeFirst()
    expect(row).toMatchObject({ roasterId, createdRoaster: false, userId: ada.id })
  })

  it('mails the claim and its link to the business address, and exposes the token nowhere else', async () => {
    const [ada] = (await insertMembers(test, 1)) as [Member]
    await db.updateTable('users').set({ displayName: '<b>Ada</b>\u202e' }).where('id', '=', ada.id).execute()
    const { body, headers } = await claim(test, ada, { ...NEW, roasterName: 'Tell & Sons' })
    const mail = (await test.sentMail()).findLast(({ recipient }) => recipient === NEW.businessEmail)!
    expect(mail).toMatchObject({
      subject: 'Is this the email address of your roaster?',
      userId: ada.id,
      replyTo: null,
    })
    for (const words of [mail.text, mail.html]) {
      expect(words).toContain('Somebody wants to manage a roaster on Brewprint')
      expect(words).toMatch(/works once, for 7 days/)
      expect(words).toMatch(/Ignore this email/)
      expect(words).not.toMatch(/Ada|Tell/)
    }
    const link = linkIn(mail.text)
    expect(link.origin + link.pathname).toBe('http://brewprint.test/api/roaster-claims/verify')
    const token = link.searchParams.get('token')!
    expect(token).toMatch(/^[\w-]{43}$/)
    const row = await db.selectFrom('roasterClaims').selectAll().where('id', '=', body.claim.id).executeTakeFirst()
    const everything = [body, headers, row, (await listOf(ada)).body]
    expect(JSON.stringify(everything)).not.toContain(token)
    expect(JSON.stringify([body, (await listOf(ada)).body])).not.toContain('oken')
  })

  it('creates an unverified roaster for an unknown name', async () => {
    const { body } = await claim(test, await someone(), { ...NEW, roasterName: ' Grünkern Röster ' })
    expect(body.claim.roaster).toEqual({ name: 'Grünkern Röster', slug: 'grunkern-roster' })
    const { body: roaster } = await test.get('/api/roasters/grunkern-roster')
    expect(roaster).toMatchObject({ isVerified: false, _count: { coffees: 0 } })
    const row = await db.selectFrom('roasterClaims').selectAll().where('id', '=', body.claim.id).executeTakeFirst()
    expect(row!.createdRoaster).toBe(true)
  })

  it('claims an existing roaster whose name differs only in case, accents and punctuation', async () => {
    const [ada, eve] = (await insertMembers(test, 2)) as [Member, Member]
    const first = await claim(test, ada, { ...NEW, roasterName: 'Café São-João' })
    const before = await roasterCount()
    const second = await claim(test, eve, { ...NEW, roasterName: 'CAFE sao joao!' })
    expect(second.body.claim.roaster).toEqual(first.body.claim.roaster)
    expect(await roasterCount()).toBe(before)
    const row = await db
      .selectFrom('roasterClaims')
      .selectAll()
      .where('id', '=', second.body.claim.id)
      .executeTakeFirst()
    expect(row!.createdRoaster).toBe(false)
  })

  it('prefers the slug to the name, and treats blank texts as missing', async () => {
    await insertRoaster(db, { name: 'Both Ways', slug: 'both-ways', nameKey: 'both ways' })
    const before = await roasterCount()
    const both = await claim(test, await someone(), { ...NEW, roasterSlug: 'both-ways', roasterName: 'Something Else' })
    expect(both.body.claim.roaster.slug).toBe('both-ways')
    expect(await roasterCount()).toBe(before)
    const empty = { roasterSlug: '', proofUrl: '', notes: ' ', roasterName: 'Both ways' }
    const { body } = await claim(test, await someone(), { ...NEW, ...empty })
    expect(body.claim.roaster.slug).toBe('both-ways')
  })

  it('answers 404 for an unknown slug', async () => {
    const answer = await claim(test, await someone(), { businessEmail: 'a@b.example', roasterSlug: 'nobody-at-all' })
    expectError(answer, { status: 404, code: 'not_found' })
    expect(answer.body.error).toBe("We couldn't find that roaster")
  })

  it('answers 409 while another claim is open, and stores nothing', async () => {
    const ada = await someone()
    const { id } = await claimed(test, ada, { ...NEW, businessEmail: 'first@open.example' })
    const mails = (await test.sentMail()).length
    for (const status of ['PENDING', 'PENDING_REVIEW'] as const) {
      await db.updateTable('roasterClaims').set({ status }).where('id', '=', id).execute()
      const before = await roasterCount()
      const answer = await claim(test, ada, { ...NEW, roasterName: 'Never Heard Of' })
      expectError(answer, { status: 409, code: 'claim_pending' })
      expect(await roasterCount()).toBe(before)
    }
    expect((await listOf(ada)).body.claims).toHaveLength(1)
    expect(await test.sentMail()).toHaveLength(mails)
  })

  it('answers 409 to a member of this or another roaster', async () => {
    const member = await insertRoasterMember(test, { name: 'Own Roast', slug: 'own-roast' })
    for (const wanted of [{ roasterSlug: 'own-roast' }, { roasterName: 'Another Roast' }]) {
      expectError(await claim(test, member, { businessEmail: 'a@b.example', ...wanted }), {
        status: 409,
        code: 'already_member',
      })
    }
    expect((await listOf(member)).body.claims).toEqual([])
    expectError(await test.get('/api/roasters/another-roast'), { status: 404, code: 'not_found' })
  })

  it('accepts a new claim after a rejection, also on a roaster that has members', async () => {
    const [ada] = (await insertMembers(test, 1)) as [Member]
    const { id } = await claimed(test, ada, { ...NEW, roasterName: 'Twice Shy' })
    await db.updateTable('roasterClaims').set({ status: 'REJECTED' }).where('id', '=', id).execute()
    const roaster = await db.selectFrom('roasters').select('id').where('slug', '=', 'twice-shy').executeTakeFirst()
    const [other] = (await insertMembers(test, 1)) as [Member]
    await joinRoaster(test, other.id, roaster!.id)
    expect((await claim(test, ada, { ...NEW, roasterSlug: 'twice-shy' })).status).toBe(200)
    const { claims } = (await listOf(ada)).body
    expect(claims.map(({ status }: { status: string }) => status)).toEqual(['PENDING', 'REJECTED'])
  })

  it('accepts a new claim once the link of the previous one has expired after 7 days', async () => {
    const ada = await someone()
    const { id } = await claimed(test, ada, { ...NEW, roasterName: 'Slow Post' })
    const DAY = 86_400_000
    const age = (ms: number) =>
      db
        .updateTable('roasterClaims')
        .set({ createdAt: new Date(Date.now() - ms).toISOString() })
        .where('id', '=', id)
        .execute()
    await age(7 * DAY - 60_000)
    expect((await claim(test, ada, { ...NEW, roasterName: 'Slow Post' })).status).toBe(409)
    await age(7 * DAY)
    expect((await claim(test, ada, { ...NEW, roasterName: 'Slow Post' })).status).toBe(200)
    expect(await statusOf(test, id)).toBe('REJECTED')
    expect((await listOf(ada)).body.claims[1].decidedAt).toEqual(expect.any(String))
  })

  it("answers 401 to anonymous callers, and lists only the caller's own claims, in pages", async () => {
    expectError(await test.post(URL_OF_CLAIMS, {}), { status: 401, code: 'not_authenticated' })
    expectError(await test.get(URL_OF_CLAIMS), { status: 401, code: 'not_authenticated' })
    const [ada, eve] = (await insertMembers(test, 2)) as [Member, Member]
    for (let i = 0; i < 3; i++) {
      const { id } = await claimed(test, ada, { ...NEW, businessEmail: `page${i}@example.com` })
      if (i < 2) await db.updateTable('roasterClaims').set({ status: 'REJECTED' }).where('id', '=', id).execute()
    }
    expect((await listOf(eve)).body.claims).toEqual([])
    const page = (await listOf(ada, '?limit=2')).body
    expect(page).toMatchObject({ hasMore: true, cursor: page.nextCursor })
    const rest = (await listOf(ada, `?limit=2&cursor=${page.cursor}`)).body
    const emails = [...page.claims, ...rest.claims].map(({ businessEmail }) => businessEmail)
    expect(emails).toEqual(['page2@example.com', 'page1@example.com', 'page0@example.com'])
    expect(rest.hasMore).toBe(false)
    expectError(await listOf(ada, '?cursor=nonsense'), { status: 400, code: 'invalid_request', field: 'cursor' })
  })

  it('finding 6: adds https:// to a proof URL without a scheme', async () => {
    const ada = await someone()
    const proof = { businessEmail: 'ada@example.com', roasterName: 'Plain Words', proofUrl: 'plain.example/team' }
    expect((await claim(test, ada, proof)).status).toBe(200)
    expect((await listOf(ada)).body.claims[0].proofUrl).toBe('https://plain.example/team')
  })

  it.each([
    [{ businessEmail: undefined }, 'businessEmail'],
    [{ businessEmail: 'hello' }, 'businessEmail'],
    [{ businessEmail: 'a@b.example\nBcc: c@d.example' }, 'businessEmail'],
    [{ businessEmail: `${'a'.repeat(250)}@b.example` }, 'businessEmail'],
    [{ roasterName: undefined }, 'roasterSlug'],
    [{ roasterName: '  ' }, 'roasterSlug'],
    [{ roasterName: null, roasterSlug: '' }, 'roasterSlug'],
    [{ roasterName: 'a\nb' }, 'roasterName'],
    [{ roasterName: 'x'.repeat(121) }, 'roasterName'],
    [{ roasterName: 7 }, 'roasterName'],
    [{ roasterSlug: 'x'.repeat(121) }, 'roasterSlug'],
    [{ proofUrl: 'javascript:alert(1)' }, 'proofUrl'],
    [{ proofUrl: 'ftp://example.com' }, 'proofUrl'],
    [{ proofUrl: 'https://exa mple.com' }, 'proofUrl'],
    [{ proofUrl: 'our team page' }, 'proofUrl'],
    [{ proofUrl: `https://example.com/${'x'.repeat(1000)}` }, 'proofUrl'],
    [{ notes: 'x'.repeat(2001) }, 'notes'],
  ])('rejects %j with 400', async (change, field) => {
    const ada = await someone()
    expectError(await claim(test, ada, { ...NEW, ...change }), { status: 400, code: 'invalid_request', field })
    expect((await listOf(ada)).body.claims).toEqual([])
  })

  it('deletes the claim, the membership and unsent mail together with the account', async () => {
    const ada = await someone()
    const { link } = await claimed(test, ada, { ...NEW, businessEmail: 'gone@example.com' })
    const roasterId = await joinRoaster(test, ada.id)
    expect((await test.call('DELETE', '/api/user/account', { token: ada.token })).status).toBe(200)
    expect(await db.selectFrom('roasterClaims').selectAll().where('userId', '=', ada.id).execute()).toEqual([])
    expect(await db.selectFrom('outbox').selectAll().where('recipient', '=', 'gone@example.com').execute()).toEqual([])
    expect(await membersOf(test, roasterId)).toEqual([])
    expectError(await test.get(link), { status: 400, code: 'invalid_token' })
  })

  it('includes the claims in GET /api/user/export', async () => {
    const ada = await someone()
    await claimed(test, ada, { ...NEW, businessEmail: 'export@example.com' })
    const { body } = await test.get('/api/user/export', { token: ada.token })
    expect(body.roasterClaims).toMatchObject([{ status: 'PENDING', businessEmail: 'export@example.com' }])
    expect(JSON.stringify(body)).not.toContain('okenHash')
  })
})
