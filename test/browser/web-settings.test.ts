import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Member } from '#test/support/app.ts'
import { insertMembers } from '#test/support/members.ts'
import { expectAccessible, PHONE, useWeb } from '#test/support/web.ts'
import {
  choose,
  expectNoSidewaysScroll,
  grinderId,
  machineId,
  openMenu,
  plantCoffee,
  publishRecipe,
} from '#test/support/web-recipes.ts'

describe('finding 1: a grind setting with two readings', () => {
  const web = useWeb()
  let member: Member
  let kMax: number
  let v60: number

  beforeEach(async () => {
    ;[member] = (await insertMembers(web.test, 1)) as [Member]
    kMax = await grinderId(web.test, '1zpresso-k-max')
    v60 = await machineId(web.test, 'hario-v60-02')
  })

  const get = async (url: string) => (await web.test.get(url, { token: member.token })).body
  const field = (page: Page, label: string) =>
    page.getByLabel(label, { exact: true }).and(page.locator('input, select'))
  const offer = (page: Page) => page.getByRole('button', { name: 'Did you mean 7.0 (70 clicks)?' })

  /** Types "7", expects it to be read as 7 clicks, and chooses the other reading. */
  async function typeSeven(page: Page, label: string): Promise<void> {
    await field(page, label).fill('7')
    await page.getByText('Read as 7 clicks (0.7).').waitFor()
    await offer(page).click()
    await expect.poll(() => field(page, label).inputValue()).toBe('7.0')
    await offer(page).waitFor({ state: 'detached' })
  }

  it('offers the other reading in the log form, and logs 7.0 as 70 clicks', async () => {
    const query = `method=v60&machineId=${v60}&grinderId=${kMax}`
    const { page, problems } = await web.open(`/log/new?${query}`, { member, ...PHONE })
    await field(page, 'Grind setting').fill('7')
    await offer(page).waitFor()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await typeSeven(page, 'Grind setting')
    await page.getByRole('button', { name: 'Log brew' }).click()
    await page.getByRole('heading', { name: 'How was it?' }).waitFor()
    const [brew] = (await get('/api/brew-logs')).data
    expect(brew.grindSetting).toBe(70)
    expect(problems).toEqual([])
  })

  it('is logged as typed when the offer is ignored', async () => {
    const { page } = await web.open(`/log/new?method=v60&grinderId=${kMax}`, { member })
    await field(page, 'Grind setting').fill('7')
    await offer(page).waitFor()
    await page.getByRole('button', { name: 'Log brew' }).click()
    await page.getByRole('heading', { name: 'How was it?' }).waitFor()
    expect((await get('/api/brew-logs')).data[0].grindSetting).toBe(7)
  })

  it('offers nothing when the text has one reading', async () => {
    const { page } = await web.open(`/log/new?method=v60&grinderId=${kMax}`, { member })
    for (const text of ['7.5', '85', '7 clicks', '7.0']) {
      await field(page, 'Grind setting').fill('7')
      await offer(page).waitFor()
      await field(page, 'Grind setting').fill(text)
      await offer(page).waitFor({ state: 'detached' })
    }
  })

  it('is prefilled from the last brew with the same reading', async () => {
    const last = { method: 'v60', grinderId: kMax, grindSetting: '7.0' }
    await web.test.post('/api/brew-logs', last, { token: member.token })
    const { page } = await web.open('/log/new', { member })
    await expect.poll(() => field(page, 'Grind setting').inputValue()).toBe('7.0')
    await page.getByRole('button', { name: 'Log brew' }).click()
    await page.getByRole('heading', { name: 'How was it?' }).waitFor()
    const [again, first] = (await get('/api/brew-logs')).data
    expect(again.grindIndex).toBe(first.grindIndex)
    expect([again.grindSetting, first.grindSetting]).toEqual([70, '7.0'])
  })

  it('offers the other reading in the recipe form', async () => {
    await plantCoffee(web.test, { name: 'Copper Kite' })
    const { page, problems } = await web.open('/recipes/new', { member, ...PHONE })
    await choose(page, 'Coffee', 'Copper Kite')
    await choose(page, 'Brewer', 'Hario V60 02')
    await choose(page, 'Grinder', '1Zpresso K-Max')
    await page.getByText('Dial: ').waitFor()
    await typeSeven(page, 'Grind setting')
    await field(page, 'Dose').fill('15')
    await field(page, 'Water').fill('240')
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Share recipe' }).click()
    await page.waitForURL(/\/recipes\/\d+$/)
    const { body } = await web.test.get(`/api/recipes/${page.url().split('/').at(-1)}`)
    expect(body.grindSetting).toBe(70)
    expect(problems).toEqual([])
  })

  it('offers the other reading when a recipe is logged', async () => {
    const coffeeProfileId = await plantCoffee(web.test, { name: 'Tidal' })
    const values = { coffeeProfileId, grinderId: kMax, grindSetting: '8.5' }
    const [author] = (await insertMembers(web.test, 1)) as [Member]
    const id = await publishRecipe(web.test, author, values)
    const { page } = await web.open(`/recipes/${id}`, { member, ...PHONE })
    await page.getByText('I changed something').click()
    await expect.poll(() => field(page, 'Grind setting').getAttribute('placeholder')).toBe('8.5')
    await typeSeven(page, 'Grind setting')
    await expectNoSidewaysScroll(page)
  })

  it('offers the other reading in a personal recipe, and keeps its position in an update', async () => {
    const body = { method: 'v60', grinderId: kMax, grindSetting: 8.5, ratio: 16, doseGrams: 15, waterGrams: 240 }
    await web.test.post('/api/user/recipes', { ...body, name: 'Evening' }, { token: member.token })
    const [before] = (await get('/api/user/recipes')).recipes
    const { page } = await web.open('/profile/recipes', { member })
    await openMenu(page)
    await page.getByRole('button', { name: 'Edit Evening' }).click()
    await expect.poll(() => field(page, 'Grind setting').inputValue()).toBe('8.5')
    await field(page, 'Name').fill('Late evening')
    await page.getByRole('button', { name: 'Save recipe' }).click()
    await page.getByRole('heading', { name: 'Late evening' }).waitFor()
    const [after] = (await get('/api/user/recipes')).recipes
    expect(after.grindIndex).toBe(before.grindIndex)
    await openMenu(page)
    await page.getByRole('button', { name: 'Edit Late evening' }).click()
    await typeSeven(page, 'Grind setting')
  })

  it('offers the other reading in the converter', async () => {
    const { page, problems } = await web.open('/convert?from=1zpresso-k-max&setting=85&to=comandante-c40-mk4')
    await page.getByText('26 clicks', { exact: true }).first().waitFor()
    await typeSeven(page, 'Grind setting')
    const { body } = await web.test.get('/api/v1/convert?from=1zpresso-k-max&setting=70&to=comandante-c40-mk4')
    await page.getByText(body.label, { exact: true }).first().waitFor()
    expect(problems).toEqual([])
  })

  it('offers the other reading in the calibration', async () => {
    const { page, problems } = await web.open('/profile/calibrate?grinder=1zpresso-k-max', { member, ...PHONE })
    await field(page, 'Grind setting you used').waitFor()
    await typeSeven(page, 'Grind setting you used')
    await page.getByRole('button', { name: 'Just right' }).click()
    await page.getByText('7.0 for V60: just right').waitFor()
    expect(problems).toEqual([])
  })
})
