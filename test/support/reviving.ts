/** A server that is killed and started again on the same data, as often as it takes. */
import { sql } from 'kysely'
import { expect } from 'vitest'
import { type Database, engineOf } from '#src/db/open.ts'
import { type EmptyDatabase, lookInto } from './engines.ts'
import { eventually } from './eventually.ts'
import { type OpenServer, startServer } from './server-process.ts'

/** Up at once and healthy, without anybody's help. */
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

/** A database server may still be at what a process asked that is gone: what it does with that is done afterwards. */
export async function untilForgotten(db: Database, killedAt: Date): Promise<void> {
  if (engineOf(db) === 'sqlite') return
  await eventually(async () => {
    const { rows } = await sql`select pid from pg_stat_activity
      where datname = current_database() and backend_start < ${killedAt} and pid <> pg_backend_pid()`.execute(db)
    expect(rows).toEqual([])
  })
}

/** Any will do, as long as it is in the catalog. */
export const findEquipment = (database: EmptyDatabase) =>
  lookInto(database, async (db) => {
    const grinder = db.selectFrom('grinders').select('id').where('slug', '=', 'comandante-c40-mk4')
    const machine = db.selectFrom('machines').select('id').where('slug', '=', 'hario-v60-02')
    return {
      grinderId: (await grinder.executeTakeFirstOrThrow()).id,
      machineId: (await machine.executeTakeFirstOrThrow()).id,
    }
  })
