import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '#test/support/app.ts'
import { insertBrewLog } from '#test/support/brew-logs.ts'
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
])

describe('languages', () => {
  const web = useWeb()
  let author: Member
  let roaster: Member
  const ids: Record<string, string | number> = { slug: 'comandante-c40-mk4' }
  beforeAll(async () => {
    const planted = await plantHarbourBell(web.test)
    author = planted.author
    roaster = await insertRoasterMember(web.test)
    ids.recipe = planted.recipeId
    ids.coffee = planted.coffeeId
    ids.log = await insertBrewLog(web.test.app.db, author.id, { coffeeProfileId: planted.coffeeId })
    await insertBrewLog(web.test.app.db, author.id, { coffeeProfileId: planted.coffeeId })
    const { body } = await web.test.post('/api/collections', { name: 'Mornings' }, { token: author.token })
    ids.collection = body.collection.id
  })

  /** Fills in the parameters of a path with things that exist. */
  const fill = (path: string): string =>
    path
      .replace('/roasters/:slug', '/roasters/saltmarsh-lantern')
      .replace(':slug', String(ids.slug))
      .replace(/(recipes|coffees|log|collections|users)\/:id/, (_, thing: string) => {
        const things: Record<string, unknown> = {
          recipes: ids.recipe,
          coffees: ids.coffee,
          log: ids.log,
          collections: ids.collection,
          users: author.id,
        }
        return `${thing}/${things[thing]}`
      })

  it('knows all screens', () => {
    expect(PATHS.length).toBeGreaterThan(40)
    expect(PATHS.map(fill).filter((path) => path.includes(':'))).toEqual([])
  })

  describe.each(['en-XA', 'ar-XB'])('in the pseudo-language %s', (language) => {
    it.each(PATHS)('%s fits a phone, and all of it is translated', async (path) => {
      const member = path.startsWith('/portal') ? roaster : /^\/(sign-in|register)/.test(path) ? undefined : author
      const data = new Set(SAME)
      const { page } = await web.open('/timer?lang=en', { ...PHONE_390, member })
      page.on('response', (response) => {
        if (!new URL(response.url()).pathname.startsWith('/api/')) return
        void response.text().then(
          (text) => addWords(data, text),
          () => {},
        )
      })
      await page.goto(`${web.base}${fill(path)}?lang=${language}`, { waitUntil: 'networkidle' })
      await page.locator('h1').first().waitFor()
      expect(await page.locator('html').getAttribute('dir')).toBe(language === 'ar-XB' ? 'rtl' : 'ltr')
      await expectNoSidewaysScroll(page)
      expect(await clippedTexts(page)).toEqual([])
      if (language === 'en-XA') expect((await untranslated(page)).filter((word) => !data.has(word))).toEqual([])
      else await expectAccessible(page)
    })
  })
})

function addWords(words: Set<string>, text: string): void {
  for (const [word] of text.matchAll(/\p{L}+/gu)) words.add(word)
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
    const words = texts.flatMap((text) => [...text.matchAll(/\p{L}[\p{L}’']+~*/gu)].map(([word]) => word))
    return [...new Set(words.filter((word) => !word.endsWith('~')))]
  })

/** Returns the texts of elements that hide a part of their text. */
const clippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *, header *, footer *, nav *')]
      .filter((element) => {
        if (element.clientWidth === 0 || element.closest('.visually-hidden, svg, select, input, textarea')) return false
        const { overflowX, textOverflow, clip, position } = getComputedStyle(element)
        if (position === 'absolute' && clip !== 'auto') return false
        const isClipping = overflowX === 'hidden' || overflowX === 'clip'
        return isClipping && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1
      })
      .map((element) => (element.textContent ?? '').trim().slice(0, 80))
      .filter((text) => text !== ''),
  )
