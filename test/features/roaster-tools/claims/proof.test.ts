import { describe, expect, it } from 'vitest'
import { isProof } from '#src/features/roaster-tools/claims/proof.ts'

describe('isProof', () => {
  it.each([
    ['hello@onyx.example', 'https://onyx.example'],
    ['hello@onyx.example', 'https://www.onyx.example/shop?x=1'],
    ['hello@onyx.example', 'http://ONYX.example:8080/'],
    ['hello@mail.onyx.example', 'https://onyx.example'],
    ['hello@onyx.co.uk', 'https://www.onyx.co.uk'],
    ['hello@xn--rster-jua.example', 'https://röster.example'],
  ])('returns true for %s and the website %s', (email, website) => {
    expect(isProof(email, website)).toBe(true)
  })

  it.each([
    ['hello@onyx.example', null],
    ['hello@onyx.example', 'not a website'],
    ['hello@onyx.example', 'https://other.example'],
    ['hello@notonyx.example', 'https://onyx.example'],
    ['hello@onyx.example.evil.example', 'https://onyx.example'],
    // The owner of a domain doesn't necessarily own its subdomains.
    ['hello@onyx.example', 'https://shop.onyx.example'],
    ['hello@gmail.com', 'https://gmail.com'],
    ['onyx@gmail.com', 'https://mail.gmail.com'],
    ['someone@instagram.com', 'https://www.instagram.com/onyx'],
    ['someone@onyx.myshopify.com', 'https://onyx.myshopify.com'],
    ['someone@facebook.com', 'https://facebook.com/onyx'],
    ['someone@linktr.ee', 'https://linktr.ee/onyx'],
    ['someone@onyx.github.io', 'https://onyx.github.io'],
    ['hello@onyx.co.uk', 'https://co.uk'],
    ['hello@onyx.com.au', 'http://com.au'],
    ['hello@onyx.com', 'http://com'],
    ['hello@localhost', 'http://localhost'],
    ['hello@127.0.0.1', 'http://127.0.0.1'],
    ['hello@[::1]', 'http://[::1]'],
  ])('returns false for %s and the website %s', (email, website) => {
    expect(isProof(email, website)).toBe(false)
  })
})
