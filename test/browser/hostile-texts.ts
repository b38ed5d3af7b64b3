/** Texts that would run as a script if they were rendered as markup, and checks whether they did. */
import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'

/** Each fits into the shortest field; the numbers identify the part that ran. */
const SHORT = [
  `'"><img src=x onerror=__hit(1)><svg/onload=__hit(2)></svg>`,
  `</script></title></style><script>__hit(3)</script>`,
  `--></noscript></textarea><script>__hit(4)</script>`,
  `{{constructor.constructor('__hit(5)')()}}\${__hit(6)}`,
  `\u2028";__hit(7)//[x](javascript:__hit(8))`,
]
const LONG = [
  `<iframe srcdoc="<script>parent.__hit(9)</script>"></iframe>`,
  `<a href="javascript:__hit(10)">x</a><form action="javascript:__hit(11)"><input autofocus onfocus=__hit(12)></form>`,
  `<iframe src="data:text/html,<script>parent.__hit(13)</script>"></iframe><body onload=__hit(14)>`,
  `<math><mtext></p><style><img src=x onerror=__hit(15)></style></mtext></math><details open ontoggle=__hit(16)>x</details>`,
]
export const ROUNDS = SHORT.length

/** A text for a field of this length: starts with a different one in each round, and appends others that fit. */
export function hostileText(maxLength: number, round: number): string {
  const inTurn = [...SHORT.slice(round), ...SHORT.slice(0, round), ...LONG]
  return inTurn.reduce((text, next) => (text.length + next.length <= maxLength ? text + next : text), '')
}

/** For URL fields: script URLs, and quotes that would end an attribute. */
export const hostileUrls = [
  'javascript:__hit(20)',
  'data:text/html,<script>__hit(21)</script>',
  `https://example.com/"'><img src=x onerror=__hit(22)>`,
  `https://example.com/'-__hit(23)-'`,
]

/** Elements that our pages never contain, but that each of these texts would create. */
const PLANTED = [
  'img[src="x"]',
  '[onerror], [onload], [onfocus], [ontoggle]',
  'iframe[srcdoc], iframe[src^="data:"], math, details[ontoggle]',
  'script:not([src]):not([type="application/ld+json"]):not([type="application/json"])',
  ...['a[href', 'form[action', 'iframe[src', 'img[src'].map((start) => `${start}^="javascript:" i]`),
  'a[href^="data:" i]',
].join(', ')

export interface Sentinel {
  hits: string[]
  /** CSP violations: nothing ran, but a text got that far. */
  violations: string[]
}

/** Records hits on every page and in every frame of the context. */
export async function listenIn(context: BrowserContext): Promise<Sentinel> {
  const sentinel: Sentinel = { hits: [], violations: [] }
  await context.exposeFunction('__hit', (part: unknown) => void sentinel.hits.push(`ran: ${part}`))
  context.on('dialog', (dialog) => {
    sentinel.hits.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  context.on('console', (message) => {
    // The browser's own view of JSON and XML has inline styles that our policy blocks too.
    if (/content security policy/i.test(message.text()) && !/^Applying inline style/.test(message.text())) {
      sentinel.violations.push(message.text())
    }
  })
  return sentinel
}

/** The elements that the texts have created in the page, including shadow trees. */
export function plantedIn(page: Page): Promise<string[]> {
  return page.evaluate((planted) => {
    const look = (root: Document | ShadowRoot): string[] => [
      ...[...root.querySelectorAll(planted)].map((element) => element.outerHTML.slice(0, 120)),
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? look(shadowRoot) : [])),
    ]
    return look(document)
  }, PLANTED)
}

/** The same in the HTML that was sent, for clients without JavaScript; `parser` is a page without a CSP. */
export function plantedInSource(parser: Page, html: string): Promise<string[]> {
  return parser.evaluate(
    ([planted, html]) => {
      const parsed = new DOMParser().parseFromString(html!, 'text/html')
      for (const script of parsed.querySelectorAll('script[type$="json"]')) JSON.parse(script.textContent)
      return [...parsed.querySelectorAll(planted!)].map((element) => element.outerHTML.slice(0, 120))
    },
    [PLANTED, html],
  )
}

/** All visible text, including shadow trees, frames and fields. */
export async function textOf(page: Page): Promise<string> {
  const texts = await Promise.all(
    page.frames().map((frame) =>
      frame.evaluate(() => {
        const read = (root: Document | ShadowRoot): string =>
          [...root.querySelectorAll('*')]
            .map((element) => {
              const value =
                element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : ''
              return value + (element.shadowRoot ? read(element.shadowRoot) : '')
            })
            .concat(root instanceof ShadowRoot ? (root.textContent ?? '') : (root.body?.innerText ?? ''))
            .join(' ')
        return read(document)
      }),
    ),
  )
  return texts.join(' ')
}

/** Expects that nothing ran and no element was created, and that the text is shown where it should be. */
export async function expectOnlyText(page: Page, { hits }: Sentinel, isShown = true): Promise<void> {
  const where = page.url()
  if (isShown) await expect.poll(() => textOf(page), { message: `no text at ${where}` }).toContain('__hit(')
  expect(await plantedIn(page), where).toEqual([])
  expect(hits, where).toEqual([])
}
