import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#test/support/app.ts'
import { insertMembers } from '#test/support/members.ts'
import { insertWithRole, suspendMember } from '#test/support/moderation.ts'
import { descriptionOf, operationsOf } from '#test/support/openapi.ts'
import { joinRoaster } from '#test/support/roasters.ts'
import { plantSamples, type SampleWorld, sampleOf } from '#test/support/sample-requests.ts'

const PEOPLE = ['anonymous', 'member', 'suspended', 'author', 'portal', 'moderator', 'operator'] as const
type Person = (typeof PEOPLE)[number]

/** What a route answers before it looks at the request: refused, and why, or let through. */
type Gate = 'sign in' | 'suspended' | 'not a member' | 'not a moderator' | 'not an operator' | 'open'

const CODES: Record<string, Gate> = {
  not_authenticated: 'sign in',
  suspended: 'suspended',
  not_a_member: 'not a member',
  not_a_moderator: 'not a moderator',
  not_an_operator: 'not an operator',
}

/** What a suspended account may still do: leave, keep its account safe and private, and appeal. */
const WHILE_SUSPENDED = [
  'DELETE /api/user/account',
  'DELETE /api/user/sessions',
  'DELETE /api/user/sessions/{session}',
  'PATCH /api/user/notification-preferences',
  'PATCH /api/user/privacy',
  'POST /api/appeals',
  'POST /api/auth/logout',
  'POST /api/user/notification-preferences',
  'POST /api/user/privacy',
  'POST /api/user/suspension-appeal',
  'PUT /api/user/notification-preferences',
  'PUT /api/user/password',
  'PUT /api/user/privacy',
]

/** POST requests that only read. */
const READING = ['POST /api/adaptRecipe', 'POST /api/get-recipe']

function expectedGate(person: Person, name: string, access: string): Gate {
  const isReading = name.startsWith('GET ') || READING.includes(name)
  const isTeamRoute = access === 'moderator' || access === 'operator'
  if (access === 'public') return 'open'
  if (person === 'anonymous') return access === 'optional' ? 'open' : 'sign in'
  if (person === 'suspended' && (isTeamRoute || (!isReading && !WHILE_SUSPENDED.includes(name)))) return 'suspended'
  if (access === 'roaster-member') return person === 'portal' ? 'open' : 'not a member'
  if (access === 'moderator') return person === 'moderator' || person === 'operator' ? 'open' : 'not a moderator'
  if (access === 'operator') return person === 'operator' ? 'open' : 'not an operator'
  return 'open'
}

describe('access of every route by role', () => {
  let test: TestApp
  let world: SampleWorld
  let operations: { name: string; access: string }[]

  beforeAll(async () => {
    test = await startTestApp()
    world = await plantSamples(test, { isRoaster: false })
    operations = operationsOf(await descriptionOf(test.app)).map(({ name, operation }) => ({
      name,
      access: operation['x-access'],
    }))
  })
  afterAll(() => test.close())

  async function tokenOf(person: Person): Promise<string | undefined> {
    if (person === 'anonymous') return undefined
    if (person === 'moderator' || person === 'operator') return (await insertWithRole(test, person)).token
    const [member] = await insertMembers(test, 1)
    if (person === 'suspended') await suspendMember(test, member!)
    if (person === 'portal') await joinRoaster(test, member!.id)
    if (person === 'author') {
      const recipes = test.app.db.updateTable('recipes').set({ createdById: member!.id })
      await recipes.where('id', '=', world.ownRecipeId).execute()
    }
    return member!.token
  }

  /** An empty body and unknown ids: whoever is let through gets a 400 or 404, and nothing changes for the next one. */
  async function gateOf(name: string, token: string | undefined): Promise<Gate> {
    const [method = '', path = ''] = name.split(' ')
    const isHarmless = method === 'GET' || READING.includes(name)
    const { url } = isHarmless ? sampleOf(name, world) : { url: path.replace(/\{\w+\}/g, '2000000000') }
    const { status, body } = await test.call(method, url, { token, ...(!isHarmless && { body: {} }) })
    const gate = status === 401 || status === 403 ? CODES[body?.code] : 'open'
    if (gate === undefined) throw new Error(`${name}: ${status} ${body?.code}`)
    return gate
  }

  it.each(PEOPLE)('gives the documented access to every route: %s', async (person) => {
    expect(operations.length).toBeGreaterThan(120)
    const wrong: string[] = []
    for (const { name, access } of operations) {
      // Another one each time: some requests sign out or delete the account.
      const gate = await gateOf(name, await tokenOf(person))
      const expected = expectedGate(person, name, access)
      if (gate !== expected) wrong.push(`${name} (${access}): ${gate}, not ${expected}`)
    }
    expect(wrong).toEqual([])
  })

  it('POST /api/collections tells a suspended account until when and why', async () => {
    const [member] = await insertMembers(test, 1)
    await suspendMember(test, member!, '2999-01-02T00:00:00.000Z')
    const { status, body } = await test.post('/api/collections', { name: 'Best' }, member)
    expect(status).toBe(403)
    expect(body).toMatchObject({
      error: 'Your account is suspended until 2999-01-02: Too many adverts',
      code: 'suspended',
      until: '2999-01-02T00:00:00.000Z',
      reason: 'Too many adverts',
    })
    const me = await test.get('/api/auth/me', member)
    expect(me.body.user.suspension).toEqual({
      until: '2999-01-02T00:00:00.000Z',
      reason: 'Too many adverts',
      appealedAt: null,
    })
    expect((await test.get('/api/user/export', member)).status).toBe(200)
    expect((await test.call('DELETE', '/api/user/account', member)).status).toBe(200)
  })

  it('POST /api/collections accepts an account whose suspension is over', async () => {
    const [member] = await insertMembers(test, 1)
    await suspendMember(test, member!, new Date(Date.now() - 1000).toISOString())
    expect((await test.post('/api/collections', { name: 'Best' }, member)).status).toBe(201)
  })

  it('GET /api/admin/settings treats an address in ADMIN_EMAILS as an operator only once it is proven', async () => {
    const [member] = await insertMembers(test, 1)
    const admins = test.app.config.adminEmails as string[]
    admins.push(member!.email)
    expect((await test.get('/api/admin/settings', member)).status).toBe(403)
    const proven = { emailVerifiedAt: new Date().toISOString() }
    await test.app.db.updateTable('users').set(proven).where('id', '=', member!.id).execute()
    expect((await test.get('/api/admin/settings', member)).status).toBe(200)
    admins.pop()
  })
})
