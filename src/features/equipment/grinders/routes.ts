/** Routes of public grinder data: names, dial-in charts, conversion, text for language models, and feedback on it. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { badRequest } from '../../../http/errors.ts'
import { FOR_A_DAY, REVALIDATE, render, renderJson, sendWithEtag } from '../../../http/etag.ts'
import { missingField } from '../../../http/field-names.ts'
import { perMinute } from '../../../http/rate-limits.ts'
import { SuccessMessage } from '../../../http/schemas.ts'
import { message } from '../../../i18n/message.ts'
import { requireNamedMethod } from '../catalog/methods.ts'
import { onceFor } from '../catalog/once-for.ts'
import { isOwnSlug } from '../catalog/own-slug.ts'
import { answerConversion, chartOf, dialOf, toName } from './answers.ts'
import { requireSetting } from './find.ts'
import { fullText, indexText } from './llms-text.ts'
import { PopularGrinders } from './popular.ts'
import { insertFeedback } from './queries.ts'
import {
  ConversionSchema,
  FeedbackBody,
  GrinderDetail,
  GrinderNameSchema,
  GrinderText,
  SettingText,
} from './schemas.ts'

const tags = ['Grinder data']
const PLAIN_TEXT = { produces: ['text/plain'], response: { 200: Type.String() } }

export const grinderRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { catalog, config } = app
  const finder = app.grinderFinder
  const names = onceFor(
    () => catalog.grinders,
    (grinders) => renderJson({ grinders: grinders.map(toName), count: grinders.length }),
  )
  /** Cached: the catalog hardly ever changes while the service runs, and then the cache is cleared. */
  const open = { access: 'public', cors: 'open', cache: true } as const

  app.get(
    '/api/widget/grinders',
    {
      config: open,
      schema: {
        operationId: 'listGrinderNames',
        tags,
        response: { 200: Type.Object({ grinders: Type.Array(GrinderNameSchema), count: Type.Integer() }) },
      },
    },
    (request, reply) => sendWithEtag(request, reply, names(), FOR_A_DAY),
  )

  const popular = new PopularGrinders(app)
  app.get(
    '/api/grinders/popular',
    {
      config: open,
      schema: {
        operationId: 'listPopularGrinders',
        description: 'The grinders that most members have, first the most common one. It never says how many have one.',
        tags,
        response: { 200: Type.Object({ grinders: Type.Array(GrinderNameSchema) }) },
      },
    },
    async (request, reply) => {
      sendWithEtag(request, reply, renderJson({ grinders: (await popular.list()).map(toName) }), REVALIDATE)
      return reply
    },
  )

  app.get(
    '/api/widget/grinder/:slug',
    {
      config: open,
      schema: {
        operationId: 'getGrinderChart',
        description: "A grinder's settings for every brew method, from fine to coarse, each with a usable range.",
        tags,
        params: Type.Object({ slug: GrinderText }),
        response: { 200: GrinderDetail },
      },
    },
    (request, reply) => {
      const grinder = finder.require(request.params.slug, 'slug')
      const { reader } = request
      const chart = { ...chartOf(grinder, catalog.methods, config.baseUrl, reader), ...dialOf(grinder, reader) }
      sendWithEtag(request, reply, renderJson(chart), lifetimeOf(grinder))
    },
  )

  app.get(
    '/api/v1/convert',
    {
      config: open,
      schema: {
        operationId: 'convertGrindSetting',
        description: 'The setting on one grinder that grinds like a setting on another, with an honest range.',
        tags,
        querystring: Type.Object({ from: GrinderText, setting: SettingText, to: GrinderText }),
        response: { 200: ConversionSchema },
      },
    },
    (request, reply) => {
      const { from, setting, to } = request.query
      const answer = answerConversion(catalog, finder, { from, setting, to }, request.reader)
      const lifetime = [answer.from, answer.to].some(({ slug }) => isOwnSlug(slug)) ? REVALIDATE : FOR_A_DAY
      sendWithEtag(request, reply, renderJson(answer), lifetime)
    },
  )

  app.get(
    '/llms.txt',
    { config: open, schema: { operationId: 'getLlmsIndex', tags, ...PLAIN_TEXT } },
    (request, reply) => sendText(request, reply, indexText(catalog, config.baseUrl)),
  )

  app.get(
    '/llms-full.txt',
    { config: open, schema: { operationId: 'getLlmsText', tags, ...PLAIN_TEXT } },
    (request, reply) => sendText(request, reply, fullText(catalog, config.baseUrl)),
  )

  app.post(
    '/api/tools/grind-feedback',
    {
      config: { access: 'public', rateLimit: perMinute(10) },
      schema: {
        operationId: 'sendGrindFeedback',
        description: 'Reports how a suggested setting worked out. Used to improve the reference points.',
        tags,
        body: FeedbackBody,
        response: { 200: SuccessMessage },
      },
    },
    async (request) => {
      const { body } = request
      if (body.grinder === undefined && body.grinderId === undefined)
        throw badRequest(missingField('grinder'), 'grinder')
      const grinder =
        body.grinderId === undefined
          ? finder.require(body.grinder!, 'grinder')
          : catalog.requireChoosableGrinder(body.grinderId, undefined)
      await insertFeedback(app.db, {
        grinderId: grinder.id,
        method: body.method === undefined ? null : requireNamedMethod(catalog, body.method, 'method').id,
        setting: body.setting === undefined ? null : requireSetting(grinder, body.setting),
        feedback: body.feedback,
        notes: body.notes ?? null,
      })
      return {
        success: true as const,
        message: request.translate(message('Thank you. This helps us improve the settings.')),
      }
    },
  )
}

/** A grinder that a member described may change. */
const lifetimeOf = ({ slug }: { slug: string }): string => (isOwnSlug(slug) ? REVALIDATE : FOR_A_DAY)

const sendText = (request: FastifyRequest, reply: FastifyReply, text: string) =>
  sendWithEtag(request, reply, render(text, 'text/plain; charset=utf-8'), FOR_A_DAY)
