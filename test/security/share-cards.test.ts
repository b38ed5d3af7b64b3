import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Card } from '#src/features/service/cards/card.ts'
import { CardRenderer, MAX_WAITING } from '#src/features/service/cards/card-renderer.ts'
import { BASE_URL, register, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertRecipe } from '#test/support/community.ts'
import { headOf } from '#test/support/pages.ts'

describe('GET /cards/:kind/:file of private and deleted things', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  it('answers 404 for a private profile, whose page has the icon as its image', async () => {
    const { id, token } = await register(test)
    expect((await test.get(`/cards/users/${id}.png`)).status).toBe(200)
    const hidden = await test.call('PATCH', '/api/user/privacy', { token, body: { profileVisible: false } })
    expect(hidden.status).toBe(200)
    test.app.responseCache.clear()
    expect((await test.get(`/cards/users/${id}.png`)).status).toBe(404)
    const head = headOf((await test.get(`/users/${id}`)).text)
    expect(head['og:image']).toBe(`${BASE_URL}/icon-512.png`)
    expect(head['twitter:card' as never]).toBe('summary')
  })

  it('answers 404 for a deleted recipe whose card was drawn before', async () => {
    const id = await insertRecipe(test.app.db)
    expect((await test.get(`/cards/recipes/${id}.png`)).status).toBe(200)
    await test.app.db.deleteFrom('recipes').where('id', '=', id).execute()
    test.app.responseCache.clear()
    expect((await test.get(`/cards/recipes/${id}.png`)).status).toBe(404)
  })

  it.each([
    '/cards/recipes/0.png',
    '/cards/recipes/1e3.png',
    '/cards/recipes/99999999999999.png',
    '/cards/recipes/..%2f..%2fpackage.png',
    '/cards/grinders/constructor.png',
    '/cards/accounts/1.png',
    '/cards/recipes/1.svg',
  ])('answers 400 or 404 to %s', async (url) => {
    expect((await test.get(url)).status).toBeOneOf([400, 404])
  })
})

describe('CardRenderer', () => {
  const card = (n: number): Card => ({
    kind: 'users',
    label: '',
    title: `Member ${n}`,
    plainTitle: '',
    lines: [],
    figures: [],
    picture: { type: 'letter', letter: 'M', label: '' },
    invitation: '',
    url: `${BASE_URL}/users/${n}`,
  })

  it('draws a card once for everybody who asks, and refuses when too many wait', async () => {
    const renderer = new CardRenderer()
    const same = Array.from({ length: 100 }, () => renderer.render(card(0), 'wide'))
    const others = Array.from({ length: MAX_WAITING + 5 }, (_, n) => renderer.render(card(n + 1), 'wide'))
    const results = await Promise.allSettled(others)
    const refused = results.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[]
    expect(refused.length).toBeGreaterThanOrEqual(5)
    expect(refused[0]!.reason).toMatchObject({ statusCode: 503, code: 'unavailable' })
    expect(new Set(await Promise.all(same)).size).toBe(1)
    await renderer.close()
  })

  it('draws again after a drawing has failed', async () => {
    const renderer = new CardRenderer()
    const broken = { ...card(1), lines: null } as unknown as Card
    await expect(renderer.render(broken, 'wide')).rejects.toMatchObject({ statusCode: 503 })
    expect((await renderer.render(card(1), 'wide')).length).toBeGreaterThan(1000)
    await renderer.close()
  })

  it('closes while a card is being drawn', async () => {
    const renderer = new CardRenderer()
    const drawing = renderer.render(card(1), 'story')
    const settled = vi.fn()
    drawing.catch(settled)
    await renderer.close()
    await vi.waitFor(() => expect(settled).toHaveBeenCalled())
  })
})
