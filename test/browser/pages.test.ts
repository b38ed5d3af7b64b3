import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#test/support/app.ts'
import { launchBrowser, openPage } from '#test/support/browser.ts'

describe('the pages of the server', () => {
  let test: TestApp
  let browser: Browser
  let base: string

  beforeAll(async () => {
    test = await startTestApp()
    base = await test.app.listen({ port: 0, host: '127.0.0.1' })
    browser = await launchBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await test?.close()
  })

  it('converts a setting on the start page', async () => {
    const { page, problems } = await openPage(browser, base)
    await page.getByLabel('Grinder of the recipe').fill('Comandante C40 MK4')
    await page.getByLabel('Setting').fill('24')
    await page.getByLabel('My grinder').fill('baratza encore')
    await page.getByRole('button', { name: 'Convert' }).click()
    await page.getByText('24 clicks on the Comandante C40 MK4 is 15').waitFor()
    expect(problems).toEqual([])
  })

  it('says on the start page what is wrong with a name, and keeps what was typed', async () => {
    const { page } = await openPage(browser, `${base}/?from=Fellow+Ode&setting=5&to=niche+zero`)
    expect(await page.getByRole('alert').textContent()).toContain('fellow-ode-gen-2')
    expect(await page.getByLabel('Grinder of the recipe').inputValue()).toBe('Fellow Ode')
  })

  it('shows what a visitor typed as text, never as markup', async () => {
    const attack = '"><script>document.title="owned"</script>'
    const { page, problems } = await openPage(browser, `${base}/?from=${encodeURIComponent(attack)}&setting=1&to=x`)
    expect(await page.title()).toMatch(/^Brewprint/)
    expect(await page.getByLabel('Grinder of the recipe').inputValue()).toBe(attack)
    expect(problems).toEqual([])
  })

  it("shows a grinder's chart at the address that its data names", async () => {
    const chart = await test.get('/api/widget/grinder/fellow-ode-gen-2')
    const { page, problems } = await openPage(browser, base + new URL(chart.body.url).pathname)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Fellow Ode Gen 2')
    expect(await page.getByRole('row').count()).toBe(1 + chart.body.methods.length)
    expect(problems).toEqual([])
  })

  it('shows the API reference without any outside host', async () => {
    const { page, problems } = await openPage(browser, `${base}/docs`)
    const outside: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(base) && !request.url().startsWith('data:')) outside.push(request.url())
    })
    await page.reload({ waitUntil: 'networkidle' })
    await page.getByText('/api/v1/convert').waitFor()
    expect(outside).toEqual([])
    expect(problems).toEqual([])
  })
})
