/** Creates a separate database for each test: migrated and with the catalog, or empty. */
import { randomBytes } from 'node:crypto'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import type { DatabaseConfig } from '#src/config.ts'
import { type Database, openDatabase } from '#src/db/open.ts'
import { administer, databaseUrl } from './template-database.ts'

export const onPostgres = inject('postgresUrl') !== undefined

/** Longer timeouts than those of the service, for busy machines. */
const PATIENT = 'statement_timeout=120000&connect_timeout=120'

export interface TestDatabase {
  config: DatabaseConfig
  drop(): Promise<void>
}

export async function createTestDatabase(from: 'template' | 'empty' = 'template'): Promise<TestDatabase> {
  const name = `brewprint_test_${randomBytes(6).toString('hex')}`
  const server = inject('postgresUrl')
  if (server) {
    const source = from === 'template' ? inject('template') : 'template0'
    await administer(server, `create database ${name} template ${source}`)
    return {
      config: { engine: 'postgres', url: `${databaseUrl(server, name)}?${PATIENT}` },
      drop: () => administer(server, `drop database if exists ${name} with (force)`),
    }
  }
  const path = join(inject('directory'), `${name}.db`)
  if (from === 'template') await copyFile(inject('template'), path)
  return { config: { engine: 'sqlite', path }, drop: async () => {} }
}

/** Opens a database that is dropped after the test. */
export async function openTestDatabase(from: 'template' | 'empty' = 'template'): Promise<Database> {
  const database = await createTestDatabase(from)
  const db = openDatabase(database.config)
  onTestFinished(async () => {
    await db.destroy()
    await database.drop()
  })
  return db
}
