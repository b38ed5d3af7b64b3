/** Routes for crawlers: robots.txt, the sitemap, and security.txt. */
import { Readable } from 'node:stream'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { orNotFound } from '../../../http/errors.ts'
import { DEFAULT_LANGUAGE } from '../../../i18n/languages.ts'
import { robotsText, securityText } from './crawler-texts.ts'
import { sendPagesForErrors } from './send.ts'
import { sitemapIndex, sitemapPart } from './sitemap.ts'

const FOR_AN_HOUR = 'public, max-age=3600'
const XML = 'application/xml; charset=utf-8'

export const crawlerRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { db, catalog } = app
  const config = { access: 'public', internal: true } as const
  const baseUrl = () => app.config.baseUrl

  sendPagesForErrors(app)

  app.get('/robots.txt', { config }, (_request, reply) =>
    reply.header('cache-control', FOR_AN_HOUR).type('text/plain; charset=utf-8').send(robotsText(baseUrl())),
  )

  app.get('/.well-known/security.txt', { config }, (_request, reply) =>
    reply
      .header('cache-control', FOR_AN_HOUR)
      .type('text/plain; charset=utf-8')
      .send(securityText(baseUrl(), app.config.mailFrom, new Date())),
  )

  app.get('/sitemap.xml', { config }, async (_request, reply) =>
    reply
      .header('cache-control', FOR_AN_HOUR)
      .type(XML)
      .send(await sitemapIndex(db, baseUrl())),
  )

  app.get(
    '/sitemaps/:file',
    { config, schema: { params: Type.Object({ file: Type.String({ maxLength: 60, pattern: '^[\\w-]+\\.xml$' }) }) } },
    async ({ params }, reply) => {
      const name = params.file.slice(0, -'.xml'.length)
      const sitePaths = app.sitePages.list(DEFAULT_LANGUAGE).map((page) => `/${page.name}`)
      const part = orNotFound(await sitemapPart(db, catalog, baseUrl(), name, sitePaths), 'Sitemap')
      reply.header('cache-control', FOR_AN_HOUR).type(XML)
      return reply.send(typeof part === 'string' ? part : Readable.from(part))
    },
  )
}
