import { describe, expect, it, onTestFinished } from 'vitest'
import { linkIn, register, startTestApp } from '#test/support/app.ts'

async function askForLink() {
  const test = await startTestApp()
  onTestFinished(() => test.close())
  const { email } = await register(test)
  await test.post('/api/auth/magic-link', { email })
  const { pathname, search } = linkIn((await test.sentMail()).at(-1)!.text)
  return (headers: Record<string, string>) => test.get(pathname + search, { headers })
}

describe('opening a mailed link', () => {
  it.each([
    ['a picture', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
    ['a frame', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }],
    ['a script', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'empty' }],
  ])('is 403 and leaves the link valid when requested by %s of another website', async (_what, headers) => {
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
  ])('signs in when opened %s', async (_how, headers) => {
    const follow = await askForLink()
    const followed = await follow({ ...headers } as Record<string, string>)
    expect(followed.status).toBe(200)
    expect(followed.headers['set-cookie']).toMatch(/^svc_session=/)
  })
})
