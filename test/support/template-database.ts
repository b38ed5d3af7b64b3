/** Builds the web app, migrates one database and loads the catalog into it; every test app starts from a copy. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { ensureBuilt } from '#src/built.ts'
import type { DatabaseConfig } from '#src/config.ts'
import { migrate } from '#src/db/migrate.ts'
import { openDatabase } from '#src/db/open.ts'
import { readCatalogFiles } from '#src/features/equipment/catalog/files.ts'
import { loadCatalog } from '#src/features/equipment/catalog/load.ts'

declare module 'vitest' {
  interface ProvidedContext {
    directory: string
    template: string
    postgresUrl: string | undefined
    redisUrl: string | undefined
  }
}

/** A PostgreSQL whose user may create databases; without it, tests run on SQLite. */
const postgresUrl = process.env.TEST_DATABASE_URL
const redisUrl = process.env.TEST_REDIS_URL

export default async function setup({ provide }: TestProject) {
  await ensureBuilt(() => undefined)
  const directory = await mkdtemp(join(tmpdir(), 'brewprint-test-'))
  const template = postgresUrl ? `brewprint_template_${process.pid}` : join(directory, 'template.db')
  if (postgresUrl) await administer(postgresUrl, `create database ${template}`)
  await fill(
    postgresUrl
      ? { engine: 'postgres', url: databaseUrl(postgresUrl, template) }
      : { engine: 'sqlite', path: template },
  )
  provide('directory', directory)
  provide('template', template)
  provide('postgresUrl', postgresUrl)
  provide('redisUrl', redisUrl)
  return async () => {
    if (postgresUrl) await administer(postgresUrl, `drop database ${template} with (force)`)
    await rm(directory, { recursive: true, force: true })
  }
}

async function fill(config: DatabaseConfig): Promise<void> {
  const db = openDatabase(config)
  await migrate(db)
  await loadCatalog(db, await readCatalogFiles())
  await db.destroy()
}

export function databaseUrl(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

export async function administer(server: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
