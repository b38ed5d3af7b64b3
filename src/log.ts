/** Creates the logger: JSON lines in production, short readable lines otherwise. */
import { Writable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import type { Config } from './config.ts'
import { maskAddresses, maskSecrets } from './domain/mask-email.ts'
import { logSerializers } from './http/request-log.ts'

export function createLogger(config: Config): FastifyBaseLogger {
  const options = {
    level: config.logLevel,
    serializers: { ...logSerializers, err: pino.stdSerializers.err },
    timestamp: pino.stdTimeFunctions.isoTime,
    // Errors of databases and mail servers contain addresses. Tokens of mailed links stay readable in development.
    hooks: { streamWrite: config.production ? maskSecrets : maskAddresses },
  }
  return config.production ? pino(options) : pino(options, readableLines())
}

const LEVELS: Record<number, string> = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' }

/** Writes the lines of one event loop iteration together, since each write is expensive. */
function readableLines(): Writable {
  let waiting = ''
  const flush = () => {
    if (waiting !== '') process.stdout.write(waiting)
    waiting = ''
  }
  process.once('exit', flush)
  return new Writable({
    decodeStrings: false,
    write(line: string, _encoding, done) {
      if (waiting === '') setImmediate(flush)
      waiting += `${readable(line)}\n`
      done()
    },
  })
}

function readable(line: string): string {
  const { level, time, msg, err, req, res, ms, sql } = JSON.parse(line)
  const head = `${String(time).slice(11, 19)} ${LEVELS[level]?.padEnd(5)}`
  if (req) return `${head} ${req.method} ${req.path} ${res.status} ${ms} ms`
  return `${head} ${msg}${sql ? `\n${sql}` : ''}${err ? `\n${err.stack || err.message}` : ''}`
}
