import { Ajv } from 'ajv'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#test/support/app.ts'
import { descriptionOf } from '#test/support/openapi.ts'

interface Branded {
  brand: string
  slug: string
}

describe('GET /api/grinders, /api/machines, /api/filters and /api/brew-methods', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  const bodyOf = async (url: string) => (await test.get(url)).body

  it.each([
    ['/api/grinders', 'grinders', 234],
    ['/api/machines', 'machines', 89],
    ['/api/filters', 'filters', 34],
    ['/api/brew-methods', 'data', 12],
  ])('returns at %s all %s, %i', async (url, name, count) => {
    const { status, body } = await test.get(url)
    expect(status).toBe(200)
    const ids = body[name].map(({ id }: { id: unknown }) => id)
    expect(ids).toHaveLength(count)
    expect(new Set(ids).size).toBe(count)
  })

  it.each(['/api/grinders', '/api/machines', '/api/filters', '/api/brew-methods'])(
    'returns at %s a response that matches its schema, cacheable for a day with an ETag',
    async (url) => {
      const { body, headers } = await test.get(url)
      const operation = (await descriptionOf(test.app)).paths[url]!.get!
      const isDescribed = new Ajv({ strict: false }).compile(
        operation.responses[200]!.content!['application/json']!.schema!,
      )
      expect(isDescribed(body), JSON.stringify(isDescribed.errors)).toBe(true)

      expect(headers['cache-control']).toBe('public, max-age=86400')
      expect(headers['content-type']).toBe('application/json; charset=utf-8')
      expect(headers['access-control-allow-origin']).toBe('*')
      const etag = String(headers.etag)
      expect(etag).toMatch(/^"[\w-]+"$/)
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const again = await test.get(url, { headers: { 'if-none-match': known } })
        expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag])
      }
      expect((await test.get(url, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
      const head = await test.call('HEAD', url)
      expect([head.status, head.text, head.headers.etag]).toEqual([200, '', etag])
    },
  )

  it('returns name, model and grind index range of each grinder', async () => {
    const { grinders } = await bodyOf('/api/grinders')
    for (const grinder of grinders) {
      expect(grinder.name).toBe(grinder.model)
      expect(grinder.minGrindSetting, grinder.slug).toBeLessThan(grinder.maxGrindSetting)
      expect(grinder.minGrindIndex, grinder.slug).toBeGreaterThanOrEqual(0)
      expect(grinder.minGrindIndex, grinder.slug).toBeLessThan(grinder.maxGrindIndex)
      expect(grinder.maxGrindIndex, grinder.slug).toBeLessThanOrEqual(100)
      expect(grinder.clicksPerFullRange).toBeGreaterThan(0)
    }
    expect(grinders.find(({ slug }: Branded) => slug === 'comandante-c40-mk4')).toMatchObject({
      brand: 'Comandante',
      burrType: 'conical',
      minGrindSetting: 0,
    })
  })

  it('returns the price class of a grinder where it is known, and leaves it out elsewhere', async () => {
    const { grinders } = await bodyOf('/api/grinders')
    const priceOf = (wanted: string) => grinders.find(({ slug }: Branded) => slug === wanted).priceClass
    expect(['hario-skerton', 'baratza-encore', 'niche-zero', 'mahlkonig-ek43'].map(priceOf)).toEqual([1, 2, 3, 4])
    const unknown = grinders.filter((grinder: object) => !('priceClass' in grinder))
    expect(unknown.length).toBeGreaterThan(0)
    // The grinder of a machine isn't sold alone.
    for (const { slug, ...grinder } of grinders) {
      if (slug.endsWith('-built-in')) expect(grinder, slug).not.toHaveProperty('priceClass')
    }
  })

  it('returns only existing methods for machines and filters', async () => {
    const methods = (await bodyOf('/api/brew-methods')).data.map(({ id }: { id: string }) => id)
    for (const { brewMethod } of (await bodyOf('/api/machines')).machines) expect(methods).toContain(brewMethod)
    for (const { type, fits } of (await bodyOf('/api/filters')).filters) {
      expect(['paper', 'metal', 'cloth']).toContain(type)
      expect(methods).toEqual(expect.arrayContaining(fits))
    }
  })

  it.each(['grinders', 'machines'])('groups %s by brand, each once', async (name) => {
    const body = await bodyOf(`/api/${name}`)
    const list: Branded[] = body[name]
    expect(body.brands).toEqual([...new Set(list.map(({ brand }) => brand))].sort((a, b) => a.localeCompare(b, 'en')))
    expect(Object.keys(body.byBrand).sort()).toEqual([...body.brands].sort())
    for (const brand of body.brands) expect(body.byBrand[brand]).toEqual(list.filter((item) => item.brand === brand))
  })

  it.each(['grinders', 'machines'])('filters %s by brand in any case', async (name) => {
    const all = await bodyOf(`/api/${name}`)
    for (const brand of all.brands) {
      const query = new URLSearchParams({ brand: brand.toUpperCase() })
      const found = await bodyOf(`/api/${name}?${query}`)
      expect(found).toEqual({
        [name]: all.byBrand[brand],
        byBrand: { [brand]: all.byBrand[brand] },
        brands: [brand],
      })
    }
    expect(await bodyOf(`/api/${name}?brand=`)).toEqual(all)
    expect(await bodyOf(`/api/${name}?brand=Nobody`)).toEqual({ [name]: [], byBrand: {}, brands: [] })
  })

  it('filters machines by id or name of a method in any case, and by brand', async () => {
    const { machines } = await bodyOf('/api/machines')
    for (const { id, name } of (await bodyOf('/api/brew-methods')).data) {
      const wanted = machines.filter(({ brewMethod }: { brewMethod: string }) => brewMethod === id)
      expect(wanted.length).toBeGreaterThan(0)
      for (const brewMethod of [id, id.toUpperCase(), name, name.toLowerCase(), id.replaceAll('-', '_')]) {
        const found = await bodyOf(`/api/machines?${new URLSearchParams({ brewMethod })}`)
        expect(found.machines, brewMethod).toEqual(wanted)
      }
    }
    const hario = await bodyOf('/api/machines?brewMethod=V60&brand=hario')
    expect(hario.brands).toEqual(['Hario'])
    expect(new Set(hario.machines.map(({ brewMethod }: { brewMethod: string }) => brewMethod))).toEqual(
      new Set(['v60']),
    )
  })

  it('rejects an unknown method with 400 and lists the valid ones', async () => {
    const { status, body, headers } = await test.get('/api/machines?brewMethod=samovar')
    expect(status).toBe(400)
    expect(body.field).toBe('brewMethod')
    for (const { id } of (await bodyOf('/api/brew-methods')).data) expect(body.error).toContain(id)
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(headers['cache-control']).toBe('no-store')
    expect(headers.etag).toBeUndefined()
  })

  it.each(['brand=a&brand=b', `brand=${'x'.repeat(101)}`])('rejects ?%s with 400', async (query) => {
    const { status, body } = await test.get(`/api/grinders?${query}`)
    expect([status, body.field]).toEqual([400, 'brand'])
  })
})

describe('GET /api/grinders and /api/machines of a new app', () => {
  it('do not confuse the brands "undefined" and "null" with a missing brand', async () => {
    const test = await startTestApp()
    try {
      for (const [url, name, count] of [
        ['/api/grinders', 'grinders', 234],
        ['/api/machines', 'machines', 89],
      ] as const) {
        for (const brand of ['undefined', 'null', '', 'undefined undefined']) {
          const { body } = await test.get(`${url}?${new URLSearchParams({ brand })}`)
          expect(body[name], brand).toHaveLength(brand ? 0 : count)
        }
        expect((await test.get(url)).body[name]).toHaveLength(count)
      }
    } finally {
      await test.close()
    }
  })

  it('answer a preflight of any website', async () => {
    const test = await startTestApp()
    try {
      const headers = { origin: 'https://roaster.example', 'access-control-request-method': 'GET' }
      const { status, headers: answer } = await test.call('OPTIONS', '/api/grinders', { headers })
      expect(status).toBe(204)
      expect(answer['access-control-allow-origin']).toBe('*')
      expect(answer['access-control-allow-methods']).toContain('GET')
    } finally {
      await test.close()
    }
  })
})
