import { describe, expect, it } from 'vitest'
import { expectAccessible, PHONE, useWeb } from '#test/support/web.ts'

describe('the frame of the web app', () => {
  const web = useWeb()

  it('leads by keyboard and by thumb, and begins each screen at its top', async () => {
    const { page, problems } = await web.open('/recipes', PHONE)
    await page.getByRole('navigation', { name: 'Main, on a phone' }).getByRole('link', { name: 'Grinders' }).click()
    await page.waitForURL('**/grinders')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
    expect(problems).toEqual([])
  })

  it('has the colours that were chosen, also after a reload', async () => {
    const { page } = await web.open('/sign-in')
    await page.getByLabel('Colours').selectOption('dark')
    await page.reload()
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
    await page.getByLabel('Colours').selectOption('system')
    expect(await page.evaluate(() => localStorage.getItem('brewprint.theme'))).toBeNull()
  })

  it('says so where there is nothing', async () => {
    const { page } = await web.open('/recipes')
    await page.evaluate(() => history.pushState(null, '', '/nowhere/at/all'))
    await page.getByRole('heading', { name: 'Nothing here' }).waitFor()
    await expectAccessible(page)
  })
})
