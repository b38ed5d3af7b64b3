import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BASE_URL, startTestApp, type TestApp } from '#test/support/app.ts'

describe('GET /llms.txt and /llms-full.txt', () => {
  let test: TestApp
  let index: string
  let full: string
  beforeAll(async () => {
    test = await startTestApp()
    index = (await test.get('/llms.txt')).text
    full = (await test.get('/llms-full.txt')).text
  })
  afterAll(() => test.close())

  /** Returns the section of one grinder in the full text. */
  const partOf = (name: string) => full.split('\n### ').find((part) => part.startsWith(`${name}\n`))!

  it('return plain text', async () => {
    for (const url of ['/llms.txt', '/llms-full.txt']) {
      const { status, headers } = await test.get(url)
      expect(status).toBe(200)
      expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    }
  })

  it('/llms.txt is a short index of the data and where to find it', () => {
    expect(index).toMatch(/^# Brewprint\n\n> .+/)
    expect(index).toContain('234 grinders, 12 brew methods')
    expect(index.length).toBeLessThan(3000)
    for (const path of [
      '/llms-full.txt',
      '/api/widget/grinders',
      '/api/widget/grinder/comandante-c40-mk4',
      '/api/v1/convert?from=comandante-c40-mk4&setting=24&to=baratza-encore',
      '/docs',
      '/api/openapi.json',
      '/api/mcp',
    ]) {
      expect(index).toContain(BASE_URL + path)
    }
  })

  it('/llms.txt links only to existing pages', async () => {
    const links = [...index.matchAll(/\]\((\S+?)\)/g)].map(([, link]) => link!)
    expect(links.length).toBeGreaterThan(5)
    for (const link of links) {
      expect(link.startsWith(`${BASE_URL}/`)).toBe(true)
      const { status } = await test.get(link.slice(BASE_URL.length))
      expect(status, link).toBe(200)
    }
  })

  it('/llms-full.txt lists every grinder with its slug, references and settings', () => {
    for (const { slug, brand, model, references, confidence } of test.app.catalog.grinders) {
      const part = partOf(`${brand} ${model}`)
      expect(part, slug).toBeDefined()
      expect(part).toContain(`slug: ${slug};`)
      expect(part).toContain(`evidence: ${confidence}`)
      const written = references.map(({ grindIndex, setting }) => `${grindIndex} = ${setting}`)
      expect(written).toHaveLength(5)
      expect(part).toContain(`references: ${written.join(', ')}`)
    }
    expect(full.match(/^### /gm)).toHaveLength(234)
  })

  it("/llms-full.txt lists the settings of every chart, and the methods that a grinder can't reach", async () => {
    for (const { slug, brand, model } of test.app.catalog.grinders) {
      const { methods, unsupportedMethods } = (await test.get(`/api/widget/grinder/${slug}`)).body
      const part = partOf(`${brand} ${model}`)
      for (const { label, settingLabel, rangeLabel } of methods) {
        expect(part).toContain(`\n- ${label}: ${settingLabel} (${rangeLabel})`)
      }
      expect(part.match(/^- /gm)).toHaveLength(methods.length)
      const names = unsupportedMethods.map(({ name }: { name: string }) => name)
      expect(part.includes("can't reach: "), slug).toBe(names.length > 0)
      expect(part).toContain(names.join(', '))
    }
  })

  it('/llms-full.txt lists every method with its range', () => {
    for (const { id, name, grindIndex } of test.app.catalog.methods) {
      expect(full).toContain(`- ${name} (${id}): ${grindIndex.min} - ${grindIndex.ideal} - ${grindIndex.max};`)
    }
  })

  it('/llms-full.txt explains the scale, the confidence of the data and how to convert', () => {
    expect(full).toContain('index = (microns - 200) / 12')
    expect(full).toContain('3 + 0.12 x index points for published curves')
    expect(full).toMatch(/## How to convert[\s\S]+By hand: /)
    expect(full).toContain(`GET ${BASE_URL}/api/v1/convert?from=SLUG&setting=SETTING&to=SLUG`)
    expect(full).toContain(`POST ${BASE_URL}/api/mcp`)
    for (const tool of ['convert_grind_setting', 'get_grinder_chart', 'list_grinders']) expect(full).toContain(tool)
  })

  it('contain no undefined or null values', () => {
    expect(index + full).not.toMatch(/undefined|NaN|\bnull\b|\[object/)
  })
})
