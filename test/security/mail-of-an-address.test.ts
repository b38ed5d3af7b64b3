import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { type Database, openDatabase } from '#src/db/open.ts'
import { MAIL_SECTIONS } from '#src/features/members/export/mail-sections.ts'
import { listEntries } from '#src/features/members/export/queries.ts'
import { enqueue } from '#src/mail/outbox.ts'
import { type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { onPostgres } from '#test/support/database.ts'
import { explain, type SeenQuery, scansOf } from '#test/support/explain.ts'
import { insertMembers, proveAddresses } from '#test/support/members.ts'

const LISTS = ['contactMessages', 'demoRequests', 'equipmentSuggestions', 'subscriptions', 'mails'] as const

describe('messages from and mails to the address of an account', () => {
  let test: TestApp
  let db: Database
  beforeAll(async () => {
    test = await startTestApp()
    db = test.app.db
    // Mails stay in the outbox as they are.
    await test.app.mail.stop()
  })
  afterAll(() => test.close())

  let ada: Member
  let eve: Member
  beforeEach(async () => {
    ;[ada, eve] = (await insertMembers(test, 2)) as [Member, Member]
  })

  /** Sends each form with this address, signed in as the sender if there is one. */
  async function write(email: string, word: string, sender?: Member): Promise<void> {
    const options = sender ? { token: sender.token } : {}
    const answers = [
      await test.post('/api/contact', { name: word, email, subject: word, message: word }, options),
      await test.post('/api/demo-requests', { name: word, email, message: word }, options),
      await test.post('/api/equipment-suggestions', { kind: 'GRINDER', brand: word, model: word, email }, options),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  }

  /** Everything that concerns Ada's address, by whoever. */
  async function leaveTraces(): Promise<void> {
    await write(ada.email, 'SIGNED-IN', ada)
    await write(ada.email, 'SIGNED-OUT')
    await write(ada.email, 'IN-HER-NAME', eve)
    await write(eve.email, 'OF-ANOTHER')
    await test.post('/api/subscribe', { email: ada.email, source: 'HER-FOOTER' })
    await test.post('/api/subscribe', { email: eve.email, source: 'OTHER-FOOTER' })
    const words = { text: '', html: '' }
    await enqueue(db, { userId: eve.id, recipient: ada.email, subject: 'TO-HER by another', ...words })
    await enqueue(db, { userId: null, recipient: eve.email, subject: 'TO-ANOTHER', ...words })
  }

  const exportOf = async ({ token }: Member) => {
    const { body } = await test.get('/api/user/export', { token })
    return Object.fromEntries(LISTS.map((list) => [list, JSON.stringify(body[list])])) as Record<string, string>
  }
  const everything = async () => {
    const rows: Record<string, string> = {}
    for (const table of ['contactMessages', 'demoRequests', 'equipmentSuggestions', 'subscriptions', 'outbox'] as const)
      rows[table] = JSON.stringify(await db.selectFrom(table).selectAll().execute())
    return rows
  }
  const remove = async ({ token }: Member) =>
    expect((await test.call('DELETE', '/api/user/account', { token })).status).toBe(200)

  const WRITTEN = ['contactMessages', 'demoRequests', 'equipmentSuggestions'] as const

  it('GET /api/user/export includes them once the address is proven, without what others sent', async () => {
    await leaveTraces()
    await proveAddresses(db, ada)
    const lists = await exportOf(ada)
    for (const list of WRITTEN) {
      expect(lists[list], list).toContain('SIGNED-IN')
      expect(lists[list], list).toContain('SIGNED-OUT')
      expect(lists[list], list).not.toMatch(/IN-HER-NAME|OF-ANOTHER/)
    }
    expect(lists.subscriptions).toContain('HER-FOOTER')
    expect(lists.subscriptions).not.toContain('OTHER-FOOTER')
    for (const subject of ['SIGNED-IN', 'SIGNED-OUT', 'TO-HER by another', 'Confirm your subscription']) {
      expect(lists.mails).toContain(subject)
    }
    expect(lists.mails).not.toMatch(/IN-HER-NAME|OF-ANOTHER|TO-ANOTHER/)
    expect(JSON.stringify(lists)).not.toMatch(/token/)
    const ids = (JSON.parse(lists.mails!) as { subject: string }[]).map(({ subject }) => subject)
    expect(ids.filter((subject) => subject === 'Contact: SIGNED-IN')).toHaveLength(1)
  })

  it('GET /api/user/export of an unproven address includes only what the account itself sent', async () => {
    await leaveTraces()
    const lists = await exportOf(ada)
    for (const list of WRITTEN) {
      expect(lists[list], list).toContain('SIGNED-IN')
      expect(lists[list], list).not.toMatch(/SIGNED-OUT|IN-HER-NAME|OF-ANOTHER/)
    }
    expect(lists.subscriptions).toBe('[]')
    expect(lists.mails).not.toMatch(/SIGNED-OUT|TO-HER|Confirm your subscription/)
  })

  it('DELETE /api/user/account erases them if the address is proven, and keeps what others sent', async () => {
    await leaveTraces()
    await proveAddresses(db, ada)
    await remove(ada)
    const left = await everything()
    for (const table of WRITTEN) {
      expect(left[table], table).not.toMatch(new RegExp(`SIGNED-(IN|OUT)[^}]*${ada.email}|${ada.email}[^}]*SIGNED-`))
      expect(left[table], table).toContain('IN-HER-NAME')
      expect(left[table], table).toContain(eve.email)
    }
    expect(left.subscriptions).not.toContain(ada.email)
    expect(left.subscriptions).toContain(eve.email)
    const mails = await db.selectFrom('outbox').select(['recipient', 'replyTo', 'userId']).execute()
    expect(mails.filter(({ recipient }) => recipient === ada.email)).toEqual([])
    const inHerName = mails.filter(({ replyTo }) => replyTo === ada.email)
    expect(inHerName.map(({ userId }) => userId)).toEqual([eve.id, eve.id])
    expect(mails.filter(({ recipient }) => recipient === eve.email).length).toBeGreaterThan(0)
  })

  it('DELETE /api/user/account of an unproven address erases only what the account itself sent', async () => {
    await leaveTraces()
    await remove(ada)
    const hers = async (table: (typeof WRITTEN)[number]) =>
      db.selectFrom(table).select('userId').where('email', '=', ada.email).orderBy('id').execute()
    for (const table of WRITTEN) expect(await hers(table), table).toEqual([{ userId: null }, { userId: eve.id }])
    expect((await everything()).subscriptions).toContain(ada.email)
    const subjects = await db.selectFrom('outbox').select('subject').where('recipient', '=', ada.email).execute()
    expect(subjects.map(({ subject }) => subject).sort()).toEqual([
      'Confirm your subscription to the Brewprint newsletter',
      'TO-HER by another',
    ])
  })

  it('listEntries finds them by indexes', async () => {
    const seen: SeenQuery[] = []
    const handle = openDatabase(test.app.config.database, { onQuery: (query) => seen.push(query) })
    onTestFinished(() => handle.destroy())
    for (const [name, section] of Object.entries(MAIL_SECTIONS)) {
      seen.length = 0
      await listEntries(handle, section, ada.id, section.start, 100)
      const plan = await explain(db, seen[0]!)
      // PostgreSQL scans small tables, so its plan says nothing here.
      if (!onPostgres) expect(scansOf(plan, '"?\\w+"?'), `${name}\n${plan.join('\n')}`).toEqual([])
    }
  })
})
