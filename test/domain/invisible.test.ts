import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanName, closeBidi } from '#src/domain/invisible.ts'

describe('cleanName', () => {
  it.each([
    ['\u202eevil', 'evil'],
    ['An\u200bna', 'Anna'],
    ['\ufeffAnna\u2069', 'Anna'],
    ['An\u00adna', 'Anna'],
    ['An\u200dna', 'Anna'],
    ['An\u200cna', 'Anna'],
    ['An\ufe0fna', 'Anna'],
    ['\u3164', ''],
    ['A\u{e0041}nna', 'Anna'],
    ['  \u200e Anna \u061c ', 'Anna'],
    ['a\ud800b', 'ab'],
    ['a\u2028b', 'ab'],
  ])('removes the marks of %j', (name, cleaned) => {
    expect(cleanName(name)).toBe(cleaned)
  })

  it.each([
    '👩‍🍳 Ada',
    '👨🏽‍🚀',
    '☕️ first',
    '3️⃣ cups',
    '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f} Scot',
    'می‌خواهم',
    'ක්‍රි',
    'שלום',
    'قهوة',
    'Café São-João',
    'コーヒー',
    'Łukasz Ødegård',
    'a 😀 b',
  ])('keeps %s as it is', (name) => {
    expect(cleanName(name)).toBe(name)
  })

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = cleanName(text)
        expect(cleanName(once)).toBe(once)
      }),
    )
  })
})

describe('closeBidi', () => {
  it.each([
    ['\u202eevil', '\u202eevil\u202c'],
    ['\u202eevil\u202c קפה', '\u202eevil\u202c קפה'],
    ['\u2067a\u202eb', '\u2067a\u202eb\u202c\u2069'],
    ['\u2067a\u202eb\u2069c', '\u2067a\u202eb\u2069c'],
    ['a\u2069\u202cb', 'ab'],
    ['\u202ea\nb', '\u202ea\u202c\nb'],
    ['plain\r\ntext', 'plain\r\ntext'],
    ['', ''],
  ])('returns for %j %j', (text, closed) => {
    expect(closeBidi(text)).toBe(closed)
  })

  it('leaves no line with more opening than closing marks, for any text', () => {
    const marks = ['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069', 'a', '\n']
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...marks)), (parts) => {
        const closed = closeBidi(parts.join(''))
        expect(closeBidi(closed)).toBe(closed)
        for (const line of closed.split('\n'))
          expect(line.match(/[\u2066-\u2068]/g)?.length ?? 0).toBe(line.match(/\u2069/g)?.length ?? 0)
      }),
    )
  })
})
