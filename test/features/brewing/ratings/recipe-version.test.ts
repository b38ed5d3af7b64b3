import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertRecipe } from '#test/support/community.ts'
import { insertMembers } from '#test/support/members.ts'

describe('ETag of GET /api/recipes/:id', () => {
  let test: TestApp
  let ada: Member
  let recipeId: number
  beforeAll(async () => {
    test = await startTestApp()
    ;[ada] = (await insertMembers(test, 1)) as [Member]
    recipeId = await insertRecipe(test.app.db)
  })
  afterAll(() => test.close())

  const etag = async () => String((await test.get(`/api/recipes/${recipeId}`)).headers.etag)

  it('changes with every vote, rating, brew and comment in the response, and with nothing else', async () => {
    const { token } = ada
    const vote = `/api/community-recipes/${recipeId}/vote`
    const brewLog = `/api/community-recipes/${recipeId}/brew-log`
    const comments = `/api/recipes/${recipeId}/comments`
    let commentId = 0
    const steps: [string, changes: boolean, () => Promise<unknown>][] = [
      ['upvote', true, () => test.post(vote, { vote: 'UP' }, { token })],
      ['the same again', false, () => test.post(vote, { vote: 'UP' }, { token })],
      ['downvote', true, () => test.post(vote, { vote: 'DOWN' }, { token })],
      ['no vote', true, () => test.call('DELETE', vote, { token })],
      ['brew', true, () => test.post(brewLog, { rating: 4 }, { token })],
      ['the same rating', true, () => test.post(brewLog, { rating: 4 }, { token })],
      [
        'comment',
        true,
        async () => (commentId = (await test.post(comments, { body: 'Hm' }, { token })).body.comment.id),
      ],
      ['no comment', true, () => test.call('DELETE', comments, { token, body: { commentId } })],
    ]
    for (const [name, changes, act] of steps) {
      const before = await etag()
      await act()
      const after = await etag()
      expect(after !== before, name).toBe(changes)
      const answer = await test.get(`/api/recipes/${recipeId}`, { headers: { 'if-none-match': before } })
      expect(answer.status, name).toBe(changes ? 200 : 304)
    }
  })
})
