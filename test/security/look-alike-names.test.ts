import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#src/db/open.ts'
import { skeleton } from '#src/domain/look-alikes.ts'
import { checkDisplayName } from '#src/features/members/names/check-display-name.ts'
import { type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertRecipe, insertRoaster } from '#test/support/community.ts'
import { expectError } from '#test/support/errors.ts'
import { insertMembers } from '#test/support/members.ts'
import { insertRoasterMember, joinRoaster } from '#test/support/roasters.ts'

describe('names that look like another name', () => {
  let test: TestApp
  let db: Database
  beforeAll(async () => {
    test = await startTestApp()
    db = test.app.db
  })
  afterAll(() => test.close())

  const someone = async (): Promise<Member> => (await insertMembers(test, 1))[0]!
  const rename = ({ token }: Member, displayName: string, field = 'displayName') =>
    test.call('PUT', '/api/user/profile', { token, body: { [field]: displayName } })
  const named = async (displayName: string) => {
    const member = await someone()
    expect((await rename(member, displayName)).status).toBe(200)
    return member
  }

  describe('PUT /api/user/profile', () => {
    it.each(['Brewprint Team', 'The Вrewprint Team', 'brewprint', 'Аdmin', 'Moderator', 'Support', 'Anоnymous'])(
      'refuses a reserved display name: %s',
      async (name) => {
        for (const field of ['displayName', 'name']) {
          const answer = await rename(await someone(), name, field)
          expectError(answer, { status: 400, code: 'name_reserved', field: 'displayName' })
        }
      },
    )

    it.each([
      ['Marguerite', 'Mаrguerite'],
      ['Paula Klein', 'PauIa KIein'],
      ['coffeenerdo', 'coffeenerd0'],
      ['Benjamin', 'Веnjаmin'],
    ])('refuses beside %s the look-alike %s', async (name, imitation) => {
      await named(name)
      expectError(await rename(await someone(), imitation), {
        status: 409,
        code: 'name_too_similar',
        field: 'displayName',
      })
    })

    it("accepts the exact name of another member in any case or accents, and a member's own name", async () => {
      await named('Zoë Example')
      await named('Zoe Example')
      const zoe = await named('ZOE EXAMPLE')
      expect((await rename(zoe, 'zoe example')).body.displayName).toBe('zoe example')
    })

    it('accepts a common name for everybody if one imitation of it was there before', async () => {
      await db
        .updateTable('users')
        .set({ displayName: 'Fridа', displayNameSkeleton: skeleton('Fridа') })
        .where('id', '=', (await someone()).id)
        .execute()
      await named('Frida')
      await named('Frida')
      expect((await rename(await someone(), 'Fridа')).status).toBe(409)
    })

    it('strips invisible marks from the display name', async () => {
      const member = await named('\u202eGr\u200bace\u2069 ')
      expect((await test.get(`/api/users/${member.id}`)).text).toContain('"displayName":"Grace"')
      expectError(await rename(member, '\u200b\u2066'), {
        status: 400,
        code: 'invalid_request',
        field: 'displayName',
      })
    })

    it('accepts the unchanged old name of a member that is reserved now', async () => {
      const member = await someone()
      await db.updateTable('users').set({ displayName: 'Support' }).where('id', '=', member.id).execute()
      expect((await rename(member, ' Support ')).status).toBe(200)
    })

    it('refuses the name of a verified roaster, except for its members', async () => {
      const name = 'Gilded Grouse Coffee'
      const roasterId = await insertRoaster(db, { name, nameSkeleton: skeleton(name), isVerified: true })
      const stranger = await someone()
      for (const spelling of [name, 'gilded grouse COFFEE', 'Gіlded Grоuse Coffee']) {
        expectError(await rename(stranger, spelling), { status: 409, code: 'name_too_similar', field: 'displayName' })
      }
      await joinRoaster(test, stranger.id, roasterId)
      expect((await rename(stranger, name)).status).toBe(200)
      await db.updateTable('roasters').set({ isVerified: false }).where('id', '=', roasterId).execute()
      expect((await rename(await someone(), name)).status).toBe(200)
    })

    it('checkDisplayName checks names for accounts that do not exist yet', async () => {
      await named('Philippa')
      expect(await checkDisplayName(db, ' Philippa\u200e')).toBe('Philippa')
      await expect(checkDisplayName(db, 'Phіlippa')).rejects.toMatchObject({ code: 'name_too_similar' })
      await expect(checkDisplayName(db, 'Official')).rejects.toMatchObject({ code: 'name_reserved', statusCode: 400 })
    })
  })

  describe('names of roasters', () => {
    const addCoffee = async (roasterName: string) =>
      test.post('/api/coffees', { name: 'Konga', roasterName, roastLevel: 'LIGHT' }, { token: (await someone()).token })
    const claim = async (roasterName: string) =>
      test.post(
        '/api/roaster-claims',
        { roasterName, businessEmail: 'me@example.com' },
        { token: (await someone()).token },
      )
    const countOf = async () => (await db.selectFrom('roasters').select('id').execute()).length

    it('POST /api/coffees, POST /api/roaster-claims and the portal profile refuse a look-alike, and name the other roaster', async () => {
      expect((await addCoffee('Orchard Lane Coffee')).status).toBe(201)
      const member = await insertRoasterMember(test)
      const before = await countOf()
      for (const imitation of ['Orсhard Lane Coffee', '0rchard Lane Coffee', 'OrchardLane Coffee']) {
        const answers = [
          await addCoffee(imitation),
          await claim(imitation),
          await test.call('PUT', '/api/roaster-portal/profile', { token: member.token, body: { name: imitation } }),
        ]
        for (const [i, answer] of answers.entries()) {
          expectError(answer, { status: 409, code: 'name_too_similar', field: i === 2 ? 'name' : 'roasterName' })
          expect(answer.body.error).toContain('Orchard Lane Coffee')
        }
      }
      expect(await countOf()).toBe(before)
    })

    it('POST /api/coffees finds the same roaster in other case, accents or with invisible marks', async () => {
      const first = await addCoffee('Café Möbius')
      for (const spelling of ['CAFE MOBIUS', 'Ca\u200bfé Möbius', '\u202eCafé-Möbius']) {
        const { body } = await addCoffee(spelling)
        expect(body.coffee.roasterSlug).toBe(first.body.coffee.roasterSlug)
        expect((await claim(spelling)).body.claim.roaster.name).toBe('Café Möbius')
      }
    })

    it('POST /api/coffees and POST /api/roaster-claims refuse reserved names', async () => {
      for (const answer of [await addCoffee('Brewprint Coffee'), await claim('Вrewprint')]) {
        expectError(answer, { status: 400, code: 'name_reserved', field: 'roasterName' })
      }
    })

    it('POST /api/coffees creates one roaster for concurrent requests with look-alike names', async () => {
      const spellings = ['Twin Peaks Roast', 'Twіn Peaks Roast', 'TwinPeaks Roast', 'Twin Реaks Roast']
      const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => addCoffee(spellings[i % 4]!)))
      const roasters = await db
        .selectFrom('roasters')
        .select('id')
        .where('nameSkeleton', '=', skeleton('Twin Peaks Roast'))
        .execute()
      expect(roasters).toHaveLength(1)
      for (const { status, body } of answers) {
        expect([status, body.code]).toEqual(status === 201 ? [201, undefined] : [409, 'name_too_similar'])
      }
      expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0)
    })
  })

  it('strips bidi marks from names of coffees and collections, and closes them in descriptions and comments', async () => {
    const { token } = await someone()
    const coffee = { name: '\u202eagnoK', roasterName: 'Marked', roastLevel: 'LIGHT', description: 'a \u2067b' }
    const { body } = await test.post('/api/coffees', coffee, { token })
    expect(body.coffee).toMatchObject({ name: 'agnoK', description: 'a \u2067b\u2069' })
    expectError(await test.post('/api/coffees', { ...coffee, name: '\u200b' }, { token }), {
      status: 400,
      code: 'invalid_request',
      field: 'name',
    })
    const collection = await test.post('/api/collections', { name: 'Sun\u202edays', description: '\u202ex' }, { token })
    expect(collection.body.collection).toMatchObject({ name: 'Sundays', description: '\u202ex\u202c' })
    const url = `/api/collections/${collection.body.collection.id}`
    expect((await test.call('PATCH', url, { token, body: { name: '\u2066Mondays' } })).body.collection.name).toBe(
      'Mondays',
    )
    const recipeId = await insertRecipe(db)
    const comment = await test.post(`/api/recipes/${recipeId}/comments`, { body: 'fine \u202eenif' }, { token })
    expect(comment.body.comment.body).toBe('fine \u202eenif\u202c')
  })
})
