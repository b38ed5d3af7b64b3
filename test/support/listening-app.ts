/** The real app on a real port, for tests that need a connection. */
import type { AddressInfo } from 'node:net'
import type { AppOptions } from '#src/app.ts'
import type { Config } from '#src/config.ts'
import { startTestApp, type TestApp } from './app.ts'

export interface ListeningApp extends TestApp {
  port: number
}

/** Timeouts of the server, shortened for tests. */
export interface Patience {
  headersTimeout?: number
  requestTimeout?: number
  connectionsCheckingInterval?: number
  /** Timeout of an idle connection. */
  idleMs?: number
}

export async function startListeningApp(
  config: Partial<Config> = {},
  { idleMs, ...patience }: Patience = {},
  options: AppOptions = {},
): Promise<ListeningApp> {
  const test = await startTestApp(config, options)
  Object.assign(test.app.server, patience)
  if (idleMs !== undefined) test.app.server.setTimeout(idleMs)
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  return { ...test, port: (test.app.server.address() as AddressInfo).port }
}
