import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#src/i18n/languages.ts'

const WEB = new URL('../../dist/web/', import.meta.url)
const BUDGET_BYTES = 135 * 1024

interface Chunk {
  file: string
  isEntry?: boolean
  imports?: string[]
  css?: string[]
}

const chunks: Record<string, Chunk> = JSON.parse(readFileSync(new URL('manifest-of-build.json', WEB), 'utf8'))

/** The chunk and all chunks that it imports statically. */
function withImports(name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen
  seen.add(name)
  for (const each of chunks[name]!.imports ?? []) withImports(each, seen)
  return seen
}

const zippedBytes = (file: string): number => gzipSync(readFileSync(new URL(file, WEB)), { level: 9 }).length

describe('first load of the web app', () => {
  const entries = Object.keys(chunks).filter((name) => chunks[name]!.isEntry)
  const scripts = [...withImports(entries[0]!)].map((name) => chunks[name]!.file)

  it('has one entry', () => {
    expect(entries).toEqual(['index.html'])
    expect(scripts.length).toBeGreaterThan(0)
  })

  it.each(Object.keys(LANGUAGES))('has at most 135 KB of gzipped script with the texts in language %s', (language) => {
    const texts = chunks[`../virtual:messages/${language}/start`]!.file
    const sizes = Object.fromEntries([...scripts, texts, 'theme.js'].map((file) => [file, zippedBytes(file)]))
    const total = Object.values(sizes).reduce((sum, size) => sum + size, 0)
    expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(BUDGET_BYTES)
  })

  it('has no development build of React', () => {
    for (const file of scripts)
      expect(readFileSync(new URL(file, WEB), 'utf8')).not.toContain('react-dom-client.development')
  })
})
