/** Analytics of the roaster's pages and embeds, for its members. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { OneOf } from '../../../../http/schemas.ts'
import { BYTE_ORDER_MARK, csvLine } from '../../../members/export/csv.ts'
import { AnalyticsReply, type DayFigures, readAnalytics, readDays } from './analytics.ts'
import { PeriodQuery, readPeriod } from './period.ts'

const COLUMNS = ['day', 'pageViews', 'impressions', 'clicks', 'methodSwitches'] as const

export const portalAnalyticsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/roaster-portal/analytics',
    {
      config: { access: 'roaster-member' },
      schema: {
        operationId: 'getRoasterAnalytics',
        description:
          'Days are in UTC. Every table adds up to the totals: the top 100, one row for all others (`others` says how many) and one with null for unknown. With `format=csv` or `Accept: text/csv` a table of days for spreadsheets.',
        tags: ['Roaster portal'],
        querystring: Type.Object({ ...PeriodQuery, format: Type.Optional(OneOf(['json', 'csv'])) }),
        response: {
          200: {
            description: 'The figures',
            content: { 'application/json': { schema: AnalyticsReply }, 'text/csv': { schema: Type.String() } },
          },
        },
      },
    },
    async ({ query, roasterId, headers }, reply) => {
      const period = readPeriod(query)
      reply.header('cache-control', 'no-store').header('vary', 'accept')
      if ((query.format ?? formatFor(headers.accept)) === 'json') return readAnalytics(app.db, roasterId, period)
      const name = `brewprint-analytics-${period.from}-to-${period.to}.csv`
      return reply
        .type('text/csv; charset=utf-8; header=present')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(toCsv(await readDays(app.db, roasterId, period)))
    },
  )
}

/** CSV only if the client accepts it and doesn't name JSON. */
const formatFor = (accept = ''): 'json' | 'csv' =>
  /\btext\/csv\b/i.test(accept) && !/\bjson\b/i.test(accept) ? 'csv' : 'json'

const toCsv = (days: readonly DayFigures[]): string =>
  [BYTE_ORDER_MARK + csvLine(COLUMNS), ...days.map((day) => csvLine(COLUMNS.map((column) => day[column])))].join('')
