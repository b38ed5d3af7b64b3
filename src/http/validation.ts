/** Validates requests against their schemas, and turns errors into sentences. */
import { Ajv, type Options } from 'ajv'
import formats from 'ajv-formats'
import type { FastifySchemaValidationError } from 'fastify'
import { type Message, message, verbatim } from '../i18n/message.ts'
import { fieldName, missingField, required, unitOf } from './field-names.ts'
import { dropUnknownKeys } from './known-keys.ts'
import { dropEmpty, dropNulls, type RequestSchema, UpdateRoutes } from './null-handling.ts'
import { SOMETHING } from './schemas.ts'

const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])$/i

/** Accepts spaces around the address, since emails are stored trimmed and in lower case. */
export const isEmail = (text: string): boolean => text.length <= 254 && EMAIL.test(text.trim())

const isWebUrl = (text: string): boolean => URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)

function createAjv(options: Options): Ajv {
  // Skips checking our own schemas against the JSON Schema meta-schema.
  const ajv = new Ajv({ useDefaults: true, strict: false, meta: false, validateSchema: false, ...options })
  formats.default(ajv, ['date', 'date-time', 'uuid'])
  ajv.addFormat('email', isEmail)
  ajv.addFormat('uri', isWebUrl)
  return ajv
}

/** The argument of Fastify's `validatorCompiler`. */
type Build = { schema: RequestSchema; httpPart?: string; method?: string | string[]; url?: string }
type Validate = { (value: unknown): unknown; errors?: unknown }

/** Compiles each validator on first use: compiling all of them would take half of the start-up time. */
export function buildValidator() {
  // Paths and queries are text that is coerced to numbers; JSON bodies have types.
  const text = createAjv({ coerceTypes: true })
  const json = createAjv({ coerceTypes: false })
  const updateRoutes = new UpdateRoutes()
  return ({ schema, httpPart, method, url = '' }: Build): Validate => {
    updateRoutes.add(method, url)
    let compiled: Validate | undefined
    const validate: Validate = (value) => {
      if (httpPart === 'querystring') dropEmpty(value)
      if (httpPart === 'body') dropNulls(value, schema, updateRoutes.has(url))
      compiled ??= (httpPart === 'body' ? json : text).compile(schema)
      const isValid = compiled(value)
      if (isValid && httpPart === 'body') dropUnknownKeys(value, schema)
      validate.errors = compiled.errors
      return isValid
    }
    return validate
  }
}

/**
 * Turns an Ajv error into a sentence that names fields as the web app does, and the API field that it is about. The
 * arguments of MCP tools keep their names, since only programs send them.
 */
export function sentenceFor(
  error: FastifySchemaValidationError,
  context: string | undefined,
): { sentence: Message; field: string | undefined } {
  const path = error.instancePath.slice(1).replaceAll('/', '.')
  if (error.keyword === 'required') {
    const field = [path, String(error.params.missingProperty)].filter(Boolean).join('.')
    const isArgument = context === 'arguments'
    return { sentence: isArgument ? required(verbatim(field)) : missingField(field), field }
  }
  const name = context === 'arguments' ? verbatim(path) : fieldName(path)
  if (path) return { sentence: validationMessage(error, path, name), field: path }
  const part = context === 'body' ? message('The request body') : message('The request')
  return { sentence: validationMessage(error, '', part), field: undefined }
}

function validationMessage(error: FastifySchemaValidationError, path: string, field: Message): Message {
  const { keyword, params } = error
  const limit = Number(params.limit)
  switch (keyword) {
    case 'type':
      return typeMessage([params.type].flat().map(String), field)
    case 'minLength':
      if (limit === 1) return missingField(path)
      return message('{field} must have at least {limit, plural, one {# character} other {# characters}}', {
        field,
        limit,
      })
    case 'maxLength':
      return message('{field} can have at most {limit, plural, one {# character} other {# characters}}', {
        field,
        limit,
      })
    case 'minimum':
      return atLeast(field, limit, unitOf(path))
    case 'maximum':
      return atMost(field, limit, unitOf(path))
    case 'minItems':
      return message('{field} must have at least {limit, plural, one {# entry} other {# entries}}', { field, limit })
    case 'maxItems':
      return message('{field} can have at most {limit, plural, one {# entry} other {# entries}}', { field, limit })
    case 'minProperties':
      return message("{field} can't be empty", { field })
    case 'enum':
      return oneOf(field, params.allowedValues as unknown[])
    case 'const':
      return oneOf(field, [params.allowedValue])
    case 'format':
      return formatMessage(String(params.format), field)
    case 'pattern':
      return params.pattern === SOMETHING ? missingField(path) : message("{field} doesn't look right", { field })
    default:
      return message("{field} doesn't look right", { field })
  }
}

const atLeast = (field: Message, limit: number, unit: string | undefined): Message =>
  unit === undefined
    ? message('{field} must be at least {limit, number}', { field, limit })
    : message('{field} must be at least {limit, number} {unit}', { field, limit, unit })

const atMost = (field: Message, limit: number, unit: string | undefined): Message =>
  unit === undefined
    ? message('{field} must be at most {limit, number}', { field, limit })
    : message('{field} must be at most {limit, number} {unit}', { field, limit, unit })

export const oneOf = (field: Message, values: readonly unknown[]): Message =>
  message('{field} must be one of {values}', { field, values: values.join(', ') })

function formatMessage(format: string, field: Message): Message {
  switch (format) {
    case 'email':
      return message("That doesn't look like an email address")
    case 'uri':
      return message("That doesn't look like a web address. It starts with http:// or https://.")
    case 'date':
      return message('{field} must be a date like 2026-03-31', { field })
    case 'date-time':
      return message('{field} must be a time like 2026-03-31T08:00:00Z', { field })
    default:
      return message("{field} doesn't look right", { field })
  }
}

function typeMessage(types: readonly string[], field: Message): Message {
  switch (types.filter((type) => type !== 'null').join(' ')) {
    case 'integer':
      return message('{field} must be a whole number', { field })
    case 'number':
      return message('{field} must be a number', { field })
    case 'string':
      return message('{field} must be text', { field })
    case 'number string':
    case 'string number':
      return message('{field} must be a number or text', { field })
    case 'boolean':
      return message('{field} must be true or false', { field })
    case 'object':
      return message('{field} must be a JSON object', { field })
    case 'array':
      return message('{field} must be a list', { field })
    default:
      return message("{field} doesn't look right", { field })
  }
}
