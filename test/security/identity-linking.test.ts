import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { register, startTestApp, type TestApp } from '#test/support/app.ts'
import { BROWSER } from '#test/support/mailed-links.ts'
import { type OidcProvider, startOidcProvider } from '#test/support/oidc-provider.ts'

describe('GET /api/auth/oidc/start by Sec-Fetch-Site', () => {
  let provider: OidcProvider
  let test: TestApp
  beforeAll(async () => {
    provider = await startOidcProvider()
    test = await startTestApp({ oidc: provider.config })
  })
  afterAll(async () => {
    await test.close()
    await provider.close()
  })

  const start = async (site: string, query: string) => {
    const { token } = await register(test)
    const followed = { 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
    const headers = { ...BROWSER, ...followed, cookie: `svc_session=${token}` }
    return test.get(`/api/auth/oidc/start${query}`, { headers })
  }

  it.each(['cross-site', 'same-site'])('answers 403 and sets no cookie: %s', async (site) => {
    for (const query of ['?link=true', '']) {
      const answer = await start(site, query)
      expect(answer.status).toBe(403)
      expect(answer.headers['set-cookie']).toBeUndefined()
      expect(answer.text).toContain('This request came from another website, so we refused it')
    }
  })

  it('redirects to the provider from our own pages, and from a typed address', async () => {
    for (const site of ['same-origin', 'none']) expect((await start(site, '?link=true')).status).toBe(302)
  })
})
