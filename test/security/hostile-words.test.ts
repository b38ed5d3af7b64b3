import { CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Database, type Db, openDatabase } from '#src/db/open.ts'
import { WordMatcher } from '#src/domain/word-match.ts'
import { searchIds } from '#src/features/beans/search/search.ts'
import { listBeginning, listSimilar } from '#src/features/beans/search/search-words.ts'
import { plantCoffees } from '#test/support/coffees.ts'
import { createTestDatabase, onPostgres, type TestDatabase } from '#test/support/database.ts'
import { explain, type SeenQuery, sortsOf } from '#test/support/explain.ts'

const INVENTED = 20_000
const AT_ONCE = 1000
/** What one word of a query may read of the gram index, and of the words with one beginning. */
const MOST_GRAM_ROWS = 4000
const MOST_BEGINNING = 1500
/** The rows that PostgreSQL's planner itself reads, at the ends of an index. */
const FOR_ESTIMATES = 10

/** Words that all begin like a real one, or have it in the middle, so that they share all its pieces. */
const inventedWord = (i: number): string => (i % 2 ? `kong${i}` : `x${i}konga${i}`)

describe('search among thousands of invented words', () => {
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
    expect(rows[0]!.grams).toBeGreaterThan(5 * MOST_GRAM_ROWS)
    expect(rows[0]!.words).toBeGreaterThan(5 * MOST_BEGINNING)
  })

  it.skipIf(onPostgres)('reads a bounded number of rows for the pieces of a word', async () => {
    for (const word of HOSTILE) {
      seen = []
      await listSimilar(db, word)
      const query = seen.find(({ sql }) => sql.includes('searchWordGrams'))!
      const { rows } = await db.executeQuery<{ ids: string }>(CompiledQuery.raw(query.sql, [...query.parameters]))
      expect(rows[0]!.ids.split(',').length, word).toBeLessThanOrEqual(MOST_GRAM_ROWS)
      expect(sortsOf(await explain(db, query))).toEqual([])
    }
  })

  it.skipIf(onPostgres)('reads a bounded number of words with the same beginning', async () => {
    await listBeginning(db, 'kong')
    const [query] = seen
    expect(query!.parameters).toContain(MOST_BEGINNING)
    expect(query!.sql).toMatch(/order by word limit \S+\) beginning order by frequency desc/)
  })

  // PostgreSQL counts the rows that it reads. Plans for unknown values are the dangerous ones: they expect few rows.
  it.runIf(onPostgres).each(['force_generic_plan', 'force_custom_plan'])(
    'reads a bounded number of rows, whatever the planner expects: %s',
    async (mode) => {
      await sql`analyze "searchWords", "searchWordGrams"`.execute(db)
      for (const word of ['kong', ...HOSTILE]) {
        const words = await rowsRead(mode, 'searchWords', (db) => listBeginning(db, word))
        expect(words, word).toBeLessThanOrEqual(MOST_BEGINNING + FOR_ESTIMATES)
        const grams = await rowsRead(mode, 'searchWordGrams', (db) => listSimilar(db, word))
        expect(grams, word).toBeGreaterThan(0)
        expect(grams, word).toBeLessThanOrEqual(MOST_GRAM_ROWS + FOR_ESTIMATES)
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
    expect((await listBeginning(db, 'kong')).length).toBeGreaterThan(1)
    expect(await listBeginning(db, 'konga')).toContainEqual(expect.objectContaining({ word: 'konga' }))
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
    expect(many.wordsRead).toBeLessThanOrEqual(40_000)
    expect(many.comparisons).toBeLessThan(20_000 + WORDS.length)
    // One word is compared with each different word of the texts, and storing the scores takes longer than comparing.
    const one = hostileWork(WORDS.slice(0, 1))
    expect(one.wordsRead).toBeLessThanOrEqual(40_000)
    expect(one.comparisons).toBeLessThanOrEqual(8000)
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
