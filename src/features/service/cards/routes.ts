/** Route of share cards: `/cards/recipes/12.png` is the card of the page `/recipes/12`. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { readUnits, UNIT_CHOICES } from '../../../domain/units/reader-units.ts'
import { notFound, orNotFound } from '../../../http/errors.ts'
import { etagOf, isFresh } from '../../../http/etag.ts'
import { DEFAULT_LANGUAGE, isLanguage } from '../../../i18n/languages.ts'
import { readCoffee } from '../../beans/coffees/read.ts'
import { findRoasterBySlug } from '../../beans/roasters/queries.ts'
import { readProfile } from '../../members/public-profile/read.ts'
import { readRecipe } from '../../recipes/browse/read.ts'
import type { PageReader } from '../../recipes/export/figures.ts'
import { type Card, type CardKind, KINDS, SHAPES, type Shape, versionOf } from './card.ts'
import { CardRenderer } from './card-renderer.ts'
import { coffeeCard, grinderCard, personCard, recipeCard, roasterCard } from './cards.ts'
import { cardReader } from './reader.ts'

const oneOf = <T extends string>(values: readonly T[], options = {}) =>
  Type.Unsafe<T>(Type.String({ enum: [...values], ...options }))

const CardQuery = Type.Object({
  shape: Type.Optional(oneOf(Object.keys(SHAPES) as Shape[])),
  lang: Type.Optional(Type.String({ maxLength: 35 })),
  temperature: Type.Optional(oneOf(UNIT_CHOICES.temperature)),
  weight: Type.Optional(oneOf(UNIT_CHOICES.weight)),
  v: Type.Optional(Type.String({ maxLength: 64 })),
})

/** A day: the cards of hidden or deleted pages must not stay long in caches that we don't control. */
const WITH_VERSION = 'public, max-age=86400, immutable'
const WITHOUT_VERSION = 'public, max-age=300'

export const cardRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.decorate('cards', new CardRenderer())
  app.addHook('onClose', () => app.cards.close())

  app.get(
    '/cards/:kind/:file',
    {
      config: { access: 'public', internal: true, isExpensive: true },
      schema: {
        params: Type.Object({ kind: oneOf(KINDS), file: Type.String({ maxLength: 200, pattern: '^[\\w-]+\\.png$' }) }),
        querystring: CardQuery,
      },
    },
    async (request, reply) => {
      const { params, query } = request
      const name = params.file.slice(0, -'.png'.length)
      const reader = cardReader(
        app.config.baseUrl,
        isLanguage(query.lang) ? query.lang : DEFAULT_LANGUAGE,
        readUnits(query),
      )
      const card = await readCard(app, params.kind, name, reader)
      const version = versionOf(card)
      const shape = query.shape ?? 'wide'
      const etag = etagOf(`${version} ${shape}`)
      reply.header('etag', etag).header('cache-control', query.v === version ? WITH_VERSION : WITHOUT_VERSION)
      if (isFresh(request, etag)) return reply.code(304).send()
      return reply.type('image/png').send(await app.cards.render(card, shape))
    },
  )
}

/** Throws 404 if there is no such public page. */
async function readCard(app: FastifyInstance, kind: CardKind, name: string, reader: PageReader): Promise<Card> {
  const { catalog, db } = app
  switch (kind) {
    case 'recipes':
      return recipeCard(orNotFound(await readRecipe(app, idOf(name), reader), 'Recipe'), catalog, reader)
    case 'coffees':
      return coffeeCard(orNotFound(await readCoffee(db, idOf(name)), 'Coffee'), reader)
    case 'grinders': {
      const grinder = catalog.grinders.find(({ slug }) => slug === name)
      return grinderCard(orNotFound(grinder, 'Grinder'), catalog.methods, reader)
    }
    case 'roasters':
      return roasterCard(orNotFound(await findRoasterBySlug(db, name), 'Roaster'), reader)
    case 'users':
      return orNotFound(personCard(await readProfile(app, idOf(name)), reader), 'User')
  }
}

function idOf(name: string): number {
  if (!/^[1-9]\d{0,8}$/.test(name)) throw notFound('File')
  return Number(name)
}
