import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editDistance } from '#src/domain/edit-distance.ts'
import { indexGrinderNames, resolveGrinder, searchGrinders } from '#src/domain/grinder-names.ts'
import { grinders, machines, methods } from './brewing-catalog.ts'

const names = indexGrinderNames(grinders)
const slugs = (found: readonly { slug: string }[]) => found.map(({ slug }) => slug)

function resolved(text: string): string | string[] {
  const resolution = resolveGrinder(names, text)
  if ('grinder' in resolution) return resolution.grinder.slug
  return resolution.kind === 'ambiguous' ? slugs(resolution.candidates) : 'unknown'
}

describe('resolveGrinder: one grinder', () => {
  it.each([
    ['jx pro', '1zpresso-jx-pro'],
    ['JXPRO', '1zpresso-jx-pro'],
    ['jx-pro s', '1zpresso-jx-pro-s'],
    ['1z k max', '1zpresso-k-max'],
    ['k ultra', '1zpresso-k-ultra'],
    ['K-Ultra', '1zpresso-k-ultra'],
    ['q2', '1zpresso-q2'],
    ['encore', 'baratza-encore'],
    ['the baratza encore grinder', 'baratza-encore'],
    ['encore esp', 'baratza-encore-esp'],
    ['Encore ESP Pro', 'baratza-encore-esp-pro'],
    ['virtuoso+', 'baratza-virtuoso-plus'],
    ['sette 270', 'baratza-sette-270'],
    ['sette270wi', 'baratza-sette-270wi'],
    ['vario', 'baratza-vario'],
    ['ode gen 2', 'fellow-ode-gen-2'],
    ['ode gen2', 'fellow-ode-gen-2'],
    ['Ode 2', 'fellow-ode-gen-2'],
    ['opus', 'fellow-opus'],
    ['c40mk4', 'comandante-c40-mk4'],
    ['c40 red clix', 'comandante-c40-with-red-clix'],
    ['niche zero', 'niche-zero'],
    ['zero', 'niche-zero'],
    ['df64', 'turin-df64-gen-1'],
    ['df 64 gen 2', 'turin-df64-gen-2'],
    ['DF64 gen1', 'turin-df64-gen-1'],
    ['df64v', 'turin-df64v'],
    ['ek43', 'mahlkonig-ek43'],
    ['Mahlkoenig EK 43 S', 'mahlkonig-ek43-s'],
    ['Mahlkönig X54', 'mahlkonig-x54'],
    ['specialità', 'eureka-mignon-specialita'],
    ['sage barista pro', 'breville-barista-pro-built-in'],
    ['barista express', 'breville-barista-express-built-in'],
    ['pietro', 'fiorenzato-pietro'],
    ['de longhi kg79', 'de-longhi-kg79'],
    ['DeLonghi Dedica', 'de-longhi-dedica-kg521'],
    ['king grinder k6', 'kingrinder-k6'],
    ['varia hand grinder', 'varia-hand-grinder'],
    ['option o p64', 'option-o-lagom-p64'],
    ['weber eg1', 'weber-workshops-eg-1'],
    ['acaia', 'acaia-orbit'],
  ])('"%s" is %s', (text, slug) => {
    expect(resolved(text)).toBe(slug)
  })

  it.each([
    ['barataza encore', 'baratza-encore'],
    ['Baratza encoer', 'baratza-encore'],
    ['commandante c40 mk4', 'comandante-c40-mk4'],
    ['m47 pheonix', 'kinu-m47-phoenix'],
    ['virtuso plus', 'baratza-virtuoso-plus'],
    ['varia w', 'baratza-vario-w'],
  ])('"%s" is %s despite the typing error', (text, slug) => {
    expect(resolved(text)).toBe(slug)
  })

  it('resolves every slug exactly', () => {
    for (const { slug } of grinders) {
      expect(resolveGrinder(names, slug)).toMatchObject({ kind: 'exact', grinder: { slug } })
      expect(resolveGrinder(names, ` ${slug.toUpperCase()} `)).toMatchObject({ kind: 'exact', grinder: { slug } })
    }
  })

  it('resolves every full name, however it is written', () => {
    for (const { slug, brand, model } of grinders) {
      for (const text of [`${brand} ${model}`, `${model} ${brand}`, `${brand}_${model}`.toLowerCase()]) {
        expect([text, resolved(text)]).toEqual([text, slug])
      }
    }
  })
})

describe('resolveGrinder: several grinders', () => {
  it.each([
    ['Fellow Ode', ['fellow-ode-gen-1', 'fellow-ode-gen-2']],
    ['ode', ['fellow-ode-gen-1', 'fellow-ode-gen-2']],
    ['niche', ['niche-zero', 'niche-duo']],
    ['c40', ['comandante-c40-mk3', 'comandante-c40-mk4', 'comandante-c40-with-red-clix']],
    ['mini', ['porlex-mini', 'mazzer-mini']],
    ['lagom mini', ['option-o-lagom-mini-moonshine-burr', 'option-o-lagom-mini-obsidian-burr']],
    ['forte', ['baratza-forte-bg', 'baratza-forte-ap']],
  ])('"%s" may be %o', (text, candidates) => {
    expect(resolved(text)).toEqual(candidates)
  })

  it('lists all grinders of a brand, also if it is misspelt', () => {
    const comandantes = slugs(grinders.filter(({ brand }) => brand === 'Comandante'))
    for (const text of ['Comandante', 'commandante', 'komandante', 'comandnate', 'Comand']) {
      expect(resolved(text)).toEqual(comandantes)
    }
  })
})

describe('resolveGrinder: unknown grinder', () => {
  it.each([
    'not-a-grinder',
    'no-such-grinder',
    'unknown',
    'test',
    'nonexistent',
    'fake grinder',
    'foo',
    'grinder',
    'my coffee grinder',
    '',
  ])('"%s" is unknown', (text) => {
    expect(resolved(text)).toBe('unknown')
  })

  it.each(['fellow ode gen 3', 'c50', 'baratza sette 280', 'df65'])(
    '"%s" is unknown, since a model number is never guessed',
    (text) => {
      expect(resolved(text)).toBe('unknown')
    },
  )

  it('returns the three nearest', () => {
    const resolution = resolveGrinder(names, 'fellow ode gen 3')
    expect(resolution.kind === 'unknown' && slugs(resolution.nearest)).toEqual([
      'fellow-ode-gen-1',
      'fellow-ode-gen-2',
      'fellow-opus',
    ])
  })

  it('finds no grinder in hostile text', () => {
    const hostile = [
      'a'.repeat(1e6),
      '🙂'.repeat(5000),
      '(a+)+$',
      '\u0000',
      '%',
      "' or 1=1 --",
      'x '.repeat(1e5),
      '__proto__',
    ]
    for (const text of hostile) {
      expect(resolveGrinder(names, text).kind).not.toBe('exact')
      searchGrinders(names, text)
    }
  })

  it('resolveGrinder and searchGrinders never throw', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const resolution = resolveGrinder(names, text)
        if (resolution.kind === 'unknown') expect(resolution.nearest).toHaveLength(3)
        expect(searchGrinders(names, text).length).toBeLessThanOrEqual(grinders.length)
      }),
      { numRuns: 500 },
    )
  })
})

describe('searchGrinders', () => {
  it('finds a misspelt brand', () => {
    const baratza = slugs(grinders.filter(({ brand }) => brand === 'Baratza'))
    expect(slugs(searchGrinders(names, 'barataza')).sort()).toEqual(baratza.sort())
  })

  it('lists the most complete match first', () => {
    expect(slugs(searchGrinders(names, 'encore'))).toEqual([
      'baratza-encore',
      'baratza-encore-esp',
      'baratza-encore-esp-pro',
    ])
  })

  it('finds a grinder while its name is being typed', () => {
    for (const text of ['f', 'fe', 'fell', 'fellow o', 'fellow od']) {
      expect(slugs(searchGrinders(names, text))).toContain('fellow-ode-gen-2')
    }
  })

  it('returns partial matches if there are no complete ones', () => {
    expect(slugs(searchGrinders(names, 'ode xyz'))).toEqual(['fellow-ode-gen-1', 'fellow-ode-gen-2'])
    expect(slugs(searchGrinders(names, 'fellow ode gen 3')).slice(0, 2)).toEqual([
      'fellow-ode-gen-1',
      'fellow-ode-gen-2',
    ])
    expect(searchGrinders(names, 'zzzz')).toEqual([])
  })

  it.each([
    ['commandante', 'Comandante'],
    ['baraza', 'Baratza'],
    ['1zpreso', '1Zpresso'],
    ['time more', 'TIMEMORE'],
  ])('finding 8: finds %s despite the spelling', (typed, brand) => {
    const found = searchGrinders(names, typed)
    expect(found.length).toBeGreaterThan(3)
    expect(new Set(found.map((grinder) => grinder.brand.toLowerCase()))).toEqual(new Set([brand.toLowerCase()]))
  })

  it('finding 8: finds brewers by name, in one word or two, and by method', () => {
    const methodNames = new Map(methods.map(({ id, name }) => [id, name]))
    const brewers = indexGrinderNames(
      machines.map((machine) => ({ ...machine, keywords: methodNames.get(machine.brewMethod)! })),
    )
    const first = (typed: string) => searchGrinders(brewers, typed)[0]?.slug
    expect(first('hario v60')).toBe('hario-v60-01')
    expect(first('kalita')).toBe('kalita-wave-155')
    expect(first('aero press')).toBe('aeropress-original')
    expect(first('moca master')).toBe('technivorm-moccamaster-kbgv-select')
    const methodsOf = (typed: string) => new Set(searchGrinders(brewers, typed).map(({ brewMethod }) => brewMethod))
    expect(methodsOf('espresso')).toEqual(new Set(['espresso']))
    expect(methodsOf('french press')).toEqual(new Set(['french-press']))
    expect(methodsOf('pour over')).toEqual(new Set(['pour-over']))
    // Names rank above methods of the same name.
    expect(
      searchGrinders(brewers, 'v60')
        .slice(0, 4)
        .every(({ brand }) => brand === 'Hario'),
    ).toBe(true)
  })

  it('lists everything for an empty query', () => {
    expect(searchGrinders(names, '  ')).toEqual(grinders)
    expect(searchGrinders(names, 'grinder')).toEqual(grinders)
  })
})

describe('editDistance', () => {
  it.each([
    ['encore', 'encore', 0],
    ['encoer', 'encore', 1],
    ['barataza', 'baratza', 1],
    ['commandnate', 'comandante', 2],
    ['', 'ab', 2],
    ['ab', 'ba', 1],
    ['kitten', 'sitting', 3],
  ])('%s and %s are %d apart', (a, b, slips) => {
    expect(editDistance(a, b, 3)).toBe(slips)
    expect(editDistance(b, a, 3)).toBe(slips)
    if (slips > 0) expect(editDistance(a, b, slips - 1)).toBe(Number.POSITIVE_INFINITY)
  })

  it('agrees with the plain algorithm for any maximum', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 9 }), (a, b, most) => {
        const slips = plainTable(a, b)
        expect(editDistance(a, b, most)).toBe(slips <= most ? slips : Number.POSITIVE_INFINITY)
      }),
      { numRuns: 2000 },
    )
  })
})

/** Textbook algorithm of the optimal string alignment distance. */
function plainTable(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (_, j) => i || j))
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const replaced = table[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swapped = isSwap ? table[i - 2]![j - 2]! + 1 : Number.POSITIVE_INFINITY
      table[i]![j] = Math.min(table[i - 1]![j]! + 1, table[i]![j - 1]! + 1, replaced, swapped)
    }
  }
  return table[a.length]![b.length]!
}
