import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#src/db/open.ts'
import { type Member, register, startTestApp, type TestApp } from '#test/support/app.ts'
import { coffeeOf, idOf, publish } from '#test/support/brewing.ts'
import { expectError } from '#test/support/errors.ts'

const now = (): string => new Date().toISOString()
const ESPRESSO = { ratio: 2, doseGrams: 18, waterGrams: 36 }

describe('GET /api/recommendations', () => {
  let test: TestApp
  let db: Database
  let author: Member
  const coffees: Record<string, number> = {}
  const recipes: Record<string, number> = {}
  let comandante: number
  let niche: number
  let v60: number
  let gaggia: number

  beforeAll(async () => {
    test = await startTestApp()
    db = test.app.db
    author = await register(test)
    comandante = idOf(test, 'grinders', 'comandante-c40-mk4')
    niche = idOf(test, 'grinders', 'niche-zero')
    v60 = idOf(test, 'machines', 'hario-v60-02')
    gaggia = idOf(test, 'machines', 'gaggia-classic-pro')
    coffees.light = await coffeeOf(test, { roastLevel: 'LIGHT' })
    coffees.medium = await coffeeOf(test, { roastLevel: 'MEDIUM' })
    coffees.dark = await coffeeOf(test, { roastLevel: 'DARK' })
    const shot = { ...ESPRESSO, machineId: gaggia, grinderId: niche, grindSetting: 17 }
    recipes.light = await publish(test, author, coffees.light, { votes: [40, 1] })
    recipes.medium = await publish(test, author, coffees.medium, { votes: [20, 1] })
    recipes.dark = await publish(test, author, coffees.dark, { votes: [10, 1] })
    recipes.shot = await publish(test, author, coffees.dark, { ...shot, votes: [3, 1] })
    recipes.handShot = await publish(test, author, coffees.medium, {
      ...ESPRESSO,
      machineId: gaggia,
      grinderId: comandante,
      grindSetting: 10,
      votes: [30, 0],
    })
  })
  afterAll(() => test.close())

  const ask = async ({ token }: Member, query = '') => (await test.get(`/api/recommendations${query}`, { token })).body
  const namesOf = async (member: Member): Promise<(string | undefined)[]> =>
    (await ask(member)).recommendations.map(
      ({ id }: { id: number }) => Object.entries(recipes).find(([, each]) => each === id)?.[0],
    )
  const ownMachine = (userId: number, machineId: number) =>
    db.insertInto('userMachines').values({ userId, machineId, nickname: null, createdAt: now() }).execute()
  const ownGrinder = (userId: number, grinderId: number) =>
    db.insertInto('userGrinders').values({ userId, grinderId, nickname: null, createdAt: now() }).execute()

  interface Recommended {
    id: number
    tasteMatchScore: number
    recommendationScore: number
    score: number
    machineId: number
    brewMethod: string
    usesYourEquipment: boolean
    why: string
  }
  const byMatch = (list: readonly Recommended[]) =>
    list.toSorted((a, b) => b.tasteMatchScore - a.tasteMatchScore || b.score - a.score || b.id - a.id)

  it('ranks by the match with the default taste for a new member', async () => {
    const member = await register(test)
    const body = await ask(member)
    expect(body.hasProfile).toBe(false)
    expect(body.profileSummary).toEqual({
      strengthPreference: 0.5,
      acidityTolerance: 0.5,
      roastPreference: 0.5,
      bodyVsClarity: 0.5,
      bitternessSensitivity: 0.5,
      explorerType: 0.5,
    })
    expect(body.recommendations).toHaveLength(5)
    expect(body.recommendations).toEqual(byMatch(body.recommendations))
    const [first] = body.recommendations
    expect(first).toMatchObject({ type: 'community', coffee: { id: coffees.medium }, usesYourEquipment: false })
    expect(first.recommendationScore).toBe(first.tasteMatchScore / 100)
    expect(first.why).toBe(`Matches a balanced taste ${first.tasteMatchScore}%. 30 of 30 people liked it.`)
  })

  it('finding 4: sorts by the taste match that it gives as the reason', async () => {
    const member = await register(test)
    const taste = { roastPreference: 1, acidityTolerance: 0.2, bodyVsClarity: 0.8, bitternessSensitivity: 0 }
    await test.call('PUT', '/api/users/taste-profile', { token: member.token, body: taste })
    const { hasProfile, profileSummary, recommendations } = await ask(member)
    expect(hasProfile).toBe(true)
    expect(profileSummary).toMatchObject(taste)
    // The fewest upvotes, but the best match.
    expect(recommendations[0].coffee.id).toBe(coffees.dark)
    expect(recommendations).toEqual(byMatch(recommendations))
    for (const { recommendationScore, tasteMatchScore, why } of recommendations as Recommended[]) {
      expect(recommendationScore).toBe(tasteMatchScore / 100)
      expect(why).toMatch(new RegExp(`^Matches your taste ${tasteMatchScore}%\\. `))
    }
  })

  it('derives the taste from the six-level profile too', async () => {
    const member = await register(test)
    await test.call('PUT', '/api/user/profile', { token: member.token, body: { acidityLevel: 5 } })
    expect(await ask(member)).toMatchObject({ hasProfile: true, profileSummary: { acidityTolerance: 1 } })
  })

  it("omits coffees that the member has brewed, and the member's own recipes", async () => {
    const [member, other] = [await register(test), await register(test)]
    await db
      .insertInto('brewLogs')
      .values({
        userId: member.id,
        coffeeProfileId: coffees.medium,
        method: 'v60',
        tasteProfile: null,
        extractionFeedback: null,
        createdAt: now(),
        updatedAt: now(),
      })
      .execute()
    expect(new Set(await namesOf(member))).toEqual(new Set(['light', 'dark', 'shot']))
    expect(await namesOf(other)).toContain('medium')
    expect((await ask(author)).recommendations).toEqual([])
  })

  it('finding 4: returns own brewers first, then own methods, each by taste match', async () => {
    const member = await register(test)
    await ownMachine(member.id, gaggia)
    const { recommendations } = await ask(member)
    expect(recommendations.map(({ machineId }: Recommended) => machineId)).toEqual([gaggia, gaggia, v60, v60, v60])
    expect(recommendations).toEqual([...byMatch(recommendations.slice(0, 2)), ...byMatch(recommendations.slice(2))])
    for (const { machineId, usesYourEquipment, why } of recommendations as Recommended[]) {
      expect(usesYourEquipment).toBe(machineId === gaggia)
      expect(why.includes('For a brewer you own.')).toBe(machineId === gaggia)
    }
    const other = await register(test)
    await ownMachine(other.id, idOf(test, 'machines', 'lelit-mara-x'))
    const shots = (await ask(other)).recommendations.slice(0, 2) as Recommended[]
    for (const { brewMethod, usesYourEquipment, why } of shots) {
      expect({ brewMethod, usesYourEquipment }).toEqual({ brewMethod: 'espresso', usesYourEquipment: false })
      expect(why).toContain('For a method you brew.')
    }
  })

  it('ignores own grinders, since recipes can be converted to any grinder', async () => {
    const [none, grinderOnly] = [await register(test), await register(test)]
    await ownGrinder(grinderOnly.id, niche)
    expect(await namesOf(grinderOnly)).toEqual(await namesOf(none))
  })

  it('returns five by default and twenty at most', async () => {
    const member = await register(test)
    for (let i = 0; i < 22; i++) await publish(test, author, coffees.light!)
    expect((await ask(member)).recommendations).toHaveLength(5)
    expect((await ask(member, '?limit=2')).recommendations).toHaveLength(2)
    expect((await ask(member, '?limit=500')).recommendations).toHaveLength(20)
    for (const limit of ['0', '-1', '1.5', 'many']) {
      const answer = await test.get(`/api/recommendations?limit=${limit}`, { token: member.token })
      expectError(answer, { status: 400, code: 'invalid_request', field: 'limit' })
    }
  })
})
