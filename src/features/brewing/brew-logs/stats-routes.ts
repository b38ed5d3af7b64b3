/** Routes of brew logs beyond single ones: the last brew, weekly statistics, comparison, saving as a recipe. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { isTimeZone } from '../../../domain/calendar.ts'
import { badRequest, orNotFound } from '../../../http/errors.ts'
import { IdParams } from '../../../http/schemas.ts'
import { message } from '../../../i18n/message.ts'
import { compareWithPrevious } from './compare.ts'
import { findBrewLog, listLatestBrewLogs } from './queries.ts'
import { readBrewLog, replyWith } from './read.ts'
import { saveAsRecipe } from './save-as-recipe.ts'
import { BrewLogDetailOrNull, BrewLogReply } from './schemas.ts'
import { CompareReply, WeekQuery, WeekReply } from './stats-schemas.ts'
import { readWeek } from './week.ts'

const tags = ['Brew logs']

export const brewStatsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/brew-logs/last',
    {
      config: { access: 'required' },
      schema: {
        operationId: 'getLastBrewLog',
        tags,
        response: { 200: Type.Object({ brewLog: BrewLogDetailOrNull }) },
      },
    },
    async ({ viewer, reader }) => {
      const [row] = await listLatestBrewLogs(app.db, viewer.id, 1)
      return { brewLog: row ? await readBrewLog(app, row, reader) : null }
    },
  )

  app.get(
    '/api/brew-logs/weekly-stats',
    {
      config: { access: 'required' },
      schema: {
        operationId: 'getWeeklyStats',
        description: 'The last seven days, including today.',
        tags,
        querystring: WeekQuery,
        response: { 200: WeekReply },
      },
    },
    async ({ query: { tz }, viewer, reader }) => {
      if (!isTimeZone(tz)) throw badRequest(message('tz must be the name of a time zone, such as Europe/Berlin'), 'tz')
      return readWeek(app.db, app.catalog, viewer.id, tz, new Date(), reader)
    },
  )

  app.get(
    '/api/brew-logs/:id/compare',
    {
      config: { access: 'required' },
      schema: {
        operationId: 'compareBrewLog',
        description: 'Compares it with the previous brew of the same coffee and method, else of the same coffee.',
        tags,
        params: IdParams,
        response: { 200: CompareReply },
      },
    },
    async ({ params, viewer, reader }) => {
      const row = orNotFound(await findBrewLog(app.db, viewer.id, params.id), 'Brew log')
      return { comparison: await compareWithPrevious(app.db, app.catalog, row, reader) }
    },
  )

  // The specification doesn't name the HTTP method: all three do the same.
  for (const method of ['POST', 'PUT', 'PATCH'] as const) {
    app.route({
      method,
      url: '/api/brew-logs/:id/save-as-recipe',
      config: { access: 'required' },
      schema: {
        operationId: `${method.toLowerCase()}BrewLogAsRecipe`,
        description:
          'Marks the brew and, if it has dose, water and setting, saves it as your own recipe. Saving it again changes nothing.',
        tags,
        params: IdParams,
        response: { 200: BrewLogReply },
      },
      handler: async ({ params, viewer, reader }) =>
        replyWith(app, await saveAsRecipe(app, viewer.id, params.id), reader),
    })
  }
}
