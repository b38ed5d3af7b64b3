/** Draws values for the fuzzer: valid by a schema, slightly wrong, and entirely unexpected. */
import fc, { type GeneratorValue } from 'fast-check'
import type { Description, Schema } from './openapi.ts'

/** Draws from an arbitrary. All of a request is drawn from one of these, so that a seed reproduces it. */
export type Draw = GeneratorValue

/** Uniform, without fast-check's bias towards small and large numbers. */
const evenly = (max: number) => fc.noBias(fc.nat({ max }))

export const upTo = (draw: Draw, max: number): number => draw(evenly, max)
export const pick = <T>(draw: Draw, values: readonly T[]): T => values[upTo(draw, values.length - 1)]!
export const chance = (draw: Draw, percent: number): boolean => upTo(draw, 99) < percent

export interface Source {
  description: Description
  /** Values that exist in the database, by the name of the field. */
  known: Record<string, readonly unknown[]>
}

/** A value that the schema allows; one that exists, where the field name is known. */
export function validValue(draw: Draw, source: Source, schema: Schema, name = ''): unknown {
  const reference = schema.$ref?.split('/').at(-1)
  if (reference) return validValue(draw, source, source.description.components.schemas![reference]!, name)
  const alternatives = schema.anyOf ?? schema.oneOf
  if (alternatives) return validValue(draw, source, pick(draw, alternatives), name)
  const known = source.known[name]
  if (known && chance(draw, 85)) return pick(draw, known)
  if (schema.const !== undefined) return schema.const
  if (Array.isArray(schema.enum)) return pick(draw, schema.enum)
  const type = pick(draw, [schema.type ?? 'string'].flat())
  return ofType(draw, source, { ...schema, type }, name)
}

function ofType(draw: Draw, source: Source, schema: Schema, name: string): unknown {
  switch (schema.type) {
    case 'object':
      return validObject(draw, source, schema)
    case 'array': {
      const { minItems = 0, maxItems = 5 } = schema as { minItems?: number; maxItems?: number }
      const count = minItems + upTo(draw, Math.min(maxItems - minItems, 4))
      return Array.from({ length: count }, () => validValue(draw, source, schema.items ?? {}, name))
    }
    case 'integer':
      return draw(fc.integer, bounds(schema))
    case 'number':
      return draw(fc.double, { ...bounds(schema), noNaN: true })
    case 'boolean':
      return draw(fc.boolean)
    case 'null':
      return null
    default:
      return validText(draw, schema)
  }
}

const bounds = ({ minimum, maximum }: Schema) => ({
  min: Number(minimum ?? -1e6),
  max: Number(maximum ?? 1e6),
})

function validObject(draw: Draw, source: Source, { properties = {}, required = [] }: Schema): Record<string, unknown> {
  const object: Record<string, unknown> = {}
  for (const [key, schema] of Object.entries(properties)) {
    if ((required as string[]).includes(key) || chance(draw, 60)) object[key] = validValue(draw, source, schema, key)
  }
  return object
}

const WORDS = [
  'Konga',
  'washed, floral',
  'Bloom for 45 s',
  'v60',
  'medium dark',
  'Ethiopia',
  '24 clicks',
  'café',
  '咖啡',
  '☕️🫖',
]
const PATTERNED: Record<string, readonly string[]> = {
  '^#[0-9a-fA-F]{6}$': ['#a1b2c3', '#FFFFFF'],
  '^([a-z0-9]+(-[a-z0-9]+)*)?$': ['konga', 'lot-7', ''],
}
const FORMATTED: Record<string, readonly string[]> = {
  email: ['ada@example.com', ' Grace@Example.com '],
  date: ['2026-03-31', '2024-02-29'],
  'date-time': ['2026-03-31T08:00:00Z'],
  uri: ['https://example.com/beans'],
}

function validText(draw: Draw, schema: Schema): string {
  const { minLength = 0, maxLength = 200 } = schema as { minLength?: number; maxLength?: number }
  const given = FORMATTED[String(schema.format)] ?? PATTERNED[String(schema.pattern)]
  if (given) return pick(draw, given)
  const text = chance(draw, 60) ? pick(draw, WORDS) : draw(fc.string, { unit: 'grapheme', minLength: 1, maxLength: 30 })
  return (chance(draw, 4) ? text.repeat(maxLength) : text).padEnd(minLength, 'x').slice(0, maxLength)
}

/** Breaks one part of a value, sometimes deep inside an object or array. */
export function mutated(draw: Draw, value: unknown): unknown {
  if (isContainer(value) && chance(draw, 75)) {
    const copy = Array.isArray(value) ? [...value] : { ...value }
    const keys = Object.keys(copy)
    const target = copy as Record<string, unknown>
    const change = upTo(draw, 9)
    if (Array.isArray(copy) && (change < 2 || keys.length === 0)) copy.push(oddValue(draw))
    else if (keys.length === 0 || change === 0) target[pick(draw, ODD_KEYS)] = oddValue(draw)
    else if (change === 1) delete target[pick(draw, keys)]
    else {
      const key = pick(draw, keys)
      target[key] = mutated(draw, target[key])
    }
    return copy
  }
  if (typeof value === 'number' && chance(draw, 50))
    return value + pick(draw, [1, -1, 0.5, -0.0001, 1e6, -1e6, 2 ** 31, 2 ** 53])
  if (typeof value === 'string' && chance(draw, 50)) {
    return pick(draw, [
      `${value}${hostileText(draw)}`,
      value.repeat(50),
      value.slice(1),
      ` ${value} `,
      value.toUpperCase(),
      '',
    ])
  }
  return oddValue(draw)
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null

const ODD_KEYS = [
  'id',
  'userId',
  'isAdmin',
  'isPremium',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '',
  '$ref',
  'a.b',
  '0',
  'x'.repeat(300),
  '\ud800',
  'createdById',
  'roasterId',
  'createdAt',
  'updatedAt',
  'email',
  'passwordHash',
  'isVerified',
  'savedAsRecipe',
  'facetId',
  'wilson',
  'upvotes',
  'length',
] as const

/** A value of a random type. */
export function oddValue(draw: Draw): unknown {
  switch (upTo(draw, 7)) {
    case 0:
      return pick(draw, HOSTILE_NUMBERS)
    case 1:
      return pick<unknown>(draw, [null, true, false, [], {}, [[]], [null], [{}], { length: 1 }, { toString: 'x' }])
    case 2:
      return draw(fc.anything, { maxDepth: 3, withNullPrototype: false })
    case 3:
      return Array.from({ length: pick(draw, [1, 21, 1000]) }, () => 1)
    default:
      return hostileText(draw)
  }
}

export const HOSTILE_NUMBERS = [
  0,
  -1,
  -0,
  0.1,
  1e308,
  -1e308,
  5e-324,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 32,
  2 ** 53 + 1,
  -(2 ** 53) - 1,
  1e21,
  1e30,
] as const

const HOSTILE_TEXTS = [
  "' OR '1'='1",
  "'; drop table users; --",
  '" or ""="',
  "x' union select email, passwordHash from users--",
  "\\'; select pg_sleep(5)--",
  '%',
  '_',
  '%%%',
  '\\',
  '\\%',
  '*',
  '"',
  '""',
  '"a" OR "b"',
  'a NEAR/3 b',
  'name:*',
  'a AND',
  'NOT',
  '(',
  ')',
  '((((',
  '^a',
  'a*b*',
  '-',
  '+a -b',
  '{a b}',
  'a:b',
  "''",
  '!',
  '&',
  '|',
  'a & !',
  '<->',
  'a:*',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '/etc/passwd',
  '%2e%2e%2f',
  '....//',
  'file:///etc/passwd',
  '.env',
  'a\r\nX-Injected: 1',
  'a\nX-Injected: 1',
  '\r\n\r\nHTTP/1.1 200 OK\r\n',
  '%0d%0aX-Injected:1',
  '\u0085',
  '\u2028',
  '{{7*7}}',
  `\${7*7}`,
  '<%= 7*7 %>',
  '#{7*7}',
  '$(id)',
  '`id`',
  '| id',
  '; id',
  '=1+1',
  '@SUM(1)',
  '%s%s%n',
  `\${jndi:ldap://127.0.0.1/a}`,
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  'data:text/html,x',
  '<!--',
  ']]>',
  '</script>',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udc00\ud800',
  '\ufeff',
  '\u202eabc',
  '\u200b',
  'ﷺ',
  'Z̸̡̢a̶l̶g̴o',
  '👩‍👩‍👧‍👦'.repeat(40),
  'İ',
  'ß',
  'ﬁ',
  '\u0130\u0307',
  '\uffff',
  '\u{10ffff}',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  'true',
  '[object Object]',
  '-0',
  '1e309',
  '0x10',
  '１２',
  '٣',
  '9007199254740993',
  '99999999999999999999',
  '-1',
  '1e1000000',
  '0'.repeat(400),
  '1,5',
  '1_000',
  ' 5 ',
  '+5',
  'Infinity',
  '2026-02-30',
  '0000-00-00',
  '+275760-09-13T00:00:00.000Z',
  '9999-12-31T23:59:60Z',
  'Etc/GMT+99',
  'Europe/../UTC',
  '[]',
  '{}',
  '"',
  'http://[::1',
  'http://a b',
  'https://user:pass@example.com:99999/',
  '//evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'a@b',
  '@',
  'a@example.com\r\nBcc: b@example.com',
  '"a b"@example.com',
  'a@[127.0.0.1]',
  `${'a'.repeat(250)}@example.com`,
  'a@example.com,b@example.com',
] as const

export function hostileText(draw: Draw): string {
  switch (upTo(draw, 11)) {
    case 0:
      return draw(fc.string, { unit: 'binary', maxLength: 60 })
    case 1:
      return pick(draw, ['a', '%', '☕', '(', '"', ' ', 'é', 'a ', '\\']).repeat(
        pick(draw, [61, 255, 256, 1001, 5001, 20_000]),
      )
    default:
      return pick(draw, HOSTILE_TEXTS)
  }
}
