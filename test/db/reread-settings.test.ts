import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { columnTypes } from '#src/db/columns.ts'
import { rereadSettings } from '#src/db/migrations/0022-reread-settings.ts'
import { engineOf } from '#src/db/open.ts'
import { grindRangeOf } from '#src/domain/ranking.ts'
import { startTestApp, type TestApp } from '#test/support/app.ts'
import { insertBrewLog } from '#test/support/brew-logs.ts'
import { idOf } from '#test/support/brewing.ts'
import { insertRecipe } from '#test/support/community.ts'
import { insertMembers } from '#test/support/members.ts'

const STORED: [slug: string, stored: number, text: string | null, setting: number][] = [
  ['1zpresso-k-max', 8.5, null, 85],
  ['1zpresso-k-max', 7, null, 70],
  ['1zpresso-k-max', 70, null, 70],
  ['1zpresso-k-max', 15, null, 15],
  ['1zpresso-k-max', 7, '7 clicks', 7],
  ['1zpresso-k-max', 7, '7.0, finer when fresh', 70],
  ['1zpresso-jx-pro', 2.4, '2.4.1 or so', 97],
  ['1zpresso-jx-pro', 2, null, 80],
  ['1zpresso-zp6-special', 6, null, 6],
  ['fellow-ode-gen-2', 5.1, null, 5.3333],
  ['fellow-ode-gen-2', 5.3333, null, 5.3333],
  ['baratza-sette-270', 7, null, 7.1],
  ['baratza-sette-270', 999, null, 999],
  ['comandante-c40-mk4', 7, null, 7],
  ['niche-zero', 8.5, null, 8.5],
]

describe('finding 1: migration 0022 parses stored grind settings again', () => {
  let test: TestApp
  const ids: { log: number; recipe: number; personal: number }[] = []
  beforeAll(async () => {
    test = await startTestApp()
    const { db } = test.app
    const [member] = await insertMembers(test, 1)
    for (const [slug, grindSetting, grindSettingText] of STORED) {
      const said = { grinderId: idOf(test, 'grinders', slug), grindSetting, grindSettingText }
      const body = { method: 'v60', grindSetting: 20, ratio: 16, doseGrams: 15, waterGrams: 240 }
      const personal = (await test.post('/api/user/recipes', body, { token: member!.token })).body.recipe.id
      await db.updateTable('personalRecipes').set(said).where('id', '=', personal).execute()
      const log = await insertBrewLog(db, member!.id, { ...said, grindIndex: 0 })
      ids.push({ log, recipe: await insertRecipe(db, { ...said, grindIndex: 0 }), personal })
    }
    await rereadSettings.up(db as never, columnTypes(engineOf(db)), engineOf(db))
  })
  afterAll(() => test.close())

  it.each(STORED.map((each, i) => [...each, i] as const))(
    '%s: %d with the text %o becomes %d',
    async (slug, stored, text, setting, i) => {
      const { db, catalog } = test.app
      const { log: logId, recipe: recipeId, personal: personalId } = ids[i]!
      const log = await db.selectFrom('brewLogs').selectAll().where('id', '=', logId).executeTakeFirstOrThrow()
      const own = await db
        .selectFrom('personalRecipes')
        .selectAll()
        .where('id', '=', personalId)
        .executeTakeFirstOrThrow()
      const recipe = await db
        .selectFrom('recipes')
        .innerJoin('recipeFacets', 'recipeFacets.id', 'recipes.facetId')
        .select(['grindSetting', 'grindIndex', 'grindRange'])
        .where('recipes.id', '=', recipeId)
        .executeTakeFirstOrThrow()
      expect([log.grindSetting, recipe.grindSetting, own.grindSetting]).toEqual([setting, setting, setting])
      expect([log.grindSettingText, own.grindSettingText]).toEqual([text, text])
      const { curve } = catalog.requireGrinder(idOf(test, 'grinders', slug))
      const index = setting === stored ? 0 : curve.indexAt(setting)
      expect(log.grindIndex).toBeCloseTo(index, 2)
      expect(recipe.grindIndex).toBeCloseTo(index, 2)
      expect(recipe.grindRange).toBe(grindRangeOf(recipe.grindIndex))
    },
  )

  it('leaves the size of each facet equal to its number of recipes', async () => {
    const { db } = test.app
    const facets = await db.selectFrom('recipeFacets').select(['id', 'size']).execute()
    const recipes = await db.selectFrom('recipes').select('facetId').execute()
    for (const { id, size } of facets) expect(recipes.filter(({ facetId }) => facetId === id)).toHaveLength(size)
  })
})
