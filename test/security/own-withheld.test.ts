import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { expectExactCatalog, expectExactCounters } from '#test/support/counters.ts'
import { insertMembers } from '#test/support/members.ts'
import { decide, insertWithRole } from '#test/support/moderation.ts'

const LINK = 'More at https://pills.test'

describe('withheld content (held or hidden) for its author and for others', () => {
  let test: TestApp
  let moderator: Member
  let other: Member
  beforeAll(async () => {
    test = await startTestApp({ quotas: true })
    moderator = await insertWithRole(test, 'moderator')
    ;[other] = (await insertMembers(test, 1)) as [Member]
  })
  afterAll(() => test.close())

  const newAccount = async () => (await insertMembers(test, 1))[0] as Member
  const order = (action: string, subjectType: string, subjectId: number) => ({
    ...{ action, subjectType, subjectId, reason: 'Not about coffee' },
  })

  async function publish(by: Member, values: object = {}) {
    const { catalog } = test.app
    const body = {
      coffeeProfileId: (await addCoffee(other, { name: 'Guji', roasterName: 'Old Roasters' })).id,
      grinderId: catalog.grinders[0]!.id,
      machineId: catalog.machines.find(({ slug }) => slug === 'hario-v60-02')!.id,
      ...{ grindSetting: catalog.grinders[0]!.maxGrindSetting, ratio: 16, doseGrams: 15, waterGrams: 240 },
      ...values,
    }
    const { status, body: recipe } = await test.post('/api/community-recipes', body, by)
    expect(status).toBe(201)
    return recipe
  }

  async function addCoffee(by: Member, values: object = {}) {
    const body = { name: 'Konga', roasterName: 'Held Roasters', roastLevel: 'LIGHT', ...values }
    return (await test.post('/api/coffees', body, by)).body.coffee
  }

  /** What the queue says about something that waits. */
  async function waiting(type: string, id: number) {
    const { data } = (await test.get('/api/admin/queue?limit=50', moderator)).body
    const items = data as { subject: { type: string; id: number; text: string }; state: string }[]
    return items.find(({ subject }) => subject.type === type && subject.id === id)
  }

  async function expectExact() {
    await expectExactCounters(test.app.db)
    await expectExactCatalog(test.app.db)
  }

  const remove = (url: string, by: Member) => test.call('DELETE', url, { token: by.token })
  const patch = (url: string, body: object, by: Member) => test.call('PATCH', url, { body, token: by.token })

  describe('recipe: PATCH and DELETE /api/community-recipes/:id', () => {
    it('changes a held recipe, which stays pending and shows its new text in the queue', async () => {
      const author = await newAccount()
      const { id } = await publish(author, { notes: LINK })
      const since = (await test.get('/api/user/reviews', author)).body.data[0].createdAt
      const edited = await patch(
        `/api/community-recipes/${id}`,
        { notes: 'Without any link', doseGrams: 16, waterGrams: 256 },
        author,
      )
      expect([edited.status, edited.body.review, edited.body.notes]).toEqual([200, 'pending', 'Without any link'])
      expect((await test.get(`/api/recipes/${id}`)).status).toBe(404)
      expect((await test.get(`/api/recipes/${id}`, author)).body).toMatchObject({ doseGrams: 16, review: 'pending' })
      expect((await waiting('recipe', id))!.subject.text).toBe('Without any link')
      expect((await test.get('/api/user/reviews', author)).body.data[0].createdAt).toBe(since)
      await decide(test, moderator, order('restore', 'recipe', id))
      expect((await test.get(`/api/recipes/${id}`)).body).toMatchObject({ notes: 'Without any link', doseGrams: 16 })
      await expectExact()
    })

    it('answers 404 for a held recipe to everybody but its author', async () => {
      const { id } = await publish(await newAccount(), { notes: LINK })
      expect((await patch(`/api/community-recipes/${id}`, { notes: 'Mine now' }, other)).status).toBe(404)
      expect((await remove(`/api/community-recipes/${id}`, other)).status).toBe(404)
      expect((await waiting('recipe', id))!.subject.text).toBe(LINK)
    })

    it('keeps a held recipe unchanged if an edit is refused', async () => {
      const author = await newAccount()
      const { id } = await publish(author, { notes: LINK })
      expect((await patch(`/api/community-recipes/${id}`, { notes: 'New', yieldGrams: 900 }, author)).status).toBe(400)
      expect((await test.get(`/api/recipes/${id}`)).status).toBe(404)
      expect((await waiting('recipe', id))!.subject.text).toBe(LINK)
    })

    it('answers 409 to an edit while the coffee of the recipe is hidden', async () => {
      const author = await newAccount()
      const { id, coffee } = await publish(author, { notes: LINK })
      await decide(test, moderator, order('hide', 'coffee', coffee.id))
      const { status, body } = await patch(`/api/community-recipes/${id}`, { notes: 'New' }, author)
      expect([status, body.code]).toEqual([409, 'parent_missing'])
      expect(body.error).toBe("What this belongs to isn't public at the moment, so it can't be changed")
    })

    it('answers 409 with a sentence to an edit of a hidden recipe, and deletes it for good', async () => {
      const author = await newAccount()
      const { id } = await publish(author)
      await test.post(`/api/recipes/${id}/comments`, { body: 'Lovely' }, other)
      const { entry } = (await decide(test, moderator, order('hide', 'recipe', id))).body
      const refused = await patch(`/api/community-recipes/${id}`, { notes: 'New' }, author)
      expect([refused.status, refused.body.code]).toEqual([409, 'hidden'])
      expect(refused.body.error).toContain("A moderator has hidden this, so it can't be changed")
      expect((await remove(`/api/community-recipes/${id}`, other)).status).toBe(404)
      expect((await remove(`/api/community-recipes/${id}`, author)).status).toBe(200)
      expect((await test.get(`/api/recipes/${id}`, author)).status).toBe(404)
      expect((await test.get('/api/user/reviews', author)).body.data).toEqual([])
      const undone = await test.post(`/api/admin/audit-log/${entry.id}/undo`, {}, moderator)
      expect([undone.status, undone.body.code]).toEqual([409, 'nothing_left'])
      await expectExact()
    })

    it('deletes a held recipe, which leaves the queue', async () => {
      const author = await newAccount()
      const { id } = await publish(author, { notes: LINK })
      expect((await remove(`/api/community-recipes/${id}`, author)).status).toBe(200)
      expect(await waiting('recipe', id)).toBeUndefined()
      expect((await remove(`/api/community-recipes/${id}`, author)).status).toBe(404)
    })

    it('deletes a recipe that was reported, hidden and appealed, which stays in the queue as gone', async () => {
      const author = await newAccount()
      const { id } = await publish(author)
      await test.post('/api/reports', { subjectType: 'recipe', subjectId: id, reason: 'spam' }, other)
      await decide(test, moderator, order('hide', 'recipe', id))
      await test.post('/api/appeals', { subjectType: 'recipe', subjectId: id, text: 'Why?' }, author)
      expect((await remove(`/api/community-recipes/${id}`, author)).status).toBe(200)
      expect(await waiting('recipe', id)).toMatchObject({ state: 'gone' })
    })

    it('answers 404 to the author for a recipe that a moderator deleted', async () => {
      const author = await newAccount()
      const { id } = await publish(author)
      const { entry } = (await decide(test, moderator, order('delete', 'recipe', id))).body
      expect((await remove(`/api/community-recipes/${id}`, author)).status).toBe(404)
      expect((await test.post(`/api/admin/audit-log/${entry.id}/undo`, {}, moderator)).status).toBe(200)
    })
  })

  describe('comment: DELETE /api/recipes/:id/comments', () => {
    const removeComment = (recipeId: number, commentId: number, by: Member) =>
      remove(`/api/recipes/${recipeId}/comments?commentId=${commentId}`, by)

    it('deletes a held or hidden comment for its author only, also if its recipe is hidden', async () => {
      const author = await newAccount()
      const { id: recipeId } = await publish(other)
      const url = `/api/recipes/${recipeId}/comments`
      const held = (await test.post(url, { body: LINK }, author)).body.comment
      expect(held.review).toBe('pending')
      const hidden = (await test.post(url, { body: 'Rude' }, author)).body.comment
      await decide(test, moderator, order('hide', 'comment', hidden.id))
      // The recipe's author sees neither.
      for (const { id } of [held, hidden]) expect((await removeComment(recipeId, id, other)).status).toBe(404)
      expect((await removeComment(recipeId, held.id, author)).status).toBe(200)
      expect(await waiting('comment', held.id)).toBeUndefined()
      await decide(test, moderator, order('hide', 'recipe', recipeId))
      const { id: elsewhere } = await publish(other)
      expect((await removeComment(elsewhere, hidden.id, author)).status).toBe(404)
      expect((await removeComment(recipeId, hidden.id, author)).status).toBe(200)
      expect((await test.get('/api/user/reviews', author)).body.data).toEqual([])
      await expectExact()
    })
  })

  describe('coffee: PATCH and DELETE /api/coffees/:id', () => {
    it('changes a held coffee, and moves it to a new roaster, which is held instead of the old one', async () => {
      const author = await newAccount()
      const { id } = await addCoffee(author, { roasterName: 'Misspelt Roasters', description: LINK })
      expect((await test.get(`/api/coffees/${id}/can-edit`, author)).body).toEqual({ canEdit: true, reason: null })
      const body = { roasterName: 'Spelt Roasters', description: 'No link', roastLevel: 'DARK' }
      const edited = await patch(`/api/coffees/${id}`, body, author)
      expect(edited.status).toBe(200)
      expect(edited.body.coffee).toMatchObject({ review: 'pending', roasterSlug: 'spelt-roasters', roastLevel: 'DARK' })
      for (const slug of ['misspelt-roasters', 'spelt-roasters']) {
        expect((await test.get(`/api/roasters/${slug}`)).status).toBe(404)
      }
      expect((await waiting('coffee', id))!.subject.text).toBe('Spelt Roasters\nNo link')
      expect((await patch(`/api/coffees/${id}`, { name: 'Mine' }, other)).status).toBe(404)
      await decide(test, moderator, order('restore', 'coffee', id))
      expect((await test.get('/api/roasters/spelt-roasters')).body._count.coffees).toBe(1)
      expect((await test.get('/api/roasters/misspelt-roasters')).status).toBe(404)
      await expectExact()
    })

    it('refuses to edit a hidden coffee, and deletes it with the roaster that was created for it', async () => {
      const author = await newAccount()
      const { id } = await addCoffee(author, { roasterName: 'Gone Roasters' })
      await decide(test, moderator, order('hide', 'coffee', id))
      const { canEdit, reason } = (await test.get(`/api/coffees/${id}/can-edit`, author)).body
      expect([canEdit, reason]).toEqual([false, expect.stringContaining('A moderator has hidden this')])
      expect((await patch(`/api/coffees/${id}`, { name: 'New' }, author)).body.code).toBe('hidden')
      expect((await remove(`/api/coffees/${id}`, other)).status).toBe(404)
      expect((await remove(`/api/coffees/${id}`, author)).status).toBe(200)
      expect((await test.get(`/api/coffees/${id}`, author)).status).toBe(404)
      expect((await test.get('/api/roasters/gone-roasters', author)).status).toBe(404)
      await expectExact()
    })

    it('refuses to delete a coffee that another member has a recipe for or in the library, public or hidden', async () => {
      const author = await newAccount()
      const { id } = await addCoffee(author, { name: 'Shared Konga' })
      await test.post('/api/user/coffee-library', { coffeeProfileId: id }, other)
      expect((await remove(`/api/coffees/${id}`, author)).body.code).toBe('in_use')
      expect((await remove(`/api/coffees/${id}`, other)).body.code).toBe('not_the_submitter')
      await decide(test, moderator, order('hide', 'coffee', id))
      const { status, body } = await remove(`/api/coffees/${id}`, author)
      expect([status, body.code]).toEqual([403, 'in_use'])
      await decide(test, moderator, order('restore', 'coffee', id))
      await remove(`/api/user/coffee-library?coffeeProfileId=${id}`, other)
      expect((await remove(`/api/coffees/${id}`, author)).status).toBe(200)
      expect((await test.get(`/api/coffees/${id}`)).status).toBe(404)
      await expectExact()
    })
  })
})
