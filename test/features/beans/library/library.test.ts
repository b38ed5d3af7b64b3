import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#src/db/open.ts'
import type { NewRow } from '#src/db/tables.ts'
import { deleteAccount } from '#src/features/members/accounts/delete-account.ts'
import { type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertCoffee } from '#test/support/community.ts'
import { onPostgres } from '#test/support/database.ts'
import { explain, type SeenQuery, scansOf, sortsOf } from '#test/support/explain.ts'
import { insertMembers } from '#test/support/members.ts'

const URL = '/api/user/coffee-library'

describe('/api/user/coffee-library', () => {
  let test: TestApp
  let db: Database
  let ada: Member
  const seen: SeenQuery[] = []
  beforeAll(async () => {
    test = await startTestApp({}, { onQuery: (query) => seen.push(query) })
    db = test.app.db
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    ada = (await insertMembers(test, 1))[0]!
  })

  const newCoffee = async () => (await insertCoffee(db)).id
  const keep = (body: object, { token } = ada) => test.post(URL, body, { token })
  const list = async (query = '', { token } = ada) => (await test.get(`${URL}${query}`, { token })).body
  const idsIn = (body: { library: { coffeeProfileId: number }[] }) =>
    body.library.map(({ coffeeProfileId }) => coffeeProfileId)

  async function brew(userId: number, coffeeProfileId: number, createdAt: string): Promise<void> {
    const untasted = { tasteProfile: null, extractionFeedback: null }
    const row: NewRow<'brewLogs'> = {
      userId,
      coffeeProfileId,
      method: 'v60',
      ...untasted,
      createdAt,
      updatedAt: createdAt,
    }
    await db.insertInto('brewLogs').values(row).execute()
  }

  it('returns each coffee with its roaster, the notes and rating of the member, and no brews at first', async () => {
    const coffee = await insertCoffee(db, { name: 'Konga', roastLevel: 'LIGHT', origin: 'Ethiopia' })
    const { status, body } = await keep({ coffeeProfileId: coffee.id, personalNotes: ' Peach. ', rating: 5 })
    expect(status).toBe(201)
    expect(body.entry).toEqual({
      coffeeProfileId: coffee.id,
      coffee: expect.objectContaining({
        id: coffee.id,
        name: 'Konga',
        roastLevel: 'LIGHT',
        origin: 'Ethiopia',
        roaster: { id: coffee.roasterId, name: expect.any(String), slug: expect.any(String) },
      }),
      personalNotes: 'Peach.',
      rating: 5,
      totalBrews: 0,
      lastBrewedAt: null,
      lastBrewed: null,
      createdAt: expect.any(String),
      updatedAt: body.entry.createdAt,
    })
    expect(await list()).toEqual({ library: [body.entry], total: 1, cursor: null, nextCursor: null, hasMore: false })
  })

  it("counts the member's own brews of each coffee and returns the time of the latest", async () => {
    const [eve] = (await insertMembers(test, 1)) as [Member]
    const [one, two] = [await newCoffee(), await newCoffee()]
    for (const coffeeProfileId of [one, two]) await keep({ coffeeProfileId })
    await brew(ada.id, one, '2026-03-02T08:00:00.000Z')
    await brew(ada.id, one, '2026-03-09T08:00:00.123Z')
    // Logged later, brewed earlier.
    await brew(ada.id, one, '2026-02-01T08:00:00.000Z')
    await brew(eve.id, one, '2026-05-01T08:00:00.000Z')
    const { library } = await list()
    expect(library[1]).toMatchObject({ coffeeProfileId: one, totalBrews: 3 })
    expect(library[1].lastBrewedAt).toBe('2026-03-09T08:00:00.123Z')
    expect(library[1].lastBrewed).toBe(library[1].lastBrewedAt)
    expect(library[0]).toMatchObject({ coffeeProfileId: two, totalBrews: 0, lastBrewedAt: null })
    expect((await keep({ coffeeProfileId: one })).body.entry.totalBrews).toBe(3)
  })

  it('changes only the given fields when a coffee is added again', async () => {
    const coffeeProfileId = await newCoffee()
    const { body: first } = await keep({ coffeeProfileId, personalNotes: 'Peach', rating: 4 })
    const said = async (body: object) => {
      const { status, body: answer } = await keep({ coffeeProfileId, ...body })
      expect(status).toBe(201)
      expect(answer.entry.createdAt).toBe(first.entry.createdAt)
      return [answer.entry.personalNotes, answer.entry.rating]
    }
    expect(await said({})).toEqual(['Peach', 4])
    expect(await said({ rating: 5 })).toEqual(['Peach', 5])
    expect(await said({ personalNotes: 'Plum' })).toEqual(['Plum', 5])
    expect(await said({ rating: null })).toEqual(['Plum', null])
    expect(await said({ personalNotes: null })).toEqual([null, null])
    expect(idsIn(await list())).toEqual([coffeeProfileId])
  })

  it('stores a coffee once when it is added concurrently', async () => {
    const coffeeProfileId = await newCoffee()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => keep({ coffeeProfileId, rating: 1 + (i % 5) })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(idsIn(await list())).toEqual([coffeeProfileId])
  })

  it('returns the whole library, or pages that stay stable while coffees are added', async () => {
    const coffees: number[] = []
    for (let i = 0; i < 5; i++) {
      coffees.unshift(await newCoffee())
      await keep({ coffeeProfileId: coffees[0] })
    }
    expect(idsIn(await list())).toEqual(coffees)
    const first = await list('?limit=2')
    expect(first).toMatchObject({ hasMore: true, cursor: expect.any(String), nextCursor: first.cursor })
    await keep({ coffeeProfileId: await newCoffee() })
    const second = await list(`?limit=2&cursor=${first.cursor}`)
    const third = await list(`?limit=2&cursor=${second.cursor}`)
    expect([first, second, third].flatMap(idsIn)).toEqual(coffees)
    expect(third).toMatchObject({ hasMore: false, cursor: null, total: 6 })
    for (const query of [
      'limit=0',
      'limit=x',
      'cursor=x',
      `cursor=${Buffer.from('["newest","x",1]').toString('base64url')}`,
    ]) {
      expect((await test.get(`${URL}?${query}`, { token: ada.token })).status).toBe(400)
    }
  })

  it.each(['body', 'query'])(
    'removes a coffee by the id in the %s, idempotently and from the library of this member only',
    async (place) => {
      const [eve] = (await insertMembers(test, 1)) as [Member]
      const coffeeProfileId = await newCoffee()
      for (const member of [ada, eve]) await keep({ coffeeProfileId }, member)
      await brew(ada.id, coffeeProfileId, '2026-03-02T08:00:00.000Z')
      const remove = () =>
        place === 'body'
          ? test.call('DELETE', URL, { token: ada.token, body: { coffeeProfileId } })
          : test.call('DELETE', `${URL}?coffeeProfileId=${coffeeProfileId}`, { token: ada.token })
      for (const { status, body } of [await remove(), await remove()]) {
        expect(status).toBe(200)
        expect(body).toEqual({ success: true })
      }
      expect(idsIn(await list())).toEqual([])
      expect(idsIn(await list('', eve))).toEqual([coffeeProfileId])
      expect((await keep({ coffeeProfileId })).body.entry).toMatchObject({ personalNotes: null, totalBrews: 1 })
    },
  )

  it.each([
    [{}, 'coffeeProfileId'],
    [{ coffeeProfileId: '1' }, 'coffeeProfileId'],
    [{ coffeeProfileId: 0 }, 'coffeeProfileId'],
    [{ coffeeProfileId: 1, rating: 0 }, 'rating'],
    [{ coffeeProfileId: 1, rating: 6 }, 'rating'],
    [{ coffeeProfileId: 1, rating: 4.5 }, 'rating'],
    [{ coffeeProfileId: 1, rating: '4' }, 'rating'],
    [{ coffeeProfileId: 1, personalNotes: 'x'.repeat(5001) }, 'personalNotes'],
    [{ coffeeProfileId: 1, personalNotes: 7 }, 'personalNotes'],
    // Validation precedes the check whether the coffee exists.
    [{ coffeeProfileId: 999_999, rating: 6 }, 'rating'],
  ])('rejects %j with 400', async (body, field) => {
    const answer = await keep(body)
    expect(answer.status).toBe(400)
    expect(answer.body.field).toBe(field)
  })

  it("answers 404 for a coffee that doesn't exist", async () => {
    for (const answer of [
      await keep({ coffeeProfileId: 999_999 }),
      await test.call('DELETE', `${URL}?coffeeProfileId=999999`, { token: ada.token }),
    ]) {
      expect(answer.status).toBe(404)
      expect(answer.body.error).toBe("We couldn't find that coffee")
    }
    expect((await test.call('DELETE', URL, { token: ada.token })).body.field).toBe('coffeeProfileId')
  })

  it('stores any text as personal notes unchanged', async () => {
    const coffeeProfileId = await newCoffee()
    for (const personalNotes of [
      '<img src=x onerror=alert(1)>',
      "'; delete from users; --",
      '🍑'.repeat(2500),
      '=1+1',
    ]) {
      await keep({ coffeeProfileId, personalNotes })
      expect((await list()).library[0].personalNotes).toBe(personalNotes)
    }
  })

  it('omits a coffee that was deleted', async () => {
    const coffeeProfileId = await newCoffee()
    await keep({ coffeeProfileId })
    await db.deleteFrom('coffees').where('id', '=', coffeeProfileId).execute()
    expect(idsIn(await list())).toEqual([])
  })

  it('stores nothing for an account that is deleted concurrently', async () => {
    const coffees = await Promise.all(Array.from({ length: 10 }, newCoffee))
    const writes = (ids: number[]) => ids.map((coffeeProfileId) => keep({ coffeeProfileId }))
    const early = writes(coffees.slice(0, 5))
    const deletion = deleteAccount(db, ada.id)
    const answers = await Promise.all([...early, ...writes(coffees.slice(5))])
    expect(await deletion).toBe(true)
    expect(answers.filter(({ status }) => status !== 201 && status !== 401)).toEqual([])
    expect(await db.selectFrom('libraryEntries').selectAll().where('userId', '=', ada.id).execute()).toEqual([])
  })

  // PostgreSQL scans tables this small even if an index fits.
  it.skipIf(onPostgres)('counts brews from a covering index and reads entries in order without a sort', async () => {
    seen.length = 0
    await list()
    const plan = await explain(db, seen.find(({ sql }) => sql.includes('"libraryEntries"'))!)
    expect(plan.filter((step) => /\bb\b/.test(step))).toEqual([
      expect.stringMatching(/SEARCH b USING COVERING INDEX \w+ \(userId=\? AND coffeeProfileId=\?\)/),
      expect.stringMatching(/SEARCH b USING COVERING INDEX \w+ \(userId=\? AND coffeeProfileId=\?\)/),
    ])
    expect(scansOf(plan, 'e')).toEqual([])
    expect(sortsOf(plan)).toEqual([])
  })
})
