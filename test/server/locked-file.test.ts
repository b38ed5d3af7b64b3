import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#test/support/app.ts'
import { onPostgres } from '#test/support/database.ts'

/** A second connection stands for another process: SQLite's locks work the same way. */
describe.skipIf(onPostgres)('a SQLite file locked by another process', () => {
  let test: TestApp
  let other: DatabaseSync
  const subscribe = (email: string) => test.post('/api/subscribe', { email })

  beforeAll(async () => {
    test = await startTestApp()
    other = new DatabaseSync((test.app.config.database as { path: string }).path)
  })
  afterAll(async () => {
    other.close()
    await test.close()
  })

  it('does not block reads, and the write is done once the lock is released', async () => {
    other.exec('begin immediate')
    let isAnswered = false
    const writing = subscribe('waits@example.com').finally(() => {
      isAnswered = true
    })
    for (let i = 0; i < 20; i++) expect((await test.get(`/api/recipes?limit=${i + 1}`)).status).toBe(200)
    expect(isAnswered).toBe(false)
    other.exec('commit')
    expect((await writing).status).toBe(200)
  })

  it('answers 503 to every write that has waited for two seconds, including queued ones', async () => {
    other.exec('begin immediate')
    const answers = await Promise.all(['one', 'two', 'three'].map((name) => subscribe(`${name}@example.com`)))
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503])
    other.exec('rollback')
    expect((await subscribe('one@example.com')).status).toBe(200)
  })

  it('makes a transaction wait as well', async () => {
    other.exec('begin immediate')
    const message = { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'A question about grinders' }
    const sending = test.post('/api/contact', message)
    expect((await test.get('/api/recipes')).status).toBe(200)
    other.exec('commit')
    expect((await sending).status).toBe(200)
  })
})
