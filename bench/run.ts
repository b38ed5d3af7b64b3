/** npm run bench: fills databases, measures the service against a bare server and writes down what came of it. */

import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { keptSqlite, workingCopy } from './data/keep.ts'
import { SIZES, type SizeName } from './data/sizes.ts'
import { startBareServer, startLoadGenerator, startService } from './load/processes.ts'
import { measure } from './measure.ts'
import { readFacts } from './work/facts.ts'
import { MCP } from './work/mcp.ts'
import { MEMBERS } from './work/members.ts'
import { COMPUTATIONS, FROM_MEMORY_READS, LISTS, READS_OF_ONE, SEARCHES, TASTED } from './work/reads.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    sizes: { type: 'string', default: 'small' },
    rounds: { type: 'string', default: '3' },
    ms: { type: 'string', default: '1000' },
  },
})
const say = (line: string) => process.stdout.write(`${line}\n`)

const subjects = []
for (const name of values.sizes!.split(',') as SizeName[]) {
  const dir = workingCopy(await keptSqlite(SIZES[name]), name)
  const service = await startService(dir)
  say(`${name}: started in ${Math.round(service.startMs)} ms, ${(service.memory().now / 1e6) | 0} MB`)
  subjects.push({
    name,
    service,
    facts: await readFacts(SIZES[name], { engine: 'sqlite', path: join(dir, 'brewprint.db') }, dir),
  })
}
const bare = await startBareServer()
const load = startLoadGenerator()
const all = [
  ...FROM_MEMORY_READS,
  ...READS_OF_ONE,
  ...LISTS,
  ...TASTED,
  ...SEARCHES,
  ...COMPUTATIONS,
  ...MCP,
  ...MEMBERS,
].filter((s) => !values.only || new RegExp(values.only).test(s.name))
for (const scenario of all) {
  const m = await measure(scenario, subjects, bare, load, {
    connections: 32,
    rounds: Number(values.rounds),
    warmMs: 600,
    measureMs: Number(values.ms),
  })
  const cells = subjects.map(({ name }) => {
    const f = m.of[name]!
    return `${f.perSecond | 0}/s p50 ${f.p50Ms.toFixed(2)} p99 ${f.p99Ms.toFixed(2)} ratio ${(f.perSecond / m.bare.perSecond).toFixed(3)}`
  })
  const g =
    subjects.length > 1
      ? `growth p50 ${(m.of[subjects[1]!.name]!.p50Ms / m.of[subjects[0]!.name]!.p50Ms).toFixed(2)} p99 ${(m.of[subjects[1]!.name]!.p99Ms / m.of[subjects[0]!.name]!.p99Ms).toFixed(2)}`
      : ''
  const ok =
    scenario.target === undefined
      ? ' '
      : subjects.every(({ name }) => m.of[name]!.perSecond / m.bare.perSecond >= scenario.target!)
        ? '✓'
        : '✗'
  say(
    `${ok} ${scenario.name.padEnd(42)} [${scenario.target ?? '-'}] bare ${m.bare.perSecond | 0} ${m.bytes}B err ${m.errors} | ${cells.join(' | ')} ${g}`,
  )
}
for (const { name, service } of subjects) {
  say(`${name}: ${(service.memory().now / 1e6) | 0} MB, at most ${(service.memory().peak / 1e6) | 0} MB`)
  await service.stop()
}
await bare.stop()
await load.stop()
