import { copyFile } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { expectConsistent } from '#test/support/consistency.ts'
import { createEmptyDatabase, type EmptyDatabase, lookInto } from '#test/support/engines.ts'
import { type Changes, Ledger } from '#test/support/ledger.ts'
import { findEquipment, startHealthy } from '#test/support/reviving.ts'
import { WriteLoad } from '#test/support/write-load.ts'

const IS_SHORT = process.env.FAULTS === 'short'
const WRITES = 400

/** SQL that damages the database as a fault would, and which of the two checks must notice it. */
const DAMAGES: [string, { lost?: boolean; inconsistent?: boolean }][] = [
  ['delete from votes where rowid = (select min(rowid) from votes)', { lost: true, inconsistent: true }],
  ['delete from comments where id = (select min(id) from comments)', { lost: true, inconsistent: true }],
  ['delete from "brewLogs" where id = (select max(id) from "brewLogs")', { lost: true, inconsistent: true }],
  ['delete from follows where rowid = (select min(rowid) from follows)', { lost: true, inconsistent: true }],
  ['delete from events where id = (select max(id) from events)', { lost: true, inconsistent: true }],
  ['delete from sessions where rowid = (select min(rowid) from sessions)', { lost: true }],
  ['delete from outbox where id = (select max(id) from outbox)', { lost: true }],
  ['update ratings set rating = 6 - rating where rating <> 3', { lost: true, inconsistent: true }],
  [
    `insert into events (kind, "roasterId", source, "createdAt")
      select kind, "roasterId", source, "createdAt" from events limit 1`,
    { lost: true, inconsistent: true },
  ],
  ['update recipes set upvotes = upvotes + 1 where id = 1', { inconsistent: true }],
  ['update recipes set wilson = wilson + 0.001 where id = 1', { inconsistent: true }],
  ['update recipes set "ratingSum" = "ratingSum" + 1 where id = 1', { inconsistent: true }],
  ['update coffees set "recipeCount" = "recipeCount" + 1 where id = 1', { inconsistent: true }],
  ['update "coffeeFacets" set size = size + 1 where id = 1', { inconsistent: true }],
  ['update "originFacets" set size = size + 1 where id = 1', { inconsistent: true }],
  ['update "originCoffees" set "recipeCount" = "recipeCount" + 1', { inconsistent: true }],
  ['update "recipeFacets" set size = size - 1 where id = 1', { inconsistent: true }],
  [
    'update "eventDays" set count = count + 1 where rowid = (select min(rowid) from "eventDays")',
    { inconsistent: true },
  ],
  [`insert into "tasteProfiles" ("userId", "updatedAt") values (999999, '')`, { inconsistent: true }],
  [`insert into "coffeesSearch" ("coffeesSearch") values ('delete-all')`, { inconsistent: true }],
]

const isFine = (check: Promise<void>) =>
  check.then(
    () => true,
    () => false,
  )

it.skipIf(IS_SHORT)('expectKept and expectConsistent notice every kind of damage', async () => {
  const database = await createEmptyDatabase('sqlite')
  const server = await startHealthy(database.env)
  const load = new WriteLoad(7)
  load.start(server.url, await findEquipment(database))
  await load.answered(WRITES)
  await load.stop()
  server.process.kill('SIGTERM')
  await server.exited
  await lookInto(database, async (db) => {
    await load.expectKept(db)
    await expectConsistent(db)
  })

  const path = (database.config as { path: string }).path
  for (const [i, [damage, { lost = false, inconsistent = false }]] of DAMAGES.entries()) {
    const copy: EmptyDatabase = { ...database, config: { engine: 'sqlite', path: `${path}.${i}` } }
    await copyFile(path, `${path}.${i}`)
    const raw = new DatabaseSync(`${path}.${i}`, { enableForeignKeyConstraints: false })
    raw.exec(damage)
    raw.close()
    const [isKept, isConsistent] = await lookInto(copy, async (db) => [
      await isFine(load.expectKept(db)),
      await isFine(expectConsistent(db)),
    ])
    expect({ damage, lost: !isKept, inconsistent: !isConsistent }).toEqual({ damage, lost, inconsistent })
  }
})

it('Ledger.settle reports half-done changes, and accepts unanswered ones either way', () => {
  const ledger = new Ledger()
  const half: Changes = [
    ['rating', 'r', { rating: 1 }],
    ['log', 'l', { rating: 1 }],
  ]
  const gone: Changes = [['vote', 'v', undefined]]
  ledger.acknowledge([['vote', 'v', { vote: 'UP' }]])
  ledger.begin(half)
  ledger.begin(gone)
  expect(ledger.settle(new Map([['rating r', { rating: 1 }]]))).toEqual([`half done: ${JSON.stringify(half)}`])
  expect(ledger.find('vote', 'v'), 'taken back, unanswered, but done').toBeUndefined()
})
