/** Migrates the given database as a node does on start, and prints the names of the migrations that it applied. */
import { migrate } from '#src/db/migrate.ts'
import { openDatabase } from '#src/db/open.ts'

const db = openDatabase(JSON.parse(process.argv[2]!))
process.stdout.write(JSON.stringify(await migrate(db)))
await db.destroy()
