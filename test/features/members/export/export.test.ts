import type { KyselyPlugin } from 'kysely'
import { Value } from 'typebox/value'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#src/db/open.ts'
import { ExportSchema } from '#src/features/members/export/schemas.ts'
import { SECTIONS } from '#src/features/members/export/sections.ts'
import { exportJson } from '#src/features/members/export/stream.ts'
import { COMMAND_LINE } from '#src/features/moderation/audit/actor.ts'
import { record } from '#src/features/moderation/audit/record.ts'
import { type Member, register, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertBrewLog, insertManyBrewLogs } from '#test/support/brew-logs.ts'
import {
  comment,
  follow,
  insertCoffee,
  insertRecipe,
  insertRoaster,
  insertTasteProfile,
  rate,
  vote,
} from '#test/support/community.ts'
import { explain, type SeenQuery, scansOf } from '#test/support/explain.ts'
import { proveAddresses } from '#test/support/members.ts'
import { hideDirectly } from '#test/support/moderation.ts'
import { suggestGrinder } from '#test/support/own-grinders.ts'
import { parseCsv } from './parse-csv.ts'

const now = (): string => new Date().toISOString()

describe('GET /api/user/export', () => {
  let test: TestApp
  let db: Database
  const seen: SeenQuery[] = []
  beforeAll(async () => {
    test = await startTestApp({}, { onQuery: (query) => seen.push(query) })
    db = test.app.db
  })
  afterAll(() => test.close())

  const download = ({ token }: Member, query = '') => test.get(`/api/user/export${query}`, { token })

  /** Inserts something for every section of the export. */
  async function leaveTraces(member: Member, word: string) {
    const { id: userId, email } = member
    await suggestGrinder(test, member, { name: `${word} mill` })
    await proveAddresses(db, { id: userId })
    const { id: coffeeProfileId } = await insertCoffee(db, { submittedById: userId, name: `${word} coffee` })
    const recipeId = await insertRecipe(db)
    const roasterId = await insertRoaster(db)
    await insertRecipe(db, { createdById: userId, notes: `${word} recipe` })
    await insertTasteProfile(db, userId, { acidityLevel: 4, strengthPreference: 0.7 })
    await vote(db, userId, recipeId, 'UP')
    await rate(db, userId, recipeId, 4)
    await comment(db, userId, recipeId)
    await follow(db, userId, roasterId)
    const both = { createdAt: now(), updatedAt: now() }
    await db
      .insertInto('userGrinders')
      .values({ userId, grinderId: 1, nickname: `${word} grinder`, createdAt: now() })
      .execute()
    await db.insertInto('userMachines').values({ userId, machineId: 1, createdAt: now(), nickname: null }).execute()
    await db.insertInto('userFilters').values({ userId, filterId: 1, isDefault: true, createdAt: now() }).execute()
    const references = [{ grindIndex: 40, setting: 24, feedback: 'JUST_RIGHT' as const }]
    await db.insertInto('grindCalibrations').values({ userId, grinderId: 1, references, updatedAt: now() }).execute()
    await db
      .insertInto('libraryEntries')
      .values({ userId, coffeeProfileId, personalNotes: `${word} bag`, rating: 5, ...both })
      .execute()
    const brewLogId = await insertBrewLog(db, userId, {
      coffeeProfileId,
      grinderId: 1,
      machineId: 1,
      recipeId,
      notes: `${word} brew`,
      tasteProfile: { acidity: 4 },
      extractionFeedback: { sour: true },
    })
    const figures = { method: 'v60', grindSetting: 24, ratio: 16, doseGrams: 15, waterGrams: 240 }
    await db
      .insertInto('personalRecipes')
      .values({ userId, brewLogId, name: `${word} own`, ...figures, ...both })
      .execute()
    await db.insertInto('savedRecipes').values({ userId, recipeId, createdAt: now() }).execute()
    const hiddenOn = await insertRecipe(db)
    const { id: hiddenId } = await db
      .insertInto('comments')
      .values({ userId, recipeId: hiddenOn, body: `${word} hidden`, createdAt: now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.updateTable('recipes').set({ commentCount: 1 }).where('id', '=', hiddenOn).execute()
    await hideDirectly(db, { type: 'comment', id: hiddenId })
    await record(db, COMMAND_LINE, { action: 'hide', subjectType: 'comment', subjectRef: hiddenId, memberId: userId })
    const report = { subjectType: 'recipe' as const, subjectRef: recipeId, reason: 'spam' as const, text: null }
    await db
      .insertInto('reports')
      .values({ userId, ...report, createdAt: now() })
      .execute()
    await db.insertInto('dailyCounts').values({ userId, kind: 'recipes', day: '2026-03-31', count: 1 }).execute()
    await db.insertInto('saveNotices').values({ userId, recipeId, createdAt: now() }).execute()
    const { id: collectionId } = await db
      .insertInto('collections')
      .values({ userId, name: `${word} collection`, description: null, ...both })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('collectionItems').values({ collectionId, recipeId, createdAt: now() }).execute()
    await db
      .insertInto('collections')
      .values({ userId, name: 'Empty', description: null, ...both })
      .execute()
    await db.insertInto('roasterMembers').values({ userId, roasterId, createdAt: now() }).execute()
    await db
      .insertInto('roasterClaims')
      .values({
        userId,
        roasterId,
        businessEmail: 'b@example.com',
        status: 'PENDING',
        tokenHash: `hash ${word}`,
        createdAt: now(),
      })
      .execute()
    await db
      .insertInto('roasterChanges')
      .values({ userId, roasterId, field: 'name', value: `${word} name`, createdAt: now() })
      .execute()
    await db
      .insertInto('equipmentSuggestions')
      .values({ userId, kind: 'GRINDER', brand: 'Acme', model: `${word} mill`, createdAt: now() })
      .execute()
    await leaveMail({ id: userId, email }, recipeId, word)
    return { recipeId, brewLogId, collectionId }
  }

  async function leaveMail({ id: userId, email }: Pick<Member, 'id' | 'email'>, recipeId: number, word: string) {
    const message = { userId, name: word, email, message: word, createdAt: now() }
    await db
      .insertInto('contactMessages')
      .values({ ...message, subject: word })
      .execute()
    await db
      .insertInto('demoRequests')
      .values({ ...message, company: null, website: null })
      .execute()
    await db
      .insertInto('subscriptions')
      .values({ email, createdAt: now(), token: `token ${word}` })
      .execute()
    const digest = { userId, recipeId, kind: 'comment' as const }
    await db
      .insertInto('notificationDigests')
      .values({ ...digest, count: 2, dueAt: now() })
      .execute()
    await db
      .insertInto('unsubscribeTokens')
      .values({ userId, kind: 'comment', token: `to end ${word}`, createdAt: now() })
      .execute()
    await db
      .insertInto('emailChanges')
      .values({
        userId,
        newEmail: `${word}@example.com`,
        newTokenHash: `hash ${word}`,
        createdAt: now(),
        expiresAt: now(),
      })
      .execute()
  }

  it('returns everything of the user as a download that matches its schema', async () => {
    const ada = await register(test)
    const eve = await register(test)
    const traces = await leaveTraces(ada, 'MINE')
    await test.call('PATCH', '/api/user/privacy', { token: ada.token, body: { brewsVisible: false } })
    await leaveTraces(eve, 'THEIRS')
    await test.sentMail()
    const { status, headers, body, text } = await download(ada)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="brewprint-export-\d{4}-\d\d-\d\d\.json"$/),
    })
    expect([...Value.Errors(ExportSchema, body)]).toEqual([])
    const [log] = body.brewLogs
    for (const wrong of [{ rating: 'x' }, { userId: ada.id }, { notes: 5 }]) {
      expect(Value.Check(ExportSchema, { ...body, brewLogs: [{ ...log, ...wrong }] })).toBe(false)
    }
    const empty = Object.keys(body).filter((name) => Array.isArray(body[name]) && body[name].length === 0)
    expect(empty).toEqual([])
    expect(body.account).toMatchObject({ id: ada.id, email: ada.email, hasPassword: true, hasAppleSignIn: false })
    expect(body.tasteProfile).toMatchObject({ acidityLevel: 4, strengthPreference: 0.7 })
    expect(body.notificationPreferences.notifyRecipeBrews).toBe(true)
    expect(body.privacy).toEqual({ profileVisible: true, brewsVisible: false, savesVisible: true })
    expect(body.brewLogs).toMatchObject([
      {
        id: traces.brewLogId,
        notes: 'MINE brew',
        coffee: 'MINE coffee',
        grinder: expect.stringContaining(' '),
        tasteProfile: { acidity: 4 },
        extractionFeedback: { sour: true },
        savedAsRecipe: false,
      },
    ])
    expect(body.collections).toMatchObject([
      { name: 'MINE collection', items: [{ recipeId: traces.recipeId }] },
      { name: 'Empty', items: [] },
    ])
    expect(body.filters[0].isDefault).toBe(true)
    expect(body.calibrations[0].references).toEqual([{ grindIndex: 40, setting: 24, feedback: 'JUST_RIGHT' }])
    expect(text).not.toContain('THEIRS')
  })

  it('contains no secrets', async () => {
    const ada = await register(test)
    await leaveTraces(ada, 'S')
    const session = await db.selectFrom('sessions').select('id').where('userId', '=', ada.id).executeTakeFirstOrThrow()
    const { text } = await download(ada)
    expect(text).not.toContain(session.id)
    expect(text).not.toMatch(/argon2|passwordHash|tokenHash|hash S|token S|to end S|appleSub|oidcSub/)
    expect(text).not.toContain('exportKey')
  })

  it('covers every table that refers to users', async () => {
    const told = Object.values(SECTIONS).map(({ from }) => from.split(' ')[0]!.replaceAll('"', ''))
    const tables = (await db.introspection.getTables()).filter(({ columns }) =>
      columns.some(({ name }) => ['userId', 'createdById', 'submittedById'].includes(name)),
    )
    expect(tables.length).toBeGreaterThan(15)
    expect(tables.map(({ name }) => name).filter((name) => !told.includes(name))).toEqual(['tasteProfiles'])
  })

  it('reads page by page, each entry once and in order', async () => {
    const ada = await register(test)
    await insertManyBrewLogs(db, ada.id, 1050)
    await db
      .insertInto('collections')
      .values(
        Array.from({ length: 120 }, (_, i) => ({
          userId: ada.id,
          name: `C${i}`,
          description: null,
          createdAt: now(),
          updatedAt: now(),
        })),
      )
      .execute()
    seen.length = 0
    const { body } = await download(ada)
    const ids = body.brewLogs.map(({ id }: { id: number }) => id)
    expect(ids).toHaveLength(1050)
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => Number(a) - Number(b)))
    expect(body.collections).toHaveLength(120)
    const pages = seen.filter(({ sql }) => sql.includes('exportKey'))
    for (const { parameters } of pages) expect(parameters.at(-1)).toBeLessThanOrEqual(100)
    const logPages = pages.filter(({ sql }) => sql.includes('from "brewLogs"'))
    expect(logPages).toHaveLength(11)
    for (const page of logPages) {
      const plan = await explain(db, page)
      expect(scansOf(plan, '"?(brewLogs|b)"?'), plan.join('\n')).toEqual([])
    }
  })

  it('exportJson reads only as far as it is consumed', async () => {
    const ada = await register(test)
    await insertManyBrewLogs(db, ada.id, 1000)
    const parts = exportJson(db, ada.id, { exportedAt: now() })
    seen.length = 0
    const taken = async (wanted: RegExp) => {
      for await (const part of { [Symbol.asyncIterator]: () => ({ next: () => parts.next() }) })
        if (wanted.test(part)) return
    }
    await taken(/"Brew 0"/)
    const pages = () => seen.filter(({ sql }) => sql.includes('from "brewLogs"')).length
    expect(pages()).toBe(1)
    await parts.return(undefined)
    expect(pages()).toBe(1)
  })

  describe('when a query fails midway', () => {
    /** Fails the query that reads the second page of brew logs. */
    const failing: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (result.rows.some((row) => row.notes === 'Brew 150')) throw new Error('the disk is gone')
        return result
      },
    }

    it.each([
      ['json', 'identity'],
      ['csv', 'identity'],
      ['json', 'br'],
      ['csv', 'br'],
    ])('aborts the response, so that it never looks complete: %s as %s', async (format, encoding) => {
      const broken = await startTestApp()
      const ada = await register(broken)
      await insertManyBrewLogs(broken.app.db, ada.id, 300)
      Object.assign(broken.app, { db: broken.app.db.withPlugin(failing) })
      const address = await broken.app.listen({ port: 0, host: '127.0.0.1' })
      const response = await fetch(`${address}/api/user/export?format=${format}`, {
        headers: { authorization: `Bearer ${ada.token}`, 'accept-encoding': encoding },
      })
      // An error before the compressor has sent anything can still be answered with 500.
      if (encoding === 'identity') expect(response.status).toBe(200)
      if (response.status === 200) await expect(response.text()).rejects.toThrow()
      else expect(response.status).toBe(500)
      await broken.close()
    })
  })

  describe('with format=csv', () => {
    const read = async (member: Member) => {
      const { headers, text } = await download(member, '?format=csv')
      expect(headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8; header=present',
        'content-disposition': expect.stringMatching(
          /^attachment; filename="brewprint-brew-logs-\d{4}-\d\d-\d\d\.csv"$/,
        ),
      })
      expect(text.startsWith('\ufeff')).toBe(true)
      const [names, ...rows] = parseCsv(text.slice(1))
      return rows.map((row) => Object.fromEntries(names!.map((name, i) => [name, row[i]])))
    }

    it('returns a line for each brew log with all its fields', async () => {
      const ada = await register(test)
      const { id: coffeeProfileId } = await insertCoffee(db, { name: 'Konga, "natural"' })
      await insertBrewLog(db, ada.id, {
        coffeeProfileId,
        grinderId: 1,
        createdAt: '2026-03-29T08:15:30.123Z',
        doseGrams: 15.5,
        waterGrams: 250,
        grindSetting: -2,
        rating: 4,
        notes: 'Line one\nline two, "quoted" ☕',
        tasteProfile: { acidity: 4 },
        extractionFeedback: { sour: true, balanced: false },
        steps: [{ action: 'bloom', waterGrams: 45, endSeconds: 30 }],
      })
      await insertBrewLog(db, ada.id)
      const [first, second, ...others] = await read(ada)
      expect(others).toEqual([])
      expect(first).toMatchObject({
        createdAt: '2026-03-29 08:15:30',
        method: 'v60',
        coffee: 'Konga, "natural"',
        doseGrams: '15.5',
        grindSetting: '-2',
        rating: '4',
        notes: 'Line one\nline two, "quoted" ☕',
        acidity: '4',
        body: '',
        sour: 'true',
        balanced: 'false',
        savedAsRecipe: 'false',
        steps: '[{"action":"bloom","waterGrams":45,"endSeconds":30}]',
      })
      expect(second).toMatchObject({ notes: '', rating: '', coffee: '', sour: '', steps: '' })
    })

    it('escapes formulas for spreadsheets', async () => {
      const ada = await register(test)
      for (const notes of ['=1+1', '+1', '-1', '@x', '\tx', '=HYPERLINK("http://evil.example","x")']) {
        await insertBrewLog(db, ada.id, { notes, outcome: notes, grindSettingText: notes })
      }
      const { id: coffeeProfileId } = await insertCoffee(db, { name: '=cmd|calc' })
      await insertBrewLog(db, ada.id, { coffeeProfileId })
      for (const row of await read(ada)) {
        for (const name of ['notes', 'outcome', 'grindSettingText', 'coffee']) expect(row[name]).toMatch(/^$|^'/)
      }
    })

    it('returns only a header without brew logs', async () => {
      expect(await read(await register(test))).toEqual([])
    })

    it('returns all of many brew logs', async () => {
      const ada = await register(test)
      await insertManyBrewLogs(db, ada.id, 350)
      expect((await read(ada)).map(({ notes }) => notes)).toEqual(Array.from({ length: 350 }, (_, i) => `Brew ${i}`))
    })
  })

  it('answers 401 to anonymous callers and 400 to an unknown format', async () => {
    expect((await test.get('/api/user/export')).status).toBe(401)
    const { status, body } = await download(await register(test), '?format=xml')
    expect([status, body.field]).toEqual([400, 'format'])
  })
})
