import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { type Member, register } from '#test/support/app.ts'
import { plantCoffees } from '#test/support/coffees.ts'
import { type OpenOptions, PHONE, useWeb } from '#test/support/web.ts'
import { WORKER_IS_HERE, whileDown, whileSilent } from '#test/support/web-offline.ts'

const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const caches = globalThis.caches
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => new URL(url).pathname)
  })

describe('the web app without a server', () => {
  const web = useWeb()

  const openKept = async (path: string, options: OpenOptions = {}) => {
    const opened = await web.open(path, { ...options, serviceWorkers: 'allow' })
    await opened.page.evaluate(WORKER_IS_HERE)
    return opened
  }

  async function logBrew(member: Member): Promise<void> {
    const [coffeeProfileId] = await plantCoffees(web.test.app.db, [{ name: 'Velvet Plum' }])
    const brew = { method: 'v60', coffeeProfileId, doseGrams: 15, waterGrams: 240, rating: 4 }
    expect((await web.test.post('/api/brew-logs', brew, { token: member.token })).status).toBe(201)
  }

  it('dials in a coffee after a single visit', async () => {
    const { page } = await openKept('/', PHONE)
    const setting = page.getByRole('region', { name: 'Your brew' })
    const before = await setting.getByRole('img').first().getAttribute('aria-label')
    await expect.poll(() => keptAddresses(page)).toContainEqual(expect.stringMatching(/^\/api\/widget\/grinder\//))
    await whileDown(web.test, async () => {
      await page.goto(web.base)
      await setting.waitFor()
      await expect.poll(() => setting.getByRole('img').first().getAttribute('aria-label')).toBe(before)
      await page.getByRole('button', { name: 'One step coarser' }).click()
      await expect.poll(() => setting.getByRole('img').first().getAttribute('aria-label')).not.toBe(before)
    })
  })

  it('shows the start page, the timer and the grinders', async () => {
    const { page } = await openKept('/', PHONE)
    await page.goto(`${web.base}/grinders/comandante-c40-mk4`)
    await page.getByRole('heading', { level: 1, name: /Comandante C40/ }).waitFor()
    await whileDown(web.test, async () => {
      await page.goto(`${web.base}/grinders/comandante-c40-mk4`)
      await page.getByRole('heading', { level: 1, name: /Comandante C40/ }).waitFor()
      await page.getByText('V60').filter({ visible: true }).first().waitFor()
      await page.goto(`${web.base}/grinders`)
      await page.getByRole('link', { name: 'Comandante C40 MK4' }).waitFor()
      await page.goto(`${web.base}/timer`)
      await page.getByRole('button', { name: /start/i }).first().click()
      await page.getByRole('button', { name: /pause/i }).first().waitFor()
      await page.goto(web.base)
      await page.locator('h1').first().waitFor()
    })
  })

  it('shows the grinders from the cache if the server accepts connections but does not respond', async () => {
    const { page } = await openKept('/grinders', PHONE)
    await page.getByRole('link', { name: 'Comandante C40 MK4' }).waitFor()
    await whileSilent(web.test, async () => {
      await page.goto(`${web.base}/grinders`)
      await page.getByRole('link', { name: 'Comandante C40 MK4' }).waitFor()
    })
  })

  it('reports on a private page that the server is unreachable, and shows no old data', async () => {
    const member = await register(web.test)
    await logBrew(member)
    const { page } = await openKept('/log', { member })
    await page.getByText('Velvet Plum').first().waitFor()
    await whileDown(web.test, async () => {
      await page.goto(`${web.base}/log`)
      await page.getByRole('alert').getByText('No connection').first().waitFor()
      await expect.poll(() => page.locator('body').innerText()).not.toContain('Velvet Plum')
    })
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await page.getByText('Velvet Plum').first().waitFor()
  })

  it('does not replace pages of the server itself by the app', async () => {
    const { page } = await openKept('/')
    await whileDown(web.test, async () => {
      await expect(page.goto(`${web.base}/docs`)).rejects.toThrow(/ERR_/)
      await expect(page.goto(`${web.base}/embed/somebody`)).rejects.toThrow(/ERR_/)
    })
  })
})

describe('caches of the service worker', () => {
  const web = useWeb()

  const PUBLIC =
    /^\/(assets\/[\w.-]+|theme\.js|icon\.svg|scene\.svg|icon-192\.png|api\/(widget\/grinders|widget\/grinder\/[\w-]+|grinders|grinders\/popular|machines|brew-methods|filters|step-templates)|)$/

  const WAYS_OUT = [
    {
      path: '/sign-in',
      leave: (page: Page) => page.getByRole('button', { name: 'Sign out', exact: true }).click(),
      said: 'Signed out',
    },
    {
      path: '/profile/settings',
      leave: async (page: Page) => {
        await page.getByRole('button', { name: 'Delete account' }).click()
        await page.getByLabel('Type DELETE to confirm').fill('DELETE')
        await page.getByRole('button', { name: 'Delete my account' }).click()
      },
      said: 'Your account is deleted',
    },
  ]

  it.each(WAYS_OUT)('contain nothing of the member, also after: $said', async ({ path, leave, said }) => {
    const member = await register(web.test)
    const { page, problems } = await web.open('/timer', { serviceWorkers: 'allow' })
    await page.evaluate(WORKER_IS_HERE)
    await page
      .context()
      .addCookies([{ name: 'svc_session', value: member.token, url: web.base, httpOnly: true, sameSite: 'Lax' }])
    await page.goto(`${web.base}/welcome`)
    await page.getByRole('heading', { name: /^Welcome, / }).waitFor()
    for (const path of ['/profile', '/profile/equipment', '/log', '/users/1', '/recipes', '/grinders/niche-zero']) {
      await page.goto(web.base + path, { waitUntil: 'networkidle' })
    }
    const kept = await keptAddresses(page)
    expect(kept).toContain('/')
    expect(kept).toContain('/api/grinders')
    expect(kept.filter((path) => !PUBLIC.test(path))).toEqual([])

    await page.goto(`${web.base}${path}`)
    await leave(page)
    await page.getByRole('status').getByText(said).waitFor()
    expect((await keptAddresses(page)).filter((path) => !PUBLIC.test(path))).toEqual([])
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
    const everything = await page.evaluate(async () => {
      const names = await caches.keys()
      const responses = await Promise.all(
        names.map(async (name) => {
          const cache = await caches.open(name)
          return Promise.all((await cache.keys()).map(async (key) => (await cache.match(key))!.text()))
        }),
      )
      return responses.flat().join()
    })
    expect(everything).not.toContain(member.email)
    expect(problems).toEqual([])
  })

  it('are those of this build and the previous one, so that open tabs find their files', async () => {
    const context = await web.browser.newContext()
    const tab = await context.newPage()
    await tab.goto(`${web.base}/robots.txt`)
    await tab.evaluate(async () => {
      for (const name of ['brewprint-app-older', 'brewprint-data-older', 'brewprint-app-old', 'somebody-elses']) {
        const cache = await caches.open(name)
        await cache.put('/assets/part-of-old.js', new Response(`export default '${name}'`))
      }
    })
    await tab.goto(web.base)
    await tab.evaluate(WORKER_IS_HERE)
    await expect
      .poll(() =>
        tab.evaluate(async () => (await caches.keys()).map((name) => name.replace(/(app|data)-[\w-]{12}$/, '$1-now'))),
      )
      .toEqual(['brewprint-app-old', 'somebody-elses', 'brewprint-app-now', 'brewprint-data-now'])
    const part = await tab.evaluate(async () => (await fetch('/assets/part-of-old.js')).text())
    expect(part).toContain('brewprint-app-old')
    await context.close()
  })

  it('make the app installable, with a manifest whose icons can be decoded', async () => {
    const { page } = await web.open('/timer', { serviceWorkers: 'allow' })
    await page.evaluate(WORKER_IS_HERE)
    const manifest = await page.evaluate(async () => {
      const { href } = document.querySelector<HTMLLinkElement>('link[rel=manifest]')!
      return (await fetch(href)).json()
    })
    expect(manifest.start_url).toBe('/')
    for (const { src } of manifest.icons) {
      const size = await page.evaluate(async (address) => {
        const image = new Image()
        image.src = address
        await image.decode()
        return image.naturalWidth
      }, src)
      expect(size, src).toBeGreaterThan(0)
    }
  })
})
