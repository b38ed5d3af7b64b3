import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#src/db/open.ts'
import { startTestApp, type TestApp } from '#test/support/app.ts'
import { insertRoaster } from '#test/support/community.ts'
import { expectError } from '#test/support/errors.ts'
import { insertRoasterMember, type RoasterMember } from '#test/support/roasters.ts'

const URL = '/api/roaster-portal/profile'

const REFUSED: [body: object, field: string][] = [
  [{ name: '' }, 'name'],
  [{ name: '  ' }, 'name'],
  [{ name: null }, 'name'],
  [{ name: 'a\nb' }, 'name'],
  [{ name: 'x'.repeat(121) }, 'name'],
  [{ description: 'x'.repeat(5001) }, 'description'],
  [{ tagline: 'x'.repeat(201) }, 'tagline'],
  [{ tagline: 7 }, 'tagline'],
  [{ city: 'x'.repeat(101) }, 'city'],
  [{ state: 'x'.repeat(101) }, 'state'],
  [{ country: 'x'.repeat(101) }, 'country'],
  [{ style: 'x'.repeat(101) }, 'style'],
  ...['websiteUrl', 'logoUrl', 'coverImageUrl'].flatMap((field): [object, string][] => [
    [{ [field]: 'javascript:alert(1)' }, field],
    [{ [field]: 'java\nscript:alert(1)' }, field],
    [{ [field]: 'data:text/html,x' }, field],
    [{ [field]: 'our shop' }, field],
    [{ [field]: 'example' }, field],
    [{ [field]: `example.com/${'x'.repeat(985)}` }, field],
    [{ [field]: 'https://' }, field],
    [{ [field]: 'https://exam\nple.com' }, field],
    [{ [field]: `https://example.com/${'x'.repeat(1000)}` }, field],
  ]),
  [{ contactEmail: 'nobody' }, 'contactEmail'],
  [{ contactEmail: 'a@b.example\nBcc: c@d.example' }, 'contactEmail'],
  [{ instagramHandle: 'not a name' }, 'instagramHandle'],
  [{ instagramHandle: '@' }, 'instagramHandle'],
  [{ instagramHandle: 'https://evil.example/x' }, 'instagramHandle'],
  [{ instagramHandle: 'x'.repeat(31) }, 'instagramHandle'],
]

describe('/api/roaster-portal/profile', () => {
  let test: TestApp
  let db: Database
  let owner: RoasterMember
  beforeAll(async () => {
    test = await startTestApp()
    db = test.app.db
    owner = await insertRoasterMember(test, { name: 'Northlight', slug: 'northlight', nameKey: 'northlight' })
  })
  afterAll(() => test.close())

  const change = (body: object, method = 'PUT', { token } = owner) => test.call(method, URL, { token, body })
  const read = async ({ token } = owner) => (await test.get(URL, { token })).body.roaster

  it('GET returns the profile with fields that only members see', async () => {
    expect(await read()).toEqual({
      id: owner.roasterId,
      name: 'Northlight',
      slug: 'northlight',
      description: null,
      tagline: null,
      city: null,
      state: null,
      country: null,
      location: null,
      logoUrl: null,
      coverImageUrl: null,
      websiteUrl: null,
      website: null,
      style: null,
      instagramHandle: null,
      contactEmail: null,
      isVerified: false,
      isPremium: false,
      pendingChanges: [],
      _count: { coffees: 0 },
      recipeCount: 0,
      followerCount: 0,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    })
  })

  it.each(['PUT', 'PATCH'])('%s changes and trims the given fields, also in the public profile', async (method) => {
    const fresh = await insertRoasterMember(test)
    const everything = {
      description: ' Small batches. ',
      tagline: 'Light from the north',
      city: 'Tromsø',
      state: 'Troms',
      country: 'Norway',
      style: 'Nordic',
      websiteUrl: ' https://northlight.example/shop?a=1#b ',
      instagramHandle: '@north.light_',
      contactEmail: ' Hello@Northlight.EXAMPLE ',
      logoUrl: 'https://cdn.example/logo.png',
      coverImageUrl: 'https://cdn.example/cover.jpg',
    }
    const { status, body } = await change(everything, method, fresh)
    expect(status).toBe(200)
    const expected = {
      ...everything,
      description: 'Small batches.',
      location: 'Tromsø, Troms, Norway',
      websiteUrl: 'https://northlight.example/shop?a=1#b',
      website: 'https://northlight.example/shop?a=1#b',
      instagramHandle: 'north.light_',
      contactEmail: 'hello@northlight.example',
    }
    expect(body.roaster).toMatchObject(expected)
    expect((await change({ city: 'Bodø' }, method, fresh)).body.roaster).toMatchObject({
      ...expected,
      city: 'Bodø',
      location: 'Bodø, Troms, Norway',
    })
    const { body: shown } = await test.get(`/api/roasters/${body.roaster.slug}`)
    expect(shown).toMatchObject({ city: 'Bodø', tagline: expected.tagline, websiteUrl: expected.websiteUrl })
    expect(shown).not.toHaveProperty('contactEmail')
  })

  it('clears fields set to blank or null, and changes nothing for an empty body', async () => {
    const fresh = await insertRoasterMember(test, {
      tagline: 'x',
      websiteUrl: 'https://x.example',
      contactEmail: 'a@b.example',
      instagramHandle: 'x',
      logoUrl: 'https://x.example/l.png',
    })
    const cleared = { tagline: '', websiteUrl: ' ', contactEmail: '', instagramHandle: null, logoUrl: null }
    const { body } = await change(cleared, 'PUT', fresh)
    expect(body.roaster).toMatchObject({
      tagline: null,
      websiteUrl: null,
      contactEmail: null,
      instagramHandle: null,
      logoUrl: null,
    })
    const before = await read(fresh)
    expect((await change({}, 'PUT', fresh)).body.roaster).toMatchObject({ ...before, updatedAt: expect.any(String) })
  })

  it.each(['websiteUrl', 'logoUrl', 'coverImageUrl'])(
    'finding 6: adds https:// to a %s without a scheme, also in the public profile',
    async (field) => {
      const fresh = await insertRoasterMember(test)
      const { status, body } = await change({ [field]: ' www.roaster.com/logo.png ' }, 'PUT', fresh)
      expect(status).toBe(200)
      expect(body.roaster[field]).toBe('https://www.roaster.com/logo.png')
      const { body: shown } = await test.get(`/api/roasters/${body.roaster.slug}`)
      expect(shown[field]).toBe('https://www.roaster.com/logo.png')
      const refused = await change({ [field]: 'our shop' }, 'PUT', fresh)
      expect(refused.body.error).toBe(
        "That doesn't look like a web address. Try something like https://www.roaster.com.",
      )
    },
  )

  it.each([
    ['http://cdn.example/logo.png', "Use an address that starts with https://. Browsers don't show other images."],
    ['https://cdn.example/', "That address isn't an image. Use one that ends in .png, .jpg, .webp or .svg."],
    ['cdn.example', "That address isn't an image. Use one that ends in .png, .jpg, .webp or .svg."],
    ['https://cdn.example/about.html', "That address isn't an image. Use one that ends in .png, .jpg, .webp or .svg."],
    [
      'https://cdn.example/menu.PDF?v=2',
      "That address isn't an image. Use one that ends in .png, .jpg, .webp or .svg.",
    ],
  ])('refuses %s as a logo and as a cover image, with a sentence', async (address, error) => {
    for (const field of ['logoUrl', 'coverImageUrl']) {
      const { status, body } = await change({ [field]: address })
      expect(status).toBe(400)
      expect(body).toMatchObject({ error, field })
    }
  })

  it('takes an image whose address tells no type', async () => {
    const logoUrl = 'https://cdn.example/images/8c1f?width=400'
    expect((await change({ logoUrl })).body.roaster.logoUrl).toBe(logoUrl)
  })

  it.each([
    ['onyx', 'onyx'],
    ['@onyx', 'onyx'],
    ['https://www.instagram.com/onyx.coffee/', 'onyx.coffee'],
    ['instagram.com/onyx?hl=en', 'onyx'],
    ['http://instagram.com/onyx#top', 'onyx'],
  ])('extracts the Instagram handle from %s', async (instagramHandle, handle) => {
    expect((await change({ instagramHandle })).body.roaster.instagramHandle).toBe(handle)
  })

  it('updates search and lists after a change of name, and keeps the slug', async () => {
    const fresh = await insertRoasterMember(test, { name: 'Old Kiln', slug: 'old-kiln', nameKey: 'old kiln' })
    const coffee = { name: 'Konga', roastLevel: 'LIGHT' }
    const { body: created } = await test.post('/api/roaster-portal/coffees', coffee, { token: fresh.token })
    const idsFor = async (q: string) =>
      (await test.get(`/api/coffees?q=${q}`)).body.data.map(({ id }: { id: number }) => id)
    expect(await idsFor('kiln')).toEqual([created.coffee.id])

    const { body } = await change({ name: '  Étoile du Midi ' }, 'PUT', fresh)
    expect(body.roaster).toMatchObject({ name: 'Étoile du Midi', slug: 'old-kiln' })
    expect(await idsFor('konga+etoile')).toEqual([created.coffee.id])
    expect(await idsFor('etolie')).toEqual([created.coffee.id])
    expect(await idsFor('kiln')).toEqual([])
    const { body: found } = await test.get('/api/roasters?search=etoile')
    expect(found.roasters).toMatchObject([{ slug: 'old-kiln', name: 'Étoile du Midi' }])
    expect((await test.get('/api/roasters?search=kiln')).body.roasters).toEqual([])
    expect((await test.get('/api/coffees?roaster=ETOILE+DU+MIDI')).body.total).toBe(1)
    expect((await test.get(`/api/coffees/${created.coffee.id}`)).body.roasterName).toBe('Étoile du Midi')
  })

  it('accepts another spelling of its own name, and answers 409 to the name of another roaster', async () => {
    await insertRoaster(db, { name: 'Café Sol', nameKey: 'cafe sol' })
    expect((await change({ name: 'NORTHLIGHT' })).body.roaster.name).toBe('NORTHLIGHT')
    const before = await read()
    const answer = await change({ name: 'CAFE  SOL!', tagline: 'Stolen' })
    expectError(answer, { status: 409, code: 'name_taken' })
    expect(await read()).toEqual(before)
  })

  it.each(REFUSED)('rejects %j with 400', async (body, field) => {
    const before = await read()
    expectError(await change(body), { status: 400, code: 'invalid_request', field })
    expect(await read()).toEqual(before)
  })

  it('ignores flags and counters that members may not set', async () => {
    await change({ isVerified: true, isPremium: true, slug: 'mine', coffeeCount: 100 })
    expect(await read()).toMatchObject({
      isVerified: false,
      isPremium: false,
      slug: 'northlight',
      _count: { coffees: 0 },
    })
  })

  it('GET returns the roaster that a member of several joined first', async () => {
    const fresh = await insertRoasterMember(test)
    const second = await insertRoaster(db)
    const createdAt = new Date(Date.now() + 60_000).toISOString()
    await db.insertInto('roasterMembers').values({ roasterId: second, userId: fresh.id, createdAt }).execute()
    expect((await read(fresh)).id).toBe(fresh.roasterId)
  })
})
