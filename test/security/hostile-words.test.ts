import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '#src/db/open.ts'
import { WordMatcher } from '#src/domain/word-match.ts'
import { searchIds } from '#src/features/beans/search/search.ts'
import { listBeginning, listSimilar } from '#src/features/beans/search/search-words.ts'
import { plantCoffees } from '#test/support/coffees.ts'
import { createTestDatabase, onPostgres, type TestDatabase } from '#test/support/database.ts'

const INVENTED = 20_000
const AT_ONCE = 1000
/** What one word of a query may read of the gram index, and of the words with one beginning. */
const MOST_GRAM_ROWS = 4000
const MOST_BEGINNING = 1500

/** Words that all begin like a real one, or have it in the middle, so that they share all its pieces. */
const inventedWord = (i: number): string => (i % 2 ? `kong${i}` : `x${i}konga${i}`)

describe('search among thousands of invented words', () => {
  let database: TestDatabase
  let db: Database
  let seen: { sql: string; parameters: readonly unknown[] }[] = []
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

  it.skipIf(onPostgres)('reads a bounded number of rows for the pieces of a word', async () => {
    for (const word of ['kongaa', 'x12konga', 'konga'.repeat(8)]) {
      seen = []
      await listSimilar(db, word)
      const { sql: text, parameters } = seen.find(({ sql }) => sql.includes('searchWordGrams'))!
      const [row] = (await db.executeQuery<{ ids: string }>({ ...sql.raw(text).compile(db), parameters } as never)).rows
      const read = JSON.parse(row!.ids).length
      expect(read, word).toBeLessThanOrEqual(MOST_GRAM_ROWS)
    }
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from "searchWordGrams" where gram in ('kong', 'onga')`.execute(db)
    expect(rows[0]!.n).toBeGreaterThan(5 * MOST_GRAM_ROWS)
  })

  it('reads a bounded number of words with the same beginning', async () => {
    const found = await listBeginning(db, 'kong')
    expect(found.length).toBeGreaterThan(1)
    const [query] = seen
    expect(query!.parameters).toContain(MOST_BEGINNING)
    expect(query!.sql).toMatch(/order by word limit \S+\) beginning order by frequency desc/)
    // The word itself is found however many begin with it.
    expect(await listBeginning(db, 'konga')).toContainEqual(expect.objectContaining({ word: 'konga' }))
  })
})

describe('WordMatcher', () => {
  const WORDS = ['kongab', 'kongac', 'kongad', 'kongae', 'kongaf', 'kongag', 'kongah', 'kongai']

  it('compares a bounded number of words, however many and long the texts are', () => {
    const matcher = new WordMatcher(WORDS)
    for (let i = 0; i < 2500; i++) {
      const text = Array.from({ length: 200 }, (_, n) => `konga${i}x${n}`).join(' ')
      matcher.match(text, text)
    }
    expect(matcher.work.wordsRead).toBeLessThanOrEqual(40_000)
    expect(matcher.work.comparisons).toBeLessThan(20_000 + WORDS.length)
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
