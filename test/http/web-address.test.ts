import { describe, expect, it } from 'vitest'
import { readWebAddress } from '#src/http/web-address.ts'

describe('finding 6: readWebAddress', () => {
  it.each([
    ['https://roaster.com', 'https://roaster.com'],
    ['http://localhost:3000/logo.png', 'http://localhost:3000/logo.png'],
    ['HTTPS://Roaster.com', 'HTTPS://Roaster.com'],
    ['www.roaster.com/logo.png', 'https://www.roaster.com/logo.png'],
    [' roaster.com ', 'https://roaster.com'],
    ['roaster.com?a=1#b', 'https://roaster.com?a=1#b'],
    ['roaster.com:8080/beans', 'https://roaster.com:8080/beans'],
    ['//roaster.com/logo.png', 'https://roaster.com/logo.png'],
    ['kaffeerösterei.de', 'https://kaffeerösterei.de'],
    ['xn--kaffeersterei-wpb.de', 'https://xn--kaffeersterei-wpb.de'],
    ['my-shop.co.uk', 'https://my-shop.co.uk'],
  ])('reads %j as %j', (text, address) => {
    expect(readWebAddress(text, 'websiteUrl')).toBe(address)
  })

  it.each([null, '', '   '])('returns null for %j', (text) => {
    expect(readWebAddress(text, 'websiteUrl')).toBeNull()
  })

  it.each([
    'javascript:alert(1)',
    'JavaScript://roaster.com/%0aalert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://roaster.com',
    'mailto:me@roaster.com',
    'me@roaster.com',
    'roaster.com@evil.example',
    'roaster.com:80@evil.example',
    'roaster',
    'our shop',
    'roaster .com',
    'www.roaster.com/a b',
    'roaster..com',
    '.com',
    'roaster.',
    '-roaster.com',
    '1.5',
    'https://',
    'https:roaster.com',
    '///roaster.com',
    '/logo.png',
    'https://exam\nple.com',
    `roaster.com/${'x'.repeat(990)}`,
  ])('refuses %j with a readable message', (text) => {
    expect(() => readWebAddress(text, 'websiteUrl')).toThrow(/doesn't look like a web address/)
  })
})
