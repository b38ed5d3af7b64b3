import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isForeignKeyViolation } from '#src/db/failures.ts'
import type { Database } from '#src/db/open.ts'
import type { Tables } from '#src/db/tables.ts'
import { deleteAccount } from '#src/features/members/accounts/delete-account.ts'
import { enqueue } from '#src/mail/outbox.ts'
import { type Member, register, startTestApp, type TestApp } from '#test/support/app.ts'
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

const UNTASTED = { tasteProfile: null, extractionFeedback: null }
const now = (): string => new Date().toISOString()

const remove = (test: TestApp, { token }: Pick<Member, 'token'>) => test.call('DELETE', '/api/user/account', { token })

describe('DELETE /api/user/account', () => {
  let test: TestApp
  let db: Database
  beforeAll(async () => {
    test = await startTestApp()
    db = test.app.db
  })
  afterAll(() => test.close())

  it('ends every session at once and clears the cookie', async () => {
    const member = await register(test)
    const other = await test.post('/api/auth/login', { email: member.email, password: 'correct horse' })
    const { status, body, headers } = await remove(test, member)
    expect(status).toBe(200)
    expect(body).toEqual({ success: true })
    expect(headers['set-cookie']).toMatch(/^svc_session=; Max-Age=0;/)
    for (const token of [member.token, other.body.token]) {
      expect((await test.get('/api/auth/me', { token })).status).toBe(401)
    }
    expect((await remove(test, member)).status).toBe(401)
    const login = await test.post('/api/auth/login', { email: member.email, password: 'correct horse' })
    expect(login.status).toBe(401)
  })

  it('lets the address register again as a new, empty account with a new id', async () => {
    const old = await register(test)
    await insertTasteProfile(db, old.id)
    await test.call('PUT', '/api/user/notification-preferences', {
      token: old.token,
      body: { notifyRecipeBrews: false },
    })
    await remove(test, old)
    const { id, token } = await register(test, { email: old.email, password: 'another horse' })
    expect(id).toBeGreaterThan(old.id)
    expect((await test.get('/api/auth/me', { token })).body.user).toMatchObject({ id, profile: null })
    const { body } = await test.get('/api/user/notification-preferences', { token })
    expect(body.preferences.notifyRecipeBrews).toBe(true)
  })

  it('deletes all rows of the user in every table, and none of others', async () => {
    const [leaver, stayer] = [await register(test), await register(test)]
    for (const { id, email } of [leaver, stayer]) await leaveTraces(id, email)
    const kept = await tracesOf(stayer)
    expect(await tracesOf(leaver)).toEqual(kept)
    expect(Object.values(kept).filter((count) => count > 0).length).toBeGreaterThanOrEqual(13)

    await remove(test, leaver)
    expect(await tracesOf(leaver)).toEqual(Object.fromEntries(Object.keys(kept).map((table) => [table, 0])))
    expect(await tracesOf(stayer)).toEqual(kept)
  })

  it('keeps recipes and coffees without their author', async () => {
    const member = await register(test)
    const recipeId = await insertRecipe(db, { createdById: member.id, notes: 'Bloom for 45 s' })
    const coffee = await insertCoffee(db, { submittedById: member.id })
    await remove(test, member)
    expect(await db.selectFrom('recipes').selectAll().where('id', '=', recipeId).executeTakeFirst()).toMatchObject({
      createdById: null,
      notes: 'Bloom for 45 s',
    })
    expect(await db.selectFrom('coffees').selectAll().where('id', '=', coffee.id).executeTakeFirst()).toMatchObject({
      submittedById: null,
    })
  })

  it('deletes mail that still waits for the user, and no other', async () => {
    const member = await register(test)
    await test.sentMail()
    const words = { subject: 'News', text: 'Text', html: '<p>Text</p>' }
    test.mail.failWith = new Error('the mail server is away')
    await enqueue(db, { userId: member.id, recipient: member.email, ...words })
    await enqueue(db, { userId: member.id, recipient: 'business@example.com', ...words })
    await enqueue(db, { userId: null, recipient: member.email, ...words, deliverable: false })
    await enqueue(db, { userId: null, recipient: member.email, ...words, subject: 'For the team' })
    await remove(test, member)
    const left = await db.selectFrom('outbox').select('subject').where('sentAt', 'is', null).execute()
    expect(left.map(({ subject }) => subject)).toEqual(['For the team'])
    test.mail.failWith = undefined
  })

  it('answers 401 to anonymous callers', async () => {
    expect((await test.call('DELETE', '/api/user/account')).status).toBe(401)
  })

  it('leaves no vote that is cast concurrently', async () => {
    const member = await register(test)
    const recipes = await Promise.all(Array.from({ length: 40 }, () => insertRecipe(db)))
    const cast = (recipe: number, i: number) =>
      vote(db, member.id, recipe, i % 2 === 0 ? 'UP' : 'DOWN').catch((error: Error) => error)
    const early = recipes.slice(0, 20).map(cast)
    const deletion = deleteAccount(db, member.id)
    const late = recipes.slice(20).map(cast)
    expect(await deletion).toBe(true)
    const tooLate = cast(recipes[0]!, 0)
    expect(await tooLate).toBeInstanceOf(Error)
    for (const refusal of await Promise.all([...early, ...late, tooLate])) {
      if (refusal === undefined) continue
      expect(isForeignKeyViolation(refusal), String(refusal)).toBe(true)
    }
    expect(await db.selectFrom('votes').selectAll().where('userId', '=', member.id).execute()).toEqual([])
    const rows = await db.selectFrom('recipes').selectAll().where('id', 'in', recipes).execute()
    expect(rows.map(({ upvotes, downvotes, wilson }) => [upvotes, downvotes, wilson])).toEqual(
      recipes.map(() => [0, 0, 0]),
    )
  })

  /** Inserts rows into all tables with users; test/contracts/user-references.test.ts checks that none is missing. */
  async function leaveTraces(userId: number, email: string) {
    const recipeId = await insertRecipe(db)
    const roasterId = await insertRoaster(db)
    const grinder = await db.selectFrom('grinders').select('id').executeTakeFirstOrThrow()
    await vote(db, userId, recipeId, 'UP')
    await rate(db, userId, recipeId, 4)
    await comment(db, userId, recipeId)
    await follow(db, userId, roasterId)
    await insertTasteProfile(db, userId)
    await db.insertInto('savedRecipes').values({ userId, recipeId, createdAt: now() }).execute()
    await db.insertInto('roasterMembers').values({ userId, roasterId, createdAt: now() }).execute()
    await db
      .insertInto('roasterClaims')
      .values({ userId, roasterId, businessEmail: 'owner@example.com', status: 'PENDING', createdAt: now() })
      .execute()
    await db
      .insertInto('grindCalibrations')
      .values({ userId, grinderId: grinder.id, references: [], updatedAt: now() })
      .execute()
    await db
      .insertInto('brewLogs')
      .values({ userId, recipeId, method: 'v60', ...UNTASTED, createdAt: now(), updatedAt: now() })
      .execute()
    const owned = { userId, nickname: null, createdAt: now() }
    await db
      .insertInto('userGrinders')
      .values({ ...owned, grinderId: grinder.id })
      .execute()
    await db
      .insertInto('userMachines')
      .values({ ...owned, machineId: 1 })
      .execute()
    await db.insertInto('userFilters').values({ userId, filterId: 1, createdAt: now() }).execute()
    await test.post('/api/auth/magic-link', { email })
    await leaveTracesInOwnSpace(userId, recipeId)
  }

  async function leaveTracesInOwnSpace(userId: number, recipeId: number) {
    const written = { userId, createdAt: now(), updatedAt: now() }
    const { id: coffeeProfileId } = await insertCoffee(db)
    const figures = { method: 'v60', grindSetting: 24, ratio: 16, doseGrams: 15, waterGrams: 240 }
    await db
      .insertInto('libraryEntries')
      .values({ ...written, coffeeProfileId })
      .execute()
    await db
      .insertInto('personalRecipes')
      .values({ ...written, ...figures, coffeeProfileId })
      .execute()
    const collection = db.insertInto('collections').values({ ...written, name: 'Sundays' })
    const { id: collectionId } = await collection.returning('id').executeTakeFirstOrThrow()
    await db.insertInto('collectionItems').values({ collectionId, recipeId, createdAt: now() }).execute()
    await db.insertInto('saveNotices').values({ userId, recipeId, createdAt: now() }).execute()
  }

  /** Counts the rows of this user in each table that has a userId column in the database. */
  async function tracesOf({ id, email }: Member): Promise<Record<string, number>> {
    const traces: Record<string, number> = {
      accountTokens: (await db.selectFrom('accountTokens').selectAll().where('email', '=', email).execute()).length,
    }
    for (const { name, columns } of await db.introspection.getTables()) {
      if (!columns.some((column) => column.name === 'userId')) continue
      const rows = db.selectFrom(name as keyof Tables & 'votes').where('userId', '=', id)
      traces[name] = (await rows.select('userId').execute()).length
    }
    return traces
  }
})
