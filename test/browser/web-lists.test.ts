import { beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '#test/support/app.ts'
import { plantCoffees } from '#test/support/coffees.ts'
import { insertRoasterMember } from '#test/support/roasters.ts'
import { expectAccessible, PHONE, useWeb } from '#test/support/web.ts'
import { expectNoSidewaysScroll, plantHarbourBell, publishRecipe } from '#test/support/web-recipes.ts'

const MANY = 120

describe('finding 6: long lists in the web app', () => {
  const web = useWeb()
  let author: Member
  let recipeId: number
  let coffeeIds: number[]

  beforeAll(async () => {
    ;({ author, recipeId } = await plantHarbourBell(web.test))
    const names = Array.from({ length: MANY }, (_, i) => ({ name: `Lot ${String(i).padStart(3, '0')}` }))
    coffeeIds = await plantCoffees(web.test.app.db, names)
  })

  it('show the latest comments, and earlier ones on request', async () => {
    const { db } = web.test.app
    const rows = Array.from({ length: MANY }, (_, i) => ({
      recipeId,
      userId: author.id,
      body: `Word ${i + 1}.`,
      createdAt: new Date().toISOString(),
    }))
    await db.insertInto('comments').values(rows).execute()
    await db.updateTable('recipes').set({ commentCount: MANY }).where('id', '=', recipeId).execute()
    const { page, problems } = await web.open(`/recipes/${recipeId}`, { member: author, ...PHONE })
    const bodies = page.locator('#comments li p:last-child')
    await page.getByText(`Word ${MANY}.`, { exact: true }).waitFor()
    await expect.poll(() => bodies.count()).toBe(100)
    await expect.poll(() => bodies.first().textContent()).toBe('Word 21.')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Show earlier comments' }).click()
    await page.getByText('Word 1.', { exact: true }).waitFor()
    await expect.poll(() => bodies.allTextContents()).toEqual(rows.map(({ body }) => body))
    await expect.poll(() => page.getByRole('button', { name: 'Show earlier comments' }).count()).toBe(0)
    await page.getByLabel('Your comment').fill('One more.')
    await page.getByRole('button', { name: 'Post comment' }).click()
    await page.getByText('One more.', { exact: true }).and(bodies).waitFor()
    await expect.poll(() => bodies.last().textContent()).toBe('One more.')
    await expectNoSidewaysScroll(page)
    expect(problems).toEqual([])
  })

  it('show all coffees of the library', async () => {
    const createdAt = new Date().toISOString()
    const entries = coffeeIds.map((coffeeProfileId) => ({
      userId: author.id,
      coffeeProfileId,
      createdAt,
      updatedAt: createdAt,
    }))
    await web.test.app.db.insertInto('libraryEntries').values(entries).execute()
    const { page } = await web.open('/profile', { member: author })
    await page.getByText(`${MANY} coffees`).waitFor()
    await page.goto(`${web.base}/profile/library`)
    const more = page.getByRole('button', { name: 'Show more' })
    await more.click()
    await page.getByRole('link', { name: 'Lot 021' }).waitFor()
    await more.click()
    await page.getByRole('link', { name: 'Lot 000' }).waitFor()
    await expect.poll(() => page.getByRole('link', { name: /^Lot / }).count()).toBe(MANY)
    await expect.poll(() => more.count()).toBe(0)
  })

  it('show all collections, and all recipes of one', async () => {
    const createdAt = new Date().toISOString()
    const collections = Array.from({ length: 60 }, (_, i) => ({
      userId: author.id,
      name: `Shelf ${i}`,
      createdAt,
      updatedAt: createdAt,
    }))
    await web.test.app.db.insertInto('collections').values(collections).execute()
    const { page } = await web.open('/profile/collections', { member: author })
    await page.getByRole('button', { name: 'Show more' }).click()
    await page.getByRole('heading', { name: 'Shelf 0' }).waitFor()
    await expect.poll(() => page.getByRole('heading', { name: /^Shelf / }).count()).toBe(60)
    await page.getByRole('heading', { name: 'Shelf 0' }).click()
    await page.waitForURL(/\/collections\/\d+$/)
    const id = Number(page.url().split('/').at(-1))
    for (const coffeeProfileId of coffeeIds.slice(0, 50)) {
      const item = await publishRecipe(web.test, author, { coffeeProfileId })
      await web.test.post(`/api/collections/${id}/items`, { recipeId: item }, { token: author.token })
    }
    await page.reload()
    await page.getByRole('button', { name: 'Show more' }).click()
    await page.getByRole('button', { name: 'Remove Lot 000' }).waitFor()
    await expect.poll(() => page.getByRole('article').count()).toBe(50)
  })

  it('show all coffees of a roaster, in the portal and in the embed settings', async () => {
    const owner = await insertRoasterMember(web.test, { name: 'Many Lots', slug: 'many-lots', nameKey: 'many lots' })
    const names = Array.from({ length: MANY }, (_, i) => ({ name: `Own ${i}`, roaster: 'Many Lots' }))
    await plantCoffees(web.test.app.db, names)
    const { page } = await web.open('/portal/coffees', { member: owner })
    const more = page.getByRole('button', { name: 'Show more' })
    await more.click()
    await page
      .getByRole('link', { name: 'Own 80' })
      .or(page.getByRole('heading', { name: 'Own 80' }))
      .first()
      .waitFor()
    await page.goto(`${web.base}/portal/embed`)
    const choice = page.getByLabel('Coffee', { exact: true })
    await choice.locator('option', { hasText: 'Own 99' }).waitFor({ state: 'attached' })
    await expect.poll(() => choice.locator('option').count()).toBe(MANY + 1)
  })

  it('find recipes by brewer, grinder and flavour words', async () => {
    const { page, problems } = await web.open('/recipes', PHONE)
    for (const [words, count] of [
      ['cocoa v60', '1 recipe'],
      ['harbour commandante', '1 recipe'],
      ['harbour chemex', '0 recipes'],
    ] as const) {
      await page.getByLabel('Search recipes').fill(words)
      await page.getByText(count, { exact: true }).waitFor()
    }
    expect(problems).toEqual([])
  })
})
