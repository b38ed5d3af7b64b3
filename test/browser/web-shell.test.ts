import { describe, expect, it } from 'vitest'
import { expectAccessible, PHONE, useWeb } from '#test/support/web.ts'

describe('the shell of the web app', () => {
  const web = useWeb()

  it('moves the focus to the new screen after navigation', async () => {
    const { page, problems } = await web.open('/recipes', PHONE)
    await page.getByRole('navigation', { name: 'Main, bottom' }).getByRole('link', { name: 'Grinders' }).click()
    await page.waitForURL('**/grinders')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
    expect(problems).toEqual([])
  })

  it('keeps the chosen colour theme after a reload', async () => {
    const { page } = await web.open('/settings')
    await page.getByLabel('Theme').selectOption('dark')
    await page.reload()
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
    await page.getByLabel('Theme').selectOption('system')
    expect(await page.evaluate(() => localStorage.getItem('brewprint.theme'))).toBeNull()
  })

  it('shows "Page not found" for an unknown path', async () => {
    const { page } = await web.open('/recipes')
    await page.evaluate(() => history.pushState(null, '', '/nowhere/at/all'))
    await page.getByRole('heading', { name: 'Page not found' }).waitFor()
    await expectAccessible(page)
  })
})
