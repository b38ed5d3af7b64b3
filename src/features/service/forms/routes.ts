/** Routes of the public forms: contact, newsletter, demo requests, missing equipment, and the page-view beacon. */

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { transaction } from '../../../db/transaction.ts'
import { acceptBeacons, sourceOf } from '../../../http/beacon-parser.ts'
import { orNotFound } from '../../../http/errors.ts'
import { perMinute } from '../../../http/rate-limits.ts'
import { Email, Id, normalizeEmail, Success, SuccessMessage, Text } from '../../../http/schemas.ts'
import { readWebAddress, WebAddress } from '../../../http/web-address.ts'
import { message } from '../../../i18n/message.ts'
import { enqueue } from '../../../mail/outbox.ts'
import { contactMail, demoRequestMail } from '../../../mail/templates.ts'
import { lockMember } from '../../members/accounts/lock-user.ts'
import { recordVisit } from '../../roaster-tools/events/record-visit.ts'
import { newsletterRoutes } from './newsletter-routes.ts'
import { findTrackedPage, insertContactMessage, insertDemoRequest } from './queries.ts'
import { equipmentSuggestionRoutes } from './suggestion-routes.ts'

const tags = ['Forms']

const ContactBody = Type.Object({ name: Text(120), email: Email, subject: Text(200), message: Text(5000) })

const DemoRequestBody = Type.Object({
  name: Text(120),
  email: Email,
  company: Type.Optional(Type.String({ maxLength: 200 })),
  website: WebAddress('The website of the company'),
  message: Type.Optional(Type.String({ maxLength: 5000 })),
})

export const formRoutes: FastifyPluginAsyncTypebox = async (app) => {
  await app.register(pageViewRoutes)
  await app.register(equipmentSuggestionRoutes)
  await app.register(newsletterRoutes)

  app.post(
    '/api/contact',
    {
      config: { access: 'public', knowsViewer: true, rateLimit: perMinute(3) },
      schema: { operationId: 'sendContactMessage', tags, body: ContactBody, response: { 200: SuccessMessage } },
    },
    async (request) => {
      const { name, subject, message: text } = request.body
      const email = normalizeEmail(request.body.email)
      const userId = request.optionalViewer?.id ?? null
      await transaction(app.db, async (db) => {
        if (userId !== null) await lockMember(db, userId)
        await insertContactMessage(db, { userId, name, email, subject, message: text })
        const words = contactMail({ name, email, subject, message: text })
        await enqueue(db, { userId, recipient: app.config.mailFrom, replyTo: email, ...words })
      })
      app.mail.wake()
      return { success: true as const, message: request.translate(message("Message sent. We'll reply by email.")) }
    },
  )

  app.post(
    '/api/demo-requests',
    {
      config: { access: 'public', knowsViewer: true, rateLimit: perMinute(3) },
      schema: { operationId: 'requestDemo', tags, body: DemoRequestBody, response: { 200: SuccessMessage } },
    },
    async (request) => {
      const { name, company, message: text, ...body } = request.body
      const userId = request.optionalViewer?.id ?? null
      const website = readWebAddress(body.website ?? null, 'website') ?? undefined
      const demo = { name, email: normalizeEmail(body.email), company, website, message: text }
      await transaction(app.db, async (db) => {
        if (userId !== null) await lockMember(db, userId)
        await insertDemoRequest(db, {
          ...demo,
          userId,
          company: company ?? null,
          website: website ?? null,
          message: text ?? null,
        })
        await enqueue(db, {
          userId,
          recipient: app.config.mailFrom,
          replyTo: demo.email,
          ...demoRequestMail(demo),
        })
      })
      app.mail.wake()
      return { success: true as const, message: request.translate(message("Thank you. We'll be in touch by email.")) }
    },
  )
}

/** In a separate scope, since only this route accepts JSON with another content type. */
const pageViewRoutes: FastifyPluginAsyncTypebox = async (app) => {
  acceptBeacons(app)

  app.post(
    '/api/track',
    {
      config: { access: 'public', cors: 'open', keepsCache: true },
      schema: {
        operationId: 'trackPageView',
        description: "Counts a view of a roaster's or a coffee's page.",
        tags,
        body: Type.Object({ roasterId: Id(), coffeeId: Type.Optional(Id()) }),
        response: { 200: Success },
      },
    },
    async ({ body: { roasterId, coffeeId }, headers, ip }) => {
      const page = orNotFound(await findTrackedPage(app.db, roasterId, coffeeId ?? null), 'Roaster')
      if (coffeeId !== undefined) orNotFound(page.coffeeId, 'Coffee')
      const source = sourceOf(headers.referer)
      await recordVisit(app, ip, { kind: 'PAGE_VIEW', ...page, recipeId: null, method: null, source, isVerified: true })
      return { success: true as const }
    },
  )
}
