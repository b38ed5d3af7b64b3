/** Routes of the web app's pages: one HTML file, with a head and readable content for each public page. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { prefersJsonLd } from '../../../http/accept.ts'
import { notFound, orNotFound } from '../../../http/errors.ts'
import { REVALIDATE, render, sendWithEtag } from '../../../http/etag.ts'
import { pageLanguage, setLanguageHeaders } from '../../../http/language.ts'
import { IdParams, SlugParams } from '../../../http/schemas.ts'
import { message } from '../../../i18n/message.ts'
import { listCoffees } from '../../beans/coffees/list.ts'
import { readCoffee } from '../../beans/coffees/read.ts'
import { findRoasterBySlug } from '../../beans/roasters/queries.ts'
import { isOwnSlug } from '../../equipment/catalog/own-slug.ts'
import { readProfile } from '../../members/public-profile/read.ts'
import { findMergedCoffee, findMergedRoaster } from '../../moderation/merged/find.ts'
import { hasRole } from '../../moderation/roles/role.ts'
import { listRecipes } from '../../recipes/browse/find.ts'
import { findRecipeIdByShare } from '../../recipes/browse/queries.ts'
import { readRecipe, toRecipes } from '../../recipes/browse/read.ts'
import { renderJsonLd } from '../../recipes/export/json-ld.ts'
import { coffeePage } from './coffee-page.ts'
import { readBuiltFiles, sendBuiltFile } from './files.ts'
import { grinderPage } from './grinder-page.ts'
import { LISTS } from './list-pages.ts'
import { html, type Markup } from './markup.ts'
import { personPage } from './person-page.ts'
import { type PageContext, pageContext } from './public-page.ts'
import { recipePage } from './recipe-page.ts'
import { roasterPage } from './roaster-page.ts'
import { headOfScreen, homeScreen, openingOfScreen, SCREENS, type Screen } from './screens.ts'
import { redirectToMerged, sendAppPage, sendPagesForErrors } from './send.ts'
import { pathOfShared } from './shared-link.ts'
import { webManifest } from './web-manifest.ts'

const ROOT_FILES = [
  '/sw.js',
  '/theme.js',
  '/favicon.ico',
  '/icon.svg',
  '/scene.svg',
  '/icon-180.png',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable-512.png',
]
/** Other apps may share long texts, of which only the beginning is used. */
const SharedText = Type.Optional(Type.String({ maxLength: 20_000 }))
const SharedQuery = Type.Object({ title: SharedText, text: SharedText, url: SharedText })

/** The most recipes or coffees on one page, for clients without scripts. */
const MOST = 20

export const pageRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { catalog, db } = app
  const config = { access: 'public', internal: true } as const

  sendPagesForErrors(app)

  const files = await readBuiltFiles(app.shell.directory)
  for (const path of [...ROOT_FILES, '/assets/:name', '/screenshots/:name']) {
    app.get(path, { config }, (request, reply) => {
      const path = request.url.split('?', 1)[0]!
      return sendBuiltFile(request, reply, path, orNotFound(files.get(path), 'File'))
    })
  }

  app.get('/app.webmanifest', { config }, (request, reply) => {
    const language = pageLanguage(request)
    setLanguageHeaders(reply, language)
    const manifest = render(JSON.stringify(webManifest(language)), 'application/manifest+json; charset=utf-8')
    sendWithEtag(request, reply, manifest, REVALIDATE)
    return reply
  })

  app.get('/open', { config, schema: { querystring: SharedQuery } }, ({ query }, reply) =>
    reply.redirect(pathOfShared(query, app.config.baseUrl), 302),
  )

  for (const screen of [homeScreen(catalog.grinders.length), ...SCREENS]) {
    const access = screen.isOfTeam ? 'optional' : 'public'
    app.get(screen.path, { config: { ...config, access } }, async (request, reply) => {
      if (screen.isOfTeam && !hasRole(request.optionalViewer?.role ?? 'member', 'moderator')) throw notFound('Page')
      const context = pageContext(request)
      return sendAppPage(request, reply, {
        head: headOfScreen(screen, context.t),
        opening: openingOfScreen(screen, context.t),
        content: await contentOf(screen, context),
      })
    })
  }

  const contentOf = async (screen: Screen, context: PageContext): Promise<Markup> => {
    const { t } = context
    const title = html`<h1>${t(screen.title)}</h1>`
    if (screen.isPrivate) return html`${title}<p>${t(message('This page needs JavaScript.'))}</p>`
    return html`${title}<p>${t(screen.description)}</p>${await LISTS[screen.path]?.(app, context)}`
  }

  app.get('/grinders/:slug', { config, schema: { params: SlugParams } }, (request, reply) => {
    const { slug } = request.params
    const grinder = isOwnSlug(slug)
      ? app.grinderFinder.require(slug, 'slug')
      : catalog.grinders.find((each) => each.slug === slug)
    return sendAppPage(
      request,
      reply,
      grinderPage(orNotFound(grinder, 'Grinder'), catalog.methods, pageContext(request)),
    )
  })

  app.get('/recipes/:id', { config, schema: { params: IdParams } }, async (request, reply) => {
    const context = pageContext(request)
    const recipe = orNotFound(await readRecipe(app, request.params.id, context), 'Recipe')
    // The same URL also serves JSON-LD, so caches must distinguish responses by Accept.
    reply.header('vary', 'Accept')
    if (!prefersJsonLd(request.headers.accept)) return sendAppPage(request, reply, recipePage(recipe, catalog, context))
    setLanguageHeaders(reply, context.language)
    sendWithEtag(request, reply, renderJsonLd(recipe, catalog, context), REVALIDATE)
    return reply
  })

  app.get('/coffees/:id', { config, schema: { params: IdParams } }, async (request, reply) => {
    const coffee = await readCoffee(db, request.params.id)
    if (!coffee) {
      const into = orNotFound(await findMergedCoffee(db, request.params.id), 'Coffee')
      return redirectToMerged(request, reply, `/coffees/${into}`)
    }
    const { places } = await listRecipes(app, { coffeeIds: [coffee.id] }, 'highest_rated', { limit: MOST })
    return sendAppPage(
      request,
      reply,
      coffeePage(coffee, await toRecipes(app, places, undefined), pageContext(request)),
    )
  })

  app.get('/roasters/:slug', { config, schema: { params: SlugParams } }, async (request, reply) => {
    const roaster = await findRoasterBySlug(db, request.params.slug)
    if (!roaster) {
      const into = orNotFound(await findMergedRoaster(db, request.params.slug), 'Roaster')
      return redirectToMerged(request, reply, `/roasters/${into}`)
    }
    const { data } = await listCoffees(app, { roaster }, { sort: 'recipes', limit: MOST })
    return sendAppPage(request, reply, roasterPage(roaster, data, pageContext(request)))
  })

  app.get('/users/:id', { config, schema: { params: IdParams } }, async (request, reply) =>
    sendAppPage(request, reply, personPage(await readProfile(app, request.params.id), pageContext(request))),
  )

  app.get(
    '/r/:shareId',
    { config, schema: { params: Type.Object({ shareId: Type.String({ maxLength: 40 }) }) } },
    async ({ params }, reply) => {
      const id = orNotFound(await findRecipeIdByShare(db, params.shareId), 'Recipe')
      return reply.redirect(`/recipes/${id}`, 302)
    },
  )
}
