/** Pages that the server renders itself. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import { AppError, notFound, orNotFound } from '../../http/errors.ts'
import { IdParams } from '../../http/schemas.ts'
import { answerConversion } from '../grinders/answers.ts'
import { findRecipeIdByShare } from '../recipes/queries.ts'
import { readRecipes } from '../recipes/read.ts'
import { CONTENT_SECURITY_POLICY, type PageContent, renderPage } from './layout.ts'
import { type ConverterForm, grinderPage, recipePage, startPage } from './pages.ts'

const Field = Type.Optional(Type.String({ maxLength: 100 }))

export const pageRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { catalog } = app
  const finder = app.grinderFinder
  const config = { access: 'public', internal: true } as const

  app.get(
    '/',
    { config, schema: { querystring: Type.Object({ from: Field, setting: Field, to: Field }) } },
    ({ query }, reply) => {
      const form: ConverterForm = { from: query.from ?? '', setting: query.setting ?? '', to: query.to ?? '' }
      if (form.from && form.setting && form.to) fill(form)
      send(reply, startPage(catalog, form))
    },
  )

  app.get(
    '/grinders/:slug',
    { config, schema: { params: Type.Object({ slug: Type.String({ maxLength: 120 }) }) } },
    ({ params }, reply) => {
      const grinder = catalog.grinders.find(({ slug }) => slug === params.slug)
      if (!grinder) throw notFound('Grinder')
      send(reply, grinderPage(grinder, catalog.methods))
    },
  )

  app.get('/recipes/:id', { config, schema: { params: IdParams } }, async ({ params }, reply) => {
    const [recipe] = await readRecipes(app, [params.id], undefined)
    send(reply, recipePage(orNotFound(recipe, 'Recipe')))
    return reply
  })

  app.get(
    '/r/:shareId',
    { config, schema: { params: Type.Object({ shareId: Type.String({ maxLength: 40 }) }) } },
    async ({ params }, reply) => {
      const id = orNotFound(await findRecipeIdByShare(app.db, params.shareId), 'Recipe')
      return reply.redirect(`/recipes/${id}`, 302)
    },
  )

  function fill(form: ConverterForm): void {
    try {
      form.answer = answerConversion(catalog, finder, form)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      form.error = error.message
    }
  }
}

function send(reply: FastifyReply, content: PageContent): void {
  reply
    .header('content-security-policy', CONTENT_SECURITY_POLICY)
    .type('text/html; charset=utf-8')
    .send(renderPage(content))
}
