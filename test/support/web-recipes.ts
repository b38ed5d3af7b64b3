/** Publishes coffees and recipes for browser tests, and has helpers for pages. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Member, TestApp } from './app.ts'
import { type PlantedCoffee, plantCoffees } from './coffees.ts'
import { insertMembers } from './members.ts'

/** On a Comandante with a V60 by default. */
export async function publishRecipe(test: TestApp, author: Member, values: object = {}): Promise<number> {
  const { status, body } = await test.post(
    '/api/community-recipes',
    {
      grinderId: await grinderId(test, 'comandante-c40-mk4'),
      machineId: await machineId(test, 'hario-v60-02'),
      grindSetting: 24,
      doseGrams: 15,
      waterGrams: 240,
      ratio: 16,
      waterTempF: 203,
      brewTimeSeconds: 185,
      ...values,
    },
    { token: author.token },
  )
  if (status !== 201) throw new Error(`publishing answered ${status}: ${body.error}`)
  return body.id
}

export async function plantCoffee(test: TestApp, coffee: PlantedCoffee): Promise<number> {
  const [id] = await plantCoffees(test.app.db, [coffee])
  return id!
}

/** A coffee with one recipe, its author and another member. */
export async function plantHarbourBell(test: TestApp) {
  const [author, reader] = (await insertMembers(test, 2)) as [Member, Member]
  const coffeeId = await plantCoffee(test, {
    name: 'Harbour Bell',
    roaster: 'Saltmarsh Lantern',
    origin: 'Antigua, Guatemala',
    flavorProfile: 'cocoa, orange',
  })
  const recipeId = await publishRecipe(test, author, {
    coffeeProfileId: coffeeId,
    notes: 'Bloom, then two pours. <b>Slowly</b>.',
    tasteProfile: { acidity: 2, body: 4, sweetness: 3, bitterness: 1 },
  })
  return { author, reader, coffeeId, recipeId }
}

export async function grinderId(test: TestApp, slug: string): Promise<number> {
  const { body } = await test.get('/api/grinders')
  return body.grinders.find((grinder: { slug: string }) => grinder.slug === slug).id
}

export async function machineId(test: TestApp, slug: string): Promise<number> {
  const { body } = await test.get('/api/machines')
  return body.machines.find((machine: { slug: string }) => machine.slug === slug).id
}

/** The problems other than failed requests with these statuses, which the test provokes and browsers report. */
export const besideRefusals = (problems: readonly string[], ...statuses: readonly number[]): string[] =>
  problems.filter(
    (problem) =>
      !statuses.some((status) =>
        problem.startsWith(`Failed to load resource: the server responded with a status of ${status} `),
      ),
  )

/** Expects that the page can't be scrolled sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const beyond = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  )
  expect(beyond).toBeLessThanOrEqual(0)
}

/** Types into a combobox and clicks the first option. */
export async function choose(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).fill(text)
  await page.getByRole('listbox', { name: label, exact: true }).getByRole('option', { name: text }).first().click()
}

/** Navigates within the app, as a link does. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate(`history.pushState(null, '', ${JSON.stringify(address)})`)
}

/** Fires pagehide, as closing the tab does: deletions that could still be undone are sent now. */
export async function leavePage(page: Page): Promise<void> {
  await page.evaluate("window.dispatchEvent(new Event('pagehide'))")
}

/** The sentence about a range: "4–6.2" becomes "Most people end up between 4 and 6.2". */
export const mostPeople = (rangeLabel: string): string =>
  `Most people end up between ${rangeLabel.replace(/ ?– ?/, ' and ')}`

/** Opens the first menu: that of the page, or of the first item of a list. */
export const openMenu = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'More', exact: true }).first().click()
