import { CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Database, type Db, openDatabase } from '#src/db/open.ts'
import { WordMatcher } from '#src/domain/word-match.ts'
import { searchColumns } from '#src/features/beans/coffees/search-text.ts'
import { MAX_RESULTS, searchIds } from '#src/features/beans/search/search.ts'
import { listRows } from '#src/features/beans/search/search-rows.ts'
import { listBeginning, listSimilar } from '#src/features/beans/search/search-words.ts'
import { startTestApp } from '#test/support/app.ts'
import { plantCoffees } from '#test/support/coffees.ts'
import { createTestDatabase, onPostgres, type TestDatabase } from '#test/support/database.ts'
import { explain, type SeenQuery, sortsOf } from '#test/support/explain.ts'
import { insertManyCoffees } from '#test/support/many-coffees.ts'

const INVENTED = 20_000
const AT_ONCE = 1000
/** What one word of a query may read of the gram index, and of the words with one beginning. */
const MAX_GRAM_ROWS = 4000
const MAX_PREFIX_ROWS = 1500
/** The same for all words of a query. */
const ALL_GRAM_ROWS = 6000
const ALL_BEGINNING = 2400
/** How many words of the vocabulary the index of coffees is asked for at once. */
const MAX_TERMS = 72
/** The rows that PostgreSQL's planner itself reads, at the ends of an index. */
const FOR_ESTIMATES = 10

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

/** Words that all begin like a real one, or have it in the middle, so that they share all its pieces. */
const inventedWord = (i: number): string => (i % 2 ? `kong${i}` : `x${i}konga${i}`)

describe('searchIds among thousands of invented words', () => {
  let database: TestDatabase
  let db: Database
  let seen: SeenQuery[] = []
  let ids: number[]

  beforeAll(async () => {
    database = await createTestDatabase()
    db = openDatabase(database.config, { onQuery: (query) => void seen.push(query) })
    ids = await plantCoffees(db, [{ name: 'Konga Reserve' }, { name: 'Yirgacheffe' }, { name: 'Kongo Sunrise' }])
    for (let from = 0; from < INVENTED; from += AT_ONCE) {
      const words = Array.from({ length: AT_ONCE }, (_, i) => sql`(${inventedWord(from + i)}, 0)`)
      await sql`insert into "searchWords" (word, frequency) values ${sql.join(words)}`.execute(db)
    }
  })
  afterAll(async () => {
    await db.destroy()
    await database.drop()
  })
  beforeEach(() => {
    seen = []
  })

  const find = (query: string) =>
    searchIds(db, { table: 'coffees', column: 'everything', query, limit: 20, words: 'all' })

  it('finds coffees by their words, also misspelled', async () => {
    expect(await find('konga')).toContain(ids[0])
    expect(await find('yirgachefe')).toEqual([ids[1]])
    expect(await find('konga reserve')).toEqual([ids[0]])
    expect(await find('reserv')).toEqual([ids[0]])
  })

  /** Words that share their pieces with all invented ones. */
  const HOSTILE = ['kongaa', 'x12konga', 'kongx', 'konga'.repeat(8)]

  it('stores far more rows than a search may read', async () => {
    const { rows } = await sql<{ grams: number; words: number }>`
      select (select count(*) from "searchWordGrams" where gram in ('kong', 'onga')) as grams,
        (select count(*) from "searchWords" where word like 'kong%') as words`.execute(db)
    expect(rows[0]!.grams).toBeGreaterThan(5 * MAX_GRAM_ROWS)
    expect(rows[0]!.words).toBeGreaterThan(5 * MAX_PREFIX_ROWS)
  })

  /** How many rows of the gram index a query reads. */
  async function gramRows({ sql, parameters }: SeenQuery): Promise<number> {
    const { rows } = await db.executeQuery<{ ids: string | null }>(CompiledQuery.raw(sql, [...parameters]))
    return sum(rows.map(({ ids }) => ids?.split(',').length ?? 0))
  }

  it.skipIf(onPostgres)('reads a bounded number of rows for the pieces of a word', async () => {
    for (const word of HOSTILE) {
      seen = []
      await listSimilar(db, [word])
      const query = seen.find(({ sql }) => sql.includes('searchWordGrams'))!
      expect(await gramRows(query), word).toBeLessThanOrEqual(MAX_GRAM_ROWS)
      expect(sortsOf(await explain(db, query))).toEqual([])
    }
  })

  /** Eight words that share their pieces, and begin like thousands. */
  const EIGHT = [1, 3, 5, 7, 9, 11, 13, 15].map((number) => `kong${number}`)

  it('shares the bounds among the words of a query', async () => {
    await find(EIGHT.join(' '))
    const beginnings = seen.filter(({ sql }) => sql.includes('beginning'))
    expect(beginnings).toHaveLength(1)
    const most = beginnings[0]!.parameters.filter((value) => typeof value === 'number')
    expect(most).toHaveLength(EIGHT.length)
    expect(sum(most)).toBeLessThanOrEqual(ALL_BEGINNING)
    const grams = seen.filter(({ sql }) => /searchWordGrams|firstWithGram/.test(sql))
    expect(grams).toHaveLength(1)
    const rows = await gramRows(grams[0]!)
    expect(rows).toBeGreaterThan(ALL_GRAM_ROWS / 4)
    expect(rows).toBeLessThanOrEqual(ALL_GRAM_ROWS)
  })

  it.skipIf(onPostgres)('reads a bounded number of words with the same beginning', async () => {
    await listBeginning(db, ['kong'])
    const [query] = seen
    expect(query!.parameters).toContain(MAX_PREFIX_ROWS)
    expect(query!.sql).toMatch(/order by word limit \S+\) beginning order by word <> \S+, frequency desc/)
  })

  // PostgreSQL counts the rows that it reads. Plans for unknown values are the dangerous ones: they expect few rows.
  it.runIf(onPostgres).each(['force_generic_plan', 'force_custom_plan'])(
    'reads a bounded number of rows, whatever the planner expects: %s',
    async (mode) => {
      await sql`analyze "searchWords", "searchWordGrams"`.execute(db)
      for (const word of ['kong', ...HOSTILE]) {
        const words = await rowsRead(mode, 'searchWords', (db) => listBeginning(db, [word]))
        expect(words, word).toBeLessThanOrEqual(MAX_PREFIX_ROWS + FOR_ESTIMATES)
        const grams = await rowsRead(mode, 'searchWordGrams', (db) => listSimilar(db, [word]))
        expect(grams, word).toBeGreaterThan(0)
        expect(grams, word).toBeLessThanOrEqual(MAX_GRAM_ROWS + FOR_ESTIMATES)
      }
    },
  )

  /** On PostgreSQL: how many rows of the table, or of its indexes, were read. */
  function rowsRead(planCacheMode: string, table: string, work: (db: Db) => Promise<unknown>): Promise<number> {
    const count = async (db: Db) => {
      const { rows } = await sql<{ n: number }>`select sum(pg_stat_get_xact_tuples_returned(oid)) as n from pg_class
        where relname = ${table} or oid in (select indexrelid from pg_index
          where indrelid = ${`"${table}"`}::regclass)`.execute(db)
      return rows[0]!.n
    }
    return db.transaction().execute(async (db) => {
      await sql`set local plan_cache_mode = ${sql.raw(planCacheMode)}`.execute(db)
      // Makes the planner prefer a bitmap and a sort to the order of an index, as it does by itself in larger tables.
      await sql`set local random_page_cost = 1000`.execute(db)
      const before = await count(db)
      await work(db)
      return (await count(db)) - before
    })
  }

  it('finds the word itself, however many begin with it', async () => {
    const [kong, konga] = await listBeginning(db, ['kong', 'konga'])
    expect(kong!.length).toBeGreaterThan(1)
    expect(konga).toContainEqual(expect.objectContaining({ word: 'konga' }))
  })

  it('asks the index of coffees for a bounded number of words', async () => {
    // As if each were in hundreds of coffees: a search starts with a rare word alone.
    await sql`update "searchWords" set frequency = 8 where word like ${'kong%'}`.execute(db)
    await find(EIGHT.join(' '))
    const asked = seen
      .filter(({ sql }) => / match \?|&& \$1/.test(sql))
      .map(({ parameters }) => parameters.flatMap((each) => String(each).match(/"[^"]+"/g) ?? []).length)
    expect(Math.max(...asked)).toBeGreaterThan(2 * EIGHT.length)
    expect(Math.max(...asked)).toBeLessThanOrEqual(MAX_TERMS)
  })
})

describe('searchIds among thousands of coffees with the same words', () => {
  // On PostgreSQL, the plan says enough, and learning the words of a coffee takes longer.
  const COFFEES = onPostgres ? 3000 : 12_000
  /** How many coffees with the words are checked for other conditions. */
  const MAX_ROWS_CHECKED = 8000
  let database: TestDatabase
  let db: Database
  let seen: SeenQuery[] = []

  beforeAll(async () => {
    database = await createTestDatabase()
    db = openDatabase(database.config, { onQuery: (query) => void seen.push(query) })
    const words = sql`'konga kongo kongu ' || cast(id as text) || ' hostile'`
    if (onPostgres) await sql`alter table coffees set (autovacuum_enabled = false)`.execute(db)
    await insertManyCoffees(db, COFFEES)
    await sql`update coffees set "searchText" = ${words}`.execute(db)
    // Uses are counted by chance.
    await sql`update "searchWords" set frequency = 13 where word like ${'kong%'}`.execute(db)
  })
  afterAll(async () => {
    await db.destroy()
    await database.drop()
  })
  beforeEach(() => {
    seen = []
  })

  const ofNobody = { sql: '"roasterId" = ?', values: [0] }

  it.skipIf(onPostgres)('checks a bounded number of coffees for the rest of the filter', async () => {
    const request = { table: 'coffees', column: 'everything', limit: 20, conditions: [ofNobody] } as const
    for (const query of ['konga', 'konga kongo kongu']) {
      seen = []
      expect(await searchIds(db, { ...request, query })).toEqual([])
      const checked = seen.filter(({ sql }) => sql.includes(' match ?'))
      expect(checked.length).toBeGreaterThan(0)
      for (const { sql, parameters } of checked) {
        const [matching] = /\(select rowid from "coffeesSearch" .*? limit \?\)/.exec(sql)!
        const inner = CompiledQuery.raw(`select count(*) as n from ${matching}`, parameters.slice(0, 2))
        const { rows } = await db.executeQuery<{ n: number }>(inner)
        expect(rows[0]!.n).toBeGreaterThan(1000)
        expect(rows[0]!.n).toBeLessThanOrEqual(MAX_ROWS_CHECKED)
        // Neither rows nor texts of those that don't match are read.
        const plan = await explain(db, { sql, parameters })
        expect(plan.filter((step) => step.startsWith('SEARCH coffees') && !step.includes('COVERING INDEX'))).toEqual([])
      }
    }
  })

  it('reads the texts of a bounded number of coffees', async () => {
    await searchIds(db, { table: 'coffees', column: 'everything', query: 'konga kongo', limit: 20 })
    const reads = seen.filter(({ sql }) => sql.includes('"searchText" as text'))
    expect(reads.length).toBeGreaterThan(0)
    expect(reads.length).toBeLessThanOrEqual(3)
    for (const { sql, parameters } of reads) {
      const { rows } = await db.executeQuery(CompiledQuery.raw(sql, [...parameters]))
      expect(rows.length).toBeLessThanOrEqual(MAX_RESULTS)
    }
  })

  const SPLIT = /Seq Scan on coffees|Filter: .*wordsOf/

  it.runIf(onPostgres)('splits no texts into words, whatever the filter', async () => {
    await searchIds(db, {
      table: 'coffees',
      column: 'searchText',
      query: 'konga kongo',
      limit: 20,
      conditions: [ofNobody],
    })
    const reads = seen.filter(({ sql }) => sql.includes('"searchText" as text'))
    expect(reads.length).toBeGreaterThan(0)
    for (const read of reads) {
      const plan = (await explain(db, read)).join('\n')
      expect(plan).toContain('Bitmap Index Scan on "coffeesSearch_searchText"')
      expect(plan).not.toMatch(SPLIT)
    }
  })

  it.runIf(onPostgres)(
    'splits no texts into words for many rare words either, before PostgreSQL has analysed the rows',
    async () => {
      const known = Array.from({ length: 24 }, (_, i) => ({ word: `konga${i}`, frequency: 0 }))
      for (const [column, index] of [
        ['searchText', 'coffeesSearch_searchText'],
        ['everything', 'coffeesSearch_all'],
      ] as const) {
        for (const conditions of [[], [ofNobody]]) {
          seen = []
          await listRows(db, { table: 'coffees', column, conditions }, [known], 300)
          const plan = (await explain(db, seen[0]!)).join('\n')
          expect(plan).toContain(`Bitmap Index Scan on "${index}"`)
          expect(plan).not.toMatch(SPLIT)
        }
      }
    },
  )

  it.runIf(onPostgres)('disables fastupdate of GIN indexes, so that no search reads a pending list', async () => {
    const { rows } = await sql<{ name: string; options: string[] | null }>`
      select relname as name, reloptions as options from pg_class
        where relkind = 'i' and pg_get_indexdef(oid) like '%USING gin%'`.execute(db)
    expect(rows.map(({ name }) => name)).toContain('coffeesSearch_all')
    for (const { name, options } of rows) expect(options, name).toContain('fastupdate=off')
  })
})

describe('GET /api/recipes/search among coffees that are named like equipment', () => {
  const GEAR = ['v60', 'hario', 'aeropress', 'comandante', 'baratza', 'encore', 'espresso', 'moka']
  /** Groups of coffees by the words they lack, for each of which recipes are read and counted. */
  const MAX_GROUPS = 8
  let seen: SeenQuery[] = []

  it('reads the recipes of a bounded number of groups', async () => {
    const app = await startTestApp({}, { onQuery: (query) => void seen.push(query) })
    try {
      const subsets = Array.from({ length: 2 ** GEAR.length }, (_, i) => GEAR.filter((_, bit) => (i >> bit) & 1))
      await plantCoffees(
        app.app.db,
        subsets.map((words, i) => ({ name: `${words.join(' ')} lot ${i}`, roaster: 'Gear Roasters' })),
      )
      // As if each had a recipe: others are not read.
      await app.app.db.updateTable('coffees').set({ recipeCount: 1 }).execute()
      const { slug } = await app.app.db.selectFrom('roasters').select('slug').executeTakeFirstOrThrow()
      for (const filter of ['', `&roaster=${slug}`]) {
        seen = []
        const { status } = await app.get(`/api/recipes/search?q=${GEAR.join('+')}${filter}`)
        expect(status).toBe(200)
        const groups = seen.filter(({ sql }) => /from recipes\b.*"coffeeProfileId"/s.test(sql))
        expect(groups.length).toBeGreaterThan(MAX_GROUPS / 2)
        // A page and a count for each.
        expect(groups.length).toBeLessThanOrEqual(2 * MAX_GROUPS)
      }
    } finally {
      await app.close()
    }
  })
})

describe('searchColumns', () => {
  it('stores a bounded text of flavours, and all that a bag names', () => {
    const coffee = { name: 'Guji', roasterName: 'Fernwhistle', origin: null, processingMethod: null }
    const flavors = (flavorProfile: string) => searchColumns({ ...coffee, flavorProfile }).flavorText
    const hostile = Array.from({ length: 300 }, (_, i) => `konga${i}`)
    expect(flavors(hostile.join(', ')).length).toBeLessThanOrEqual(300)
    expect(hostile).toEqual(expect.arrayContaining(flavors(hostile.join(', ')).split(' ')))
    const real = Array.from({ length: 20 }, (_, i) => `candied mandarin ${i}`).join(', ')
    expect(flavors(real)).toBe(`candied mandarin ${Array.from({ length: 20 }, (_, i) => i).join(' ')}`)
  })
})

describe('WordMatcher', () => {
  const WORDS = ['kongab', 'kongac', 'kongad', 'kongae', 'kongaf', 'kongag', 'kongah', 'kongai']

  const hostileWork = (words: readonly string[]) => {
    const matcher = new WordMatcher(words)
    for (let i = 0; i < 2500; i++) {
      const text = Array.from({ length: 200 }, (_, n) => `konga${i}x${n}`).join(' ')
      matcher.match(text, text)
    }
    return matcher.work
  }

  it('compares a bounded number of words, however many and long the texts are', () => {
    const many = hostileWork(WORDS)
    expect(many.wordsRead).toBeLessThanOrEqual(30_000)
    expect(many.comparisons).toBeLessThan(12_000 + WORDS.length)
    // One word is compared with each different word of the texts, and storing the scores takes longer than comparing.
    const one = hostileWork(WORDS.slice(0, 1))
    expect(one.wordsRead).toBeLessThanOrEqual(30_000)
    expect(one.comparisons).toBeLessThanOrEqual(8000)
  })

  it('compares no words that share no piece', () => {
    const matcher = new WordMatcher(['sidama'])
    const { comparisons } = matcher.work
    matcher.match('konga fernwhistle coffee', 'bergamot peach honey')
    expect(matcher.work).toEqual({ wordsRead: 6, comparisons })
  })

  it('matches equal words beyond every bound', () => {
    const matcher = new WordMatcher(['kongab', 'kongac'])
    for (let i = 0; i < 6500; i++) matcher.match(`kongab${i} kongac${i}`)
    expect(matcher.match('kongab9999').score).toBe(0)
    expect(matcher.match('kongac kongab').score).toBe(1)
  })

  it('scores the last of 2,000 real coffees like the first', () => {
    const matcher = new WordMatcher(['konga', 'washd'])
    const texts = Array.from({ length: 2000 }, (_, i) => ({
      text: `lot ${i} konga fernwhistle coffee yirgacheffe ethiopia`,
      beside: 'bergamot peach honey washed',
    }))
    const scores = texts.map(({ text, beside }) => matcher.match(text, beside).score)
    expect(new Set(scores)).toEqual(
      new Set([new WordMatcher(['konga', 'washd']).match(texts[0]!.text, texts[0]!.beside).score]),
    )
    expect(scores[0]).toBeGreaterThan(0.7)
  })
})
