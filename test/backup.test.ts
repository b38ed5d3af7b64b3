import { execFile } from 'node:child_process'
import { existsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { describe, expect, inject, it } from 'vitest'
import { runAdmin } from '#src/admin.ts'
import { copyInUse } from '#src/db/backup.ts'
import { migrate } from '#src/db/migrate.ts'
import { openDatabase } from '#src/db/open.ts'
import { startTestApp } from '#test/support/app.ts'
import { insertRecipe } from '#test/support/community.ts'
import { expectExactCounters } from '#test/support/counters.ts'
import { onPostgres, openTestDatabase } from '#test/support/database.ts'
import { eventually } from '#test/support/eventually.ts'
import { insertMembers } from '#test/support/members.ts'

const newFile = (name: string) => join(inject('directory'), `${name}-${Math.random()}.db`)

describe.skipIf(onPostgres)('admin backup on SQLite', () => {
  it('is complete and consistent, whatever is written meanwhile', async () => {
    const test = await startTestApp()
    const { db, config } = test.app
    const members = await insertMembers(test, 20)
    const recipeId = await insertRecipe(db)

    let written = 0
    let isDone = false
    const writing = (async () => {
      while (!isDone) {
        const { token } = members[written % members.length]!
        const ballot = { vote: written % 3 === 0 ? 'DOWN' : 'UP' }
        expect((await test.post(`/api/community-recipes/${recipeId}/vote`, ballot, { token })).status).toBe(200)
        written++
      }
    })()
    const file = newFile('backup')
    const env = {
      PATH: process.env.PATH,
      DATA_DIR: config.dataDir,
      DATABASE_URL: `sqlite:${(config.database as { path: string }).path}`,
    }
    const { stdout } = await promisify(execFile)(process.execPath, ['src/admin.ts', 'backup', file], { env })
    expect(stdout).toContain(file)
    isDone = true
    await writing
    await test.close()
    expect(written, 'it went on meanwhile').toBeGreaterThan(20)

    const restored = openDatabase({ engine: 'sqlite', path: file })
    expect(await migrate(restored), 'nothing left to bring forward').toEqual([])
    await expectExactCounters(restored)
    expect((await restored.selectFrom('votes').select('userId').execute()).length).toBeGreaterThan(0)
    await restored.destroy()
  })

  it('can be read by its owner only', async () => {
    const file = newFile('private')
    await runAdmin(await openTestDatabase(), ['backup', file])
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it('copies for a download keep one snapshot, so that writes do not start them again', async () => {
    const path = newFile('busy')
    const db = openDatabase({ engine: 'sqlite', path })
    await migrate(db)
    // Larger than what is copied in one go, so that there are writes in between.
    await sql`create table filler (data blob)`.execute(db)
    await sql`insert into filler select randomblob(1000000) from (values (1), (2), (3), (4))`.execute(db)
    let isDone = false
    let written = 0
    const writing = (async () => {
      for (; !isDone; written++) await sql`insert into filler values (randomblob(100))`.execute(db)
    })()
    await eventually(() => expect(written).toBeGreaterThan(0))
    const copy = newFile('copy')
    const copying = copyInUse(path, copy)
    const before = written
    await copying
    isDone = true
    await writing
    await db.destroy()
    const restored = openDatabase({ engine: 'sqlite', path: copy })
    expect(await migrate(restored)).toEqual([])
    const { rows } = await sql<{ n: number }>`select count(*) as n from filler where length(data) = 100`.execute(
      restored,
    )
    // One may be committed that isn't counted yet.
    expect(rows[0]!.n).toBeLessThanOrEqual(before + 1)
    await restored.destroy()
  })

  it('never replaces a file, and leaves no partial one', async () => {
    const db = await openTestDatabase()
    const file = newFile('taken')
    writeFileSync(file, 'precious')
    await expect(runAdmin(db, ['backup', file])).rejects.toThrow('exists already')
    const nowhere = join(inject('directory'), 'no/such/folder/copy.db')
    await expect(runAdmin(db, ['backup', nowhere])).rejects.toThrow()
    expect(existsSync(`${nowhere}.part`)).toBe(false)
  })
})

describe.runIf(onPostgres)('admin backup on PostgreSQL', () => {
  it('refers to pg_dump', async () => {
    await expect(runAdmin(await openTestDatabase(), ['backup', 'x.dump'])).rejects.toThrow('pg_dump')
  })
})
