/** Reads the CPU time that all threads of a process have used so far. */
import { readdirSync, readFileSync } from 'node:fs'

/** In microseconds, user and system time; undefined on systems without /proc. */
export function cpuTimeUs(pid: number): number | undefined {
  return attempt(() => sumOfThreads(pid)) ?? attempt(() => parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8')))
}

/** Exact, but needs a kernel with scheduler statistics: the first number of each thread is its CPU time in ns. */
function sumOfThreads(pid: number): number {
  const directory = `/proc/${pid}/task`
  return readdirSync(directory)
    .map((thread) => Number(readFileSync(`${directory}/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1000)
    .reduce((sum, us) => sum + us, 0)
}

/** In steps of 10 ms. `utime` and `stime` are fields 14 and 15; the name in parentheses before may contain spaces. */
export function parseStat(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10_000
}

function attempt(read: () => number): number | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
