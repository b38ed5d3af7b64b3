import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { beforeEach, describe, expect, inject, it } from 'vitest'
import { runAdmin } from '#src/admin.ts'
import type { Database } from '#src/db/open.ts'
import { enqueue } from '#src/mail/outbox.ts'
import { insertRoaster } from '#test/support/community.ts'
import { createTestDatabase, openTestDatabase } from '#test/support/database.ts'

describe('runAdmin', () => {
  let db: Database
  beforeEach(async () => {
    db = await openTestDatabase()
  })

  const addUser = async (email: string): Promise<number> => {
    const user = { email, displayName: 'Ada', passwordHash: null, appleSub: null, createdAt: new Date().toISOString() }
    return (await db.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow()).id
  }
  const addClaim = async (
    status: 'PENDING' | 'PENDING_REVIEW',
  ): Promise<{ id: number; userId: number; roasterId: number }> => {
    const userId = await addUser('owner@roaster.example')
    const roasterId = await insertRoaster(db, { name: 'Northlight', slug: 'northlight' })
    const claim = {
      userId,
      roasterId,
      businessEmail: 'hello@northlight.example',
      status,
      createdAt: new Date().toISOString(),
    }
    return db
      .insertInto('roasterClaims')
      .values(claim as never)
      .returning(['id', 'userId', 'roasterId'])
      .executeTakeFirstOrThrow()
  }
  const members = () => db.selectFrom('roasterMembers').select(['userId', 'roasterId']).execute()

  it('claims lists open claims with the member and the roaster', async () => {
    expect(await runAdmin(db, ['claims'])).toBe('No open claims')
    const { id } = await addClaim('PENDING_REVIEW')
    const listed = await runAdmin(db, ['claims'])
    expect(listed).toContain(`#${id} PENDING_REVIEW`)
    expect(listed).toContain('Northlight')
    expect(listed).toContain('hello@northlight.example')
  })

  it('approve-claim approves a claim once, and makes the user a member', async () => {
    const { id, userId, roasterId } = await addClaim('PENDING_REVIEW')
    expect(await runAdmin(db, ['approve-claim', String(id)])).toContain('approved')
    expect(await members()).toEqual([{ userId, roasterId }])
    await expect(runAdmin(db, ['reject-claim', String(id)])).rejects.toThrow(/no open claim/)
    expect(await members()).toHaveLength(1)
  })

  it('reject-claim rejects a claim without membership', async () => {
    const { id } = await addClaim('PENDING')
    expect(await runAdmin(db, ['reject-claim', String(id)])).toContain('rejected')
    expect(await members()).toEqual([])
  })

  it('verify-roaster and premium-roaster set and clear the flags of a roaster', async () => {
    await insertRoaster(db, { slug: 'northlight' })
    const flags = () =>
      db.selectFrom('roasters').select(['isVerified', 'isPremium']).where('slug', '=', 'northlight').executeTakeFirst()
    await runAdmin(db, ['verify-roaster', 'northlight'])
    await runAdmin(db, ['premium-roaster', 'northlight'])
    expect(await flags()).toEqual({ isVerified: true, isPremium: true })
    await runAdmin(db, ['verify-roaster', 'northlight', 'off'])
    await runAdmin(db, ['premium-roaster', 'northlight', 'off'])
    expect(await flags()).toEqual({ isVerified: false, isPremium: false })
    await runAdmin(db, ['set-website', 'northlight', 'https://northlight.example'])
    const entries = await db.selectFrom('auditEntries').select(['actorName', 'action', 'before', 'after']).execute()
    expect(entries).toHaveLength(5)
    expect(entries[0]).toMatchObject({ actorName: 'Command line', action: 'change-roaster' })
    expect([entries[0]!.before, entries[0]!.after]).toEqual([{ isVerified: false }, { isVerified: true }])
    expect(entries[4]!.after).toEqual({ websiteUrl: 'https://northlight.example' })
    await expect(runAdmin(db, ['verify-roaster', 'nobody'])).rejects.toThrow(/nobody/)
    await expect(runAdmin(db, ['verify-roaster', 'northlight', 'maybe'])).rejects.toThrow(/on or off/)
  })

  it('delete-user deletes an account by its address, ignoring case and spaces', async () => {
    await addUser('ada@example.com')
    expect(await runAdmin(db, ['delete-user', ' ADA@example.com'])).toMatch(/^Deleted account \d+$/)
    expect(await db.selectFrom('users').select('id').execute()).toEqual([])
    await expect(runAdmin(db, ['delete-user', 'ada@example.com'])).rejects.toThrow(/No account/)
  })

  it('outbox lists mails without their text', async () => {
    expect(await runAdmin(db, ['outbox'])).toBe('The outbox is empty')
    await enqueue(db, { userId: null, recipient: 'ada@example.com', subject: 'Hello', text: 'secret link', html: '' })
    const shown = await runAdmin(db, ['outbox'])
    expect(shown).toContain('ada@example.com  Hello  waiting')
    expect(shown).not.toContain('secret')
  })

  it.each([[[]], [['dance']], [['delete-user']], [['claims', 'all']]])('explains the usage for %j', async (args) => {
    await expect(runAdmin(db, args)).rejects.toThrow(/npm run admin -- /)
  })

  it('src/admin.ts exits with a code and prints errors to stderr', async () => {
    const { config, drop } = await createTestDatabase()
    const env = {
      PATH: process.env.PATH,
      DATABASE_URL: config.engine === 'postgres' ? config.url : `sqlite:${config.path}`,
      DATA_DIR: inject('directory'),
    }
    const admin = (...args: string[]) => promisify(execFile)(process.execPath, ['src/admin.ts', ...args], { env })
    expect((await admin('claims')).stdout).toBe('No open claims\n')
    await expect(admin('dance')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('There is no command dance'),
    })
    await drop()
  })

  it('src/admin.ts fails without a database instead of creating one', async () => {
    const path = join(inject('directory'), `${Math.random()}`, 'brewprint.db')
    const admin = (...args: string[]) =>
      promisify(execFile)(process.execPath, ['src/admin.ts', ...args], {
        env: { PATH: process.env.PATH, DATA_DIR: dirname(path) },
      })
    await expect(admin('backup', `${path}.copy`)).rejects.toMatchObject({
      code: 1,
      stderr: `There is no database at ${path}: set DATA_DIR or DATABASE_URL as the service has it\n`,
    })
    expect(existsSync(path)).toBe(false)
    await expect(admin()).rejects.toMatchObject({ stderr: expect.stringContaining('npm run admin -- COMMAND') })
  })
})
