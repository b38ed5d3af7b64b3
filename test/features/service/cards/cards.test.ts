import decodeQR from 'qr/decode.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SHAPES, type Shape } from '#src/features/service/cards/card.ts'
import { BASE_URL, register, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertCoffee, insertRecipe, insertRoaster } from '#test/support/community.ts'
import { headOf } from '#test/support/pages.ts'
import { countColors, crop, decodePng, type Image } from '#test/support/png.ts'

/** Where the QR code of each shape is, so that the decoder needn't search the whole picture. */
const QR_CORNERS: Record<Shape, [x: number, y: number, size: number]> = {
  wide: [1030, 450, 160],
  square: [850, 350, 190],
  story: [60, 1610, 230],
}

const readQr = (image: Image, shape: Shape = 'wide'): string => decodeQR(crop(image, ...QR_CORNERS[shape]))

describe('share cards', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  const fetchCard = async (url: string, headers: Record<string, string> = {}) => {
    const response = await test.app.inject({ url, headers })
    return { status: response.statusCode, headers: response.headers, file: response.rawPayload }
  }

  /** The head of a page, with the path of its picture. */
  const headAt = async (path: string) => {
    const { status, text } = await test.get(path)
    expect(status).toBe(200)
    const head = headOf(text)
    return { head, picture: head['og:image']!.slice(BASE_URL.length) }
  }

  async function plantAll() {
    const { db } = test.app
    const roasterId = await insertRoaster(db, { name: 'Hearth Coffee', city: 'Leeds' })
    const coffee = await insertCoffee(db, { roasterId, name: 'Konga' })
    const recipeId = await insertRecipe(db, { coffeeProfileId: coffee.id, roasterId, waterTempF: 200 })
    const member = await register(test)
    const { slug } = await db
      .selectFrom('roasters')
      .select('slug')
      .where('id', '=', roasterId)
      .executeTakeFirstOrThrow()
    return {
      member,
      recipeId,
      paths: [
        `/recipes/${recipeId}`,
        `/coffees/${coffee.id}`,
        '/grinders/comandante-c40-mk4',
        `/roasters/${slug}`,
        `/users/${member.id}`,
      ],
    }
  }

  it('every public page names its card in its meta tags, with size and description', async () => {
    const { paths } = await plantAll()
    for (const path of paths) {
      const { head, picture } = await headAt(path)
      expect(head).toMatchObject({
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:image:alt': expect.stringMatching(/\w{3}/),
        'twitter:card': 'summary_large_image',
      })
      expect(picture).toMatch(new RegExp(`^/cards${path}\\.png\\?lang=en&v=[0-9a-f]{16}$`))
      const { status, headers, file } = await fetchCard(picture)
      expect(status, path).toBe(200)
      expect(headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=86400, immutable',
      })
      const image = decodePng(file)
      expect(image).toMatchObject(SHAPES.wide)
      expect(countColors(image)).toBeGreaterThan(20)
      expect(readQr(image)).toBe(BASE_URL + path)
    }
  })

  it('GET /cards/:kind/:file draws three shapes', async () => {
    for (const [shape, size] of Object.entries(SHAPES)) {
      const { file } = await fetchCard(`/cards/grinders/niche-zero.png?shape=${shape as Shape}`)
      const image = decodePng(file)
      expect(image).toMatchObject(size)
      expect(readQr(image, shape as Shape)).toBe(`${BASE_URL}/grinders/niche-zero`)
    }
    expect((await fetchCard('/cards/grinders/niche-zero.png?shape=round')).status).toBe(400)
  })

  it('GET /cards/:kind/:file has the language and units of its URL, whatever the request headers say', async () => {
    const { paths } = await plantAll()
    const url = `/cards${paths[0]}.png`
    const english = await fetchCard(url, { 'accept-language': 'de-DE', cookie: 'language=de' })
    expect(english.headers.etag).toBe((await fetchCard(`${url}?lang=en`)).headers.etag)
    const german = await fetchCard(`${url}?lang=de`)
    expect(german.headers.etag).not.toBe(english.headers.etag)
    const celsius = await fetchCard(`${url}?temperature=C`)
    expect(new Set([english, german, celsius].map(({ headers }) => headers.etag)).size).toBe(3)
    const { picture } = await headAt(`${paths[0]}?lang=de`)
    expect(picture).toContain('lang=de')
  })

  it('GET /cards/:kind/:file has a new URL after a change of the recipe, and drops the old card', async () => {
    const { recipeId } = await plantAll()
    const before = await headAt(`/recipes/${recipeId}`)
    await test.app.db.updateTable('recipes').set({ doseGrams: 17.5 }).where('id', '=', recipeId).execute()
    test.app.responseCache.clear()
    const after = await headAt(`/recipes/${recipeId}`)
    expect(after.picture).not.toBe(before.picture)
    expect((await fetchCard(before.picture)).headers['cache-control']).toBe('public, max-age=300')
  })

  it('GET /cards/:kind/:file answers 304 to a matching ETag without drawing the card', async () => {
    const url = '/cards/grinders/1zpresso-jx-pro.png'
    const { headers } = await fetchCard(url)
    const again = await fetchCard(url, { 'if-none-match': String(headers.etag) })
    expect(again).toMatchObject({ status: 304 })
    expect(again.file).toHaveLength(0)
  })

  it.each([
    [
      'a title of one endless word',
      { title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'.repeat(2).slice(0, 100) },
    ],
    ['a title in Japanese', { title: '朝の一杯' }],
    ['a title in Arabic', { title: 'قهوة الصباح' }],
    ['a title of emoji only', { title: '☕️🔥👩🏽‍🍳' }],
    ['markup in the title', { title: '</text><image href="file:///etc/passwd"/>&amp;' }],
    ['neither temperature nor time', { waterTempF: null, brewTimeSeconds: null }],
    ['a setting in the author’s words', { grindSettingText: 'two turns and a bit' }],
  ])('GET /cards/:kind/:file draws a recipe with %s', async (_, values) => {
    const id = await insertRecipe(test.app.db, values)
    const { status, file } = await fetchCard(`/cards/recipes/${id}.png`)
    expect(status).toBe(200)
    expect(readQr(decodePng(file))).toBe(`${BASE_URL}/recipes/${id}`)
    expect((await fetchCard(`/cards/recipes/${id}.png?shape=story`)).status).toBe(200)
  })
})
