import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { migrate } from '#src/db/migrate.ts'
import { migrations } from '#src/db/migrations/index.ts'
import { openDatabase } from '#src/db/open.ts'
import { listSimilar } from '#src/features/beans/search/search-words.ts'
import { createEmptyDatabase, ENGINES } from '#test/support/engines.ts'

describe.each(ENGINES)('migration 0038 on %s', (engine) => {
  it('fills the n-grams of existing words, so that misspelled words are found before and after it', async () => {
    const { config } = await createEmptyDatabase(engine)
    const db = openDatabase(config)
    try {
      await migrate(
        db,
        migrations.filter(({ name }) => name < '0038'),
      )
      await sql`insert into "searchWords" (word, frequency) values ('yirgacheffe', 3), ('a', 0), ('花魁', 0)`.execute(
        db,
      )
      await migrate(db)
      await sql`insert into "searchWords" (word, frequency) values ('huehuetenango', 0)`.execute(db)

      expect(await listSimilar(db, ['yirgachefe', 'huehetenango'])).toMatchObject([
        [{ word: 'yirgacheffe', frequency: 3 }],
        [{ word: 'huehuetenango', frequency: 0 }],
      ])
      const { rows } = await sql<{ word: string; n: number }>`select w.word, count(*) as n from "searchWords" w
        join "searchWordGrams" g on g."wordId" = w.id group by w.word order by w.word`.execute(db)
      expect(rows.map(({ word, n }) => [word, n])).toEqual([
        ['a', 1],
        ['huehuetenango', 13],
        ['yirgacheffe', 11],
        ['花魁', 2],
      ])
    } finally {
      await db.destroy()
    }
  })

  it.runIf(engine === 'postgres')('drops the index that is not used any more', async () => {
    const { config } = await createEmptyDatabase(engine)
    const db = openDatabase(config)
    try {
      await migrate(db)
      const { rows } = await sql`select 1 from pg_class where relname = 'searchWordsTrigrams'`.execute(db)
      expect(rows).toEqual([])
    } finally {
      await db.destroy()
    }
  })
})
