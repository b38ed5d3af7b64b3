import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BASE_URL, startTestApp, type TestApp } from '#test/support/app.ts'
import { eventsOf, insertEmbedRecipe, plantCoffee, saveEmbedSettings } from '#test/support/embeds.ts'

describe('GET /embed/:roasterSlug', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  const plant = async (...values: Parameters<typeof plantCoffee> extends [unknown, ...infer Rest] ? Rest : never) => {
    const planted = await plantCoffee(test.app.db, ...values)
    await insertEmbedRecipe(test.app.db, { coffeeId: planted.coffee.id, isDefault: true })
    return planted
  }
  const policyOf = async (slug: string) => {
    const { headers } = await test.get(`/embed/${slug}`)
    return Object.fromEntries(
      String(headers['content-security-policy'])
        .split('; ')
        .map((directive) => [directive.split(' ', 1)[0], directive.slice(directive.indexOf(' ') + 1)]),
    )
  }
  const dataIn = (html: string) => JSON.parse(/<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html)![1]!)

  it('returns a page with the element, its data and the script, and sets no cookie', async () => {
    const { roaster, coffee } = await plant()
    const { status, headers, text } = await test.get(`/embed/${roaster.slug}?theme=dark&layout=badge`)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=300, stale-while-revalidate=600',
    })
    expect(headers).not.toHaveProperty('x-frame-options')
    expect(headers).not.toHaveProperty('set-cookie')
    expect(text).toContain(`<div data-service-widget="${roaster.slug}" data-theme="dark" data-layout="badge">`)
    expect(text).toContain(`<a href="${BASE_URL}/roasters/${roaster.slug}">`)
    expect(text).toContain('<script src="/embed/widget.js"></script>')
    expect(text).not.toMatch(/<style|style="|onload=/)
    const { body } = await test.get(`/api/embed/recipes/${roaster.slug}?group=coffee&limit=24`)
    expect(dataIn(text)).toEqual(body)
    expect(dataIn(text).recipes[0].coffee.slug).toBe(coffee.slug)
    const again = await test.get(`/embed/${roaster.slug}?theme=dark&layout=badge`, {
      headers: { 'if-none-match': String(headers.etag) },
    })
    expect(again.status).toBe(304)
    // Loading the page records no impression; a card that becomes visible does.
    expect(await eventsOf(test.app.db, roaster.id)).toEqual([])
  })

  it('allows framing on every site, or on allowed domains and our own pages only', async () => {
    const open = await plant()
    expect(await policyOf(open.roaster.slug)).toMatchObject({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self'",
      'connect-src': "'self'",
      'frame-ancestors': '*',
    })
    const closed = await plant()
    await saveEmbedSettings(test.app.db, closed.roaster.id, {
      allowedDomains: ['shop.example', 'localhost', 'localhost:5173', "evil.example; script-src 'unsafe-inline'"],
    })
    const policy = await policyOf(closed.roaster.slug)
    expect(policy['frame-ancestors']).toBe(
      "'self' https://shop.example https://*.shop.example http://localhost:* http://localhost:5173",
    )
    expect(policy['script-src']).toBe("'self'")
  })

  it('contains the recipes of the coffee in ?coffee=, or of all coffees', async () => {
    const first = await plant()
    const second = await plant({ roasterId: first.roaster.id })
    const one = await test.get(`/embed/${first.roaster.slug}?coffee=${second.coffee.slug.toUpperCase()}`)
    expect(dataIn(one.text).recipes).toMatchObject([{ coffee: { slug: second.coffee.slug } }])
    expect(one.text).toContain(`data-coffee="${second.coffee.slug}"`)
    const all = await test.get(`/embed/${first.roaster.slug.toUpperCase()}`)
    expect(dataIn(all.text).recipes).toHaveLength(2)
  })

  it('escapes texts in HTML and in JSON', async () => {
    const attack = '</script><script>alert(1)</script><!--'
    const { roaster } = await plant({ name: attack }, { name: `"${attack}` })
    const { text } = await test.get(`/embed/${roaster.slug}?theme=${encodeURIComponent(`"><script>alert(2)</script>`)}`)
    expect(text.match(/<script/g)).toHaveLength(3)
    expect(text).not.toContain('alert(2)</script>')
    expect(dataIn(text)).toMatchObject({ roaster: { name: `"${attack}` }, recipes: [{ coffee: { name: attack } }] })
  })

  it.each([
    ['a roaster that nobody knows', () => '/embed/nobody-at-all', 'We couldn&#39;t find that roaster.'],
    [
      'a coffee that the roaster doesn’t have',
      (slug: string) => `/embed/${slug}?coffee=none-of-ours`,
      'We couldn&#39;t find that coffee.',
    ],
  ])('answers 404 with a page that any site may frame for %s', async (_what, path, message) => {
    const { roaster } = await plant()
    const browser = { headers: { accept: 'text/html,*/*;q=0.8' } }
    const { status, headers, text } = await test.get(path(roaster.slug), browser)
    expect(status).toBe(404)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['content-security-policy']).toContain('frame-ancestors *')
    expect(headers['cache-control']).toBe('no-store')
    expect(text).toContain(message)

    const forPrograms = await test.get(path(roaster.slug))
    expect(forPrograms).toMatchObject({ status: 404, body: { error: expect.stringContaining("couldn't find") } })
  })
})

describe('GET /embed/demo', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  it('says that there is no roaster with a coffee yet', async () => {
    const { status, text } = await test.get('/embed/demo')
    expect(status).toBe(200)
    expect(text).toContain('No roaster has a coffee yet.')
  })

  it('shows a roaster that has a coffee, preferably with recipes, or the one in ?roaster=', async () => {
    const { db } = test.app
    const bare = await plantCoffee(db, {}, { name: 'Only Beans' })
    expect((await test.get('/embed/demo')).text).toContain('Try it with Only Beans')
    const own = await plantCoffee(db, {}, { name: 'Own Words' })
    await insertEmbedRecipe(db, { coffeeId: own.coffee.id, isDefault: true })
    const { text, headers } = await test.get('/embed/demo')
    expect(text).toContain('Try it with Own Words')
    expect(text).toContain(`&#60;div data-service-widget=&#34;${own.roaster.slug}&#34;`)
    expect(text).toContain(`&#60;script src=&#34;${BASE_URL}/embed/widget.js&#34; async&#62;`)
    expect(text).toContain(`&#60;iframe src=&#34;${BASE_URL}/embed/${own.roaster.slug}&#34;`)
    for (const layout of ['card', 'inline', 'badge']) {
      for (const theme of ['light', 'dark']) expect(text).toContain(`data-theme="${theme}" data-layout="${layout}"`)
    }
    expect(headers['content-security-policy']).toContain("font-src 'self'")
    expect(text).toMatch(/<header><a href="\/" aria-label="Brewprint, home"><svg /)
    expect(text).toContain('href="/portal">Roaster portal</a>')
    expect(text).toContain('href="/portal/claim">Claim your roaster</a>')
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(text).not.toMatch(/<style|style="|<script>/)
    const asked = await test.get(`/embed/demo?roaster=${bare.roaster.slug}`)
    expect(asked.text).toContain('Try it with Only Beans')
    expect((await test.get('/embed/demo?roaster=nobody')).status).toBe(404)
  })

  it.each(['frame.css', 'frame.js', 'demo.css', 'demo.js'])('serves its file %s with an ETag', async (name) => {
    const { status, headers } = await test.get(`/embed/${name}`)
    expect(status).toBe(200)
    expect(headers['content-type']).toMatch(name.endsWith('.css') ? /^text\/css/ : /^text\/javascript/)
    expect((await test.get(`/embed/${name}`, { headers: { 'if-none-match': String(headers.etag) } })).status).toBe(304)
  })
})
