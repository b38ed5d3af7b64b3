/** Route of the step templates: the usual ways to brew with a method or a brewer, to start writing steps from. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { FOR_A_DAY, renderJson, sendWithEtag } from '../../../http/etag.ts'
import { Nullable } from '../../../http/schemas.ts'
import { Action } from './schemas.ts'

const Share = (description: string) => Type.Optional(Type.Number({ description }))

const TemplateSchema = Type.Object({
  key: Type.String(),
  method: Type.String({ description: 'Id of the brew method' }),
  machines: Nullable(
    Type.Array(Type.String(), { description: 'Slugs of the brewers that it is made for; null if it suits all' }),
  ),
  name: Type.String(),
  steps: Type.Array(
    Type.Object({
      action: Action,
      label: Type.Optional(Type.String()),
      startShare: Share('Of the brew time'),
      durationShare: Share('Of the brew time'),
      waterShare: Type.Optional(Nullable(Type.Number({ description: "Of the recipe's water, up to the step's end" }))),
      waterPerDose: Share('Of a bloom instead: grams for each gram of coffee'),
      note: Type.Optional(Type.String()),
    }),
  ),
})

export const stepRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/step-templates',
    {
      config: { access: 'public', cors: 'open', cache: true },
      schema: {
        operationId: 'listStepTemplates',
        description:
          'Recipes without steps get the first template that names their brewer, else the first of their method.',
        tags: ['Recipes'],
        response: { 200: Type.Object({ templates: Type.Array(TemplateSchema) }) },
      },
    },
    async (request, reply) => {
      const translate = (text: string) => request.translate({ text })
      const templates = app.stepTemplates.map(({ steps, ...template }) => ({
        ...template,
        name: translate(template.name),
        steps: steps.map((step) => ({
          ...step,
          ...(step.label && { label: translate(step.label) }),
          ...(step.note && { note: translate(step.note) }),
        })),
      }))
      sendWithEtag(request, reply, renderJson({ templates }), FOR_A_DAY)
      return reply
    },
  )
}
