import { beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '#test/support/app.ts'
import { insertMembers } from '#test/support/members.ts'
import { expectAccessible, PHONE, useWeb } from '#test/support/web.ts'
import {
  besideRefusals,
  expectNoSidewaysScroll,
  follow,
  leavePage,
  plantCoffee,
  publishRecipe,
} from '#test/support/web-recipes.ts'

describe('roasters and people in the web app', () => {
  const web = useWeb()
  let author: Member
  let reader: Member
  let recipeId: number

  beforeAll(async () => {
    ;[author, reader] = (await insertMembers(web.test, 2)) as [Member, Member]
    const coffeeId = await plantCoffee(web.test, { name: 'Copper Kite', roaster: 'Fernwhistle Coffee' })
    await plantCoffee(web.test, { name: 'Low Tide', roaster: 'Saltmarsh Lantern' })
    recipeId = await publishRecipe(web.test, author, { coffeeProfileId: coffeeId })
  })

  const dress = (slug: string, values: object) =>
    web.test.app.db.updateTable('roasters').set(values).where('slug', '=', slug).execute()

  /** The stored state, which follows shortly after what is shown. */
  const followOf = async ({ token }: Member) =>
    (await web.test.get('/api/roasters/fernwhistle-coffee/follow', { token })).body

  describe('the list of roasters', () => {
    it('searches while typing, and keeps the search in the URL', async () => {
      const { page, problems } = await web.open('/roasters', PHONE)
      await page.getByText('2 roasters').waitFor()
      await page.getByLabel('Search roasters').fill('fern')
      await page.getByText('1 roaster', { exact: true }).waitFor()
      await page.waitForURL('**?search=fern')
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Fernwhistle Coffee' }).click()
      await page.waitForURL('**/roasters/fernwhistle-coffee')
      expect(problems).toEqual([])
    })

    it('has an empty state when nothing is found', async () => {
      const { page } = await web.open('/roasters?search=zzzzqqqq')
      await page.getByRole('heading', { name: 'No roasters found' }).waitFor()
    })
  })

  describe('the roaster screen', () => {
    it('shows the roaster, its coffees and recipes', async () => {
      await dress('fernwhistle-coffee', {
        tagline: 'Quiet coffees',
        description: '<b>Twice</b> a week',
        isVerified: true,
        websiteUrl: 'https://fernwhistle.example/shop',
      })
      const { page, problems } = await web.open('/roasters/fernwhistle-coffee', PHONE)
      for (const text of ['Quiet coffees', '<b>Twice</b> a week', 'Verified']) await page.getByText(text).waitFor()
      const website = page.getByRole('link', { name: 'fernwhistle.example' })
      await expect.poll(() => website.getAttribute('rel')).toBe('noopener nofollow')
      await expect.poll(() => website.getAttribute('href')).toBe('https://fernwhistle.example/shop')
      await page.getByRole('heading', { name: 'Copper Kite' }).nth(1).waitFor()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      expect(problems).toEqual([])
    })

    it('reserves space for images, and shows a letter when the logo does not load', async () => {
      await dress('saltmarsh-lantern', {
        logoUrl: 'https://pictures.example/logo.png',
        coverImageUrl: 'https://pictures.example/cover.jpg',
      })
      const { page } = await web.open('/coffees')
      await page.route('https://pictures.example/logo.png', (route) => route.abort())
      await page.route('https://pictures.example/cover.jpg', (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
      )
      await follow(page, '/roasters/saltmarsh-lantern')
      const cover = page.locator('img[src="https://pictures.example/cover.jpg"]')
      await cover.waitFor()
      await expect.poll(() => cover.getAttribute('loading')).toBe('lazy')
      await expect.poll(() => cover.getAttribute('height')).toBe('320')
      await page.getByRole('heading', { level: 1 }).locator('svg').waitFor()
      await expect.poll(() => page.locator('img[src$="logo.png"]').count()).toBe(0)
      await dress('saltmarsh-lantern', { logoUrl: null, coverImageUrl: null })
    })

    it('ignores website URLs with other schemes, and images that are not https', async () => {
      await plantCoffee(web.test, { name: 'Trap', roaster: 'Trap Street' })
      await dress('trap-street', {
        websiteUrl: 'javascript:document.title="owned"',
        logoUrl: 'http://pictures.example/logo.png',
        coverImageUrl: 'data:image/svg+xml,<svg/>',
      })
      const { page, problems } = await web.open('/roasters/trap-street')
      await page.getByRole('heading', { name: 'Trap', exact: true }).waitFor()
      await expect.poll(() => page.locator('main a[href^="javascript"], main a[target]').count()).toBe(0)
      await expect.poll(() => page.locator('main img').count()).toBe(0)
      expect(problems).toEqual([])
    })

    it('follows and unfollows the roaster, with the count', async () => {
      const { page, problems } = await web.open('/roasters/fernwhistle-coffee', { member: reader })
      await page.getByRole('button', { name: 'Follow', pressed: false }).click()
      await page.getByRole('button', { name: 'Following', pressed: true }).waitFor()
      await page.getByText('1 follower', { exact: true }).waitFor()
      await expect.poll(() => followOf(reader)).toEqual({ isFollowing: true, followerCount: 1 })
      await page.reload()
      await page.getByRole('button', { name: 'Following', pressed: true }).click()
      await page.getByText('0 followers').waitFor()
      await leavePage(page)
      await expect.poll(() => followOf(reader)).toEqual({ isFollowing: false, followerCount: 0 })
      expect(problems).toEqual([])
    })

    it('invites signed-out visitors to sign in for following', async () => {
      const { page, problems } = await web.open('/roasters/fernwhistle-coffee')
      await page.getByRole('button', { name: 'Follow' }).click()
      const link = page
        .getByRole('dialog', { name: 'Sign in to follow roasters' })
        .getByRole('link', { name: 'Sign in' })
      await expect.poll(() => link.getAttribute('href')).toBe('/sign-in?next=%2Froasters%2Ffernwhistle-coffee')
      expect(problems).toEqual([])
    })

    it('shows "Page not found" for an unknown slug', async () => {
      const { page, problems } = await web.open('/roasters')
      await follow(page, '/roasters/nobody-at-all')
      await page.getByRole('heading', { name: 'Page not found' }).waitFor()
      expect(besideRefusals(problems, 404)).toEqual([])
    })
  })

  describe('the feed of followed roasters', () => {
    it('leads to roasters while none is followed, and then shows their recipes', async () => {
      const [newcomer] = (await insertMembers(web.test, 1)) as [Member]
      const { page, problems } = await web.open('/feed', { member: newcomer, ...PHONE })
      await page.getByRole('heading', { name: 'Nothing here yet' }).waitFor()
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Find roasters to follow' }).click()
      await page.getByRole('link', { name: 'Fernwhistle Coffee' }).click()
      await page.getByRole('button', { name: 'Follow', exact: true }).click()
      await page.getByRole('button', { name: 'Following' }).waitFor()
      await expect.poll(() => followOf(newcomer)).toMatchObject({ isFollowing: true })
      await follow(page, '/feed')
      await expect
        .poll(() => page.getByRole('link', { name: 'Copper Kite' }).getAttribute('href'))
        .toBe(`/recipes/${recipeId}`)
      await expect.poll(() => page.getByRole('article').first().innerText()).toContain('Shared today')
      await expectAccessible(page)
      expect(problems).toEqual([])
    })

    it('invites signed-out visitors to sign in', async () => {
      const { page } = await web.open('/feed')
      const link = page.getByRole('main').getByRole('link', { name: 'Sign in' })
      await expect.poll(() => link.getAttribute('href')).toBe('/sign-in?next=%2Ffeed')
    })
  })

  describe('the public profile', () => {
    it('shows the public activity of a member', async () => {
      const { status } = await web.test.post(
        `/api/community-recipes/${recipeId}/brew-log`,
        { rating: 5, notes: 'Round and sweet' },
        { token: reader.token },
      )
      expect(status).toBe(200)
      await web.test.post(`/api/recipes/${recipeId}/comments`, { body: 'A <i>joy</i>' }, { token: reader.token })
      await web.test.post('/api/user/saved-recipes', { communityRecipeId: recipeId }, { token: reader.token })
      const { page, problems } = await web.open(`/users/${reader.id}`, PHONE)
      for (const text of ['A <i>joy</i>', '24 clicks on Comandante C40 MK4', `Brewer ${reader.id}`])
        await page.getByText(text).first().waitFor()
      await expect.poll(() => page.getByRole('article').count()).toBe(1)
      await expect.poll(() => page.getByRole('article').innerText()).toContain('Saved today')
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      expect(problems).toEqual([])
    })

    it('shows "Page not found" for an unknown id', async () => {
      const { page, problems } = await web.open('/roasters')
      await follow(page, '/users/2000000000')
      await page.getByRole('heading', { name: 'Page not found' }).waitFor()
      expect(besideRefusals(problems, 404)).toEqual([])
    })
  })
})
