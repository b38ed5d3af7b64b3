/** The input and output of the load generator. */

export interface Call {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  headers?: Record<string, string>
  body?: string
}

export interface Job {
  port: number
  /** The server's process, whose CPU time is read. */
  pid: number
  /** Sent in order; each connection starts at another index. */
  calls: readonly Call[]
  /** Makes every URL unique, so that no response is cached. */
  hasUniqueUrls: boolean
  /** Gives each call its own client address in `x-forwarded-for`, because of the limits per client. */
  hasOwnAddresses: boolean
  /** The expected status; `success` accepts any below 300, for mixed scenarios. */
  status: number | 'success'
  /** Calls per second, independent of response times; without it each connection sends as fast as it can. */
  rate?: number
  connections: number
  warmMs: number
  measureMs: number
}

export interface Result {
  /** Responses with the expected status within the measured time. */
  requests: number
  seconds: number
  /** Responses with another status, and broken connections. */
  errors: number
  p50Ms: number
  p99Ms: number
  /** The server's CPU time within the measured time; undefined where the system doesn't report it. */
  cpuUs: number | undefined
}
