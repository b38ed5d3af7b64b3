import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { WalFile, WalSync } from '#src/db/wal-sync.ts'

/** A WalSync whose flushes end when the test says so. */
function slowDisk() {
  const flushes: { finish(): void; fail(error: Error): void }[] = []
  const failures: Error[] = []
  const log = new WalSync(
    () =>
      new Promise<void>((resolve, reject) => {
        flushes.push({ finish: resolve, fail: reject })
      }),
    (error) => failures.push(error),
  )
  return { log, flushes, failures }
}

async function isPending(promise: Promise<unknown>): Promise<boolean> {
  await setImmediate()
  return (await Promise.race([promise.then(() => 'done'), Promise.resolve('pending')])) === 'pending'
}

describe('WalSync.flushed', () => {
  it('resolves only once the log is flushed', async () => {
    const { log, flushes } = slowDisk()
    const commit = log.flushed()
    expect(await isPending(commit)).toBe(true)
    flushes[0]!.finish()
    await commit
  })

  it('shares the next flush among all commits that arrive during a flush', async () => {
    const { log, flushes } = slowDisk()
    const first = log.flushed()
    const later = [log.flushed(), log.flushed(), log.flushed()]
    expect(flushes).toHaveLength(1)
    flushes[0]!.finish()
    await first
    // The first flush may have begun before these commits were written.
    expect(await isPending(later[0]!)).toBe(true)
    expect(flushes).toHaveLength(2)
    flushes[1]!.finish()
    await Promise.all(later)
    expect(flushes).toHaveLength(2)
  })

  it('rejects for good after a failed flush, which is reported once', async () => {
    const { log, flushes, failures } = slowDisk()
    const first = log.flushed()
    const second = log.flushed()
    flushes[0]!.fail(new Error('EIO'))
    await expect(first).rejects.toThrow('EIO')
    await expect(second).rejects.toThrow('EIO')
    await expect(log.flushed()).rejects.toThrow('EIO')
    expect(flushes).toHaveLength(1)
    expect(failures).toEqual([new Error('EIO')])
  })
})

describe('WalSync.idle', () => {
  it('resolves when the last flush has ended, whether it succeeded or failed', async () => {
    const { log, flushes } = slowDisk()
    await log.idle()
    const first = log.flushed()
    const idle = log.idle()
    const second = log.flushed()
    flushes[0]!.finish()
    await first
    expect(await isPending(idle)).toBe(true)
    flushes[1]!.fail(new Error('EIO'))
    await expect(second).rejects.toThrow('EIO')
    await idle
  })
})

describe('WalFile.flush', () => {
  it('flushes an existing file, and rejects for a missing one', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'brewprint-log-'))
    const path = join(directory, 'log')
    await writeFile(path, 'x')
    const file = new WalFile(path)
    await file.flush()
    await file.flush()
    await file.close()
    await expect(new WalFile(join(directory, 'none')).flush()).rejects.toThrow('ENOENT')
  })
})
