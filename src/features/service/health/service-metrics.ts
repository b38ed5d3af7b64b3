/** Metrics of the service itself, beside those of requests. */
import type { FastifyInstance } from 'fastify'
import { ping, poolOf } from '../../../db/open.ts'
import type { SlowQueryLog } from '../../../db/slow-query-log.ts'
import type { ServiceMetric } from '../../../http/metrics.ts'
import { countWaiting } from '../../../mail/outbox.ts'

export function serviceMetrics(app: FastifyInstance, queries: SlowQueryLog): ServiceMetric[] {
  return [
    ...databaseGauges(app, queries),
    { name: 'brewprint_mails_waiting', help: 'Mails that are not sent yet', read: () => countWaiting(app.db) },
    { name: 'brewprint_events_waiting', help: 'Events that are not stored yet', read: () => app.events.waiting },
    { name: 'brewprint_cached_answers', help: 'Answers in the cache', read: () => app.responseCache.size.responses },
    {
      name: 'brewprint_cache_bytes',
      help: 'Memory that cached answers take',
      read: () => app.responseCache.size.bytes,
    },
    {
      name: 'brewprint_cache_hits_total',
      help: 'Answers given from the cache',
      type: 'counter',
      read: () => app.responseCache.hits,
    },
    {
      name: 'brewprint_cache_misses_total',
      help: 'Cacheable answers that were not in the cache',
      type: 'counter',
      read: () => app.responseCache.misses,
    },
  ]
}

function databaseGauges({ db }: FastifyInstance, queries: SlowQueryLog): ServiceMetric[] {
  const pool = (name: 'total' | 'idle' | 'waiting') => () => poolOf(db)?.[name]
  return [
    {
      name: 'brewprint_database_up',
      help: '1 while the database answers',
      read: () =>
        ping(db).then(
          () => 1,
          () => 0,
        ),
    },
    {
      name: 'brewprint_database_latency_seconds',
      help: 'How long the database takes to answer',
      read: async () => {
        const start = performance.now()
        await ping(db)
        return (performance.now() - start) / 1000
      },
    },
    { name: 'brewprint_database_connections', help: 'Open connections to the PostgreSQL server', read: pool('total') },
    { name: 'brewprint_database_connections_idle', help: 'Open connections that are not in use', read: pool('idle') },
    {
      name: 'brewprint_database_connections_awaited',
      help: 'Queries that wait for a connection',
      read: pool('waiting'),
    },
    { name: 'brewprint_queries_total', help: 'SQL statements run', type: 'counter', read: () => queries.count },
    {
      name: 'brewprint_query_seconds_total',
      help: 'Time that SQL statements took',
      type: 'counter',
      read: () => queries.totalMs / 1000,
    },
    {
      name: 'brewprint_slow_queries_total',
      help: 'SQL statements that took longer than SLOW_QUERY_MS',
      type: 'counter',
      read: () => queries.slow,
    },
  ]
}
