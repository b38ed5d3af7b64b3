import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertRecipe } from '#test/support/community.ts'
import { insertMembers } from '#test/support/members.ts'

describe('POST /api/reports', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  it('says whether the report is the first one of this member', async () => {
    const [one, other] = (await insertMembers(test, 2)) as [Member, Member]
    const report = { subjectType: 'recipe', subjectId: await insertRecipe(test.app.db), reason: 'spam' }
    expect(await test.post('/api/reports', report, one)).toMatchObject({ status: 201, body: { isNew: true } })
    expect(await test.post('/api/reports', report, one)).toMatchObject({ status: 200, body: { isNew: false } })
    expect(await test.post('/api/reports', report, other)).toMatchObject({ status: 201, body: { isNew: true } })
  })
})
