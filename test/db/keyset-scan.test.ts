import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { type KeysetScan, type Position, roundUp, scanPositions, scanRows } from '#src/db/keyset-scan.ts'
import { type Database, openDatabase } from '#src/db/open.ts'
import { insertRecipe } from '#test/support/community.ts'
import { createTestDatabase } from '#test/support/database.ts'

interface Row {
  id: number
  wilson: number
  upvotes: number
  grinderId: number
  machineId: number
}

/** Few distinct values, so that equal keys and empty groups are common. */
async function fill(db: Database): Promise<Row[]> {
  const rows: Row[] = []
  const template = await insertRecipe(db)
  const base = await db.selectFrom('recipes').selectAll().where('id', '=', template).executeTakeFirstOrThrow()
  await db.deleteFrom('recipes').where('id', '=', template).execute()
  const { id: _, ...columns } = base
  for (let i = 0; i < 200; i++) {
    const row = {
      wilson: ((i * 7) % 5) / 4,
      upvotes: (i * 3) % 4,
      grinderId: 1 + ((i * 5) % 7),
      machineId: 1 + (i % 3),
    }
    const values = { ...columns, ...row, shareId: `walk-${i}` }
    const { id } = await db.insertInto('recipes').values(values).returning('id').executeTakeFirstOrThrow()
    rows.push({ id, ...row })
  }
  return rows
}

describe('scanPositions and scanRows', () => {
  let db: Database
  let rows: Row[]
  beforeAll(async () => {
    const database = await createTestDatabase()
    db = openDatabase(database.config)
    rows = await fill(db)
    return async () => {
      await db.destroy()
      await database.drop()
    }
  })

  const walks = fc.record({
    order: fc.constantFrom('id', 'wilson', 'upvotes'),
    direction: fc.constantFrom('asc' as const, 'desc' as const),
    groups: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 8 }), { nil: undefined }),
    machineId: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
    isSmall: fc.boolean(),
    limit: fc.integer({ min: 1, max: 40 }),
  })

  it('scanPositions returns every row of the groups once, in order, for any page size', async () => {
    await fc.assert(
      fc.asyncProperty(walks, async ({ order, direction, groups, isSmall, machineId, limit }) => {
        const request: KeysetScan = {
          table: 'recipes',
          order,
          direction,
          limit,
          group: groups && { column: 'grinderId', values: groups, isSmall },
          conditions: machineId === undefined ? [] : [{ sql: '"machineId" = ?', values: [machineId] }],
        }
        const wanted = rows
          .filter((row) => (!groups || groups.includes(row.grinderId)) && (!machineId || row.machineId === machineId))
          .sort((a, b) => compare(a, b, order as keyof Row) * (direction === 'asc' ? 1 : -1))
        expect((await pages(request)).map(({ id }) => id)).toEqual(wanted.map(({ id }) => id))
      }),
      { numRuns: 100 },
    )
  })

  it('scanRows returns the projected columns, and skips the given number of rows', async () => {
    const show = { columns: 'r.id, r.upvotes, r."grinderId"', joined: 'join recipes r on r.id = l.id' }
    await fc.assert(
      fc.asyncProperty(walks, fc.integer({ min: 0, max: 60 }), async (asked, skip) => {
        const { order, direction, groups, limit } = asked
        const group = groups && { column: 'grinderId', values: groups }
        const shown = await scanRows<Row>(db, { table: 'recipes', order, direction, limit, group, skip }, show)
        const wanted = rows
          .filter((row) => !groups || groups.includes(row.grinderId))
          .sort((a, b) => compare(a, b, order as keyof Row) * (direction === 'asc' ? 1 : -1))
          .slice(skip, skip + limit)
          .map((row) => ({ id: row.id, upvotes: row.upvotes, grinderId: row.grinderId, key: row[order as keyof Row] }))
        expect(shown).toEqual(wanted)
      }),
      { numRuns: 60 },
    )
  })

  it('return the same with more groups than fit into one statement', async () => {
    const show = { columns: 'r.id, r.upvotes', joined: 'join recipes r on r.id = l.id' }
    const group = { column: 'grinderId', values: Array.from({ length: 60 }, (_, i) => i + 1) }
    const request = { table: 'recipes', order: 'wilson', group, skip: 3, limit: 30 } as const
    const wanted = rows
      .toSorted((a, b) => -compare(a, b, 'wilson'))
      .slice(3, 33)
      .map(({ id, upvotes, wilson }) => ({ id, upvotes, key: wilson }))
    expect(await scanRows(db, request, show)).toEqual(wanted)
    expect(await scanPositions(db, request)).toEqual(wanted.map(({ id, key }) => ({ id, key })))
  })

  it('scanPositions reads at most maxRowsRead rows, rounded up', async () => {
    await fc.assert(
      fc.asyncProperty(walks, fc.integer({ min: 1, max: 250 }), async (asked, look) => {
        const { order, direction, machineId = 2, limit } = asked
        const conditions = [{ sql: '"machineId" = ?', values: [machineId] }]
        const found = await scanPositions(db, {
          table: 'recipes',
          order,
          direction,
          limit,
          conditions,
          maxRowsRead: look,
        })
        const wanted = rows
          .toSorted((a, b) => compare(a, b, order as keyof Row) * (direction === 'asc' ? 1 : -1))
          .slice(0, roundUp(look))
          .filter((row) => row.machineId === machineId)
          .slice(0, limit)
        expect(found.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id))
      }),
      { numRuns: 60 },
    )
  })

  async function pages(request: KeysetScan): Promise<Position[]> {
    const met: Position[] = []
    for (;;) {
      const page = await scanPositions(db, { ...request, after: met.at(-1) })
      met.push(...page)
      if (page.length < request.limit) return met
    }
  }
})

const compare = (a: Row, b: Row, order: keyof Row): number => a[order] - b[order] || a.id - b.id
