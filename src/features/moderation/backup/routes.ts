/** The download of a backup of the SQLite database, for operators. */
import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import { copyInUse } from '../../../db/backup.ts'
import { conflict } from '../../../http/errors.ts'
import { message } from '../../../i18n/message.ts'
import { actorOf } from '../audit/actor.ts'
import { record } from '../audit/record.ts'

/** Long enough for a large database over a slow connection. */
const TIMEOUT_MS = 60 * 60_000

export const backupRoutes: FastifyPluginAsyncTypebox = async (app) => {
  let isRunning = false

  app.get(
    '/api/admin/backup',
    {
      config: { access: 'operator', unsafeGet: true },
      handlerTimeout: TIMEOUT_MS,
      schema: {
        operationId: 'downloadBackup',
        description: 'A consistent copy of the SQLite database, made while the service runs; one at a time.',
        tags: ['Administration'],
        response: {
          200: {
            description: 'The database file',
            content: { 'application/vnd.sqlite3': { schema: Type.String({ format: 'binary' }) } },
          },
        },
      },
    },
    async ({ viewer }, reply) => {
      const { database, dataDir } = app.config
      if (database.engine === 'postgres') {
        throw conflict(message('This service uses PostgreSQL: back it up with pg_dump'), 'not_sqlite')
      }
      if (isRunning) throw conflict(message('Another backup is being downloaded. Wait until it is done.'), 'busy')
      isRunning = true
      const copy = join(dataDir, `backup-${randomBytes(6).toString('hex')}.db`)
      const finish = () => {
        isRunning = false
        rm(copy, { force: true }).catch((error) => app.log.warn({ err: error }, 'A copy of the database stays'))
      }
      try {
        await record(app.db, actorOf(viewer), { action: 'backup', subjectType: 'backup', subjectRef: 0 })
        await copyInUse(database.path, copy)
      } catch (error) {
        finish()
        throw error
      }
      const stream = createReadStream(copy)
      stream.once('close', finish)
      const day = new Date().toISOString().slice(0, 10)
      sendFile(reply, `brewprint-${day}.db`, stream)
      return reply
    },
  )
}

function sendFile(reply: FastifyReply, name: string, stream: Readable): void {
  reply
    .type('application/vnd.sqlite3')
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(stream)
}
