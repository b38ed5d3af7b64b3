/** Validates requests against their schemas, and turns errors into sentences. */
import { Ajv, type Options } from 'ajv'
import formats from 'ajv-formats'
import type { FastifySchemaValidationError } from 'fastify'
import { ChangedAddresses, dropEmpty, dropNulls, type RequestSchema } from './absent.ts'
import { dropUnknownKeys } from './known-keys.ts'
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
  const changed = new ChangedAddresses()
  return ({ schema, httpPart, method, url = '' }: Build): Validate => {
    changed.add(method, url)
    let compiled: Validate | undefined
    const validate: Validate = (value) => {
      if (httpPart === 'querystring') dropEmpty(value)
      if (httpPart === 'body') dropNulls(value, schema, changed.has(url))
      compiled ??= (httpPart === 'body' ? json : text).compile(schema)
      const isValid = compiled(value)
      if (isValid && httpPart === 'body') dropUnknownKeys(value, schema)
      validate.errors = compiled.errors
      return isValid
    }
    return validate
  }
}

export function sentenceFor(
  error: FastifySchemaValidationError,
  context: string | undefined,
): { message: string; field: string | undefined } {
  const path = error.instancePath.slice(1).replaceAll('/', '.')
  if (error.keyword === 'required') {
    const field = [path, String(error.params.missingProperty)].filter(Boolean).join('.')
    return { message: `${field} is required`, field }
  }
  if (!path) {
    const part = context === 'body' ? 'The request body' : 'The request'
    return {
      message: error.keyword === 'type' ? `${part} must be a JSON object` : `${part} ${complaint(error)}`,
      field: undefined,
    }
  }
  return { message: `${path} ${complaint(error)}`, field: path }
}

const plural = (count: unknown, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

function complaint({ keyword, params, message }: FastifySchemaValidationError): string {
  switch (keyword) {
    case 'type':
      return `must be ${typeName(params.type)}`
    case 'minLength':
      return params.limit === 1 ? 'must not be empty' : `must have at least ${plural(params.limit, 'character')}`
    case 'maxLength':
      return `must have at most ${plural(params.limit, 'character')}`
    case 'minimum':
      return `must be at least ${params.limit}`
    case 'maximum':
      return `must be at most ${params.limit}`
    case 'minItems':
      return `must have at least ${plural(params.limit, 'entry').replace('entrys', 'entries')}`
    case 'maxItems':
      return `must have at most ${plural(params.limit, 'entry').replace('entrys', 'entries')}`
    case 'minProperties':
      return 'must not be empty'
    case 'enum':
      return `must be one of ${(params.allowedValues as unknown[]).join(', ')}`
    case 'const':
      return `must be ${params.allowedValue}`
    case 'format':
      return FORMAT_COMPLAINTS[String(params.format)] ?? `must be a valid ${params.format}`
    case 'pattern':
      return params.pattern === SOMETHING ? 'must not be empty' : "doesn't have the right form"
    default:
      return message ?? 'is not valid'
  }
}

const FORMAT_COMPLAINTS: Record<string, string> = {
  email: 'must be an email address',
  uri: 'must be a web address that starts with http:// or https://',
  date: 'must be a date like 2026-03-31',
  'date-time': 'must be a time like 2026-03-31T08:00:00Z',
}

function typeName(type: unknown): string {
  const names: Record<string, string> = {
    integer: 'a whole number',
    number: 'a number',
    string: 'a text',
    boolean: 'true or false',
    object: 'an object',
    array: 'a list',
    null: 'null',
  }
  return [type]
    .flat()
    .map((each) => names[String(each)] ?? String(each))
    .join(' or ')
}
