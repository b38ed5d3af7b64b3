import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOfShared } from '#src/features/service/pages/shared-link.ts'
import { BASE_URL, startTestApp, type TestApp } from '#test/support/app.ts'

describe('GET /open (share target) and pathOfShared', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  it.each([
    [{ url: `${BASE_URL}/recipes/12?lang=de` }, '/recipes/12?lang=de'],
    [{ text: `Look at this: ${BASE_URL}/coffees/3` }, '/coffees/3'],
    [{ text: 'Kenya  Kiambu\nhttps://roaster.example/kiambu' }, '/recipes?q=Kenya+Kiambu'],
    [{ title: 'Geisha', url: 'https://roaster.example/geisha' }, '/recipes?q=Geisha'],
    [{}, '/recipes'],
  ])('redirects %j to a path of this site', async (shared, path) => {
    const { status, headers } = await test.get(`/open?${new URLSearchParams(shared as Record<string, string>)}`)
    expect(status).toBe(302)
    expect(headers.location).toBe(path)
  })

  it.each([
    'https://evil.example/recipes/1',
    `${BASE_URL}.evil.example/`,
    `${BASE_URL}@evil.example/`,
    `${BASE_URL}//evil.example/x`,
    `${BASE_URL}/\\evil.example/x`,
    `${BASE_URL}/api/auth/logout`,
    `${BASE_URL}/open?url=${BASE_URL}/open`,
    'javascript:alert(1)',
    'data:text/html,x',
  ])('pathOfShared returns /recipes for a URL of another site or of the API: %s', (url) => {
    expect(pathOfShared({ url }, BASE_URL)).toBe('/recipes')
  })

  it('pathOfShared uses only the beginning of a long text', () => {
    expect(pathOfShared({ text: 'long '.repeat(4000) }, BASE_URL).length).toBeLessThan(200)
  })
})
