/** The main screens as a new visitor sees them: when each is usable, and what people do there first. */
import type { Locator, Page } from 'playwright-core'

export interface Screen {
  name: string
  path: string
  /** Resolves when the screen is usable. */
  usable: (page: Page) => Promise<unknown>
  use: (page: Page) => Promise<unknown>
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()

/** Types key by key, since each key press counts as an interaction. */
async function type(field: Locator, text: string): Promise<void> {
  await field.tap()
  await field.pressSequentially(text)
}

export const SCREENS: readonly Screen[] = [
  {
    name: 'start',
    path: '/',
    usable: (page) => page.getByRole('slider', { name: 'Grind setting on the dial' }).waitFor(),
    use: async (page) => {
      await button(page, 'Larger').tap()
      await page.getByRole('slider', { name: 'Strength' }).press('ArrowRight')
      await type(page.getByRole('combobox', { name: 'Brewer' }), 'aeropress')
      await page.getByRole('option', { name: 'AeroPress Original' }).tap()
    },
  },
  {
    name: 'recipes',
    path: '/recipes',
    usable: (page) => page.getByRole('article').first().waitFor(),
    use: async (page) => {
      await type(page.getByRole('searchbox'), 'v60')
      await button(page, /^Filters/).tap()
    },
  },
  {
    name: 'recipe',
    path: '/recipes/1',
    usable: (page) => page.getByRole('link', { name: 'Brew now' }).waitFor(),
    use: async (page) => {
      await button(page, 'More').tap()
      await page.keyboard.press('Escape')
      await type(page.getByRole('combobox', { name: 'Your grinder' }), 'niche')
      await page.getByRole('option', { name: 'Niche Zero' }).tap()
    },
  },
  {
    name: 'coffee',
    path: '/coffees/1',
    usable: (page) => page.getByRole('main').getByRole('link', { name: 'Dial in' }).waitFor(),
    use: async (page) => {
      await button(page, 'More').tap()
      await page.keyboard.press('Escape')
    },
  },
  {
    name: 'grinders',
    path: '/grinders',
    usable: (page) =>
      page
        .getByRole('link', { name: /Comandante/ })
        .first()
        .waitFor(),
    use: (page) => type(page.getByRole('searchbox').first(), 'encore'),
  },
  {
    name: 'grinder',
    path: '/grinders/comandante-c40-mk4',
    usable: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
    use: (page) => button(page, 'More').tap(),
  },
  {
    name: 'timer',
    path: '/timer',
    usable: (page) => button(page, /^Start/).waitFor(),
    use: (page) => button(page, /^Start/).tap(),
  },
]
