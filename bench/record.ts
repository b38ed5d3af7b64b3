/** Records the SQL statements that the service runs for requests. */
import { buildApp } from '../src/app.ts'
import { type DatabaseConfig, loadConfig } from '../src/config.ts'
import { encodeParameters } from '../src/db/values.ts'
import { MemoryTransport } from '../src/mail/transports.ts'
import type { Call } from './load/job.ts'
import { SESSION_SECRET } from './load/server.ts'

export interface RecordedStatement {
  sql: string
  parameters: readonly unknown[]
}

/** Returns the statements of each call; `kind` selects writes or reads. */
export async function recordCalls(
  database: DatabaseConfig,
  dataDir: string,
  calls: readonly Call[],
  kind: 'writes' | 'reads',
): Promise<RecordedStatement[][]> {
  let statements: RecordedStatement[] = []
  const app = await buildApp(
    { ...loadConfig({ DATA_DIR: dataDir, SESSION_SECRET, LOG_LEVEL: 'silent', SEED_DEMO: 'false' }), database },
    {
      transport: new MemoryTransport(),
      onQuery: ({ sql, parameters }) => {
        // Skips statements of the mail worker.
        if (/^(update|delete from|select .* from|with .*) "outbox"/s.test(sql)) return
        const isWrite = /^\s*(insert|update|delete|with .*\b(insert|update|delete)\b)/is.test(sql)
        if (isWrite !== (kind === 'writes')) return
        statements.push({ sql, parameters: encodeParameters(parameters, database.engine) })
      },
    },
  )
  try {
    const recorded: RecordedStatement[][] = []
    for (const [n, { method, path, headers, body }] of calls.entries()) {
      statements = []
      const { statusCode } = await app.inject({
        method,
        // A unique URL each time, so that no response comes from the cache.
        url: method === 'GET' ? `${path}${path.includes('?') ? '&' : '?'}fresh=${n}` : path,
        headers: {
          ...headers,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          'x-forwarded-for': `10.9.${n >> 8}.${n & 255}`,
        },
        payload: body,
      })
      if (statusCode >= 300) throw new Error(`${path} answered ${statusCode}`)
      recorded.push(statements)
    }
    return recorded
  } finally {
    await app.close()
  }
}
