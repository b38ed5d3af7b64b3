import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalizeTags, oneLine, proposeTitle, searchWordsOf, tagKey } from '#src/domain/recipe-words.ts'

describe('normalizeTags', () => {
  it('writes tags in lower case with hyphens, each once', () => {
    expect(normalizeTags(['#Iced Coffee', 'iced-coffee', ' SÜSS ', 'Süß', '', '###', 'हिन्दी'])).toEqual([
      'iced-coffee',
      'süss',
      'हिन्दी',
    ])
  })

  it('returns the same for its own result, by which a tag is found', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 30 }), { maxLength: 8 }), (tags) => {
        const once = normalizeTags(tags)
        expect(normalizeTags(once)).toEqual(once)
        for (const tag of once) expect(tagKey(tag)).not.toBe('')
        expect(new Set(once.map(tagKey)).size).toBe(once.length)
      }),
    )
  })
})

describe('oneLine', () => {
  it('leaves no line break, control or invisible character', () => {
    expect(oneLine(' a\r\n\u0001b\u200b\u202e ')).toBe('a b')
  })
})

describe('searchWordsOf', () => {
  it('folds the words of title and tags', () => {
    expect(searchWordsOf('Café at São João', ['iced-coffee'])).toEqual(['cafe', 'at', 'sao', 'joao', 'iced', 'coffee'])
    expect(searchWordsOf(null, [])).toEqual([])
  })
})

describe('proposeTitle', () => {
  it('names the brewer or else the method, and the author if there is one', () => {
    const [method, brewer, author] = ['V60', 'Hario V60 02', 'Ada']
    expect(proposeTitle({ method, brewer, author })).toEqual({ code: 'brewer_by_author', params: { brewer, author } })
    expect(proposeTitle({ method, brewer: null, author })).toEqual({
      code: 'method_by_author',
      params: { method, author },
    })
    expect(proposeTitle({ method, brewer, author: null })).toEqual({ code: 'brewer', params: { brewer } })
    expect(proposeTitle({ method, brewer: null, author: null })).toEqual({ code: 'method', params: { method } })
  })
})
