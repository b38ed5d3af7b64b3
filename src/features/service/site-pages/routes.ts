/** Routes of the pages about the service: about, privacy, and those that an operator adds. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { orNotFound } from '../../../http/errors.ts'
import { pageLanguage, setLanguageHeaders } from '../../../http/language.ts'
import { sendAppPage, sendPagesForErrors } from '../pages/send.ts'
import { pageOf } from './page.ts'
import { SitePageLink, SitePageSchema } from './schemas.ts'
import { SITE_PAGES } from './site-pages.ts'

const tags = ['Service']

export const sitePageRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { sitePages } = app

  app.get(
    '/api/site-pages',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'listSitePages',
        description: 'The pages about the service that its operator has written: about, privacy, terms, imprint.',
        tags,
        response: { 200: Type.Object({ pages: Type.Array(SitePageLink) }) },
      },
    },
    (request, reply) => {
      setLanguageHeaders(reply, request.language)
      return { pages: sitePages.list(request.language).map(({ name, title }) => ({ name, title })) }
    },
  )

  app.get(
    '/api/site-pages/:name',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'getSitePage',
        description: 'A page about the service, as headings, paragraphs and lists.',
        tags,
        params: Type.Object({ name: Type.String({ maxLength: 40 }) }),
        response: { 200: Type.Object({ page: SitePageSchema }) },
      },
    },
    (request, reply) => {
      setLanguageHeaders(reply, request.language)
      const name = SITE_PAGES.find((each) => each === request.params.name)
      return { page: orNotFound(name && sitePages.find(name, request.language), 'Page') }
    },
  )

  await app.register(async (scope) => {
    sendPagesForErrors(scope)
    for (const name of SITE_PAGES) {
      scope.get(`/${name}`, { config: { access: 'public', internal: true } }, (request, reply) => {
        const page = orNotFound(sitePages.find(name, pageLanguage(request)), 'Page')
        return sendAppPage(request, reply, pageOf(page))
      })
    }
  })
}
