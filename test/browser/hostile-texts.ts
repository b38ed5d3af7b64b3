/** Texts that would run as a script wherever somebody takes them for markup, and how to find out whether they did. */
import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'

/** Each fits into the shortest field; the numbers tell which part it was that ran. */
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

/** For a field of this length: begins with another one in each round, and goes on with the others while there is room. */
export function hostileText(maxLength: number, round: number): string {
  const inTurn = [...SHORT.slice(round), ...SHORT.slice(0, round), ...LONG]
  return inTurn.reduce((text, next) => (text.length + next.length <= maxLength ? text + next : text), '')
}

/** For fields that take an address: scripts, ways out of an attribute, and what is left of one. */
export const hostileUrls = [
  'javascript:__hit(20)',
  'data:text/html,<script>__hit(21)</script>',
  `https://example.com/"'><img src=x onerror=__hit(22)>`,
  `https://example.com/'-__hit(23)-'`,
]

/** Elements that no page of ours makes, but every such text would. */
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
  /** Refusals of a page's own policy: allowed, but a sign that something got that far. */
  violations: string[]
}

/** On every page and in every frame of the context. */
export async function listenIn(context: BrowserContext): Promise<Sentinel> {
  const sentinel: Sentinel = { hits: [], violations: [] }
  await context.exposeFunction('__hit', (part: unknown) => void sentinel.hits.push(`ran: ${part}`))
  context.on('dialog', (dialog) => {
    sentinel.hits.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  context.on('console', (message) => {
    // The browser's own view of JSON and XML has styles that our policy refuses as well.
    if (/content security policy/i.test(message.text()) && !/^Applying inline style/.test(message.text())) {
      sentinel.violations.push(message.text())
    }
  })
  return sentinel
}

/** What the texts have become in the page, in shadow trees too. */
export function plantedIn(page: Page): Promise<string[]> {
  return page.evaluate((planted) => {
    const look = (root: Document | ShadowRoot): string[] => [
      ...[...root.querySelectorAll(planted)].map((element) => element.outerHTML.slice(0, 120)),
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? look(shadowRoot) : [])),
    ]
    return look(document)
  }, PLANTED)
}

/** The same in the HTML as it was sent, for those who have no scripts; `parser` is a page without a policy. */
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

/** All text that a reader sees, in shadow trees, frames and fields too. */
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

/** Nothing ran, nothing became an element; where a text belongs, it is there as text. */
export async function expectOnlyText(page: Page, { hits }: Sentinel, isShown = true): Promise<void> {
  const where = page.url()
  if (isShown) await expect.poll(() => textOf(page), { message: `no text at ${where}` }).toContain('__hit(')
  expect(await plantedIn(page), where).toEqual([])
  expect(hits, where).toEqual([])
}
