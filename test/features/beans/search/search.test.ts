import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '#src/db/open.ts'
import { updateCoffeeTexts } from '#src/features/beans/coffees/texts.ts'
import { MAX_RESULTS, type Search, search, searchIds } from '#src/features/beans/search/search.ts'
import { gramsOf } from '#src/features/beans/search/search-words.ts'
import { plantCoffees } from '#test/support/coffees.ts'
import { insertRoaster } from '#test/support/community.ts'
import { createTestDatabase, type TestDatabase } from '#test/support/database.ts'

const COFFEES = {
  yirgacheffe: { name: 'Yirgacheffe Konga', roaster: 'Fernwhistle Coffee', origin: 'Yirgacheffe, Ethiopia' },
  guji: { name: 'Guji Copper Kite', roaster: 'Fernwhistle Coffee', origin: 'Guji, Ethiopia' },
  saoJoao: { name: 'Fazenda São João', roaster: 'Sju Vinder', origin: 'Cerrado, Brazil' },
  gesha: { name: 'La Esmeralda Gesha', roaster: 'Blue Heron', origin: 'Boquete, Panama' },
  catuai: { name: 'Boquete Catuai', roaster: 'Blue Heron', origin: 'Boquete, Panama' },
  huehue: { name: 'El Injerto', roaster: 'Blue Heron', origin: 'Huehuetenango, Guatemala' },
  huila: { name: "Huila d'Oro", roaster: 'Blue Heron', origin: 'Huila, Colombia' },
  nyeri: { name: 'Nyeri Tall Grass', roaster: 'Sju Vinder', origin: 'Nyeri, Kenya', flavorProfile: 'Crème brûlée' },
  kahawa: { name: 'Ke Kahawa 7', roaster: 'Sju Vinder', origin: 'Kenya', flavorProfile: 'blackcurrant, tomato leaf' },
  chinese: { name: '花魁咖啡豆', roaster: '山丘', origin: '埃塞俄比亚' },
} as const
type Name = keyof typeof COFFEES

describe('search and searchIds', () => {
  let database: TestDatabase
  let db: Database
  const ids = {} as Record<Name, number>

  beforeAll(async () => {
    database = await createTestDatabase()
    db = openDatabase(database.config)
    const names = Object.keys(COFFEES) as Name[]
    const planted = await plantCoffees(db, Object.values(COFFEES))
    names.forEach((name, i) => {
      ids[name] = planted[i]!
    })
  })
  afterAll(async () => {
    await db.destroy()
    await database.drop()
  })

  const find = async (query: string, more: Partial<Search> = {}): Promise<string[]> => {
    const found = await searchIds(db, { table: 'coffees', column: 'searchText', query, limit: 20, ...more })
    return found.map((id) => Object.entries(ids).find(([, each]) => each === id)![0])
  }

  it.each<[string, ...Name[]]>([
    ['Yirgacheffe', 'yirgacheffe'],
    ['yirgachefe', 'yirgacheffe'],
    ['yrgacheffe', 'yirgacheffe'],
    ['yirgacheefe', 'yirgacheffe'],
    ['Yirgachefee Kongaa', 'yirgacheffe'],
    ['konga yirgacheffe', 'yirgacheffe'],
    ['sao joao', 'saoJoao'],
    ['SÃO JOÃO', 'saoJoao'],
    ['joao sao brasil', 'saoJoao'],
    ['gesha panama', 'gesha'],
    ['panama gesha', 'gesha'],
    ['geisha panama', 'gesha'],
    ['gehsa boquete', 'gesha'],
    ['huehuetenago', 'huehue'],
    ['huehuetennango guatamala', 'huehue'],
    ['columbia', 'huila'],
    ['huila d’oro', 'huila'],
    ['fernwhistel', 'guji', 'yirgacheffe'],
    ['ethiopa', 'guji', 'yirgacheffe'],
    ['kenia', 'kahawa', 'nyeri'],
    ['花魁咖啡豆', 'chinese'],
    ['咖啡豆', 'chinese'],
  ])('finds the coffees that match "%s"', async (query, ...names) => {
    expect((await find(query)).sort()).toEqual([...names].sort())
  })

  it('matches the beginning and the middle of a word', async () => {
    expect(await find('yirga')).toEqual(['yirgacheffe'])
    expect(await find('cheffe')).toEqual(['yirgacheffe'])
    expect(await find('tenango')).toEqual(['huehue'])
  })

  it('matches words of one or two letters as prefixes, and treats them as optional beside longer words', async () => {
    expect((await find('ke')).sort()).toEqual(['kahawa', 'nyeri'])
    expect((await find('n')).sort()).toEqual(['nyeri'])
    expect(await find('7')).toEqual(['kahawa'])
    expect(await find('la gesha')).toEqual(['gesha'])
    expect(await find('xy gesha')).toEqual(['gesha'])
    expect(await find('qq')).toEqual([])
  })

  it.each(['', '   ', 'zzzqqq', 'xylophone', 'gesha ethiopia', '!!!', '🎉☕', 'konga zzzqqq', "'"])(
    'returns no ids for %j',
    async (query) => {
      expect(await find(query)).toEqual([])
    },
  )

  it("requires every word, or most words with `words: 'most'`", async () => {
    expect(await find('yirgacheffe konga natural')).toEqual([])
    expect(await find('yirgacheffe konga natural', { words: 'most' })).toEqual(['yirgacheffe'])
    expect(await find('konga quite another coffee', { words: 'most' })).toEqual([])
  })

  it('ranks by score, then by number of recipes, then newest first', async () => {
    const alike = [
      { name: 'Lanquin Reserve', recipeCount: 1 },
      { name: 'Lanquin Reserve', recipeCount: 5 },
      { name: 'Lanquin Reserve', recipeCount: 1 },
      { name: 'Lanquinero', recipeCount: 9 },
      { name: 'Lanquiin', recipeCount: 90 },
    ]
    const [one, five, newer, longer, misspelled] = await plantCoffees(db, alike)
    const found = await search(db, { table: 'coffees', column: 'searchText', query: 'lanquin', limit: 20 })
    expect(found.map(({ id }) => id)).toEqual([five, newer, one, longer, misspelled])
    expect(found.map(({ score }) => score)).toEqual([...found.map(({ score }) => score)].sort((a, b) => b - a))
    expect(await searchIds(db, { table: 'coffees', column: 'searchText', query: 'lanquin', limit: 2 })).toEqual([
      five,
      newer,
    ])
  })

  it('searches in flavors and in roaster names', async () => {
    expect(await find('creme brule', { column: 'flavorText' })).toEqual(['nyeri'])
    expect(await find('tomatoe leaf', { column: 'flavorText' })).toEqual(['kahawa'])
    expect(await find('gesha', { column: 'flavorText' })).toEqual([])
    const roaster = await insertRoaster(db, { name: 'Wólka Młyn', nameKey: 'wolka mlyn' })
    for (const query of ['wolka', 'Wólka Młynn', 'mlyn wolka', 'wo']) {
      expect(await searchIds(db, { table: 'roasters', column: 'nameKey', query, limit: 5 })).toEqual([roaster])
    }
  })

  it('applies its conditions, with isNarrow true or false', async () => {
    const roasterId = (await db
      .selectFrom('coffees')
      .select('roasterId')
      .where('id', '=', ids.gesha)
      .executeTakeFirst())!
    const conditions = [{ sql: '"roasterId" = ?', values: [roasterId.roasterId] }]
    for (const isNarrow of [false, true]) {
      expect((await find('panma', { conditions, isNarrow })).sort()).toEqual(['catuai', 'gesha'])
      expect(await find('yirgacheffe', { conditions, isNarrow })).toEqual([])
    }
  })

  it('finds coffees by their new texts after their roaster is renamed', async () => {
    const [id] = await plantCoffees(db, [{ name: 'Old Quarry', roaster: 'Renamed Roasters', origin: 'Uganda' }])
    const found = (query: string) => searchIds(db, { table: 'coffees', column: 'searchText', query, limit: 5 })
    expect(await found('quarry renamed')).toEqual([id])
    const { roasterId } = (await db.selectFrom('coffees').select('roasterId').where('id', '=', id!).executeTakeFirst())!
    await db.updateTable('roasters').set({ name: 'Altogether Different' }).where('id', '=', roasterId).execute()
    await updateCoffeeTexts(db, roasterId)
    expect(await found('renamed')).toEqual([])
    expect(await found('quarry altogether')).toEqual([id])
    await db.deleteFrom('coffees').where('id', '=', id!).execute()
    expect(await found('quarry')).toEqual([])
  })

  it('ranks exact matches first among more similar words than a search returns', async () => {
    const few = await plantCoffees(db, [{ name: 'Karuza' }, { name: 'Karuza Lot' }])
    await plantCoffees(
      db,
      Array.from({ length: MAX_RESULTS + 20 }, (_, i) => ({ name: `Karuzo ${i}`, recipeCount: 9 })),
    )
    const found = await searchIds(db, { table: 'coffees', column: 'searchText', query: 'karuza', limit: 10 })
    expect(found.slice(0, 2).sort((a, b) => a - b)).toEqual(few)
    expect(found).toHaveLength(10)
  })

  it.each([
    'koravetsin',
    'koravetsni',
    'okravetsin',
    'kroavetsin',
    'kravetsin',
    'korabetsin',
    'koravetsinn',
    'xoravetsin',
  ])('tolerates one typo at any position: %s', async (query) => {
    const [id] = await plantCoffees(db, [{ name: 'Koravetsin' }])
    expect(await searchIds(db, { table: 'coffees', column: 'searchText', query, limit: 20 })).toContain(id)
  })

  it('stores the same n-grams of words that it computes for a query', async () => {
    await plantCoffees(db, [{ name: `Ø ñu Ýrgå 花魁咖啡豆 ${'x1'.repeat(40)}` }])
    const { rows } = await sql<{ word: string; gram: string }>`select word, gram
      from "searchWords" w left join "searchWordGrams" g on g."wordId" = w.id`.execute(db)
    const words = Map.groupBy(rows, ({ word }) => word)
    expect(words.size).toBeGreaterThan(30)
    for (const [word, stored] of words) {
      expect(stored.map(({ gram }) => gram).sort(), word).toEqual([...new Set(gramsOf(word))].sort())
    }
  })

  it('returns at most MAX_RESULTS ids', async () => {
    await plantCoffees(
      db,
      Array.from({ length: MAX_RESULTS + 20 }, (_, i) => ({ name: `Overflow ${i}` })),
    )
    expect(
      await searchIds(db, { table: 'coffees', column: 'searchText', query: 'overflow', limit: 1000 }),
    ).toHaveLength(MAX_RESULTS)
  })

  const HOSTILE = [
    '"',
    "'; drop table coffees; --",
    'gesha" OR "panama',
    'NEAR(gesha panama, 2)',
    '{searchText} : gesha',
    'a* OR b*',
    '%_%',
    '\\',
    '{"a"}',
    '{},{}',
    'gesha AND NOT panama',
    '\u202egesha',
    '\ud800',
    '𝔤𝔢𝔰𝔥𝔞',
    '﷽'.repeat(50),
    'é'.repeat(100),
    '𠀀'.repeat(60),
    'x'.repeat(10_000),
    'a b c d e f g h i j '.repeat(500),
    'ߊߋߌ',
  ]

  it.each(HOSTILE)('accepts %j as a query', async (query) => {
    for (const column of ['searchText', 'flavorText'] as const) {
      for (const words of ['all', 'most'] as const) {
        expect(await searchIds(db, { table: 'coffees', column, query, words, limit: 5 })).toBeInstanceOf(Array)
      }
    }
    expect(await searchIds(db, { table: 'roasters', column: 'nameKey', query, limit: 5 })).toBeInstanceOf(Array)
  })

  it('accepts any text as a query', async () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 60 }).filter((each) => !each.includes('\0'))
    await fc.assert(
      fc.asyncProperty(text, async (query) => {
        await searchIds(db, { table: 'coffees', column: 'searchText', query, limit: 5 })
      }),
      { numRuns: 150 },
    )
  })
})
