/** A file system of a few megabytes that can be filled up; only root can mount one. */
import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Some containers don't allow mounting even for root. */
export const canMount = process.getuid?.() === 0 && tryToMount()

export class SmallDisk {
  readonly path: string
  readonly #filler: string

  /** Unmounted after the test. */
  constructor(megabytes: number) {
    this.path = mkdtempSync(join(tmpdir(), 'brewprint-disk-'))
    this.#filler = join(this.path, 'filler')
    mount(this.path, megabytes)
    onTestFinished(() => unmount(this.path))
  }

  /** Fills the disk to the last byte. */
  fill(): void {
    const file = openSync(this.#filler, 'a')
    try {
      for (let size = 2 ** 20; size >= 1; size = Math.floor(size / 2)) {
        const bytes = Buffer.alloc(size)
        while (hasRoomFor(file, bytes));
      }
    } finally {
      closeSync(file)
    }
  }

  makeRoom(): void {
    rmSync(this.#filler)
  }
}

function hasRoomFor(file: number, bytes: Buffer): boolean {
  try {
    return writeSync(file, bytes) === bytes.length
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return false
    throw error
  }
}

function mount(path: string, megabytes: number): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', path], { stdio: 'pipe' })
}

function unmount(path: string): void {
  execFileSync('umount', [path], { stdio: 'pipe' })
  rmSync(path, { recursive: true })
}

function tryToMount(): boolean {
  const path = mkdtempSync(join(tmpdir(), 'brewprint-disk-'))
  try {
    mount(path, 1)
    unmount(path)
    return true
  } catch {
    rmSync(path, { recursive: true, force: true })
    return false
  }
}
