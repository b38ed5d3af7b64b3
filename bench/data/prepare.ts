/** Creates this version's schema and catalog in a database. */
import type { DatabaseConfig } from '../../src/config.ts'
import { migrate } from '../../src/db/migrate.ts'
import { openDatabase } from '../../src/db/open.ts'
import { type Catalog, openCatalog } from '../../src/features/equipment/catalog/catalog.ts'
import { readCatalogFiles } from '../../src/features/equipment/catalog/files.ts'
import { loadCatalog } from '../../src/features/equipment/catalog/load.ts'

/** Also migrates a database that was filled by an earlier version. */
export async function prepareSchema(config: DatabaseConfig): Promise<Catalog> {
  const db = openDatabase(config)
  try {
    await migrate(db)
    const files = await readCatalogFiles()
    await loadCatalog(db, files)
    return await openCatalog(db, files.methods)
  } finally {
    await db.destroy()
  }
}
