import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#test/support/app.ts'
import { descriptionOf, operationsOf } from '#test/support/openapi.ts'
import { plantSamples, sampleOf } from '#test/support/sample-requests.ts'

describe('Cache-Control of responses to signed-in members', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  it('is no-store on every GET route that is not public', async () => {
    const world = await plantSamples(test)
    const { token } = world.member
    const routes = operationsOf(await descriptionOf(test.app)).filter(
      ({ method, operation }) => method === 'GET' && operation['x-access'] !== 'public',
    )
    expect(routes.length).toBeGreaterThan(25)
    for (const { name } of routes) {
      const { url } = sampleOf(name, world)
      const { status, headers } = await test.get(url, { token })
      expect([status < 500, headers['cache-control']], name).toEqual([true, 'no-store'])
    }
  })

  it('is no-store on public routes with knowsViewer too', async () => {
    const { member, roasterSlug } = await plantSamples(test)
    const url = `/api/roasters/${roasterSlug}/follow`
    expect((await test.get(url, { token: member.token })).headers['cache-control']).toBe('no-store')
  })
})
