/** Pins the server to one CPU core and the load generators to another, so that they don't compete. */
import { spawnSync } from 'node:child_process'

const CORES = { server: '0', load: '1' } as const
export type Role = keyof typeof CORES

/** False without `taskset` (util-linux) or with only one core. */
export const isPinned = Object.values(CORES).every(
  (core) => spawnSync('taskset', ['-c', core, 'true'], { stdio: 'ignore' }).status === 0,
)

/** The prefix of a command that pins it; the process id stays the command's. */
export const pinTo = (role: Role): string[] => (isPinned ? ['taskset', '-c', CORES[role]] : [])
