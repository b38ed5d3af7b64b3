import { describe, expect, it } from 'vitest'
import { prefersHtml } from '#src/http/accept.ts'

describe('prefersHtml', () => {
  it.each([
    'text/html',
    'TEXT/HTML',
    'text/html;charset=utf-8',
    'application/xhtml+xml',
    'text/html, application/json;q=0.9',
    'application/json;q=0.1, text/html;q=0.2',
    'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
    'text/html, application/xhtml+xml, */*',
    'text/html;q=0.8, */*;q=0.8',
    'text/html;level=1;q=0.7, application/*;q=0.3, */*',
  ])('is true for Accept: %s', (accept) => {
    expect(prefersHtml(accept)).toBe(true)
  })

  it.each([
    undefined,
    '',
    '*/*',
    'application/json',
    'application/json, text/html',
    'text/html, application/json',
    'application/json, text/html;q=0.9',
    'text/html;q=0',
    'text/html;q=nonsense',
    'text/html;q=0.5, */*;q=0.8',
    'text/html;q=0.5, application/*',
    'text/plain',
    'text/htmlx',
    'nonsense;;,,q=',
  ])('is false for Accept: %s', (accept) => {
    expect(prefersHtml(accept)).toBe(false)
  })
})
