import { describe, expect, it } from 'vitest'
import { findRecipes } from '#src/features/recipes/browse/find.ts'
import { ResponseCache } from '#src/http/response-cache.ts'
import { insertRecipe } from '#test/support/community.ts'
import { openTestDatabase } from '#test/support/database.ts'

describe('findRecipes', () => {
  it('finds matching recipes behind many others, with any limit and skip', async () => {
    const db = await openTestDatabase()
    const light: number[] = []
    for (let i = 0; i < 10; i++) light.push(await insertRecipe(db, { roastLevel: 'LIGHT' }))
    for (let i = 0; i < 50; i++) await insertRecipe(db, { roastLevel: 'DARK' })
    const app = { db, responseCache: new ResponseCache() }
    const ids = async (limit: number, skip = 0) =>
      (await findRecipes(app, { roastLevel: 'LIGHT' }, 'newest', { skip, limit })).map(({ id }) => id)
    expect(await ids(1)).toEqual(light.toReversed().slice(0, 1))
    expect(await ids(3)).toEqual(light.toReversed().slice(0, 3))
    expect(await ids(20)).toEqual(light.toReversed())
    expect(await ids(3, 5)).toEqual(light.toReversed().slice(5, 8))
    expect(await ids(20, 9)).toEqual(light.toReversed().slice(9))
    expect(await ids(20, 10)).toEqual([])
  })
})
