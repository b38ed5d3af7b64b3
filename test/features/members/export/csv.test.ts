import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvCell, csvLine } from '#src/features/members/export/csv.ts'
import { parseCsv } from './parse-csv.ts'

describe('csvCell', () => {
  it.each([
    [null, ''],
    [undefined, ''],
    [0, '0'],
    [-5, '-5'],
    [true, 'true'],
    ['', '""'],
    ['plain', '"plain"'],
    ['say "hi"', '"say ""hi"""'],
    ['a,b;c', '"a,b;c"'],
    ['two\r\nlines', '"two\r\nlines"'],
  ])('returns for %j the cell %s', (value, cell) => {
    expect(csvCell(value)).toBe(cell)
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '=HYPERLINK("http://x","y")'])(
    'escapes the formula %j with an apostrophe',
    (formula) => {
      expect(csvCell(formula)).toBe(`"'${formula.replaceAll('"', '""')}"`)
    },
  )

  it('can be parsed back, apart from the apostrophe before a formula', () => {
    const value = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('=1', '"', '\r\n', ',', "'", '-x'))
    fc.assert(
      fc.property(fc.array(fc.array(value, { minLength: 2, maxLength: 2 }), { minLength: 1 }), (rows) => {
        const parsed = parseCsv(rows.map(csvLine).join(''))
        expect(parsed.map((cells) => cells.map((cell) => cell.replace(/^'(?=[=+\-@\t\r\n＝＋－＠])/, '')))).toEqual(
          rows.map((cells) => cells.map((cell) => cell.replace(/^'(?=[=+\-@\t\r\n＝＋－＠])/, ''))),
        )
        for (const cell of parsed.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
      }),
    )
  })
})
