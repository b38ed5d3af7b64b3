import type { IncomingMessage, ServerResponse } from 'node:http'
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Database } from '#src/db/open.ts'
import { linkIn, type Member, register } from '#test/support/app.ts'
import { plantCoffee } from '#test/support/embeds.ts'
import { follow } from '#test/support/mailed-links.ts'
import { descriptionOf, operationsOf } from '#test/support/openapi.ts'
import { plantSamples, sampleOf } from '#test/support/sample-requests.ts'
import { plantVictim } from '#test/support/victim.ts'
import { useWeb } from '#test/support/web.ts'
import { openStrangeSite } from './strange-site.ts'

interface Target {
  method: string
  url: string
  access: string
  body: Record<string, unknown>
}

interface Seen {
  method: string
  path: string
  status: number
  site: string | undefined
  hasCookie: boolean
}

/** Forms are slow, so one of each kind of route is enough. */
const BY_FORM =
  /POST .*(login|logout|vote|comments|saved-recipes|collections|follow)$|DELETE .*account|DELETE .*community-recipes\/\d+$|PUT .*(portal\/profile|user\/profile)$/
const CHANGING = ['POST', 'PUT', 'PATCH', 'DELETE']
/** Tables that signed-out visitors may write to; they contain nothing of the victim. */
const OPEN_TABLES = ['events', 'eventDays', 'outbox', 'contactMessages', 'demoRequests', 'subscriptions']
const MORE_OPEN_TABLES = ['equipmentSuggestions', 'grindFeedback', 'accountTokens', 'attempts']

describe('cross-site requests with the cookie of a signed-in member', () => {
  const web = useWeb()

  /** Every route that writes, as a request of the victim that succeeds. The victim is an operator, so that all of them do. */
  async function plantTargets(): Promise<{ victim: Member; targets: Target[] }> {
    const world = await plantSamples(web.test)
    const operations = operationsOf(await descriptionOf(web.test.app))
    const targets = operations
      .filter(({ method }) => CHANGING.includes(method))
      .map(({ method, name, operation }) => {
        const { url, body } = sampleOf(name, world)
        return { method, url: web.base + url, access: operation['x-access'], body: body ?? {} }
      })
    return { victim: world.member, targets }
  }

  async function signedIn(victim: Member): Promise<BrowserContext> {
    const context = await web.browser.newContext({ serviceWorkers: 'block' })
    const cookie = { name: 'svc_session', value: victim.token, url: web.base, httpOnly: true, sameSite: 'Lax' as const }
    await context.addCookies([cookie])
    return context
  }

  const cookieIn = async (context: BrowserContext) =>
    (await context.cookies(web.base)).find(({ name }) => name === 'svc_session')?.value

  /** The requests that reach our server during the work, with their responses. */
  async function watching<T>(work: () => Promise<T>): Promise<{ result: T; seen: Seen[] }> {
    const seen: Seen[] = []
    const listen = (request: IncomingMessage, response: ServerResponse) => {
      const { method, url, headers } = request
      const site = headers['sec-fetch-site'] as string | undefined
      const hasCookie = headers.cookie?.includes('svc_session') ?? false
      response.on('finish', () =>
        seen.push({ method: method!, path: url!, status: response.statusCode, site, hasCookie }),
      )
    }
    const { server } = web.test.app
    server.on('request', listen)
    try {
      return { result: await work(), seen }
    } finally {
      server.off('request', listen)
    }
  }

  it('succeed from our own page, as a control', async () => {
    const { victim, targets: all } = await plantTargets()
    const isTheirs = ({ access, url }: Target) =>
      access !== 'public' && access !== 'optional' && !/(logout|user\/sessions)$/.test(url)
    // Deletes children before their parents, and the account last.
    const order = ({ method, url }: Target) =>
      method !== 'DELETE' ? 0 : /account$/.test(url) ? 1000 : 500 - url.length
    const targets = all.filter(isTheirs).sort((a, b) => order(a) - order(b))
    const context = await signedIn(victim)
    const page = await context.newPage()
    await page.goto(`${web.base}/convert`)
    const refused = await page.evaluate(async (targets) => {
      const refusals: string[] = []
      for (const { method, url, body } of targets) {
        const headers = { 'content-type': 'application/json' }
        const { status } = await fetch(url, { method, headers, body: JSON.stringify(body) })
        if (status >= 300) refusals.push(`${status} ${method} ${url}`)
      }
      return refusals
    }, targets)
    // A coffee that another member added can't be changed, nor the address without the password that was just set.
    const refusals = refused.filter((refusal) => !/^403 \S+ \S+\/api\/(coffees\/\d+|user\/email-change)$/.test(refusal))
    expect(refusals.length, refusals.join('\n')).toBeLessThan(targets.length / 8)
    expect(refusals.filter((refusal) => !/^(404|409) /.test(refusal))).toEqual([])
    expect((await web.test.get(`/api/users/${victim.id}`)).status).toBe(404)
    await context.close()
  })

  it.each(['sameSite', 'otherSite'] as const)('change nothing from %s', async (where) => {
    const { victim, targets } = await plantTargets()
    expect(targets.length).toBeGreaterThan(70)
    const site = await openStrangeSite(() => '<!doctype html><title>Win a grinder</title>')
    const context = await signedIn(victim)
    const page = await context.newPage()
    await page.goto(site[where])
    const before = await everything(web.test.app.db)

    const { result: readable, seen } = await watching(async () => {
      const read = await attackByScript(page, targets)
      await attackByForms(
        page,
        targets.filter(({ method, url }) => BY_FORM.test(`${method} ${url}`)),
      )
      await attackByTopForm(page, `${web.base}/api/auth/logout`)
      return read
    })
    await web.test.app.events.drain()

    expect(await everything(web.test.app.db)).toEqual(before)
    expect(await cookieIn(context)).toBe(victim.token)
    expect((await web.test.get('/api/auth/me', { token: victim.token })).status).toBe(200)
    expect(readable).toEqual([])

    // All requests arrived, and with the victim's cookie where the browser sends it.
    const changing = seen.filter(({ method }) => method === 'POST')
    expect(changing.length).toBeGreaterThan(targets.length * 4)
    expect(new Set(seen.map((each) => each.site))).toEqual(new Set([where === 'sameSite' ? 'same-site' : 'cross-site']))
    const withCookie = changing.filter(({ hasCookie }) => hasCookie)
    expect(withCookie.length > 100).toBe(where === 'sameSite')
    const isOpen = (path: string) =>
      targets.some(
        ({ url, access }) => access !== 'required' && access !== 'roaster-member' && url.includes(path.split('?')[0]!),
      )
    expect(changing.filter(({ path, status }) => status < 400 && !isOpen(path))).toEqual([])
    await context.close()
  })

  it.each(['sameSite', 'otherSite'] as const)(
    'sign nobody in by a mailed link in an image, fetch, frame or form, from %s',
    async (where) => {
      const victim = await plantVictim(web.test)
      const attacker = await register(web.test)
      await web.test.post('/api/auth/magic-link', { email: attacker.email })
      const link = linkIn((await web.test.sentMail()).at(-1)!.text)
      const address = `${web.base}${link.pathname}${link.search}`
      const site = await openStrangeSite(() => '<!doctype html><title>Win a grinder</title>')
      const context = await signedIn(victim)
      const page = await context.newPage()
      await page.goto(site[where])
      await page.evaluate(async (address) => {
        const image = new Image()
        await new Promise((done) => {
          image.onload = image.onerror = done
          image.src = address
        })
        await fetch(address, { mode: 'no-cors', credentials: 'include' }).catch(() => {})
        const frame = document.createElement('iframe')
        await new Promise((done) => {
          frame.onload = done
          frame.src = address
          document.body.append(frame)
        })
      }, address)
      await attackByTopForm(page, address)
      expect(await cookieIn(context)).toBe(victim.token)
      // The link still works: nothing has used it up.
      const { status } = await follow(web.test, link.pathname + link.search)
      expect(status).toBe(303)
      await context.close()
    },
  )

  it('read nothing private, and cannot load API responses as scripts', async () => {
    const victim = await plantVictim(web.test)
    const { paths } = await descriptionOf(web.test.app)
    const reading = Object.keys(paths).filter((path) => paths[path]!.get)
    const urls = reading.map((path) => web.base + path.replace(/\{\w+\}/g, String(victim.collectionId)))
    const site = await openStrangeSite(() => '<!doctype html><title>Win a grinder</title>')
    const context = await signedIn(victim)
    for (const where of [site.sameSite, site.otherSite]) {
      const page = await context.newPage()
      await page.goto(where)
      const read = await page.evaluate(async (urls) => {
        const read: string[] = []
        for (const url of urls) {
          await fetch(url, { credentials: 'include' }).then(
            () => read.push(url),
            () => {},
          )
          // Without credentials only public data is readable, which depends on no viewer.
          await fetch(url, { credentials: 'omit' }).then(
            async (response) => {
              if (/canary/.test(await response.text())) read.push(`${url} without a cookie`)
            },
            () => {},
          )
        }
        const script = document.createElement('script')
        const loaded = new Promise((done) => {
          script.onload = () => done('ran')
          script.onerror = () => done('refused')
        })
        script.src = urls.find((url) => url.endsWith('/api/auth/me'))!
        document.head.append(script)
        if ((await loaded) === 'ran') read.push('as a script')
        return read
      }, urls)
      expect(read).toEqual([])
      await page.close()
    }
    await context.close()
  })

  it('can frame embeds, but no other page', async () => {
    const { roaster } = await plantCoffee(web.test.app.db)
    const pages = [
      '/',
      '/recipes',
      '/sign-in',
      '/profile/settings',
      '/portal/embed',
      '/docs',
      '/api/health',
      '/api/auth/not-me?token=x',
      '/account/not-me?token=x',
      '/account/sign-in?token=x',
    ]
    const embed = `/embed/${roaster.slug}`
    const site = await openStrangeSite(() =>
      [...pages, embed].map((path) => `<iframe src="${web.base}${path}" title="${path}"></iframe>`).join('\n'),
    )
    for (const where of [site.sameSite, site.otherSite]) {
      const page = await web.browser.newPage()
      await page.goto(where)
      const shown = page.frames().filter((frame) => frame !== page.mainFrame())
      expect(shown).toHaveLength(pages.length + 1)
      await expect
        .poll(() => shown.filter((frame) => frame.url().startsWith(web.base)).map((frame) => frame.url()))
        .toEqual([web.base + embed])
      await page.close()
    }
  })
})

/** All rows of the tables that contain data of members. */
async function everything(db: Database): Promise<Record<string, string>> {
  const tables = await db.introspection.getTables()
  const names = tables.map(({ name }) => name).filter((name) => ![...OPEN_TABLES, ...MORE_OPEN_TABLES].includes(name))
  const contents: Record<string, string> = {}
  for (const name of names) {
    if (/search/i.test(name)) continue
    contents[name] = JSON.stringify(
      await db
        .selectFrom(name as 'users')
        .selectAll()
        .execute(),
    )
  }
  expect(Object.keys(contents).length).toBeGreaterThan(25)
  return contents
}

/** Sends everything that a script can send, and returns the URLs whose responses it could read. */
const attackByScript = (page: Page, targets: Target[]): Promise<string[]> =>
  page.evaluate(async (targets) => {
    const read: string[] = []
    const attack = async ({ method, url, body }: (typeof targets)[number]) => {
      const json = JSON.stringify(body)
      const asForm = new URLSearchParams(body as Record<string, string>)
      const override = { 'x-http-method-override': method }
      const plain = { 'content-type': 'text/plain' }
      const blind = { mode: 'no-cors', credentials: 'include', method: 'POST' } as const
      const seeing = { mode: 'cors', credentials: 'include' } as const
      const multipart = new FormData()
      for (const [name, value] of Object.entries(body)) multipart.append(name, String(value))
      const blindly = [
        fetch(url, { ...blind, headers: plain, body: json }),
        fetch(url, { ...blind, body: asForm }),
        fetch(url, { ...blind, body: multipart }),
        fetch(`${url}?_method=${method}`, { ...blind, headers: plain, body: json }),
        fetch(`${url}?_method=${method}`, { ...blind, method: 'GET' }),
      ]
      const openly = [
        fetch(url, { ...seeing, method: 'POST', headers: plain, body: json }),
        fetch(url, { ...seeing, method, headers: { 'content-type': 'application/json' }, body: json }),
        fetch(url, { ...seeing, method: 'POST', headers: { ...plain, ...override }, body: json }),
      ]
      navigator.sendBeacon(url, new Blob([json], { type: 'text/plain' }))
      new Image().src = url
      await Promise.allSettled(blindly)
      for (const { status } of await Promise.allSettled(openly))
        if (status === 'fulfilled') read.push(`${method} ${url}`)
    }
    await Promise.all(targets.map(attack))
    return read
  }, targets)

/** Submits forms into frames with each of the three encodings; for text/plain, the JSON is hidden in a field's name. */
const attackByForms = (page: Page, targets: Target[]): Promise<void> =>
  page.evaluate(async (targets) => {
    const submit = (url: string, enctype: string, fields: [string, string][]) => {
      const name = `frame${Math.random()}`
      const frame = Object.assign(document.createElement('iframe'), { name })
      const form = Object.assign(document.createElement('form'), { action: url, method: 'post', enctype, target: name })
      for (const [name, value] of fields) form.append(Object.assign(document.createElement('input'), { name, value }))
      document.body.append(frame, form)
      const loaded = new Promise<void>((done) => {
        frame.onload = () => {
          if (!form.isConnected) done()
        }
      })
      form.submit()
      form.remove()
      return loaded.then(() => frame.remove())
    }
    for (const { method, url, body } of targets) {
      const fields = Object.entries({ ...body, _method: method }).map(
        ([name, value]) => [name, String(value)] as [string, string],
      )
      const json = JSON.stringify({ ...body, trap: '=' })
      const at = json.lastIndexOf('=')
      await Promise.all([
        submit(url, 'application/x-www-form-urlencoded', fields),
        submit(url, 'multipart/form-data', fields),
        submit(url, 'text/plain', [[json.slice(0, at), json.slice(at + 1)]]),
      ])
    }
  }, targets)

/** Submits a form in the top-level page, the only way in which a browser may send a Lax cookie. */
async function attackByTopForm(page: Page, url: string): Promise<void> {
  await page.evaluate((url) => {
    const form = Object.assign(document.createElement('form'), { action: url, method: 'post' })
    document.body.append(form)
    form.submit()
  }, url)
  await page.waitForURL(url)
}
