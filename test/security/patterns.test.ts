import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FIGURE_PATTERNS } from '#domain/steps/read-figures.ts'
import { NEEDED_OR_INVISIBLE } from '#src/domain/invisible.ts'
import { SOURCE_PATTERNS } from '#src/features/equipment/catalog/source-words.ts'
import { DOMAIN } from '#src/features/moderation/hold/rules.ts'
import { findPatterns, type Pattern } from '#test/support/patterns.ts'

/** Far above any normal duration: only a pattern with exponential backtracking takes this long. */
const DEADLINE_MS = 8000

const WORKER = join(import.meta.dirname, '../support/pattern-worker.ts')
let worker: Worker | undefined

/** Patterns that may start with an unanchored repetition, since their input is short or written by the service. */
const SHORT = [
  'src/config.ts \\/+$',
  'src/features/members/accounts/passwords.ts =+$',
  'src/features/service/pages/public-page.ts \\s+\\S*$',
  'src/start.ts \\s*\\n\\s*',
]

/**
 * Returns how many strings the pattern was tried on, or "hangs". It is tried on some hundred strings of 2000
 * characters, made of parts of the pattern itself, and must take no more than about quadratic time on each. This
 * doesn't prove that no other string is slow; texts in requests are also bounded, most of them far below that length.
 */
async function attack(
  { source, flags }: Pick<Pattern, 'source' | 'flags'>,
  { deadlineMs = DEADLINE_MS, length = 2000 } = {},
): Promise<number | 'hangs'> {
  worker ??= new Worker(WORKER)
  const running = worker
  running.postMessage({ source, flags, length })
  const outcome = await new Promise<number | 'hangs'>((resolve) => {
    const deadline = setTimeout(() => resolve('hangs'), deadlineMs)
    running.once('message', (strings: number) => {
      clearTimeout(deadline)
      resolve(strings)
    })
  })
  if (outcome === 'hangs') {
    await running.terminate()
    worker = undefined
  }
  return outcome
}

describe('regular expressions of the sources and of the OpenAPI description', () => {
  let patterns: Pattern[]
  let built: string[]
  beforeAll(async () => {
    ;({ patterns, built } = await findPatterns())
  })
  afterAll(async () => void (await worker?.terminate()))

  it('are found in all sources', async () => {
    expect(patterns.length).toBeGreaterThan(100)
    expect(patterns.map(({ source }) => source)).toContain('^Bearer +(\\S+) *$')
    // Patterns built at run time are tested below in their final form.
    expect(built.map((place) => place.split(':')[0])).toEqual([
      'src/domain/invisible.ts',
      'src/domain/steps/read-figures.ts',
      'src/domain/steps/read-figures.ts',
      'src/features/equipment/catalog/source-words.ts',
      'src/features/moderation/hold/rules.ts',
      'src/features/roaster-tools/embed/widget-script.ts',
      'src/features/roaster-tools/portal/settings/domains.ts',
      'src/http/routes.ts',
    ])
  })

  it('do not start with an unanchored repetition, which takes quadratic time on a long run', async () => {
    const begins = /^(?:\((?:\?:)?)*(?:\\.|\[(?:[^\]\\]|\\.)*\]|[^\\()[\]|^$])[*+]\)*(?=[^)]|$)(.+)/
    const risky = patterns.filter(({ source, flags }) => begins.test(source) && !flags.includes('y'))
    // Each is applied to a short text, or to one of our own.
    expect(risky.map(({ place, source }) => `${place.split(':')[0]} ${source}`)).toEqual(SHORT)
  })

  it('do not hang on generated worst-case strings', async () => {
    const hanging: string[] = []
    const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
    const asBuilt = [`^(?:${label}\\.)+${label}$`, '\\bgzip\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))', '^/api/[^/]+/.*/?$']
    const invisible = { source: NEEDED_OR_INVISIBLE.source, flags: 'gu', place: 'src/domain/invisible.ts' }
    const figures = FIGURE_PATTERNS.map(({ source }) => ({
      source,
      flags: 'u',
      place: 'src/domain/steps/read-figures.ts',
    }))
    const domain = { source: DOMAIN.source, flags: 'u', place: 'src/features/moderation/hold/rules.ts' }
    const sources = SOURCE_PATTERNS.map(({ source }) => ({
      source,
      flags: '',
      place: 'src/features/equipment/catalog/source-words.ts',
    }))
    const all = [
      ...patterns,
      ...asBuilt.map((source) => ({ source, flags: '', place: 'built' })),
      invisible,
      domain,
      ...figures,
      ...sources,
    ]
    for (const pattern of all) {
      if ((await attack(pattern)) === 'hangs') hanging.push(`${pattern.place} /${pattern.source}/`)
    }
    expect(hanging).toEqual([])
  }, 300_000)

  it('do not hang in the OpenAPI description either, and have a maxLength there', async () => {
    const text = await readFile(new URL('../../openapi.json', import.meta.url), 'utf8')
    const lengths = new Map<string, number>()
    JSON.parse(text, (_key, value) => {
      const { pattern, maxLength } = value ?? {}
      if (typeof pattern === 'string') {
        expect(maxLength, `${pattern} has an end`).toEqual(expect.any(Number))
        lengths.set(pattern, Math.max(maxLength, lengths.get(pattern) ?? 0))
      }
      return value
    })
    expect(lengths.size).toBeGreaterThan(2)
    for (const [source, length] of lengths) {
      expect(await attack({ source, flags: 'u' }, { length }), source).toEqual(expect.any(Number))
    }
  }, 60_000)

  it('are not run by a schema on a text that exceeds maxLength', async () => {
    const { buildValidator } = await import('#src/http/validation.ts')
    const schema = { type: 'string', maxLength: 60, pattern: '^(a+)+$' }
    const validate = buildValidator()({ schema, httpPart: 'body' })
    // The pattern itself would never finish on this text.
    expect(validate(`${'a'.repeat(200_000)}!`)).toBe(false)
    expect(validate.errors).toMatchObject([{ keyword: 'maxLength' }])
  })

  it.each(['^(a+)+$', '^(a|a)*$', '^(\\w+\\s?)*$'])(
    'are reported as hanging when they are like %s',
    async (source) => expect(await attack({ source, flags: '' }, { deadlineMs: 700 })).toBe('hangs'),
    60_000,
  )
})
