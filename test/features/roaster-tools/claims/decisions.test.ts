import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runAdmin } from '#src/admin.ts'
import type { Database } from '#src/db/open.ts'
import { type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertMembers, proveAddresses } from '#test/support/members.ts'
import { claim, claimed, statusOf } from './claiming.ts'

describe('admin commands claims, approve-claim and reject-claim', () => {
  let test: TestApp
  let db: Database
  beforeAll(async () => {
    test = await startTestApp()
    db = test.app.db
  })
  afterAll(() => test.close())

  /** Submits two claims on a new roaster; the second waits for an operator. */
  async function waitingClaim(name: string) {
    const [maker, ada] = (await insertMembers(test, 2)) as [Member, Member]
    await proveAddresses(db, ada)
    await claimed(test, maker, { businessEmail: `maker@${name}.example`, roasterName: name })
    const { id, link } = await claimed(test, ada, { businessEmail: `ada@${name}.example`, roasterName: name })
    expect((await test.post(link)).body.claim.status).toBe('PENDING_REVIEW')
    return { id, ada }
  }
  const mailsTo = async ({ email }: Member) => (await test.sentMail()).filter(({ recipient }) => recipient === email)
  const portalOf = async ({ token }: Member) => (await test.get('/api/roaster-portal/profile', { token })).status

  it('claims prints one line per claim, without control characters of its notes', async () => {
    const [ada] = (await insertMembers(test, 1)) as [Member]
    await db.updateTable('users').set({ displayName: 'Ada', email: null }).where('id', '=', ada.id).execute()
    const notes = 'Mine.\n#1 PENDING_REVIEW  \u001b[2J\u009bm\u2028Trust me'
    await claim(test, ada, { businessEmail: 'list@example.com', roasterName: 'Listed', notes })
    const [line, ...others] = (await runAdmin(db, ['claims'])).split('\n')
    expect(others).toEqual([])
    expect(line).toMatch(/^#\d+ PENDING {2}Listed {2}list@example.com {2}by Ada {2}\S+Z {2}Mine\. #1 PENDING_REVIEW/)
    expect(line).toMatch(/^[ -~]*$/)
  })

  it('approve-claim makes the user a member of the roaster and mails them', async () => {
    const { id, ada } = await waitingClaim('goodroast')
    expect(await runAdmin(db, ['claims'])).toContain(`#${id} PENDING_REVIEW  goodroast  ada@goodroast.example`)
    await runAdmin(db, ['approve-claim', String(id)])
    expect(await statusOf(test, id)).toBe('APPROVED')
    expect(await portalOf(ada)).toBe(200)
    const [mail, ...others] = await mailsTo(ada)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ subject: 'You can now manage goodroast', userId: ada.id })
    expect(mail!.text).toMatch(/approved.*roaster portal/)
  })

  it.each(['approve-claim', 'reject-claim'])('%s names nobody to an address that is not proven', async (command) => {
    const { id, ada } = await waitingClaim(`phishing-${command}`)
    const changes = { emailVerifiedAt: null, displayName: 'PHISHING' }
    await db.updateTable('users').set(changes).where('id', '=', ada.id).execute()
    await runAdmin(db, [command, String(id)])
    const [mail] = await mailsTo(ada)
    expect(mail!.subject).toContain('the roaster')
    expect(`${mail!.subject}${mail!.text}${mail!.html}`).not.toMatch(/phishing/i)
  })

  it('reject-claim mails the user, who can claim again, and keeps the roaster', async () => {
    const { id, ada } = await waitingClaim('badroast')
    await runAdmin(db, ['reject-claim', String(id)])
    expect(await statusOf(test, id)).toBe('REJECTED')
    expect(await portalOf(ada)).toBe(403)
    const [mail] = await mailsTo(ada)
    expect(mail).toMatchObject({ subject: "Your claim wasn't approved: badroast", userId: ada.id })
    expect(mail!.text).toMatch(/claim it again/)
    expect((await test.get('/api/roasters/badroast')).body).toMatchObject({ isVerified: false })
    expect((await claim(test, ada, { businessEmail: 'ada@badroast.example', roasterSlug: 'badroast' })).status).toBe(
      200,
    )
  })

  it('approve-claim works once, and mails nobody if the account has no address', async () => {
    const { id, ada } = await waitingClaim('onceroast')
    await db.updateTable('users').set({ email: null }).where('id', '=', ada.id).execute()
    await runAdmin(db, ['approve-claim', String(id)])
    await expect(runAdmin(db, ['approve-claim', String(id)])).rejects.toThrow(/no open claim/)
    expect(await db.selectFrom('outbox').selectAll().where('userId', '=', ada.id).execute()).toMatchObject([
      { recipient: 'ada@onceroast.example' },
    ])
    expect(await portalOf(ada)).toBe(200)
  })

  it('reject-claim invalidates the link of an unconfirmed claim', async () => {
    const [ada] = (await insertMembers(test, 1)) as [Member]
    const { id, link } = await claimed(test, ada, { businessEmail: 'ada@quick.example', roasterName: 'Quick' })
    await runAdmin(db, ['reject-claim', String(id)])
    expect((await test.post(link)).status).toBe(400)
    expect(await statusOf(test, id)).toBe('REJECTED')
  })
})
