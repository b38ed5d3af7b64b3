import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findPatterns, type Pattern } from '#test/support/patterns.ts'

/** Nothing that a browser or a server would wait for; only what has no end in sight takes so long. */
const DEADLINE_MS = 8000

const WORKER = join(import.meta.dirname, '../support/pattern-worker.ts')
let worker: Worker | undefined

/** Where such a run may begin a pattern: the text is short, or written by the service itself. */
const SHORT = [
  'src/config.ts \\/+$',
  'src/features/members/accounts/passwords.ts =+$',
  'src/features/service/pages/public-page.ts \\s+\\S*$',
  'src/server.ts \\s*\\n\\s*',
]

/**
 * How many strings a pattern was tried on, or "hangs". What this shows: on none of some hundred strings of 2000
 * characters, made of what the pattern itself is made of, does it take more than about quadratic time. What it
 * doesn't: that there is no other string. Texts in requests are bounded as well, most of them far below that length.
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

describe('our regular expressions', () => {
  let patterns: Pattern[]
  let built: string[]
  beforeAll(async () => {
    ;({ patterns, built } = await findPatterns())
  })
  afterAll(async () => void (await worker?.terminate()))

  it('are found wherever they are', async () => {
    expect(patterns.length).toBeGreaterThan(100)
    expect(patterns.map(({ source }) => source)).toContain('^Bearer +(\\S+) *$')
    // Those that are put together while running are attacked below as they turn out.
    expect(built.map((place) => place.split(':')[0])).toEqual([
      'src/features/roaster-tools/embed/widget-script.ts',
      'src/features/roaster-tools/portal/settings/domains.ts',
      'src/http/routes.ts',
    ])
  })

  it('begin nowhere with a run that something must follow, which a long run would be tried for from each of its places', async () => {
    const begins = /^(?:\((?:\?:)?)*(?:\\.|\[(?:[^\]\\]|\\.)*\]|[^\\()[\]|^$])[*+]\)*(?=[^)]|$)(.+)/
    const risky = patterns.filter(({ source, flags }) => begins.test(source) && !flags.includes('y'))
    // Each on a text that is short, or ours.
    expect(risky.map(({ place, source }) => `${place.split(':')[0]} ${source}`)).toEqual(SHORT)
  })

  it('come to an end on whatever is put together to keep them busy', async () => {
    const hanging: string[] = []
    const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
    const asBuilt = [`^(?:${label}\\.)+${label}$`, '\\bgzip\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))', '^/api/[^/]+/.*/?$']
    const all = [...patterns, ...asBuilt.map((source) => ({ source, flags: '', place: 'built' }))]
    for (const pattern of all) {
      if ((await attack(pattern)) === 'hangs') hanging.push(`${pattern.place} /${pattern.source}/`)
    }
    expect(hanging).toEqual([])
  }, 300_000)

  it('in the description of the API as well', async () => {
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

  it('are not asked about a text that is too long for them', async () => {
    const { buildValidator } = await import('#src/http/validation.ts')
    const schema = { type: 'string', maxLength: 60, pattern: '^(a+)+$' }
    const validate = buildValidator()({ schema, httpPart: 'body' })
    // With the pattern this would never end.
    expect(validate(`${'a'.repeat(200_000)}!`)).toBe(false)
    expect(validate.errors).toMatchObject([{ keyword: 'maxLength' }])
  })

  it.each(['^(a+)+$', '^(a|a)*$', '^(\\w+\\s?)*$'])(
    'would be missed if one were like %s',
    async (source) => expect(await attack({ source, flags: '' }, { deadlineMs: 700 })).toBe('hangs'),
    60_000,
  )
})
