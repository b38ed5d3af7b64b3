/** Finds the links in mails and uses them as a person would: opens the page and presses its button. */
import { type Answer, BASE_URL, type CallOptions, type TestApp } from './app.ts'

export const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }

/** The paths of all links in the last mail to this address whose subject contains these words. */
export async function linksTo(test: TestApp, email: string, subject: string | RegExp): Promise<string[]> {
  const mail = (await test.sentMail()).findLast(
    (each) => each.recipient === email && new RegExp(subject, 'i').test(each.subject),
  )
  if (!mail) throw new Error(`no mail to ${email} about ${subject}`)
  return [...mail.text.matchAll(/https?:\/\/\S+/g)].map(([url]) => {
    const { pathname, search } = new URL(url)
    return pathname + search
  })
}

export async function linkTo(test: TestApp, email: string, subject: string | RegExp): Promise<string> {
  return (await linksTo(test, email, subject))[0]!
}

export const tokenIn = (path: string): string => new URL(path, BASE_URL).searchParams.get('token')!

/** Asks for a sign-in link and returns its path. */
export async function signInLink(test: TestApp, email: string, options?: CallOptions): Promise<string> {
  await test.post('/api/auth/magic-link', { email }, options)
  return linkTo(test, email, 'sign-in link')
}

/** The address that the only button of a page posts to. */
export function buttonOf({ text }: Answer): string {
  const forms = [...text.matchAll(/<form method="post" action="([^"]+)">/g)]
  if (forms.length !== 1) throw new Error(`the page has ${forms.length} forms`)
  return forms[0]![1]!.replaceAll('&#38;', '&')
}

/** Opens the page of a link and presses its button. */
export async function follow(test: TestApp, path: string, options: CallOptions & { form?: string } = {}) {
  const { form = '', ...rest } = options
  const headers = { ...BROWSER, ...rest.headers }
  const page = await test.get(path, { ...rest, headers })
  return test.call('POST', buttonOf(page), {
    ...rest,
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    body: form,
  })
}

/** The value of a cookie that an answer sets. */
export function cookieFrom({ headers }: Answer, name = 'svc_session'): string | undefined {
  const cookies = [headers['set-cookie'] ?? []].flat().map(String)
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.split(';')[0]
}
