import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, it, onTestFailed, onTestFinished } from 'vitest'
import { createRandom } from '#src/features/service/demo/random.ts'
import { expectConsistent } from '#test/support/consistency.ts'
import { createEmptyDatabase, ENGINES, lookInto } from '#test/support/engines.ts'
import { expectAllSent, startSlowPostOffice } from '#test/support/post-office.ts'
import { findEquipment, kill, startHealthy, waitForBackendsToExit } from '#test/support/reviving.ts'
import { WriteLoad } from '#test/support/write-load.ts'

const IS_SHORT = process.env.FAULTS === 'short'
const ROUNDS = IS_SHORT ? 3 : 20
const MAX_WRITES = IS_SHORT ? 150 : 400
const seed = Number(process.env.FAULTS_SEED ?? randomInt(2 ** 31))

describe.each(ENGINES)('a server on %s that is killed during writes', (engine) => {
  it(`loses no acknowledged write in ${ROUNDS} rounds, and needs no repair`, async () => {
    onTestFailed(() => void process.stderr.write(`Again with FAULTS_SEED=${seed}\n`))
    const random = createRandom(seed)
    const database = await createEmptyDatabase(engine)
    const smtp = await startSlowPostOffice()
    onTestFinished(() => smtp.close())
    const env = { ...database.env, SMTP_URL: smtp.url }
    const load = new WriteLoad(seed, { clients: IS_SHORT ? 6 : 10 })

    let unanswered = 0
    let server = await startHealthy(env)
    const equipment = await findEquipment(database)
    for (let round = 0; round < ROUNDS; round++) {
      load.start(server.url, equipment)
      await load.answered(random.between(20, MAX_WRITES))
      await setTimeout(random.next() * 20)
      await kill(server)
      const killedAt = new Date()
      await load.stop()
      unanswered += load.unanswered

      server = await startHealthy(env)
      await lookInto(database, async (db) => {
        await waitForBackendsToExit(db, killedAt)
        await load.expectKept(db)
        await expectConsistent(db)
      })
    }
    expect(load.answers).toBeGreaterThan(ROUNDS * 20)
    expect(unanswered, 'it was killed in the middle of something').toBeGreaterThan(0)
    await expectAllSent(database, smtp, { isTimeMoved: IS_SHORT })
  })
})
