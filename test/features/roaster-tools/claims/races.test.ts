import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#src/db/open.ts'
import { deleteAccount } from '#src/features/members/accounts/delete-account.ts'
import { decideClaim } from '#src/features/roaster-tools/claims/decide.ts'
import { type Answer, type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertRoaster } from '#test/support/community.ts'
import { insertMembers } from '#test/support/members.ts'
import { claim, claimed, membersOf, statusOf } from './claiming.ts'

describe('concurrent roaster claims', () => {
  let test: TestApp
  let db: Database
  beforeAll(async () => {
    test = await startTestApp()
    db = test.app.db
  })
  afterAll(() => test.close())

  const times = <T>(count: number, make: (i: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, i) => make(i)))
  const tally = (answers: readonly { status: number }[]) =>
    Object.fromEntries(Object.entries(Object.groupBy(answers, ({ status }) => status)).map(([k, v]) => [k, v!.length]))
  /** Inserts a roaster whose claims are approved by an address at race.example. */
  const insertProvable = async (slug: string) => {
    await insertRoaster(db, { slug, websiteUrl: 'https://race.example', websiteSource: 'catalog' })
    return slug
  }
  const roasterOf = async (slug: string) =>
    (await db.selectFrom('roasters').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id

  it('accepts one of twenty claims by one user, with one mail and one roaster', async () => {
    const [ada] = (await insertMembers(test, 1)) as [Member]
    const answers = await times(20, (i) =>
      claim(test, ada, { businessEmail: 'one@race.example', roasterName: `Race One ${i}` }),
    )
    expect(tally(answers)).toEqual({ 200: 1, 409: 19 })
    const mails = (await test.sentMail()).filter(({ recipient }) => recipient === 'one@race.example')
    expect(mails).toHaveLength(1)
    const created = await db.selectFrom('roasters').select('slug').where('slug', 'like', 'race-one-%').execute()
    expect(created).toHaveLength(1)
  })

  it('creates one roaster for the claims of many users on one new name', async () => {
    const users = await insertMembers(test, 20)
    const spellings = ['Many Names', 'MANY names', 'Mány-Names']
    const answers = await Promise.all(
      users.map((user, i) =>
        claim(test, user, { businessEmail: `u${i}@race.example`, roasterName: spellings[i % 3]! }),
      ),
    )
    expect(tally(answers)).toEqual({ 200: 20 })
    const claims = await db
      .selectFrom('roasterClaims')
      .selectAll()
      .where('roasterId', '=', await roasterOf('many-names'))
      .execute()
    expect(claims).toHaveLength(20)
    expect(claims.filter(({ createdRoaster }) => createdRoaster)).toHaveLength(1)
  })

  it('confirms a claim once when its link is followed many times', async () => {
    const [ada] = (await insertMembers(test, 1)) as [Member]
    await insertProvable('click-race')
    const { link } = await claimed(test, ada, { businessEmail: 'click@race.example', roasterSlug: 'click-race' })
    const answers = await times(30, () => test.post(link))
    expect(tally(answers)).toEqual({ 200: 1, 400: 29 })
    expect(await membersOf(test, await roasterOf('click-race'))).toEqual([ada.id])
    const mails = (await test.sentMail()).filter(({ recipient }) => recipient === ada.email)
    expect(mails).toHaveLength(1)
  })

  it('decides a claim once between its link and two operators', async () => {
    for (let round = 0; round < 5; round++) {
      const [ada] = (await insertMembers(test, 1)) as [Member]
      const roasterSlug = await insertProvable(`decide-${round}`)
      const { link, id } = await claimed(test, ada, { businessEmail: `d${round}@race.example`, roasterSlug })
      const [answer, approved, rejected] = await Promise.all([
        test.post(link),
        decideClaim(db, id, 'APPROVED'),
        decideClaim(db, id, 'REJECTED'),
      ])
      const status = await statusOf(test, id)
      const decisions = [(answer as Answer).body.claim?.status === 'APPROVED', Boolean(approved), Boolean(rejected)]
      // The link of a decided claim is invalid, and a decision on an approved claim has no effect.
      expect(decisions.filter(Boolean)).toHaveLength(1)
      expect(await membersOf(test, await roasterOf(`decide-${round}`))).toEqual(status === 'APPROVED' ? [ada.id] : [])
      expect((await test.sentMail()).filter(({ recipient }) => recipient === ada.email)).toHaveLength(1)
    }
  })

  it('answers 409 to new claims of a user whose claim is being confirmed', async () => {
    for (let round = 0; round < 10; round++) {
      const [ada] = (await insertMembers(test, 1)) as [Member]
      const email = `open${round}@race.example`
      const roasterSlug = await insertProvable(`open-${round}`)
      const { link } = await claimed(test, ada, { businessEmail: email, roasterSlug })
      const [confirmed, ...again] = await Promise.all([
        test.post(link),
        ...Array.from({ length: 6 }, () => claim(test, ada, { businessEmail: email, roasterName: 'Open Again' })),
      ])
      expect(confirmed!.status).toBe(200)
      expect(tally(again)).toEqual({ 409: 6 })
    }
  })

  it('deletes claims and memberships of an account that is deleted concurrently', async () => {
    for (let round = 0; round < 8; round++) {
      const [ada] = (await insertMembers(test, 1)) as [Member]
      const roasterSlug = await insertProvable(`leaving-${round}`)
      const { link, id } = await claimed(test, ada, { businessEmail: `l${round}@race.example`, roasterSlug })
      const [answer, decided, done] = await Promise.all([
        test.post(link),
        decideClaim(db, id, 'APPROVED').then(
          () => 'fine',
          (error: Error) => error.message,
        ),
        deleteAccount(db, ada.id),
      ])
      expect([200, 400]).toContain(answer.status)
      expect([decided, done]).toEqual(['fine', true])
      expect(await membersOf(test, await roasterOf(`leaving-${round}`))).toEqual([])
      expect(await statusOf(test, id)).toBeUndefined()
    }
  })
})
