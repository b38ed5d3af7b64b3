import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'

const run = promisify(execFile)
const ROOT = new URL('../..', import.meta.url).pathname

/** The lines that a process logs when it runs this code. */
async function saidBy(code: string): Promise<string[]> {
  const script = `import { createLogger } from '#src/log.ts'
    const log = createLogger({ logLevel: 'info', production: false })
    ${code}`
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], { cwd: ROOT })
  return stdout.trimEnd().split('\n')
}

describe('createLogger outside production', () => {
  it('writes the last lines of a process that exits immediately', async () => {
    const said = await saidBy("log.info('one'); log.fatal('two'); process.exit()")
    expect(said).toHaveLength(2)
    expect(said[0]).toContain('one')
    expect(said[1]).toContain('two')
  })

  it('writes one line per call, in order', async () => {
    const turns = 'for (const n of [1, 2, 3]) { say(n, "a"); await null; say(n, "b"); await turn() }'
    const said = await saidBy(
      `const say = (...words) => log.info(words.join(''))
      const turn = () => new Promise((resolve) => setTimeout(resolve, 5))
      ${turns}`,
    )
    expect(said.map((line) => line.split(' ').at(-1))).toEqual(['1a', '1b', '2a', '2b', '3a', '3b'])
  })
})
