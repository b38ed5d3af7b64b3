/** Expectations for every form of the web app: readable problems next to their fields, and in view. */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** Field names of the API and other technical terms. */
const TECHNICAL = /\b[a-z]+[A-Z]\w*\b|\bmust be\b|\bis required\b|null|undefined/

/** The problems of the fields with their labels, in the order of the screen. */
export async function saidProblems(within: Locator): Promise<[name: string, words: string][]> {
  return within.evaluate((root) =>
    [...root.querySelectorAll('[aria-invalid="true"]')].map((field): [string, string] => {
      const text = (ids: string | null) =>
        (ids ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .filter(Boolean)
      const label =
        field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement
          ? field.labels?.[0]?.textContent
          : text(field.getAttribute('aria-labelledby')).join(' ')
      return [label ?? '', text(field.getAttribute('aria-describedby')).at(-1) ?? '']
    }),
  )
}

/** Expects exactly these problems, the focus on the first of them, and nothing that covers it. */
export async function expectProblems(page: Page, expected: Record<string, string | RegExp>): Promise<void> {
  const root = page.locator('dialog[open], main').last()
  await expect.poll(async () => (await saidProblems(root)).map(([name]) => name)).toEqual(Object.keys(expected))
  const said = await saidProblems(root)
  for (const [name, words] of said) {
    expect(words, name).toMatch(expected[name]!)
    expect(words, name).not.toMatch(TECHNICAL)
  }
  const focused = await page.evaluate(() => {
    const field = document.activeElement?.closest('[aria-invalid="true"]')
    return (
      field !== null &&
      field === document.querySelector('dialog[open] [aria-invalid="true"], main [aria-invalid="true"]')
    )
  })
  expect(focused, 'the first field with a problem has the focus').toBe(true)
  await expectUncovered(page)
  // Browsers would show their own messages in bubbles.
  expect(await page.evaluate(() => [...document.forms].every((form) => form.noValidate))).toBe(true)
}

/** Expects the focused control to be on the screen, and not covered at its centre. */
export async function expectUncovered(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const control = document.activeElement as HTMLElement
    const { x, y, width, height, top, bottom } = control.getBoundingClientRect()
    const met = document.elementFromPoint(x + width / 2, y + height / 2)
    const label = met?.closest('label')
    const isMet = met !== null && (met === control || control.contains(met) || label?.control === control)
    const isCovering = met?.closest('nav, [role="status"]')
    return {
      name: control.getAttribute('name') ?? control.id ?? control.tagName,
      isMet: isMet && !isCovering,
      isWithin: top >= 0 && (bottom <= window.innerHeight || height > window.innerHeight),
    }
  })
  expect(found).toMatchObject({ isMet: true, isWithin: true })
}
