/** Starts the ordinary stack with the database in DATA_DIR. */
import { join } from 'node:path'
import process from 'node:process'
import { buildPlainApp } from './app.ts'

const { DATA_DIR, PORT, SESSION_SECRET, LOG_LEVEL } = process.env
if (!DATA_DIR || !PORT || !SESSION_SECRET) throw new Error('DATA_DIR, PORT and SESSION_SECRET must be set')
const app = buildPlainApp({
  path: join(DATA_DIR, 'brewprint.db'),
  sessionSecret: SESSION_SECRET,
  logLevel: LOG_LEVEL ?? 'info',
})
await app.listen({ port: Number(PORT), host: '127.0.0.1' })
process.once('SIGINT', async () => {
  await app.close()
  process.exit(0)
})
