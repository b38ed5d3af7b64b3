/** The pages of the web app: one file for all of them, with a head of its own for each public thing. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import { grinderName } from '../../domain/catalog.ts'
import { notFound, orNotFound } from '../../http/errors.ts'
import { IdParams } from '../../http/schemas.ts'
import { findRecipeIdByShare } from '../recipes/queries.ts'
import { readRecipes } from '../recipes/read.ts'
import { readBuiltFiles, sendBuiltFile } from './files.ts'
import { SCREENS } from './screens.ts'
import { CONTENT_SECURITY_POLICY, type PageHead, Shell } from './shell.ts'

const ROOT_FILES = ['/sw.js', '/theme.js', '/app.webmanifest', '/icon.svg', '/icon-180.png', '/icon-512.png']
const Slug = Type.Object({ slug: Type.String({ maxLength: 120 }) })

export const pageRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { catalog } = app
  const config = { access: 'public', internal: true } as const
  const shell = await Shell.open()

  const files = await readBuiltFiles()
  for (const path of [...ROOT_FILES, '/assets/:name']) {
    app.get(path, { config }, (request, reply) => {
      const path = request.url.split('?', 1)[0]!
      return sendBuiltFile(request, reply, path, orNotFound(files.get(path), 'File'))
    })
  }
  for (const screen of SCREENS) app.get(screen.path, { config }, (_request, reply) => send(reply, screen))

  app.get('/', { config }, (_request, reply) =>
    send(reply, {
      path: '/',
      title: 'Brewprint',
      description: `Dial in any coffee on ${catalog.grinders.length} grinders: one setting, with an honest range.`,
    }),
  )

  app.get('/grinders/:slug', { config, schema: { params: Slug } }, ({ params }, reply) => {
    const grinder = catalog.grinders.find(({ slug }) => slug === params.slug)
    if (!grinder) throw notFound('Grinder')
    const name = grinderName(grinder)
    return send(reply, {
      path: `/grinders/${grinder.slug}`,
      title: name,
      description: `Grind settings of the ${name}.`,
    })
  })

  app.get('/recipes/:id', { config, schema: { params: IdParams } }, async ({ params }, reply) => {
    const [recipe] = await readRecipes(app, [params.id], undefined)
    const { id, coffee } = orNotFound(recipe, 'Recipe')
    return send(reply, { path: `/recipes/${id}`, title: coffee.name, description: `A recipe for ${coffee.name}.` })
  })

  app.get('/coffees/:id', { config, schema: { params: IdParams } }, ({ params }, reply) =>
    send(reply, { path: `/coffees/${params.id}`, title: 'Coffee', description: 'A coffee.' }),
  )
  app.get('/roasters/:slug', { config, schema: { params: Slug } }, ({ params }, reply) =>
    send(reply, { path: `/roasters/${params.slug}`, title: 'Roaster', description: 'A roaster.' }),
  )
  app.get('/users/:id', { config, schema: { params: IdParams } }, ({ params }, reply) =>
    send(reply, { path: `/users/${params.id}`, title: 'Brewer', description: 'A brewer.' }),
  )

  app.get(
    '/r/:shareId',
    { config, schema: { params: Type.Object({ shareId: Type.String({ maxLength: 40 }) }) } },
    async ({ params }, reply) => {
      const id = orNotFound(await findRecipeIdByShare(app.db, params.shareId), 'Recipe')
      return reply.redirect(`/recipes/${id}`, 302)
    },
  )

  const send = (reply: FastifyReply, head: PageHead): FastifyReply =>
    reply
      .header('content-security-policy', CONTENT_SECURITY_POLICY)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(shell.render(head, app.config.baseUrl))
}
