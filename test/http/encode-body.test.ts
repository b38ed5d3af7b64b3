import { describe, expect, it } from 'vitest'
import { encodeBody } from '#src/http/encode-body.ts'
import { etagOf, render } from '#src/http/etag.ts'

const long = 'Café crème, 94 °C. '.repeat(100)

describe('encodeBody', () => {
  it('returns short and Latin-1 texts as strings', () => {
    expect(encodeBody(long)).toBe(long)
    expect(encodeBody('21–23 clicks')).toBe('21–23 clicks')
  })

  it.each([
    ['a dash', `${long}21–23`],
    ['another script', `エチオピア ${long}`],
    ['signs beyond the plane of letters', `${long}☕🫘`],
    ['half a sign', `${long}–\ud83e`],
    ['half a sign within', `–\udc00${long}`],
  ])('returns the UTF-8 bytes of a long text with %s', (_, text) => {
    const bytes = encodeBody(text)
    expect(Buffer.isBuffer(bytes)).toBe(true)
    expect(bytes).toEqual(Buffer.from(text))
  })

  it('leaves the ETag unchanged whether the body is a string or bytes', () => {
    for (const text of [long, `${long}21–23`]) expect(render(text, 'text/plain').etag).toBe(etagOf(text))
  })
})
