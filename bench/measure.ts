/** Runs a scenario on the service with each database and on the bare server, in turns, and takes medians. */
import type { BareAnswer } from './load/bare-server.ts'
import type { Call, Job, Result } from './load/job.ts'
import type { BareServer, LoadGenerator } from './load/processes.ts'
import type { Server } from './load/server.ts'
import { median } from './statistics.ts'
import type { Facts } from './work/facts.ts'
import type { Scenario } from './work/scenario.ts'

/** A server with one of the databases. */
export interface Subject {
  /** The name of the database size. */
  name: string
  dataDir: string
  server: Server
  facts: Facts
}

export interface Figures {
  perSecond: number
  p50Ms: number
  p99Ms: number
  /** The server's CPU time per request; undefined where the system doesn't report it. */
  cpuUs?: number
}

export interface Measured {
  scenario: Scenario
  bytes: number
  errors: number
  bare: Figures
  /** By subject name. */
  of: Record<string, Figures>
}

export interface Pace {
  connections: number
  rounds: number
  warmMs: number
  measureMs: number
}

const AGAIN_WARM_MS = 200

export async function measure(
  scenario: Scenario,
  subjects: readonly Subject[],
  bare: BareServer,
  load: LoadGenerator,
  pace: Pace,
): Promise<Measured> {
  const jobs = await Promise.all(subjects.map((subject) => jobFor(scenario, subject, pace)))
  const sample = await typicalAnswer(jobs[0]!)
  await bare.answer(sample)
  const bareJob = { ...jobs[0]!, port: bare.port, pid: bare.pid, hasUniqueUrls: false }
  const results = await takeTurns([...jobs, bareJob], load, pace)
  return {
    scenario,
    bytes: Buffer.from(sample.body, 'base64').length,
    errors: countErrors(results),
    bare: figuresOf(results.at(-1)!),
    of: Object.fromEntries(subjects.map(({ name }, i) => [name, figuresOf(results[i]!)])),
  }
}

/** Runs each job once in every round, so that other load on the machine affects all of them alike. */
export async function takeTurns(
  jobs: readonly (Job | ((round: number) => Job))[],
  load: LoadGenerator,
  pace: Pace,
): Promise<Result[][]> {
  const results: Result[][] = jobs.map(() => [])
  for (let round = 0; round < pace.rounds; round++) {
    for (const [i, job] of jobs.entries()) {
      results[i]!.push(
        await load.run({ ...(typeof job === 'function' ? job(round) : job), warmMs: warmMsOf(pace, round) }),
      )
    }
  }
  return results
}

/** Longer in the first round, in which V8 compiles the hot code. */
export const warmMsOf = ({ warmMs }: Pace, round: number): number =>
  round === 0 ? warmMs : Math.min(warmMs, AGAIN_WARM_MS)

export async function jobFor(scenario: Scenario, { server, facts }: Subject, pace: Pace): Promise<Job> {
  const calls = scenario.calls(facts)
  const job = {
    port: server.port,
    pid: server.pid,
    calls,
    hasUniqueUrls: scenario.hasUniqueUrls,
    hasOwnAddresses: scenario.isOnce || scenario.hasManyClients || false,
    status: scenario.status,
    connections: pace.connections,
    warmMs: pace.warmMs,
    measureMs: pace.measureMs,
  }
  if (!scenario.isConditional) return job
  return { ...job, calls: await Promise.all(calls.map((call) => withTag(server.port, call))) }
}

/** Returns the job with the n-th part of its calls, so that no round repeats the calls of another. */
export function callsOfRound(job: Job, n: number, parts: number): Job {
  const length = Math.floor(job.calls.length / parts)
  return { ...job, calls: job.calls.slice(n * length, (n + 1) * length) }
}

/** Adds `if-none-match` with the current ETag to a call. */
async function withTag(port: number, call: Call): Promise<Call> {
  const response = await fetchCall(port, call)
  return { ...call, headers: { ...call.headers, 'if-none-match': response.headers.get('etag') ?? '' } }
}

function fetchCall(port: number, { method, path, headers, body }: Call): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    body,
  })
}

const SAMPLES = 25
const CONTENT_HEADERS = ['content-type', 'cache-control', 'etag', 'last-modified', 'vary']

/** Fetches some calls and returns the response of median length, with its content headers. */
async function typicalAnswer({ port, calls, status }: Job): Promise<BareAnswer> {
  const answers: BareAnswer[] = []
  for (const call of calls.slice(0, SAMPLES)) {
    const response = await fetchCall(port, call)
    const bytes = Buffer.from(await response.arrayBuffer())
    if (status !== 'success' && response.status !== status)
      throw new Error(`${call.path} answered ${response.status}: ${bytes}`)
    const headers: Record<string, string> = {}
    for (const name of CONTENT_HEADERS) {
      const value = response.headers.get(name)
      if (value !== null) headers[name] = value
    }
    if (status !== 304) headers['content-length'] = String(bytes.length)
    answers.push({ status: response.status, headers, body: bytes.toString('base64') })
  }
  return answers.sort((a, b) => a.body.length - b.body.length)[answers.length >> 1]!
}

export function figuresOf(results: readonly Result[]): Figures {
  return {
    perSecond: median(results.map(({ requests, seconds }) => requests / seconds)),
    p50Ms: median(results.map(({ p50Ms }) => p50Ms)),
    p99Ms: median(results.map(({ p99Ms }) => p99Ms)),
    cpuUs: cpuPerRequest(results),
  }
}

/** Averages over all rounds, since some systems count CPU time in steps of 10 ms. */
export function cpuPerRequest(results: readonly Result[]): number | undefined {
  const requests = results.reduce((sum, result) => sum + result.requests, 0)
  const cpuUs = results.reduce((sum, result) => sum + (result.cpuUs ?? Number.NaN), 0)
  return requests > 0 && Number.isFinite(cpuUs) ? cpuUs / requests : undefined
}

export const countErrors = (results: readonly (readonly Result[])[]): number =>
  results.flat().reduce((sum, { errors }) => sum + errors, 0)
