/** bench/RESULTS.md: the figures of the last whole run, with the machine that they were taken on. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { arch, cpus, release, totalmem, type } from 'node:os'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { type EngineResults, faultsOf, megabytes, tableOf } from './report.ts'

const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url))
const PAGE = fileOf('RESULTS.md')

export function writeResults(engines: readonly EngineResults[]): string {
  const parts = [head(), ...engines.map(sectionOf), limits()]
  writeFileSync(PAGE, `${parts.join('\n\n')}\n`)
  return 'bench/RESULTS.md'
}

function head(): string {
  const [cpu] = cpus()
  const { dependencies } = JSON.parse(readFileSync(fileOf('../package.json'), 'utf8'))
  const widget = gzipSync(readFileSync(fileOf('../dist/widget/widget.js'))).length
  return `# Results

Written by \`npm run bench\`; how it measures is in [README.md](README.md). Ratios count: the machine is what it is.

- ${new Date().toISOString().slice(0, 10)}, ${type()} ${release()} ${arch()}, ${cpus().length} cores${cpu?.model ? ` (${cpu.model})` : ''}, ${Math.round(totalmem() / 2 ** 30)} GiB
- Node ${process.versions.node}, Fastify ${dependencies.fastify}, Kysely ${dependencies.kysely}
- Widget script: ${(widget / 1024).toFixed(1)} KB gzipped, of 8`
}

function sectionOf(results: EngineResults): string {
  const { engine, version, sizes, starts, memory } = results
  const lines = sizes.map(
    (size) =>
      `- ${size}: started in ${Math.round(starts[size]!)} ms; ${megabytes(memory[size]!.now)} after the whole run, at most ${megabytes(memory[size]!.peak)}`,
  )
  const faults = faultsOf(results)
  const verdict =
    faults.length === 0
      ? 'Every target is reached.'
      : `Not reached:\n\n${faults.map((fault) => `- ${fault}`).join('\n')}`
  return `## ${engine} ${version}\n\n${lines.join('\n')}\n\n${verdict}\n\n${tableOf(results)}`
}

const LIMITS_TITLE = '## What limits it'

/** What is known of the reasons is written by hand, and stays. */
function limits(): string {
  const page = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : ''
  const start = page.indexOf(LIMITS_TITLE)
  return start < 0 ? `${LIMITS_TITLE}\n` : page.slice(start).trim()
}
