import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BASE_URL, register, startTestApp, type TestApp } from '#test/support/app.ts'
import { plantCoffees } from '#test/support/coffees.ts'
import { brew, insertRecipe, rate } from '#test/support/community.ts'
import { contentOf, headOf } from '#test/support/pages.ts'

describe('HTML pages of grinders, recipes, coffees, roasters and members', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  const open = async (path: string) => {
    const { status, text } = await test.get(path)
    expect(status).toBe(200)
    return { head: headOf(text), content: contentOf(text) }
  }

  async function plantRecipe(values: Parameters<typeof insertRecipe>[1] = {}, name = 'Konga') {
    const [coffeeId] = await plantCoffees(test.app.db, [
      { name, roaster: 'Gentle Drum', flavorProfile: 'Peach, Jasmine' },
    ])
    const { roasterId } = await test.app.db
      .selectFrom('coffees')
      .select('roasterId')
      .where('id', '=', coffeeId!)
      .executeTakeFirstOrThrow()
    const grinder = test.app.catalog.grinders.find(({ slug }) => slug === 'comandante-c40-mk4')!
    const machine = test.app.catalog.machines.find(({ brewMethod }) => brewMethod === 'v60')!
    const id = await insertRecipe(test.app.db, {
      coffeeProfileId: coffeeId,
      roasterId,
      grinderId: grinder.id,
      machineId: machine.id,
      brewMethod: 'v60',
      waterTempF: 201,
      brewTimeSeconds: 185,
      ...values,
    })
    return { id, coffeeId: coffeeId!, machine }
  }

  it('GET /grinders/:slug describes a product with its settings for all methods', async () => {
    const { head, content } = await open('/grinders/comandante-c40-mk4')
    const chart = await test.get('/api/widget/grinder/comandante-c40-mk4')
    expect(head).toMatchObject({
      title: 'Comandante C40 MK4 grind settings · Brewprint',
      canonical: `${BASE_URL}/grinders/comandante-c40-mk4`,
      description: expect.stringContaining('Comandante C40 MK4'),
      robots: undefined,
      'og:title': 'Comandante C40 MK4 grind settings',
      'og:url': `${BASE_URL}/grinders/comandante-c40-mk4`,
      'og:image': expect.stringContaining(`${BASE_URL}/cards/grinders/comandante-c40-mk4.png`),
    })
    expect(head.description!.length).toBeLessThanOrEqual(161)
    const [product, trail] = head.jsonLd['@graph']
    expect(product).toMatchObject({ '@type': 'Product', brand: { name: 'Comandante' }, category: 'Coffee grinder' })
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: [{ name: 'Grinders' }, { position: 2 }] })
    expect(product.additionalProperty).toHaveLength(chart.body.methods.length)
    for (const { label, settingLabel, rangeLabel } of chart.body.methods) {
      expect(content).toContain(`<th scope="row">${label}</th><td>${settingLabel}</td><td>${rangeLabel}</td>`)
    }
  })

  it('GET /recipes/:id describes a recipe with its figures, and a rating only once there is one', async () => {
    const { id, machine } = await plantRecipe()
    const { head, content } = await open(`/recipes/${id}`)
    const figures = [
      '15 g coffee',
      '240 g water (1:16)',
      '201 °F (94 °C)',
      '3:05',
      '24 clicks on the Comandante C40 MK4',
    ]
    for (const figure of figures) {
      expect(head.description).toContain(figure)
      expect(content).toContain(figure)
    }
    expect(head.title).toBe('Konga by Gentle Drum, V60 · Brewprint')
    const [recipe, trail] = head.jsonLd['@graph']
    expect(recipe).toMatchObject({
      '@type': 'Recipe',
      url: `${BASE_URL}/recipes/${id}`,
      author: { name: 'Anonymous' },
      totalTime: 'PT3M5S',
      tool: [`${machine.brand} ${machine.model}`, 'Comandante C40 MK4'].map((name) => ({ '@type': 'HowToTool', name })),
    })
    expect(recipe).not.toHaveProperty('aggregateRating')
    expect(trail.itemListElement.map(({ name }: { name: string }) => name)).toEqual(['Recipes', 'Konga', 'V60'])

    const member = await register(test)
    await rate(test.app.db, member.id, id, 4)
    const [rated] = (await open(`/recipes/${id}`)).head.jsonLd['@graph']
    expect(rated.aggregateRating).toMatchObject({ ratingValue: 4, ratingCount: 1, bestRating: 5 })
  })

  it('GET /recipes/:id weighs an espresso in the cup', async () => {
    const machine = test.app.catalog.machines.find(({ brewMethod }) => brewMethod === 'espresso')!
    const espresso = { brewMethod: 'espresso', machineId: machine.id, doseGrams: 18, waterGrams: 36, ratio: 2 }
    const shown = async (values: object) => (await open(`/recipes/${(await plantRecipe(values)).id}`)).content
    expect(await shown(espresso)).toContain('<dt>Yield</dt><dd>36 g in the cup (1:2)</dd>')
    // With a yield of its own, the other weight is the water.
    expect(await shown({ ...espresso, waterGrams: 40, yieldGrams: 36 })).toContain('40 g water')
  })

  it('GET /coffees/:id describes a product of its roaster, with its recipes', async () => {
    const { id, coffeeId } = await plantRecipe({}, 'Halo')
    const { head, content } = await open(`/coffees/${coffeeId}`)
    expect(head.title).toBe('Halo by Gentle Drum · Brewprint')
    const [product, trail] = head.jsonLd['@graph']
    expect(product).toMatchObject({
      '@type': 'Product',
      name: 'Halo',
      brand: { '@type': 'Brand', name: 'Gentle Drum' },
    })
    expect(product.additionalProperty).toContainEqual({
      '@type': 'PropertyValue',
      name: 'Flavor notes',
      value: 'Peach, Jasmine',
    })
    expect(trail.itemListElement).toHaveLength(3)
    expect(content).toContain(`href="/recipes/${id}"`)
    expect(content).toContain('href="/roasters/gentle-drum"')
  })

  it('GET /roasters/:slug describes an organization with its address, website and coffees', async () => {
    const [coffeeId] = await plantCoffees(test.app.db, [{ name: 'Sol', roaster: 'North Hearth' }])
    await test.app.db
      .updateTable('roasters')
      .set({
        city: 'Leeds',
        country: 'UK',
        websiteUrl: 'https://hearth.example',
        logoUrl: 'https://hearth.example/a.png',
      })
      .where('slug', '=', 'north-hearth')
      .execute()
    const { head, content } = await open('/roasters/north-hearth')
    const [organization] = head.jsonLd['@graph']
    expect(organization).toMatchObject({
      '@type': 'Organization',
      name: 'North Hearth',
      sameAs: ['https://hearth.example'],
      logo: 'https://hearth.example/a.png',
      address: { '@type': 'PostalAddress', addressLocality: 'Leeds', addressCountry: 'UK' },
    })
    expect(organization.address).not.toHaveProperty('addressRegion')
    expect(head.jsonLd['@graph'][0].image).toBe('https://hearth.example/a.png')
    expect(head['og:image']).toContain(`${BASE_URL}/cards/roasters/`)
    expect(content).toContain('<a href="https://hearth.example" rel="noopener nofollow">')
    expect(content).toContain(`<a href="/coffees/${coffeeId}">Sol</a>`)
  })

  it('GET /users/:id describes a person, with noindex for search engines', async () => {
    const member = await register(test)
    await brew(test.app.db, member.id, (await plantRecipe()).id)
    const { head, content } = await open(`/users/${member.id}`)
    expect(head).toMatchObject({ title: `Brewer ${member.id} · Brewprint`, robots: 'noindex', canonical: undefined })
    expect(head.jsonLd['@graph']).toEqual([
      expect.objectContaining({
        '@type': 'ProfilePage',
        mainEntity: { '@type': 'Person', name: `Brewer ${member.id}` },
      }),
    ])
    expect(content).toContain('0 shared recipes, 1 brew, 0 saved recipes')
    expect(content).not.toContain('@')
  })

  it('escape texts of users and drop javascript: URLs', async () => {
    const attack = `"><script>alert(1)</script></noscript></title><img src=x onerror=alert(1)>\u2028`
    const { id, coffeeId } = await plantRecipe({ notes: attack, grindSettingText: `24 ${attack}`.slice(0, 60) })
    const { db } = test.app
    await db.updateTable('coffees').set({ name: attack, description: attack }).where('id', '=', coffeeId).execute()
    await db
      .updateTable('roasters')
      .set({ name: attack, websiteUrl: 'javascript:alert(1)', logoUrl: 'javascript:alert(2)', tagline: attack })
      .where('slug', '=', 'gentle-drum')
      .execute()
    const member = await register(test)
    await db.updateTable('users').set({ displayName: attack }).where('id', '=', member.id).execute()
    const paths = [`/recipes/${id}`, `/coffees/${coffeeId}`, '/roasters/gentle-drum', `/users/${member.id}`, '/coffees']
    for (const path of paths) {
      const { text } = await test.get(path)
      expect(text, path).not.toMatch(/<script>alert|<img|href="javascript/i)
      // Only our own scripts: two files, and JSON-LD if the page describes something.
      expect(text.match(/<script/g)!.length, path).toBe(path === '/coffees' ? 2 : 3)
      expect(text.match(/<\/noscript>/g), path).toHaveLength(1)
      expect(text.match(/<\/title>/g), path).toHaveLength(1)
      expect(JSON.stringify(headOf(text).jsonLd ?? {}), path).not.toContain('javascript:')
    }
  })
})
