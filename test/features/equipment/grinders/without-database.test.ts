import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#test/support/app.ts'

describe('grinder routes without a database', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
    await test.app.db.destroy()
  })
  afterAll(() => test.close())

  it('GET /api/health answers 503', async () => {
    expect((await test.get('/api/health')).status).toBe(503)
  })

  it.each([
    '/api/widget/grinders',
    '/api/widget/grinder/niche-zero',
    '/api/widget/grinder/jx%20pro',
    '/api/v1/convert?from=niche-zero&setting=41&to=encore',
    '/llms.txt',
    '/llms-full.txt',
  ])('%s still answers 200', async (url) => {
    const { status, text } = await test.get(url)
    expect(status).toBe(200)
    expect(text.length).toBeGreaterThan(100)
  })

  it.each([
    ['/api/widget/grinder/xyzzy', 404],
    ['/api/v1/convert?from=niche-zero&setting=999&to=encore', 400],
  ])('%s still answers with an error', async (url, status) => {
    expect((await test.get(url)).status).toBe(status)
  })

  it.each([
    ['convert_grind_setting', { from: 'niche-zero', setting: 41, to: 'encore' }],
    ['get_grinder_chart', { grinder: 'niche-zero', method: 'v60', roast: 'DARK' }],
    ['list_grinders', { search: 'barataza' }],
  ])('the MCP tool %s still answers', async (name, args) => {
    const params = { name, arguments: args }
    const { status, body } = await test.post('/api/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params })
    expect(status).toBe(200)
    expect(body.result.isError).toBeUndefined()
    expect(body.result.structuredContent).toBeDefined()
  })
})
