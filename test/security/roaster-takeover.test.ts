import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runAdmin } from '#src/admin.ts'
import type { Database } from '#src/db/open.ts'
import { claimed, membersOf, statusOf } from '#test/features/roaster-tools/claims/claiming.ts'
import { BASE_URL, type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertRoaster } from '#test/support/community.ts'
import { expectError } from '#test/support/errors.ts'
import { insertMembers, proveAddresses } from '#test/support/members.ts'
import { insertRoasterMember, joinRoaster } from '#test/support/roasters.ts'

const ACCEPTS = ['*/*', 'application/json', 'text/html', 'image/png', 'text/html;q=0.1,application/json', undefined]

describe('takeover of a roaster through /api/roaster-claims and the portal', () => {
  let test: TestApp
  let db: Database
  beforeAll(async () => {
    test = await startTestApp()
    db = test.app.db
  })
  afterAll(() => test.close())

  const someone = async (): Promise<Member> => (await insertMembers(test, 1))[0]!
  const profile = ({ token }: Member) => test.get('/api/roaster-portal/profile', { token })
  const save = ({ token }: Member, body: object) => test.call('PUT', '/api/roaster-portal/profile', { token, body })
  const mailsTo = async ({ email }: Member) => (await test.sentMail()).filter(({ recipient }) => recipient === email)

  it('a claim by an address on the website that a member has set waits for an operator', async () => {
    const mallory = await insertRoasterMember(test, { slug: 'stolen' })
    expect((await save(mallory, { websiteUrl: 'https://mallory.example' })).status).toBe(200)
    const accomplice = await someone()
    const { id, link } = await claimed(test, accomplice, {
      businessEmail: 'second@mallory.example',
      roasterSlug: 'stolen',
    })
    expect((await test.post(link)).body.claim.status).toBe('PENDING_REVIEW')
    expect(await membersOf(test, mallory.roasterId)).toEqual([mallory.id])
    await runAdmin(db, ['set-website', 'stolen', 'https://real.example'])
    expect(await statusOf(test, id)).toBe('PENDING_REVIEW')
  })

  it('a claim waits for an operator if a member has replaced the website from the catalog', async () => {
    const owner = await insertRoasterMember(test, {
      slug: 'from-catalog',
      websiteUrl: 'https://from-catalog.example',
      websiteSource: 'catalog',
    })
    await save(owner, { websiteUrl: 'https://elsewhere.example' })
    const { link } = await claimed(test, await someone(), {
      businessEmail: 'me@elsewhere.example',
      roasterSlug: 'from-catalog',
    })
    expect((await test.post(link)).body.claim.status).toBe('PENDING_REVIEW')
  })

  it('a claim by an address on the website that an operator has set is approved immediately', async () => {
    await insertRoaster(db, { slug: 'vouched' })
    await runAdmin(db, ['set-website', 'vouched', 'www.vouched.example'])
    const ada = await someone()
    const { link } = await claimed(test, ada, { businessEmail: 'ada@vouched.example', roasterSlug: 'vouched' })
    expect((await test.post(link)).body.claim.status).toBe('APPROVED')
    expect((await profile(ada)).body.roaster.websiteUrl).toBe('https://www.vouched.example')
    await expect(runAdmin(db, ['set-website', 'nobody-here', 'https://a.example'])).rejects.toThrow(/No roaster/)
    await expect(runAdmin(db, ['set-website', 'vouched', 'javascript:alert(1)'])).rejects.toThrow(/web address/)
  })

  it.each(ACCEPTS)('GET and HEAD of the mailed claim link approve nothing, with Accept: %s', async (accept) => {
    const slug = `opened-${ACCEPTS.indexOf(accept)}`
    const roasterId = await insertRoaster(db, {
      slug,
      websiteUrl: `https://${slug}.example`,
      websiteSource: 'operator',
    })
    const { id, link } = await claimed(test, await someone(), { businessEmail: `a@${slug}.example`, roasterSlug: slug })
    for (const method of ['GET', 'HEAD', 'GET']) {
      const answer = await test.call(method, link, { headers: accept === undefined ? {} : { accept } })
      expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store'])
    }
    expect(await statusOf(test, id)).toBe('PENDING')
    expect(await membersOf(test, roasterId)).toEqual([])
    expect((await test.post(link)).body.claim.status).toBe('APPROVED')
  })

  it('an approved claim is mailed to the members, who can remove the new member, who is mailed as well', async () => {
    const slug = 'two-of-us'
    const owner = await insertRoasterMember(test, {
      slug,
      name: 'Two Of Us',
      websiteUrl: 'https://two.example',
      websiteSource: 'operator',
    })
    const intruder = await someone()
    await proveAddresses(db, owner, intruder)
    const { link } = await claimed(test, intruder, { businessEmail: 'x@two.example', roasterSlug: slug })
    await test.post(link)
    const [told] = await mailsTo(owner)
    expect(told!.subject).toMatch(/^Brewer \d+ can now manage Two Of Us$/)
    expect(told!.text).toContain(`${BASE_URL}/portal/members`)
    const url = `/api/roaster-portal/members/${intruder.id}`
    expect((await test.call('DELETE', url, { token: owner.token })).status).toBe(200)
    expectError(await profile(intruder), { status: 403, code: 'not_a_member' })
    expect((await mailsTo(intruder)).at(-1)!.subject).toBe("You can't manage Two Of Us anymore")
  })

  it('DELETE /api/roaster-portal/members/:id succeeds for one of two members who remove each other concurrently', async () => {
    for (let round = 0; round < 5; round++) {
      const ada = await insertRoasterMember(test)
      const eve = await someone()
      await joinRoaster(test, eve.id, ada.roasterId)
      const remove = (by: Member, whom: Member) =>
        test.call('DELETE', `/api/roaster-portal/members/${whom.id}`, { token: by.token })
      const answers = await Promise.all([remove(ada, eve), remove(eve, ada)])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
      expect(await membersOf(test, ada.roasterId)).toHaveLength(1)
    }
  })

  describe('PUT /api/roaster-portal/profile of a verified roaster', () => {
    const verified = (slug: string) =>
      insertRoasterMember(test, {
        slug,
        name: `Real ${slug}`,
        nameKey: `real ${slug}`,
        websiteUrl: `https://${slug}.example`,
        websiteSource: 'operator',
        isVerified: true,
      })
    const changeId = async (slug: string, field: string) => {
      const lines = (await runAdmin(db, ['roaster-changes'])).split('\n')
      return /^#(\d+)/.exec(lines.find((line) => line.includes(` ${slug}  ${field}:`))!)![1]!
    }

    it('keeps name and website until an operator approves the change', async () => {
      const owner = await verified('kept')
      const answer = await save(owner, { name: 'Fake Roast', websiteUrl: 'https://fake.example', tagline: 'Hello' })
      expect(answer.body.roaster).toMatchObject({
        name: 'Real kept',
        websiteUrl: 'https://kept.example',
        tagline: 'Hello',
        pendingChanges: [
          { field: 'name', value: 'Fake Roast', createdAt: expect.any(String) },
          { field: 'websiteUrl', value: 'https://fake.example', createdAt: expect.any(String) },
        ],
      })
      const shown = (await test.get('/api/roasters/kept')).body
      expect(shown).toMatchObject({ name: 'Real kept', websiteUrl: 'https://kept.example' })
      expect(JSON.stringify(shown)).not.toContain('fake')
      // The website that waits proves nothing.
      const { link } = await claimed(test, await someone(), { businessEmail: 'a@fake.example', roasterSlug: 'kept' })
      expect((await test.post(link)).body.claim.status).toBe('PENDING_REVIEW')
    })

    it('keeps the pending change when the old name is saved again, and replaces it by a newer one', async () => {
      const owner = await verified('again')
      await save(owner, { name: 'First Wish' })
      const first = await changeId('again', 'name')
      await save(owner, { name: 'Real again', city: 'Oslo' })
      expect((await profile(owner)).body.roaster.pendingChanges).toMatchObject([{ value: 'First Wish' }])
      await save(owner, { name: 'Second Wish' })
      await expect(runAdmin(db, ['approve-change', first])).rejects.toThrow(/No change/)
      expect((await profile(owner)).body.roaster).toMatchObject({
        name: 'Real again',
        pendingChanges: [{ field: 'name', value: 'Second Wish' }],
      })
    })

    it('applies a change that an operator approves, keeps the value of one that is rejected, and mails the member', async () => {
      const owner = await verified('decided')
      await proveAddresses(db, owner)
      await save(owner, { name: 'New Decided Name', websiteUrl: null })
      expect(await runAdmin(db, ['roaster-changes'])).toContain('Real decided -> New Decided Name')
      await runAdmin(db, ['approve-change', await changeId('decided', 'name')], BASE_URL)
      await runAdmin(db, ['reject-change', await changeId('decided', 'websiteUrl')], BASE_URL)
      expect((await profile(owner)).body.roaster).toMatchObject({
        name: 'New Decided Name',
        slug: 'decided',
        websiteUrl: 'https://decided.example',
        pendingChanges: [],
      })
      expect((await mailsTo(owner)).map(({ subject }) => subject)).toEqual([
        'New name approved: Real decided',
        'New website not approved: New Decided Name',
      ])
    })

    it('trusts the website for claims once an operator approves it', async () => {
      const owner = await verified('moved')
      await save(owner, { websiteUrl: 'https://moved-on.example' })
      await runAdmin(db, ['approve-change', await changeId('moved', 'websiteUrl')])
      const { link } = await claimed(test, await someone(), {
        businessEmail: 'a@moved-on.example',
        roasterSlug: 'moved',
      })
      expect((await test.post(link)).body.claim.status).toBe('APPROVED')
    })

    it('refuses the name of another roaster, when it is requested and when it is approved', async () => {
      const owner = await verified('late')
      await insertRoaster(db, { name: 'Taken', nameKey: 'taken' })
      expectError(await save(owner, { name: 'TAKEN' }), { status: 409, code: 'name_taken' })
      await save(owner, { name: 'Soon Taken' })
      await insertRoaster(db, { name: 'Soon Taken', nameKey: 'soon taken' })
      await expect(runAdmin(db, ['approve-change', await changeId('late', 'name')])).rejects.toThrow(/has that name/)
      expect((await profile(owner)).body.roaster.name).toBe('Real late')
    })

    it('deletes the pending changes of a member who is removed', async () => {
      const owner = await verified('wishes')
      const eve = await someone()
      await joinRoaster(test, eve.id, owner.roasterId)
      await save(eve, { websiteUrl: 'https://eve.example' })
      await test.call('DELETE', `/api/roaster-portal/members/${eve.id}`, { token: owner.token })
      expect((await profile(owner)).body.roaster.pendingChanges).toEqual([])
    })
  })
})
