import '#test/support/english.ts'
import { describe, expect, it } from 'vitest'
import { processName } from '#web/parts/coffee/process-name.ts'

describe('processName', () => {
  it.each([
    ['washed', 'Washed'],
    ['Washed', 'Washed'],
    ['WET HULLED', 'Wet-hulled'],
    ['natural, washed and wet-hulled', 'Natural, washed, wet-hulled'],
    ['washed / sugarcane decaf', 'Washed, sugarcane decaf'],
    // Nobody's words are translated halfway.
    ['washed and dried on roofs', 'Washed and dried on roofs'],
    ['élevage spécial', 'Élevage spécial'],
    ['constructor', 'Constructor'],
    ['', ''],
  ])('returns for "%s" "%s"', (written, name) => {
    expect(processName(written)).toBe(name)
  })
})
