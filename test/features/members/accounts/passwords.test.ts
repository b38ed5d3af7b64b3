import { fdatasync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { hashPassword, isOutdatedHash, verifyPassword } from '#src/features/members/accounts/passwords.ts'

describe('hashPassword', () => {
  it('leaves threads for disk writes while twenty passwords are hashed', async () => {
    await using file = await open(join(tmpdir(), `brewprint-flush-${process.pid}`), 'w')
    let hashed = 0
    const hashes = Array.from({ length: 20 }, async () => {
      await hashPassword('correct horse battery')
      hashed++
    })
    await promisify(fdatasync)(file.fd)
    const hashedBeforeTheFlush = hashed
    await Promise.all(hashes)
    expect(hashedBeforeTheFlush).toBeLessThan(16)
  })

  it('returns hashes that verify at any cost', async () => {
    const cheap = await hashPassword('correct horse battery', { memory: 8 * 1024, passes: 1, parallelism: 1 })
    expect(await verifyPassword('correct horse battery', cheap)).toBe(true)
    expect(await verifyPassword('correct horse batteri', cheap)).toBe(false)
    expect(isOutdatedHash(cheap)).toBe(true)
    expect(isOutdatedHash(await hashPassword('correct horse battery'))).toBe(false)
  })
})
