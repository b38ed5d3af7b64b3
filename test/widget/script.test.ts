import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'

const BUDGET_BYTES = 10 * 1024

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset

async function buildScript(config: string, mode = 'production'): Promise<Output[]> {
  const configFile = fileURLToPath(new URL(`../../widget/${config}`, import.meta.url))
  const built = (await build({ configFile, mode, build: { write: false } })) as Rolldown.RolldownOutput[]
  return built.flatMap(({ output }) => output)
}

const UNSAFE = /innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function|srcdoc|\.style\b/

describe('widget.js', () => {
  let chunks: Output[]
  let code: string
  beforeAll(async () => {
    chunks = await buildScript('vite.config.ts')
    code = (chunks[0] as Rolldown.OutputChunk).code
  })

  it('is a single file without imports', () => {
    expect(chunks.map(({ fileName }) => fileName)).toEqual(['widget.js'])
    expect((chunks[0] as Rolldown.OutputChunk).imports).toEqual([])
    // But for what it loads on demand, from where it came from.
    expect(code.match(/\bimport\s*\([^)]*\)/g)).toEqual([
      expect.stringMatching(/^import\(`\$\{\w+\}embed\/\$\{\w+\}\.js`\)$/),
    ])
    expect(code).not.toMatch(/\brequire\s*\(/)
  })

  it('is at most 10 KB gzipped', () => {
    expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(BUDGET_BYTES)
  })

  it('uses no API that turns text into markup, script or style', () => {
    expect(code).not.toMatch(UNSAFE)
    expect(code).not.toMatch(/createElement\(`style`\)/)
  })

  it('defines a single global', () => {
    expect(code).toMatch(/^\(function\(\)\{/)
    expect([...new Set(code.match(/window\.\w+/g))]).toEqual(['window.__serviceWidgetInit'])
  })
})

describe.each([
  ['steps', 'openSteps', 3 * 1024],
  ['grinder', 'attach', 6 * 1024],
])('%s.js', (name, exported, budget) => {
  let chunks: Output[]
  let code: string
  beforeAll(async () => {
    chunks = await buildScript('part.vite.config.ts', name)
    code = (chunks[0] as Rolldown.OutputChunk).code
  })

  it('is a small module without imports, and exports one function', () => {
    expect(chunks.map(({ fileName }) => fileName)).toEqual([`${name}.js`])
    expect((chunks[0] as Rolldown.OutputChunk).exports).toEqual([exported])
    expect(code).not.toMatch(/\bimport\b/)
    expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(budget)
  })

  it('uses no API that turns text into markup, script or style, and no global', () => {
    expect(code).not.toMatch(UNSAFE)
    expect(code).not.toMatch(/window\.\w+\s*=/)
  })
})
