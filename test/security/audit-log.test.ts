import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commands, runAdmin } from '#src/admin.ts'
import { type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertCoffee, insertRecipe, insertRoaster } from '#test/support/community.ts'
import { onPostgres } from '#test/support/database.ts'
import { insertMembers } from '#test/support/members.ts'
import { decide, hideDirectly, insertRequestsOf, insertReviewItem, insertWithRole } from '#test/support/moderation.ts'
import { descriptionOf, operationsOf } from '#test/support/openapi.ts'
import { suggestGrinder } from '#test/support/own-grinders.ts'
import { joinRoaster } from '#test/support/roasters.ts'
import { plantSamples, type SampleWorld, sampleOf } from '#test/support/sample-requests.ts'

/** Commands that only show something. */
const READING = [
  ...[
    'claims',
    'roaster-changes',
    'suggestions',
    'suggested-grinders',
    'subscribers',
    'outbox',
    'invites',
    'overview',
    'members',
  ],
  ...['content', 'queue', 'preview', 'audit', 'settings'],
]

/** What can't be taken back, and why. */
const FINAL: Record<string, string> = {
  'delete-user': 'everything of the account is gone; with a word about its content it can be undone',
  'add-user': 'the account is deleted like any other',
  backup: 'nothing was changed',
  undo: 'the decision is taken again',
}

describe('audit log: GET /api/admin/audit-log', () => {
  let test: TestApp
  let operator: Member
  beforeAll(async () => {
    test = await startTestApp()
    operator = await insertWithRole(test, 'operator')
  })
  afterAll(() => test.close())

  const latest = async (after = 0) => {
    const { data } = (await test.get('/api/admin/audit-log?limit=100', operator)).body
    return (data as { id: number; action: string; isUndoable: boolean }[]).filter(({ id }) => id > after)
  }
  const lastId = async () => (await latest())[0]?.id ?? 0
  const newMember = async () => (await insertMembers(test, 1))[0] as Member
  const newRecipe = async () => insertRecipe(test.app.db, { createdById: (await newMember()).id })
  const slugOf = async (roasterId: number) => {
    const roasters = test.app.db.selectFrom('roasters').select('slug')
    return (await roasters.where('id', '=', roasterId).executeTakeFirstOrThrow()).slug
  }
  const newRoasterSlug = async () => slugOf(await insertRoaster(test.app.db))
  const newRequests = async () =>
    insertRequestsOf(test.app.db, (await newMember()).id, await insertRoaster(test.app.db))
  const newSuggestedGrinder = async () => suggestGrinder(test, await newMember(), { name: `Mill ${await lastId()}` })
  const newHidden = async () => {
    const id = await newRecipe()
    await hideDirectly(test.app.db, { type: 'recipe', id })
    return id
  }

  /** Arguments with which each deciding command does something. */
  const DECIDING: Record<string, () => Promise<(string | number)[]>> = {
    'approve-claim': async () => [(await newRequests()).claimId],
    'reject-claim': async () => [(await newRequests()).claimId],
    'approve-change': async () => [(await newRequests()).changeId],
    'reject-change': async () => [(await newRequests()).changeId],
    'verify-roaster': async () => [await newRoasterSlug()],
    'premium-roaster': async () => [await newRoasterSlug()],
    'set-website': async () => [await newRoasterSlug(), 'https://roaster.example'],
    invite: async () => [],
    'remove-invite': async () => {
      const made = await runAdmin(test.app.db, ['invite'])
      return [/Invitation (\d+)/.exec(made)![1]!]
    },
    'add-user': async () => ['added@example.com'],
    'password-link': async () => [(await newMember()).email],
    'delete-user': async () => [(await newMember()).email],
    'set-role': async () => [(await newMember()).email, 'moderator'],
    hide: async () => ['recipe', await newRecipe(), 'Spam'],
    restore: async () => ['recipe', await newHidden()],
    'delete-content': async () => ['recipe', await newRecipe(), 'Spam'],
    dismiss: async () => {
      const id = await newRecipe()
      await insertReviewItem(test.app.db, { type: 'recipe', id })
      return ['recipe', id]
    },
    warn: async () => [(await newMember()).email, 'Adverts'],
    suspend: async () => [(await newMember()).email, '3', 'Adverts'],
    unsuspend: async () => {
      const { email } = await newMember()
      await runAdmin(test.app.db, ['suspend', email, '3', 'Adverts'])
      return [email]
    },
    ban: async () => [(await newMember()).email, 'Adverts'],
    merge: async () => ['coffee', (await insertCoffee(test.app.db)).id, (await insertCoffee(test.app.db)).id],
    undo: async () => {
      await runAdmin(test.app.db, ['hide', 'recipe', String(await newRecipe()), 'Spam'])
      return [await lastId()]
    },
    'edit-coffee': async () => [(await insertCoffee(test.app.db)).id, 'roastLevel', 'DARK'],
    'remove-portal-member': async () => {
      const { id, email } = await newMember()
      return [await slugOf(await joinRoaster(test, id)), email]
    },
    set: async () => ['newAccountDays', '3'],
    'remove-suggestion': async () => {
      await test.post('/api/equipment-suggestions', { kind: 'GRINDER', brand: 'Acme', model: 'Mill' })
      const [row] = await test.app.db.selectFrom('equipmentSuggestions').select('id').execute()
      return [row!.id]
    },
    'accept-grinder': async () => [(await newSuggestedGrinder()).suggestionId],
    'decline-grinder': async () => [(await newSuggestedGrinder()).suggestionId, 'No source'],
    backup: async () => [join(await mkdtemp(join(tmpdir(), 'brewprint-')), 'copy.db')],
  }

  it('is tested here for every admin command, deciding or reading', () => {
    expect([...READING, ...Object.keys(DECIDING)].sort()).toEqual(Object.keys(commands).sort())
  })

  it.each(Object.keys(DECIDING))('has an entry for the admin command %s, which can be undone', async (name) => {
    // PostgreSQL has a tool of its own.
    if (name === 'backup' && onPostgres) return
    const args = await DECIDING[name]!()
    const before = await lastId()
    await runAdmin(test.app.db, [name, ...args.map(String)])
    const entries = await latest(before)
    expect(entries).toMatchObject([{ actorName: 'Command line', isUndoable: !(name in FINAL) }])
    if (name in FINAL) return
    const { status, body } = await test.post(`/api/admin/audit-log/${entries[0]!.id}/undo`, {}, operator)
    expect([status, body.entry?.action, body.error]).toEqual([200, 'undo', undefined])
  })

  it.each(READING)('has no entry for the reading admin command %s', async (name) => {
    const args: Record<string, string[]> = {
      content: ['recipe'],
      preview: ['hide', 'recipe', String(await newRecipe())],
    }
    const before = await lastId()
    await runAdmin(test.app.db, [name, ...(args[name] ?? [])])
    expect(await latest(before)).toEqual([])
  })

  it('has an entry for every route under /api/admin that decides something', async () => {
    const operations = operationsOf(await descriptionOf(test.app)).map(({ name }) => name)
    const deciding = operations.filter((name) => / \/api\/admin\//.test(name) && !name.startsWith('GET '))
    expect(deciding.length).toBeGreaterThanOrEqual(12)
    const wrong: string[] = []
    for (const name of deciding) {
      const world = await plantSamples(test)
      const before = await prepare(name, world)
      const { url, body } = before.sample
      const { status } = await test.call(name.split(' ')[0]!, url, { body, token: world.member.token })
      const entries = await latest(before.id)
      if (status >= 300 || entries.length !== 1) wrong.push(`${name}: ${status}, ${entries.length} entries`)
    }
    expect(wrong).toEqual([])
  })

  /** The request, with ids of what it needs, and the last entry before it. */
  async function prepare(name: string, world: SampleWorld) {
    const sample = { ...sampleOf(name, world) }
    if (name.includes('/invites/{id}')) {
      const { id } = (await test.post('/api/admin/invites', { uses: 1, days: 1 }, world.member)).body
      sample.url = `/api/admin/invites/${id}`
    }
    if (name.includes('/audit-log/{id}')) {
      const order = { action: 'hide', subjectType: 'recipe', subjectId: world.recipeId, reason: 'Spam' }
      const { entry } = (await decide(test, world.member, order)).body
      sample.url = `/api/admin/audit-log/${entry.id}/undo`
    }
    return { sample, id: await lastId() }
  }

  it.skipIf(onPostgres)('has an entry for GET /api/admin/backup', async () => {
    const before = await lastId()
    expect((await test.get('/api/admin/backup', operator)).status).toBe(200)
    expect(await latest(before)).toMatchObject([{ action: 'backup', isUndoable: false }])
  })

  describe('POST /api/admin/audit-log/:id/undo of decisions about a roaster', () => {
    const undo = (id: number) => test.post(`/api/admin/audit-log/${id}/undo`, {}, operator)

    it('answers 409 while the roaster is hidden, and undoes the decision once it is restored', async () => {
      const manager = await newMember()
      const roasterId = await joinRoaster(test, manager.id)
      const url = `/api/admin/roasters/${roasterId}/members/${manager.id}`
      const { entry } = (await test.call('DELETE', url, { token: operator.token })).body
      const hide = { action: 'hide', subjectType: 'roaster', subjectId: roasterId, reason: 'Spam' }
      const hidden = (await decide(test, operator, hide)).body.entry
      const early = await undo(entry.id)
      expect([early.status, early.body.code]).toEqual([409, 'parent_missing'])
      await undo(hidden.id)
      expect((await undo(entry.id)).status).toBe(200)
      expect((await test.get('/api/roaster-portal/profile', manager)).status).toBe(200)
    })

    it('restores a removed portal member with the date of joining and the pending changes', async () => {
      const { db } = test.app
      const manager = await newMember()
      const roasterId = await joinRoaster(test, manager.id)
      const { changeId } = await insertRequestsOf(db, manager.id, roasterId)
      expect(changeId).toBeGreaterThan(0)
      const joined = () =>
        db.selectFrom('roasterMembers').select('createdAt').where('roasterId', '=', roasterId).execute()
      const before = await joined()
      const url = `/api/admin/roasters/${roasterId}/members/${manager.id}`
      const { entry } = (await test.call('DELETE', url, { token: operator.token })).body
      expect(await joined()).toEqual([])
      await undo(entry.id)
      expect(await joined()).toEqual(before)
      const changes = db.selectFrom('roasterChanges').select('value').where('roasterId', '=', roasterId)
      expect(await changes.execute()).toEqual([{ value: 'https://roaster.example' }])
    })

    it('restores the website that a member set without trusting it for claims, and the change is pending again', async () => {
      const { db } = test.app
      const roasterId = await insertRoaster(db, { websiteUrl: 'https://mine.example', websiteSource: 'member' })
      const { changeId } = await insertRequestsOf(db, (await newMember()).id, roasterId)
      const { body } = await test.post(`/api/admin/roaster-changes/${changeId}`, { decision: 'approve' }, operator)
      expect((await undo(body.entry.id)).status).toBe(200)
      const roasters = db.selectFrom('roasters').select(['websiteUrl', 'websiteSource'])
      expect(await roasters.where('id', '=', roasterId).executeTakeFirst()).toEqual({
        websiteUrl: 'https://mine.example',
        websiteSource: 'member',
      })
      const waiting = db.selectFrom('roasterChanges').select('value').where('roasterId', '=', roasterId)
      expect(await waiting.execute()).toEqual([{ value: 'https://roaster.example' }])
    })

    it('restores a suggestion and isPremium for operators, and answers 403 to moderators', async () => {
      const moderator = await insertWithRole(test, 'moderator')
      const slug = await newRoasterSlug()
      await runAdmin(test.app.db, ['premium-roaster', slug])
      const id = await lastId()
      expect((await test.post(`/api/admin/audit-log/${id}/undo`, {}, moderator)).status).toBe(403)
      expect((await undo(id)).status).toBe(200)
      const roasters = test.app.db.selectFrom('roasters').select('isPremium').where('slug', '=', slug)
      expect(await roasters.executeTakeFirst()).toEqual({ isPremium: false })
      const suggestions = await runAdmin(test.app.db, ['suggestions'])
      expect(suggestions).toContain('Acme Mill')
    })
  })
})
