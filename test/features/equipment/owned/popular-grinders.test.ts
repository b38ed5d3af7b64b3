import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { CURATED } from '#src/features/equipment/grinders/popular.ts'
import { startTestApp, type TestApp } from '#test/support/app.ts'
import { idOf } from '#test/support/brewing.ts'
import { insertMembers } from '#test/support/members.ts'

const HOUR_MS = 60 * 60 * 1000

describe('GET /api/grinders/popular', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
    vi.useFakeTimers({ toFake: ['Date'] })
  })
  afterEach(async () => {
    await test.app.db.deleteFrom('userGrinders').execute()
    countAgain()
  })
  afterAll(() => {
    vi.useRealTimers()
    return test.close()
  })

  const slugs = async (): Promise<string[]> => {
    const { status, body } = await test.get('/api/grinders/popular')
    expect(status).toBe(200)
    return body.grinders.map(({ slug }: { slug: string }) => slug)
  }
  /** Past the hour for which a count is kept. */
  const countAgain = () => {
    vi.setSystemTime(Date.now() + HOUR_MS)
    test.app.responseCache.clear()
  }
  const give = async (slug: string, owners: number) => {
    const grinderId = idOf(test, 'grinders', slug)
    const members = await insertMembers(test, owners)
    const createdAt = new Date().toISOString()
    await test.app.db
      .insertInto('userGrinders')
      .values(members.map(({ id }) => ({ userId: id, grinderId, nickname: null, isDefault: false, createdAt })))
      .execute()
  }

  it('lists grinders of the catalog in a curated order while nobody owns one', async () => {
    expect(await slugs()).toEqual(CURATED)
    for (const slug of CURATED) expect(test.app.catalog.findGrinderBySlug(slug), slug).toBeDefined()
  })

  it('lists those first that most members own, without a number', async () => {
    await give('porlex-tall', 5)
    await give('gaggia-mdf', 7)
    await give('niche-zero', 5)
    countAgain()
    const { text } = await test.get('/api/grinders/popular')
    expect((await slugs()).slice(0, 4)).toEqual(['gaggia-mdf', 'niche-zero', 'porlex-tall', CURATED[0]])
    expect(await slugs()).toHaveLength(CURATED.length)
    expect(Object.keys(JSON.parse(text).grinders[0])).toEqual(['slug', 'brand', 'name'])
  })

  it('counts members at most once an hour', async () => {
    expect(await slugs()).toEqual(CURATED)
    await give('bentwood-vertical-63', 6)
    test.app.responseCache.clear()
    expect(await slugs()).toEqual(CURATED)
    countAgain()
    expect((await slugs())[0]).toBe('bentwood-vertical-63')
  })

  it('counts members again after a count that failed', async () => {
    const { db } = test.app
    countAgain()
    const select = vi.spyOn(db, 'selectFrom').mockImplementationOnce(() => {
      throw new Error('gone')
    })
    expect((await test.get('/api/grinders/popular')).status).toBe(500)
    select.mockRestore()
    expect(await slugs()).toEqual(CURATED)
  })
})
