import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#test/support/app.ts'

const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8')

describe('the README', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  it('begins with the two commands', () => {
    expect(readme.slice(0, 400)).toMatch(/npm ci && npm start[\s\S]*npm ci && npm test/)
  })

  it('shows the conversion as it is answered', async () => {
    const [, url, shown] = /curl 'localhost:3000(\/api\/v1\/convert\?from=comandante[^']+)'\n(\{[\s\S]+?\})\n```/.exec(
      readme,
    )!
    const { body } = await test.get(url!)
    expect(body).toEqual(JSON.parse(shown!))
  })

  it('shows names and dials as they are understood', async () => {
    const [, url] = /curl 'localhost:3000(\/api\/v1\/convert\?from=jx[^']+)'/.exec(readme)!
    const { body } = await test.get(url!)
    expect(body).toMatchObject({
      from: { slug: '1zpresso-jx-pro', setting: 97, label: '2.4.1' },
      to: { slug: 'fellow-ode-gen-2', setting: 5, label: '5' },
    })
  })

  it('shows a call of an assistant as it is answered', async () => {
    const [, call] = /api\/mcp -d '([\s\S]+?)'\n/.exec(readme)!
    const { body } = await test.post('/api/mcp', JSON.parse(call!))
    const { key, setting, range, recipe } = body.result.structuredContent.selected
    const shown = JSON.stringify({ key, setting, range }).slice(1, -1)
    expect(readme).toContain(shown)
    expect(readme).toContain(`"recipe":${JSON.stringify(recipe)}`)
  })
})
