import '#test/support/english.ts'
import { describe, expect, it } from 'vitest'
import { type Deltas, formatDeltas, noChange } from '#web/screens/log/deltas.ts'

const NOTHING: Deltas = { ratio: null, grind: null, grindUnit: null, grindChange: null, water: null, brewTime: null }

describe('formatDeltas', () => {
  it.each<[Partial<Deltas>, string | undefined]>([
    [{}, undefined],
    [{ grind: -2, grindUnit: 'steps', grindChange: '2 clicks finer' }, '2 clicks finer'],
    [{ grind: 1, grindUnit: 'steps' }, '1 step coarser'],
    [{ grind: 1, grindUnit: 'index' }, '1 index point coarser'],
    [{ grind: -2.14, grindUnit: 'index' }, '2.1 index points finer'],
    [{ grind: 0, grindUnit: 'steps' }, noChange()],
    [{ grind: -3, grindUnit: 'setting' }, '−3'],
  ])('says how the grind changed: %j', (deltas, text) => {
    expect(formatDeltas({ ...NOTHING, ...deltas }).grind).toBe(text)
  })

  it('gives signed amounts of the others', () => {
    expect(formatDeltas({ ...NOTHING, ratio: -0.5, water: 10, brewTime: 25 })).toMatchObject({
      ratio: '−0.5',
      water: '+10 g',
      brewTime: '+25 s',
    })
  })
})
