/** Route for downloading everything that the service stores about a member. */
import { Readable } from 'node:stream'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import { OneOf } from '../../../http/schemas.ts'
import { readAccountData } from './account-data.ts'
import { ExportSchema } from './schemas.ts'
import { exportCsv, exportJson } from './stream.ts'

/** Long enough to download everything over a slow connection. */
const TIMEOUT_MS = 15 * 60_000

export const exportRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/user/export',
    {
      config: { access: 'required', isExpensive: true },
      handlerTimeout: TIMEOUT_MS,
      schema: {
        operationId: 'exportAccount',
        description:
          'Downloads everything as one JSON document, or with `format=csv` the brews as a table for spreadsheets, with times in UTC.',
        tags: ['Accounts'],
        querystring: Type.Object({ format: OneOf(['json', 'csv'], { default: 'json' }) }),
        response: {
          200: {
            description: 'The download',
            content: { 'application/json': { schema: ExportSchema }, 'text/csv': { schema: Type.String() } },
          },
        },
      },
    },
    async ({ query: { format }, viewer }, reply) => {
      const known = await readAccountData(app.db, viewer.id)
      const day = known.exportedAt.slice(0, 10)
      if (format === 'csv') sendDownload(reply, CSV, `brewprint-brew-logs-${day}.csv`, exportCsv(app.db, viewer.id))
      else sendDownload(reply, JSON_TYPE, `brewprint-export-${day}.json`, exportJson(app.db, viewer.id, known))
      return reply
    },
  )
}

const CSV = 'text/csv; charset=utf-8; header=present'
const JSON_TYPE = 'application/json; charset=utf-8'

/** Streams a download: reads only as fast as the client does, and stops when the client disconnects. */
function sendDownload(reply: FastifyReply, contentType: string, name: string, parts: AsyncGenerator<string>): void {
  reply
    .type(contentType)
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Readable.from(parts))
}
