/** Copies the SQLite database while it is in use: a consistent snapshot, checked and synced before it gets its name. */
import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { flushDirectory, flushFile } from './durable-files.ts'
import { retryWhileLocked } from './locked-file.ts'

export function backUp(source: string, file: string): void {
  const target = resolve(file)
  if (existsSync(target)) throw new Error(`${target} exists already; a backup never replaces a file`)
  const draft = `${target}.part`
  rmSync(draft, { force: true })
  try {
    copy(source, draft)
    check(draft)
    flushFile(draft)
    renameSync(draft, target)
    flushDirectory(dirname(target))
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}

/**
 * Copies without blocking other requests, for a download: the copy is neither checked nor synced. `target` must not
 * exist.
 */
export async function copyInUse(source: string, target: string): Promise<void> {
  createPrivate(target)
  const db = new DatabaseSync(source, { readOnly: true, timeout: 0 })
  try {
    // A read transaction keeps the snapshot: without it, every commit would start the copy again from the beginning.
    db.exec('begin')
    await retryWhileLocked(() => db.prepare('select count(*) from sqlite_schema').get())
    await backup(db, target)
  } finally {
    db.close()
  }
}

/** Copies in one read transaction, which doesn't block writers and leaves out what they write in the meantime. */
function copy(source: string, draft: string): void {
  createPrivate(draft)
  const db = new DatabaseSync(source, { readOnly: true, timeout: 10_000 })
  try {
    db.prepare('vacuum into ?').run(draft)
  } finally {
    db.close()
  }
}

/** Creates a file that only its owner can read; SQLite itself would make it readable for everybody. */
const createPrivate = (path: string): void => closeSync(openSync(path, 'wx', 0o600))

function check(draft: string): void {
  const db = new DatabaseSync(draft, { readOnly: true })
  try {
    const { integrity_check: verdict } = db.prepare('pragma integrity_check').get() as { integrity_check: string }
    if (verdict !== 'ok') throw new Error(`The copy is not sound: ${verdict}`)
  } finally {
    db.close()
  }
}
