import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { storedIndex } from '#src/domain/conversion.ts'
import { grindRangeOf } from '#src/domain/ranking.ts'
import { reindexGrinds } from '#src/features/service/reindex/reindex.ts'
import { startTestApp, type TestApp } from '#test/support/app.ts'
import { insertBrewLog } from '#test/support/brew-logs.ts'
import { idOf } from '#test/support/brewing.ts'
import { insertRecipe } from '#test/support/community.ts'
import { insertMembers } from '#test/support/members.ts'

describe('reindexGrinds', () => {
  let test: TestApp
  let userId: number
  let encore: number
  beforeAll(async () => {
    test = await startTestApp()
    const [member] = await insertMembers(test, 1)
    userId = member!.id
    encore = idOf(test, 'grinders', 'baratza-encore')
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    await test.app.db.deleteFrom('reindexing').execute()
    await test.app.db
      .insertInto('reindexing')
      .values([
        { tableName: 'recipes', afterId: 0 },
        { tableName: 'brewLogs', afterId: 0 },
      ])
      .execute()
  })

  /** As an old curve left them: index 20 for the setting 8. */
  const insertOld = async (grindSetting = 8) => ({
    recipe: await insertRecipe(test.app.db, { grinderId: encore, grindSetting, grindIndex: 40 }),
    log: await insertBrewLog(test.app.db, userId, { grinderId: encore, grindSetting, grindIndex: 40 }),
  })
  const recipeOf = (id: number) =>
    test.app.db
      .selectFrom('recipes')
      .innerJoin('recipeFacets', 'recipeFacets.id', 'recipes.facetId')
      .select(['grindIndex', 'grindRange', 'size', 'recipes.updatedAt'])
      .where('recipes.id', '=', id)
      .executeTakeFirstOrThrow()
  const logOf = (id: number) =>
    test.app.db.selectFrom('brewLogs').select(['grindIndex']).where('id', '=', id).executeTakeFirstOrThrow()
  const indexAt = (setting: number) => storedIndex(test.app.catalog.requireGrinder(encore).curve.indexAt(setting))

  it('computes the indexes of recipes and logs again, and moves recipes to their facet', async () => {
    const { db, catalog } = test.app
    const { recipe, log } = await insertOld()
    const before = await recipeOf(recipe)
    await reindexGrinds(db, catalog)
    const after = await recipeOf(recipe)
    expect(after).toMatchObject({ grindIndex: indexAt(8), grindRange: grindRangeOf(indexAt(8)) })
    expect(after.updatedAt).toEqual(before.updatedAt)
    expect(await logOf(log)).toEqual({ grindIndex: indexAt(8) })
    const facets = await db.selectFrom('recipeFacets').select(['id', 'size']).execute()
    const counted = await db
      .selectFrom('recipes')
      .groupBy('facetId')
      .select(({ fn }) => ['facetId', fn.countAll<number>().as('size')])
      .execute()
    expect(facets.filter(({ size }) => size > 0).toSorted((a, b) => a.id - b.id)).toEqual(
      counted.map(({ facetId: id, size }) => ({ id, size: Number(size) })).toSorted((a, b) => a.id - b.id),
    )
    expect(await db.selectFrom('reindexing').selectAll().execute()).toEqual([])
  })

  it('stores indexes below 0, and reports them as 0', async () => {
    const { recipe } = await insertOld(0)
    await reindexGrinds(test.app.db, test.app.catalog)
    expect((await recipeOf(recipe)).grindIndex).toBeLessThan(0)
    test.app.responseCache.clear()
    const { body } = await test.get('/api/browse/recipes?limit=100')
    const shown = body.data.find(({ id }: { id: number }) => id === recipe)
    expect(shown.grindIndex).toBe(0)
  })

  it('continues where an interrupted run stopped', async () => {
    const { db, catalog } = test.app
    const rows = [await insertOld(), await insertOld(), await insertOld()]
    await db.updateTable('reindexing').set({ afterId: rows[0]!.recipe }).where('tableName', '=', 'recipes').execute()
    await reindexGrinds(db, catalog, 1)
    // What counts as done is not looked at again.
    expect((await recipeOf(rows[0]!.recipe)).grindIndex).toBe(40)
    expect((await recipeOf(rows[1]!.recipe)).grindIndex).toBe(indexAt(8))
    expect((await recipeOf(rows[2]!.recipe)).grindIndex).toBe(indexAt(8))
    for (const { log } of rows) expect(await logOf(log)).toEqual({ grindIndex: indexAt(8) })
  })

  it('skips settings that are off the dial, and brews without a grinder', async () => {
    const { db, catalog } = test.app
    const off = await insertRecipe(db, { grinderId: encore, grindSetting: 90, grindIndex: 77 })
    const bare = await insertBrewLog(db, userId, { grindSetting: 5, grindIndex: null })
    await reindexGrinds(db, catalog)
    expect((await recipeOf(off)).grindIndex).toBe(77)
    expect(await logOf(bare)).toEqual({ grindIndex: null })
  })
})
