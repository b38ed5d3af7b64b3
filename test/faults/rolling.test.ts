import { setTimeout } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { expectConsistent } from '#test/support/consistency.ts'
import {
  exchange,
  expectEachWriteOnce,
  type Outcome,
  prepareForLoad,
  startLoad,
  succeeded,
} from '#test/support/steady-load.ts'
import { canRunNodes, type Node, SECRET, startTwoNodes } from '#test/support/two-nodes.ts'

const ROUNDS = process.env.FAULTS === 'short' ? 1 : 6
const LOOK_MS = 50

const health = async (url: string) => (await exchange(`${url}/api/health`, { method: 'GET' })).status

/** While it shuts down, a node answers 503 to health checks and 200 to other requests, until it refuses connections. */
async function watchLeaving({ url }: Node): Promise<void> {
  const told: number[] = []
  const answered: Awaited<ReturnType<typeof exchange>>[] = []
  while (told.at(-1) !== 0) {
    told.push(await health(url))
    answered.push(await exchange(`${url}/api/grinders`, { method: 'GET' }))
    await setTimeout(LOOK_MS)
  }
  expect(told).toContain(503)
  const answers = answered.filter(({ status }) => status !== 0)
  expect(answers.length).toBeGreaterThan(5)
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  expect(answers.at(-1)!.headers.connection).toBe('close')
}

/** Like an orchestrator, continues with the next node only when this one is healthy again. */
async function restart(node: Node): Promise<void> {
  node.server.process.kill('SIGTERM')
  await watchLeaving(node)
  expect(await node.server.exited).toBe(0)
  expect(node.server.stderr).toBe('')
  await node.start()
  expect(await health(node.url)).toBe(200)
}

describe.runIf(canRunNodes)('rolling restart of two nodes', () => {
  it('loses no request under load, and executes none twice', async () => {
    const { nodes, nginx, db } = await startTwoNodes()
    const load = startLoad({ url: nginx.url, clients: 12, ...(await prepareForLoad(db, SECRET)) })
    onTestFinished(async () => void (await load.stop()))
    const seen: number[] = []
    let isOver = false
    const watching = (async () => {
      while (!isOver) {
        seen.push(await health(nginx.url))
        await setTimeout(LOOK_MS)
      }
    })()

    await load.more(200, succeeded)
    for (let round = 0; round < ROUNDS; round++) {
      for (const node of nodes) {
        await restart(node)
        await load.more(200, succeeded)
      }
    }
    const outcomes = await load.stop()
    isOver = true
    await watching

    expect(outcomes.filter((outcome) => !succeeded(outcome))).toEqual([])
    expect(seen.filter((status) => status !== 200)).toEqual([])
    await expectEachWriteOnce(db, outcomes)
    await expectConsistent(db)
    const marks = outcomes.filter(({ kind }: Outcome) => kind === 'collection').length
    const rows = await db.selectFrom('collections').select('id').execute()
    expect(rows).toHaveLength(marks)
  })
})
