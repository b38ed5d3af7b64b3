/** Writes bench/RESULTS.md: the results of the last complete run, and the machine it ran on. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { arch, cpus, release, totalmem, type } from 'node:os'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { isPinned } from './load/cores.ts'
import { missedTargets } from './missed-targets.ts'
import { sectionsOf } from './report.ts'
import type { EngineResults } from './results.ts'
import { megabytes } from './table.ts'

const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

export const PINNING = isPinned
  ? 'The server has one core, the load generator another.'
  : 'Nothing is pinned to a core: the system has one core, or no `taskset`.'

export function writeResults(engines: readonly EngineResults[]): string {
  writeFileSync(fileOf('RESULTS.md'), `${[head(), ...engines.map(engineSection)].join('\n\n')}\n`)
  return 'bench/RESULTS.md'
}

function head(): string {
  const [cpu] = cpus()
  const { dependencies } = JSON.parse(readFileSync(fileOf('../package.json'), 'utf8'))
  return `# Results

Written by \`npm run bench\`, all of it; how it measures is in [README.md](README.md).

- ${new Date().toISOString().slice(0, 10)}, ${type()} ${release()} ${arch()}, ${cpus().length} cores${cpu?.model ? ` (${cpu.model})` : ''}, ${Math.round(totalmem() / 2 ** 30)} GiB
- Node ${process.versions.node}, Fastify ${dependencies.fastify}, Kysely ${dependencies.kysely}
- The service runs as in production, with logs and metrics. ${PINNING}${widgetSize()}

CPU µs is the server's processor time for one request, all its threads together: what else runs on the machine hardly moves
it. Requests per second and latencies are medians of rounds taken in turns; compare them within a row, not between runs.
✗ marks a target that was not reached.`
}

function widgetSize(): string {
  const path = fileOf('../dist/widget/widget.js')
  if (!existsSync(path)) return ''
  return `\n- Widget script: ${(gzipSync(readFileSync(path)).length / 1024).toFixed(1)} KB gzipped, of 10`
}

function engineSection(results: EngineResults): string {
  const { engine, version, sizes, starts, memory } = results
  const lines = sizes.map(
    (size) =>
      `- ${size}: started in ${Math.round(starts[size]!)} ms; ${megabytes(memory[size]!.now)} after the whole run, at most ${megabytes(memory[size]!.peak)}`,
  )
  const sections = sectionsOf(results).map(({ title, note, table }) => `### ${title}\n\n${note}\n\n${table}`)
  return [`## ${engine} ${version}`, lines.join('\n'), verdictOn(results), ...sections].join('\n\n')
}

export function verdictOn(results: EngineResults): string {
  const missed = missedTargets(results)
  if (missed.length === 0) return 'Every target is reached.'
  return `Not reached:\n\n${missed.map((target) => `- ${target}`).join('\n')}`
}
