import { describe, expect, it } from 'vitest'
import { safeRedirectPath } from '../../web/src/screens/accounts/safe-redirect.ts'

const ORIGIN = 'https://brew.example'

describe('safeRedirectPath', () => {
  it.each([
    '/log',
    '/recipes/5?from=search#comments',
    '/',
    '/log?x=//evil.example',
    '/a/../log',
    '/r%2f%2fevil.example',
  ])('returns a path of the app: %s', (path) => {
    const url = new URL(path, ORIGIN)
    expect(safeRedirectPath(path, ORIGIN)).toBe(url.pathname + url.search + url.hash)
  })

  it.each([
    null,
    '',
    'log',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'javascript:alert(1)',
    ' /log',
    '/sign-in?next=/log',
    '/register',
    '/welcome',
  ])('returns / for %j', (path) => {
    expect(safeRedirectPath(path, ORIGIN)).toBe('/')
  })

  it('never returns a URL of another origin', () => {
    for (const path of ['//evil.example', '/\\evil.example', '/.//evil.example', '/%2f/evil.example']) {
      expect(new URL(safeRedirectPath(path, ORIGIN), ORIGIN).origin).toBe(ORIGIN)
    }
  })
})
