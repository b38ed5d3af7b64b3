import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Member } from '#test/support/app.ts'
import { insertRoaster } from '#test/support/community.ts'
import { insertMembers } from '#test/support/members.ts'
import { decide, insertRequestsOf, insertWithRole, suspendMember } from '#test/support/moderation.ts'
import { joinRoaster } from '#test/support/roasters.ts'
import { DESKTOP, expectAccessible, type OpenOptions, PHONE, useWeb } from '#test/support/web.ts'
import {
  besideRefusals,
  expectNoSidewaysScroll,
  openMenu,
  plantHarbourBell,
  publishRecipe,
} from '#test/support/web-recipes.ts'

const DEVICES: [string, OpenOptions][] = [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
]

describe('moderation in the web app', () => {
  const web = useWeb()
  let author: Member
  let reader: Member
  let moderator: Member
  let operator: Member
  let recipeId: number
  let coffeeId: number

  beforeEach(async () => {
    // What an earlier test left in the queue would be decided first.
    await web.test.app.db.deleteFrom('reviewItems').execute()
    ;({ author, reader, recipeId, coffeeId } = await plantHarbourBell(web.test))
    moderator = await insertWithRole(web.test, 'moderator')
    operator = await insertWithRole(web.test, 'operator')
  })

  const reportAs = ({ token }: Member, body: object) => web.test.post('/api/reports', body, { token })
  const reportRecipe = (member = reader, id = recipeId) =>
    reportAs(member, { subjectType: 'recipe', subjectId: id, reason: 'spam', text: 'Sells something' })
  const recipeStatus = async (id = recipeId) => (await web.test.get(`/api/recipes/${id}`)).status
  const dialog = (page: Page) => page.locator('dialog[open]')
  const entries = (page: Page) => page.getByRole('list', { name: 'Queue' }).getByRole('listitem')

  async function expectSound(page: Page): Promise<void> {
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  }

  describe.each(DEVICES)('on %s', (_, device) => {
    it('reports, hides, appeals and restores a recipe', async () => {
      const report = await web.open(`/recipes/${recipeId}`, { ...device, member: reader })
      await openMenu(report.page)
      await report.page.getByRole('button', { name: 'Report this recipe' }).click()
      await dialog(report.page).getByText('Copied from someone else').click()
      await dialog(report.page).getByLabel('Tell us more (optional)').fill('From my book')
      await expectSound(report.page)
      await dialog(report.page).getByRole('button', { name: 'Send report' }).click()
      await dialog(report.page).getByText('Thank you. A moderator will look at it.').waitFor()
      await dialog(report.page).getByRole('button', { name: 'Done' }).click()
      await openMenu(report.page)
      await report.page.getByRole('button', { name: 'Report this recipe' }).click()
      await dialog(report.page).getByRole('button', { name: 'Send report' }).click()
      await dialog(report.page).getByText('You have reported this already.').waitFor()
      expect(report.problems).toEqual([])

      const review = await web.open('/admin/queue', { ...device, member: moderator })
      const entry = entries(review.page).filter({ hasText: 'Harbour Bell' })
      await entry.getByText('1 report, since today').waitFor()
      await entry.getByText('From my book').waitFor()
      await entry.getByRole('button', { name: 'Harbour Bell, v60' }).click()
      await entry.getByRole('link', { name: 'See it on its page' }).waitFor()
      await expectSound(review.page)
      await entry.getByRole('button', { name: 'Hide', exact: true }).click()
      await dialog(review.page).getByText('Nobody but its author sees it any more.').waitFor()
      const reason = dialog(review.page).getByLabel('Reason, which the author reads')
      await expect.poll(() => reason.inputValue()).toBe('This is copied from someone else.')
      await reason.fill('Please write your own words.')
      await expectSound(review.page)
      expect(await recipeStatus()).toBe(200)
      await reason.press('Enter')
      await review.page.getByText('Hidden: Harbour Bell, v60').waitFor()
      await review.page.getByRole('heading', { name: 'All done' }).waitFor()
      expect(await recipeStatus()).toBe(404)
      expect(review.problems).toEqual([])

      const own = await web.open('/profile/shared', { ...device, member: author })
      const hidden = own.page.getByText('Hidden from others: Please write your own words.')
      await hidden.waitFor()
      await expectSound(own.page)
      await own.page.getByRole('link', { name: 'Harbour Bell, v60' }).click()
      await hidden.waitFor()
      await own.page.getByText('Bloom, then two pours.').waitFor()
      await own.page.getByRole('button', { name: 'Ask us to look again' }).click()
      await dialog(own.page).getByRole('button', { name: 'Send', exact: true }).click()
      await dialog(own.page).getByText('Fill this in').waitFor()
      await dialog(own.page).getByLabel('Your reason').fill('They are my own words')
      await dialog(own.page).getByRole('button', { name: 'Send', exact: true }).click()
      await own.page.getByText('You asked us to look again: today.').waitFor()
      await expect.poll(() => own.page.getByRole('button', { name: 'Ask us to look again' }).count()).toBe(0)
      expect(besideRefusals(own.problems, 404)).toEqual([])

      await review.page.reload()
      await entry.getByText('The author asks to look again, today').waitFor()
      await entry.getByText('They are my own words').waitFor()
      await entry.getByRole('button', { name: 'Harbour Bell, v60' }).click()
      await entry.getByRole('button', { name: 'Restore', exact: true }).click()
      await dialog(review.page).getByText('Everybody sees it.').waitFor()
      await dialog(review.page).getByRole('button', { name: 'Restore', exact: true }).click()
      await review.page.getByRole('heading', { name: 'All done' }).waitFor()
      expect(await recipeStatus()).toBe(200)
    })

    it('shows a suspended member the reason on every screen, and what is refused', async () => {
      await reportRecipe()
      const own = await web.open(`/recipes/${recipeId}`, { ...device, member: author })
      await own.page.getByLabel('Your comment').fill('Still here?')

      const { page } = await web.open('/admin/queue', { ...device, member: moderator })
      await entries(page).getByRole('button', { name: 'Harbour Bell, v60' }).click()
      await entries(page).getByRole('button', { name: 'Suspend', exact: true }).click()
      await dialog(page).getByText('can read, but not share or change anything until then.').waitFor()
      await dialog(page).getByLabel('How long').selectOption('30')
      await dialog(page).getByLabel('Reason, which the author reads').fill('Too many adverts')
      await dialog(page).getByRole('button', { name: 'Suspend', exact: true }).click()
      await page.getByText('Suspended: Harbour Bell, v60').waitFor()

      // In the tab that was open all the time.
      await own.page.getByRole('button', { name: 'Post comment' }).click()
      await own.page.getByText(/^Your account is suspended until \d{4}-\d\d-\d\d: Too many adverts$/).waitFor()
      const notice = own.page.getByRole('complementary').filter({ hasText: 'Your account is suspended until' })
      await notice.getByText('The reason: Too many adverts').waitFor()
      await expectSound(own.page)
      await own.page.goto(`${web.base}/timer`)
      await notice.getByRole('button', { name: 'Ask us to look again' }).click()
      await dialog(own.page).getByLabel('Your reason').fill('It was my own shop')
      await dialog(own.page).getByRole('button', { name: 'Send', exact: true }).click()
      await notice.getByText('You asked us to look again: today.').waitFor()
      expect(besideRefusals(own.problems, 403)).toEqual([])

      await page.reload()
      const appeal = entries(page).filter({ hasText: 'It was my own shop' })
      await appeal.getByRole('button', { name: `Brewer ${author.id}` }).click()
      await appeal.getByRole('button', { name: 'Keep suspended' }).waitFor()
      await appeal.getByRole('button', { name: 'End suspension' }).click()
      await dialog(page).getByText('can share and change things again.').waitFor()
      await dialog(page).getByRole('button', { name: 'End suspension' }).click()
      await page.getByRole('heading', { name: 'All done' }).waitFor()
      await own.page.reload()
      await own.page.getByRole('heading', { level: 1 }).waitFor()
      await expect.poll(() => notice.count()).toBe(0)
    })

    it('has accessible admin screens', async () => {
      await reportRecipe()
      const roasterId = await insertRoaster(web.test.app.db)
      await insertRequestsOf(web.test.app.db, reader.id, roasterId)
      await decide(web.test, moderator, {
        action: 'warn',
        subjectType: 'recipe',
        subjectId: recipeId,
        reason: 'Mind it',
      })
      await web.test.post('/api/admin/invites', { note: 'Coffee club' }, operator)
      const { page, problems } = await web.open('/admin', { ...device, member: operator })
      for (const [path, text] of [
        ['/admin', 'Emails waiting'],
        ['/admin/members', `Brewer ${reader.id}`],
        [`/admin/members/${author.id}`, 'Warned 1×'],
        ['/admin/content?kind=coffee', 'Harbour Bell'],
        [`/admin/coffees/${coffeeId}`, 'Your changes will appear in'],
        ['/admin/claims', 'hello@roaster.example'],
        ['/admin/invites', 'Coffee club'],
        ['/admin/settings', 'Accounts count as new for (days)'],
        ['/admin/audit', 'Mind it'],
      ] as const) {
        await page.goto(web.base + path)
        await page.getByRole('main').getByText(text).first().waitFor()
        await expectSound(page)
      }
      expect(problems).toEqual([])
    })
  })

  describe('reporting content', () => {
    it('asks visitors to sign in, and leads back', async () => {
      const { page } = await web.open(`/coffees/${coffeeId}`, PHONE)
      await page.getByRole('button').getByText('Report this coffee').click()
      const href = await dialog(page).getByRole('link', { name: 'Sign in' }).getAttribute('href')
      expect(href).toBe(`/sign-in?next=${encodeURIComponent(`/coffees/${coffeeId}`)}`)
    })

    it("is offered for comments, roasters and profiles, and not for one's own content", async () => {
      await web.test.post(`/api/recipes/${recipeId}/comments`, { body: 'Rude words' }, reader)
      const { page } = await web.open(`/recipes/${recipeId}`, { member: author })
      await page.getByRole('button', { name: `Report the comment by Brewer ${reader.id}` }).click()
      await dialog(page).getByText('Insulting or harmful').click()
      await dialog(page).getByRole('button', { name: 'Send report' }).click()
      await dialog(page).getByText('Thank you.').waitFor()
      await expect.poll(() => page.getByRole('button', { name: 'Report this recipe' }).count()).toBe(0)
      await page.goto(`${web.base}/users/${reader.id}`)
      await page.getByRole('button', { name: 'Report this profile' }).waitFor()
      await page.goto(`${web.base}/users/${author.id}`)
      await page.getByText('This is what others see of you.').waitFor()
      await expect.poll(() => page.getByRole('button', { name: 'Report this profile' }).count()).toBe(0)
      await page.goto(`${web.base}/roasters/saltmarsh-lantern`)
      await page.getByRole('button', { name: 'Report this roaster' }).waitFor()
    })
  })

  it('held content says that only its author sees it', async () => {
    await web.test.call('PATCH', '/api/admin/settings', { body: { quotas: true }, token: operator.token })
    try {
      const odd = { coffeeProfileId: coffeeId, doseGrams: 600, waterGrams: 900, ratio: 1.5 }
      const id = await publishRecipe(web.test, author, odd)
      await web.test.post(`/api/recipes/${recipeId}/comments`, { body: 'See www.shop.example' }, reader)
      const { page } = await web.open(`/recipes/${id}`, { ...PHONE, member: author })
      await page.getByText("Waiting for review. Others can't see this yet.").waitFor()
      await expectSound(page)
      await page.getByRole('link', { name: 'Edit' }).waitFor()
      await page.getByRole('button', { name: 'Delete', exact: true }).waitFor()
      const other = await web.open(`/recipes/${recipeId}`, { ...PHONE, member: reader })
      const comment = other.page.getByRole('listitem').filter({ hasText: 'See www.shop.example' })
      await comment.getByText("Waiting for review. Others can't see this yet.").waitFor()
      await comment.getByRole('button', { name: /^Delete the comment/ }).click()
      await expect.poll(() => comment.count()).toBe(0)
      const coffee = {
        name: 'Held Konga',
        roasterName: 'Held Roasters',
        roastLevel: 'LIGHT',
        description: 'www.a.shop',
      }
      const [newcomer] = (await insertMembers(web.test, 1)) as [Member]
      const held = (await web.test.post('/api/coffees', coffee, newcomer)).body.coffee
      const bag = await web.open(`/coffees/${held.id}`, { ...PHONE, member: newcomer })
      await bag.page.getByText("Waiting for review. Others can't see this yet.").waitFor()
      await bag.page.getByRole('link', { name: 'Held Roasters' }).click()
      await bag.page.getByRole('heading', { name: 'Held Roasters' }).waitFor()
      await bag.page.getByText("Waiting for review. Others can't see this yet.").waitFor()
      await expectSound(bag.page)
      await bag.page.goBack()
      await bag.page.getByRole('link', { name: 'Edit' }).click()
      await bag.page.getByLabel('Name', { exact: true }).fill('Held Guji')
      await bag.page.getByRole('button', { name: 'Save' }).click()
      await bag.page.getByRole('heading', { name: 'Held Guji' }).waitFor()
      await bag.page.getByText("Waiting for review. Others can't see this yet.").waitFor()
      await bag.page.getByRole('button', { name: 'Delete' }).click()
      await dialog(bag.page).getByRole('button', { name: 'Delete' }).click()
      await bag.page.getByText('Coffee deleted').waitFor()
      expect(besideRefusals(bag.problems, 404)).toEqual([])
    } finally {
      await web.test.call('PATCH', '/api/admin/settings', { body: { quotas: null }, token: operator.token })
    }
  })

  it.each(DEVICES)('shows members of a hidden roaster the reason, and accepts one appeal, on %s', async (_, device) => {
    const [manager] = (await insertMembers(web.test, 1)) as [Member]
    const roasterId = await joinRoaster(web.test, manager.id)
    const roasters = web.test.app.db.selectFrom('roasters').select(['slug', 'name']).where('id', '=', roasterId)
    const { slug, name } = await roasters.executeTakeFirstOrThrow()
    const order = { action: 'hide', subjectType: 'roaster', subjectId: roasterId, reason: 'This is not a roaster.' }
    await decide(web.test, moderator, order)

    const { page, problems } = await web.open('/portal/coffees', { ...device, member: manager })
    await page.getByRole('heading', { name }).waitFor()
    await page.getByText('Hidden from others: This is not a roaster.').waitFor()
    await expectSound(page)
    await page.getByRole('link', { name: 'See the page' }).click()
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/roasters/${slug}`)
    await page.getByText('Hidden from others: This is not a roaster.').waitFor()
    await expectSound(page)
    await page.getByRole('button', { name: 'Ask us to look again' }).click()
    await dialog(page).getByLabel('Your reason').fill('We have roasted since 1990')
    await dialog(page).getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByText('You asked us to look again: today.').waitFor()
    await page.goto(`${web.base}/portal`)
    await page.getByText('You asked us to look again: today.').waitFor()
    expect(problems).toEqual([])

    const other = await web.open(`/roasters/${slug}`, { ...device, member: reader })
    await other.page
      .getByRole('heading', { name: 'Not found' })
      .or(other.page.getByText(/doesn't exist|not here/))
      .first()
      .waitFor()
    const review = await web.open('/admin/queue', { ...device, member: moderator })
    await entries(review.page).getByText('We have roasted since 1990').waitFor()
  })

  it('previews the removal of a portal member, and undoes it', async () => {
    const [manager] = (await insertMembers(web.test, 1)) as [Member]
    await joinRoaster(web.test, manager.id)
    const portal = async () => (await web.test.get('/api/roaster-portal/profile', manager)).status
    const { page, problems } = await web.open(`/admin/members/${manager.id}`, { ...PHONE, member: moderator })
    await page.getByRole('button', { name: /^Remove from/ }).click()
    await dialog(page)
      .getByText(/can't edit the profile, coffees and widget/)
      .waitFor()
    await dialog(page).getByText('After that, nobody manages the roaster.').waitFor()
    await dialog(page)
      .getByText(/^You can undo this until/)
      .waitFor()
    await expectSound(page)
    expect(await portal()).toBe(200)
    await dialog(page).getByRole('button', { name: 'Remove', exact: true }).click()
    await page
      .getByText(/^Removed from roaster/)
      .first()
      .waitFor()
    expect(await portal()).toBe(403)
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
    await expect.poll(portal).toBe(200)
    expect(problems).toEqual([])
  })

  describe('admin queue by keyboard', () => {
    const commentOf = async (body: string) => {
      const { id } = (await web.test.post(`/api/recipes/${recipeId}/comments`, { body }, author)).body.comment
      await reportAs(reader, { subjectType: 'comment', subjectId: id, reason: 'abuse' })
      return id as number
    }
    const focused = (page: Page) => page.evaluate<string>('document.activeElement.textContent')
    const comments = async () =>
      (await web.test.get(`/api/recipes/${recipeId}/comments`)).body.comments.map(({ body }: { body: string }) => body)

    it('selects, decides and undoes without the mouse', async () => {
      for (const body of ['First words', 'Second words', 'Third words']) await commentOf(body)
      const { page, problems } = await web.open('/admin/queue', { member: moderator })
      await expect.poll(() => entries(page).count()).toBe(3)
      await page.keyboard.press('j')
      expect(await focused(page)).toBe('First words')
      await page.keyboard.press('j')
      expect(await focused(page)).toBe('Second words')
      await page.keyboard.press('k')
      expect(await focused(page)).toBe('First words')
      await page.keyboard.press('o')
      await page.getByRole('link', { name: 'See it on its page' }).waitFor()

      await page.keyboard.press('d')
      await dialog(page).getByText("after 30 days it's gone for good").waitFor()
      await page.keyboard.press('Escape')
      await expect.poll(() => dialog(page).count()).toBe(0)
      expect(await comments()).toHaveLength(3)

      await page.keyboard.press('d')
      await dialog(page).getByLabel('Reason, which the author reads').waitFor()
      // The last one's event, as it may arrive when keys are pressed fast: it doesn't close this one.
      await dialog(page).dispatchEvent('close')
      await page.keyboard.press('Enter')
      await expect.poll(() => entries(page).count()).toBe(2)
      await page.getByText('Deleted: First words').waitFor()
      await expect.poll(() => focused(page)).toBe('Second words')

      await page.keyboard.press('r')
      await dialog(page).getByText('It stays public, and its reports are closed.').waitFor()
      await expect.poll(() => focused(page)).toContain('Nothing wrong')
      await page.keyboard.press('Enter')
      await expect.poll(() => focused(page)).toBe('Third words')
      expect(await comments()).toEqual(['Second words', 'Third words'])

      await page.keyboard.press('h')
      await dialog(page).getByLabel('Reason, which the author reads').waitFor()
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: 'All done' }).waitFor()
      expect(await comments()).toEqual(['Second words'])

      await page.keyboard.press('u')
      await dialog(page).getByText('Hidden: Third words').waitFor()
      await page.keyboard.press('Enter')
      await page.getByText('Undone').waitFor()
      expect(await comments()).toEqual(['Second words', 'Third words'])
      // What waited waits again.
      await entries(page).getByRole('button', { name: 'Third words' }).waitFor()
      expect(problems).toEqual([])
    })

    it('takes a key that is pressed before the close event of the last dialog arrives', async () => {
      await commentOf('Some words')
      const { page } = await web.open('/admin/queue', { member: moderator })
      await entries(page).first().waitFor()
      await page.keyboard.press('j')
      await page.keyboard.press('d')
      await dialog(page).getByLabel('Reason, which the author reads').waitFor()
      // What Escape does, and a key before the browser sends the close event.
      await page.evaluate(async () => {
        const open = document.querySelector('dialog[open]') as HTMLDialogElement
        const closed = new Promise((resolve) => open.addEventListener('close', resolve, { once: true }))
        open.dispatchEvent(new Event('cancel', { cancelable: true }))
        open.close()
        await Promise.resolve()
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'd', bubbles: true }))
        await closed
      })
      await dialog(page).getByLabel('Reason, which the author reads').waitFor()
    })

    it('shows its keys, and lets them be turned off', async () => {
      await commentOf('Rude words')
      const { page } = await web.open('/admin/queue', { member: moderator })
      await entries(page).first().waitFor()
      await page.keyboard.press('?')
      await dialog(page).getByText('Warn the author').waitFor()
      await expectAccessible(page)
      await dialog(page).getByLabel('Use these keys').uncheck()
      await page.keyboard.press('Escape')
      await page.keyboard.press('h')
      await page.keyboard.press('?')
      await expect.poll(() => dialog(page).count()).toBe(0)
      await page.getByRole('button', { name: 'Shortcuts' }).click()
      await dialog(page).getByLabel('Use these keys').check()
      await page.keyboard.press('Escape')
      await page.keyboard.press('w')
      await dialog(page).getByText('is asked to keep to the rules').waitFor()
    })

    it('shows why a decision is refused', async () => {
      const own = await publishRecipe(web.test, moderator, { coffeeProfileId: coffeeId })
      await reportRecipe(reader, own)
      const { page, problems } = await web.open('/admin/queue', { member: moderator })
      await entries(page).first().waitFor()
      await page.keyboard.press('h')
      await dialog(page).getByText("You can't decide about your own things.").waitFor()
      await expect.poll(() => dialog(page).getByRole('button', { name: 'Hide', exact: true }).count()).toBe(0)
      expect(besideRefusals(problems, 403)).toEqual([])
    })
  })

  describe('access to the admin pages', () => {
    it('shows "not found" to members and visitors', async () => {
      for (const member of [undefined, reader]) {
        for (const path of ['/admin', '/admin/queue', '/admin/settings']) {
          const { page } = await web.open(path, { member })
          await page.getByRole('heading', { name: 'Page not found' }).waitFor()
        }
        const { page } = await web.open('/timer', { member })
        await expect.poll(() => page.getByRole('link', { name: 'Moderation' }).count()).toBe(0)
      }
    })

    it('shows moderators the link in the header and the profile, without what is for operators', async () => {
      const { page, problems } = await web.open('/profile', { ...PHONE, member: moderator })
      await page.getByRole('main').getByRole('link', { name: 'Moderation' }).click()
      await page.getByRole('heading', { name: 'Overview' }).waitFor()
      const links = page.getByRole('navigation', { name: 'Moderation' })
      await expect
        .poll(() => links.getByRole('link').allTextContents())
        .toEqual(['Overview', 'Queue', 'Members', 'Content', 'Roasters', 'Grinders', 'Audit log'])
      await page.getByText('Emails waiting').waitFor()
      await expect.poll(() => page.getByRole('link', { name: 'Download a backup' }).count()).toBe(0)
      expect(problems).toEqual([])
      const other = await web.open('/admin/settings', { member: moderator })
      await other.page.getByRole('heading', { name: 'Page not found' }).waitFor()
      const desktop = await web.open('/timer', { member: moderator })
      await desktop.page.getByRole('banner').getByRole('link', { name: 'Moderation' }).waitFor()
    })
  })

  it('shows in the audit log who decided what and why, and undoes it', async () => {
    await decide(web.test, moderator, {
      action: 'hide',
      subjectType: 'recipe',
      subjectId: recipeId,
      reason: 'An advert',
    })
    const { page, problems } = await web.open('/admin/audit', { ...PHONE, member: moderator })
    const entry = page.getByRole('listitem').filter({ hasText: 'An advert' })
    await entry.getByText('Hidden: Harbour Bell, v60', { exact: true }).waitFor()
    await entry.getByText('Public → Hidden').waitFor()
    await entry.getByRole('link', { name: `Brewer ${moderator.id}` }).waitFor()
    await entry.getByRole('button', { name: /^Undo/ }).click()
    await dialog(page).getByText('Everything is as it was before.').waitFor()
    expect(await recipeStatus()).toBe(404)
    await dialog(page).getByRole('button', { name: 'Undo', exact: true }).click()
    await entry.getByText('Undone', { exact: true }).waitFor()
    expect(await recipeStatus()).toBe(200)
    await page.getByText('Mine', { exact: true }).click()
    await page.getByText('Undone: Harbour Bell, v60').waitFor()
    expect(problems).toEqual([])
  })

  describe('admin screen of members', () => {
    it('finds a member by name, suspends and unsuspends them', async () => {
      const { page, problems } = await web.open('/admin/members', { ...PHONE, member: moderator })
      await page.getByLabel('Search members').fill(`#${reader.id}`)
      // The row stands still once it is the only one.
      await expect
        .poll(() => page.getByRole('link', { name: /^Brewer \d+$/ }).allTextContents())
        .toEqual([`Brewer ${reader.id}`])
      await page.getByRole('link', { name: `Brewer ${reader.id}`, exact: true }).click()
      await page.getByRole('heading', { name: `Brewer ${reader.id}` }).waitFor()
      // Masked for moderators.
      await expect.poll(() => page.getByRole('main').textContent()).not.toContain(reader.email)
      await page.getByRole('button', { name: 'Suspend', exact: true }).click()
      await dialog(page).getByLabel('Reason, which the author reads').fill('Too many adverts')
      await dialog(page).getByRole('button', { name: 'Suspend' }).click()
      await page
        .getByText(/^Suspended until/)
        .first()
        .waitFor()
      await page.getByRole('button', { name: 'End suspension' }).click()
      await dialog(page).getByText('can share and change things again.').waitFor()
      await dialog(page).getByRole('button', { name: 'End suspension' }).click()
      await page.getByRole('button', { name: 'Suspend', exact: true }).waitFor()
      expect(problems).toEqual([])
    })

    it('changes roles and deletes members with their content, by operators, with undo', async () => {
      const { page, problems } = await web.open(`/admin/members/${author.id}`, { member: operator })
      await page.getByText(author.email).waitFor()
      await page.getByText('Moderator', { exact: true }).click()
      await dialog(page).getByText('Can hide, delete and restore what members shared').waitFor()
      await dialog(page).getByRole('button', { name: 'Change role' }).click()
      await page.getByText('Member → Moderator').waitFor()
      await page.getByText('Member', { exact: true }).click()
      await dialog(page).getByRole('button', { name: 'Change role' }).click()
      await page.getByText('Moderator → Member').waitFor()

      await page.getByRole('button', { name: 'Delete account' }).click()
      await dialog(page)
        .getByText(/Gone with it: 1 recipe/)
        .waitFor()
      await dialog(page).getByRole('button', { name: 'Delete account' }).click()
      await page.getByText(/^Gone for good on/).waitFor()
      expect(await recipeStatus()).toBe(404)
      await page.getByRole('button', { name: /^Undo “Account deleted/ }).click()
      await dialog(page).getByRole('button', { name: 'Undo', exact: true }).click()
      await page.getByRole('button', { name: 'Delete account' }).waitFor()
      expect(await recipeStatus()).toBe(200)
      expect(problems).toEqual([])
    })
  })

  describe('admin screen of content', () => {
    it('hides and restores content from its lists', async () => {
      const { page, problems } = await web.open('/admin/content', { ...PHONE, member: moderator })
      await page
        .getByRole('button', { name: /^Hide: Harbour Bell/ })
        .first()
        .click()
      await dialog(page).getByLabel('Reason, which the author reads').fill('An advert')
      await page.keyboard.press('Enter')
      await expect.poll(() => recipeStatus()).toBe(404)
      await page.getByRole('main').getByText('Hidden', { exact: true }).click()
      const row = page.getByRole('listitem').filter({ hasText: 'An advert' }).first()
      await row.getByRole('button', { name: /^Restore/ }).click()
      await dialog(page).getByRole('button', { name: 'Restore' }).click()
      await expect.poll(() => recipeStatus()).toBe(200)
      expect(problems).toEqual([])
    })

    it('merges a duplicate coffee after a preview, and changes its facts', async () => {
      const body = { name: 'Harbour Bell again', roasterName: 'Saltmarsh Lantern', roastLevel: 'LIGHT' }
      const { id } = (await web.test.post('/api/coffees', body, author)).body.coffee
      await publishRecipe(web.test, author, { coffeeProfileId: id })
      const { page, problems } = await web.open('/admin/content?kind=coffee', { member: moderator })
      await page.getByRole('button', { name: 'Merge: Harbour Bell again' }).click()
      await dialog(page).getByText('Choose what it becomes part of.').waitFor()
      await dialog(page).getByRole('combobox', { name: 'Part of' }).fill('Harbour Bell')
      await dialog(page).getByRole('option', { name: 'Harbour Bell Saltmarsh Lantern' }).first().waitFor()
      expect(await dialog(page).getByRole('option', { name: 'Harbour Bell again' }).count()).toBe(0)
      await dialog(page).getByRole('option', { name: 'Harbour Bell Saltmarsh Lantern' }).first().click()
      await dialog(page).getByText('“Harbour Bell again” becomes part of “Harbour Bell”.').waitFor()
      await dialog(page).getByText('Moves over: 1 recipe.').waitFor()
      await dialog(page).getByRole('button', { name: 'Merge' }).click()
      await page.getByText('Merged: Harbour Bell again').waitFor()
      const { status, body: merged } = await web.test.get(`/api/coffees/${id}`)
      expect(status).toBe(404)
      const moved = await web.open('/coffees')
      await moved.page.evaluate((path) => {
        history.pushState(null, '', path)
      }, `/coffees/${id}`)
      await moved.page.waitForURL(`**/coffees/${merged.mergedInto}`)
      await moved.page.getByRole('heading', { level: 1, name: 'Harbour Bell' }).waitFor()

      await page.goto(`${web.base}/admin/coffees/${coffeeId}`)
      await page.getByLabel('Process').fill('washed')
      await page.getByRole('button', { name: 'Save changes' }).click()
      await page.getByText('Coffee edited: Harbour Bell').waitFor()
      expect((await web.test.get(`/api/coffees/${coffeeId}`)).body.processingMethod).toBe('washed')
      expect(besideRefusals(problems, 404)).toEqual([])
    })
  })

  it('approves and rejects claims and changes of roasters', async () => {
    const roasterId = await insertRoaster(web.test.app.db, { name: 'Claimed', slug: 'claimed', nameKey: 'claimed' })
    const [claimant] = (await insertMembers(web.test, 1)) as [Member]
    await insertRequestsOf(web.test.app.db, claimant.id, roasterId)
    const { page, problems } = await web.open('/admin/claims', { ...PHONE, member: moderator })
    const rows = page.getByRole('listitem').filter({ hasText: 'Claimed' })
    await rows.first().getByRole('button', { name: 'Approve: Claimed' }).click()
    await dialog(page)
      .getByText(/can edit the profile, coffees and widget of Claimed/)
      .waitFor()
    await dialog(page).getByRole('button', { name: 'Approve' }).click()
    await page.getByText('Claim approved').waitFor()
    expect((await web.test.get('/api/roaster-portal/profile', claimant)).status).toBe(200)
    await rows.first().getByRole('button', { name: 'Reject: Claimed' }).click()
    await dialog(page).getByRole('button', { name: 'Reject' }).click()
    await page.getByText('Change rejected').waitFor()
    await expect.poll(() => rows.count()).toBe(0)
    expect(problems).toEqual([])
  })

  it('creates invitations, changes settings and downloads the backup, by operators', async () => {
    const { page, problems } = await web.open('/admin/invites', { ...PHONE, member: operator })
    await page.getByLabel('For how many people').fill('2000')
    await page.getByRole('button', { name: 'Create invitation' }).click()
    await page.getByText('Between 1 and 1,000').waitFor()
    await page.getByLabel('For how many people').fill('3')
    await page.getByLabel('Note (optional)').fill('For the café')
    await page.getByRole('button', { name: 'Create invitation' }).click()
    await expect.poll(() => page.getByLabel('Link').inputValue()).toContain('/register?invite=')
    await page.getByText(/^for 3 more people, until/).waitFor()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy' }).click()
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/register?invite=')
    await page.getByRole('button', { name: 'Copy', exact: true }).waitFor()
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await page.getByRole('button', { name: 'Copy', exact: true }).click()
    await page.getByText("Couldn't copy. Select the text and copy it yourself.").waitFor()
    await page.getByRole('button', { name: 'Delete: For the café' }).click()
    await dialog(page).getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Invitation deleted').waitFor()

    await page.goto(`${web.base}/admin/settings`)
    await page.getByText('By invitation').click()
    await page.getByRole('button', { name: 'Save settings' }).click()
    const settings = async () => (await web.test.get('/api/admin/settings', operator)).body
    // Nothing changes before its effect was seen.
    await dialog(page).getByText('Open to everyone → By invitation').waitFor()
    await dialog(page).getByText('Nobody can sign up without an invitation.').waitFor()
    await dialog(page)
      .getByText(/^\d+ invitations? goe?s? on working\.$/)
      .waitFor()
    await dialog(page)
      .getByText(/^You can undo this until/)
      .waitFor()
    await expectSound(page)
    expect((await settings()).changed).toEqual([])
    await dialog(page).getByRole('button', { name: 'Change settings' }).click()
    await page.getByText('Settings changed').waitFor()
    expect(await settings()).toMatchObject({ settings: { registration: 'invite' }, changed: ['registration'] })
    await page.getByText('Open to everyone', { exact: true }).first().click()
    await page.getByRole('button', { name: 'Save settings' }).click()
    await dialog(page).getByText('Everybody can sign up.').waitFor()
    await dialog(page).getByRole('button', { name: 'Change settings' }).click()
    // What equals the default is no choice any more.
    await expect.poll(async () => (await settings()).changed).toEqual([])

    await page.goto(`${web.base}/admin`)
    const backup = page.getByRole('link', { name: 'Download a backup' })
    await expect.poll(() => backup.getAttribute('href')).toBe('/api/admin/backup')
    expect(problems).toEqual([])
  })

  it('says before sign-up is closed that invitations stop working too', async () => {
    const { page, problems } = await web.open('/admin/settings', { member: operator })
    await page.getByText('Closed', { exact: true }).click()
    await page.getByRole('button', { name: 'Save settings' }).click()
    await dialog(page).getByText('Open to everyone → Closed').waitFor()
    await dialog(page).getByText('Nobody can sign up, not even with an invitation.').waitFor()
    expect(await dialog(page).getByText('on working').count()).toBe(0)
    expect(problems).toEqual([])
  })

  it('tells a blocked member so in German', async () => {
    await suspendMember(web.test, reader, '9999-12-31T00:00:00.000Z')
    const { page } = await web.open('/timer', { ...PHONE, member: reader, language: 'de' })
    await page.getByText('Dein Konto ist gesperrt.').waitFor()
    await expectSound(page)
  })
})
