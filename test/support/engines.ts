/** Creates empty databases of either engine, for tests that run on both. */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import type { DatabaseConfig } from '#src/config.ts'
import { type Database, openDatabase } from '#src/db/open.ts'
import type { Engine } from '#src/db/values.ts'
import { administer, databaseUrl } from './template-database.ts'

/** SQLite, and PostgreSQL where the tests have one. */
export const ENGINES: readonly Engine[] = inject('postgresUrl') ? ['sqlite', 'postgres'] : ['sqlite']

export interface EmptyDatabase {
  engine: Engine
  config: DatabaseConfig
  /** The environment of a server process on this database, with its own data directory. */
  env: { DATABASE_URL: string; DATA_DIR: string }
}

/** The database is dropped after the test. */
export async function createEmptyDatabase(engine: Engine): Promise<EmptyDatabase> {
  const name = `brewprint_${randomBytes(6).toString('hex')}`
  const DATA_DIR = join(inject('directory'), name)
  if (engine === 'sqlite') {
    const path = join(DATA_DIR, 'brewprint.db')
    return { engine, config: { engine, path }, env: { DATABASE_URL: `sqlite:${path}`, DATA_DIR } }
  }
  const server = inject('postgresUrl')!
  await administer(server, `create database ${name} template template0`)
  onTestFinished(() => administer(server, `drop database if exists ${name} with (force)`))
  const url = databaseUrl(server, name)
  return { engine, config: { engine, url }, env: { DATABASE_URL: url, DATA_DIR } }
}

/** Opens a separate connection for the callback. */
export async function lookInto<T>({ config }: EmptyDatabase, look: (db: Database) => Promise<T>): Promise<T> {
  const db = openDatabase(config)
  try {
    return await look(db)
  } finally {
    await db.destroy()
  }
}
