/** Runs the tools: validates their arguments, and reports errors in their result. */
import type { CallToolResult } from '@modelcontextprotocol/server'
import { Ajv, type ValidateFunction } from 'ajv'
import type { FastifyBaseLogger, FastifySchemaValidationError } from 'fastify'
import { badRequest, toAppError } from '../../../http/errors.ts'
import { sentenceFor } from '../../../http/validation.ts'
import type { Tool } from './tools.ts'

export type Arguments = Record<string, unknown>
export type Runners = ReadonlyMap<string, (given: Arguments) => CallToolResult>

/** How this server identifies itself to clients. */
export const identityOf = (version: string) => ({ name: 'brewprint', title: 'Brewprint', version })

export const createRunners = (tools: readonly Tool[], log: FastifyBaseLogger): Runners =>
  new Map(tools.map((tool) => [tool.name, runnerOf(tool, log)]))

/** Errors are reported in the result, so that the assistant can correct itself. */
function runnerOf(tool: Tool, log: FastifyBaseLogger): (given: Arguments) => CallToolResult {
  const check = argumentCheck(tool)
  return (given) => {
    try {
      const answer = tool.run(check(given) as never)
      return { content: [{ type: 'text', text: JSON.stringify(answer) }], structuredContent: { ...answer } }
    } catch (thrown) {
      const { statusCode, message } = toAppError(thrown as Error)
      if (statusCode >= 500) log.error({ err: thrown, tool: tool.name }, message)
      return { content: [{ type: 'text', text: message }], isError: true }
    }
  }
}

const checks = new Ajv({ strict: false })

/** Returns the arguments without null and "", which some assistants send for omitted ones; throws for invalid ones. */
function argumentCheck({ input }: Tool): (given: Arguments) => Arguments {
  let isValid: ValidateFunction | undefined
  return (given) => {
    // Compiled at the first call, since it takes a while and would delay startup.
    isValid ??= checks.compile(plain(input))
    const present = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null && value !== ''))
    if (isValid(present)) return present
    const { sentence, field } = sentenceFor(isValid.errors![0] as FastifySchemaValidationError, 'arguments')
    throw badRequest(sentence, field)
  }
}

/** The schema as JSON, without the type builder's internals. */
export const plain = (schema: object) => JSON.parse(JSON.stringify(schema))
