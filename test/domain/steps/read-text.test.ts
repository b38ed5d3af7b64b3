import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findStepMistakes } from '#src/domain/steps/mistakes.ts'
import { readSteps } from '#src/domain/steps/read-text.ts'
import { lastSecond } from '#src/domain/steps/times.ts'
import { SHOT } from './step-support.ts'

const CUP = { doseGrams: 15, waterGrams: 250, brewTimeSeconds: 180, extraction: 'percolation' as const }

/** Steps in short: "bloom 0-30 to 40"; an open end is "…". */
const inShort = (text: string, amounts: Parameters<typeof readSteps>[1] = CUP) =>
  readSteps(text, amounts)?.map(({ action, startSeconds, durationSeconds, waterGrams }) => {
    const end = durationSeconds === undefined ? '…' : startSeconds! + durationSeconds
    return `${action} ${startSeconds}-${end}${waterGrams === undefined ? '' : ` to ${waterGrams}`}`
  })

describe('readSteps', () => {
  it.each<[string, string[]]>([
    [
      'bloom 40g 30s, then pour to 120 by 1:00, at 1:30 pour to 250g',
      ['bloom 0-30 to 40', 'pour 30-60 to 120', 'pour 90-… to 250'],
    ],
    ['Bloom 40 g. 0:45 to 150 g, 1:30 to 250 g.', ['bloom 0-45 to 40', 'pour 45-90 to 150', 'pour 90-… to 250']],
    [
      '1. Bloom 50 g (swirl)\n2. 0:45: pour to 150 g\n3. 1:30: pour to 250 g',
      ['bloom 0-45 to 50', 'pour 45-90 to 150', 'pour 90-… to 250'],
    ],
    [
      'Bloom with 45 g for 45 s. At 0:45, pour to 150 g. At 1:15, pour the rest.',
      ['bloom 0-45 to 45', 'pour 45-75 to 150', 'pour 75-… to 250'],
    ],
    [
      '0:00–0:45 bloom 50 g; 0:45–1:15 to 150 g; 1:15–1:45 to 250 g',
      ['bloom 0-45 to 50', 'pour 45-75 to 150', 'pour 75-105 to 250', 'drain 105-180'],
    ],
    [
      '15 g coffee, 93 °C, 24 clicks. Bloom 50 g 45 s, to 150 g by 1:15, to 250 g by 1:45. Swirl once. Done at 3:00',
      ['bloom 0-45 to 50', 'pour 45-75 to 150', 'pour 75-105 to 250', 'drain 105-180'],
    ],
    [
      'Bloom 50ml, at 45s to 150ml, at 90s to 250ml, drawdown by 3:00',
      ['bloom 0-45 to 50', 'pour 45-90 to 150', 'pour 90-180 to 250'],
    ],
    ['Bloom 37.5 g for 1 min, to 250 g by 2:00', ['bloom 0-60 to 37.5', 'pour 60-120 to 250', 'drain 120-180']],
  ])('reads %j', (text, steps) => {
    expect(inShort(text)).toEqual(steps)
  })

  it.each<[string, string[]]>([
    [
      'Blooming mit 40 g für 30 s, dann bis 120 g aufgießen bis 1:00, bei 1:30 auf 250 g',
      ['bloom 0-30 to 40', 'pour 30-60 to 120', 'pour 90-… to 250'],
    ],
    [
      '37,5 g anfeuchten, 45 Sek. warten, dann auf 150 g bis 1:15 und auf 250 g bis 1:45',
      ['bloom 0-45 to 37.5', 'pour 45-75 to 150', 'pour 75-105 to 250', 'drain 105-180'],
    ],
    [
      '0:00 Blooming 50 g\n0:45 auf 150 g\n1:30 auf 250 g\nfertig bei 3:00',
      ['bloom 0-45 to 50', 'pour 45-90 to 150', 'pour 90-180 to 250'],
    ],
    [
      '50 g quellen lassen. Nach 45 Sekunden auf 150 g gießen, nach 1:15 den Rest.',
      ['bloom 0-45 to 50', 'pour 45-75 to 150', 'pour 75-… to 250'],
    ],
  ])('reads German: %j', (text, steps) => {
    expect(inShort(text)).toEqual(steps)
  })

  it('distinguishes totals from additions by what adds up to the water', () => {
    const added = ['bloom 0-45 to 50', 'pour 45-75 to 150', 'pour 75-105 to 250', 'drain 105-180']
    expect(inShort('Bloom 50 g, wait until 0:45, pour 100 g by 1:15, pour 100 g by 1:45')).toEqual(added)
    expect(inShort('Bloom 50 g, wait until 0:45, pour 150 g by 1:15, pour 250 g by 1:45')).toEqual(added)
    expect(inShort('Bloom 50 g 45 s, add 100 g by 1:15, +100 g by 1:45')).toEqual(added)
    expect(inShort('Bloom 50 g 45 s, pour 100 g by 1:15, pour 120 g by 1:45')).toBeUndefined()
  })

  it('reads immersion and a press, and the yield of espresso', () => {
    const press = { doseGrams: 15, waterGrams: 210, brewTimeSeconds: 120, extraction: 'immersion' as const }
    expect(inShort('All 210 g at once. Stir at 0:20. Press gently from 1:30.', press)).toEqual([
      'pour 0-20 to 210',
      'stir 20-90',
      'press 90-…',
    ])
    expect(inShort('5 g by 0:08, to 36 g by 0:28', SHOT)).toEqual(['pull 0-8 to 5', 'pull 8-28 to 36'])
  })

  it('reads a recipe without a brew time', () => {
    const open = { ...CUP, brewTimeSeconds: null }
    const steps = readSteps('bloom 40 g 30 s, to 250 g by 1:30', open)!
    expect(lastSecond(steps)).toBe(90)
  })

  it.each([
    ['no figures', 'Bloom, then two slow pours. A flat bed matters more than numbers.'],
    ['no times', 'Bloom 40 g, then to 250 g'],
    ['a time that is missing in the middle', 'Bloom 40 g 30 s, pour to 120 g, then to 250 g by 2:00'],
    ['other water than the recipe’s', 'bloom 40g 30s, pour to 120 by 1:00, at 1:30 pour to 260g'],
    ['less water than the recipe’s', 'bloom 40 g 30 s, pour to 200 g by 1:00'],
    ['water that falls', 'bloom 100 g 30 s, pour to 80 g by 1:00, to 250 g by 1:30'],
    ['times that go back', 'Bloom 40 g. 1:30 to 150 g, 0:45 to 250 g'],
    ['a time after the brew', 'Bloom 40 g. 0:45 to 150 g, 3:30 to 250 g'],
    ['another end', 'Bloom 40 g 30 s, to 250 g by 1:30, done at 2:30'],
    ['another dose', '30 g coffee. Bloom 40 g 30 s, to 250 g by 1:30'],
    ['a condition', 'Bloom 40 g 30 s, to 250 g by 1:30. If it runs past 3:00, go coarser.'],
    ['an alternative', 'Bloom 40 g 30 s or 45 s, to 250 g by 1:30'],
    ['a refusal', 'Do not bloom 40 g 30 s, to 250 g by 1:30'],
    ['a figure that it does not know', 'Bloom 40 g 30 s, 8 bar, to 250 g by 1:30'],
    ['figures in brackets', 'Bloom 40 g 30 s, pour 210 g (250 g total) by 1:30'],
    ['a ratio that looks like a time', '1:17. Pour to 150 g, 1:40 to 250 g'],
    ['a bloom that starts late', '1:09, bloom 40 g, 1:30 to 250 g'],
    ['a time that is none', 'Bloom 40 g. 0:75 to 150 g, 1:30 to 250 g'],
    ['pours that add up either way', '100 g by 0:30, 120 g by 1:00, the rest by 1:30'],
    ['one step only', '0:45 to 250 g'],
    ['times only', 'Break the crust at 1:30, press at 2:30'],
    ['a rule for many pours', 'Five pours of 50 g every 35 s'],
    ['two steps in one clause', 'Bloom 40 g 30 s to 250 g by 1:30'],
  ])('returns undefined for a text with %s', (_, text) => {
    expect(readSteps(text, CUP)).toBeUndefined()
  })

  it('returns only valid steps for the demo’s notes and for any text', () => {
    const file = new URL('../../../data/demo/notes.json', import.meta.url)
    const notes: Record<string, { text: string }[]> = JSON.parse(readFileSync(file, 'utf8')).recipes
    const figures: Record<string, string> = { dose: '15', water: '250', bloom: '40', half: '125', twoThirds: '165' }
    const demo = Object.values(notes)
      .flat()
      .map(({ text }) => text.replace(/\{(\w+)\}/g, (_, name: string) => figures[name] ?? '3:00'))
    expect(demo.length).toBeGreaterThan(100)
    const pieces = [
      'bloom',
      'pour',
      'to',
      'by',
      'at',
      '250 g',
      '40 g',
      '0:45',
      '30 s',
      ',',
      '.',
      '\n',
      'the rest',
      '(',
      '9:99',
    ]
    const shuffled = fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((words) => words.join(' '))
    const check = (text: string) => {
      const steps = readSteps(text, CUP)
      if (steps) expect(findStepMistakes(steps, CUP)).toEqual([])
    }
    demo.forEach(check)
    fc.assert(fc.property(fc.oneof(shuffled, fc.string({ unit: 'binary' })), check), { numRuns: 2000 })
  })

  it('returns undefined for texts that are too long to be notes', () => {
    expect(readSteps(`bloom 40 g 30 s, to 250 g by 1:30${' '.repeat(6000)}`, CUP)).toBeUndefined()
    for (const piece of ['(', '1', '1 ', ':', '1:', 'to ', '1 min ', '"']) {
      expect(readSteps(piece.repeat(5000 / piece.length), CUP)).toBeUndefined()
    }
  })
})
