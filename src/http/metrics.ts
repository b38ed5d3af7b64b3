/** Figures for Prometheus at /metrics: only when asked for, and only for the operator's own network. */
import { BlockList } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { notFound } from './errors.ts'

/** Upper bounds of the histogram, in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** A figure that is read when it is asked for; undefined where it can't be read now. */
export interface Gauge {
  name: string
  help: string
  /** A counter only ever grows until the next start. */
  type?: 'gauge' | 'counter'
  read(): number | undefined | Promise<number | undefined>
}

interface Series {
  labels: string
  /** How many were at most as slow as each bound, not counting those of the bounds before. */
  counts: number[]
  count: number
  seconds: number
}

export function registerMetrics(app: FastifyInstance, gauges: readonly Gauge[]): void {
  const series = new Map<string, Series>()
  const lag = monitorEventLoopDelay({ resolution: 20 })
  lag.enable()
  app.addHook('onClose', async () => lag.disable())

  app.addHook('onResponse', (request, reply, done) => {
    const labels = `method="${request.method}",route="${request.routeOptions.url ?? 'none'}",status="${reply.statusCode}"`
    let own = series.get(labels)
    if (!own) {
      own = { labels, counts: BUCKETS.map(() => 0), count: 0, seconds: 0 }
      series.set(labels, own)
    }
    const seconds = reply.elapsedTime / 1000
    const bucket = BUCKETS.findIndex((bound) => seconds <= bound)
    if (bucket >= 0) own.counts[bucket]!++
    own.count++
    own.seconds += seconds
    done()
  })

  app.get('/metrics', { config: { access: 'public', internal: true } }, async (request, reply) => {
    // To everybody else it looks as if there were no such page.
    if (!isOperators(request.ip) || isThroughStranger(request)) throw notFound('Page')
    const memory = process.memoryUsage()
    const own: Gauge[] = [
      { name: 'process_resident_memory_bytes', help: 'Memory of the process', read: () => memory.rss },
      { name: 'nodejs_heap_used_bytes', help: 'Of which JavaScript uses', read: () => memory.heapUsed },
      { name: 'process_uptime_seconds', help: 'Since the start', read: () => process.uptime() },
      { name: 'nodejs_eventloop_lag_p99_seconds', help: 'How late the loop is', read: () => lag.percentile(99) / 1e9 },
    ]
    const lines = [...histogram([...series.values()])]
    for (const gauge of [...own, ...gauges]) lines.push(...(await describe(gauge)))
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(`${lines.join('\n')}\n`)
  })
}

function* histogram(all: readonly Series[]): Generator<string> {
  const name = 'http_request_duration_seconds'
  yield `# HELP ${name} Requests by route and status, and how long they took`
  yield `# TYPE ${name} histogram`
  for (const { labels, counts, count, seconds } of all) {
    let sum = 0
    for (const [index, bound] of BUCKETS.entries()) {
      sum += counts[index]!
      yield `${name}_bucket{${labels},le="${bound}"} ${sum}`
    }
    yield `${name}_bucket{${labels},le="+Inf"} ${count}`
    yield `${name}_sum{${labels}} ${seconds}`
    yield `${name}_count{${labels}} ${count}`
  }
}

async function describe({ name, help, type = 'gauge', read }: Gauge): Promise<string[]> {
  const value = await Promise.resolve()
    .then(read)
    .catch(() => undefined)
  return value === undefined ? [] : [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, `${name} ${value}`]
}

const ours = new BlockList()
for (const [address, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  ours.addSubnet(address, prefix, 'ipv4')
}
ours.addAddress('::1', 'ipv6')
ours.addSubnet('fc00::', 7, 'ipv6')

/** This machine, or a private network: no address of the internet. */
const isOperators = (ip: string): boolean => ours.check(ip, ip.includes(':') ? 'ipv6' : 'ipv4')

const FORWARDED = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via']

/** A balancer in a private network that nobody told us to trust hides who asks: it may be anybody. */
const isThroughStranger = ({ headers, ip, socket }: FastifyRequest): boolean =>
  ip === socket.remoteAddress && FORWARDED.some((name) => headers[name] !== undefined)
