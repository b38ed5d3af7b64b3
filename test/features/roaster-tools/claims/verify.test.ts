import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#src/db/open.ts'
import { escapeHtml } from '#src/domain/html.ts'
import { randomIPv4 } from '#test/support/addresses.ts'
import type { Answer, Member, TestApp } from '#test/support/app.ts'
import { startTestApp } from '#test/support/app.ts'
import { insertRoaster } from '#test/support/community.ts'
import { expectError } from '#test/support/errors.ts'
import { insertMembers, proveAddresses } from '#test/support/members.ts'
import { BROWSER, claim, claimed, linkTo, membersOf, statusOf, VERIFY } from './claiming.ts'

describe('/api/roaster-claims/verify', () => {
  let test: TestApp
  let db: Database
  let ada: Member
  let n = 0
  beforeAll(async () => {
    test = await startTestApp()
    db = test.app.db
  })
  afterAll(() => test.close())

  /** Submits a claim of a new user on a new roaster, by default with an address at the domain of its website. */
  async function claimOn({
    websiteUrl,
    websiteSource = 'catalog',
    email,
  }: {
    websiteUrl?: string | null
    websiteSource?: 'catalog' | 'operator' | 'member' | null
    email?: string
  } = {}) {
    const domain = `roaster${++n}.example`
    ada = (await insertMembers(test, 1))[0]!
    const slug = `claimed-${n}`
    const website = websiteUrl === undefined ? `https://www.${domain}/` : websiteUrl
    const roasterId = await insertRoaster(db, {
      slug,
      name: `Claimed ${n}`,
      websiteUrl: website,
      websiteSource,
    })
    const businessEmail = email ?? `owner@${domain}`
    return { roasterId, slug, ...(await claimed(test, ada, { businessEmail, roasterSlug: slug })) }
  }

  it("approves a claim from the domain of the roaster's website, and opens the portal", async () => {
    const { roasterId, slug, link, id } = await claimOn()
    expect((await test.get('/api/roaster-portal/profile', { token: ada.token })).status).toBe(403)
    const { status, body } = await test.post(link)
    expect(status).toBe(200)
    expect(body).toEqual({
      success: true,
      message: expect.stringContaining('confirmed'),
      claim: {
        id,
        status: 'APPROVED',
        roaster: { name: `Claimed ${n}`, slug },
        businessEmail: `owner@roaster${n}.example`,
        createdAt: expect.any(String),
      },
    })
    expect(await membersOf(test, roasterId)).toEqual([ada.id])
    const { body: own } = await test.get('/api/roaster-claims', { token: ada.token })
    expect(own.claims[0]).toMatchObject({ status: 'APPROVED', decidedAt: expect.any(String) })
    expect((await test.get('/api/roaster-portal/profile', { token: ada.token })).body.roaster.slug).toBe(slug)
  })

  it.each([
    { websiteUrl: null },
    { websiteUrl: 'https://somewhere-else.example' },
    { websiteUrl: 'https://gmail.com', email: 'roaster@gmail.com' },
    { websiteUrl: 'https://instagram.com/roaster', email: 'roaster@instagram.com' },
    { websiteSource: 'member' as const },
    { websiteSource: null },
  ])('leaves a claim to an operator if the address proves nothing: %j', async (given) => {
    const { roasterId, link, id } = await claimOn(given)
    const { status, body } = await test.post(link)
    expect([status, body.claim.status]).toEqual([200, 'PENDING_REVIEW'])
    expect(body.message).toMatch(/review the claim/)
    expect(await statusOf(test, id)).toBe('PENDING_REVIEW')
    expect(await membersOf(test, roasterId)).toEqual([])
    expect((await test.get('/api/roaster-portal/profile', { token: ada.token })).status).toBe(403)
  })

  it('leaves a claim that created its roaster to an operator, whatever the address', async () => {
    const [grace] = (await insertMembers(test, 1)) as [Member]
    const { link } = await claimed(test, grace, { businessEmail: 'grace@gmail.com', roasterName: 'Made By Grace' })
    expect((await test.post(link)).body.claim.status).toBe('PENDING_REVIEW')
    expect((await test.get('/api/roaster-portal/profile', { token: grace.token })).status).toBe(403)
  })

  it('lets a second user join a roaster that has a member, by the same rules', async () => {
    const { roasterId, slug, link } = await claimOn()
    await test.post(link)
    const first = ada
    const [second] = (await insertMembers(test, 1)) as [Member]
    const { link: other } = await claimed(test, second, {
      businessEmail: `second@roaster${n}.example`,
      roasterSlug: slug,
    })
    expect((await test.post(other)).body.claim.status).toBe('APPROVED')
    expect(await membersOf(test, roasterId)).toEqual([first.id, second.id].sort((a, b) => a - b))
  })

  it("mails the approval to the user's own address", async () => {
    const { link } = await claimOn()
    await proveAddresses(db, ada)
    await test.post(link)
    const mail = (await test.sentMail()).findLast(({ recipient }) => recipient === ada.email)!
    expect(mail).toMatchObject({ subject: `You can now manage Claimed ${n}`, userId: ada.id })
  })

  it('shows browsers a page with a form first, since mail programs open links automatically', async () => {
    const { roasterId, link, id } = await claimOn()
    await db.updateTable('users').set({ displayName: '<i>Ada</i>' }).where('id', '=', ada.id).execute()
    for (let i = 0; i < 2; i++) {
      const { status, headers, text } = await test.get(link, { headers: BROWSER })
      expect(status).toBe(200)
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
      expect(headers['cache-control']).toBe('no-store')
      expect(text).toContain(`Claimed ${n}`)
      expect(text).toContain(`${escapeHtml('<i>Ada</i>')} wants to manage`)
      expect(text).toContain(`<form method="post" action="${link}">`)
      expect(text).not.toContain('<script')
      expect(await statusOf(test, id)).toBe('PENDING')
    }
    const headers = { ...BROWSER, 'content-type': 'application/x-www-form-urlencoded', origin: 'null' }
    const done = await test.call('POST', link, { headers, body: '' })
    expect(done.status).toBe(200)
    expect(done.text).toContain('can now manage')
    expect(await membersOf(test, roasterId)).toEqual([ada.id])
    for (const method of ['GET', 'POST']) expectGonePage(await test.call(method, link, { headers: BROWSER }))
  })

  it('accepts POST from programs', async () => {
    const { link } = await claimOn()
    expect((await test.post(link)).body.claim.status).toBe('APPROVED')
  })

  it('accepts a token once', async () => {
    const { link } = await claimOn()
    expect((await test.post(link)).status).toBe(200)
    for (const method of ['GET', 'POST']) {
      expectError(await test.call(method, link), { status: 400, code: 'invalid_token' })
    }
  })

  it('does not consume the token on HEAD', async () => {
    const { link, id } = await claimOn()
    expect((await test.call('HEAD', link)).status).toBe(200)
    expect(await statusOf(test, id)).toBe('PENDING')
    expect((await test.get(link)).status).toBe(200)
  })

  it('accepts a token for 7 days', async () => {
    const { link, id } = await claimOn()
    const age = (ms: number) =>
      db
        .updateTable('roasterClaims')
        .set({ createdAt: new Date(Date.now() - ms).toISOString() })
        .where('id', '=', id)
        .execute()
    await age(7 * 86_400_000)
    expectError(await test.get(link), { status: 400, code: 'invalid_token' })
    expectGonePage(await test.get(link, { headers: BROWSER }))
    await age(7 * 86_400_000 - 60_000)
    expect((await test.get(link)).status).toBe(200)
  })

  it('answers 400 once an operator has decided the claim', async () => {
    const { link, id } = await claimOn()
    await db.updateTable('roasterClaims').set({ status: 'REJECTED' }).where('id', '=', id).execute()
    expectError(await test.get(link), { status: 400, code: 'invalid_token' })
    expect(await statusOf(test, id)).toBe('REJECTED')
  })

  it.each(['token=garbage', 'token=%22%3Cscript%3E', `token=${'x'.repeat(513)}`, 'token=', ''])(
    'answers 400 to ?%s, with an HTML page for browsers',
    async (query) => {
      for (const method of ['GET', 'POST']) {
        expect((await test.call(method, `${VERIFY}?${query}`)).status).toBe(400)
        expectGonePage(await test.call(method, `${VERIFY}?${query}`, { headers: BROWSER }))
      }
    },
  )

  it('rejects the token of a sign-in link, and sign-in rejects the token of a claim', async () => {
    const { link } = await claimOn()
    const token = new URL(link, 'http://x').searchParams.get('token')
    expect((await test.get(`/api/auth/magic-link/verify?token=${token}`)).status).toBe(400)
    await test.post('/api/auth/magic-link', { email: ada.email })
    const signIn = new URL(await linkTo(test, ada.email), 'http://x')
    expect(signIn.pathname).toBe('/account/sign-in')
    expectError(await test.get(VERIFY + signIn.search), { status: 400, code: 'invalid_token' })
  })

  it('limits GET and POST to 10 requests per minute and IP address each', async () => {
    for (const method of ['GET', 'POST']) {
      const ip = randomIPv4()
      for (let i = 0; i < 10; i++) expect((await test.call(method, `${VERIFY}?token=x`, { ip })).status).toBe(400)
      const { status, headers } = await test.call(method, `${VERIFY}?token=x`, { ip })
      expect(status).toBe(429)
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    }
  })

  it('makes the user a member, whose further claims are answered with 409', async () => {
    const { link } = await claimOn()
    await test.post(link)
    expectError(await claim(test, ada, { businessEmail: 'a@b.example', roasterName: 'Yet Another' }), {
      status: 409,
      code: 'already_member',
    })
  })

  function expectGonePage({ status, headers, text }: Answer) {
    expect(status).toBe(400)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(text).toContain('<h1>This link has expired or was already used</h1>')
    expect(text).not.toContain('<script')
  }
})
