import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CURATED } from '#src/features/equipment/grinders/popular.ts'
import { type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { idOf } from '#test/support/brewing.ts'
import { insertMembers } from '#test/support/members.ts'
import { DESCRIPTION, describeGrinder } from '#test/support/own-grinders.ts'

describe('GET /api/grinders/popular against manipulation', () => {
  let test: TestApp
  let members: Member[]
  beforeEach(async () => {
    test = await startTestApp()
    members = await insertMembers(test, 5)
  })
  afterEach(() => test.close())

  const popular = async (): Promise<string[]> =>
    (await test.get('/api/grinders/popular')).body.grinders.map(({ slug }: { slug: string }) => slug)
  const add = (owners: readonly Member[], slug: string) =>
    Promise.all(
      owners.map(({ token }) =>
        test.post('/api/user/grinders', { grinderId: idOf(test, 'grinders', slug) }, { token }),
      ),
    )

  it('does not reveal what one, two or four members own', async () => {
    await add(members.slice(0, 1), 'bentwood-vertical-63')
    await add(members.slice(0, 2), 'gaggia-mdf')
    await add(members.slice(0, 4), 'zerno-z1')
    expect(await popular()).toEqual(CURATED)
  })

  it('counts a member once, however often they add a grinder', async () => {
    for (let i = 0; i < 5; i++) await add(members.slice(0, 1), 'gaggia-mdf')
    await add(members, 'zerno-z1')
    expect((await popular()).slice(0, 2)).toEqual(['zerno-z1', CURATED[0]])
  })

  it('never lists a grinder that a member described, whoever has it', async () => {
    const { id, slug } = await describeGrinder(test, members[0]!)
    const createdAt = new Date().toISOString()
    await test.app.db
      .insertInto('userGrinders')
      .values(
        members
          .slice(1)
          .map((member) => ({ userId: member.id, grinderId: id, nickname: null, isDefault: false, createdAt })),
      )
      .execute()
    test.app.responseCache.clear()
    expect(await popular()).not.toContain(slug)
  })

  it('ignores the price class that members give their own grinders', async () => {
    const { token } = members[0]!
    const { body } = await test.post('/api/user/own-grinders', { ...DESCRIPTION, priceClass: 1 }, { token })
    if (body.grinder) expect(body.grinder).not.toHaveProperty('priceClass')
    const { priceClass } = await test.app.db
      .selectFrom('grinders')
      .select('priceClass')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(priceClass).toBeNull()
  })
})
