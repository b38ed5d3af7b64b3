/** Route for suggesting a grinder or brewer that is missing in the catalog. */

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { transaction } from '../../../db/transaction.ts'
import { perMinute } from '../../../http/rate-limits.ts'
import { Email, Nullable, normalizeEmail, OneOf, SuccessMessage, Text } from '../../../http/schemas.ts'
import { message } from '../../../i18n/message.ts'
import { lockMember } from '../../members/accounts/lock-user.ts'
import { insertEquipmentSuggestion } from './queries.ts'

const SuggestionBody = Type.Object({
  kind: OneOf(['GRINDER', 'BREWER']),
  brand: Text(100),
  model: Text(100),
  url: Type.Optional(Nullable(Type.String({ maxLength: 500, description: 'Where it can be seen' }))),
  notes: Type.Optional(Nullable(Type.String({ maxLength: 2000, description: 'Whatever helps: the dial, its range' }))),
  email: Type.Optional(
    Nullable({ ...Email, description: 'Where to send an answer; by default the address of the account' }),
  ),
})

export const equipmentSuggestionRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/api/equipment-suggestions',
    {
      config: { access: 'optional', rateLimit: perMinute(3) },
      schema: {
        operationId: 'suggestEquipment',
        description: 'Tells the operators about a grinder or brewer that is missing from the catalog.',
        tags: ['Forms'],
        body: SuggestionBody,
        response: { 200: SuccessMessage },
      },
    },
    async (request) => {
      const { optionalViewer } = request
      const { kind, brand, model, url, notes, email } = request.body
      await transaction(app.db, async (db) => {
        if (optionalViewer) {
          await lockMember(db, optionalViewer.id)
          await app.quotas.count(db, optionalViewer.id, 'suggestions')
        }
        await insertEquipmentSuggestion(db, {
          userId: optionalViewer?.id ?? null,
          kind,
          brand: brand.trim(),
          model: model.trim(),
          url: url?.trim() || null,
          notes: notes?.trim() || null,
          email: email ? normalizeEmail(email) : null,
        })
      })
      return { success: true as const, message: request.translate(message("Thank you. We'll look into adding it.")) }
    },
  )
}
