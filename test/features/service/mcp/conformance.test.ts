import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type McpApp, startMcpApp } from './mcp-app.ts'

/** The official MCP conformance suite, run by its command line against this server over loopback. */
const SUITE = createRequire(import.meta.url).resolve('@modelcontextprotocol/conformance/dist/index.js')

interface Check {
  id: string
  status: 'SUCCESS' | 'FAILURE' | 'WARNING' | 'SKIPPED' | 'INFO'
  errorMessage?: string
}

/** Scenarios that apply to every server, each with the checks in it that need the reference server. */
const APPLICABLE: Record<string, Record<string, string[]>> = {
  '2025-11-25': {
    'server-initialize': [],
    ping: [],
    'tools-list': [],
  },
  '2026-07-28': {
    'server-stateless': [
      // These call diagnostic tools (test_missing_capability, test_streaming_elicitation, test_logging_tool).
      'sep-2575-server-rejects-undeclared-capability',
      'sep-2575-missing-capability-http-400',
      'sep-2575-http-server-no-independent-requests-on-stream',
      'sep-2575-server-no-log-without-loglevel',
    ],
    'tools-list': [],
    'server-sse-multiple-streams': [],
    'http-header-validation': [],
    'input-required-result-unsupported-methods': [],
    caching: [
      // Only tools/list and server/discover exist and can be cached.
      'sep-2549-prompts-list-caching-hints',
      'sep-2549-resources-list-caching-hints',
      'sep-2549-resources-templates-list-caching-hints',
    ],
  },
}

/** Why the other scenarios don't apply. A scenario of a newer suite must be added here or above. */
const NOT_APPLICABLE: [reason: string, scenarios: RegExp][] = [
  ['they call tools of the reference server, such as test_simple_text', /^tools-call-|^json-schema-2020-12$/],
  ['they want its resources and prompts', /^resources-|^sep-2164-|^prompts-|^completion-complete$/],
  ['they want it to log, to ask back or to send by itself', /^logging-|^elicitation-|^input-required-result-/],
  ['they are about sessions and resumed streams, and there are none', /^server-session-|^server-sse-/],
  ['they declare headers for arguments, and no tool here does', /^http-custom-header-/],
  ["they guard a server on a developer's machine; this one is public and open to every web page", /^dns-rebinding-/],
]

let mcp: McpApp
const results: Record<string, Map<string, Check[]>> = {}

beforeAll(async () => {
  mcp = await startMcpApp()
  for (const version of Object.keys(APPLICABLE)) results[version] = await runSuite(mcp.url, version)
}, 120_000)
afterAll(() => mcp.close())

describe.each(Object.entries(APPLICABLE))('official MCP conformance suite for %s', (version, scenarios) => {
  it.each(Object.entries(scenarios))('passes the scenario %s', (scenario, foreign) => {
    const checks = results[version]!.get(scenario)!
    expect(checks.some(({ status }) => status === 'SUCCESS')).toBe(true)
    const failed = checks.filter(({ status }) => status === 'FAILURE' || status === 'WARNING')
    expect(failed.filter(({ id }) => !foreign.includes(id))).toEqual([])
    expect(failed.map(({ id }) => id).sort()).toEqual([...foreign].sort())
  })

  it('contains only scenarios that are listed as applicable or not', () => {
    const others = [...results[version]!.keys()].filter((scenario) => !(scenario in scenarios))
    expect(others.length).toBeGreaterThan(10)
    for (const scenario of others) {
      const reason = NOT_APPLICABLE.find(([, pattern]) => pattern.test(scenario))
      expect(reason, scenario).toBeDefined()
    }
  })
})

async function runSuite(url: string, version: string): Promise<Map<string, Check[]>> {
  const output = join(inject('directory'), `conformance-${version}-${process.pid}`)
  const options = ['server', '--url', url, '--suite', 'all', '--spec-version', version, '--output-dir', output]
  // It exits with an error, since the scenarios that don't apply fail.
  await promisify(execFile)(process.execPath, [SUITE, ...options], { maxBuffer: 2 ** 26 }).catch(() => {})
  const checks = new Map<string, Check[]>()
  for (const directory of await readdir(output)) {
    const scenario = /^server-(.+)-\d{4}-\d\d-\d\dT/.exec(directory)![1]!
    checks.set(scenario, JSON.parse(await readFile(join(output, directory, 'checks.json'), 'utf8')))
  }
  return checks
}
