import { readFileSync } from 'node:fs'
import type { Page, Request } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { COINS } from '#src/domain/grind-photo/references.ts'
import { currencyName } from '#src/domain/grind-photo/regional-defaults.ts'
import type { Member } from '#test/support/app.ts'
import { insertBrewLog } from '#test/support/brew-logs.ts'
import { decide, insertWithRole } from '#test/support/moderation.ts'
import { describeGrinder } from '#test/support/own-grinders.ts'
import { insertRoasterMember } from '#test/support/roasters.ts'
import { expectAccessible, useWeb } from '#test/support/web.ts'
import { expectNoSidewaysScroll, plantHarbourBell } from '#test/support/web-recipes.ts'

const PHONE_390 = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** The paths of all screens. */
const PATHS = [
  ...readFileSync(new URL('../../web/src/routes.tsx', import.meta.url), 'utf8').matchAll(/path: '(\/[^']*)'/g),
].map(([, path]) => path!)

/** Words that are the same in every language: names, units, and what people have typed. */
const SAME = new Set([
  'Brewprint',
  'English',
  'Deutsch',
  'API',
  'TDS',
  'min',
  'max',
  'cm',
  'oz',
  'fl',
  'ft',
  'ml',
  'kg',
  'AM',
  'PM',
  'Instagram',
  'Shopify',
  'Squarespace',
  'WooCommerce',
  'SQLite',
  // Between the parts of a list: like dates, these come from the browser.
  'and',
  ...namesOfDates(),
  // Names of currencies, too.
  ...COINS.flatMap(({ currency }) => currencyName(currency, 'en').split(' ')),
])

/** A pseudo-language has the dates of English: they come from the browser, not from the catalogs. */
function namesOfDates(): string[] {
  const days = Array.from({ length: 12 }, (_, i) => new Date(Date.UTC(2026, i, 1 + i)))
  const week = Array.from({ length: 7 }, (_, i) => new Date(Date.UTC(2026, 0, 1 + i)))
  const styles = [{ month: 'long' }, { month: 'short' }, { weekday: 'long' }, { weekday: 'short' }] as const
  return [
    ...styles.flatMap((style) =>
      [...days, ...week].map((day) => day.toLocaleDateString('en', { ...style, timeZone: 'UTC' })),
    ),
    ...['today', 'Today', 'yesterday', 'Yesterday'],
  ]
}

describe('languages', () => {
  const web = useWeb()
  let author: Member
  let roaster: Member
  let operator: Member
  const ids: Record<string, string | number> = { slug: 'comandante-c40-mk4' }
  beforeAll(async () => {
    const planted = await plantHarbourBell(web.test)
    author = planted.author
    roaster = await insertRoasterMember(web.test)
    operator = await insertWithRole(web.test, 'operator')
    const report = { subjectType: 'recipe', subjectId: planted.recipeId, reason: 'spam', text: 'An advert' }
    await web.test.post('/api/reports', report, planted.reader)
    const warning = { action: 'warn', subjectType: 'coffee', subjectId: planted.coffeeId, reason: 'Mind it' }
    await decide(web.test, operator, warning)
    ids.recipe = planted.recipeId
    ids.coffee = planted.coffeeId
    ids.log = await insertBrewLog(web.test.app.db, author.id, { coffeeProfileId: planted.coffeeId })
    await insertBrewLog(web.test.app.db, author.id, { coffeeProfileId: planted.coffeeId })
    const { body } = await web.test.post('/api/collections', { name: 'Mornings' }, { token: author.token })
    ids.collection = body.collection.id
    ids.grinder = (await describeGrinder(web.test, author)).id
  })

  /** Fills in the parameters of a path with things that exist. */
  const fill = (path: string): string =>
    path
      .replace('/roasters/:slug', '/roasters/saltmarsh-lantern')
      .replace(':slug', String(ids.slug))
      .replace(/(recipes|coffees|log|collections|users|members|grinders)\/:id/, (_, thing: string) => {
        const things: Record<string, unknown> = {
          recipes: ids.recipe,
          coffees: ids.coffee,
          log: ids.log,
          collections: ids.collection,
          users: author.id,
          members: author.id,
          grinders: ids.grinder,
        }
        return `${thing}/${things[thing]}`
      })

  it('knows all screens', () => {
    expect(PATHS.length).toBeGreaterThan(40)
    expect(PATHS.map(fill).filter((path) => path.includes(':'))).toEqual([])
  })

  const members = {
    'signed out': () => undefined,
    'a roaster': () => roaster,
    'an operator': () => operator,
    'a member': () => author,
  }
  const visitorOf = (path: string): keyof typeof members =>
    /^\/(sign-in|register)/.test(path)
      ? 'signed out'
      : path.startsWith('/portal')
        ? 'a roaster'
        : path.startsWith('/admin')
          ? 'an operator'
          : 'a member'
  // A dozen screens at a time, so that no test takes minutes on a busy machine.
  const walks = [...Map.groupBy(PATHS, visitorOf)].flatMap(([visitor, paths]) =>
    Array.from({ length: Math.ceil(paths.length / 12) }, (_, i) => ({
      visitor,
      first: paths[i * 12]!,
      paths: paths.slice(i * 12, i * 12 + 12),
    })),
  )

  describe.each(['en-XA', 'ar-XB'] as const)('in the pseudo-language %s', (language) => {
    it.each(walks)(
      'screens from $first on, for $visitor, fit a phone and are translated',
      async ({ visitor, paths }) => {
        const { page } = await web.open('/timer', { ...PHONE_390, language, member: members[visitor]() })
        await expect.poll(() => page.locator('html').getAttribute('dir')).toBe(language === 'ar-XB' ? 'rtl' : 'ltr')
        const { words, isQuiet } = watchRequests(page)
        // What was loaded before is loaded again, so that its words are known.
        await page.reload()
        const problems: Record<string, string[]> = {}
        for (const path of paths) {
          // Within the app, which is many times faster than loading each page.
          await page.evaluate((to) => window.history.pushState(null, '', to), fill(path))
          await settled(page, isQuiet)
          const found = await problemsOf(page, language, words)
          if (found.length > 0) problems[path] = found
        }
        expect(problems).toEqual({})
      },
    )
  })
})

async function problemsOf(page: Page, language: string, data: ReadonlySet<string>): Promise<string[]> {
  const failures = await Promise.all([
    failureOf(() => expectNoSidewaysScroll(page), 'scrolls sideways'),
    language === 'ar-XB' ? failureOf(() => expectAccessible(page, ['light'])) : undefined,
  ])
  const clipped = (await clippedTexts(page)).map((text) => `clipped: ${text}`)
  // The right-to-left language keeps the letters of English words.
  const words = language === 'en-XA' ? (await untranslated(page)).filter((word) => !data.has(word)) : []
  return [...failures.flatMap((failure) => failure ?? []), ...clipped, ...words.map((word) => `untranslated: ${word}`)]
}

async function failureOf(check: () => Promise<void>, name?: string): Promise<string | undefined> {
  try {
    await check()
    return undefined
  } catch (error) {
    return name ?? (error as Error).message
  }
}

/** Resolves when the screen is there with all its data. */
async function settled(page: Page, isQuiet: () => boolean): Promise<void> {
  // While the next screen is loaded, the last one is still there, but hidden.
  const heading = page.locator('main h1').filter({ visible: true })
  // Twice, since what arrives may start more requests.
  for (let quiet = 0; quiet < 2; quiet++) {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    const isReady = isQuiet() && (await heading.count()) > 0
    if (!isReady) quiet = -1
  }
}

/** The words of all responses (what people typed, and names of equipment), and whether no request is under way. */
function watchRequests(page: Page): { words: ReadonlySet<string>; isQuiet: () => boolean } {
  const words = new Set(SAME)
  const pending = new Set<Request>()
  page.on('request', (request) => pending.add(request))
  page.on('requestfailed', (request) => pending.delete(request))
  page.on('requestfinished', async (request) => {
    const response = new URL(request.url()).pathname.startsWith('/api/')
      ? await request.response().catch(() => null)
      : null
    const body: unknown = await response?.json().catch(() => null)
    addWords(words, body)
    pending.delete(request)
  })
  return { words, isQuiet: () => pending.size === 0 }
}

function addWords(words: Set<string>, value: unknown): void {
  if (typeof value === 'string') for (const [word] of value.matchAll(/\p{L}[\p{L}’']*/gu)) words.add(word)
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) addWords(words, part)
}

/** Returns the words on the page that the pseudo-language has not changed. */
const untranslated = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        for (const name of ['aria-label', 'placeholder', 'title', 'alt']) texts.push(node.getAttribute(name) ?? '')
        continue
      }
      const parent = node.parentElement!
      if (parent.closest('script, style, noscript, code, pre, svg, [translate=no]')) continue
      texts.push(node.textContent ?? '')
    }
    const words = texts
      // Addresses, such as those that show what to type.
      .map((text) => text.replaceAll(/\S*\p{L}[./]\p{L}\S*/gu, ''))
      .flatMap((text) => [...text.matchAll(/\p{L}[\p{L}’']+~*/gu)].map(([word]) => word))
    return [...new Set(words.filter((word) => !word.endsWith('~')))]
  })

/** Returns the texts of elements that hide a part of their text, or show it over what is beside them. */
const clippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *, header *, footer *, nav *')]
      .filter((element) => {
        const { overflowX, textOverflow, clip, clipPath, position } = getComputedStyle(element)
        const isForScreenReaders =
          element.closest('.visually-hidden') !== null ||
          (position === 'absolute' && (clip !== 'auto' || clipPath === 'inset(50%)'))
        if (isForScreenReaders || element.clientWidth === 0) return false
        if (element.matches('th, td, dt, dd, h1, h2, h3, button, label'))
          return element.scrollWidth > element.clientWidth + 1
        if (element.closest('svg, select, input, textarea')) return false
        const isClipping = overflowX === 'hidden' || overflowX === 'clip'
        return isClipping && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1
      })
      .map((element) => (element.textContent ?? '').trim().slice(0, 80))
      .filter((text) => text !== ''),
  )
