import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '#test/support/app.ts'
import { encodePng } from '#test/support/encode-png.ts'
import { insertMembers } from '#test/support/members.ts'
import { insertWithRole } from '#test/support/moderation.ts'
import { describeGrinder, suggestGrinder } from '#test/support/own-grinders.ts'
import { DESKTOP, expectAccessible, PHONE, useWeb } from '#test/support/web.ts'
import { besideRefusals, expectNoSidewaysScroll, plantHarbourBell, publishRecipe } from '#test/support/web-recipes.ts'
import { flat, lognormal, renderPhoto } from '../domain/grind-photo/render.ts'

/** Where pictures go, if somebody wants to look at them. */
const SHOTS = process.env.SHOTS

describe('own grinder that a member describes', () => {
  const web = useWeb()
  let owner: Member
  let other: Member
  let photographer: Member
  let moderator: Member
  let coffeeId: number

  beforeAll(async () => {
    ;({ coffeeId } = await plantHarbourBell(web.test))
    ;[owner, other, photographer] = (await insertMembers(web.test, 3)) as [Member, Member, Member]
    moderator = await insertWithRole(web.test, 'moderator')
    if (SHOTS) mkdirSync(SHOTS, { recursive: true })
  })

  const shoot = async (page: Page, name: string) => {
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true })
  }
  const grinderField = (page: Page) => page.getByRole('combobox', { name: 'Grinder', exact: true })

  async function describeInDialog(page: Page): Promise<void> {
    const dialog = page.getByRole('dialog', { name: 'Describe your grinder' })
    await expect.poll(() => dialog.getByLabel('Name').inputValue()).toBe('Village Mill')
    await dialog.getByRole('button', { name: 'Add my grinder' }).click()
    await dialog.getByText('Enter the highest setting').waitFor()
    // The texts of the measuring part come with it, on the home screen as well.
    await dialog.getByRole('button', { name: 'Measure photos of grounds' }).click()
    await dialog.getByText('Your photos stay on this device.').waitFor()
    await dialog.getByLabel('Works for').first().selectOption('Espresso')
    await dialog.getByText('Your photos stay on this device.').waitFor({ state: 'detached' })
    await dialog.getByLabel('Brand (optional)').fill('Acme')
    await dialog.getByLabel('Highest setting').fill('40')
    await dialog.getByLabel('Setting 1').fill('8')
    await dialog.getByLabel('Setting 2').fill('20')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await shoot(page, 'describe-phone')
    await dialog.getByRole('button', { name: 'Add my grinder' }).click()
    await dialog.waitFor({ state: 'detached' })
  }

  it('describes a grinder, dials it in, logs, suggests and accepts it, and another member finds it', async () => {
    const { page, problems } = await web.open('/', { member: owner, ...PHONE })
    await page.getByRole('region', { name: 'Your brew' }).waitFor()
    await grinderField(page).fill('Village Mill')
    await page.getByRole('option', { name: "My grinder isn't listed" }).click()
    await describeInDialog(page)
    await expect.poll(() => grinderField(page).inputValue()).toBe('Acme Village Mill')
    await page
      .getByRole('region', { name: 'Your brew' })
      .getByText(/\d+ clicks/)
      .first()
      .waitFor()
    await expectNoSidewaysScroll(page)
    await shoot(page, 'dial-in-phone')

    await page.goto(`${web.base}/log/new`)
    await expect.poll(() => grinderField(page).inputValue()).toBe('Acme Village Mill')
    const { body: mine } = await web.test.get('/api/user/own-grinders', { token: owner.token })
    const { id, slug } = mine.grinders[0]
    await page.getByLabel('Grind setting', { exact: true }).fill('21')
    await page.getByRole('combobox', { name: 'Brewer', exact: true }).fill('hario v60 02')
    await page.getByRole('listbox', { name: 'Brewer', exact: true }).getByRole('option').first().click()
    await page.getByRole('button', { name: 'Log brew' }).click()
    await page.getByRole('heading', { name: 'How was it?' }).waitFor()
    const logs = await web.test.get('/api/brew-logs', { token: owner.token })
    expect(logs.body.data[0]).toMatchObject({ grinderId: id, grindSetting: 21 })

    await page.goto(`${web.base}/profile/equipment`)
    await page.getByRole('link', { name: 'Your description' }).click()
    await page.getByRole('heading', { name: 'Acme Village Mill', level: 1 }).waitFor()
    await page.getByText('Only you see it').waitFor()
    await page.getByText('20 clicks for V60').waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await shoot(page, 'own-grinder-phone')
    await page.getByRole('button', { name: 'Suggest for the catalog' }).click()
    const dialog = page.getByRole('dialog', { name: 'Suggest for the catalog' })
    await dialog.getByLabel('Where do its numbers come from?').fill('https://acme.example/mill')
    await shoot(page, 'suggest-phone')
    await dialog.getByRole('button', { name: 'Suggest', exact: true }).click()
    await page.getByText('Suggested for the catalog.').waitFor()

    const admin = await web.open('/admin/equipment', { member: moderator, ...DESKTOP })
    await admin.page.getByRole('heading', { name: 'Acme Village Mill' }).waitFor()
    await expectAccessible(admin.page)
    await shoot(admin.page, 'admin-desktop')
    await admin.page.getByRole('button', { name: 'Accept into the catalog' }).click()
    await admin.page.getByRole('heading', { name: 'No suggestions yet' }).waitFor()

    const found = await web.open('/grinders?q=village', { member: other, ...PHONE })
    await found.page.getByRole('link', { name: 'Acme Village Mill' }).click()
    await found.page.getByRole('heading', { name: 'Acme Village Mill', level: 1 }).waitFor()
    expect(new URL(found.page.url()).pathname).toBe(`/grinders/${slug}`)
    await found.page.goto(`${web.base}/`)
    await grinderField(found.page).fill('village mill')
    await found.page.getByRole('option', { name: 'Acme Village Mill' }).first().waitFor()
    expect([...problems, ...admin.problems, ...found.problems]).toEqual([])
  })

  /** Grounds beside a US nickel. */
  function photoOf(meanMm: number) {
    const pixels = renderPhoto({
      ...{ width: 840, height: 672, place: flat(14), paperMm: { width: 60, height: 48 } },
      diametersMm: lognormal(meanMm < 1 ? 260 : 160, meanMm, 0.25),
      coin: { x: 30, y: 24, diameterMm: 21.21 },
    })
    return { name: `${meanMm}.png`, mimeType: 'image/png', buffer: encodePng(pixels) }
  }

  it('describes a grinder by photos of its grounds alone, which stay on the device', async () => {
    const { page, problems } = await web.open('/grinders/measure', { member: photographer, ...PHONE, locale: 'en-US' })
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.postData() ?? '')
    })
    await grinderField(page).fill('Photo Mill')
    await page.getByRole('option', { name: "My grinder isn't listed" }).click()
    const dialog = page.getByRole('dialog', { name: 'Describe your grinder' })
    await dialog.getByLabel('Highest setting').fill('40')
    for (const [i, { setting, mm }] of [
      { setting: '12', mm: 0.75 },
      { setting: '30', mm: 1.2 },
    ].entries()) {
      await dialog.getByRole('button', { name: 'Measure photos of grounds' }).click()
      await dialog.getByText('5 ¢').first().click()
      if (i === 0) {
        await dialog.getByRole('button', { name: 'Add my grinder' }).click()
        await dialog.getByText('Measure photos of this setting, or choose something else').waitFor()
      }
      await dialog.locator('input[type=file][multiple]').setInputFiles(photoOf(mm))
      await dialog.locator('dt', { hasText: 'Mean size' }).waitFor()
      await expectAccessible(page, ['light'])
      await expectNoSidewaysScroll(page)
      await shoot(page, `describe-photos-${i + 1}-phone`)
      await dialog.getByRole('button', { name: 'Use this size' }).click()
      await dialog.getByLabel(`Setting ${i + 1}`, { exact: true }).fill(setting)
    }
    await dialog
      .getByText(/Mean size [\d,]+ µm \(likely .* µm\), measured in 1 photo/)
      .nth(1)
      .waitFor()
    await expectAccessible(page)
    await shoot(page, 'described-by-photos-phone')
    await dialog.getByRole('button', { name: 'Add my grinder' }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => grinderField(page).inputValue()).toBe('Photo Mill')
    expect(sent.every((body) => body.length < 5000)).toBe(true)

    const { body } = await web.test.get('/api/user/own-grinders', { token: photographer.token })
    const [grinder] = body.grinders
    expect(grinder).toMatchObject({ name: 'Photo Mill', evidence: { kind: 'photos' } })
    const [fine, coarse] = grinder.points
    expect([fine.setting, coarse.setting]).toEqual([12, 30])
    expect(fine.measured).toMatchObject({ photos: 1 })
    expect(coarse.measured.meanDiameterMm).toBeGreaterThan(1.3 * fine.measured.meanDiameterMm)

    await page.goto(`${web.base}/grinders/${grinder.slug}`)
    await page.getByText(/^12 clicks: Mean size/).waitFor()
    await page.getByText('Measured photos of grounds').first().waitFor()
    await shoot(page, 'photographed-grinder-phone')
    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    await page
      .getByText(/measured in 1 photo/)
      .nth(1)
      .waitFor()
    await page.getByRole('button', { name: 'Add another setting' }).click()
    await page.getByLabel('Setting 3', { exact: true }).fill('20')
    await page.getByLabel('Works for').nth(2).selectOption('V60')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('20 clicks for V60').waitFor()
    const changed = await web.test.get(`/api/user/own-grinders/${grinder.id}`, { token: photographer.token })
    expect(changed.body.grinder.points.slice(0, 2)).toEqual(grinder.points)
    expect(problems).toEqual([])
  })

  it("shows in a shared recipe who described the grinder, and converts to the reader's own", async () => {
    const { id } = await describeGrinder(web.test, owner, { name: 'Attic Mill' })
    const recipeId = await publishRecipe(web.test, owner, {
      coffeeProfileId: coffeeId,
      grinderId: id,
      grindSetting: 20,
    })
    const { page, problems } = await web.open(`/recipes/${recipeId}`, { member: other, ...PHONE })
    await page.getByText('described by its owner').waitFor()
    const picker = page.getByRole('combobox', { name: 'Your grinder' })
    await picker.fill('baratza encore')
    await page.getByRole('option', { name: 'Baratza Encore', exact: true }).first().click()
    await page.getByText('on your Baratza Encore', { exact: true }).waitFor()
    await page.getByText('described by its owner').waitFor()
    await page.getByRole('button', { name: 'Change grinder' }).click()
    await expect.poll(() => picker.inputValue()).toBe('Baratza Encore')
    await picker.fill('attic mill')
    await page.getByRole('option', { name: "My grinder isn't listed" }).waitFor()
    await expect.poll(() => page.getByRole('option', { name: /Attic/ }).count()).toBe(0)
    await shoot(page, 'recipe-phone')
    expect(problems).toEqual([])
  })

  it('changes and deletes the grinder on its page', async () => {
    const { slug } = await describeGrinder(web.test, owner, { name: 'Cellar Mill' })
    const { page, problems } = await web.open(`/grinders/${slug}`, { member: owner, ...DESKTOP, colorScheme: 'dark' })
    await shoot(page, 'own-grinder-desktop-dark')
    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    await expect.poll(() => page.getByLabel('Setting 2', { exact: true }).inputValue()).toBe('20 clicks')
    await page.getByLabel('Setting 2', { exact: true }).fill('24')
    await page.getByRole('button', { name: 'Add another setting' }).click()
    await page.getByLabel('Setting 3', { exact: true }).fill('26')
    await page.getByLabel('Works for').nth(2).selectOption('Same as on another grinder')
    await grinderField(page).fill('baratza encore')
    await page.getByRole('option', { name: 'Baratza Encore', exact: true }).first().click()
    await page.getByLabel('Its setting').fill('18')
    await shoot(page, 'edit-desktop-dark')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('24 clicks for V60').waitFor()
    await page.getByText(/26 clicks grinds like 18/).waitFor()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('heading', { name: 'Your equipment' }).waitFor()
    expect((await web.test.get(`/api/widget/grinder/${slug}`)).status).toBe(404)
    // The page may still have asked to convert a setting of the grinder that was just deleted.
    expect(besideRefusals(problems, 404)).toEqual([])
  })

  it('shows why the suggestion was declined, in German as well', async () => {
    const { suggestionId, suggestedAt } = await suggestGrinder(web.test, owner, { name: 'Barn Mill' })
    const verdict = { decision: 'decline', changedAt: suggestedAt, reason: 'Keine Quelle' }
    await web.test.post(`/api/admin/equipment/suggestions/${suggestionId}`, verdict, { token: moderator.token })
    const { body } = await web.test.get('/api/user/own-grinders', { token: owner.token })
    const { slug } = body.grinders.find(({ name }: { name: string }) => name === 'Barn Mill')
    const { page, problems } = await web.open(`/grinders/${slug}`, { member: owner, ...PHONE, language: 'de' })
    await page.getByText('Wir haben sie nicht in den Katalog aufgenommen: Keine Quelle').waitFor()
    await expectNoSidewaysScroll(page)
    await shoot(page, 'declined-phone-german')
    await page.goto(`${web.base}/profile/grinders/new`)
    await page
      .getByLabel('Welches Ende mahlt feiner?')
      .or(page.getByText('Welches Ende mahlt feiner?'))
      .first()
      .waitFor()
    await expectNoSidewaysScroll(page)
    await shoot(page, 'describe-phone-german')
    expect(problems).toEqual([])
  })
})
