import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { membersOf } from '#test/features/roaster-tools/claims/claiming.ts'
import { type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { expectError } from '#test/support/errors.ts'
import { insertMembers, proveAddresses } from '#test/support/members.ts'
import { insertRoasterMember, joinRoaster } from '#test/support/roasters.ts'

const URL = '/api/roaster-portal/members'

describe('/api/roaster-portal/members', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  async function pair() {
    const ada = await insertRoasterMember(test)
    const [ben] = (await insertMembers(test, 1)) as [Member]
    await joinRoaster(test, ben.id, ada.roasterId)
    return { ada, ben, roasterId: ada.roasterId }
  }
  const remove = (by: Member, userId: number) => test.call('DELETE', `${URL}/${userId}`, { token: by.token })

  it('GET lists everybody who can manage the roaster, with masked addresses', async () => {
    const { ada, ben } = await pair()
    const { status, body } = await test.get(URL, { token: ben.token })
    expect(status).toBe(200)
    const common = { email: expect.stringMatching(/^.\*\*\*@e\*\*\*\.com$/), joinedAt: expect.stringMatching(/Z$/) }
    expect(body).toEqual({
      members: [
        { userId: ada.id, displayName: `Brewer ${ada.id}`, ...common, isYou: false },
        { userId: ben.id, displayName: `Brewer ${ben.id}`, ...common, isYou: true },
      ],
    })
    expect(JSON.stringify(body)).not.toContain(ada.email)
  })

  it('DELETE removes another member, who is mailed', async () => {
    const { ada, ben, roasterId } = await pair()
    await proveAddresses(test.app.db, ada)
    expect(await remove(ben, ada.id)).toMatchObject({ status: 200, body: { success: true } })
    expect(await membersOf(test, roasterId)).toEqual([ben.id])
    const mail = (await test.sentMail()).findLast(({ recipient }) => recipient === ada.email)!
    expect(mail.text).toContain(`Brewer ${ben.id} removed you`)
    expectError(await remove(ada, ben.id), { status: 403, code: 'not_a_member' })
  })

  it('DELETE of oneself leaves the roaster, without a mail, even as the last member', async () => {
    const { ada, ben, roasterId } = await pair()
    const mails = (await test.sentMail()).length
    expect((await remove(ada, ada.id)).status).toBe(200)
    expect((await remove(ben, ben.id)).status).toBe(200)
    expect(await membersOf(test, roasterId)).toEqual([])
    expect(await test.sentMail()).toHaveLength(mails)
    expect((await test.get(URL, { token: ben.token })).status).toBe(403)
  })

  it('DELETE answers 404 for members of other roasters, other users and unknown ids', async () => {
    const [one, other] = [await pair(), await pair()]
    const [stranger] = (await insertMembers(test, 1)) as [Member]
    for (const id of [other.ada.id, stranger.id, 2_000_000_000]) {
      const answer = await remove(one.ada, id)
      expectError(answer, { status: 404, code: 'not_found' })
      expect(answer.body.error).toBe("We couldn't find that member")
    }
    expect(await membersOf(test, other.roasterId)).toHaveLength(2)
  })

  it('DELETE mails nobody who has no address', async () => {
    const { ada, ben } = await pair()
    await test.app.db.updateTable('users').set({ email: null }).where('id', '=', ben.id).execute()
    const mails = (await test.sentMail()).length
    expect((await remove(ada, ben.id)).status).toBe(200)
    expect(await test.sentMail()).toHaveLength(mails)
  })
})
