/** Prometheus metrics at /metrics: only with METRICS=true, and only for clients in a private network. */
import { BlockList } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { notFound } from './errors.ts'

/** Upper bounds of the histogram, in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** A metric whose value is read on each scrape; undefined if it can't be read. */
export interface ServiceMetric {
  name: string
  help: string
  /** A counter only grows until a restart. */
  type?: 'gauge' | 'counter'
  read(): number | undefined | Promise<number | undefined>
}

export function registerMetrics(app: FastifyInstance, metrics: readonly ServiceMetric[]): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  for (const metric of metrics) addMetric(registry, metric)
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by route and status, and how long they took',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode }
    durations.observe(labels, reply.elapsedTime / 1000)
    done()
  })

  app.get('/metrics', { config: { access: 'public', internal: true } }, async (request, reply) => {
    // A 404 rather than a 403, so that others don't learn that the page exists.
    if (!isPrivate(request.ip) || isBehindUnknownProxy(request)) throw notFound('Page')
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics())
  })
}

function addMetric(registry: Registry, { name, help, type = 'gauge', read }: ServiceMetric): void {
  const options = { name, help, registers: [registry] }
  const current = async () => {
    try {
      return await read()
    } catch {
      return undefined
    }
  }
  if (type === 'counter') {
    new Counter({
      ...options,
      async collect() {
        const value = await current()
        this.remove()
        if (value !== undefined) this.inc(value)
      },
    })
    return
  }
  new Gauge({
    ...options,
    async collect() {
      const value = await current()
      if (value === undefined) this.remove()
      else this.set(value)
    },
  })
}

const privateNetworks = new BlockList()
for (const [address, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  privateNetworks.addSubnet(address, prefix, 'ipv4')
}
privateNetworks.addAddress('::1', 'ipv6')
privateNetworks.addSubnet('fc00::', 7, 'ipv6')

/** Whether the address is this machine's or in a private network. */
const isPrivate = (ip: string): boolean => privateNetworks.check(ip, ip.includes(':') ? 'ipv6' : 'ipv4')

const FORWARDED = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via']

/** Whether a proxy that isn't in TRUST_PROXY forwarded the request: the client's real address is unknown then. */
const isBehindUnknownProxy = ({ headers, ip, socket }: FastifyRequest): boolean =>
  ip === socket.remoteAddress && FORWARDED.some((name) => headers[name] !== undefined)
