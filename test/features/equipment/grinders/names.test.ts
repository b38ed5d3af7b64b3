import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#test/support/app.ts'

describe('names of grinders in GET /api/widget/grinders and /api/widget/grinder/:slug', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  const chart = (name: string) => test.get(`/api/widget/grinder/${encodeURIComponent(name)}`)

  it('are listed in full, each with its slug, brand and name', async () => {
    const { status, body } = await test.get('/api/widget/grinders')
    expect(status).toBe(200)
    expect(body.count).toBe(234)
    expect(body.grinders).toHaveLength(234)
    expect(body.grinders).toContainEqual({ slug: 'comandante-c40-mk4', brand: 'Comandante', name: 'C40 MK4' })
    for (const grinder of body.grinders) {
      expect(grinder).toEqual({
        slug: expect.stringMatching(/^[a-z0-9-]+$/),
        brand: expect.any(String),
        name: expect.any(String),
      })
    }
    expect(new Set(body.grinders.map(({ slug }: { slug: string }) => slug)).size).toBe(234)
  })

  it.each([
    ['baratza-encore', 'baratza-encore'],
    ['BARATZA-ENCORE', 'baratza-encore'],
    ['Baratza Encore', 'baratza-encore'],
    ['encore', 'baratza-encore'],
    ['encore esp', 'baratza-encore-esp'],
    ['jx pro', '1zpresso-jx-pro'],
    ['JX-PRO', '1zpresso-jx-pro'],
    ['jxpro', '1zpresso-jx-pro'],
    ['Fellow Ode Gen 2', 'fellow-ode-gen-2'],
    ['ode gen2', 'fellow-ode-gen-2'],
    ['Comandante MK4', 'comandante-c40-mk4'],
    ['comandate c40 mk4', 'comandante-c40-mk4'],
    ['barataza encore', 'baratza-encore'],
    ['the niche zero grinder', 'niche-zero'],
    ['Mahlkonig EK43', 'mahlkonig-ek43'],
    ['MAHLKÖNIG ek 43', 'mahlkonig-ek43'],
  ])('are accepted as people say them: %j is %s', async (name, slug) => {
    const { status, body } = await chart(name)
    expect(status).toBe(200)
    expect(body.slug).toBe(slug)
  })

  it('that match several grinders get 400 with a list of them', async () => {
    const { status, body } = await chart('Fellow Ode')
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'ambiguous_grinder', field: 'slug' })
    expect(body.error).toBe(
      '"Fellow Ode" could be several grinders: fellow-ode-gen-1 (Fellow Ode Gen 1), fellow-ode-gen-2 (Fellow Ode Gen 2)',
    )
  })

  it.each([
    ['a brand alone', 'comandante'],
    ['a model that several share', 'kinu m47'],
  ])('that are %s get 400 with every grinder they can mean', async (_, name) => {
    const { status, body } = await chart(name)
    expect(status).toBe(400)
    const meant = test.app.catalog.grinders.filter(({ slug }) => slug.startsWith(name.replace(' ', '-')))
    expect(meant.length).toBeGreaterThan(2)
    for (const { slug } of meant) expect(body.error).toContain(`${slug} (`)
    expect(body.error.match(/\(/g)).toHaveLength(meant.length)
  })

  it('that are a slug match this grinder only', async () => {
    for (const { slug } of test.app.catalog.grinders) expect((await chart(slug)).body.slug).toBe(slug)
  })

  it('that are unknown get 404 with the three nearest slugs', async () => {
    const { status, body } = await chart('Baratzaa Enkore Pro Max')
    expect(status).toBe(404)
    expect(body).toMatchObject({ code: 'not_found', field: 'slug' })
    expect(body.error).toMatch(/^No grinder is called "Baratzaa Enkore Pro Max"\. The closest are: /)
    const nearest = body.error.split('are: ')[1].split(', ')
    expect(nearest).toHaveLength(3)
    expect(nearest).toContain('baratza-encore (Baratza Encore)')
  })

  it.each([
    ['nothing but marks', '!!!'],
    ['a single letter', 'y'],
    ['a key of every object', '__proto__'],
    ['another one', 'constructor'],
    ['a path upwards', '../../etc/passwd'],
    ['markup', '<script>alert(1)</script>'],
    ['an SQL fragment', "' or 1=1 --"],
    ['an emoji', '☕'],
  ])('that are %s get 404 with three existing slugs', async (_, name) => {
    const { status, body } = await chart(name)
    expect(status).toBe(404)
    const slugs = [...body.error.split('are: ')[1].matchAll(/([a-z0-9-]+) \(/g)].map(([, slug]) => slug)
    expect(slugs).toHaveLength(3)
    for (const slug of slugs) expect((await chart(slug!)).status).toBe(200)
  })

  it('longer than 100 characters get 400', async () => {
    const { status, body } = await chart('x'.repeat(101))
    expect(status).toBe(400)
    expect(body).toMatchObject({ field: 'slug', error: 'slug can have at most 100 characters' })
  })
})
