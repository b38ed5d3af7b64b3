/** Loads the shipped catalog into the given database, as the server does at startup. */
import { openDatabase } from '#src/db/open.ts'
import { readCatalogFiles } from '#src/features/equipment/catalog/files.ts'
import { loadCatalog } from '#src/features/equipment/catalog/load.ts'

const db = openDatabase(JSON.parse(process.argv[2]!))
await loadCatalog(db, await readCatalogFiles())
await db.destroy()
