/** Empty databases of either engine, for tests that go through both in one run. */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import type { DatabaseConfig } from '#src/config.ts'
import { type Database, openDatabase } from '#src/db/open.ts'
import type { Engine } from '#src/db/values.ts'
import { administer, databaseUrl } from './template-database.ts'

/** SQLite always, PostgreSQL where there is one. */
export const ENGINES: readonly Engine[] = inject('postgresUrl') ? ['sqlite', 'postgres'] : ['sqlite']

export interface EmptyDatabase {
  engine: Engine
  config: DatabaseConfig
  /** For a server process that is to use it, with a data directory of its own. */
  env: { DATABASE_URL: string; DATA_DIR: string }
}

/** Goes with the test. */
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

/** A look at it from outside. */
export async function lookInto<T>({ config }: EmptyDatabase, look: (db: Database) => Promise<T>): Promise<T> {
  const db = openDatabase(config)
  try {
    return await look(db)
  } finally {
    await db.destroy()
  }
}
