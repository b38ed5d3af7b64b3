import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roasterSlugsFor } from '#src/features/beans/roasters/names.ts'
import { startTestApp, type TestApp } from '#test/support/app.ts'

/** Paths with a roaster's slug: of the API, the web app, and embeds. */
const WITH_A_ROASTER = /^(\/api)?\/(roasters|embed)\//
const SLUGS = [':slug', ':roasterSlug', ':shareId']

describe('roasterSlugsFor', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  /** The words that stand at the place of a roaster's slug in another route. */
  function wordsBesideSlugs(): string[] {
    const paths = [...new Set(test.app.routeTable.entries.map(({ url }) => url))].map((url) => url.split('/'))
    return paths
      .filter((path) => WITH_A_ROASTER.test(path.join('/')) && path.some((part) => SLUGS.includes(part)))
      .flatMap((path) => {
        const at = path.findIndex((part) => SLUGS.includes(part))
        return paths
          .filter((other) => other.length === path.length && other.slice(0, at).join() === path.slice(0, at).join())
          .map((other) => other[at]!)
      })
      .filter((word) => !/^[:*]/.test(word))
  }

  it('never yields a word that is a static path beside a slug', () => {
    const words = wordsBesideSlugs()
    expect(words).toEqual(expect.arrayContaining(['recipes', 'demo', 'widget.js', 'track-click']))
    for (const word of words) expect(roasterSlugsFor(word).next().value, word).not.toBe(word)
  })

  it('may yield the paths of screens, which stand elsewhere', () => {
    for (const word of ['unsubscribe', 'account', 'sign-in', 'invite', 'portal']) {
      expect(roasterSlugsFor(word).next().value).toBe(word)
      expect(test.app.routeTable.at(`/roasters/${word}`).map(({ url }) => url)).toContain('/roasters/:slug')
    }
  })
})
