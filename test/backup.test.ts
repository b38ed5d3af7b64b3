import { execFile } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, inject, it } from 'vitest'
import { runAdmin } from '#src/admin.ts'
import { migrate } from '#src/db/migrate.ts'
import { openDatabase } from '#src/db/open.ts'
import { startTestApp } from '#test/support/app.ts'
import { insertRecipe } from '#test/support/community.ts'
import { expectExactCounters } from '#test/support/counters.ts'
import { onPostgres, openTestDatabase } from '#test/support/database.ts'
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
