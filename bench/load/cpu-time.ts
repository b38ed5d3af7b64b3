/** How much processor time a process has used so far, all its threads together. */
import { readFileSync } from 'node:fs'

/** The unit of the kernel's figures, the same on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100

/** In microseconds, user and system; undefined where the system has no /proc. */
export function cpuTimeUs(pid: number): number | undefined {
  try {
    return parseCpuTime(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return undefined
  }
}

/** `utime` and `stime` are fields 14 and 15; the second, the name in parentheses, may hold spaces. */
export function parseCpuTime(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11]) + Number(fields[12])) * 1_000_000) / TICKS_PER_SECOND
}
