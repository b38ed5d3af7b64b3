/** A logger that collects its lines for a test. */
import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import { logSerializers } from '#src/http/request-log.ts'

export interface LogLine {
  level: number
  msg: string
  [key: string]: unknown
}

export const WARN = 40

export function collectLog(level = 'info'): { logger: FastifyBaseLogger; lines: LogLine[]; text(): string } {
  const lines: LogLine[] = []
  const serializers = { ...logSerializers, err: pino.stdSerializers.err }
  const logger = pino({ level, serializers }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  return { logger, lines, text: () => JSON.stringify(lines) }
}
