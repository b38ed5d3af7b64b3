import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, inject, it } from 'vitest'
import { ConfigError, loadConfig } from '#src/config.ts'

describe('the generated session secret', () => {
  let dataDir: string
  let file: string
  beforeEach(() => {
    dataDir = join(inject('directory'), randomBytes(6).toString('hex'), 'data')
    file = join(dataDir, 'session-secret')
  })

  const secretOf = (env: Record<string, string> = {}) => loadConfig({ DATA_DIR: dataDir, ...env }).sessionSecrets[0]!

  it('is created once, stored, and readable only by its owner', () => {
    const secret = secretOf()
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
    expect(readFileSync(file, 'utf8')).toBe(secret)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(secretOf()).toBe(secret)
    expect(readdirSync(dataDir)).toEqual(['session-secret'])
  })

  it('differs between data directories', () => {
    const here = secretOf()
    expect(loadConfig({ DATA_DIR: `${dataDir}-2` }).sessionSecrets[0]).not.toBe(here)
  })

  it('is not created when SESSION_SECRET is set', () => {
    expect(secretOf({ SESSION_SECRET: 'x'.repeat(32) })).toBe('x'.repeat(32))
    expect(() => statSync(dataDir)).toThrow('ENOENT')
  })

  it.each(['', 'short'])('throws when the file contains %j', (content) => {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, content)
    expect(() => secretOf()).toThrow(ConfigError)
    expect(() => secretOf()).toThrow(/^DATA_DIR .*session-secret that is too short; remove that file$/)
  })

  it('throws when the directory cannot be created', () => {
    mkdirSync(join(dataDir, '..'), { recursive: true })
    writeFileSync(dataDir, 'a file')
    expect(() => secretOf()).toThrow(ConfigError)
    expect(() => secretOf()).toThrow(/^DATA_DIR ".+" can't be used: E\w+: .+$/)
  })

  it('throws when the file cannot be read', () => {
    mkdirSync(file, { recursive: true })
    expect(() => secretOf()).toThrow(ConfigError)
    expect(() => secretOf()).toThrow(/^DATA_DIR ".+" can't be used: EISDIR/)
  })
})
