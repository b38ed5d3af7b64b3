import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Member } from '#test/support/app.ts'
import { insertMembers } from '#test/support/members.ts'
import { expectAccessible, PHONE, useWeb } from '#test/support/web.ts'
import {
  besideRefusals,
  choose,
  expectNoSidewaysScroll,
  grinderId,
  mostPeople,
  openMenu,
} from '#test/support/web-recipes.ts'

const sameGrind = (page: Page) => page.getByRole('region', { name: 'Converted setting' })

describe('grinders in the web app', () => {
  const web = useWeb()

  describe('the grinder screen', () => {
    it('shows the dial with the range of every method, its reference points, and the same as a table', async () => {
      const { page, problems } = await web.open('/grinders/comandante-c40-mk4', PHONE)
      const { body: chart } = await web.test.get('/api/widget/grinder/comandante-c40-mk4')
      const drawn = page.getByRole('img', { name: /^Comandante C40 MK4 dial from fine to coarse/ })
      for (const { label, rangeLabel } of chart.methods) {
        await expect.poll(() => drawn.getAttribute('aria-label')).toContain(`${label} ${rangeLabel}`)
      }
      await expect.poll(() => drawn.locator('title', { hasText: 'Reference point: grind index' }).count()).toBe(5)
      const reaches = await drawn.locator('g:has(> circle)').evaluateAll((groups) =>
        groups.map((group) => {
          const [usual, likely] = [...group.querySelectorAll('rect')].map((bar) => bar.getBoundingClientRect())
          return likely!.left >= usual!.left && likely!.right <= usual!.right && likely!.width > 0
        }),
      )
      expect(reaches).toEqual(chart.methods.map(() => true))
      const rows = page.getByRole('table').getByRole('row')
      await expect.poll(() => rows.count()).toBe(1 + chart.methods.length)
      for (const [index, { label, settingLabel, expectedLabel }] of chart.methods.entries()) {
        const row = rows.nth(index + 1)
        await expect.poll(() => row.getByRole('rowheader').innerText()).toBe(label)
        await expect.poll(() => row.getByRole('cell').first().innerText()).toContain(settingLabel)
        await expect.poll(() => row.getByRole('cell').last().innerText()).toBe(expectedLabel)
      }
      await page.getByText('Conical, 39 mm', { exact: true }).waitFor()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      expect(problems).toEqual([])
    })

    it('says where a method needs more than the grinder can do', async () => {
      const { page } = await web.open('/grinders/mahlkonig-ek43', PHONE)
      const row = page.getByRole('row', { name: /^French press/ })
      await row.getByText('as coarse as it gets, coarser would be better').waitFor()
      const v60 = page.getByRole('row', { name: /^V60/ })
      await expect.poll(() => v60.getByText('as it gets').count()).toBe(0)
    })

    it('says what the grinder is good at, counted from its dial, and what it cannot do', async () => {
      const { page, problems } = await web.open('/grinders/comandante-c40-mk4', PHONE)
      await page.getByRole('heading', { name: 'What it is good at' }).waitFor()
      await page.getByText('A hand grinder with fixed steps. Burrs: Conical, 39 mm.').waitFor()
      await page.getByText('Espresso: 7 settings, and every step makes a difference.').waitFor()
      await page.getByText('V60: 12 settings, which is plenty.').waitFor()
      await page.getByText('Turkish: 7 settings, and every step makes a difference. This is an estimate').waitFor()
      const bars = page.getByRole('figure').getByRole('listitem')
      await expect.poll(() => bars.count()).toBe(12)
      await expect.poll(() => bars.filter({ hasText: 'V60' }).innerText()).toMatch(/^V60\s+12$/)
      await page.getByText('$250 to $700').waitFor()
      expect(problems).toEqual([])
      const ode = await web.open('/grinders/fellow-ode-gen-1', { ...PHONE, language: 'de' })
      await ode.page.getByText('Espresso: nicht erreichbar.').waitFor()
      await expectNoSidewaysScroll(ode.page)
    })

    it('says that its numbers are estimates where they are', async () => {
      const { page } = await web.open('/grinders/option-o-lagom-p100')
      await page.getByText('All of these numbers are estimates').waitFor()
      await page.getByText(/^Espresso: \d+ marks, and everything between them\./).waitFor()
    })

    it('lists the methods that the grinder is unsuitable for', async () => {
      const { page } = await web.open('/grinders/fellow-ode-gen-1')
      await page.getByText('Not suitable for Turkish and Espresso.').waitFor()
    })

    it('converts a setting to another grinder, and shows errors of the server at the field', async () => {
      const { page, problems } = await web.open('/grinders/fellow-ode-gen-2')
      const { body: chart } = await web.test.get('/api/widget/grinder/fellow-ode-gen-2')
      const v60 = chart.methods.find(({ key }: { key: string }) => key === 'v60')
      await expect.poll(() => page.getByLabel('Grind setting').inputValue()).toBe(v60.settingLabel)
      await choose(page, 'Convert to', 'niche zero')
      const asked = new URLSearchParams({ from: 'fellow-ode-gen-2', setting: v60.settingLabel, to: 'niche-zero' })
      const { body } = await web.test.get(`/api/v1/convert?${asked}`)
      await page.getByText(mostPeople(body.rangeLabel)).waitFor()
      await page.getByText(body.label, { exact: true }).waitFor()
      await page.getByLabel('Grind setting').fill('99')
      await page.getByRole('alert').getByText('"99" is outside the range of the Fellow Ode Gen 2').waitFor()
      await expect.poll(() => page.getByLabel('Grind setting').inputValue()).toBe('99')
      await expect.poll(() => page.getByLabel('Grind setting').getAttribute('aria-invalid')).toBe('true')
      await expectAccessible(page)
      await page.getByLabel('Grind setting').fill('5.1')
      await page.getByRole('link', { name: 'Open in converter' }).click()
      await page.waitForURL('**/convert?from=fellow-ode-gen-2&setting=5.1&to=niche-zero')
      await sameGrind(page).waitFor()
      expect(besideRefusals(problems, 400)).toEqual([])
    })

    it("shows the member's calibration", async () => {
      const [member] = (await insertMembers(web.test, 1)) as [Member]
      const { token } = member
      const encore = await grinderId(web.test, 'baratza-encore')
      await web.test.post('/api/user/grinders', { grinderId: encore }, { token })
      const references = [{ grindIndex: 30, setting: 18 }]
      const { body } = await web.test.post('/api/user/grinders/calibrate', { grinderId: encore, references }, { token })
      const { page, problems } = await web.open('/grinders/baratza-encore', { member })
      await page.getByRole('columnheader', { name: 'On yours' }).waitFor()
      for (const { label, afterLabel } of body.calibration.samples) {
        const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label, exact: true }) })
        await expect.poll(() => row.getByRole('cell').nth(1).innerText()).toBe(afterLabel)
      }
      await expect.poll(() => page.locator('title', { hasText: 'Your calibration: grind index 30' }).count()).toBe(1)
      await page.getByText('Your calibration', { exact: true }).waitFor()
      await expectAccessible(page)
      expect(problems).toEqual([])
    })

    it('invites signed-out visitors to calibrate, and returns afterwards', async () => {
      const { page } = await web.open('/grinders/niche-zero')
      const link = page.getByRole('link', { name: 'Sign in to calibrate yours' })
      await expect.poll(() => link.getAttribute('href')).toBe('/sign-in?next=%2Fgrinders%2Fniche-zero')
    })

    it('prints on a single white page, also in dark mode', async () => {
      const { page } = await web.open('/grinders/comandante-c40-mk4', { colorScheme: 'dark' })
      await page.evaluate(() => localStorage.setItem('brewprint.theme', 'dark'))
      await page.reload()
      await page.getByRole('table').waitFor()
      await page.emulateMedia({ media: 'print' })
      for (const gone of [
        page.getByRole('navigation', { name: 'Main', exact: true }),
        page.getByRole('button', { name: 'More', exact: true }),
        page.getByRole('heading', { name: 'On another grinder' }),
        page.getByRole('contentinfo'),
      ]) {
        await expect.poll(() => gone.isVisible()).toBe(false)
      }
      await expect.poll(() => page.getByRole('table').isVisible()).toBe(true)
      await page.getByText(`${new URL(web.base).host}/grinders/comandante-c40-mk4`).waitFor()
      const [paper, ink] = await page.evaluate(() => {
        const { backgroundColor, color } = getComputedStyle(document.body)
        return [backgroundColor, color]
      })
      expect(paper).toBe('rgb(255, 255, 255)')
      expect(ink).toBe('rgb(43, 29, 20)')
      const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)
      expect(pages).toHaveLength(1)
    })

    it('shares its URL, and redirects from a name to its slug', async () => {
      const { page } = await web.open('/grinders')
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.evaluate(() => history.pushState(null, '', '/grinders/comandante mk4'))
      await page.waitForURL('**/grinders/comandante-c40-mk4')
      await openMenu(page)
      await page.getByRole('button', { name: 'Share' }).click()
      await page.getByText('Link copied').waitFor()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${web.base}/grinders/comandante-c40-mk4`)
    })

    it('shows a message for an unknown grinder', async () => {
      const { page, problems } = await web.open('/grinders')
      await page.evaluate(() => history.pushState(null, '', '/grinders/zzzzzz'))
      await page.getByRole('heading', { name: 'Grinder not found' }).waitFor()
      await page.getByText('No grinder is called "zzzzzz"').waitFor()
      await expectAccessible(page)
      await page.getByRole('main').getByRole('link', { name: 'All grinders' }).click()
      await page.getByLabel('Search grinders').waitFor()
      expect(besideRefusals(problems, 404)).toEqual([])
    })

    it('retries a failed request, and does not call the grinder unknown because of it', async () => {
      const { page, problems } = await web.open('/timer')
      await page.route('**/api/brew-methods', (route) => route.fulfill({ status: 500, json: { error: 'Broken' } }))
      await page.goto(`${web.base}/grinders/comandante-c40-mk4`)
      await page.getByRole('alert').getByText('Broken').waitFor()
      await page.getByRole('heading', { level: 1, name: 'Grinder', exact: true }).waitFor()
      await page.unroute('**/api/brew-methods')
      await page.getByRole('button', { name: 'Try again' }).click()
      await page.getByRole('heading', { level: 1, name: 'Comandante C40 MK4' }).waitFor()
      expect(besideRefusals(problems, 500)).toEqual([])
    })
  })

  describe('the converter', () => {
    it('shows the conversion in its URL, or an example without one', async () => {
      const { page, problems } = await web.open(
        '/convert?from=comandante-c40-mk4&setting=24&to=fellow-ode-gen-2',
        PHONE,
      )
      const { body } = await web.test.get('/api/v1/convert?from=comandante-c40-mk4&setting=24&to=fellow-ode-gen-2')
      await sameGrind(page).getByText(`24 clicks on the Comandante C40 MK4 is ${body.label} on the`).waitFor()
      await sameGrind(page)
        .getByText(`${mostPeople(body.rangeLabel)}.`)
        .waitFor()
      await page.getByText(`Grind index: ${Math.round(body.grindIndex * 10) / 10}`).waitFor()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      await page.goto(`${web.base}/convert`)
      await sameGrind(page).getByText('24 clicks on the Comandante C40 MK4 is').waitFor()
      expect(problems).toEqual([])
    })

    it('converts while typing, swaps the grinders, and keeps both in the URL', async () => {
      const { page } = await web.open('/convert')
      await choose(page, "Recipe's grinder", 'kingrinder k6')
      await page.getByLabel('Grind setting').fill('1 turn + 30 clicks')
      await choose(page, 'Your grinder', 'niche zero')
      await page.waitForURL('**/convert?from=kingrinder-k6&setting=1+turn+%2B+30+clicks&to=niche-zero')
      await sameGrind(page).getByText('1 turn + 30 clicks on the KINGrinder K6 is').waitFor()
      await page.locator('[data-current]').waitFor()
      const { body } = await web.test.get('/api/v1/convert?from=kingrinder-k6&setting=90&to=niche-zero')
      await page.getByRole('button', { name: 'Swap' }).click()
      await sameGrind(page).getByText(`${body.label} on the Niche Zero is`).waitFor()
      await expect.poll(() => page.getByLabel('Grind setting').inputValue()).toBe(body.label)
      await page.waitForURL('**/convert?from=niche-zero&**')
      await page.reload()
      await sameGrind(page).getByText(`${body.label} on the Niche Zero is`).waitFor()
    })

    it('shows problems at their fields, and keeps what was typed', async () => {
      const { page, problems } = await web.open('/convert?from=Fellow+Ode&setting=5&to=niche-zero')
      await page.getByRole('alert').getByText('could be several grinders: fellow-ode-gen-1').waitFor()
      await expect.poll(() => page.getByRole('combobox', { name: "Recipe's grinder" }).inputValue()).toBe('Fellow Ode')
      await expectAccessible(page)
      await choose(page, "Recipe's grinder", 'ode gen 2')
      await sameGrind(page).waitFor()
      await page.getByLabel('Grind setting').fill('fine-ish')
      await page.getByRole('alert').getByText('"fine-ish" is not a setting of the Fellow Ode Gen 2').waitFor()
      await expect.poll(() => page.getByLabel('Grind setting').inputValue()).toBe('fine-ish')
      await expect.poll(() => sameGrind(page).count()).toBe(0)
      await page.getByLabel('Grind setting').fill('')
      await page.getByRole('heading', { name: 'Two grinders and a setting' }).waitFor()
      await expectAccessible(page)
      expect(besideRefusals(problems, 400)).toEqual([])
    })

    it('warns when the other grinder cannot grind that fine', async () => {
      const { page } = await web.open('/convert?from=niche-zero&setting=5&to=fellow-ode-gen-1')
      await page.getByText("The Fellow Ode Gen 1 doesn't grind that fine").waitFor()
      await sameGrind(page).getByText('5 on the Niche Zero is closest to 1 on the Fellow Ode Gen 1.').waitFor()
    })

    it('starts with the grinder that was last dialled in', async () => {
      const { page } = await web.open('/?grinder=niche-zero')
      await page.getByRole('img', { name: /^Niche Zero dial at/ }).waitFor()
      await page.getByRole('button', { name: 'One step finer' }).click()
      await page.getByRole('contentinfo').getByRole('link', { name: 'Converter' }).click()
      await page.getByRole('link', { name: 'Niche Zero' }).waitFor()
    })
  })
})
