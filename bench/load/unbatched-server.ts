/** The service on a plain node:http server, to measure the gain of request batching; everything else is the same. */
import { createServer } from 'node:http'
import process from 'node:process'
import { buildApp } from '../../src/app.ts'
import { loadConfig } from '../../src/config.ts'
import { createLogger } from '../../src/log.ts'

const config = loadConfig(process.env)
const app = await buildApp(config, { logger: createLogger(config) })
const server = createServer((request, response) => app.routing(request, response))
server.keepAliveTimeout = 72_000
server.listen(config.port, config.host)
process.once('SIGINT', async () => {
  server.close()
  server.closeAllConnections()
  await app.close()
  process.exit(0)
})
