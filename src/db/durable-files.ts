/** Syncs files and directories, so that they survive a power cut. */
import { closeSync, fsyncSync, openSync } from 'node:fs'

/** Opened for writing, since some systems only sync writable files. */
export const flushFile = (path: string): void => flush(path, 'r+')

/** Makes new file names in a directory durable; Windows does that by itself and can't sync a directory. */
export function flushDirectory(path: string): void {
  if (process.platform !== 'win32') flush(path, 'r')
}

function flush(path: string, mode: 'r' | 'r+'): void {
  const handle = openSync(path, mode)
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
