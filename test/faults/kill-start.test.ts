import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, it, onTestFailed } from 'vitest'
import { migrations } from '#src/db/migrations/index.ts'
import { createRandom } from '#src/features/service/demo/random.ts'
import { expectConsistent } from '#test/support/consistency.ts'
import { createEmptyDatabase, ENGINES, lookInto } from '#test/support/engines.ts'
import { kill, startHealthy } from '#test/support/reviving.ts'
import { spawnServer } from '#test/support/server-process.ts'

const IS_SHORT = process.env.FAULTS === 'short'
const KILLS = IS_SHORT ? 1 : 8
const seed = Number(process.env.FAULTS_SEED ?? randomInt(2 ** 31))
const members: unknown[] = JSON.parse(readFileSync(new URL('../../data/demo/members.json', import.meta.url), 'utf8'))

describe.each(ENGINES)('a server on %s that is killed repeatedly while it starts', (engine) => {
  it('finally starts with a complete schema, catalog and demo community', async () => {
    onTestFailed(() => void process.stderr.write(`Again with FAULTS_SEED=${seed}\n`))
    const random = createRandom(seed)
    const startMs = IS_SHORT ? 1000 : await timeOfStart(engine)
    const database = await createEmptyDatabase(engine)
    const env = { ...database.env, SEED_DEMO: 'true' }
    for (let i = 0; i < KILLS; i++) {
      const { process, exited } = spawnServer(env)
      await setTimeout(startMs * random.next())
      process.kill('SIGKILL')
      await exited
    }
    await startHealthy(env)
    await lookInto(database, async (db) => {
      const applied = await db.selectFrom('migrations').select('name').orderBy('name').execute()
      expect(applied).toEqual(migrations.map(({ name }) => ({ name })))
      expect(await db.selectFrom('users').select('id').execute()).toHaveLength(members.length)
      await expectConsistent(db)
    })
  })
})

/** How long a start on an empty database takes on this machine. */
async function timeOfStart(engine: (typeof ENGINES)[number]): Promise<number> {
  const { env } = await createEmptyDatabase(engine)
  const before = performance.now()
  await kill(await startHealthy({ ...env, SEED_DEMO: 'true' }))
  return performance.now() - before
}
