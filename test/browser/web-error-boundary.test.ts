import type { Page, Route } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectAccessible, PHONE, useWeb } from '#test/support/web.ts'
import { expectNoSidewaysScroll, plantHarbourBell } from '#test/support/web-recipes.ts'

const errorMessage = (page: Page) => page.getByRole('heading', { name: 'Something went wrong' })

/** Counts the loads of the page from now on, each before the files of the page are asked for. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++
  })
  return () => loads
}

describe('error boundary (finding 15): a screen that throws while rendering', () => {
  const web = useWeb()
  let recipeId: number
  beforeAll(async () => {
    recipeId = (await plantHarbourBell(web.test)).recipeId
  })

  /** Opens a recipe whose response is incomplete, so that the screen throws. */
  async function openCrashing() {
    const { page } = await web.open('/recipes', PHONE)
    const address = `**/api/recipes/${recipeId}`
    const crash = (route: Route) => route.fulfill({ json: { id: recipeId } })
    await page.route(address, crash)
    await page.getByRole('link', { name: 'Harbour Bell' }).first().click()
    await errorMessage(page).waitFor()
    return { page, mend: () => page.unroute(address, crash) }
  }

  it('shows the error message, and navigation recovers without a reload', async () => {
    const { page } = await openCrashing()
    const loads = countLoads(page)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('main').getByRole('link', { name: 'Browse recipes' }).click()
    await page.getByRole('link', { name: 'Harbour Bell' }).first().waitFor()
    await page.getByRole('link', { name: 'Harbour Bell' }).first().click()
    await errorMessage(page).waitFor()
    await page.getByRole('navigation', { name: 'Main, bottom' }).getByRole('link', { name: 'Grinders' }).click()
    await page.getByRole('heading', { name: 'Grinders', level: 1 }).waitFor()
    expect(loads()).toBe(0)
  })

  it('recovers by Back, without a reload', async () => {
    const { page } = await openCrashing()
    const loads = countLoads(page)
    await page.goBack()
    await page.getByRole('link', { name: 'Harbour Bell' }).first().waitFor()
    await expect.poll(() => errorMessage(page).count()).toBe(0)
    expect(loads()).toBe(0)
  })

  it('"Try again" renders the screen again', async () => {
    const { page, mend } = await openCrashing()
    await page.getByRole('button', { name: 'Try again' }).click()
    await errorMessage(page).waitFor()
    await mend()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: 'Harbour Bell', level: 1 }).waitFor()
  })
})

describe('error boundary (finding 15): a chunk that fails to load after a release', () => {
  const web = useWeb()
  const FILE = '**/assets/grinders-*.js'

  const toGrinders = (page: Page) =>
    page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Grinders' }).click()

  it('reloads the page once, and then shows the screen', async () => {
    const { page } = await web.open('/recipes')
    const loads = countLoads(page)
    // Like a tab from before a release that asks the server for an old file.
    await page.route(FILE, (route) => (loads() === 0 ? route.fulfill({ status: 404, body: '' }) : route.continue()))
    await toGrinders(page)
    await page.getByRole('heading', { name: 'Grinders', level: 1 }).waitFor()
    expect(loads()).toBe(1)
    expect(new URL(page.url()).pathname).toBe('/grinders')
  })

  it('shows the error message when it is still missing, without an endless reload', async () => {
    const { page } = await web.open('/recipes')
    const loads = countLoads(page)
    await page.route(FILE, (route) => route.fulfill({ status: 404, body: '' }))
    await toGrinders(page)
    await errorMessage(page).waitFor()
    expect(loads()).toBe(1)
    await page.getByText("This page didn't load.").waitFor()

    await page.getByRole('main').getByRole('link', { name: 'Browse recipes' }).click()
    await page.getByRole('heading', { name: 'Recipes', level: 1 }).waitFor()
    await toGrinders(page)
    await errorMessage(page).waitFor()
    expect(loads()).toBe(1)

    await page.unroute(FILE)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: 'Grinders', level: 1 }).waitFor()
    expect(loads()).toBe(2)
  })

  it('shows the error message immediately when offline', async () => {
    const { page } = await web.open('/recipes')
    const loads = countLoads(page)
    await page.context().setOffline(true)
    await toGrinders(page)
    await errorMessage(page).waitFor()
    expect(loads()).toBe(0)
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: 'Grinders', level: 1 }).waitFor()
  })
})
