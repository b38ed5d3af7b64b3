import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearLocalStorage, readLocal, writeLocal } from '#web/state/local-storage.ts'

describe('readLocal and writeLocal', () => {
  let stored: Record<string, string>
  let isFull: boolean

  beforeEach(() => {
    isFull = false
    stored = {}
    const methods = {
      getItem: (name: string) => stored[name] ?? null,
      setItem: (name: string, text: string) => {
        if (isFull) throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
        stored[name] = text
      },
      removeItem: (name: string) => {
        delete stored[name]
      },
    }
    const fake = new Proxy(methods, { ownKeys: () => Object.keys(stored), getOwnPropertyDescriptor: () => LISTED })
    vi.stubGlobal('localStorage', fake)
  })
  afterEach(() => {
    clearLocalStorage([])
    vi.unstubAllGlobals()
  })

  it('keep a value while the storage is full, also over an older one', () => {
    writeLocal('theme', 'light')
    isFull = true
    writeLocal('theme', 'dark')
    writeLocal('timer', 'running')
    expect(readLocal('theme')).toBe('dark')
    expect(readLocal('timer')).toBe('running')
  })

  it('forget such a value when it is removed or can be stored again', () => {
    isFull = true
    writeLocal('theme', 'dark')
    writeLocal('timer', 'running')
    writeLocal('timer', null)
    expect(readLocal('timer')).toBeNull()
    isFull = false
    writeLocal('theme', 'light')
    expect(readLocal('theme')).toBe('light')
    expect(stored).toEqual({ 'brewprint.theme': 'light' })
  })

  it('keep such a value when everything but its key is cleared', () => {
    isFull = true
    writeLocal('theme', 'dark')
    writeLocal('timer', 'running')
    clearLocalStorage(['theme'])
    expect(readLocal('theme')).toBe('dark')
    expect(readLocal('timer')).toBeNull()
  })
})

const LISTED = { enumerable: true, configurable: true }
