/** Copies the SQLite database while it is in use: a consistent snapshot, checked and synced before it gets its name. */
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'

export function backUp(source: string, file: string): void {
  const target = resolve(file)
  if (existsSync(target)) throw new Error(`${target} exists already; a backup never replaces a file`)
  const draft = `${target}.part`
  rmSync(draft, { force: true })
  try {
    copy(source, draft)
    check(draft)
    flush(draft)
    renameSync(draft, target)
    flush(dirname(target))
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}

/** The same without blocking other requests; `target` must not exist. Only the owner can read the copy. */
export async function copyInUse(source: string, target: string): Promise<void> {
  closeSync(openSync(target, 'wx', 0o600))
  const db = new DatabaseSync(source, { readOnly: true, timeout: 10_000 })
  try {
    await backup(db, target)
  } finally {
    db.close()
  }
}

/** Copies in one read transaction, which doesn't block writers and leaves out what they write meanwhile. */
function copy(source: string, draft: string): void {
  const db = new DatabaseSync(source, { readOnly: true, timeout: 10_000 })
  try {
    db.prepare('vacuum into ?').run(draft)
  } finally {
    db.close()
  }
}

function check(draft: string): void {
  const db = new DatabaseSync(draft, { readOnly: true })
  try {
    const { integrity_check: verdict } = db.prepare('pragma integrity_check').get() as { integrity_check: string }
    if (verdict !== 'ok') throw new Error(`The copy is not sound: ${verdict}`)
  } finally {
    db.close()
  }
}

function flush(path: string): void {
  const handle = openSync(path, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
