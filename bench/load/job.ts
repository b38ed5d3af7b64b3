/** What the load generator is asked to do, and what it found. */

export interface Call {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  headers?: Record<string, string>
  body?: string
}

export interface Job {
  port: number
  /** The server's process, whose processor time is read. */
  pid: number
  /** Called in turn, each connection from another place on. */
  calls: readonly Call[]
  /** Makes every address another one, so that no cache has it. */
  isFresh: boolean
  /** Each call comes from a client address of its own, as a proxy would tell it. */
  hasOwnAddresses: boolean
  /** What every answer must have; for a mixture any success will do. */
  status: number | 'success'
  /** Calls in a second, however long answers take; without it each connection asks again at once. */
  rate?: number
  connections: number
  warmMs: number
  measureMs: number
}

export interface Result {
  /** Right answers within the measured time. */
  requests: number
  seconds: number
  /** Answers of another status, and connections that broke. */
  errors: number
  p50Ms: number
  p99Ms: number
  /** The server's processor time within the measured time; undefined where the system doesn't tell. */
  cpuUs: number | undefined
}
