import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#src/db/open.ts'
import { randomIPv4 } from '#test/support/addresses.ts'
import { type CallOptions, type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { comment, insertRecipe } from '#test/support/community.ts'
import { expectExactCounters } from '#test/support/counters.ts'
import { expectError } from '#test/support/errors.ts'
import { insertMembers } from '#test/support/members.ts'

const UNKNOWN = '/api/recipes/2000000000/comments'

describe('/api/recipes/:id/comments', () => {
  let test: TestApp
  let db: Database
  let owner: Member
  let ada: Member
  let grace: Member
  let recipeId: number
  let url: string
  beforeAll(async () => {
    test = await startTestApp()
    db = test.app.db
    ;[owner, ada, grace] = (await insertMembers(test, 3)) as [Member, Member, Member]
  })
  beforeEach(async () => {
    recipeId = await insertRecipe(db, { createdById: owner.id })
    url = `/api/recipes/${recipeId}/comments`
  })
  afterAll(() => test.close())

  const write = (body: unknown, { token }: Member = ada) => test.post(url, { body }, { token })
  const remove = (commentId: unknown, { token }: Member = ada, at = url) =>
    test.call('DELETE', at, { token, body: { commentId } })
  const list = async (query = '') => (await test.get(url + query)).body
  const commentCount = async () => (await test.get(`/api/recipes/${recipeId}`)).body.commentCount

  it('POST adds a comment, GET lists comments oldest first, and the recipe counts them', async () => {
    const { status, body } = await write('  Bloomed for 45 s, lovely.\n')
    expect(status).toBe(201)
    expect(body).toEqual({
      comment: {
        id: expect.any(Number),
        body: 'Bloomed for 45 s, lovely.',
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        author: { id: ada.id, displayName: `Brewer ${ada.id}` },
      },
    })
    const second = await write('Same here.', grace)
    const third = await write('Thank you!', owner)
    expect(await list()).toEqual({
      comments: [body.comment, second.body.comment, third.body.comment],
      total: 3,
      cursor: null,
      nextCursor: null,
      hasMore: false,
    })
    expect(await commentCount()).toBe(3)
    await expectExactCounters(db)
  })

  it('GET returns an empty list without comments, and 404 for an unknown recipe', async () => {
    expect(await list()).toMatchObject({ comments: [] })
    expectError(await test.get(UNKNOWN), { status: 404, code: 'not_found' })
  })

  it('finding 6: GET returns the latest hundred in order of time, the total and a cursor to earlier ones', async () => {
    const now = new Date().toISOString()
    const rows = Array.from({ length: 130 }, (_, i) => ({ recipeId, userId: ada.id, body: `No. ${i}`, createdAt: now }))
    await db.insertInto('comments').values(rows).execute()
    await db.updateTable('recipes').set({ commentCount: rows.length }).where('id', '=', recipeId).execute()
    await comment(db, ada.id, await insertRecipe(db))

    const first = await list()
    expect(first).toMatchObject({ hasMore: true, cursor: expect.any(String), nextCursor: first.cursor, total: 130 })
    const bodies = (page: { comments: { body: string }[] }) => page.comments.map(({ body }) => body)
    expect(bodies(first)).toEqual(rows.slice(30).map(({ body }) => body))
    await comment(db, ada.id, recipeId)
    test.app.responseCache.clear()
    const earlier = await list(`?cursor=${first.cursor}`)
    expect(earlier).toMatchObject({ hasMore: false, cursor: null, total: 131 })
    expect(bodies(earlier)).toEqual(rows.slice(0, 30).map(({ body }) => body))
    expect(bodies(await list()).at(-1)).toBe('Lovely')

    expect((await list('?limit=2')).comments).toHaveLength(2)
    expect((await list('?limit=100000')).comments).toHaveLength(100)
    for (const query of ['limit=0', 'limit=1.5', 'limit=x', 'cursor=nonsense']) {
      expect((await test.get(`${url}?${query}`)).status, query).toBe(400)
    }
  })

  it.each([
    ['SQL wildcards', '100% _ \' " ; drop table comments; --'],
    ['HTML', '<script>alert(1)</script> & <b>bold</b>'],
    ['right to left', '\u202eevil\u202c קפה طازج'],
    ['emoji', '☕️👩‍👩‍👧‍👦🇳🇴'],
    ['line breaks', 'one\r\ntwo\n\n\nthree\ttabbed'],
    ['backslashes', '\\u0000 \\n \\'],
    ['exactly as many characters as allowed', '☕'.repeat(1000) + '🫘'.repeat(1000)],
  ])('POST stores the text unchanged: %s', async (_, text) => {
    const { status, body } = await write(text)
    expect(status).toBe(201)
    expect(body.comment.body).toBe(text)
    expect((await list()).comments[0].body).toBe(text)
  })

  it('POST measures the text without surrounding space', async () => {
    const { body } = await write(`${' '.repeat(900)}${'x'.repeat(2000)}${'\n'.repeat(900)}`)
    expect(body.comment.body).toBe('x'.repeat(2000))
  })

  it('POST replaces half a surrogate pair', async () => {
    const { status } = await test.call('POST', url, {
      token: ada.token,
      headers: { 'content-type': 'application/json' },
      body: '{"body":"half \\ud83d of it"}',
    })
    expect(status).toBe(201)
    expect((await list()).comments[0].body).toBe('half \ufffd of it')
  })

  it.each([
    ['nothing', {}],
    ['no text', { body: 12 }],
    ['null', { body: null }],
    ['an empty text', { body: '' }],
    ['only spaces', { body: ' \n\t\u00a0\u2003 ' }],
    ['only marks that nobody sees', { body: '\u200b\u202e\u2066\ufeff' }],
    ['one character too many', { body: 'x'.repeat(2001) }],
    ['one emoji too many', { body: '🫘'.repeat(2001) }],
    ['10 kB', { body: 'x'.repeat(10_240) }],
    ['NUL', { body: 'a\0b' }],
  ])('POST rejects %s with 400', async (_, body) => {
    const answer = await test.post(url, body, { token: ada.token })
    expect(answer.status).toBe(400)
    expect(answer.body.error).toMatch(/Write something|omment|request body|NUL/)
    expect(await commentCount()).toBe(0)
  })

  it('DELETE accepts the id from its author in the body or in the query', async () => {
    const [one, two] = [await write('one'), await write('two')].map(({ body }) => body.comment.id)
    const first = await remove(one)
    expect(first.status).toBe(200)
    expect(first.body).toEqual({ success: true })
    expect((await test.call('DELETE', `${url}?commentId=${two}`, { token: ada.token })).status).toBe(200)
    expect((await list()).comments).toEqual([])
    expect(await commentCount()).toBe(0)
  })

  it('DELETE is allowed to the author of the recipe', async () => {
    const { body } = await write('spam')
    expect((await remove(body.comment.id, owner)).status).toBe(200)
    expect(await commentCount()).toBe(0)
    await expectExactCounters(db)
  })

  it('DELETE answers 403 to other members', async () => {
    const { body } = await write('mine')
    const refused = await remove(body.comment.id, grace)
    expectError(refused, { status: 403, code: 'not_the_author' })
    expect(await commentCount()).toBe(1)
  })

  it('DELETE answers 404 for a comment that is unknown, deleted or of another recipe', async () => {
    const { id } = (await write('here')).body.comment
    const elsewhere = `/api/recipes/${await insertRecipe(db, { createdById: ada.id })}/comments`
    // Not found under another recipe, not even by its author or the author of that recipe.
    expectError(await remove(id, ada, elsewhere), { status: 404, code: 'not_found' })
    expectError(await remove(2_000_000_000), { status: 404, code: 'not_found' })
    expectError(await remove(id, ada, UNKNOWN), { status: 404, code: 'not_found' })
    expect(await commentCount()).toBe(1)
    await remove(id)
    const again = await remove(id)
    expectError(again, { status: 404, code: 'not_found' })
    expect(again.body.error).toBe("We couldn't find that comment")
    expect(await commentCount()).toBe(0)
  })

  it('DELETE is allowed only to the commenter if the recipe has no author any more', async () => {
    recipeId = await insertRecipe(db)
    url = `/api/recipes/${recipeId}/comments`
    const { body } = await write('Who made this?')
    expect((await remove(body.comment.id, owner)).status).toBe(403)
    expect((await remove(body.comment.id, ada)).status).toBe(200)
  })

  it.each<[string, CallOptions & { query?: string }]>([
    ['nothing named', {}],
    ['an empty body', { body: {} }],
    ['a text', { body: { commentId: '1' } }],
    ['null', { body: { commentId: null } }],
    ['zero', { body: { commentId: 0 } }],
    ['a fraction', { body: { commentId: 1.5 } }],
    ['more than any id', { body: { commentId: 1e12 } }],
    ['no object', { body: [1] }],
    ['nonsense in the query', { query: '?commentId=x' }],
  ])('DELETE rejects %s with 400', async (_, { query = '', ...options }) => {
    const answer = await test.call('DELETE', url + query, { token: ada.token, ...options })
    expect(answer.status).toBe(400)
    expect(answer.body.error).toMatch(/commentId|body/)
  })

  it('DELETE accepts an empty body with a JSON content type', async () => {
    const { id } = (await write('one')).body.comment
    const headers = { 'content-type': 'application/json' }
    const answer = await test.call('DELETE', `${url}?commentId=${id}`, { token: ada.token, headers, body: '' })
    expect(answer.status).toBe(200)
  })

  it('checks authentication, then the body, then the recipe', async () => {
    expectError(await test.post(UNKNOWN, { body: '' }), { status: 401, code: 'not_authenticated' })
    expectError(await test.post(UNKNOWN, { body: ' ' }, { token: ada.token }), {
      status: 400,
      code: 'invalid_request',
      field: 'body',
    })
    expectError(await test.post(UNKNOWN, { body: 'hi' }, { token: ada.token }), { status: 404, code: 'not_found' })
    expectError(await test.call('DELETE', UNKNOWN), { status: 401, code: 'not_authenticated' })
    expectError(await test.call('DELETE', UNKNOWN, { token: ada.token }), {
      status: 400,
      code: 'invalid_request',
      field: 'commentId',
    })
  })

  it('POST allows ten comments per minute and IP address across recipes', async () => {
    const ip = randomIPv4()
    const other = `/api/recipes/${await insertRecipe(db)}/comments`
    for (let i = 0; i < 10; i++) {
      expect((await test.post(i % 2 ? url : other, { body: 'hi' }, { ip, token: ada.token })).status).toBe(201)
    }
    for (const each of [url, other, UNKNOWN]) {
      expectError(await test.post(each, { body: '' }, { ip }), { status: 429, code: 'rate_limited' })
    }
    expect((await test.get(url, { ip })).status).toBe(200)
    expect((await test.call('DELETE', url, { ip, token: ada.token })).status).toBe(400)
  })
})
