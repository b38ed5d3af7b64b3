import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '#test/support/app.ts'
import { insertMembers } from '#test/support/members.ts'
import { insertWithRole } from '#test/support/moderation.ts'
import { descriptionOf } from '#test/support/openapi.ts'
import { DESCRIPTION } from '#test/support/own-grinders.ts'
import { insertRoasterMember, type RoasterMember } from '#test/support/roasters.ts'
import { useWeb } from '#test/support/web.ts'
import {
  expectOnlyText,
  hostileText,
  listenIn,
  plantedIn,
  plantedInSource,
  ROUNDS,
  type Sentinel,
} from './hostile-texts.ts'
import { HostileWriter } from './hostile-writer.ts'
import { openStrangeSite } from './strange-site.ts'

/** Fields that accept no free text: addresses, names from the catalog, numbers, codes. */
const NEVER_FREE =
  /\.(email|businessEmail|contactEmail|method|slug|accentColor|roastLevel|grinder|shareId|roasterSlug|instagramHandle|language|until|changedAt)$/
/** Screens that may show none of the texts, depending on what was opened before. */
const SHOWS_NONE = /settings|analytics|edit|new|compare|timer|^\/$/
/** Fields that are not stored, or never shown. */
const NOT_SHOWN = /\.(password|currentPassword|newPassword|identityToken|nonce|token|invite|userId)$/

/** Only the shortest fields hold a single text; for all others, every other round is enough. */
const EVERY_OTHER = [0, 2, 4]

const everyRound = <T>(work: (round: number) => Promise<T>): Promise<T[]> =>
  Array.from({ length: ROUNDS }, (_, round) => round).reduce<Promise<T[]>>(
    async (before, round) => [...(await before), await work(round)],
    Promise.resolve([]),
  )

interface Written {
  coffeeId: number
  roasterSlug: string
  portalCoffeeId: number
  recipeId: number
  logId: number
  collectionId: number
  readerId: number
  /** Described by the reader. */
  grinderSlug: string
  suspendedId: number
}

describe('user-written texts with markup and scripts', () => {
  const web = useWeb()
  let writer: HostileWriter
  let author: RoasterMember
  let operator: Member
  let slug: string
  let written: Written[]
  let context: BrowserContext
  let sentinel: Sentinel
  let page: Page
  let parser: Page

  beforeAll(async () => {
    writer = new HostileWriter(web.test, await descriptionOf(web.test.app))
    author = await insertRoasterMember(web.test)
    operator = await insertWithRole(web.test, 'operator')
    slug = (await web.test.get('/api/roaster-portal/profile', author)).body.roaster.slug
    written = await everyRound(writeAll)
    context = await web.browser.newContext({ serviceWorkers: 'block', viewport: { width: 1000, height: 3000 } })
    const cookie = { name: 'svc_session', value: author.token, url: web.base, httpOnly: true, sameSite: 'Lax' as const }
    await context.addCookies([cookie])
    await context.addInitScript(() => localStorage.setItem('brewprint.signed-in', 'true'))
    sentinel = await listenIn(context)
    page = await context.newPage()
    parser = await web.browser.newPage()
  })
  afterAll(() => context?.close())

  /** Writes as a member, as a roaster and as a member who claims a roaster. */
  async function writeAll(round: number): Promise<Written> {
    writer.round = round
    const { db } = web.test.app
    const { token } = author
    const grinder = await db.selectFrom('grinders').select(['id', 'slug']).executeTakeFirstOrThrow()
    const machine = await db.selectFrom('machines').select('id').executeTakeFirstOrThrow()
    const [reader, claimant] = (await insertMembers(web.test, 2)) as [Member, Member]
    const amounts = { ratio: 16, doseGrams: 15, waterGrams: 240, rating: 4, roastLevel: 'LIGHT' }
    const steps = [{ action: 'pour', waterGrams: 240, label: hostileText(60, round), note: hostileText(280, round) }]
    const equipment = {
      grinderId: grinder.id,
      machineId: machine.id,
      references: [{ setting: 20, grindIndex: 35, feedback: 'JUST_RIGHT' }],
    }

    await writer.write('putProfile', {}, reader)
    await writer.write('patchProfile', {}, author)
    await writer.write('register', { password: 'correct horse' })
    await writer.write('putRoasterProfile', {}, author)
    await writer.write('patchRoasterProfile', {}, author)
    await writer.write('putEmbedSettings', { theme: 'dark' }, author)
    await writer.write('patchEmbedSettings', {}, author)
    const coffee = await writer.write('createCoffee', amounts, author)
    const village = { ...amounts, roasterName: `Village Roasters ${writer.round}` }
    const added = await writer.write('createCoffee', village, reader)
    for (const operation of ['putCoffee', 'patchCoffee']) {
      // Differs from the name of a managed roaster, which would refuse the coffee.
      const roasterName = `${hostileText(110, writer.round)} & sons`
      await writer.write(operation, { ...amounts, roasterName }, { token: reader.token, id: added.body.coffee.id })
    }
    const own = (await writer.write('createOwnCoffee', amounts, author)).body.coffee
    await writer.write('putOwnCoffee', { ...amounts }, { token, id: own.id })
    await writer.write('patchOwnCoffee', { ...amounts }, { token, id: own.id })
    const embed = await writer.write(
      'createEmbedRecipe',
      { ...amounts, steps, method: 'v60', isDefault: true },
      { token, id: own.id },
    )
    for (const operation of ['putEmbedRecipe', 'patchEmbedRecipe']) {
      await writer.write(operation, { ...amounts }, { token, id: own.id, recipeId: embed.body.recipe.id })
    }
    const things = { ...amounts, ...equipment, coffeeProfileId: own.id }
    const recipe = await writer.write('publishRecipe', { ...things, steps }, author)
    const recipeId: number = recipe.body.id
    await writer.write('reviseRecipe', {}, { token, id: recipeId })
    const mine = await writer.write('publishRecipe', { ...things, coffeeProfileId: coffee.body.coffee.id }, reader)
    await writer.write('addComment', {}, { token: reader.token, id: recipeId })
    await writer.write('logBrewOfRecipe', { rating: 5 }, { token: reader.token, id: recipeId })
    await web.test.post('/api/user/saved-recipes', { communityRecipeId: recipeId }, reader)
    await web.test.post('/api/user/saved-recipes', { communityRecipeId: mine.body.id }, author)
    await web.test.post(`/api/roasters/${coffee.body.coffee.roasterSlug}/follow`, undefined, author)
    await writer.write('keepUserGrinder', equipment, author)
    await writer.write('keepUserMachine', equipment, author)
    await writer.write('keepCoffee', things, author)
    const personal = await writer.write('createPersonalRecipe', { ...things, steps, method: 'v60' }, author)
    for (const operation of ['putPersonalRecipe', 'patchPersonalRecipe', 'postPersonalRecipe']) {
      await writer.write(operation, {}, { token, id: personal.body.recipe.id })
    }
    const log = await writer.write('logBrew', { ...things, method: 'v60' }, author)
    await writer.write('reviseBrewLog', {}, { token, id: log.body.brewLog.id })
    await writer.write('logBrew', { ...things, recipeId }, reader)
    const collection = await writer.write('createCollection', {}, author)
    const collectionId: number = collection.body.collection.id
    for (const operation of ['putCollection', 'patchCollection', 'postCollection']) {
      await writer.write(operation, {}, { token, id: collectionId })
    }
    await web.test.post(`/api/collections/${collectionId}/items`, { recipeId: mine.body.id }, author)
    await writer.write('submitRoasterClaim', { roasterSlug: null }, claimant)
    await writer.write('sendContactMessage', {})
    await writer.write('requestDemo', {})
    await writer.write('suggestEquipment', { kind: 'GRINDER' })
    await writer.write('subscribe', {})
    await writer.write('sendGrindFeedback', {
      grinder: grinder.slug,
      feedback: 'JUST_RIGHT',
      method: 'v60',
      setting: 24,
    })
    for (const kind of ['Impression', 'Click', 'MethodSwitch']) {
      await writer.write(`track${kind}`, { shareId: `${slug}/${own.slug}`, method: 'v60' })
    }
    const hidden = await writer.write('publishRecipe', things, reader)
    const asked = await writeToModerators(reader, hidden.body.id, recipeId)
    return {
      ...asked,
      coffeeId: coffee.body.coffee.id,
      roasterSlug: coffee.body.coffee.roasterSlug,
      portalCoffeeId: own.id,
      recipeId,
      logId: log.body.brewLog.id,
      collectionId,
      readerId: reader.id,
    }
  }

  /** Writes what moderators read, and what they answer. */
  async function writeToModerators(reader: Member, hiddenId: number, reportedId: number) {
    const { token } = operator
    const [suspended, deleted] = (await insertMembers(web.test, 2)) as [Member, Member]
    const { name: _, ...dial } = DESCRIPTION
    const { grinder } = (await writer.write('describeOwnGrinder', dial, reader)).body
    const changed = await writer.write('changeOwnGrinder', dial, { token: reader.token, id: grinder.id })
    const suggested = await writer.write('suggestOwnGrinder', {}, { token: reader.token, id: grinder.id })
    await writer.write(
      'decideGrinderSuggestion',
      { decision: 'accept', changedAt: changed.body.grinder.changedAt },
      { token, id: suggested.body.suggestion.id },
    )
    const waiting = (await writer.write('describeOwnGrinder', dial, reader)).body.grinder
    await writer.write('suggestOwnGrinder', {}, { token: reader.token, id: waiting.id })
    await writer.write('createInvite', {}, operator)
    const subject = { subjectType: 'recipe', subjectId: hiddenId }
    await writer.write('report', { ...subject, subjectId: reportedId, reason: 'other' }, reader)
    await writer.write('decide', { ...subject, action: 'hide', until: null }, operator)
    await writer.write('appeal', subject, reader)
    const until = new Date(Date.now() + 86_400_000).toISOString()
    const profile = { subjectType: 'profile', subjectId: suspended.id }
    await writer.write('decide', { ...profile, action: 'suspend', until }, operator)
    await writer.write('appealSuspension', {}, suspended)
    await writer.write('deleteMember', { content: 'delete' }, { token, id: deleted.id })
    const facts = { name: 'Facts', roasterName: `Facts & sons ${writer.round}`, roastLevel: 'LIGHT' }
    const { coffee } = (await web.test.post('/api/coffees', facts, reader)).body
    await writer.write('editCoffeeFacts', { roastLevel: 'DARK' }, { token, id: coffee.id })
    return { grinderSlug: grinder.slug as string, suspendedId: suspended.id }
  }

  async function look(path: string, { on = page, isShown = true } = {}): Promise<void> {
    const answer = await on.goto(web.base + path)
    expect(await plantedInSource(parser, await answer!.text()), path).toEqual([])
    await expectOnlyText(on, sentinel, isShown)
  }

  /** Opens the paths in several tabs at once. */
  async function lookAll(paths: string[]): Promise<void> {
    const tabs = await Promise.all(Array.from({ length: 3 }, () => context.newPage()))
    const left = [...paths]
    const work = async (on: Page) => {
      for (let path = left.shift(); path; path = left.shift()) await look(path, { on, isShown: !SHOWS_NONE.test(path) })
      await on.close()
    }
    await Promise.all(tabs.map(work))
  }

  it('are accepted by every free-text field', () => {
    const free = [...writer.fields].filter((field) => !NEVER_FREE.test(field) && !NOT_SHOWN.test(field))
    const missing = free.filter((field) => !writer.taken.has(field))
    expect(missing).toEqual([])
    expect(free.length).toBeGreaterThan(60)
  })

  it('would run on a page that rendered them as markup, as a control', async () => {
    const careless = await web.browser.newContext()
    const heard = await listenIn(careless)
    const carelessPage = await careless.newPage()
    const text = Array.from({ length: ROUNDS }, (_, round) => hostileText(2000, round)).join('\n')
    await carelessPage.setContent(`<!doctype html><body><p>${text}</p>`)
    await expect
      .poll(() => [...new Set(heard.hits)].sort())
      .toEqual(expect.arrayContaining(['ran: 1', 'ran: 2', 'ran: 3', 'ran: 4', 'ran: 9', 'ran: 16']))
    expect((await plantedIn(carelessPage)).length).toBeGreaterThan(10)
    expect((await plantedInSource(parser, `<noscript><p>${text}</p></noscript>`)).length).toBeGreaterThan(10)
    await careless.close()
  })

  it('are shown as text on every detail screen', async () => {
    const short = written.flatMap((each) => [`/recipes/${each.recipeId}`, `/users/${each.readerId}`])
    const longer = written
      .filter((_, round) => EVERY_OTHER.includes(round))
      .flatMap((each) => [
        `/coffees/${each.coffeeId}`,
        `/roasters/${each.roasterSlug}`,
        `/log/${each.logId}`,
        `/profile/collections/${each.collectionId}`,
        `/portal/coffees/${each.portalCoffeeId}`,
      ])
    await lookAll([...short, ...longer])
  })

  it('are shown as text in every list', async () => {
    const [{ recipeId, logId }] = written as [Written]
    const lists = ['/recipes', '/coffees', '/roasters', '/feed', '/log', '/log/week', '/profile', '/profile/library']
    const own = ['recipes', 'saved', 'collections', 'equipment', 'settings'].map((name) => `/profile/${name}`)
    const portal = ['', '/profile', '/coffees', '/embed', '/analytics'].map((name) => `/portal${name}`)
    const others = [
      `/recipes/${recipeId}/edit`,
      `/recipes/${recipeId}/print`,
      `/recipes/new?from=${recipeId}`,
      `/log/new?recipe=${recipeId}`,
      `/log/compare?a=${logId}`,
      '/timer',
      '/',
    ]
    await lookAll([...lists, ...own, ...portal, ...others])
  })

  it('are shown as text on the admin pages, and to members whom a decision is about', async () => {
    await context.addCookies([{ name: 'svc_session', value: operator.token, url: web.base, httpOnly: true }])
    const [{ suspendedId, grinderSlug, coffeeId }] = written as [Written]
    const kinds = ['recipe', 'comment', 'coffee', 'roaster'].map((kind) => `/admin/content?kind=${kind}`)
    const lists = ['/admin/queue', '/admin/claims', '/admin/audit', '/admin/equipment', '/admin/invites']
    const one = [`/admin/members/${suspendedId}`, `/admin/coffees/${coffeeId}`, `/grinders/${grinderSlug}`]
    await lookAll([...kinds, ...lists, ...one])
    await context.addCookies([{ name: 'svc_session', value: author.token, url: web.base, httpOnly: true }])
  })

  it('are shown as text in the widget on a page without a CSP, and in the iframe', async () => {
    const slugs = [slug, ...written.map(({ roasterSlug }) => roasterSlug)]
    const layouts = ['card', 'inline', 'badge']
    const site = await openStrangeSite(
      () =>
        `<!doctype html><title>A roaster</title>${slugs
          .flatMap((slug) =>
            layouts.map((layout) => `<div data-service-widget="${slug}" data-layout="${layout}"></div>`),
          )
          .join('')}<script src="${web.base}/embed/widget.js"></script>`,
    )
    for (const round of EVERY_OTHER) {
      writer.round = round
      await writer.write('putRoasterProfile', {}, author)
      await page.goto(site.otherSite)
      await page.locator('article').nth(2).waitFor()
      await expectOnlyText(page, sentinel)
      // Each hides its button while it shows the steps.
      const steps = page.getByRole('button', { name: 'Steps' })
      while ((await steps.count()) > 0) {
        const button = (await steps.first().elementHandle())!
        await button.click()
        await button.waitForElementState('hidden')
      }
      await expectOnlyText(page, sentinel)
      await lookAll([`/embed/${slug}`, `/roasters/${slug}`])
    }
  })

  it('are shown as text in every mail', async () => {
    const mails = await web.test.sentMail()
    const subjects = new Set(mails.map(({ subject }) => subject.split(/["':<{]/)[0]!.trim()))
    expect(subjects.size, [...subjects].join(', ')).toBeGreaterThanOrEqual(5)
    const reader = await context.newPage()
    let shown = 0
    for (const { html } of mails) {
      await reader.setContent(html)
      await expectOnlyText(reader, sentinel, false)
      if ((await reader.locator('body').innerText()).includes('__hit(')) shown++
    }
    // Few mails hold what somebody else wrote: those about an account hold nothing of it.
    expect(shown).toBeGreaterThan(ROUNDS)
    await reader.close()
  })

  it('do not run when API responses and the API reference are opened as pages', async () => {
    const { recipeId, coffeeId, roasterSlug, logId, collectionId, portalCoffeeId, readerId } = written[0]!
    const ids: [RegExp, string | number][] = [
      [/coffees\/\{id\}\/recipes/, portalCoffeeId],
      [/coffees\/\{id\}/, coffeeId],
      [/brew-logs\/\{id\}/, logId],
      [/collections\/\{id\}/, collectionId],
      [/users\/\{id\}/, readerId],
      [/./, recipeId],
    ]
    const { paths } = await descriptionOf(web.test.app)
    const documents = Object.keys(paths)
      .filter((path) => paths[path]!.get && !/verify|not-me/.test(path))
      .map((path) =>
        path
          .replace('{id}', String(ids.find(([pattern]) => pattern.test(path))![1]))
          .replace('{roasterSlug}/{coffeeSlug}', `${slug}/x`)
          .replace(/\{(slug|roasterSlug|shareId)\}/, roasterSlug),
      )
    let shown = 0
    for (const path of [...documents, '/sitemap.xml', '/robots.txt', '/docs']) {
      // Exports are downloaded, not shown.
      const opened = await page.goto(web.base + path).catch((error: Error) => {
        if (!/ERR_ABORTED|Download is starting/.test(error.message)) throw error
      })
      if (!opened) continue
      await expectOnlyText(page, sentinel, false)
      if ((await opened.text()).includes('__hit(')) shown++
    }
    expect(shown).toBeGreaterThan(20)
  })

  it('cause no CSP violation', () => {
    expect(sentinel).toEqual({ hits: [], violations: [] })
  })
})
