import { copyFile, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '#src/app.ts'
import { loadConfig } from '#src/config.ts'
import { createRandom } from '#src/features/service/demo/random.ts'
import { MemoryTransport } from '#src/mail/transports.ts'
import { fillSqlite } from '../../bench/data/fill-sqlite.ts'
import { prepareSchema } from '../../bench/data/prepare.ts'
import { SIZES } from '../../bench/data/sizes.ts'
import type { Call } from '../../bench/load/job.ts'
import { SESSION_SECRET } from '../../bench/load/server.ts'
import { buildPlainApp } from '../../bench/plain/app.ts'
import { ON_BOTH_STACKS } from '../../bench/work/compared.ts'
import { type Facts, readFacts } from '../../bench/work/facts.ts'
import { mixedKinds } from '../../bench/work/mixed.ts'

const SAMPLES = 10

let service: FastifyInstance
let ordinary: FastifyInstance
let facts: Facts
let calls = 0

beforeAll(async () => {
  const [dataDir, otherDir] = [await mkdtemp(join(tmpdir(), 'brewprint-')), await mkdtemp(join(tmpdir(), 'brewprint-'))]
  const path = join(dataDir, 'brewprint.db')
  const otherPath = join(otherDir, 'brewprint.db')
  fillSqlite(path, SIZES.mini, await prepareSchema({ engine: 'sqlite', path }))
  await copyFile(path, otherPath)
  const env = { DATA_DIR: dataDir, SESSION_SECRET, LOG_LEVEL: 'silent', SEED_DEMO: 'false' }
  service = await buildApp(loadConfig(env), { transport: new MemoryTransport() })
  ordinary = buildPlainApp({ path: otherPath, sessionSecret: SESSION_SECRET, logLevel: 'silent' })
  facts = await readFacts(SIZES.mini, { engine: 'sqlite', path })
})
afterAll(() => Promise.all([service.close(), ordinary.close()]))

/** Both stacks get the same calls in the same order, so that writes leave both with the same rows. */
async function answersOf({ method, path, headers, body }: Call) {
  const request = {
    method,
    url: path,
    headers: {
      ...headers,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      // Another client each time, so that no limit stands in the way.
      'x-forwarded-for': `10.0.${calls >> 8}.${calls++ & 255}`,
    },
    payload: body,
  }
  const [expected, answer] = [await service.inject(request), await ordinary.inject(request)]
  return { expected, answer }
}

const idsOf = (body: { data?: { id: number }[]; comments?: { id: number }[] }) =>
  (body.data ?? body.comments)?.map(({ id }) => id)

async function expectSame(call: Call): Promise<void> {
  const { expected, answer } = await answersOf(call)
  expect([call.path, answer.statusCode]).toEqual([call.path, expected.statusCode])
  expect(expected.statusCode).toBeLessThan(300)
  expect([call.path, idsOf(answer.json())]).toEqual([call.path, idsOf(expected.json())])
  const ratio = answer.body.length / expected.body.length
  expect(
    Math.abs(Math.log2(ratio)),
    `${call.path}: ${answer.body.length} of ${expected.body.length} bytes`,
  ).toBeLessThan(1)
}

describe('the ordinary stack', () => {
  it.each(ON_BOTH_STACKS.map((scenario) => [scenario.name, scenario] as const))(
    'answers "%s" like the service, with as many bytes',
    async (_, scenario) => {
      for (const call of scenario.calls(facts).slice(0, SAMPLES)) await expectSame(call)
    },
  )

  it('answers every kind of request of the mixed scenario like the service', async () => {
    for (const { make } of mixedKinds(createRandom(1), facts)) {
      for (let n = 0; n < SAMPLES; n++) await expectSame(make())
    }
  })

  it('answers the same recipe, field by field', async () => {
    const { expected, answer } = await answersOf({ method: 'GET', path: '/api/recipes/7' })
    expect(answer.json()).toEqual(expected.json())
  })

  it('counts a vote and a comment in the recipe as the service does', async () => {
    const authorization = `Bearer ${facts.tokens[3]}`
    const headers = { authorization }
    const vote = JSON.stringify({ vote: 'DOWN' })
    await expectSame({ method: 'POST', path: '/api/community-recipes/9/vote', headers, body: vote })
    await expectSame({
      method: 'POST',
      path: '/api/recipes/9/comments',
      headers,
      body: JSON.stringify({ body: 'Good' }),
    })
    const { expected, answer } = await answersOf({ method: 'GET', path: '/api/recipes/9' })
    const { upvotes, downvotes, commentCount } = expected.json()
    expect(answer.json()).toMatchObject({ upvotes, downvotes, commentCount })
  })

  it('refuses signed-in requests without a token', async () => {
    expect((await answersOf({ method: 'GET', path: '/api/auth/me' })).answer.statusCode).toBe(401)
  })
})
