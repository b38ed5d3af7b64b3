import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { idOf } from '#test/support/brewing.ts'
import { insertMembers } from '#test/support/members.ts'

let test: TestApp
let ada: Member
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  ada = (await insertMembers(test, 1))[0]!
})

describe.each([
  { kind: 'grinders' as const, one: 'grinder', id: 'grinderId', catalog: '/api/grinders', hasNickname: true },
  { kind: 'machines' as const, one: 'machine', id: 'machineId', catalog: '/api/machines', hasNickname: true },
  { kind: 'filters' as const, one: 'filter', id: 'filterId', catalog: '/api/filters', hasNickname: false },
])('/api/user/$kind', ({ kind, one, id, catalog, hasNickname }) => {
  const url = `/api/user/${kind}`
  const keep = (body: object, { token } = ada) => test.post(url, body, { token })
  const remove = (thing: number, { token } = ada) => test.call('DELETE', url, { token, body: { [id]: thing } })
  const list = async ({ token } = ada) => {
    const { status, body } = await test.get(url, { token })
    expect(status).toBe(200)
    return body[kind] as { id: number; isDefault: boolean; nickname?: string | null }[]
  }
  const defaults = async (member = ada) =>
    (await list(member)).filter(({ isDefault }) => isDefault).map((owned) => owned.id)

  it('GET returns an empty list at first', async () => {
    expect(await list()).toEqual([])
  })

  it('GET returns the catalog data of each, in the order they were added', async () => {
    // What a grinder's numbers rest on is in the catalog only.
    const [{ evidence: _, ...model }, next] = (await test.get(catalog)).body[kind]
    const { status, body } = await keep({ [id]: model.id, isDefault: true, nickname: ' Old faithful ' })
    expect(status).toBe(201)
    expect(body).toEqual({
      [one]: {
        ...model,
        [id]: model.id,
        [one]: model,
        isDefault: true,
        ...(hasNickname && { nickname: 'Old faithful' }),
        ...(kind === 'grinders' && { calibration: null, scaleLabel: model.scale }),
        createdAt: expect.any(String),
      },
    })
    await keep({ [id]: next.id })
    const owned = await list()
    expect(owned.map((each) => each.id)).toEqual([model.id, next.id])
    expect(owned[0]).toEqual(body[one])
    expect(owned[1]).toMatchObject({ isDefault: false, ...(hasNickname && { nickname: null }) })
  })

  it('POST changes only the given fields', async () => {
    const first = await keep({ [id]: 1, isDefault: true, nickname: 'Red' })
    const untouched = await keep({ [id]: 1 })
    expect(untouched.status).toBe(201)
    expect(untouched.body).toEqual(first.body)
    expect((await keep({ [id]: 1, isDefault: false })).body[one]).toEqual({ ...first.body[one], isDefault: false })
    if (hasNickname) {
      expect((await keep({ [id]: 1, nickname: 'Blue' })).body[one]).toMatchObject({
        nickname: 'Blue',
        isDefault: false,
      })
      for (const nickname of [null, '', '  ']) {
        await keep({ [id]: 1, nickname: 'Blue' })
        expect((await keep({ [id]: 1, nickname })).body[one].nickname).toBeNull()
      }
    }
    expect(await list()).toHaveLength(1)
  })

  it('keeps at most one default, and none once it is removed', async () => {
    await keep({ [id]: 1, isDefault: true })
    await keep({ [id]: 2, isDefault: true })
    await keep({ [id]: 3 })
    expect(await defaults()).toEqual([2])
    await keep({ [id]: 1, isDefault: true })
    expect(await defaults()).toEqual([1])
    expect((await remove(1)).status).toBe(200)
    expect(await defaults()).toEqual([])
    expect((await list()).map((each) => each.id)).toEqual([2, 3])
  })

  it('keeps one default under concurrent requests', async () => {
    const [bystander] = (await insertMembers(test, 1)) as [Member]
    await keep({ [id]: 2, isDefault: true }, bystander)
    for (let round = 0; round < 3; round++) {
      const answers = await Promise.all(
        Array.from({ length: 24 }, (_, i) =>
          i % 6 === 5 ? remove(1 + (i % 4)) : keep({ [id]: 1 + (i % 8), isDefault: i % 5 !== 4 }),
        ),
      )
      expect(answers.filter(({ status }) => status !== 201 && status !== 200)).toEqual([])
      await keep({ [id]: 8, isDefault: true })
      expect(await defaults()).toEqual([8])
    }
    expect(await defaults(bystander)).toEqual([2])
  })

  it('DELETE by an id in the body or in the query is idempotent and affects this user only', async () => {
    const [eve] = (await insertMembers(test, 1)) as [Member]
    for (const member of [ada, eve]) {
      await keep({ [id]: 1, isDefault: true }, member)
      await keep({ [id]: 2 }, member)
    }
    const byQuery = await test.call('DELETE', `${url}?${id}=2`, { token: ada.token })
    expect(byQuery).toMatchObject({ status: 200, body: { success: true } })
    for (const { status, body } of [await remove(1), await remove(1)]) {
      expect(status).toBe(200)
      expect(body).toEqual({ success: true })
    }
    expect(await list()).toEqual([])
    expect((await list(eve)).map((each) => [each.id, each.isDefault])).toEqual([
      [1, true],
      [2, false],
    ])
  })

  it.each([
    [{}, 400, id],
    [{ [id]: '1' }, 400, id],
    [{ [id]: null }, 400, id],
    [{ [id]: 0 }, 400, id],
    [{ [id]: 1.5 }, 400, id],
    [{ [id]: 1, isDefault: 'true' }, 400, 'isDefault'],
    [{ [id]: 999_999 }, 404, undefined],
    [{ [id]: 999_999, isDefault: true }, 404, undefined],
  ])('POST rejects %j', async (body, status, field) => {
    await keep({ [id]: 2, isDefault: true })
    const answer = await keep(body)
    expect(answer.status).toBe(status)
    expect(answer.body.field).toBe(field)
    if (status === 404) expect(answer.body.error).toMatch(/^We couldn't find that (grinder|brewer|filter)$/)
    expect(await defaults()).toEqual([2])
  })

  it('DELETE requires an id that the catalog has', async () => {
    for (const body of [undefined, {}]) {
      const answer = await test.call('DELETE', url, { token: ada.token, body })
      expect(answer.status).toBe(400)
      expect(answer.body.field).toBe(id)
    }
    expect((await remove(999_999)).status).toBe(404)
    expect((await test.call('DELETE', `${url}?${id}=x`, { token: ada.token })).status).toBe(400)
  })
})

describe('nickname in POST /api/user/grinders, /machines and /filters', () => {
  it.each(['<script>alert(1)</script>', '"; drop table "userGrinders"; --', '😀'.repeat(60), 'כד\u202eabc', '\ud83d'])(
    'may be %j',
    async (nickname) => {
      const { status, body } = await test.post('/api/user/grinders', { grinderId: 1, nickname }, { token: ada.token })
      expect(status).toBe(201)
      expect(body.grinder.nickname).toBe(nickname.toWellFormed())
    },
  )

  it.each([['x'.repeat(61)], [7], ['a\u0000b']])('is rejected with 400 if it is %j', async (nickname) => {
    const { status } = await test.post('/api/user/machines', { machineId: 1, nickname }, { token: ada.token })
    expect(status).toBe(400)
  })

  it('is ignored for a filter', async () => {
    for (const nickname of ['Papery', 7]) {
      const { status, body } = await test.post('/api/user/filters', { filterId: 1, nickname }, { token: ada.token })
      expect(status).toBe(201)
      expect(body.filter).not.toHaveProperty('nickname')
    }
  })
})

describe('calibration in GET /api/user/grinders', () => {
  it("is the user's own", async () => {
    const grinderId = idOf(test, 'grinders', 'comandante-c40-mk4')
    const [eve] = (await insertMembers(test, 1)) as [Member]
    const { body } = await test.post(
      '/api/user/grinders/calibrate',
      { grinderId, references: [{ grindIndex: 40, setting: 22, feedback: 'JUST_RIGHT' }] },
      { token: ada.token },
    )
    const kept = await test.post('/api/user/grinders', { grinderId }, { token: ada.token })
    expect(kept.body.grinder.calibration).toEqual(body.calibration)
    await test.post('/api/user/grinders', { grinderId: 1 }, { token: ada.token })
    const { grinders } = (await test.get('/api/user/grinders', { token: ada.token })).body
    expect(grinders.map((each: { calibration: unknown }) => each.calibration)).toEqual([body.calibration, null])
    const hers = await test.post('/api/user/grinders', { grinderId }, { token: eve.token })
    expect(hers.body.grinder.calibration).toBeNull()
    // A calibration applies even if the grinder isn't in the list, so it is returned separately.
    await test.call('DELETE', `/api/user/grinders?grinderId=${grinderId}`, { token: ada.token })
    const rest = (await test.get('/api/user/grinders', { token: ada.token })).body
    expect(rest.grinders.map((each: { id: number }) => each.id)).toEqual([1])
    expect(rest.calibrations).toEqual([{ ...body.calibration, brews: [], measurements: [] }])
  })
})
