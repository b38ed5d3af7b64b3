import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runAdmin } from '#src/admin.ts'
import { randomIPv4 } from '#test/support/addresses.ts'
import { register, startTestApp, type TestApp } from '#test/support/app.ts'

const PATH = '/api/equipment-suggestions'

describe('finding 8: POST /api/equipment-suggestions', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  const rows = () => test.app.db.selectFrom('equipmentSuggestions').selectAll().orderBy('id').execute()
  const clear = () => test.app.db.deleteFrom('equipmentSuggestions').execute()

  it('stores a suggestion, signed in or not', async () => {
    const member = await register(test)
    const least = { kind: 'BREWER', brand: ' Acme ', model: 'Dripper 3' }
    const full = {
      kind: 'GRINDER',
      brand: 'Acme',
      model: 'Mill 1',
      url: ' https://acme.example/mill ',
      notes: '40 clicks a turn',
      email: ' Ada@Example.com',
    }
    for (const [body, options] of [
      [least, {}],
      [full, {}],
      [{ ...least, url: null, notes: '', email: null }, { token: member.token }],
    ] as const) {
      const answer = await test.post(PATH, body, options)
      expect(answer.status).toBe(200)
      expect(answer.body).toEqual({ success: true, message: expect.any(String) })
    }
    const common = { id: expect.any(Number), createdAt: expect.any(String) }
    const nothingMore = { url: null, notes: null, email: null }
    expect(await rows()).toEqual([
      { ...common, ...least, brand: 'Acme', ...nothingMore, userId: null },
      { ...common, ...full, url: 'https://acme.example/mill', email: 'ada@example.com', userId: null },
      { ...common, ...least, brand: 'Acme', ...nothingMore, userId: member.id },
    ])
    await clear()
  })

  it('rejects blank, too long and unknown values with 400, and stores nothing', async () => {
    const body = { kind: 'GRINDER', brand: 'Acme', model: 'Mill' }
    for (const wrong of [
      { kind: 'KETTLE' },
      { kind: undefined },
      { brand: ' ' },
      { model: '' },
      { brand: 'x'.repeat(101) },
      { notes: 'x'.repeat(2001) },
      { url: 'x'.repeat(501) },
      { email: 'nobody' },
    ]) {
      const answer = await test.post(PATH, { ...body, ...wrong })
      expect(answer.status, JSON.stringify(wrong)).toBe(400)
      expect(answer.body.field).toBe(Object.keys(wrong)[0])
    }
    expect(await rows()).toEqual([])
  })

  it('allows three suggestions per minute and IP address', async () => {
    const ip = randomIPv4()
    const send = () => test.post(PATH, { kind: 'GRINDER', brand: 'Acme', model: 'Mill' }, { ip })
    const statuses = [(await send()).status, (await send()).status, (await send()).status, (await send()).status]
    expect(statuses).toEqual([200, 200, 200, 429])
    await clear()
  })

  it('is followed up with the admin commands suggestions and remove-suggestion', async () => {
    const { db } = test.app
    expect(await runAdmin(db, ['suggestions'])).toBe('No suggestions')
    const member = await register(test)
    const body = { kind: 'GRINDER', brand: 'Acme', model: 'Mill\u001b[2J', notes: 'one\ntwo', url: 'acme.example' }
    await test.post(PATH, body, { token: member.token })
    await test.post(PATH, { kind: 'BREWER', brand: 'Ibis', model: 'Cone', email: 'eve@example.com' })
    const [first, second] = await rows()
    const lines = (await runAdmin(db, ['suggestions'])).split('\n')
    expect(lines).toHaveLength(2)
    expect(lines[0]).toContain(`#${first!.id} GRINDER  Acme Mill [2J  acme.example  one two  by ${member.email}`)
    expect(lines[1]).toContain(`#${second!.id} BREWER  Ibis Cone  by eve@example.com`)
    expect(await runAdmin(db, ['remove-suggestion', String(first!.id)])).toContain('Removed')
    expect((await rows()).map(({ id }) => id)).toEqual([second!.id])
    await expect(runAdmin(db, ['remove-suggestion', String(first!.id)])).rejects.toThrow(/no suggestion/)
    await expect(runAdmin(db, ['remove-suggestion', 'all'])).rejects.toThrow(/no suggestion/)
    await clear()
  })

  it('stores suggestions that are deleted with the account, and kept if anonymous', async () => {
    const member = await register(test)
    const body = { kind: 'GRINDER', brand: 'Acme', model: 'Mill' }
    await test.post(PATH, body, { token: member.token })
    await test.post(PATH, body)
    expect((await test.call('DELETE', '/api/user/account', { token: member.token })).status).toBe(200)
    expect((await rows()).map(({ userId }) => userId)).toEqual([null])
    expect((await test.post(PATH, body, { token: member.token })).status).toBe(401)
    await clear()
  })
})
