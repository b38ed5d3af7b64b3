import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#src/db/open.ts'
import { findEmbedSettings } from '#src/features/roaster-tools/embed/settings.ts'
import { startTestApp, type TestApp } from '#test/support/app.ts'
import { expectError } from '#test/support/errors.ts'
import { insertRoasterMember, type RoasterMember } from '#test/support/roasters.ts'

const URL = '/api/roaster-portal/embed-settings'
const DEFAULTS = {
  accentColor: '#1D3557',
  theme: 'light',
  units: 'auto',
  showPoweredBy: true,
  allowedDomains: [],
  updatedAt: null,
}

describe('/api/roaster-portal/embed-settings', () => {
  let test: TestApp
  let db: Database
  let owner: RoasterMember
  beforeAll(async () => {
    test = await startTestApp()
    db = test.app.db
    owner = await insertRoasterMember(test, { slug: 'northlight' })
  })
  afterAll(() => test.close())

  const save = (body: object, member = owner, method = 'PUT') => test.call(method, URL, { token: member.token, body })
  const read = async ({ token } = owner) => (await test.get(URL, { token })).body.embedSettings
  const setPremium = (id: number, isPremium: boolean) =>
    db.updateTable('roasters').set({ isPremium }).where('id', '=', id).execute()

  it('GET returns the defaults until settings are saved, and the snippet to paste', async () => {
    const { status, body } = await test.get(URL, { token: owner.token })
    expect(status).toBe(200)
    expect(body).toEqual({
      embedSettings: DEFAULTS,
      snippet:
        '<script src="http://brewprint.test/embed/widget.js" async></script><div data-service-widget="northlight"></div>',
    })
    expect(await db.selectFrom('embedSettings').selectAll().where('roasterId', '=', owner.roasterId).execute()).toEqual(
      [],
    )
  })

  it('saves a theme that follows the visitor, and refuses others', async () => {
    const fresh = await insertRoasterMember(test, { slug: 'settings-auto' })
    expect((await save({ theme: 'auto' }, fresh)).body.embedSettings.theme).toBe('auto')
    expect((await test.get('/api/embed/recipes/settings-auto')).body.embedConfig.theme).toBe('auto')
    expectError(await save({ theme: 'sepia' }, fresh), { status: 400, code: 'invalid_request', field: 'theme' })
  })

  it.each(['PUT', 'PATCH'])('%s saves the given fields, which the embed applies at once', async (method) => {
    const slug = `settings-${method.toLowerCase()}`
    const fresh = await insertRoasterMember(test, { slug })
    const { status, body } = await save({ accentColor: '#ff8800' }, fresh, method)
    expect(status).toBe(200)
    expect(body.embedSettings).toEqual({ ...DEFAULTS, accentColor: '#ff8800', updatedAt: expect.any(String) })
    expect(body.snippet).toContain(`data-service-widget="${slug}"`)
    await save({ theme: 'dark' }, fresh, method)
    const { embedSettings } = (await save({}, fresh, method)).body
    expect(embedSettings).toMatchObject({ accentColor: '#ff8800', theme: 'dark', showPoweredBy: true })
    const { embedConfig } = (await test.get(`/api/embed/recipes/${slug}`)).body
    expect(embedConfig).toMatchObject({ accentColor: '#ff8800', theme: 'dark', showPoweredBy: true })
  })

  it.each([
    ['shop.example.com', 'shop.example.com'],
    ['  Shop.Example.COM  ', 'shop.example.com'],
    ['https://Shop.Example.com/path?x=1#y', 'shop.example.com'],
    ['http://shop.example.com:443', 'shop.example.com'],
    ['https://shop.example.com:80/', 'shop.example.com'],
    ['//shop.example.com', 'shop.example.com'],
    ['shop.example.com.', 'shop.example.com'],
    ['shop.example.com:8443', 'shop.example.com:8443'],
    ['*.example.com', 'example.com'],
    ['https://*.example.com', 'example.com'],
    ['röster.example', 'xn--rster-jua.example'],
    ['localhost', 'localhost'],
    ['http://localhost:5173', 'localhost:5173'],
    ['127.0.0.1:8080', '127.0.0.1:8080'],
  ])('stores the domain %j as %s', async (text, host) => {
    expect((await save({ allowedDomains: [text] })).body.embedSettings.allowedDomains).toEqual([host])
  })

  it('stores each domain once, and an empty list for every domain', async () => {
    const allowedDomains = ['b.example', 'a.example', 'https://B.example/', '*.a.example']
    expect((await save({ allowedDomains })).body.embedSettings.allowedDomains).toEqual(['b.example', 'a.example'])
    expect((await save({ theme: 'light' })).body.embedSettings.allowedDomains).toEqual(['b.example', 'a.example'])
    expect((await save({ allowedDomains: [] })).body.embedSettings.allowedDomains).toEqual([])
    const many = Array.from({ length: 50 }, (_, i) => `shop${i}.example`)
    expect((await save({ allowedDomains: many })).body.embedSettings.allowedDomains).toEqual(many)
  })

  it.each([
    '',
    '  ',
    '*',
    '*.',
    '*.*.example.com',
    'shop.*.com',
    'example',
    'exa mple.com',
    'example..com',
    '-shop.example.com',
    'under_score.example.com',
    'ftp://example.com',
    'javascript:alert(1)',
    'user@example.com',
    'https://user:pw@example.com',
    'example.com:99999',
    'example.com:port',
    "example.com'; script-src *",
    'example.com;frame-src',
    'example.com, evil.example',
    `${'x'.repeat(64)}.example`,
    `${'abc.'.repeat(70)}example`,
    'https://[::1',
    // A frame can't be allowed at an IPv6 address.
    'http://[::1]:3000/',
    '[2001:db8::1]',
    '/etc/passwd',
  ])('rejects the domain %j with 400', async (domain) => {
    const before = await read()
    expectError(await save({ allowedDomains: ['fine.example', domain] }), {
      status: 400,
      code: 'invalid_request',
      field: 'allowedDomains.1',
    })
    expect(await read()).toEqual(before)
  })

  it.each([
    [{ accentColor: 'red' }, 'accentColor'],
    [{ accentColor: '#fff' }, 'accentColor'],
    [{ accentColor: '#12345g' }, 'accentColor'],
    [{ accentColor: '#1234567' }, 'accentColor'],
    [{ accentColor: null }, 'accentColor'],
    [{ theme: 'blue' }, 'theme'],
    [{ showPoweredBy: 'no' }, 'showPoweredBy'],
    [{ allowedDomains: 'example.com' }, 'allowedDomains'],
    [{ allowedDomains: [7] }, 'allowedDomains.0'],
    [{ allowedDomains: Array(51).fill('a.example') }, 'allowedDomains'],
    [{ allowedDomains: [`${'x'.repeat(1001)}`] }, 'allowedDomains.0'],
  ])('rejects %j with 400', async (body, field) => {
    expectError(await save(body), { status: 400, code: 'invalid_request', field })
  })

  it('lets only premium roasters hide "powered by", while they are premium', async () => {
    const fresh = await insertRoasterMember(test, { slug: 'premium' })
    expectError(await save({ showPoweredBy: false, theme: 'dark' }, fresh), { status: 403, code: 'premium_only' })
    expect(await read(fresh)).toEqual(DEFAULTS)
    expect((await save({ showPoweredBy: true }, fresh)).status).toBe(200)

    await setPremium(fresh.roasterId, true)
    expect((await save({ showPoweredBy: false }, fresh)).body.embedSettings.showPoweredBy).toBe(false)
    const shown = async () => (await test.get('/api/embed/recipes/premium')).body.embedConfig.showPoweredBy
    expect(await shown()).toBe(false)

    await setPremium(fresh.roasterId, false)
    test.app.responseCache.clear()
    expect((await read(fresh)).showPoweredBy).toBe(true)
    expect(await shown()).toBe(true)
    expect((await findEmbedSettings(db, fresh.roasterId)).showPoweredBy).toBe(true)
    // Other settings can still be saved, and the old choice applies again with premium.
    expect((await save({ theme: 'dark' }, fresh)).body.embedSettings).toMatchObject({
      theme: 'dark',
      showPoweredBy: true,
    })
    await setPremium(fresh.roasterId, true)
    expect((await read(fresh)).showPoweredBy).toBe(false)
  })

  it('merges concurrent changes of different fields', async () => {
    const fresh = await insertRoasterMember(test)
    const parts = [{ accentColor: '#abcdef' }, { theme: 'dark' }, { allowedDomains: ['a.example'] }]
    const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => save(parts[i % 3]!, fresh)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await read(fresh)).toMatchObject({ accentColor: '#abcdef', theme: 'dark', allowedDomains: ['a.example'] })
  })
})
