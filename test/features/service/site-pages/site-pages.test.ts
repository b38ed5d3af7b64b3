import { mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { LANGUAGES } from '#src/i18n/languages.ts'
import { startTestApp } from '#test/support/app.ts'
import { contentOf, headOf } from '#test/support/pages.ts'

async function startWith(files: Record<string, string> = {}) {
  const pagesDir = mkdtempSync(join(inject('directory'), 'pages-'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(pagesDir, name), text)
  const test = await startTestApp({ pagesDir })
  onTestFinished(() => test.close())
  const names = async () => (await test.get('/api/site-pages')).body.pages.map(({ name }: { name: string }) => name)
  return { test, names }
}

describe('GET /api/site-pages/:name and the pages /about, /privacy, /terms and /imprint', () => {
  it('return about and privacy in every language, and answer 404 for terms and imprint without a file of the operator', async () => {
    const { test, names } = await startWith()
    expect(await names()).toEqual(['about', 'privacy'])
    for (const language of Object.keys(LANGUAGES)) {
      for (const name of ['about', 'privacy']) {
        const { body } = await test.get(`/api/site-pages/${name}`, { headers: { 'accept-language': language } })
        expect(body.page).toMatchObject({ name, language, title: expect.stringMatching(/\w/) })
        expect(body.page.blocks.length).toBeGreaterThan(5)
        const { status, text } = await test.get(`/${name}?lang=${language}`)
        expect(status).toBe(200)
        expect(headOf(text).title).toBe(`${body.page.title} · Brewprint`)
        expect(contentOf(text)).toContain(`<h1>${body.page.title}</h1>`)
        expect(contentOf(text)).toContain('<a href="mailto:hello@brewprint.example">hello@brewprint.example</a>')
      }
    }
    for (const url of ['/terms', '/imprint', '/api/site-pages/imprint']) expect((await test.get(url)).status).toBe(404)
    expect((await test.get('/sitemaps/pages.xml')).text).toContain('/privacy</loc>')
  })

  it("return the operator's files instead, none for an empty file, and the imprint in every language", async () => {
    const { test, names } = await startWith({
      'imprint.de.md': '# Impressum\n\nRösthaus GmbH\nAm Hafen 1',
      'privacy.md': '# Our privacy\n\nWe store **nothing**.',
      'about.md': '',
      'notes.md': '# Not a page',
      'terms.xx.md': '# Not a language',
    })
    expect(await names()).toEqual(['privacy', 'imprint'])
    const german = { headers: { 'accept-language': 'de' } }
    expect((await test.get('/api/site-pages/privacy', german)).body.page.title).toBe('Our privacy')
    const { page } = (await test.get('/api/site-pages/imprint')).body
    expect(page).toMatchObject({ title: 'Impressum', language: 'de' })
    expect(contentOf((await test.get('/imprint')).text)).toContain('<p>Rösthaus GmbH<br>Am Hafen 1</p>')
    expect((await test.get('/about')).status).toBe(404)
  })
})
