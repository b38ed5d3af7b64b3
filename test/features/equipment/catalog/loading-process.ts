/** Loads the shipped catalog into the database it is given, as a node does at its start. */
import { openDatabase } from '#src/db/open.ts'
import { readCatalogFiles } from '#src/features/equipment/catalog/files.ts'
import { loadCatalog } from '#src/features/equipment/catalog/load.ts'

const db = openDatabase(JSON.parse(process.argv[2]!))
await loadCatalog(db, await readCatalogFiles())
await db.destroy()
