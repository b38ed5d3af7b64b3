/** Pages as the themes of shop systems write them, with strict policies, and the snippet of docs/EMBED.md on them. */
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectAccessiblePart } from '#test/support/web.ts'
import { useWidgetHost } from './widget-host.ts'

/** Our script, and nothing inline. */
const STRICT = (api: string) =>
  `default-src 'none'; script-src 'self' ${api}; style-src 'self'; connect-src 'self' ${api}; img-src 'self' data:; frame-src ${api}; base-uri 'none'; form-action 'none'`

/** Rules with which themes reach into what is pasted. */
const THEME_CSS: Record<string, string> = {
  html: 'body { font-family: serif; margin: 0 }',
  shopify: `.rte *, .product__info-container > * + * { margin: 0 0 1.5rem !important; letter-spacing: .06rem; line-height: 1.8 }
    .product { display: grid; grid-template-columns: 1fr 1fr; gap: 16px } button { all: unset; background: #f00 }`,
  woocommerce: `.entry-content p, .entry-content dl, .entry-content dt { font-size: 2rem; float: left; width: 30% }
    .woocommerce-product-details__short-description button, .entry-content button { background: #7f54b3 !important; padding: 2em }
    .entry-content ul { list-style: square; margin-left: 4em } .wp-block-group { display: flow-root }`,
  squarespace: `.sqs-block-content h3 { font-size: 60px } .sqs-block-content input { display: none }
    .sqs-layout .sqs-row { display: flex } .sqs-col-6 { width: 50% } * { box-sizing: content-box }`,
}

const BODIES: Record<string, (snippet: string) => string> = {
  html: (snippet) => `<main><h1>Our coffee</h1>${snippet}</main>`,
  shopify: (snippet) => `<main id="MainContent" class="content-for-layout"><section class="shopify-section section">
    <product-info class="product"><div class="product__media-wrapper"><h1>Our coffee</h1></div>
    <div class="product__info-wrapper"><div class="product__info-container rte"><div class="product__text">${snippet}</div></div></div>
    </product-info></section></main>`,
  woocommerce: (
    snippet,
  ) => `<div id="page" class="hfeed site"><main class="site-main"><article class="product type-product entry-content">
    <h1 class="product_title entry-title">Our coffee</h1><div class="summary"><div class="wp-block-group">${snippet}</div></div></article></main></div>`,
  squarespace: (
    snippet,
  ) => `<main id="page" class="Main"><h1>Our coffee</h1><div class="sqs-layout sqs-grid-12"><div class="row sqs-row"><div class="col sqs-col-6">
    <div class="sqs-block code-block sqs-block-code" data-block-type="23"><div class="sqs-block-content">${snippet}</div></div></div></div></div></main>`,
}

describe('the widget on pages of shop systems with strict policies', () => {
  const host = useWidgetHost()
  let server: Server
  let site: string
  const bodies = new Map<string, string>()
  beforeAll(async () => {
    server = createServer((request, response) => {
      const [, platform, file] = request.url!.split('/')
      if (file === 'theme.css') response.setHeader('content-type', 'text/css').end(THEME_CSS[platform!] ?? '')
      else {
        response
          .setHeader('content-type', 'text/html; charset=utf-8')
          .setHeader('content-security-policy', STRICT(host.api))
        response.end(`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A shop</title>
          <link rel="icon" href="data:,"><link rel="stylesheet" href="/${platform}/theme.css"></head><body>${bodies.get(platform!)}</body></html>`)
      }
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => server?.close())

  /** The HTML that docs/EMBED.md tells to paste, for this server and roaster. */
  async function documented(name: string, roaster: string): Promise<string> {
    const page = await readFile(new URL('../../docs/EMBED.md', import.meta.url), 'utf8')
    const [, section = ''] = page.split(`\n### ${name}\n`)
    const [, snippet = ''] = /```html\n([\s\S]*?)```/.exec(section) ?? []
    return snippet
      .replaceAll('https://brewprint.example', host.api)
      .replaceAll('fernwhistle-coffee', roaster)
      .replaceAll(' data-coffee="{{ product.handle }}"', '')
  }

  async function open(platform: string, body: string): Promise<{ page: Page; problems: string[] }> {
    bodies.set(platform, BODIES[platform]!(body))
    const page = await (await host.browser.newContext({ viewport: { width: 1000, height: 1200 } })).newPage()
    const problems: string[] = []
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
    page.on('pageerror', (error) => problems.push(error.message))
    await page.goto(`${site}/${platform}/product`)
    return { page, problems }
  }

  it.each([
    ['html', 'Plain HTML'],
    ['shopify', 'Shopify'],
    ['woocommerce', 'WooCommerce'],
    ['squarespace', 'Squarespace'],
  ])('is shown and styled, plays steps and takes a grinder: %s', async (platform, name) => {
    const { roaster, coffee } = await host.plant()
    const snippet = await documented(name, roaster.slug)
    expect(snippet).toContain('data-service-widget')
    const { page, problems } = await open(platform, snippet)
    const card = page.locator('[data-service-widget] article').last()
    await card.getByText(coffee.name).waitFor()
    expect(await card.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(251, 248, 242)')
    expect(await card.locator('h3').evaluate((element) => getComputedStyle(element).fontSize)).toBe('24px')
    await card.getByRole('button', { name: 'Steps' }).click()
    await card.getByText(/^Step 1 of/).waitFor()
    await card.getByRole('button', { name: 'Next' }).click()
    await card.getByText(/^Step 2 of/).waitFor()
    await card.getByRole('button', { name: 'Close' }).click()
    await card.getByRole('button', { name: 'Your grinder' }).first().click()
    await card.getByRole('searchbox').fill('encore')
    await expectAccessiblePart(page)
    await card.getByRole('button', { name: 'Baratza Encore', exact: true }).click()
    await card.locator('.panel:not([hidden]) .set b').waitFor()
    await expectAccessiblePart(page)
    expect(problems).toEqual([])
  })

  it('is shown as an iframe where scripts are refused', async () => {
    const { roaster, coffee } = await host.plant()
    const { page, problems } = await open('squarespace', await documented('Iframe', roaster.slug))
    await page.frameLocator('iframe').getByText(coffee.name).waitFor()
    expect(problems).toEqual([])
  })
})
