import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#test/support/app.ts'
import { insertRecipe } from '#test/support/community.ts'
import { explain, type SeenQuery, scansOf, sortsOf } from '#test/support/explain.ts'
import { insertMembers } from '#test/support/members.ts'

describe('query plan of GET /api/recipes/:id/comments with many comments', () => {
  let test: TestApp
  let recipeId: number
  const seen: SeenQuery[] = []

  beforeAll(async () => {
    test = await startTestApp({}, { onQuery: (query) => seen.push(query) })
    const { db } = test.app
    const members = await insertMembers(test, 200)
    const createdAt = new Date().toISOString()
    for (let i = 0; i < 20; i++) {
      recipeId = await insertRecipe(db)
      const rows = Array.from({ length: 1000 }, (_, j) => ({ userId: members[j % 200]!.id, body: 'Hm', createdAt }))
      await db
        .insertInto('comments')
        .values(rows.map((row) => ({ ...row, recipeId })))
        .execute()
    }
    await sql`analyze`.execute(db)
  })
  afterAll(() => test.close())

  it('reads each page along an index, without a scan or a sort', async () => {
    let cursor: string | null = null
    for (const _ of Array(5)) {
      seen.length = 0
      const { body } = await test.get(`/api/recipes/${recipeId}/comments${cursor ? `?cursor=${cursor}` : ''}`)
      expect(body.comments).toHaveLength(100)
      cursor = body.cursor
      const queries = seen.filter(({ sql }) => sql.includes('from "comments"'))
      expect(queries).toHaveLength(1)
      const plan = await explain(test.app.db, queries[0]!)
      expect([...scansOf(plan, 'comments'), ...sortsOf(plan)], plan.join('\n')).toEqual([])
    }
  })
})
