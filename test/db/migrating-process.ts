/** Migrates the database it is given, as a node does at its start, and prints which steps it did itself. */
import { migrate } from '#src/db/migrate.ts'
import { openDatabase } from '#src/db/open.ts'

const db = openDatabase(JSON.parse(process.argv[2]!))
process.stdout.write(JSON.stringify(await migrate(db)))
await db.destroy()
