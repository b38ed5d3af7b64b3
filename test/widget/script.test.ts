import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'

const BUDGET_BYTES = 10 * 1024

describe('widget.js', () => {
  let chunks: (Rolldown.OutputChunk | Rolldown.OutputAsset)[]
  let code: string
  beforeAll(async () => {
    const configFile = fileURLToPath(new URL('../../widget/vite.config.ts', import.meta.url))
    const built = (await build({ configFile, build: { write: false } })) as Rolldown.RolldownOutput[]
    chunks = built.flatMap(({ output }) => output)
    code = (chunks[0] as Rolldown.OutputChunk).code
  })

  it('is a single file without imports', () => {
    expect(chunks.map(({ fileName }) => fileName)).toEqual(['widget.js'])
    expect((chunks[0] as Rolldown.OutputChunk).imports).toEqual([])
    expect(code).not.toMatch(/\bimport\s*\(|\brequire\s*\(/)
  })

  it('is at most 10 KB gzipped', () => {
    expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(BUDGET_BYTES)
  })

  it('uses no API that turns text into markup, script or style', () => {
    expect(code).not.toMatch(/innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function|srcdoc/)
    expect(code).not.toMatch(/\.style\b|createElement\(`style`\)/)
  })

  it('defines a single global', () => {
    expect(code).toMatch(/^\(function\(\)\{/)
    expect([...new Set(code.match(/window\.\w+/g))]).toEqual(['window.__serviceWidgetInit'])
  })
})
