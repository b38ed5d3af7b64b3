import { Readable } from 'node:stream'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteAccount } from '#src/features/members/accounts/delete-account.ts'
import { startTestApp, type TestApp } from '#test/support/app.ts'
import { descriptionOf, operationsOf } from '#test/support/openapi.ts'
import { plantSamples, type SampleWorld, sampleOf } from '#test/support/sample-requests.ts'

/** Requests for what the deletion of the account has done already, so 200 is fine too. */
const DONE_ANYWAY = [
  'POST /api/auth/logout',
  'DELETE /api/user/account',
  'DELETE /api/user/saved-recipes',
  'DELETE /api/user/grinders',
  'DELETE /api/user/machines',
  'DELETE /api/user/filters',
  'DELETE /api/user/coffee-library',
]

/** What these routes write belongs to the roaster, and survives the account. */
const isForARoaster = (name: string) => name.includes('/api/roaster-portal/')

describe('request whose account is deleted while it runs', () => {
  let test: TestApp
  let routes: string[]
  beforeAll(async () => {
    test = await startTestApp({ quotas: true })
    routes = operationsOf(await descriptionOf(test.app))
      .filter(({ method, operation }) => method !== 'GET' && /required|member/.test(operation['x-access']))
      .map(({ name }) => name)
  })
  afterAll(() => test.close())

  /** A body that deletes the account when it is read, which is after the session was checked. */
  const bodyAfterTheEnd = ({ member }: SampleWorld, body: object) =>
    new Readable({
      read() {
        deleteAccount(test.app.db, member.id).then(
          () => {
            this.push(JSON.stringify(body))
            this.push(null)
          },
          (error) => this.destroy(error),
        )
      },
    })

  async function callAtTheEnd(name: string): Promise<{ status: number; body: unknown }> {
    const world = await plantSamples(test, { isRoaster: isForARoaster(name) })
    const { url, body = {} } = sampleOf(name, world)
    const response = await test.app.inject({
      method: name.split(' ')[0] as InjectOptions['method'],
      url,
      headers: { authorization: `Bearer ${world.member.token}`, 'content-type': 'application/json' },
      payload: bodyAfterTheEnd(world, body),
    })
    const users = test.app.db.selectFrom('users').select('id').where('id', '=', world.member.id)
    expect(await users.execute(), name).toEqual([])
    return { status: response.statusCode, body: response.json() }
  }

  it('gets 401 on every route that writes', async () => {
    expect(routes.length).toBeGreaterThan(50)
    const others: string[] = []
    for (const name of routes.filter((name) => !DONE_ANYWAY.includes(name))) {
      const { status, body } = await callAtTheEnd(name)
      const isFine = status === 401 || (isForARoaster(name) && status < 300)
      if (!isFine) others.push(`${name}: ${status} ${JSON.stringify(body)}`)
    }
    expect(others).toEqual([])
  })

  it('gets 200 or 401 where the deletion has already done what the request asks for', async () => {
    for (const name of DONE_ANYWAY) expect([200, 401], name).toContain((await callAtTheEnd(name)).status)
  })
})
