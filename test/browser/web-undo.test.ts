import type { Locator, Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Member } from '#test/support/app.ts'
import { insertRoaster } from '#test/support/community.ts'
import { insertMembers } from '#test/support/members.ts'
import { joinRoaster } from '#test/support/roasters.ts'
import { expectAccessible, PHONE, useWeb } from '#test/support/web.ts'
import { follow, grinderId, leavePage, openMenu, plantCoffee, publishRecipe } from '#test/support/web-recipes.ts'

const undo = (page: Page) => page.getByRole('status').getByRole('button', { name: 'Undo' })

describe('finding 14: undoing a removal', () => {
  const web = useWeb()
  let member: Member
  let coffeeId: number
  let recipeId: number

  const get = async (path: string) => (await web.test.get(path, { token: member.token })).body
  const post = async (path: string, body: object) => (await web.test.post(path, body, { token: member.token })).body

  beforeEach(async () => {
    const members = (await insertMembers(web.test, 2)) as [Member, Member]
    member = members[0]
    coffeeId = await plantCoffee(web.test, { name: 'Undone Kite', roaster: `Lantern ${member.id}` })
    recipeId = await publishRecipe(web.test, members[1], { coffeeProfileId: coffeeId })
  })

  interface Case {
    what: string
    /** Creates the thing, and returns the path of the screen that removes it. */
    plant: () => Promise<string>
    remove: (page: Page) => Promise<void>
    /** Visible on the screen while the thing exists. */
    sign: (page: Page) => Locator
    kept: () => Promise<unknown>
  }

  const confirm = async (page: Page, name: string | RegExp, yes: string) => {
    await page.getByRole('button', { name }).click()
    await page.getByRole('dialog').getByRole('button', { name: yes }).click()
  }
  const confirmInMenu = async (page: Page, name: string | RegExp, yes: string) => {
    await openMenu(page)
    await confirm(page, name, yes)
  }
  const CASES: Case[] = [
    {
      what: 'a brew',
      plant: async () => {
        await post('/api/brew-logs', { method: 'v60', coffeeProfileId: coffeeId, notes: 'Kept', rating: 4 })
        return '/log'
      },
      remove: (page) => confirmInMenu(page, /^Delete Undone Kite/, 'Delete'),
      sign: (page) => page.getByRole('link', { name: 'Brew again' }),
      kept: async () => (await get('/api/brew-logs')).data,
    },
    {
      what: 'a recipe in a collection',
      plant: async () => {
        const { collection } = await post('/api/collections', { name: 'Sundays' })
        await post(`/api/collections/${collection.id}/items`, { recipeId })
        return `/profile/collections/${collection.id}`
      },
      remove: (page) => page.getByRole('button', { name: 'Remove Undone Kite' }).click(),
      sign: (page) => page.getByRole('link', { name: 'Undone Kite' }),
      kept: async () =>
        (await get('/api/collections')).collections.filter((c: { _count: { items: number } }) => c._count.items),
    },
    {
      what: 'a collection',
      plant: async () => {
        const { collection } = await post('/api/collections', { name: 'Mondays' })
        await post(`/api/collections/${collection.id}/items`, { recipeId })
        return `/profile/collections/${collection.id}`
      },
      remove: (page) => confirm(page, 'Delete', 'Delete'),
      sign: (page) => page.getByRole('link', { name: /Mondays/ }),
      kept: async () => (await get('/api/collections')).collections,
    },
    {
      what: 'a saved recipe',
      plant: async () => {
        await post('/api/user/saved-recipes', { communityRecipeId: recipeId })
        return '/profile/saved'
      },
      remove: (page) => page.getByRole('button', { name: 'Remove Undone Kite' }).click(),
      sign: (page) => page.getByRole('link', { name: 'Undone Kite' }),
      kept: async () => (await get('/api/user/saved-recipes')).savedRecipes,
    },
    {
      what: 'a recipe that was saved on its page',
      plant: async () => {
        await post('/api/user/saved-recipes', { communityRecipeId: recipeId })
        return `/recipes/${recipeId}`
      },
      remove: (page) => page.getByRole('button', { name: 'Saved', pressed: true }).click(),
      sign: (page) => page.getByRole('button', { name: 'Saved', pressed: true }),
      kept: async () => (await get('/api/user/saved-recipes')).savedRecipes,
    },
    {
      what: 'a coffee of the library, with stars and notes',
      plant: async () => {
        await post('/api/user/coffee-library', { coffeeProfileId: coffeeId, rating: 5, personalNotes: 'Plum' })
        return '/profile/library'
      },
      remove: (page) => confirm(page, 'Remove Undone Kite', 'Remove'),
      sign: (page) => page.getByRole('link', { name: 'Undone Kite' }),
      kept: async () => (await get('/api/user/coffee-library')).library,
    },
    {
      what: 'a grinder, with its nickname',
      plant: async () => {
        await post('/api/user/grinders', {
          grinderId: await grinderId(web.test, 'comandante-c40-mk4'),
          nickname: 'Old one',
          isDefault: true,
        })
        return '/profile/equipment'
      },
      remove: (page) => confirm(page, 'Remove Comandante C40 MK4', 'Remove'),
      sign: (page) => page.getByRole('heading', { name: 'Old one' }),
      kept: async () => (await get('/api/user/grinders')).grinders,
    },
    {
      what: 'a comment',
      plant: async () => {
        await post(`/api/recipes/${recipeId}/comments`, { body: 'Lovely' })
        return `/recipes/${recipeId}`
      },
      remove: (page) => page.getByRole('button', { name: /Delete the comment/ }).click(),
      sign: (page) => page.getByText('Lovely', { exact: true }),
      kept: async () => (await get(`/api/recipes/${recipeId}/comments`)).comments,
    },
    {
      what: 'a personal recipe',
      plant: async () => {
        const figures = { method: 'v60', grindSetting: 24, doseGrams: 15, waterGrams: 240, ratio: 16 }
        await post('/api/user/recipes', { name: 'The big cup', ...figures })
        return '/profile/recipes'
      },
      remove: (page) => confirmInMenu(page, 'Delete The big cup', 'Delete'),
      sign: (page) => page.getByRole('heading', { name: 'The big cup' }),
      kept: async () => (await get('/api/user/recipes')).recipes,
    },
    {
      what: 'a roaster that was followed',
      plant: async () => {
        const { coffees } = await get(`/api/coffees?q=Undone+Kite&limit=100`)
        const { roasterSlug } = coffees.find(({ id }: { id: number }) => id === coffeeId)
        await post(`/api/roasters/${roasterSlug}/follow`, {})
        return `/roasters/${roasterSlug}`
      },
      remove: (page) => page.getByRole('button', { name: 'Following', pressed: true }).click(),
      sign: (page) => page.getByText('1 follower', { exact: true }),
      kept: async () => {
        const slug = (await get(`/api/coffees/${coffeeId}`)).roasterSlug
        const { isFollowing } = await get(`/api/roasters/${slug}/follow`)
        return isFollowing ? ['following'] : []
      },
    },
    {
      what: 'a recipe of one’s own',
      plant: async () => `/recipes/${await publishRecipe(web.test, member, { coffeeProfileId: coffeeId })}`,
      remove: (page) => confirmInMenu(page, 'Delete', 'Delete'),
      sign: (page) => page.getByRole('heading', { level: 1, name: 'Recipes' }),
      kept: async () => (await get(`/api/community-recipes?createdByMe=true`)).data,
    },
    {
      what: 'a coffee in the roaster portal',
      plant: async () => `/portal/coffees/${await plantOwnCoffee()}`,
      remove: (page) => confirm(page, 'Delete coffee', 'Delete'),
      sign: (page) => page.getByRole('link', { name: 'House Drum' }),
      kept: async () => (await get('/api/roaster-portal/coffees')).coffees,
    },
    {
      what: 'a recipe for the widget',
      plant: async () => {
        const id = await plantOwnCoffee()
        await post(`/api/roaster-portal/coffees/${id}/recipes`, { method: 'v60', doseGrams: 15, waterGrams: 240 })
        return `/portal/coffees/${id}`
      },
      remove: (page) => confirm(page, 'Delete V60 recipe', 'Delete'),
      sign: (page) => page.getByRole('button', { name: 'Delete V60 recipe' }),
      kept: async () => {
        const [{ id }] = (await get('/api/roaster-portal/coffees')).coffees
        return (await get(`/api/roaster-portal/coffees/${id}/recipes`)).recipes
      },
    },
  ]
  /** Makes the member part of a roaster with one coffee. */
  async function plantOwnCoffee(): Promise<number> {
    await joinRoaster(web.test, member.id, await insertRoaster(web.test.app.db))
    return (await post('/api/roaster-portal/coffees', { name: 'House Drum', roastLevel: 'LIGHT' })).coffee.id
  }

  it.for(CASES)('$what is restored by Undo, or else deleted', async ({ plant, remove, sign, kept }) => {
    const path = await plant()
    const { page, problems } = await web.open(path, { member })
    const before = await kept()
    expect(before).not.toEqual([])
    await remove(page)
    await undo(page).click()
    await sign(page).first().waitFor()
    await undo(page).waitFor({ state: 'detached' })
    // No deletion is sent later either.
    await leavePage(page)
    expect(await kept()).toEqual(before)

    await page.goto(web.base + path)
    await remove(page)
    await undo(page).waitFor()
    expect(await kept()).toEqual(before)
    await leavePage(page)
    await undo(page).waitFor({ state: 'detached' })
    await expect.poll(kept).toEqual([])
    expect(problems).toEqual([])
  })

  async function openShelf() {
    await post('/api/user/coffee-library', { coffeeProfileId: coffeeId, rating: 5, personalNotes: 'Plum' })
    const opened = await web.open('/profile/library', { member })
    const { page } = opened
    await confirm(page, 'Remove Undone Kite', 'Remove')
    await undo(page).waitFor()
    return opened
  }
  const shelf = async () => (await get('/api/user/coffee-library')).library

  it('is possible until a timeout, which hovering pauses', async () => {
    await post('/api/user/coffee-library', { coffeeProfileId: coffeeId })
    const { page } = await web.open('/sign-in', { member })
    await page.clock.install()
    await page.goto(`${web.base}/profile/library`)
    await page.getByRole('button', { name: 'Remove Undone Kite' }).waitFor()
    // From here on, the test moves the clock.
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await confirm(page, 'Remove Undone Kite', 'Remove')
    await page.clock.runFor(9000)
    await undo(page).hover()
    await page.clock.runFor(60_000)
    await expect.poll(() => undo(page).count()).toBe(1)
    expect(await shelf()).toHaveLength(1)
    await page.mouse.move(0, 0)
    await page.clock.runFor(11_000)
    await undo(page).waitFor({ state: 'detached' })
    await expect.poll(shelf).toEqual([])
  })

  it('is final when the tab is closed, which deletes', async () => {
    const { page } = await openShelf()
    expect(await shelf()).toHaveLength(1)
    await page.close({ runBeforeUnload: true })
    await expect.poll(shelf).toEqual([])
  })

  it('is final when another site is opened, which deletes', async () => {
    const { page } = await openShelf()
    await page.goto('about:blank')
    await expect.poll(shelf).toEqual([])
  })

  it('does not delete what was added again meanwhile', async () => {
    const { page } = await openShelf()
    await page.getByRole('combobox', { name: 'Add a coffee' }).fill('Undone Kite')
    await page.getByRole('listbox', { name: 'Add a coffee' }).getByText(`Lantern ${member.id}`).click()
    await page.getByRole('link', { name: 'Undone Kite' }).waitFor()
    await leavePage(page)
    await expect.poll(shelf).toMatchObject([{ coffeeProfileId: coffeeId }])
  })

  it('restores the thing with a message when the server refuses the deletion', async () => {
    const { page } = await openShelf()
    await page.route('**/api/user/coffee-library?*', (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({ status: 503, json: { error: 'Try again later' } })
        : route.continue(),
    )
    await leavePage(page)
    await page.getByRole('status').getByText("Couldn't remove it: Try again later").waitFor()
    await page.getByRole('link', { name: 'Undone Kite' }).waitFor()
    expect(await shelf()).toMatchObject([{ rating: 5, personalNotes: 'Plum' }])
  })

  it('is final when the member signs out, which deletes first', async () => {
    const { page } = await openShelf()
    await follow(page, '/profile/settings')
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await page.getByRole('link', { name: 'Sign in' }).first().waitFor()
    const rows = await web.test.app.db
      .selectFrom('libraryEntries')
      .selectAll()
      .where('userId', '=', member.id)
      .execute()
    expect(rows).toEqual([])
  })

  /** The controls that a toast covers. */
  const coveredBy = (page: Page) =>
    page.evaluate<string[]>(`(() => {
      const toasts = [...document.querySelectorAll('[role=status] > p')].map((each) => each.getBoundingClientRect())
      const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, label, summary, nav')]
      return controls
        .filter((control) => !control.closest('[role=status]') && control.checkVisibility())
        .filter((control) => {
          const box = control.getBoundingClientRect()
          return box.width > 1 && toasts.some((toast) => toast.left < box.right && box.left < toast.right &&
            toast.top < box.bottom && box.top < toast.bottom)
        })
        .map((control) => control.outerHTML.slice(0, 400))
    })()`)

  it.for([
    ['phone', PHONE],
    ['phone on its side', { viewport: { width: 844, height: 390 } }],
    ['desktop', {}],
  ] as const)('shows a toast that covers no control (%s)', async ([, size]) => {
    await post('/api/brew-logs', { method: 'v60', coffeeProfileId: coffeeId })
    await post('/api/brew-logs', { method: 'v60', coffeeProfileId: coffeeId, grindSetting: 20 })
    const { page } = await web.open('/log', { member, ...size })
    await confirmInMenu(page, /^Delete Undone Kite/, 'Delete')
    await undo(page).waitFor()
    await expect.poll(() => coveredBy(page)).toEqual([])
    await expectAccessible(page)
    // In a form that fills the screen, it may cover a field, but never the focused one.
    await follow(page, '/log/new')
    await page.getByRole('button', { name: 'Log brew' }).waitFor()
    for (const label of ['Dose', 'Water', 'Grind setting']) {
      await page.getByLabel(label, { exact: true }).focus()
      const vital = async () => (await coveredBy(page)).filter((each) => /^<nav|^<a |data-edited|Log brew/.test(each))
      await page.evaluate(`document.activeElement.setAttribute('data-edited', '')`)
      await expect.poll(vital, { message: label }).toEqual([])
      await page.evaluate(`document.activeElement.removeAttribute('data-edited')`)
    }
  })
})
