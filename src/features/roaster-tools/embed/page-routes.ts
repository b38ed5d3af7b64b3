/** Routes of pages with the widget: the one for iframes, and the demo page for roasters. */
import { readFile } from 'node:fs/promises'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { prefersHtml } from '../../../http/accept.ts'
import { notFound } from '../../../http/errors.ts'
import { REVALIDATE, render, sendWithEtag } from '../../../http/etag.ts'
import { pageLanguage, setLanguageHeaders } from '../../../http/language.ts'
import { fontFaces } from '../../../http/message-page.ts'
import type { Language } from '../../../i18n/languages.ts'
import { message } from '../../../i18n/message.ts'
import { MAX_SHOWN } from './best-queries.ts'
import { DEMO_POLICY, demoPage } from './demo-page.ts'
import { findDemoRoaster } from './page-queries.ts'
import { type Embed, emptyFramePage, framePage, framePolicy } from './pages.ts'
import { type FoundRoaster, findEmbedCoffee, findEmbedRoaster } from './queries.ts'
import { readCoffeeEmbed, readRoasterEmbed } from './read.ts'
import { SHARED_CACHE_CONTROL } from './shared-caching.ts'
import { embedLanguage } from './words.ts'

const config = { access: 'public', internal: true } as const
/** The same as the widget requests. */
const ALL_METHODS = { limit: MAX_SHOWN, byCoffee: true }

const FILES = {
  'frame.css': 'text/css; charset=utf-8',
  'frame.js': 'text/javascript; charset=utf-8',
  'demo.css': 'text/css; charset=utf-8',
  'demo.js': 'text/javascript; charset=utf-8',
}

const Word = Type.Optional(Type.String({ maxLength: 200 }))
const FrameQuery = Type.Object({
  theme: Word,
  layout: Word,
  coffee: Word,
  accentColor: Word,
  borderRadius: Word,
  showPoweredBy: Word,
  lang: Word,
  units: Word,
  width: Word,
})

export const embedPageRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { db } = app

  for (const [name, contentType] of Object.entries(FILES)) {
    const text = await readFile(new URL(`files/${name}`, import.meta.url), 'utf8')
    // The names of the app's font files change with each build.
    const fonts = name === 'demo.css' ? fontFaces(app.fontFiles ?? []) : ''
    const file = render(fonts + text, contentType)
    app.get(`/embed/${name}`, { config }, (request, reply) => {
      // Needed in sandboxed iframes, whose origin matches no site.
      reply.header('cross-origin-resource-policy', 'cross-origin')
      sendWithEtag(request, reply, file, REVALIDATE)
    })
  }

  app.get(
    '/embed/:slug',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'getEmbedFrame',
        description: 'The same recipes as a page for an iframe, on websites that the roaster allows.',
        tags: ['Embeds'],
        produces: ['text/html'],
        params: Type.Object({ slug: Type.String({ maxLength: 120, description: "The roaster's" }) }),
        querystring: FrameQuery,
        response: { 200: Type.String() },
      },
    },
    async (request, reply) => {
      const roaster = await findEmbedRoaster(db, request.params.slug.toLowerCase())
      const language = embedLanguage(request.query.lang)
      if (!roaster) return sendNothing(request, reply, 'Roaster', { policy: framePolicy([]), language })
      const policy = framePolicy(roaster.settings.allowedDomains)
      const coffee = request.query.coffee?.trim().toLowerCase() || undefined
      const embed = await readFrame(app, roaster, coffee, language)
      if (!embed) return sendNothing(request, reply, 'Coffee', { policy, language })
      const html = framePage(embed, { ...request.query, coffee }, app.config.baseUrl)
      return sendHtml(request, reply, html, { policy, caching: SHARED_CACHE_CONTROL })
    },
  )

  app.get(
    '/embed/demo',
    {
      config,
      schema: { querystring: Type.Object({ roaster: Type.Optional(Type.String({ maxLength: 120 })), lang: Word }) },
    },
    async (request, reply) => {
      const wanted = request.query.roaster?.trim().toLowerCase()
      const roaster = wanted ? await findEmbedRoaster(db, wanted) : await findDemoRoaster(db)
      const language = pageLanguage(request)
      if (wanted && !roaster) return sendNothing(request, reply, 'Roaster', { policy: framePolicy([]), language })
      const embed = roaster && (await readRoasterEmbed(app, roaster, { ...ALL_METHODS, language }))
      setLanguageHeaders(reply, language)
      const html = demoPage(embed, { baseUrl: app.config.baseUrl, language })
      return sendHtml(request, reply, html, { policy: DEMO_POLICY, caching: REVALIDATE })
    },
  )
}

/** Reads the widget's data; undefined if the roaster doesn't have the coffee. */
async function readFrame(
  app: FastifyInstance,
  roaster: FoundRoaster,
  coffeeSlug: string | undefined,
  language: Language,
): Promise<Embed | undefined> {
  if (coffeeSlug === undefined) return readRoasterEmbed(app, roaster, { ...ALL_METHODS, language })
  const found = await findEmbedCoffee(app.db, roaster.slug, coffeeSlug)
  if (!found) return undefined
  const { coffee, recipes, source: _, ...rest } = await readCoffeeEmbed(app, found, language)
  const named = recipes.map((recipe) => ({ ...recipe, coffee, coffeeName: coffee.name, coffeeSlug: coffee.slug }))
  return { ...rest, recipes: named }
}

function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
  { policy, caching }: { policy: string; caching: string },
): FastifyReply {
  reply.header('content-security-policy', policy)
  sendWithEtag(request, reply, render(html, 'text/html; charset=utf-8'), caching)
  return reply
}

const NOTHING = {
  Roaster: message("We couldn't find that roaster."),
  Coffee: message("We couldn't find that coffee."),
} as const

/** Sends a 404 page to browsers, and throws the usual error for API clients. */
function sendNothing(
  request: FastifyRequest,
  reply: FastifyReply,
  thing: keyof typeof NOTHING,
  { policy, language }: { policy: string; language: Language },
): FastifyReply {
  if (!prefersHtml(request.headers.accept)) throw notFound(thing)
  return reply
    .code(404)
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(emptyFramePage(NOTHING[thing], language))
}
