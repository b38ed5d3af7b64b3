import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { otherReading, parseSetting } from '#src/domain/parse-setting.ts'
import { ENGLISH_READER } from '#src/http/reader.ts'
import { settingProblem } from '#src/sentences/setting-problems.ts'
import { grinder, grinders } from './brewing-catalog.ts'

function read(slug: string, input: number | string) {
  const result = parseSetting(grinder(slug), input)
  if (result.ok) return result
  return { ...result, message: ENGLISH_READER.t(settingProblem(grinder(slug), input, result.problem)) }
}

const readable: [slug: string, readings: [input: number | string, setting: number][]][] = [
  [
    'comandante-c40-mk4',
    [
      [24, 24],
      ['24', 24],
      ['  22 ', 22],
      ['24 clicks', 24],
      ['24clicks', 24],
      ['1 click', 1],
      ['about 24', 24],
      ['#24', 24],
      ['22.5', 22.5],
      ['22,5', 22.5],
      ['２４', 24],
    ],
  ],
  [
    'baratza-encore',
    [
      ['15', 15],
      ['setting 15', 15],
      ['15 clicks', 15],
      ['15.0', 15],
      [15.5, 15.5],
    ],
  ],
  [
    'fellow-ode-gen-2',
    [
      ['5.1', 5.3333],
      ['5.2', 5.6667],
      ['5,1', 5.3333],
      ['5.0', 5],
      ['5', 5],
      ['5⅓', 5.3333],
      ['5 ⅔', 5.6667],
      ['5 1/3', 5.3333],
      ['5.33', 5.33],
      ['5.3333', 5.3333],
      ['5.3', 5.3],
      ['5.10', 5.3333],
      [5.1, 5.3333],
      [5.3333, 5.3333],
      [5.33, 5.33],
    ],
  ],
  [
    '1zpresso-jx-pro',
    [
      ['2.4.1', 97],
      ['2-4-1', 97],
      ['2 4 1', 97],
      ['2.4', 96],
      ['2,4,1', 97],
      ['2 turns 4', 96],
      ['2 turns, 4', 96],
      ['2 turns 4.1', 97],
      ['2 turns 4 numbers 1 click', 97],
      ['2 turns + 17 clicks', 97],
      ['2 rotations', 80],
      ['2.5 turns', 100],
      ['97', 97],
      ['97 clicks', 97],
      ['97.0', 97],
      [97, 97],
      [2.4, 96],
      ['⅓ turn', 13],
    ],
  ],
  [
    '1zpresso-k-max',
    [
      ['7.0', 70],
      ['8.5', 85],
      [8.5, 85],
      [85, 85],
      [7, 7],
      ['7', 7],
      ['7 clicks', 7],
      ['8,5', 85],
    ],
  ],
  [
    '1zpresso-k-ultra',
    [
      ['7.5', 75],
      ['0.7.5', 75],
      ['1.2.4', 124],
      ['1,2,4', 124],
      ['124', 124],
      ['12.4', 124],
    ],
  ],
  [
    '1zpresso-zp6-special',
    [
      ['4.5', 45],
      ['45', 45],
    ],
  ],
  [
    'kingrinder-k6',
    [
      ['1 turn + 12 clicks', 72],
      ['1 turn 12', 72],
      ['1 turn and 12 clicks', 72],
      ['1+12', 72],
      ['2 turns', 120],
      ['1.5 turns', 90],
      ['1 1/2 turns', 90],
      ['92', 92],
      ['92 clicks', 92],
    ],
  ],
  [
    'eureka-mignon-specialita',
    [
      ['7.5', 7.5],
      ['1 turn + 1.5', 7.5],
      ['1 turn 1,5', 7.5],
      ['1½ turns', 9],
    ],
  ],
  [
    'knock-aergrind',
    [
      ['2 turns + 1⅓', 25.3333],
      ['2 turns 1 1/3', 25.3333],
      ['⅔', 0.6667],
    ],
  ],
  [
    'helor-101',
    [
      ['1 turn + 2 dots', 14],
      ['14 dots', 14],
    ],
  ],
  [
    'kinu-m47-classic',
    [
      ['4.2 turns', 4.2],
      ['4.2', 4.2],
    ],
  ],
  [
    'mazzer-zm',
    [
      ['704 µm', 704],
      ['704μm', 704],
      ['704um', 704],
      ['704 microns', 704],
      ['1,200', 1200],
      ['704', 704],
    ],
  ],
  [
    'baratza-sette-270',
    [
      ['16E', 16.5],
      ['16 e', 16.5],
      ['16-E', 16.5],
      ['7', 7.1],
      [7, 7.1],
      ['1', 1.1],
      ['31', 31.1],
      ['6I', 6.9],
      ['7A', 7.1],
      ['31A', 31.1],
      ['16.5', 16.5],
    ],
  ],
  [
    'baratza-vario',
    [
      ['5M', 5.5217],
      ['10W', 10.9565],
      ['5.5', 5.5],
    ],
  ],
  [
    'kitchenaid-artisan-5kcg0702',
    [
      ['6½', 6.5],
      ['8', 8],
    ],
  ],
]

describe.each(readable)('parseSetting: %s reads', (slug, readings) => {
  it.each(readings)('%o as %d', (input, setting) => {
    expect(read(slug, input)).toEqual({ ok: true, setting })
  })
})

const unreadable: [slug: string, inputs: (number | string)[]][] = [
  ['comandante-c40-mk4', ['', '   ', 'fine', 'twenty', '1e1', '24 x', '24x', '0x18', '2 turns', '500 µm', 'Infinity']],
  ['comandante-c40-mk4', [Number.NaN, Number.POSITIVE_INFINITY, '9'.repeat(400), '1/0']],
  ['1zpresso-jx-pro', [97.5, '97.5', '7.5', '2.04', 2.04, '2.10', '2.4.4', '2.12.1', '2 turns 12', '2.4.1.1']],
  ['1zpresso-k-max', ['7.5 clicks', 70.5, 7.25]],
  ['kingrinder-k6', [1.5, '1.5', '1 12']],
  ['baratza-sette-270', ['16Z', '16EE', 'E', '5 clicks']],
  ['fellow-ode-gen-2', ['5 clicks', '5.1.1', 'V']],
]

describe.each(unreadable)('parseSetting: %s refuses', (slug, inputs) => {
  it.each(inputs)('%o', (input) => {
    const name = `${grinder(slug).brand} ${grinder(slug).model}`
    expect(read(slug, input)).toMatchObject({
      ok: false,
      problem: 'unreadable',
      message: expect.stringContaining(name),
    })
  })
})

describe('parseSetting: settings outside the dial', () => {
  it.each([
    ['comandante-c40-mk4', '60', '"60" is outside the range of the Comandante C40 MK4: 0 to 50 clicks.'],
    ['comandante-c40-mk4', -3, '"-3" is outside the range of the Comandante C40 MK4: 0 to 50 clicks.'],
    ['fellow-ode-gen-2', '11.1', '"11.1" is outside the range of the Fellow Ode Gen 2: 1 to 11.'],
    ['fellow-ode-gen-2', '0.2', '"0.2" is outside the range of the Fellow Ode Gen 2: 1 to 11.'],
    [
      '1zpresso-jx-pro',
      '5.0.1',
      '"5.0.1" is outside the range of the 1Zpresso JX-Pro: 0.0.0 to 5.0.0 (0 to 200 clicks).',
    ],
    ['baratza-sette-270', '31B', '"31B" is outside the range of the Baratza Sette 270: 1A to 31A (1.1 to 31.1).'],
    ['baratza-vario', '11A', '"11A" is outside the range of the Baratza Vario: 1A to 10W (1 to 10.9565).'],
    ['baratza-sette-270', '0I', '"0I" is outside the range of the Baratza Sette 270: 1A to 31A (1.1 to 31.1).'],
    [
      'eureka-mignon-specialita',
      '4 turns + 1',
      '"4 turns + 1" is outside the range of the Eureka Mignon Specialita: 0 to 4 turns (0 to 24).',
    ],
  ])('%s: %o is refused, with the range in the notation of the dial', (slug, input, message) => {
    expect(read(slug, input)).toEqual({ ok: false, problem: 'out-of-range', message })
  })
})

describe('parseSetting: settings with a note', () => {
  it.each([
    ['comandante-c40-mk4', '24, a touch finer', 24],
    ['comandante-c40-mk4', '24 (finer when fresh)', 24],
    ['comandante-c40-mk4', '24 clicks, a touch coarser', 24],
    ['comandante-c40-mk4', '24 clicks from zero', 24],
    ['comandante-c40-mk4', '24-26', 24],
    ['comandante-c40-mk4', '24 or 25', 24],
    ['fellow-ode-gen-2', '4 when fresh', 4],
    ['fellow-ode-gen-2', '5.1 when fresh', 5.3333],
    ['1zpresso-k-max', '7.0 (a little finer for light roasts)', 70],
    ['1zpresso-k-max', '7.0 to 7.5', 70],
    ['1zpresso-k-max', '7 clicks or so', 7],
    ['1zpresso-jx-pro', '2.4.1, finer for light roasts', 97],
    ['kingrinder-k6', '1 turn + 12 clicks when fresh', 72],
    ['baratza-sette-270', '16E for espresso', 16.5],
  ])('%s: %o is %d', (slug, input, setting) => {
    expect(read(slug, input)).toEqual({ ok: true, setting, hasNote: true })
  })

  it.each([
    ['fellow-ode-gen-2', '5 clicks or so'],
    ['comandante-c40-mk4', '2 turns, when fresh'],
    ['comandante-c40-mk4', 'fine, about 24'],
    ['comandante-c40-mk4', '(24)'],
  ])('%s: %o is refused', (slug, input) => {
    expect(read(slug, input)).toMatchObject({ ok: false, problem: 'unreadable' })
  })
})

describe('otherReading', () => {
  it.each([
    ['1zpresso-k-max', '7', '7.0'],
    ['1zpresso-k-max', ' 7 ', '7.0'],
    ['1zpresso-k-ultra', '9', '9.0'],
    ['1zpresso-jx-pro', '2', '2.0.0'],
    ['1zpresso-k-max', '0', undefined],
    ['1zpresso-k-max', '12', undefined],
    ['1zpresso-k-max', '85', undefined],
    ['1zpresso-k-max', '7.0', undefined],
    ['1zpresso-k-max', '7 clicks', undefined],
    ['1zpresso-jx-pro', '97', undefined],
    ['comandante-c40-mk4', '7', undefined],
    ['fellow-ode-gen-2', '7', undefined],
    ['kingrinder-k6', '2', undefined],
  ])('%s: %o may mean %o', (slug, text, other) => {
    expect(otherReading(grinder(slug), text)).toBe(other)
  })
})

it('parseSetting says how to write a setting that it cannot read', () => {
  expect(read('1zpresso-jx-pro', 'medium')).toMatchObject({
    message:
      '"medium" is not a setting of the 1Zpresso JX-Pro. Enter it as the dial shows it: 0.0.0 to 5.0.0 (0 to 200 clicks).',
  })
})

it('parseSetting never throws, and never returns a setting outside the dial', () => {
  const fragments = fc.constantFrom(
    '2',
    '.',
    '4',
    ' ',
    'turns',
    'turn',
    '+',
    'clicks',
    '⅓',
    ',',
    '/',
    'E',
    'µm',
    '-',
    '1',
    '00',
    'é',
  )
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fragments, { maxLength: 8 }).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(fc.constantFrom(...grinders), fc.oneof(text, fc.double()), (each, input) => {
      const result = parseSetting(each, input)
      if (!result.ok) {
        expect(ENGLISH_READER.t(settingProblem(each, input, result.problem))).toContain(each.model)
        return
      }
      expect(result.setting).toBeGreaterThanOrEqual(each.minGrindSetting)
      expect(result.setting).toBeLessThanOrEqual(each.maxGrindSetting)
    }),
    { numRuns: 5000 },
  )
})
