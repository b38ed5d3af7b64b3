import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#test/support/app.ts'
import { insertRecipe } from '#test/support/community.ts'
import { insertMembers } from '#test/support/members.ts'

describe('API requests that a page preloads', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  async function readsOf(path: string, headers: Record<string, string> = {}): Promise<string[]> {
    const { text } = await test.get(path, { headers: { 'accept-language': 'en-GB', ...headers } })
    return [...text.matchAll(/<link rel="preload" as="fetch" crossorigin href="([^"]+)">/g)].map(([, url]) => url!)
  }

  it('answer 200, on every kind of page', async () => {
    const recipe = `/recipes/${await insertRecipe(test.app.db)}`
    for (const path of [
      '/',
      '/recipes',
      recipe,
      '/timer',
      '/grinders',
      '/grinders/niche-zero',
      '/coffees',
      '/roasters',
    ]) {
      const reads = await readsOf(path)
      expect(reads.length, path).toBeGreaterThan(0)
      for (const url of reads) expect((await test.get(url)).status, url).toBe(200)
    }
  })

  it('are left out with filters, in another language and on private pages', async () => {
    expect(await readsOf('/recipes?sort=newest')).toEqual([])
    expect(await readsOf('/recipes?lang=de')).toEqual([])
    expect(await readsOf('/recipes', { cookie: 'language=de' })).toEqual([])
    expect(await readsOf('/recipes', { 'accept-language': 'fr, en;q=0.5' })).toEqual([])
    expect(await readsOf('/recipes?lang=de', { 'accept-language': 'de-AT' })).toEqual(await readsOf('/recipes'))
    expect(await readsOf('/log')).toEqual([])
  })

  it('include the default grinder for visitors only, since members have their own', async () => {
    const [member] = await insertMembers(test, 1)
    const dial = '/api/widget/grinder/comandante-c40-mk4'
    expect(await readsOf('/')).toContain(dial)
    expect(await readsOf('/', { cookie: `svc_session=${member!.token}` })).not.toContain(dial)
  })
})
