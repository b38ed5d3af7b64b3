/** Kills a server and starts it again on the same data. */
import { sql } from 'kysely'
import { expect } from 'vitest'
import { type Database, engineOf } from '#src/db/open.ts'
import { type EmptyDatabase, lookInto } from './engines.ts'
import { eventually } from './eventually.ts'
import { type OpenServer, startServer } from './server-process.ts'

/** Starts a server and expects it to be healthy. */
export async function startHealthy(env: Record<string, string>): Promise<OpenServer> {
  const server = await startServer(env)
  await expectHealthy(server)
  return server
}

export async function expectHealthy({ url, stderr }: OpenServer): Promise<void> {
  const response = await fetch(`${url}/api/health`)
  expect(await response.json()).toMatchObject({ checks: { migrations: { status: 'healthy' } } })
  expect(response.status).toBe(200)
  expect(stderr).toBe('')
}

export async function kill(server: OpenServer): Promise<void> {
  server.process.kill('SIGKILL')
  expect(await server.exited).toBe('SIGKILL')
}

/** Waits until PostgreSQL has finished the statements of a killed process, which may take effect after the kill. */
export async function waitForBackendsToExit(db: Database, killedAt: Date): Promise<void> {
  if (engineOf(db) === 'sqlite') return
  await eventually(async () => {
    const { rows } = await sql`select pid from pg_stat_activity
      where datname = current_database() and backend_start < ${killedAt} and pid <> pg_backend_pid()`.execute(db)
    expect(rows).toEqual([])
  })
}

/** A grinder and a machine of the catalog. */
export const findEquipment = (database: EmptyDatabase) =>
  lookInto(database, async (db) => {
    const grinder = db.selectFrom('grinders').select('id').where('slug', '=', 'comandante-c40-mk4')
    const machine = db.selectFrom('machines').select('id').where('slug', '=', 'hario-v60-02')
    return {
      grinderId: (await grinder.executeTakeFirstOrThrow()).id,
      machineId: (await machine.executeTakeFirstOrThrow()).id,
    }
  })
