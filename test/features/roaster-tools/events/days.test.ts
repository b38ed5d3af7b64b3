import { describe, expect, it } from 'vitest'
import { countByDay, type StoredEvent } from '#src/features/roaster-tools/events/days.ts'

const event = (values: Partial<StoredEvent> = {}): StoredEvent => ({
  kind: 'CLICK',
  roasterId: 1,
  coffeeId: null,
  recipeId: null,
  method: null,
  source: null,
  createdAt: '2026-03-01T12:00:00.000Z',
  isVerified: true,
  ...values,
})

const lines = (events: StoredEvent[]) =>
  countByDay(events).map(({ roasterId, dimension, day, value, kind, count }) =>
    [roasterId, dimension, day, value, kind, count].join(' '),
  )

describe('countByDay', () => {
  it('counts an event in the total and in each dimension that is known', () => {
    expect(lines([event()])).toEqual(['1 source 2026-03-01  CLICK 1', '1 total 2026-03-01  CLICK 1'])
    const known = { coffeeId: 7, recipeId: 9, method: 'v60', source: 'shop.example:8080/beans/kenya' }
    expect(lines([event(known)])).toEqual([
      '1 coffee 2026-03-01 7 CLICK 1',
      '1 method 2026-03-01 v60 CLICK 1',
      '1 recipe 2026-03-01 9 CLICK 1',
      '1 source 2026-03-01 shop.example:8080 CLICK 1',
      '1 total 2026-03-01  CLICK 1',
    ])
  })

  it('adds up events of equal values and separates the others', () => {
    const totals = lines([
      event(),
      event({ source: 'shop.example/a' }),
      event({ source: 'shop.example/b' }),
      event({ kind: 'IMPRESSION' }),
      event({ roasterId: 2 }),
    ])
    expect(totals).toEqual([
      '1 source 2026-03-01  CLICK 1',
      '1 source 2026-03-01  IMPRESSION 1',
      '1 source 2026-03-01 shop.example CLICK 2',
      '1 total 2026-03-01  CLICK 3',
      '1 total 2026-03-01  IMPRESSION 1',
      '2 source 2026-03-01  CLICK 1',
      '2 total 2026-03-01  CLICK 1',
    ])
  })

  it('uses days in UTC', () => {
    const moments = ['2026-03-01T23:59:59.999Z', '2026-03-02T00:00:00.000Z']
    expect(lines(moments.map((createdAt) => event({ createdAt }))).filter((line) => line.includes('total'))).toEqual([
      '1 total 2026-03-01  CLICK 1',
      '1 total 2026-03-02  CLICK 1',
    ])
  })

  it('returns counts in the same order for any order of events', () => {
    const events = [3, 20, 1, 100].flatMap((roasterId) => [
      event({ roasterId, coffeeId: 2 }),
      event({ roasterId, coffeeId: 10, method: 'v60' }),
    ])
    expect(lines(events.toReversed())).toEqual(lines(events))
  })
})
