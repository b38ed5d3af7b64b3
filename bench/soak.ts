/** npm run soak: runs mixed traffic at 80 % of the maximum for minutes; memory and latency must not grow. */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { cachedSqlite, workingCopy } from './data/database-cache.ts'
import { SIZES, type SizeName } from './data/sizes.ts'
import { startLoadGenerator } from './load/processes.ts'
import { startServer } from './load/server.ts'
import { megabytes } from './table.ts'
import { readFacts } from './work/facts.ts'
import { MIXED } from './work/mixed.ts'

const { values: options } = parseArgs({
  options: { minutes: { type: 'string', default: '15' }, size: { type: 'string', default: 'large' } },
})
const CONNECTIONS = 32
const SHARE = 0.8
const CAPACITY_MS = 20_000

const say = (line: string) => process.stdout.write(`${line}\n`)
const size = SIZES[options.size as SizeName]
const dataDir = workingCopy(await cachedSqlite(size), 'soak')
const service = await startServer('service', dataDir)
const facts = await readFacts(size, { engine: 'sqlite', path: join(dataDir, 'brewprint.db') })
const load = startLoadGenerator()
const job = {
  port: service.port,
  pid: service.pid,
  calls: MIXED.calls(facts),
  hasUniqueUrls: false,
  hasOwnAddresses: true,
  status: 'success' as const,
  connections: CONNECTIONS,
  warmMs: 0,
}

await load.run({ ...job, measureMs: CAPACITY_MS })
const full = await load.run({ ...job, measureMs: CAPACITY_MS })
const capacity = full.requests / full.seconds
const rate = Math.floor(capacity * SHARE)
say(
  `${size.name}: ${Math.round(capacity)} req/s with ${CONNECTIONS} connections, errors ${full.errors}; now ${rate} req/s`,
)
say('| Minute | req/s | CPU µs | p50 ms | p99 ms | Errors | Memory |')
say('|-------:|------:|-------:|-------:|-------:|-------:|-------:|')
for (let minute = 1; minute <= Number(options.minutes); minute++) {
  const {
    requests,
    seconds,
    p50Ms,
    p99Ms,
    errors,
    cpuUs = Number.NaN,
  } = await load.run({ ...job, rate, measureMs: 60_000 })
  const cells = [
    minute,
    Math.round(requests / seconds),
    Math.round(cpuUs / requests),
    p50Ms.toFixed(2),
    p99Ms.toFixed(2),
    errors,
  ]
  say(`| ${[...cells, megabytes(service.memory().now)].join(' | ')} |`)
}
say(`At most ${megabytes(service.memory().peak)}`)
await Promise.all([service.stop(), load.stop()])
