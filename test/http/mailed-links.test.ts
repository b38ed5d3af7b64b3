import { describe, expect, it, onTestFinished } from 'vitest'
import { register, startTestApp } from '#test/support/app.ts'
import { signInLink, tokenIn } from '#test/support/mailed-links.ts'

async function askForLink() {
  const test = await startTestApp()
  onTestFinished(() => test.close())
  const { email } = await register(test)
  const token = tokenIn(await signInLink(test, email))
  return (headers: Record<string, string>) => test.get(`/api/auth/magic-link/verify?token=${token}`, { headers })
}

describe('GET /api/auth/magic-link/verify by Sec-Fetch headers', () => {
  it.each([
    ['a picture', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
    ['a frame', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }],
    ['a script', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'empty' }],
  ])('answers 403 and leaves the link valid when requested by %s of another website', async (_what, headers) => {
    const follow = await askForLink()
    const refused = await follow(headers)
    expect(refused.status).toBe(403)
    expect(refused.body.code).toBe('cross_origin')
    expect(refused.headers['set-cookie']).toBeUndefined()
    expect((await follow({})).status).toBe(200)
  })

  it.each([
    [
      'from a mail on the web',
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
    ],
    ['from a mail program', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }],
    ['by our own page', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
    ['by what is no browser', {}],
  ])('signs in when the link is opened %s', async (_how, headers) => {
    const follow = await askForLink()
    const followed = await follow({ ...headers } as Record<string, string>)
    expect(followed.status).toBe(200)
    expect(String(followed.headers['set-cookie'])).toMatch(/^svc_session=/)
  })
})
