import { describe, expect, it } from 'vitest'
import type { Member } from '#test/support/app.ts'
import { insertMembers } from '#test/support/members.ts'
import { expectAccessible, PHONE, useWeb } from '#test/support/web.ts'
import { expectNoSidewaysScroll, plantCoffee } from '#test/support/web-recipes.ts'
import { NOON, openTimed, start, waitForTime } from '#test/support/web-timer.ts'

/** No method: only the time is counted. */
const STOPWATCH = '/timer?dose=20&water=320&time=180&waterTempF=203'

describe('the timer without steps', () => {
  const web = useWeb()
  const openAt = (path: string, options = {}) => openTimed(web, path, options)

  it('starts, pauses, resumes and resets', async () => {
    const { page, problems, pass } = await openAt(STOPWATCH, PHONE)
    await waitForTime(page, '0:00')
    await page.getByRole('heading', { name: 'Timer' }).waitFor()
    await page.getByText('20 g to 320 g · 203 °F').waitFor()
    await start(page)
    await pass(65)
    await waitForTime(page, '1:05')
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.getByRole('button', { name: 'Resume' }).waitFor()
    await pass(60)
    await page.reload()
    await waitForTime(page, '1:05')
    await page.getByRole('button', { name: 'Resume' }).click()
    await pass(10)
    await waitForTime(page, '1:15')
    await page.getByRole('button', { name: 'Reset' }).click()
    await waitForTime(page, '0:00')
    await page.getByRole('button', { name: 'Start' }).waitFor()
    await expectNoSidewaysScroll(page)
    expect(problems).toEqual([])
  })

  it('shows its main button above the fold on a phone', async () => {
    const { page } = await web.open(STOPWATCH, PHONE)
    const button = (await page.getByRole('button', { name: 'Start' }).boundingBox())!
    const tabs = (await page.getByRole('navigation', { name: 'Main, bottom' }).boundingBox())!
    expect(button.y + button.height).toBeLessThanOrEqual(tabs.y)
  })

  it('fits on a narrow phone in German', async () => {
    const { page, problems } = await openAt(`${STOPWATCH}&lang=de`, { ...PHONE, viewport: { width: 320, height: 640 } })
    await start(page)
    await page.getByRole('button', { name: 'Pause' }).waitFor()
    await page.getByRole('link', { name: 'Zubereitung eintragen' }).waitFor()
    await expectNoSidewaysScroll(page)
    expect(problems).toEqual([])
  })

  it('continues after a reload and after the page was closed, since it stores its start time', async () => {
    const { page, pass } = await openAt(STOPWATCH)
    await start(page)
    await pass(30)
    await page.reload()
    await waitForTime(page, '0:30')
    await page.goto(`${web.base}/sign-in`)
    await pass(90)
    await page.goto(`${web.base}/timer`)
    await waitForTime(page, '2:00')
    await page.getByText('of 3:00').waitFor()
    await page.getByRole('button', { name: 'Pause' }).waitFor()
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('brewprint.timer')!))
    expect(kept).toMatchObject({ run: { clock: { startedAt: NOON } }, touchedAt: NOON })
  })

  it('offers a signal for the end of its time, and none without sound and vibration', async () => {
    const { page } = await web.open(STOPWATCH)
    await page.getByLabel('Sound when time is up').waitFor()
    await expect.poll(() => page.getByLabel(/step/).count()).toBe(0)
    await page.goto(`${web.base}/timer`)
    await page.getByRole('button', { name: 'Start' }).waitFor()
    await expect.poll(() => page.getByRole('main').getByRole('checkbox').count()).toBe(0)
  })

  it('is shared by all tabs', async () => {
    const { page, pass } = await openAt(STOPWATCH)
    await start(page)
    await pass(5)
    const other = await page.context().newPage()
    await other.goto(`${web.base}/timer`)
    await other.getByRole('button', { name: 'Pause' }).click()
    await page.getByRole('button', { name: 'Resume' }).waitFor()
  })

  it('announces minutes and the end to screen readers, but not every second', async () => {
    const { page, pass } = await openAt(STOPWATCH)
    const said = page.locator('[data-announced]')
    await start(page)
    await pass(59)
    await waitForTime(page, '0:59')
    await expect.poll(() => said.innerText()).toBe('')
    await pass(1)
    await said.getByText('1 minute').waitFor()
    await pass(120)
    await said.getByText("3:00: time's up").waitFor()
    await pass(12)
    await page.getByText('0:12 over 3:00').waitFor()
    await expectAccessible(page)
  })

  it('holds a wake lock while it runs, requests it again when visible, and releases it', async () => {
    const { page } = await web.open('/sign-in')
    await page.addInitScript(() => {
      const calls: string[] = []
      const wakeLock = {
        request: async () => {
          calls.push('on')
          return { release: async () => calls.push('off') }
        },
      }
      Object.defineProperty(navigator, 'wakeLock', { value: wakeLock })
      Object.assign(globalThis, { calls })
    })
    await page.goto(web.base + STOPWATCH)
    const calls = () => page.evaluate(() => (globalThis as unknown as { calls: string[] }).calls)
    await start(page)
    await page.getByRole('button', { name: 'Pause' }).waitFor()
    await expect.poll(calls).toEqual(['on'])
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect.poll(calls).toEqual(['on', 'on'])
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.getByRole('button', { name: 'Resume' }).waitFor()
    await expect.poll(calls).toEqual(['on', 'on', 'off'])
  })

  it('passes the measured time and the brew to the log', async () => {
    const coffeeId = await plantCoffee(web.test, { name: 'Harbour Bell' })
    const brew = `coffeeProfileId=${coffeeId}&machineId=2&grinderId=5&grindSetting=22`
    const { page, pass } = await openAt(`${STOPWATCH}&${brew}`)
    await page.getByRole('heading', { name: 'Harbour Bell' }).waitFor()
    await start(page)
    await pass(171)
    await waitForTime(page, '2:51')
    const link = page.getByRole('link', { name: 'Log this brew' })
    const { pathname, searchParams } = new URL((await link.getAttribute('href'))!, web.base)
    expect(pathname).toBe('/log/new')
    expect(Object.fromEntries(searchParams)).toEqual({
      coffeeProfileId: String(coffeeId),
      machineId: '2',
      grinderId: '5',
      grindSetting: '22',
      doseGrams: '20',
      waterGrams: '320',
      waterTempF: '203',
      brewTimeSeconds: '171',
    })
    await link.click()
    await page.waitForURL('**/log/new?**')
    await pass(60)
    await page.goto(`${web.base}/timer`)
    await waitForTime(page, '2:51')
  })

  it('is cleared when its brew is logged, but not by another brew', async () => {
    const [member] = (await insertMembers(web.test, 1)) as [Member]
    const { page, pass } = await openTimed(web, `${STOPWATCH}&machineId=2`, { member })
    await start(page)
    await pass(171)
    await waitForTime(page, '2:51')
    await page.getByRole('button', { name: 'Pause' }).click()
    const paused = page.getByRole('complementary', { name: 'Paused timer' })
    const log = async () => {
      await page.getByRole('button', { name: 'Log brew' }).click()
      await page.waitForURL(/\/log\/\d+$/)
    }
    await page.goto(`${web.base}/log/new?machineId=2&brewTimeSeconds=90`)
    await log()
    await paused.getByText('Paused 2:51').waitFor()
    await paused.getByRole('link').click()
    await page.getByRole('link', { name: 'Log this brew' }).click()
    await log()
    await expect.poll(() => paused.count()).toBe(0)
    expect(await page.evaluate(() => localStorage.getItem('brewprint.timer'))).toBeNull()
  })

  it('counts up without a recipe', async () => {
    const { page, problems, pass } = await openAt('/timer')
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Timer')
    await start(page)
    await pass(3661)
    await waitForTime(page, '1:01:01')
    await expect.poll(() => page.getByText(/^of \d/).count()).toBe(0)
    await expectAccessible(page)
    expect(problems).toEqual([])
  })

  it('asks before a new brew replaces one that is running', async () => {
    const { page, pass } = await openAt(STOPWATCH)
    await start(page)
    await pass(50)
    await page.goto(`${web.base}/timer?dose=15&water=210&time=120`)
    await page.getByText('Another brew is still on the timer, at 0:50.').waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Start', exact: true }).isDisabled()).toBe(true)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Resume' }).click()
    await page.getByText('of 3:00').waitFor()
    await waitForTime(page, '0:50')
    await page.goBack()
    await page.getByRole('button', { name: 'Start this one instead' }).click()
    await pass(5)
    await page.getByText('of 2:00').waitFor()
    await waitForTime(page, '0:05')
  })

  it('resets when the stored timer is a day old or unreadable', async () => {
    const { page, problems, pass } = await openAt(STOPWATCH)
    await start(page)
    await page.getByRole('button', { name: 'Pause' }).waitFor()
    await pass(24 * 3600)
    await page.reload()
    await waitForTime(page, '0:00')
    await page.evaluate(() => localStorage.setItem('brewprint.timer', '{"clock":{"startedAt":"soon"},"brew":7}'))
    await page.reload()
    await waitForTime(page, '0:00')
    expect(problems).toEqual([])
  })
})
