import { describe, expect, it } from 'vitest'
import { EVERYTHING, targetsIn, writesOf } from '#src/db/writes.ts'

const write = (table: string) => ({ table, isDelete: false })
const removal = (table: string) => ({ table, isDelete: true })

describe('what a statement changes', () => {
  it.each([
    ['insert into "recipes" ("id") values (?)', [write('recipes')]],
    ['INSERT OR IGNORE INTO recipes values (1)', [write('recipes')]],
    ['  update "brewLogs" set "rating" = ?', [write('brewLogs')]],
    ['update only recipes set x = 1', [write('recipes')]],
    ['delete from "users" where "id" = $1', [removal('users')]],
    ['replace into votes values (1)', [write('votes')]],
    ['insert into a select * from b', [write('a')]],
    ['with gone as (delete from a where x returning id) insert into b select id from gone', [removal('a'), write('b')]],
    ['with n as (select 1) update recipes set x = 1 from n', [write('recipes')]],
  ])('is told by its text: %s', (sql, expected) => {
    expect(writesOf(sql)).toEqual(expected)
    // And remembered.
    expect(writesOf(sql)).toEqual(expected)
  })

  it.each([
    'select * from recipes',
    'select "id" from "users" where "id" = $1 for update',
    'select "id" from "recipes" for no key update',
    '  explain query plan select 1',
    'pragma data_version',
    'begin immediate',
    'commit',
    'rollback to savepoint a',
    'set local statement_timeout = 0',
    'with n as (select 1) select * from n',
    'values (1)',
  ])('is nothing: %s', (sql) => {
    expect(writesOf(sql)).toEqual([])
  })

  it.each(['create table x (y)', 'drop index z', 'alter table a add b int', 'truncate recipes', 'reindex'])(
    'is taken for everything where it is the schema, or unknown: %s',
    (sql) => {
      expect(writesOf(sql)).toBe(EVERYTHING)
    },
  )

  it('counts an upsert for its table', () => {
    const sql = 'insert into votes values (1) on conflict (id) do update set vote = 2'
    expect(writesOf(sql)).toContainEqual(write('votes'))
  })

  it('is found in the body of a trigger', () => {
    const body = `begin insert into "coffeesSearch" (rowid) values (new.id); delete from old; update words set n = 1; end`
    expect(targetsIn(body)).toEqual([write('coffeesSearch'), removal('old'), write('words')])
  })
})
