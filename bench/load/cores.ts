/** Gives the server one processor core and the load generators another, so that neither takes time from the other. */
import { spawnSync } from 'node:child_process'

const CORES = { server: '0', load: '1' } as const
export type Role = keyof typeof CORES

/** False without `taskset` (util-linux) and where there is only one core. */
export const isPinned = Object.values(CORES).every(
  (core) => spawnSync('taskset', ['-c', core, 'true'], { stdio: 'ignore' }).status === 0,
)

/** What to put before a command, which then keeps its process id. */
export const pinTo = (role: Role): string[] => (isPinned ? ['taskset', '-c', CORES[role]] : [])
